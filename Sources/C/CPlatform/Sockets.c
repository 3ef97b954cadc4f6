#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int platform_peer_credentials(int descriptor, struct platform_credentials *credentials) {
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -errno;
    *credentials = (struct platform_credentials){.process = peer.pid, .user = peer.uid, .group = peer.gid};
    return 0;
}

int platform_socket_pair(int descriptors[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors) == 0 ? 0 : -errno;
}

/// Fills an address; the kernel wants the ending null byte inside its 108 bytes.
static int fill_address(struct sockaddr_un *address, const char *path) {
    size_t length = strlen(path);
    if (length >= sizeof address->sun_path) return -ENAMETOOLONG;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path, path, length + 1);
    return 0;
}

/// Closes a descriptor that could not be made ready, keeping the reason.
static int give_up(int descriptor) {
    int reason = errno;
    close(descriptor);
    return -reason;
}

int platform_listen(const char *path, int backlog) {
    struct sockaddr_un address;
    int result = fill_address(&address, path);
    if (result < 0) return result;
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return -errno;
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return give_up(descriptor);
    if (listen(descriptor, backlog) != 0) return give_up(descriptor);
    return descriptor;
}

int platform_connect(const char *path) {
    struct sockaddr_un address;
    int result = fill_address(&address, path);
    if (result < 0) return result;
    // A listener whose queue is full would make a waiting connect wait for ever.
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0) return -errno;
    if (connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return give_up(descriptor);
    if (fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) != 0) return give_up(descriptor);
    return descriptor;
}

int platform_accept(int listener) {
    int descriptor;
    do {
        descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    } while (descriptor < 0 && (errno == EINTR || errno == ECONNABORTED));
    return descriptor >= 0 ? descriptor : -errno;
}

/// Room for the descriptors of one message, aligned as the kernel wants it.
union control_buffer {
    char bytes[CMSG_SPACE(sizeof(int) * PLATFORM_DESCRIPTORS_MAX)];
    struct cmsghdr alignment;
};

ssize_t platform_send(
    int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count, bool waits) {
    if (descriptor_count > PLATFORM_DESCRIPTORS_MAX) return -EINVAL;
    struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    union control_buffer control;
    if (descriptor_count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
        memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
    } while (sent < 0 && errno == EINTR);
    return sent >= 0 ? sent : -errno;
}

/// Moves the descriptors of one control message to the caller's array, and closes those that find no room.
/// \returns whether all found room.
static bool take_descriptors(struct cmsghdr *header, int *descriptors, size_t room, size_t *taken) {
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    bool fits = true;
    for (size_t index = 0; index < count; index++) {
        int descriptor;
        memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
        if (*taken < room) {
            descriptors[(*taken)++] = descriptor;
        } else {
            close(descriptor);
            fits = false;
        }
    }
    return fits;
}

ssize_t platform_receive(
    int socket, void *bytes, size_t capacity, int *descriptors, size_t *descriptor_count) {
    struct iovec part = {.iov_base = bytes, .iov_len = capacity};
    union control_buffer control;
    bool wants_descriptors = descriptors != NULL && descriptor_count != NULL;
    // Without a control buffer the kernel itself drops descriptors that nobody asked for.
    struct msghdr message = {
        .msg_iov = &part,
        .msg_iovlen = 1,
        .msg_control = wants_descriptors ? control.bytes : NULL,
        .msg_controllen = wants_descriptors ? sizeof control.bytes : 0,
    };
    ssize_t received;
    do {
        received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    } while (received < 0 && errno == EINTR);
    if (received < 0) return -errno;
    if (!wants_descriptors) return received;

    size_t room = *descriptor_count, taken = 0;
    bool fits = (message.msg_flags & MSG_CTRUNC) == 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        fits = take_descriptors(header, descriptors, room, &taken) && fits;
    }
    if (!fits) {
        while (taken > 0) close(descriptors[--taken]);
    }
    *descriptor_count = taken;
    return fits ? received : -EMSGSIZE;
}
