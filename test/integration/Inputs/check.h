// What the C programs of the integration tests share.
#include <stdio.h>

static int failures = 0;

#define CHECK(condition)                                                          \
  do {                                                                            \
    if (!(condition)) {                                                           \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);     \
      ++failures;                                                                 \
    }                                                                             \
  } while (0)
