#include "CPlatform.h"

#include <malloc.h>

void platform_use_one_heap(void) {
    mallopt(M_ARENA_MAX, 1);
}
