#include "CPlatform.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

static struct termios kept;

static void set_again(int number) {
    (void)number;
    int error = errno;
    tcsetattr(STDIN_FILENO, TCSANOW, &kept);
    errno = error;
}

void platform_keep_terminal_mode(const struct termios *mode) {
    if (mode == NULL) {
        signal(SIGCONT, SIG_DFL);
        return;
    }
    kept = *mode;
    signal(SIGCONT, set_again);
}
