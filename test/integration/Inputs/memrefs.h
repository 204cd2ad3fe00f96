// Descriptors of memrefs, as the convention lays them out.
#include <stdint.h>

#define DESCRIPTOR(NAME, TYPE, RANK)                                              \
  typedef struct {                                                                \
    TYPE *allocated;                                                              \
    TYPE *aligned;                                                                \
    intptr_t offset;                                                              \
    intptr_t sizes[RANK];                                                         \
    intptr_t strides[RANK];                                                       \
  } NAME;

DESCRIPTOR(row, float, 1)
DESCRIPTOR(table, float, 2)
DESCRIPTOR(numbers, int32_t, 1)

typedef struct {
  int32_t *allocated;
  int32_t *aligned;
  intptr_t offset;
} cell;

typedef struct {
  intptr_t rank;
  void *descriptor;
} unranked;
