#include "CPlatform.h"

#include <stdio.h>

void platform_print_by_line(void) {
    // What was kept back so far leaves in the order in which it was printed.
    fflush(stdout);
    setvbuf(stdout, NULL, _IOLBF, 0);
}
