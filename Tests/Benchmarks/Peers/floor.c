/* The floor: libmicrohttpd answering every request with the same bytes, on two threads. floor FILE */
#include <microhttpd.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static struct MHD_Response *reply;

static enum MHD_Result answer(void *closure, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **state) {
  (void)closure, (void)url, (void)method, (void)version, (void)data;
  if (*state == NULL) {
    *state = &reply;
    return MHD_YES;
  }
  if (*size > 0) {
    *size = 0;
    return MHD_YES;
  }
  return MHD_queue_response(connection, MHD_HTTP_OK, reply);
}

int main(int count, char **words) {
  static char body[1 << 20];
  FILE *file = count > 1 ? fopen(words[1], "rb") : NULL;
  if (file == NULL) return 2;
  size_t length = fread(body, 1, sizeof body, file);
  fclose(file);
  reply = MHD_create_response_from_buffer(length, body, MHD_RESPMEM_PERSISTENT);
  MHD_add_response_header(reply, "Content-Type", "application/json");
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct MHD_Daemon *daemon =
      MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, &answer, NULL, MHD_OPTION_SOCK_ADDR,
                       (struct sockaddr *)&address, MHD_OPTION_THREAD_POOL_SIZE, 2u, MHD_OPTION_END);
  if (daemon == NULL) return 1;
  printf("{\"url\":\"http://127.0.0.1:%d/mcp\"}\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  sigset_t signals;
  int received;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  sigwait(&signals, &received);
  MHD_stop_daemon(daemon);
  return 0;
}
