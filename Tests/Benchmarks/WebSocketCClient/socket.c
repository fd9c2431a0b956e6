#include "client.h"
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <openssl/rand.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int connect_local(int port) {
  int yes = 1, descriptor = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address)) fail("it can't connect");
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return descriptor;
}

static void send_all(struct web_socket *socket, const void *bytes, size_t count) {
  size_t sent;
  if (!SSL_write_ex(socket->tls, bytes, count, &sent)) fail("the connection has ended");
}

static void read_more(struct web_socket *socket) {
  size_t more;
  if (socket->begin) {
    memmove(socket->bytes, socket->bytes + socket->begin, socket->end - socket->begin);
    socket->end -= socket->begin;
    socket->begin = 0;
  }
  unsigned char *rest = socket->bytes + socket->end;
  while (!SSL_read_ex(socket->tls, rest, sizeof socket->bytes - 1 - socket->end, &more)) {
    // A message of TLS itself, such as a session ticket.
    if (SSL_get_error(socket->tls, 0) != SSL_ERROR_WANT_READ) fail("the connection has ended");
  }
  socket->end += more;
}

struct web_socket *open_socket(SSL_CTX *context, int port) {
  static const char request[] =
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  struct web_socket *socket = calloc(1, sizeof *socket);
  if (!socket || !(socket->tls = SSL_new(context))) fail("no memory");
  SSL_set_tlsext_host_name(socket->tls, "localhost");
  SSL_set1_host(socket->tls, "localhost");
  if (!SSL_set_fd(socket->tls, connect_local(port)) || SSL_connect(socket->tls) != 1) {
    fail("the server's certificate isn't trusted");
  }
  send_all(socket, request, sizeof request - 1);
  char *end;
  do {
    read_more(socket);
    socket->bytes[socket->end] = 0;
    end = strstr((char *)socket->bytes, "\r\n\r\n");
  } while (!end);
  if (!strstr((char *)socket->bytes, " 101 ")) fail("the server opens no WebSocket");
  socket->begin = (unsigned char *)end + 4 - socket->bytes;
  return socket;
}

void close_socket(struct web_socket *socket) {
  int descriptor = SSL_get_fd(socket->tls);
  SSL_free(socket->tls);
  close(descriptor);
  free(socket);
}

void send_text(struct web_socket *socket, const char *text, size_t count) {
  unsigned char frame[8 + 65536], *mask;
  size_t header = 2;
  frame[0] = 0x81;
  frame[1] = 128 | (count < 126 ? count : 126);
  if (count >= 126) {
    frame[header++] = count >> 8;
    frame[header++] = count;
  }
  mask = frame + header;
  RAND_bytes(mask, 4);
  header += 4;
  for (size_t index = 0; index < count; index++) frame[header + index] = text[index] ^ mask[index % 4];
  send_all(socket, frame, header + count);
}

// The size of the first frame, or 0 if it is incomplete.
static size_t frame_size(struct web_socket *socket) {
  const unsigned char *frame = socket->bytes + socket->begin;
  size_t have = socket->end - socket->begin, size = 2;
  if (have < 2) return 0;
  if (frame[1] > 126) fail("the server sends no short frames");
  if (frame[1] == 126 && have < 4) return 0;
  size += frame[1] == 126 ? 2 + (frame[2] << 8 | frame[3]) : frame[1];
  return have < size ? 0 : size;
}

long receive_texts(struct web_socket *socket) {
  long count = 0;
  if (!frame_size(socket)) read_more(socket);
  for (size_t size; (size = frame_size(socket)); socket->begin += size) {
    count += socket->bytes[socket->begin] == 0x81;
  }
  return count;
}

int has_pending(struct web_socket *socket) {
  return frame_size(socket) || SSL_has_pending(socket->tls);
}
