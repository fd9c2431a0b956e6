#ifndef BINDERY_CEPOLL_SHIM_H
#define BINDERY_CEPOLL_SHIM_H

// What the C library has and Swift's module of it hasn't.
#include <sys/epoll.h>
#include <sys/eventfd.h>

#endif
