// A client of WebSockets with OpenSSL alone, which shows the cost of TLS and frame heads. It creates
// no strings, checks no UTF-8, and executes the benchmark's commands, one per line:
//
//   WebSocketCClient PORT CERTIFICATE
//
//   receive CONNECTIONS COUNT    receives texts on each connection
//   echo COUNT                   sends and receives texts, one after the other

#include "client.h"
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { most_connections = 1000, text_size = 200 };

struct order {
  long long began;
  clock_t began_processor;
  long memory;
  long latency_count;
  long long *latencies;
};

void fail(const char *why) {
  fprintf(stderr, "error: the client in C: %s\n", why);
  exit(1);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// The resident memory in bytes.
static long resident(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static void begin(struct order *order) {
  order->began = now();
  order->began_processor = clock();
}

static void receive_on_all(struct web_socket **sockets, long connections, long count) {
  static struct pollfd polled[most_connections];
  for (long index = 0; index < connections; index++) {
    polled[index] = (struct pollfd){.fd = SSL_get_fd(sockets[index]->tls), .events = POLLIN};
  }
  for (long left = connections * count; left > 0;) {
    if (connections > 1 && poll(polled, connections, -1) < 0) fail("poll");
    for (long index = 0; index < connections; index++) {
      if (connections > 1 && !polled[index].revents) continue;
      do left -= receive_texts(sockets[index]);
      while (left > 0 && has_pending(sockets[index]));
    }
  }
}

static void receive(SSL_CTX *context, int port, long connections, long count, struct order *order) {
  static struct web_socket *sockets[most_connections];
  char text[64];
  if (connections > most_connections) fail("too many connections");
  long before = resident();
  for (long index = 0; index < connections; index++) sockets[index] = open_socket(context, port);
  order->memory = resident() - before;
  begin(order);
  int length = snprintf(text, sizeof text, "push %ld", count);
  for (long index = 0; index < connections; index++) send_text(sockets[index], text, length);
  receive_on_all(sockets, connections, count);
  for (long index = 0; index < connections; index++) close_socket(sockets[index]);
}

static void echo(SSL_CTX *context, int port, long count, struct order *order) {
  char text[text_size];
  memset(text, 'a', sizeof text);
  struct web_socket *socket = open_socket(context, port);
  order->latencies = calloc(order->latency_count = count, sizeof *order->latencies);
  begin(order);
  for (long index = 0; index < count; index++) {
    long long sent = now();
    send_text(socket, text, sizeof text);
    while (!receive_texts(socket)) {}
    order->latencies[index] = now() - sent;
  }
  close_socket(socket);
}

static void report(struct order *order) {
  double processor = (double)(clock() - order->began_processor) / CLOCKS_PER_SEC;
  printf("{\"seconds\":%f,\"processor\":%f", (now() - order->began) / 1e9, processor);
  if (order->latencies) {
    for (long index = 0; index < order->latency_count; index++) {
      printf(index ? ",%lld" : ",\"latencies\":[%lld", order->latencies[index]);
    }
    putchar(']');
  } else {
    printf(",\"memory\":%ld", order->memory);
  }
  puts("}");
  fflush(stdout);
  free(order->latencies);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 3) fail("usage: WebSocketCClient PORT CERTIFICATE");
  int port = atoi(arguments[1]);
  SSL_CTX *context = SSL_CTX_new(TLS_client_method());
  if (SSL_CTX_load_verify_locations(context, arguments[2], NULL) != 1) fail("no certificate");
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
  SSL_CTX_clear_mode(context, SSL_MODE_AUTO_RETRY);
  char line[128];
  while (fgets(line, sizeof line, stdin)) {
    struct order order = {0};
    long connections, count;
    if (sscanf(line, "receive %ld %ld", &connections, &count) == 2) {
      receive(context, port, connections, count, &order);
    } else if (sscanf(line, "echo %ld", &count) == 1) {
      echo(context, port, count, &order);
    } else {
      fail("no such order");
    }
    report(&order);
  }
}
