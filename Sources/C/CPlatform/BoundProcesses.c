#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// `posix_spawn` can neither set limits nor a parent-death signal, so these programs are forked. Between fork and exec only
// functions run that need no lock, because another thread may have held one.

/// The lowest number for the descriptor that reports a failure, above all that the program gets.
enum { REPORT_DESCRIPTOR = 10 };

static int take_signals_as_they_come(void) {
    struct sigaction usual = {.sa_handler = SIG_DFL};
    for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &usual, NULL);
    sigset_t none;
    sigemptyset(&none);
    return sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Makes a descriptor the one with a given number, and keeps it over the exec.
static int place(int descriptor, int number) {
    if (descriptor < 0) return 0;
    if (descriptor == number) return fcntl(descriptor, F_SETFD, 0);
    return dup2(descriptor, number);
}

static int place_descriptors(const struct platform_program *program) {
    int input = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (input < 0 || place(input, STDIN_FILENO) < 0) return -1;
    if (place(program->output, STDOUT_FILENO) < 0 || place(program->error_output, STDERR_FILENO) < 0) return -1;
    if (place(program->link, 3) < 0) return -1;
    // An old kernel does not know the flag; the daemon's own descriptors are closed on exec in any case.
    close_range(program->link >= 0 ? 4 : 3, ~0U, CLOSE_RANGE_CLOEXEC);
    return 0;
}

static int set_limits(const struct platform_limit *limits, size_t count) {
    for (size_t index = 0; index < count; index++) {
        struct rlimit limit = {.rlim_cur = limits[index].soft, .rlim_max = limits[index].hard};
        // A daemon that has less itself gives no more on.
        struct rlimit own;
        if (getrlimit(limits[index].resource, &own) != 0) return -1;
        if (limit.rlim_max > own.rlim_max) limit.rlim_max = own.rlim_max;
        if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
        if (setrlimit(limits[index].resource, &limit) != 0) return -1;
    }
    return 0;
}

/// Becomes the program; on failure writes the reason to `report` and ends.
static void become(
    const struct platform_program *program, const struct platform_limit *limits, size_t count, pid_t parent,
    int report) {
    bool is_ready = setsid() >= 0 && take_signals_as_they_come() == 0 && prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0
        && place_descriptors(program) == 0
        && (program->working_directory == NULL || chdir(program->working_directory) == 0)
        && set_limits(limits, count) == 0;
    // The parent may have ended before its death would have been heard of.
    if (is_ready && getppid() != parent) _exit(127);
    if (is_ready) execve(program->executable, program->arguments, program->environment);
    int reason = errno;
    ssize_t written = write(report, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

pid_t platform_spawn_bound(
    const struct platform_program *program, const struct platform_limit *limits, size_t limit_count) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
    int report = fcntl(ends[1], F_DUPFD_CLOEXEC, REPORT_DESCRIPTOR);
    int reason = report < 0 ? errno : 0;
    close(ends[1]);
    if (reason != 0) {
        close(ends[0]);
        return -reason;
    }
    pid_t parent = getpid();
    pid_t process = fork();
    if (process == 0) become(program, limits, limit_count, parent, report);
    reason = process < 0 ? errno : 0;
    close(report);
    if (process > 0) {
        ssize_t received;
        do {
            received = read(ends[0], &reason, sizeof reason);
        } while (received < 0 && errno == EINTR);
        if (received != sizeof reason) reason = 0;
        if (reason != 0) waitpid(process, NULL, 0);
    }
    close(ends[0]);
    return reason == 0 ? process : -reason;
}

int platform_become_subreaper(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 ? 0 : -errno; }
