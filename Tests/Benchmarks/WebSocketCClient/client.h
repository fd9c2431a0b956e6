#ifndef BINDERY_WEBSOCKET_CLIENT_H
#define BINDERY_WEBSOCKET_CLIENT_H

#include <openssl/ssl.h>
#include <stddef.h>

// An open WebSocket, and what of a frame has come.
struct web_socket {
  SSL *tls;
  unsigned char bytes[65536];
  size_t begin, end;
};

// Opens one on localhost; ends the process if it can't.
struct web_socket *open_socket(SSL_CTX *context, int port);
void close_socket(struct web_socket *socket);

void send_text(struct web_socket *socket, const char *text, size_t count);

// Takes the texts that have come; waits for the network if none has.
long receive_texts(struct web_socket *socket);

// Whether something has come that `receive_texts` needn't wait for.
int has_pending(struct web_socket *socket);

// Ends the process: a client that fails measures nothing.
void fail(const char *why);

#endif
