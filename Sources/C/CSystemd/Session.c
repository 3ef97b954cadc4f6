#include "CSystemd.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sd_bus sd_bus;

/// The functions of `libsystemd` that are used, as its manual declares them.
static struct {
    int (*open_system)(sd_bus **bus);
    int (*set_timeout)(sd_bus *bus, uint64_t microseconds);
    int (*get_property)(
        sd_bus *bus, const char *destination, const char *path, const char *interface, const char *member, void *error,
        char type, void *value);
    sd_bus *(*close)(sd_bus *bus);
} library;

/// \returns whether the library is there with all of them; it stays loaded.
static int load(void) {
    void *handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return 0;
    *(void **)&library.open_system = dlsym(handle, "sd_bus_open_system");
    *(void **)&library.set_timeout = dlsym(handle, "sd_bus_set_method_call_timeout");
    *(void **)&library.get_property = dlsym(handle, "sd_bus_get_property_trivial");
    *(void **)&library.close = dlsym(handle, "sd_bus_flush_close_unref");
    return library.open_system && library.set_timeout && library.get_property && library.close;
}

int systemd_session_is_locked(void) {
    if (!load()) return -ENOSYS;
    sd_bus *bus = NULL;
    int result = library.open_system(&bus);
    if (result < 0) return result;
    library.set_timeout(bus, 1000000);
    int is_locked = 0;
    result = library.get_property(
        bus, "org.freedesktop.login1", "/org/freedesktop/login1/session/auto", "org.freedesktop.login1.Session",
        "LockedHint", NULL, 'b', &is_locked);
    library.close(bus);
    return result < 0 ? result : is_locked != 0;
}
