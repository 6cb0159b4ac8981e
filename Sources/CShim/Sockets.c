#include "CShimSockets.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef __linux__
static int prepare(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 || fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0) {
    int code = errno;
    close(descriptor);
    return -code;
  }
  return descriptor;
}
#endif

static int new_socket(int family) {
#ifdef __linux__
  int descriptor = socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  return descriptor < 0 ? -errno : descriptor;
#else
  int descriptor = socket(family, SOCK_STREAM, 0);
  return descriptor < 0 ? -errno : prepare(descriptor);
#endif
}

static int resolve(const char *host, uint16_t port, struct sockaddr_storage *address, socklen_t *length) {
  struct sockaddr_in *v4 = (struct sockaddr_in *)address;
  struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)address;
  memset(address, 0, sizeof *address);
  if (inet_pton(AF_INET, host, &v4->sin_addr) == 1) {
    v4->sin_family = AF_INET;
    v4->sin_port = htons(port);
    *length = sizeof *v4;
    return 0;
  }
  if (inet_pton(AF_INET6, host, &v6->sin6_addr) == 1) {
    v6->sin6_family = AF_INET6;
    v6->sin6_port = htons(port);
    *length = sizeof *v6;
    return 0;
  }
  return -EINVAL;
}

int pw_listen(const char *host, uint16_t *port) {
  struct sockaddr_storage address;
  socklen_t length;
  int code = resolve(host, *port, &address, &length);
  if (code < 0) return code;
  int listener = new_socket(address.ss_family);
  if (listener < 0) return listener;
  int yes = 1;
  // A port whose old connections still linger can be taken again; one with a listener cannot.
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (bind(listener, (struct sockaddr *)&address, length) < 0 || listen(listener, 512) < 0 ||
      getsockname(listener, (struct sockaddr *)&address, &length) < 0) {
    code = errno;
    close(listener);
    return -code;
  }
  *port = ntohs(address.ss_family == AF_INET ? ((struct sockaddr_in *)&address)->sin_port
                                             : ((struct sockaddr_in6 *)&address)->sin6_port);
  return listener;
}

int pw_is_loopback(const char *host) {
  struct sockaddr_storage address;
  socklen_t length;
  int code = resolve(host, 0, &address, &length);
  if (code < 0) return code;
  if (address.ss_family == AF_INET6) return IN6_IS_ADDR_LOOPBACK(&((struct sockaddr_in6 *)&address)->sin6_addr) ? 1 : 0;
  return ntohl(((struct sockaddr_in *)&address)->sin_addr.s_addr) >> 24 == 127;
}

int pw_accept(int listener, pw_address *from) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  memset(&address, 0, sizeof address);
#ifdef __linux__
  int descriptor = accept4(listener, (struct sockaddr *)&address, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (descriptor < 0) return -errno;
#else
  int descriptor = accept(listener, (struct sockaddr *)&address, &length);
  if (descriptor < 0) return -errno;
  descriptor = prepare(descriptor);
  if (descriptor < 0) return descriptor;
#endif
  int yes = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
#ifdef SO_NOSIGPIPE
  setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  const void *number = address.ss_family == AF_INET6 ? (void *)&((struct sockaddr_in6 *)&address)->sin6_addr
                                                     : (void *)&((struct sockaddr_in *)&address)->sin_addr;
  if (inet_ntop(address.ss_family, number, from->text, sizeof from->text) == NULL) strcpy(from->text, "unknown");
  return descriptor;
}

ssize_t pw_send(int descriptor, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  ssize_t sent = send(descriptor, bytes, count, MSG_NOSIGNAL);
#else
  ssize_t sent = send(descriptor, bytes, count, 0);
#endif
  return sent < 0 ? -errno : sent;
}

int pw_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_NONBLOCK | O_CLOEXEC) < 0 ? -errno : 0;
#else
  if (pipe(ends) < 0) return -errno;
  for (int end = 0; end < 2; end++) {
    int code = prepare(ends[end]);
    if (code < 0) {
      close(ends[1 - end]);
      return code;
    }
  }
  return 0;
#endif
}

void pw_allow_open_files(uint64_t count) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) < 0 || limit.rlim_cur >= count) return;
  limit.rlim_cur = limit.rlim_max < count ? limit.rlim_max : count;
  setrlimit(RLIMIT_NOFILE, &limit);
}
