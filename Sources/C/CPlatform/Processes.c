#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Signals that a daemon may ignore or block must not stay so in what it starts, and the child gets a session of its own.
static int fill_attributes(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawnattr_setsigmask(attributes, &none);
    if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
    if (error == 0) {
        error = posix_spawnattr_setflags(
            attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
    }
    return error;
}

/// The order matters: the outputs are copied before descriptor 3, which one of them may be, is overwritten.
static int fill_actions(posix_spawn_file_actions_t *actions, const struct platform_program *program) {
    int first_unused = program->link >= 0 ? 4 : 3;
    int error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (error == 0 && program->output >= 0) {
        error = posix_spawn_file_actions_adddup2(actions, program->output, STDOUT_FILENO);
    }
    if (error == 0 && program->error_output >= 0) {
        error = posix_spawn_file_actions_adddup2(actions, program->error_output, STDERR_FILENO);
    }
    if (error == 0 && program->link >= 0) error = posix_spawn_file_actions_adddup2(actions, program->link, 3);
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, first_unused);
    if (error == 0 && program->working_directory != NULL) {
        error = posix_spawn_file_actions_addchdir_np(actions, program->working_directory);
    }
    return error;
}

/// Whether a descriptor would be overwritten by the actions before it is copied.
static bool is_standard(int descriptor) { return descriptor >= 0 && descriptor <= STDERR_FILENO; }

pid_t platform_spawn(const struct platform_program *program) {
    if (is_standard(program->link) || is_standard(program->output) || is_standard(program->error_output)) return -EINVAL;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    int error = posix_spawnattr_init(&attributes);
    if (error != 0) return -error;
    error = posix_spawn_file_actions_init(&actions);
    if (error != 0) {
        posix_spawnattr_destroy(&attributes);
        return -error;
    }
    pid_t process = 0;
    error = fill_attributes(&attributes);
    if (error == 0) error = fill_actions(&actions, program);
    if (error == 0) {
        error = posix_spawn(
            &process, program->executable, &actions, &attributes, program->arguments, program->environment);
    }
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error == 0 ? process : -error;
}

int platform_open_process(pid_t process) {
    long descriptor = syscall(SYS_pidfd_open, process, 0);
    return descriptor >= 0 ? (int)descriptor : -errno;
}

int platform_wait(pid_t process, bool waits, struct platform_exit *result) {
    siginfo_t information;
    memset(&information, 0, sizeof information);
    struct rusage usage;
    memset(&usage, 0, sizeof usage);
    // The C library's own function leaves out what the process has used.
    while (syscall(SYS_waitid, P_PID, process, &information, WEXITED | (waits ? 0 : WNOHANG), &usage) != 0) {
        if (errno != EINTR) return -errno;
    }
    result->has_ended = information.si_pid == process;
    result->was_signalled = result->has_ended && information.si_code != CLD_EXITED;
    result->status = result->has_ended ? information.si_status : 0;
    result->peak_memory = (uint64_t)usage.ru_maxrss << 10;
    return 0;
}

int platform_set_parent_death_signal(int signal) {
    return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0) == 0 ? 0 : -errno;
}

int platform_set_limit(pid_t process, int resource, uint64_t soft, uint64_t hard) {
    struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
    return prlimit(process, resource, &limit, NULL) == 0 ? 0 : -errno;
}

int platform_get_limit(pid_t process, int resource, uint64_t *soft, uint64_t *hard) {
    struct rlimit limit;
    if (prlimit(process, resource, NULL, &limit) != 0) return -errno;
    *soft = limit.rlim_cur;
    *hard = limit.rlim_max;
    return 0;
}
