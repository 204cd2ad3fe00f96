"""The text of descriptors, and of the inline functions that fill and free them.

The fields are those of `mlir_abi.dialect_attrs.layout.c_interface`.
"""

from __future__ import annotations

from pathlib import Path

from mlir_abi.dialect_attrs.layout.c_interface import descriptor_layout
from mlir_abi.runtime.c_header.definition import CType, declaration, struct_definition

_UNRANKED = Path(__file__).with_name("unranked.h.in").read_text("utf-8").rstrip()


def ranked_text(name: str, element: CType, rank: int, index: CType) -> str:
    """The descriptor of a memref, and the functions that make one and free its elements.

    ``index`` is the type of offset, sizes and strides.
    """
    return f"""\
{_struct_and_makers(name, element, rank, index)}

/* Free the elements of a result, unless they are a global's of the module (0xdeadbeef).
 * Not to be called for elements of an argument: the comment of each function says what
 * to compare. */
static inline void {name}_free({name} *result) {{
  if ((uintptr_t)result->allocated != (uintptr_t)0xdeadbeefu) free(result->allocated);
  result->allocated = NULL;
  result->aligned = NULL;
}}"""


def const_text(name: str, element: CType, rank: int, index: CType) -> str:
    """The descriptor of a memref whose elements are only read: the same fields in memory."""
    const, arrays = f"{name}_const", ", from->sizes, from->strides" if rank else ""
    return f"""\
{_struct_and_makers(const, element.const(), rank, index)}

/* The same elements, to be read alone. */
static inline {const} {name}_as_const(const {name} *from) {{
  {const} memref = {const}_strided(from->aligned, from->offset{arrays});
  memref.allocated = from->allocated;
  return memref;
}}"""


def _struct_and_makers(name: str, element: CType, rank: int, index: CType) -> str:
    """The struct, and the functions ``NAME_strided`` and ``NAME_of``."""
    fields = [
        element.declare(f"*{field.name}")
        if field.is_pointer
        else index.declare(field.name if field.count is None else f"{field.name}[{field.count}]")
        for field in descriptor_layout(rank, 64).fields
    ]
    place = ", ".join(f"i{i}" for i in range(rank))
    terms = "".join(f" + i{i} * strides[{i}]" for i in range(rank))
    sizes = [f"size{i}" for i in range(rank)]
    strides = [" * ".join(sizes[i + 1 :]) or "1" for i in range(rank)]
    arrays = {"sizes": sizes, "strides": strides} if rank else {}
    elements, constants = element.declare("*elements"), index.const()
    parameters = [constants.declare(f"{array}[{rank}]") for array in arrays]
    strided = [elements, index.declare("offset"), *parameters]
    copies = "".join(f"  memcpy(memref.{a}, {a}, sizeof memref.{a});\n" for a in arrays)
    row_major = "".join(
        f"  {parameter} = {{{', '.join(numbers)}}};\n"
        for parameter, numbers in zip(parameters, arrays.values(), strict=True)
    )
    of = [elements, *map(index.declare, sizes)]
    what = "array in row-major order" if rank else "single element"
    return f"""\
/* Element [{place}] is aligned[offset{terms}]. */
{struct_definition(name, fields)}

/* The array whose element at offset 0 is `elements`; offset and strides count elements. */
{declaration(f"static inline {name} {name}_strided", strided)} {{
  {name} memref;
  memref.allocated = elements;
  memref.aligned = elements;
  memref.offset = offset;
{copies}  return memref;
}}

/* The {what} that begins at `elements`, which stay where they are. */
{declaration(f"static inline {name} {name}_of", of)} {{
{row_major}  return {name}_strided({", ".join(["elements", "0", *arrays])});
}}"""


def unranked_text(name: str, index: CType) -> str:
    """The descriptor of an unranked memref, and the functions that read what it points to.

    They stand in ``unranked.h.in``, with NAME and INDEX for ``name`` and ``index``.
    """
    return _UNRANKED.replace("NAME", name).replace("INDEX", index.spelling)
