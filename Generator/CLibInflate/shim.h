#ifndef BINDERY_CLIBINFLATE_SHIM_H
#define BINDERY_CLIBINFLATE_SHIM_H

#include <zlib.h>

// Swift imports no macros with arguments.
static inline int begin_inflate(z_stream *stream, int windowBits) {
  return inflateInit2(stream, windowBits);
}

#endif
