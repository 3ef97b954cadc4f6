#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void note(int number) {
    (void)number;
    int error = errno;
    // A full pipe says it already.
    (void)!write(ends[1], "", 1);
    errno = error;
}

static void prepare(void) {
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGTERM, &action, NULL);
}

int platform_termination_descriptor(void) {
    pthread_once(&once, prepare);
    return ends[0];
}
