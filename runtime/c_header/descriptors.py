"""The text of descriptors, and of the inline functions that fill and free them."""

from __future__ import annotations

from dataclasses import dataclass

from mlir_abi.runtime.c_header.definition import CType, declaration

__all__ = ["Shape", "constant", "ranked", "unranked"]


@dataclass(frozen=True, slots=True)
class Shape:
    """A ranked descriptor: its name, what its elements are, and how C spells the numbers in it."""

    name: str
    element: CType
    rank: int
    index: str


def ranked(shape: Shape) -> str:
    """The descriptor of a memref, and the functions that make one and free its elements."""
    struct = _struct(shape, shape.name)
    parts = [struct, _of(shape, shape.name), _strided(shape, shape.name), _free(shape)]
    return "\n\n".join(parts)


def constant(shape: Shape) -> str:
    """The descriptor of a memref whose elements are read alone: the same in memory."""
    name = f"{shape.name}_const"
    return "\n\n".join(
        [
            _struct(shape, name, const=True),
            _of(shape, name, const=True),
            _strided(shape, name, const=True),
            _as_const(shape, name),
        ]
    )


def _struct(shape: Shape, name: str, *, const: bool = False) -> str:
    indices = "".join(f" + i{i} * strides[{i}]" for i in range(shape.rank))
    place = f"[{', '.join(f'i{i}' for i in range(shape.rank))}]"
    arrays = ""
    if shape.rank:
        arrays = f"  {shape.index} sizes[{shape.rank}];\n  {shape.index} strides[{shape.rank}];\n"
    return (
        f"/* Element {place} is aligned[offset{indices}]. */\n"
        f"typedef struct {name} {{\n"
        f"  {shape.element.pointer('allocated', const=const)};\n"
        f"  {shape.element.pointer('aligned', const=const)};\n"
        f"  {shape.index} offset;\n{arrays}}} {name};"
    )


def _of(shape: Shape, name: str, *, const: bool = False) -> str:
    sizes = [f"size{i}" for i in range(shape.rank)]
    parameters = [
        shape.element.pointer("elements", const=const),
        *(f"{shape.index} {s}" for s in sizes),
    ]
    lines = [f"  made.sizes[{i}] = {size};" for i, size in enumerate(sizes)]
    for i in reversed(range(shape.rank)):
        stride = "1" if i == shape.rank - 1 else f"{sizes[i + 1]} * made.strides[{i + 1}]"
        lines.append(f"  made.strides[{i}] = {stride};")
    what = "array in row-major order" if shape.rank else "single element"
    return _inline(
        f"The {what} that begins at `elements`, which stay where they are.",
        f"{name} {name}_of",
        parameters,
        [f"  {name} made;", *_pointers("0"), *lines, "  return made;"],
    )


def _strided(shape: Shape, name: str, *, const: bool = False) -> str:
    rank = shape.rank
    parameters = [shape.element.pointer("elements", const=const), f"{shape.index} offset"]
    lines = []
    if rank:
        parameters += [f"const {shape.index} sizes[{rank}]", f"const {shape.index} strides[{rank}]"]
        lines = [f"  made.{field}[{i}] = {field}[{i}];" for field in _ARRAYS for i in range(rank)]
    return _inline(
        "The same with an offset and strides, in elements.",
        f"{name} {name}_strided",
        parameters,
        [f"  {name} made;", *_pointers("offset"), *lines, "  return made;"],
    )


_ARRAYS = ("sizes", "strides")


def _pointers(offset: str) -> list[str]:
    return [
        "  made.allocated = elements;",
        "  made.aligned = elements;",
        f"  made.offset = {offset};",
    ]


def _free(shape: Shape) -> str:
    return _inline(
        "Free the elements of a result, unless they are a global's of the module (0xdeadbeef).\n"
        " * Not to be called for elements of an argument: the comment of each function says what\n"
        " * to compare.",
        f"void {shape.name}_free",
        [f"{shape.name} *result"],
        [
            "  uintptr_t address = (uintptr_t)result->allocated;",
            "  if (address != (uintptr_t)0xdeadbeefu) free(result->allocated);",
            "  result->allocated = NULL;",
            "  result->aligned = NULL;",
        ],
    )


