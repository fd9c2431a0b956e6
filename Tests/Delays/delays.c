// Holds up calls of the system at random, as a busy machine does, in whatever process loads it
// before the C library: Scripts/delays.
//
//     DELAYS_ONE_IN=1000 DELAYS_MICROSECONDS=20000 LD_PRELOAD=delays.so PROGRAM
//
// It does so where threads and processes meet, so that whatever one of them takes for granted
// without waiting for it is sometimes not so.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static uint64_t one_in = 1000;
static uint64_t microseconds = 20000;
static _Thread_local uint64_t state;

static uint64_t number(const char *name, uint64_t usual) {
  const char *text = getenv(name);
  uint64_t value = text ? strtoull(text, NULL, 10) : 0;
  return value > 0 ? value : usual;
}

__attribute__((constructor)) static void begin(void) {
  one_in = number("DELAYS_ONE_IN", one_in);
  microseconds = number("DELAYS_MICROSECONDS", microseconds);
}

// Other numbers in each thread and each run (xorshift).
static uint64_t next_random(void) {
  if (state == 0) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    state = ((uint64_t)now.tv_nsec * 2654435761u) ^ (uint64_t)(uintptr_t)&state ^ 1;
  }
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

// A call that is made often is held up as much more seldom.
static void delay(uint64_t frequency) {
  uint64_t random = next_random() >> 16;
  if (random % (one_in * frequency) != 0) return;
  uint64_t nanoseconds = 1000 * (1 + next_random() % microseconds);
  struct timespec time = {(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)};
  int error = errno;
  nanosleep(&time, NULL);
  errno = error;
}

// What the C library has under this name.
#define FOLLOWING(name)                       \
  static __typeof__(name) *following;         \
  if (!following) following = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

ssize_t recv(int socket, void *bytes, size_t count, int flags) {
  FOLLOWING(recv);
  delay(1);
  ssize_t result = following(socket, bytes, count, flags);
  delay(1);
  return result;
}

ssize_t send(int socket, const void *bytes, size_t count, int flags) {
  FOLLOWING(send);
  delay(1);
  ssize_t result = following(socket, bytes, count, flags);
  delay(1);
  return result;
}

int accept(int socket, struct sockaddr *address, socklen_t *length) {
  FOLLOWING(accept);
  int result = following(socket, address, length);
  delay(1);
  return result;
}

int shutdown(int socket, int how) {
  FOLLOWING(shutdown);
  delay(1);
  return following(socket, how);
}

int close(int descriptor) {
  FOLLOWING(close);
  delay(2);
  return following(descriptor);
}

int poll(struct pollfd *descriptors, nfds_t count, int timeout) {
  FOLLOWING(poll);
  delay(2);
  int result = following(descriptors, count, timeout);
  delay(2);
  return result;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  FOLLOWING(write);
  delay(2);
  return following(descriptor, bytes, count);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  FOLLOWING(read);
  ssize_t result = following(descriptor, bytes, count);
  delay(4);
  return result;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  FOLLOWING(pthread_mutex_unlock);
  int result = following(mutex);
  delay(20);
  return result;
}
