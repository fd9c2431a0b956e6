#define _GNU_SOURCE  // strcasestr
#include "server.h"
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { text_size = 200, header_size = 4, batch_count = 320 };

static int send_all(SSL *client, const void *bytes, size_t count) {
  size_t sent;
  return SSL_write_ex(client, bytes, count, &sent);
}

static int receive_all(SSL *client, void *bytes, size_t count) {
  for (size_t have = 0, more; have < count; have += more) {
    if (!SSL_read_ex(client, (char *)bytes + have, count - have, &more)) return 0;
  }
  return 1;
}

// The Sec-WebSocket-Accept value of a key (RFC 6455, 4.2.2).
static void accept_key(const char *key, size_t count, char *proof) {
  char text[128];
  unsigned char digest[SHA_DIGEST_LENGTH];
  int length = snprintf(text, sizeof text, "%.*s258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
                        (int)count, key);
  SHA1((unsigned char *)text, length, digest);
  EVP_EncodeBlock((unsigned char *)proof, digest, sizeof digest);
}

static int open_socket(SSL *client) {
  char request[4096], proof[64], answer[256];
  size_t count = 0, more;
  do {
    if (!SSL_read_ex(client, request + count, sizeof request - 1 - count, &more)) return 0;
    count += more;
    request[count] = 0;
  } while (!strstr(request, "\r\n\r\n") && count < sizeof request - 1);
  const char *key = strcasestr(request, "Sec-WebSocket-Key: ");
  if (!key) return complain("a client asks for no WebSocket");
  key += strlen("Sec-WebSocket-Key: ");
  accept_key(key, strcspn(key, "\r"), proof);
  int length = snprintf(answer, sizeof answer,
                        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                        "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n", proof);
  return send_all(client, answer, length);
}

// Reads a short frame of a client, unmasked into `text`; returns its opcode, or -1 at the end.
static int receive_frame(SSL *client, unsigned char *text, size_t *count) {
  unsigned char header[2], extended[2], mask[4];
  if (!receive_all(client, header, 2)) return -1;
  *count = header[1] & 127;
  if (*count == 127) return complain("a frame is too long") - 1;
  if (*count == 126) {
    if (!receive_all(client, extended, 2)) return -1;
    *count = extended[0] << 8 | extended[1];
  }
  if (!receive_all(client, mask, 4) || !receive_all(client, text, *count)) return -1;
  for (size_t index = 0; index < *count; index++) text[index] ^= mask[index % 4];
  return header[0] & 15;
}

static size_t write_header(unsigned char *frame, int opcode, size_t count) {
  frame[0] = 128 | opcode;
  if (count < 126) return frame[1] = count, 2;
  frame[1] = 126;
  frame[2] = count >> 8;
  frame[3] = count;
  return header_size;
}

static void push(SSL *client, long count) {
  enum { size = header_size + text_size };
  static const char text[] =
    "{\"event\":\"new-price\",\"channel\":\"private-market-emea\","
    "\"data\":\"{\\\"symbol\\\":\\\"BNDY\\\",\\\"name\\\":\\\"Bindery Holding GmbH, preferred\\\","
    "\\\"price\\\":1042.75,\\\"currency\\\":\\\"EUR\\\",\\\"at\\\":\\\"2026-11-22T09:15:02Z\\\"}\"}";
  _Static_assert(sizeof text - 1 == text_size, "a text has another size");
  unsigned char *batch = malloc(batch_count * size);
  for (int index = 0; index < batch_count; index++) {
    write_header(batch + index * size, 1, text_size);
    memcpy(batch + index * size + header_size, text, text_size);
  }
  while (count > 0) {
    long part = count < batch_count ? count : batch_count;
    if (!send_all(client, batch, part * size)) break;
    count -= part;
  }
  free(batch);
}

void serve(SSL *client) {
  unsigned char frame[header_size + 65536], text[65536];
  size_t count;
  long pushed;
  if (!open_socket(client)) return;
  for (int opcode; (opcode = receive_frame(client, text, &count)) >= 0 && opcode != 8;) {
    text[count < sizeof text ? count : sizeof text - 1] = 0;
    if (opcode == 1 && sscanf((char *)text, "push %ld", &pushed) == 1) {
      push(client, pushed);
      continue;
    }
    size_t header = write_header(frame, opcode == 9 ? 10 : opcode, count);
    memcpy(frame + header, text, count);
    if (!send_all(client, frame, header + count)) return;
  }
  send_all(client, "\x88\x02\x03\xe8", 4);
}
