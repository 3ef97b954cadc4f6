// The libc and kernel pieces that Swift's Glibc module does not show.
//
// One convention for all functions: the result is not negative on success and `-errno` on failure, so that no caller reads
// `errno` after Swift code has run. Every descriptor made here is closed on exec. Calls that a signal interrupts are
// repeated.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

// The Swift runtime

/// The table with which a protocol's functions are called on a type; the runtime completes it where that is left to the
/// first use.
/// \param conformance the conformance record, which has no conditions.
/// \param type the metadata of the record's own type.
const void *_Nonnull platform_witness_table(const void *_Nonnull conformance, const void *_Nonnull type);

/// Makes an object by a Swift initialiser without arguments.
/// \param initializer the allocating initialiser, from the class's table of methods.
/// \param type the metadata of the object's class.
/// \returns the object, which the caller owns.
void *_Nonnull platform_make_object(const void *_Nonnull initializer, const void *_Nonnull type);

// Sockets

/// The process at the other end of a connected socket, as the kernel recorded it when the connection was made.
///
/// On a `socketpair` it is whoever made the pair, so it proves identity for connected sockets only.
struct platform_credentials {
    pid_t process;
    uid_t user;
    gid_t group;
};

/// Reads a socket's `SO_PEERCRED`.
int platform_peer_credentials(int descriptor, struct platform_credentials *_Nonnull credentials);

/// Makes two connected stream sockets.
int platform_socket_pair(int descriptors[_Nonnull 2]);

/// Makes a socket at a path and listens. A path of more than 107 bytes is `ENAMETOOLONG`.
/// \returns the listening descriptor.
int platform_listen(const char *_Nonnull path, int backlog);

/// Connects to the socket at a path, without waiting: `-EAGAIN` when the listener is too far behind.
/// \returns the connected descriptor.
int platform_connect(const char *_Nonnull path);

/// Waits for a connection.
/// \returns its descriptor; `-EINVAL` once the listening socket was shut down.
int platform_accept(int listener);

/// The most descriptors that cross with one message.
enum { PLATFORM_DESCRIPTORS_MAX = 16 };

/// Sends bytes, and descriptors with the first of them; without descriptors it is a plain send that raises no `SIGPIPE`.
/// \returns how many bytes were taken.
ssize_t platform_send(
    int socket, const void *_Nonnull bytes, size_t count, const int *_Nullable descriptors, size_t descriptor_count,
    bool waits);

/// Waits for bytes, and takes the descriptors that came with them.
/// \param descriptor_count room for descriptors on entry, their number on return.
/// \returns how many bytes came, 0 at the end of the stream; `-EMSGSIZE` when more descriptors came than there was room for
/// (all are closed then).
ssize_t platform_receive(
    int socket, void *_Nonnull bytes, size_t capacity, int *_Nullable descriptors, size_t *_Nullable descriptor_count);

// Processes

/// A program to start. It leads its own session, starts with default signals, and has no descriptor but those named here.
struct platform_program {
    const char *_Nonnull executable;
    /// The arguments, the program's own name first, ended by a null pointer.
    char *_Nullable const *_Nonnull arguments;
    /// `NAME=value` texts, ended by a null pointer.
    char *_Nullable const *_Nonnull environment;
    /// Null for the caller's own.
    const char *_Nullable working_directory;
    /// Becomes descriptor 3; -1 for none.
    int link;
    /// Becomes descriptor 1; -1 for the caller's own.
    int output;
    /// Becomes descriptor 2; -1 for the caller's own.
    int error_output;
};

/// Starts a program with `/dev/null` as its input.
/// \returns its process id.
pid_t platform_spawn(const struct platform_program *_Nonnull program);

/// A limit that a program has from its start; `resource` is one of `RLIMIT_…`. No limit is raised above the caller's own.
struct platform_limit {
    int resource;
    uint64_t soft, hard;
};

/// Starts a program as `platform_spawn` does, with limits, and bound to the calling thread: the kernel ends the program when
/// that thread ends. So it is for threads that live as long as their process.
/// \returns its process id.
pid_t platform_spawn_bound(
    const struct platform_program *_Nonnull program, const struct platform_limit *_Nullable limits, size_t limit_count);

/// Makes this process the parent of every descendant whose own parent has ended.
int platform_become_subreaper(void);

/// A descriptor that becomes readable when a process ends; unlike a process id it cannot come to mean another process.
int platform_open_process(pid_t process);

/// How a child ended.
struct platform_exit {
    /// Whether it has ended.
    bool has_ended;
    /// Whether a signal ended it; `status` is the signal then, otherwise the exit status.
    bool was_signalled;
    int status;
    /// The most memory that it, or a child it has waited for, had in use, in bytes.
    uint64_t peak_memory;
};

/// Collects a child that has ended.
/// \param waits whether to wait for its end.
int platform_wait(pid_t process, bool waits, struct platform_exit *_Nonnull result);

/// Lets what this program prints leave at once, also where its output is a file or a pipe and no line ends yet.
void platform_print_at_once(void);

/// Has all threads share one heap, for a program that hardly uses two at a time; before the first thread is started.
void platform_use_one_heap(void);

/// A descriptor that can be read from once `SIGTERM` has come, also when it came before anybody looked; the process no longer ends
/// by that signal. Returns -1 when there is none.
int platform_termination_descriptor(void);

struct termios;

/// Gives the terminal of the standard input this mode again whenever the process goes on after a stop, as a shell leaves it in its
/// own; NULL to undo. For one thread at a time.
void platform_keep_terminal_mode(const struct termios *_Nullable mode);

/// Lets the kernel send this process a signal when the thread that started it ends; 0 to undo.
int platform_set_parent_death_signal(int signal);

/// Sets the soft and hard limit of a process, 0 for this one; `resource` is one of `RLIMIT_…`.
int platform_set_limit(pid_t process, int resource, uint64_t soft, uint64_t hard);

/// Reads the limits of a process, 0 for this one.
int platform_get_limit(pid_t process, int resource, uint64_t *_Nonnull soft, uint64_t *_Nonnull hard);

// Files

/// Has the kernel copy the rest of a file, without its bytes passing through this process; file systems that can share it.
/// \returns how many bytes there were; `-EXDEV`, `-EINVAL`, `-EOPNOTSUPP` or `-ENOSYS` where only a copy by hand is possible.
int64_t platform_copy_file(int source, int target);

#ifdef __cplusplus
}
#endif
