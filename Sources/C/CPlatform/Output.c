#include "CPlatform.h"

#include <stdio.h>

void platform_print_at_once(void) {
    // What was kept back so far leaves in the order in which it was printed.
    fflush(stdout);
    setvbuf(stdout, NULL, _IONBF, 0);
}
