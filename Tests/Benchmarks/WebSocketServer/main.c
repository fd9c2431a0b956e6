// The server of the benchmark: WebSockets over TLS on 127.0.0.1, with a thread for each.
//
//   WebSocketServer CERTIFICATE KEY
//
// It prints its port, and runs until it is killed. A client's first message selects the mode:
// `push COUNT` sends texts of 200 bytes, as fast as the client reads them; any other message is sent
// back, and so are all that follow.

#include "server.h"
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static SSL_CTX *context;

int complain(const char *what) {
  fprintf(stderr, "error: the benchmark's server: %s\n", what);
  return 0;
}

static void *serve_connection(void *argument) {
  int descriptor = (int)(long)argument, yes = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  SSL *client = SSL_new(context);
  if (SSL_set_fd(client, descriptor) && SSL_accept(client) == 1) serve(client);
  SSL_free(client);
  close(descriptor);
  return NULL;
}

static void *accept_connections(void *argument) {
  int listener = (int)(long)argument;
  for (;;) {
    int descriptor = accept(listener, NULL, NULL);
    if (descriptor < 0) continue;
    pthread_t thread;
    if (pthread_create(&thread, NULL, serve_connection, (void *)(long)descriptor)) close(descriptor);
    else pthread_detach(thread);
  }
}

static int listen_anywhere(struct sockaddr_in *address) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  socklen_t size = sizeof *address;
  address->sin_family = AF_INET;
  address->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(listener, (struct sockaddr *)address, size) || listen(listener, 256)) return -1;
  return getsockname(listener, (struct sockaddr *)address, &size) ? -1 : listener;
}

int main(int argument_count, char **arguments) {
  signal(SIGPIPE, SIG_IGN);
  context = SSL_CTX_new(TLS_server_method());
  if (argument_count != 3
      || SSL_CTX_use_certificate_file(context, arguments[1], SSL_FILETYPE_PEM) != 1
      || SSL_CTX_use_PrivateKey_file(context, arguments[2], SSL_FILETYPE_PEM) != 1) {
    complain("usage: WebSocketServer CERTIFICATE KEY");
    return 1;
  }
  struct sockaddr_in address = {0};
  int listener = listen_anywhere(&address);
  pthread_t thread;
  if (listener < 0 || pthread_create(&thread, NULL, accept_connections, (void *)(long)listener)) {
    complain("it can't listen");
    return 1;
  }
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  for (;;) pause();
}
