#include "CPlatform.h"

// The runtime exports this function, but the compiler lets no Swift code name it.
const void *swift_getWitnessTable(const void *conformance, const void *type, const void *const *arguments);

const void *platform_witness_table(const void *conformance, const void *type) {
    return swift_getWitnessTable(conformance, type, NULL);
}
