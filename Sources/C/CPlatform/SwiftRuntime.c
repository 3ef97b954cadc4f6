#include "CPlatform.h"

// The runtime exports this function, but the compiler lets no Swift code name it.
const void *swift_getWitnessTable(const void *conformance, const void *type, const void *const *arguments);

const void *platform_witness_table(const void *conformance, const void *type) {
    return swift_getWitnessTable(conformance, type, NULL);
}

// A Swift method gets its receiver, here the class, in a register of its own.
typedef __attribute__((swiftcall)) void *_Nonnull (*allocating_initializer)(
    __attribute__((swift_context)) const void *_Nonnull type);

void *platform_make_object(const void *initializer, const void *type) {
    return ((allocating_initializer)initializer)(type);
}
