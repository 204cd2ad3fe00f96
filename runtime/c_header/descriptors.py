"""The text of descriptors, and of the inline functions that fill and free them.

The fields are those of `mlir_abi.dialect_attrs.layout.memref_descriptor`.
"""

from __future__ import annotations

from mlir_abi.dialect_attrs.layout.memref_descriptor import descriptor_layout
from mlir_abi.runtime.c_header.definition import CType, declaration

__all__ = ["const_text", "ranked_text", "unranked_text"]


def ranked_text(name: str, element: CType, rank: int, index: str) -> str:
    """The descriptor of a memref, and the functions that make one and free its elements.

    ``index`` is the type of offset, sizes and strides.
    """
    free = _inline(
        "Free the elements of a result, unless they are a global's of the module (0xdeadbeef).\n"
        " * Not to be called for elements of an argument: the comment of each function says what\n"
        " * to compare.",
        f"void {name}_free",
        [f"{name} *result"],
        [
            "uintptr_t address = (uintptr_t)result->allocated;",
            "if (address != (uintptr_t)0xdeadbeefu) free(result->allocated);",
            "result->allocated = NULL;",
            "result->aligned = NULL;",
        ],
    )
    return "\n\n".join([*_struct_and_makers(name, element, rank, index, const=False), free])


def const_text(name: str, element: CType, rank: int, index: str) -> str:
    """The descriptor of a memref whose elements are only read: the same fields in memory."""
    const = f"{name}_const"
    fields = ["allocated", "aligned", "offset"]
    fields += [f"{array}[{i}]" for array in ("sizes", "strides") for i in range(rank)]
    as_const = _inline(
        "The same elements, to be read alone.",
        f"{const} {name}_as_const",
        [f"const {name} *from"],
        [f"{const} made;", *(f"made.{field} = from->{field};" for field in fields), "return made;"],
    )
    return "\n\n".join([*_struct_and_makers(const, element, rank, index, const=True), as_const])


def _struct_and_makers(
    name: str, element: CType, rank: int, index: str, *, const: bool
) -> tuple[str, str, str]:
    """The struct, and the functions ``NAME_of`` and ``NAME_strided``."""
    members = [
        element.pointer(field.name, const=const)
        if field.is_pointer
        else f"{index} {field.name}{'' if field.count is None else f'[{field.count}]'}"
        for field in descriptor_layout(rank, 64).fields
    ]
    place = ", ".join(f"i{i}" for i in range(rank))
    terms = "".join(f" + i{i} * strides[{i}]" for i in range(rank))
    struct = (
        f"/* Element [{place}] is aligned[offset{terms}]. */\n"
        f"typedef struct {name} {{\n" + "".join(f"  {m};\n" for m in members) + f"}} {name};"
    )
    elements = element.pointer("elements", const=const)
    pointers = [f"{name} made;", "made.allocated = elements;", "made.aligned = elements;"]

    sizes = [f"made.sizes[{i}] = size{i};" for i in range(rank)]
    strides = [f"made.strides[{i}] = size{i + 1} * made.strides[{i + 1}];" for i in range(rank - 1)]
    strides += [f"made.strides[{rank - 1}] = 1;"] if rank else []
    what = "array in row-major order" if rank else "single element"
    of = _inline(
        f"The {what} that begins at `elements`, which stay where they are.",
        f"{name} {name}_of",
        [elements, *(f"{index} size{i}" for i in range(rank))],
        [*pointers, "made.offset = 0;", *sizes, *reversed(strides), "return made;"],
    )

    arrays = ("sizes", "strides") if rank else ()
    copies = [f"made.{array}[{i}] = {array}[{i}];" for array in arrays for i in range(rank)]
    strided = _inline(
        "The same with an offset and strides, in elements.",
        f"{name} {name}_strided",
        [elements, f"{index} offset", *(f"const {index} {array}[{rank}]" for array in arrays)],
        [*pointers, "made.offset = offset;", *copies, "return made;"],
    )
    return struct, of, strided


def _inline(what: str, head: str, parameters: list[str], body: list[str]) -> str:
    lines = [f"/* {what} */", f"{declaration(f'static inline {head}', parameters)} {{"]
    return "\n".join([*lines, *(f"  {line}" for line in body), "}"])


def unranked_text(name: str, index: str) -> str:
    """The descriptor of an unranked memref, and the functions that read what it points to."""
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
