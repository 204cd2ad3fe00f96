/* Calls each function with each limit on its assertions, until it succeeds. EACH lists them. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { float *allocated, *aligned; int64_t offset, size, stride; } memref;
typedef struct { memref result, x; int64_t n; } call;
void _mlir_ciface_set_limit(int64_t);
#define DECLARE(name) int32_t _mlir_packed_##name(call *, const char **, void *);
EACH(DECLARE)
static void run(const char *name, int32_t (*function)(call *, const char **, void *)) {
  static float numbers[4] = {1, 2, 3, 4};
  const memref x = {numbers, numbers, 0, 4, 1};
  int failures = 0;
  for (int64_t n = 0; n < 5; ++n)
    for (int64_t limit = 0;; ++limit, ++failures) {
      call c = {.x = x, .n = n};
      _mlir_ciface_set_limit(limit);
      const char *message = 0;
      int status = function(&c, &message, 0);
      if (!status) { free(c.result.allocated); break; }
      if (status < 3) abort();
    }
  printf("%s %d\n", name, failures);
}
#define RUN(name) run(#name, _mlir_packed_##name);
int main(void) { EACH(RUN) return 0; }