def _as_const(shape: Shape, name: str) -> str:
    pointers = [f"  made.{field} = from->{field};" for field in ("allocated", "aligned", "offset")]
    arrays = [
        f"  made.{field}[{i}] = from->{field}[{i}];" for field in _ARRAYS for i in range(shape.rank)
    ]
    return _inline(
        "The same elements, to be read alone.",
        f"{name} {shape.name}_as_const",
        [f"const {shape.name} *from"],
        [f"  {name} made;", *pointers, *arrays, "  return made;"],
    )


def unranked(name: str, index: str) -> str:
    """The descriptor of a memref whose rank is not known, and what looks into it."""
    return _UNRANKED.replace("NAME", name).replace("INDEX", index)


_UNRANKED = """\
/* `descriptor` points to what a memref of `rank` dimensions is described by. */
typedef struct NAME {
  INDEX rank;
  void *descriptor;
} NAME;

/* How many INDEX a descriptor of `rank` dimensions takes at most: room for NAME_of. */
#define NAME_words(rank) (1 + 2 * (rank) + 2 * sizeof(void *) / sizeof(INDEX))

/* Offset, sizes and strides, in this order: behind the allocated and the aligned pointer. */
static inline INDEX *NAME_numbers(const NAME *memref) {
  return (INDEX *)((char *)memref->descriptor + 2 * sizeof(void *));
}

/* What was allocated: to free, and to compare with the `allocated` of others. */
static inline void *NAME_allocated(const NAME *memref) {
  void *allocated;
  memcpy(&allocated, memref->descriptor, sizeof allocated);
  return allocated;
}

/* The element at offset 0. */
static inline void *NAME_aligned(const NAME *memref) {
  void *aligned;
  memcpy(&aligned, (char *)memref->descriptor + sizeof(void *), sizeof aligned);
  return aligned;
}

static inline INDEX NAME_offset(const NAME *memref) {
  return NAME_numbers(memref)[0];
}

static inline const INDEX *NAME_sizes(const NAME *memref) {
  return NAME_numbers(memref) + 1;
}

static inline const INDEX *NAME_strides(const NAME *memref) {
  return NAME_numbers(memref) + 1 + memref->rank;
}

/* The array in row-major order that begins at `elements`, described in `words`. */
static inline NAME NAME_of(
    INDEX *words,
    void *elements,
    INDEX rank,
    const INDEX *sizes) {
  NAME made;
  INDEX *numbers, stride = 1, i;
  made.rank = rank;
  made.descriptor = words;
  memcpy(words, &elements, sizeof elements);
  memcpy((char *)words + sizeof elements, &elements, sizeof elements);
  numbers = NAME_numbers(&made);
  numbers[0] = 0;
  for (i = rank; i-- > 0; stride *= sizes[i]) {
    numbers[1 + i] = sizes[i];
    numbers[1 + rank + i] = stride;
  }
  return made;
}

/* Free a result: its elements, on the terms of ranked ones, and its descriptor. */
static inline void NAME_free(NAME *result) {
  void *allocated = NAME_allocated(result);
  if ((uintptr_t)allocated != (uintptr_t)0xdeadbeefu) free(allocated);
  free(result->descriptor);
  result->descriptor = NULL;
}

/* Free the descriptor of a result whose elements are not the caller's to free. */
static inline void NAME_free_descriptor(NAME *result) {
  free(result->descriptor);
  result->descriptor = NULL;
}"""


def _inline(what: str, name: str, parameters: list[str], body: list[str]) -> str:
    head = declaration(f"static inline {name}", parameters)
    return "\n".join([f"/* {what} */", f"{head} {{", *body, "}"])
