#ifndef BINDERY_CLIBZ_SHIM_H
#define BINDERY_CLIBZ_SHIM_H

#include <zlib.h>

// Swift imports no macros with arguments.
static inline int zlib_begin_inflate(z_stream *stream, int windowBits) {
  return inflateInit2(stream, windowBits);
}

#endif
