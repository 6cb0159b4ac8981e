#ifdef __linux__

#include "CShimSockets.h"

#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

const uint32_t pw_epoll_readable = EPOLLIN;
const uint32_t pw_epoll_writable = EPOLLOUT;
const uint32_t pw_epoll_departed = EPOLLRDHUP;
const uint32_t pw_epoll_failed = EPOLLERR | EPOLLHUP;

int pw_epoll_create(void) {
  int epoll = epoll_create1(EPOLL_CLOEXEC);
  return epoll < 0 ? -errno : epoll;
}

static int control(int epoll, int operation, int descriptor, uint32_t events, uint64_t token) {
  struct epoll_event event = {.events = events, .data.u64 = token};
  return epoll_ctl(epoll, operation, descriptor, &event) < 0 ? -errno : 0;
}

int pw_epoll_add(int epoll, int descriptor, uint32_t events, uint64_t token) {
  return control(epoll, EPOLL_CTL_ADD, descriptor, events, token);
}

int pw_epoll_change(int epoll, int descriptor, uint32_t events, uint64_t token) {
  return control(epoll, EPOLL_CTL_MOD, descriptor, events, token);
}

int pw_epoll_remove(int epoll, int descriptor) { return control(epoll, EPOLL_CTL_DEL, descriptor, 0, 0); }

int pw_epoll_wait(int epoll, pw_event *events, int capacity, int timeout_milliseconds) {
  struct epoll_event found[256];
  int count = epoll_wait(epoll, found, capacity < 256 ? capacity : 256, timeout_milliseconds);
  if (count < 0) return -errno;
  for (int index = 0; index < count; index++) {
    events[index].token = found[index].data.u64;
    events[index].events = found[index].events;
  }
  return count;
}

int pw_eventfd(void) {
  int counter = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  return counter < 0 ? -errno : counter;
}

#endif
