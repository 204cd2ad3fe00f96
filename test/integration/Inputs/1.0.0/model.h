/* Made by abi-header from the types of the functions.
 *
 * c-abi=target: complex numbers, vectors and structs go by pointer. index: 64 bits.
 *
 * A memref goes by pointer to its descriptor. Offset, sizes and strides count elements.
 *
 * Functions that the module defines: descriptors are read only during the call, and the elements
 * of arguments stay the caller's. The elements of a result are new, and then the caller's to free,
 * once; or they are those of an argument, of another result, or of a global of the module, whose
 * `allocated` is 0xdeadbeef and which ..._free does not free. The comment of each function says what
 * to compare. `allocated` of a memref of any rank is memref_unranked_allocated; the descriptor of a
 * result of any rank is from malloc, and always for the caller to free. A result may be stored over
 * an argument's descriptor: then compare with a copy of it.
 *
 * Functions that C implements: the other way round.
 *
 * MLIR_ABI_RESTRICT: no other pointer may access these elements during the call. (C's restrict speaks
 * of a pointer's own object, here the descriptor; on the pointer in a descriptor it would forbid the
 * caller to use the array by its own name.) _const: the elements are not written.
 */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
#include <assert.h>
#endif

#ifdef __cplusplus
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wzero-as-null-pointer-constant"
extern "C" {
#endif

#ifndef MLIR_ABI_HAS_memref2_f32
#define MLIR_ABI_HAS_memref2_f32
/* Element [i0, i1] is aligned[offset + i0 * strides[0] + i1 * strides[1]]. */
typedef struct memref2_f32 {
  float *allocated;
  float *aligned;
  int64_t offset;
  int64_t sizes[2];
  int64_t strides[2];
} memref2_f32;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref2_f32 memref2_f32_strided(
    float *elements,
    int64_t offset,
    const int64_t sizes[2],
    const int64_t strides[2]) {
  memref2_f32 made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref2_f32 memref2_f32_of(float *elements, int64_t size0, int64_t size1) {
  const int64_t sizes[2] = {size0, size1};
  const int64_t strides[2] = {size1, 1};
  return memref2_f32_strided(elements, 0, sizes, strides);
}

/* Free the elements of a result, unless they are a global's of the module (0xdeadbeef).
 * Not to be called for elements of an argument: the comment of each function says what
 * to compare. */
static inline void memref2_f32_free(memref2_f32 *result) {
  if ((uintptr_t)result->allocated != (uintptr_t)0xdeadbeefu) free(result->allocated);
  result->allocated = NULL;
  result->aligned = NULL;
}
#endif

#ifndef MLIR_ABI_HAS_memref2_f32_const
#define MLIR_ABI_HAS_memref2_f32_const
/* Element [i0, i1] is aligned[offset + i0 * strides[0] + i1 * strides[1]]. */
typedef struct memref2_f32_const {
  const float *allocated;
  const float *aligned;
  int64_t offset;
  int64_t sizes[2];
  int64_t strides[2];
} memref2_f32_const;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref2_f32_const memref2_f32_const_strided(
    const float *elements,
    int64_t offset,
    const int64_t sizes[2],
    const int64_t strides[2]) {
  memref2_f32_const made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref2_f32_const memref2_f32_const_of(
    const float *elements,
    int64_t size0,
    int64_t size1) {
  const int64_t sizes[2] = {size0, size1};
  const int64_t strides[2] = {size1, 1};
  return memref2_f32_const_strided(elements, 0, sizes, strides);
}

/* The same elements, to be read alone. */
static inline memref2_f32_const memref2_f32_as_const(const memref2_f32 *from) {
  memref2_f32_const made = memref2_f32_const_strided(from->aligned, from->offset, from->sizes, from->strides);
  made.allocated = from->allocated;
  return made;
}
#endif

#ifndef MLIR_ABI_HAS_memref1_f32
#define MLIR_ABI_HAS_memref1_f32
/* Element [i0] is aligned[offset + i0 * strides[0]]. */
typedef struct memref1_f32 {
  float *allocated;
  float *aligned;
  int64_t offset;
  int64_t sizes[1];
  int64_t strides[1];
} memref1_f32;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref1_f32 memref1_f32_strided(
    float *elements,
    int64_t offset,
    const int64_t sizes[1],
    const int64_t strides[1]) {
  memref1_f32 made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref1_f32 memref1_f32_of(float *elements, int64_t size0) {
  const int64_t sizes[1] = {size0};
  const int64_t strides[1] = {1};
  return memref1_f32_strided(elements, 0, sizes, strides);
}

/* Free the elements of a result, unless they are a global's of the module (0xdeadbeef).
 * Not to be called for elements of an argument: the comment of each function says what
 * to compare. */
static inline void memref1_f32_free(memref1_f32 *result) {
  if ((uintptr_t)result->allocated != (uintptr_t)0xdeadbeefu) free(result->allocated);
  result->allocated = NULL;
  result->aligned = NULL;
}
#endif

#ifndef MLIR_ABI_HAS_memref1_f32_const
#define MLIR_ABI_HAS_memref1_f32_const
/* Element [i0] is aligned[offset + i0 * strides[0]]. */
typedef struct memref1_f32_const {
  const float *allocated;
  const float *aligned;
  int64_t offset;
  int64_t sizes[1];
  int64_t strides[1];
} memref1_f32_const;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref1_f32_const memref1_f32_const_strided(
    const float *elements,
    int64_t offset,
    const int64_t sizes[1],
    const int64_t strides[1]) {
  memref1_f32_const made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref1_f32_const memref1_f32_const_of(const float *elements, int64_t size0) {
  const int64_t sizes[1] = {size0};
  const int64_t strides[1] = {1};
  return memref1_f32_const_strided(elements, 0, sizes, strides);
}

/* The same elements, to be read alone. */
static inline memref1_f32_const memref1_f32_as_const(const memref1_f32 *from) {
  memref1_f32_const made = memref1_f32_const_strided(from->aligned, from->offset, from->sizes, from->strides);
  made.allocated = from->allocated;
  return made;
}
#endif

#ifndef MLIR_ABI_HAS_memref2_f64
#define MLIR_ABI_HAS_memref2_f64
/* Element [i0, i1] is aligned[offset + i0 * strides[0] + i1 * strides[1]]. */
typedef struct memref2_f64 {
  double *allocated;
  double *aligned;
  int64_t offset;
  int64_t sizes[2];
  int64_t strides[2];
} memref2_f64;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref2_f64 memref2_f64_strided(
    double *elements,
    int64_t offset,
    const int64_t sizes[2],
    const int64_t strides[2]) {
  memref2_f64 made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref2_f64 memref2_f64_of(double *elements, int64_t size0, int64_t size1) {
  const int64_t sizes[2] = {size0, size1};
  const int64_t strides[2] = {size1, 1};
  return memref2_f64_strided(elements, 0, sizes, strides);
}

/* Free the elements of a result, unless they are a global's of the module (0xdeadbeef).
 * Not to be called for elements of an argument: the comment of each function says what
 * to compare. */
static inline void memref2_f64_free(memref2_f64 *result) {
  if ((uintptr_t)result->allocated != (uintptr_t)0xdeadbeefu) free(result->allocated);
  result->allocated = NULL;
  result->aligned = NULL;
}
#endif

#ifndef MLIR_ABI_HAS_memref2_f64_const
#define MLIR_ABI_HAS_memref2_f64_const
/* Element [i0, i1] is aligned[offset + i0 * strides[0] + i1 * strides[1]]. */
typedef struct memref2_f64_const {
  const double *allocated;
  const double *aligned;
  int64_t offset;
  int64_t sizes[2];
  int64_t strides[2];
} memref2_f64_const;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref2_f64_const memref2_f64_const_strided(
    const double *elements,
    int64_t offset,
    const int64_t sizes[2],
    const int64_t strides[2]) {
  memref2_f64_const made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref2_f64_const memref2_f64_const_of(
    const double *elements,
    int64_t size0,
    int64_t size1) {
  const int64_t sizes[2] = {size0, size1};
  const int64_t strides[2] = {size1, 1};
  return memref2_f64_const_strided(elements, 0, sizes, strides);
}

/* The same elements, to be read alone. */
static inline memref2_f64_const memref2_f64_as_const(const memref2_f64 *from) {
  memref2_f64_const made = memref2_f64_const_strided(from->aligned, from->offset, from->sizes, from->strides);
  made.allocated = from->allocated;
  return made;
}
#endif

#ifndef MLIR_ABI_HAS_memref1_ui32
#define MLIR_ABI_HAS_memref1_ui32
/* Element [i0] is aligned[offset + i0 * strides[0]]. */
typedef struct memref1_ui32 {
  uint32_t *allocated;
  uint32_t *aligned;
  int64_t offset;
  int64_t sizes[1];
  int64_t strides[1];
} memref1_ui32;

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
static inline memref1_ui32 memref1_ui32_strided(
    uint32_t *elements,
    int64_t offset,
    const int64_t sizes[1],
    const int64_t strides[1]) {
  memref1_ui32 made;
  made.allocated = elements;
  made.aligned = elements;
  made.offset = offset;
  memcpy(made.sizes, sizes, sizeof made.sizes);
  memcpy(made.strides, strides, sizeof made.strides);
  return made;
}

/* The array in row-major order that begins at `elements`, which stay where they are. */
static inline memref1_ui32 memref1_ui32_of(uint32_t *elements, int64_t size0) {
  const int64_t sizes[1] = {size0};
  const int64_t strides[1] = {1};
  return memref1_ui32_strided(elements, 0, sizes, strides);
}

/* Free the elements of a result, unless they are a global's of the module (0xdeadbeef).
 * Not to be called for elements of an argument: the comment of each function says what
 * to compare. */
static inline void memref1_ui32_free(memref1_ui32 *result) {
  if ((uintptr_t)result->allocated != (uintptr_t)0xdeadbeefu) free(result->allocated);
  result->allocated = NULL;
  result->aligned = NULL;
}
#endif

/* @sized: (memref<?x?xf32>, memref<?xf32>) -> (memref<?xf32>)
 *   x: sizes [n, m], row-major; read only
 *   y: sizes [m], row-major; read only
 *   result: sizes [n], row-major; yours to free: memref1_f32_free
 *   x->sizes[1] == y->sizes[0]
 */
void _mlir_ciface_sized(
    memref1_f32 *result,
    const memref2_f32_const *x,
    const memref1_f32_const *y);

typedef struct nest_result {
  memref2_f64 w;
  double b;
} nest_result;

/* @nest: (memref<2x2xf64>, f64) -> (memref<2x2xf64>, f64)
 *   arg0_w: at [0, "w"]; sizes [2, 2], row-major; read only
 *   arg0_b: at [0, "b"]
 *   w: at ["w"]; sizes [2, 2], row-major; yours to free: memref2_f64_free
 *   b: at ["b"]
 */
void _mlir_ciface_nest(nest_result *result, const memref2_f64_const *arg0_w, double arg0_b);

/* @fill: (i32, memref<?xui32>) -> ()
 *   arg1: sizes [any], row-major; may be written to
 */
void _mlir_ciface_fill(int32_t arg0, const memref1_ui32 *arg1);

#ifdef __cplusplus
}
#pragma GCC diagnostic pop

#ifndef MLIR_ABI_HAS_cxx
#define MLIR_ABI_HAS_cxx
namespace mlir_abi {

template <class Memref, class = void> struct rank_of {
  static constexpr size_t value = 0;
};
template <class Memref>
struct rank_of<Memref, decltype(void(sizeof(Memref::sizes)))> {
  static constexpr size_t value =
      sizeof(Memref::sizes) / sizeof(Memref::offset);
};

template <class Memref, class = void> struct is_unranked {
  static constexpr bool value = false;
};
template <class Memref>
struct is_unranked<Memref, decltype(void(sizeof(Memref::descriptor)))> {
  static constexpr bool value = true;
};

/* What was allocated for the elements, as its address. */
template <class Memref> uintptr_t allocated(const Memref &memref) {
  if constexpr (is_unranked<Memref>::value) {
    void *pointer;
    memcpy(&pointer, memref.descriptor, sizeof pointer);
    return reinterpret_cast<uintptr_t>(pointer);
  } else {
    return reinterpret_cast<uintptr_t>(memref.allocated);
  }
}

/* The array in row-major order of the elements of `values`, which stay where
 * they are: of anything with data() and size(). `sizes` are those of the
 * dimensions; their product must be size(). One dimension needs none. */
template <class Memref, class Values, class... Sizes>
Memref of(Values &values, Sizes... sizes) {
  constexpr size_t rank = rank_of<Memref>::value;
  using Number = decltype(Memref::offset);
  Memref memref{};
  memref.allocated = memref.aligned = values.data();
  auto count = static_cast<Number>(1);
  if constexpr (sizeof...(sizes) == 0 && rank == 1) {
    count = memref.sizes[0] = static_cast<Number>(values.size());
    memref.strides[0] = 1;
  } else if constexpr (rank > 0) {
    static_assert(sizeof...(sizes) == rank, "a size for each dimension");
    const Number given[] = {static_cast<Number>(sizes)...};
    for (size_t i = rank; i-- > 0; count *= given[i]) {
      memref.sizes[i] = given[i];
      memref.strides[i] = count;
    }
  }
  assert(count == static_cast<Number>(values.size()));
  static_cast<void>(count);
  return memref;
}

/* A result, of which it frees what is the caller's: the elements, unless they
 * are those of a global of the module or of one of `others`, the arguments and
 * results that the comment of the function says to compare; and the descriptor
 * of a result of any rank. */
template <class Memref> class owner {
public:
  template <class... Others>
  explicit owner(const Memref &result, const Others &...others)
      : memref_(result), has_result_(true),
        has_elements_(
            allocated(result) != 0xdeadbeefu &&
            (true && ... && (allocated(result) != allocated(others)))) {}
  owner(const owner &) = delete;
  owner &operator=(const owner &) = delete;
  owner(owner &&other) noexcept
      : memref_(other.memref_), has_result_(other.has_result_),
        has_elements_(other.has_elements_) {
    other.has_result_ = other.has_elements_ = false;
  }
  owner &operator=(owner &&other) noexcept {
    if (this != &other) {
      reset();
      memref_ = other.memref_;
      has_result_ = other.has_result_;
      has_elements_ = other.has_elements_;
      other.has_result_ = other.has_elements_ = false;
    }
    return *this;
  }
  ~owner() { reset(); }

  const Memref &operator*() const { return memref_; }
  const Memref *operator->() const { return &memref_; }
  const Memref *get() const { return &memref_; }

  /* The memref, whose elements and descriptor are the caller's to free from now
   * on. */
  Memref release() {
    has_result_ = has_elements_ = false;
    return memref_;
  }
  void reset() {
    if (has_elements_)
      free(reinterpret_cast<void *>(allocated(memref_)));
    if constexpr (is_unranked<Memref>::value) {
      if (has_result_)
        free(memref_.descriptor);
    }
    has_result_ = has_elements_ = false;
  }

private:
  Memref memref_;
  bool has_result_, has_elements_;
};

} // namespace mlir_abi
#endif

#endif

#endif /* MODEL_H */
