#ifndef POCKETWORK_CSHIM_SOCKETS_H
#define POCKETWORK_CSHIM_SOCKETS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// All functions give -errno where they fail, because errno may have changed by the time Swift reads it.

/// A numeric address as text, NUL at its end.
typedef struct {
  char text[64];
} pw_address;

/// Listens on a numeric address; `port` 0 lets the system choose, and `port` holds the port in the end. The socket does
/// not block and closes on exec. In C because socket addresses are casts between structures of several sizes.
int pw_listen(const char *host, uint16_t *port);

/// Whether text is a numeric address of this machine alone (127.0.0.0/8 or ::1): 1 or 0; -EINVAL if it is no address.
int pw_is_loopback(const char *host);

/// Takes a connection that waits: not blocking, closed on exec, without Nagle's delay, never raising SIGPIPE.
/// accept4 needs _GNU_SOURCE, which Swift's importer does not set; SO_NOSIGPIPE is macOS' alone.
int pw_accept(int listener, pw_address *from);

/// send() that never raises SIGPIPE; the flag for that is Linux' alone.
ssize_t pw_send(int descriptor, const void *bytes, size_t count);

/// A pipe whose ends do not block and close on exec. pipe2 needs _GNU_SOURCE.
int pw_pipe(int ends[2]);

/// Lets the process open `count` files if its hard limit does; RLIMIT_NOFILE is of another type on each system.
void pw_allow_open_files(uint64_t count);

#ifdef __linux__
// Swift's Glibc module has neither sys/epoll.h nor sys/eventfd.h.

/// What happened to one descriptor; epoll_event itself is packed on some machines and not on others.
typedef struct {
  uint64_t token;
  uint32_t events;
} pw_event;

extern const uint32_t pw_epoll_readable, pw_epoll_writable, pw_epoll_departed, pw_epoll_failed;

int pw_epoll_create(void);
int pw_epoll_add(int epoll, int descriptor, uint32_t events, uint64_t token);
int pw_epoll_change(int epoll, int descriptor, uint32_t events, uint64_t token);
int pw_epoll_remove(int epoll, int descriptor);
/// At most 256 events at once; a negative timeout waits for ever.
int pw_epoll_wait(int epoll, pw_event *events, int capacity, int timeout_milliseconds);
/// A counter that wakes a poller up; it does not block and closes on exec.
int pw_eventfd(void);
#endif

#endif
