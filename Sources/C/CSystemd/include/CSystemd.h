// What the daemon asks of systemd. Its library is loaded when it is there, so that neither its headers nor its package is
// needed to build or to run.

#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Asks logind for the `LockedHint` of the session that this process belongs to; waits for a second at most.
/// \returns 1 when it is locked, 0 when it is not, and `-errno` when nobody knows: no library, no bus, no session.
int systemd_session_is_locked(void);

#ifdef __cplusplus
}
#endif
