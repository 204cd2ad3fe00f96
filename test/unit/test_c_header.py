"""The header of any functions is C99, C11, C++17 and C++20, and lays memory out as they do."""

import ctypes
import itertools
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mlir_abi.dialect_attrs.layout.c_names import (
    Names,
    comment,
    identifier,
    include_guard,
    is_reserved,
)
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.runtime.c_header import c_header

COMPILERS = [
    (compiler, standard)
    for compiler, standard in [
        ("gcc", "c99"),
        ("gcc", "c11"),
        ("g++", "c++17"),
        ("g++", "c++20"),
        ("clang", "c99"),
        ("clang", "c11"),
        ("clang++", "c++17"),
        ("clang++", "c++20"),
    ]
    if shutil.which(compiler)
]
"""gcc is asked for; clang is used when it is installed."""

FLAGS = [
    "-Wall",
    "-Wextra",
    "-Werror",
    "-pedantic",
    "-Wconversion",
    "-Wshadow",
    "-Wcast-qual",
    "-Wcast-align",
    "-fsyntax-only",
]
CXX_FLAGS = ["-Wold-style-cast", "-Wzero-as-null-pointer-constant"]


def function(name, arguments=(), results=(), *, c_abi="target", bits=64, kind="definition"):
    """A function of types, or of whole values."""
    convention = Convention(f"_mlir_ciface_{name}", c_abi, bits)
    return FunctionReflection(
        name, values(arguments), values(results), convention, allocator=None, kind=kind
    )


def values(given_):
    return tuple(v if isinstance(v, Value) else Value(parse_type(v)) for v in given_)


def named(type_, name, **flags):
    return Value(parse_type(type_), name, **flags)


def compile_(directory, *headers, source="", compilers=COMPILERS):
    """Compile a source that includes the headers."""
    for i, text in enumerate(headers):
        (directory / f"{i}.h").write_text(text)
    includes = [f'#include "{i}.h"' for i in range(len(headers))]
    for compiler, standard in compilers:
        is_cxx = "++" in compiler
        path = directory / ("source.cpp" if is_cxx else "source.c")
        path.write_text("\n".join([*includes, source, ""]))
        done = subprocess.run(
            [compiler, f"-std={standard}", *FLAGS, *(CXX_FLAGS if is_cxx else []), path],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{compiler} {standard}: {done.stderr}"


def prototypes(*functions, prefix=""):
    """The declarations that follow the comments of functions."""
    text = c_header(functions, "GUARD", prefix).text
    return re.findall(r"^/\* @.*?\*/\n(.*?;)$", text, re.MULTILINE | re.DOTALL)


# ---------------------------------------------------------------------------------------------
# Random functions

ELEMENTS = [
    "i1",
    "i8",
    "si8",
    "ui8",
    "i16",
    "ui16",
    "i32",
    "si32",
    "ui32",
    "i64",
    "ui64",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f8E4M3FN",
    "f8E5M2",
    "complex<f32>",
    "complex<f64>",
    "complex<i16>",
    "complex<bf16>",
    "!llvm.ptr",
    "vector<4xf32>",
    "vector<2x2xi8>",
    "vector<index>",
    "!llvm.struct<(i8, index, array<2 x f80>)>",
]
UNKNOWN = [
    "i4",
    "i24",
    "i128",
    "ui1",
    "f128",
    "tf32",
    "f4E2M1FN",
    "none",
    "vector<3xf32>",
    "vector<4xi1>",
    "vector<[4]xf32>",
    "!llvm.ptr<3>",
    "!llvm.struct<packed (i32, f32)>",
    "memref<4xf32,3>",
    "memref<4xi7>",
    "memref<?xf4E2M1FN>",
    "memref<?xui1>",
    "memref<2xf32,affine_map<(d0)->(d0+d0)>>",
]
SIZES = st.lists(st.none() | st.integers(0, 9), max_size=4)


def spelled(sizes, element, layout):
    shape = "".join("?x" if size is None else f"{size}x" for size in sizes)
    strides = ", ".join("?" for _ in sizes)
    return f"memref<{shape}{element}{f', strided<[{strides}], offset: ?>' if layout else ''}>"


NUMBERS = st.sampled_from(ELEMENTS)
MEMREFS = st.builds(spelled, SIZES, NUMBERS, st.booleans())
TYPES = (
    NUMBERS
    | MEMREFS
    | st.builds("memref<*x{}>".format, NUMBERS)
    | st.builds(spelled, SIZES, MEMREFS, st.booleans())
    | st.just("(i32) -> f32")
)
HOSTILE = st.sampled_from(
    [
        "*/",
        "/*",
        "/*/",
        "??/",
        "\\",
        "\n",
        '"',
        "é",
        "int",
        "class",
        "I",
        "memref1_f32",
        "int32_t",
        "result",
        "arg0",
        "a.b",
        "a_b",
        "__x",
        "_X",
        "0",
        "",
        "linux",
        "\x00",
        "//",
        "NULL",
        "made",
    ]
)
NAMES = HOSTILE | st.text(max_size=6)
VALUES = st.builds(
    Value,
    (TYPES | TYPES | TYPES | TYPES | st.sampled_from(UNKNOWN)).map(parse_type),
    st.none() | NAMES,
    readonly=st.booleans(),
    unwritten=st.booleans(),
    noalias=st.booleans(),
)
FUNCTIONS = st.builds(
    lambda name, arguments, results, c_abi, bits, kind: function(
        name, arguments, results, c_abi=c_abi, bits=bits, kind=kind
    ),
    NAMES,
    st.lists(VALUES, max_size=4),
    st.lists(VALUES, max_size=3),
    st.sampled_from(["mlir", "target"]),
    st.sampled_from([64, 64, 32, 16]),
    st.sampled_from(["definition", "import"]),
)


@settings(
    max_examples=15,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(FUNCTIONS, max_size=12), st.sampled_from(["", "p_"]))
def test_any_functions(tmp_path, functions, prefix):
    """Whatever they and their arguments are called, the text compiles; the rest is listed."""
    header = c_header(functions, "GUARD_H", prefix)
    assert header.text.isascii()
    assert c_header(functions, "GUARD_H", prefix) == header
    declared = len(re.findall(r"^ \*/\n.*_mlir_ciface_", header.text, re.MULTILINE))
    assert declared + len(header.left_out) == len(functions)
    compile_(tmp_path, header.text)


# ---------------------------------------------------------------------------------------------
# Layout: by the rules of docs/llvm.md, in the words of ctypes


def descriptor(rank, index=ctypes.c_int64):
    """Two pointers, offset, sizes, strides."""
    fields = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", index)]
    if rank:
        fields += [("sizes", index * rank), ("strides", index * rank)]
    return type(f"Rank{rank}", (ctypes.Structure,), {"_fields_": fields})


def struct(**fields):
    return type("Struct", (ctypes.Structure,), {"_fields_": list(fields.items())})


LAYOUTS = {
    "memref0_f32": descriptor(0),
    "memref1_f64": descriptor(1),
    "memref3_i8": descriptor(3),
    "memref3_i8_const": descriptor(3),
    "memref_unranked": struct(rank=ctypes.c_int64, descriptor=ctypes.c_void_p),
    "memref2_index_idx32": descriptor(2, ctypes.c_int32),
    "memref_unranked_idx32": struct(rank=ctypes.c_int32, descriptor=ctypes.c_void_p),
    "complex_f32": struct(re=ctypes.c_float, im=ctypes.c_float),
    "complex_i16": struct(re=ctypes.c_int16, im=ctypes.c_int16),
    "complex_f80": struct(re=ctypes.c_longdouble, im=ctypes.c_longdouble),
    "vector2x4_f32": struct(elements=ctypes.c_float * 4 * 2),
    "struct2_i8_struct2_ptr_array2_i16": struct(
        member0=ctypes.c_int8,
        member1=struct(member0=ctypes.c_void_p, member1=ctypes.c_int16 * 2),
    ),
    "struct3_i8_struct1_ptr_f64": struct(
        member0=ctypes.c_int8, member1=struct(member0=ctypes.c_void_p), member2=ctypes.c_double
    ),
    "mixed_result": struct(
        flag=ctypes.c_bool,
        narrow=ctypes.c_int8,
        z=struct(re=ctypes.c_float, im=ctypes.c_float),
        half=ctypes.c_uint16,
        eight=ctypes.c_uint8,
        row=descriptor(1),
        extended=ctypes.c_longdouble,
        last=ctypes.c_uint32,
    ),
}
LAID_OUT = [
    function(
        "all",
        [
            "memref<f32>",
            "memref<?xf64>",
            named("memref<?x?x?xi8>", "x", readonly=True),
            "memref<*xi40>",
            "complex<f32>",
            "memref<?xi12>",
            "memref<?xsi24>",
            "memref<?xf6E2M3FN>",
            "complex<i16>",
            "complex<f80>",
            "vector<2x4xf32>",
            '!llvm.struct<"named", (i8, struct<"pair<int, (A>", (ptr, array<2 x i16>)>)>',
            "!llvm.struct<(i8, struct<(ptr)>, f64)>",
        ],
    ),
    function("narrow_index", ["memref<?x?xindex>", "memref<*xf32>"], bits=32),
    function(
        "mixed",
        results=[
            named("i1", "flag"),
            named("i8", "narrow"),
            named("complex<f32>", "z"),
            named("bf16", "half"),
            named("f8E5M2", "eight"),
            named("memref<?xf32>", "row"),
            named("f80", "extended"),
            named("ui32", "last"),
        ],
    ),
]


def test_layouts(tmp_path):
    """Sizes and offsets of everything that crosses a call by pointer."""
    claims = [f"sizeof({name}) == {ctypes.sizeof(type_)}" for name, type_ in LAYOUTS.items()]
    claims += [
        f"offsetof({name}, {field}) == {getattr(type_, field).offset}"
        for name, type_ in LAYOUTS.items()
        for field, *_ in type_._fields_
    ]
    # docs/types.md, "Elements in memory"
    claims += [
        f"sizeof({name}_bits) == {n}"
        for name, n in {"i12": 2, "si24": 4, "i40": 8, "f6E2M3FN": 1}.items()
    ]
    header = c_header(LAID_OUT, "GUARD")
    assert header.left_out == ()
    keyword = "#ifndef __cplusplus\n#define static_assert _Static_assert\n#endif\n"
    lines = [f'static_assert({claim}, "");' for claim in claims]
    compilers = [entry for entry in COMPILERS if entry[1] in ("c11", "c++17")]
    compile_(tmp_path, header.text, source="\n".join([keyword, *lines]), compilers=compilers)


def test_vectors_are_aligned(tmp_path):
    """LLVM takes a vector to be aligned to its size."""
    header = c_header([function("f", ["vector<4xf32>", "vector<2x8xf64>"])], "GUARD")
    claims = 'static_assert(alignof(vector4_f32) == 16 && alignof(vector2x8_f64) == 64, "");'
    compilers = [entry for entry in COMPILERS if entry[1] == "c++17"]
    compile_(tmp_path, header.text, source=claims, compilers=compilers)


# ---------------------------------------------------------------------------------------------
# Prototypes


SCALARS = {
    "i1": "bool",
    "i8": "int8_t",
    "si8": "int8_t",
    "ui8": "uint8_t",
    "i16": "int16_t",
    "ui16": "uint16_t",
    "i32": "int32_t",
    "ui32": "uint32_t",
    "i64": "int64_t",
    "si64": "int64_t",
    "ui64": "uint64_t",
    "index": "int64_t",
    "f32": "float",
    "f64": "double",
    "f80": "long double",
    "f8E4M3FN": "f8E4M3FN_bits",
}


@pytest.mark.parametrize("type_", SCALARS)
def test_scalars(type_):
    """A scalar is passed and returned as it is, with its signedness."""
    assert prototypes(function("f", [type_], [type_])) == [
        f"{SCALARS[type_]} _mlir_ciface_f({SCALARS[type_]} arg0);"
    ]


C_MD = Path(__file__).parents[2] / "docs" / "c.md"
TABLE = re.findall(
    r"^\| `(.+?)` \| `(.+?)` \| (.*?) ?\| (.*?) ?\|$", C_MD.read_text(), re.MULTILINE
)


def test_the_table_of_types_is_complete():
    """Every row of the document was read."""
    assert len(TABLE) == len(re.findall(r"^\| `", C_MD.read_text(), re.MULTILINE)) > 20


@pytest.mark.parametrize(("type_", "in_memory", "mlir", "target"), TABLE)
def test_the_table_of_types(type_, in_memory, mlir, target, tmp_path):
    """What the document says of a type is what the header declares, and C agrees."""
    header = c_header([function("m", results=[type_, type_])], "GUARD")
    space = "" if in_memory.endswith("*") else " "
    assert f"typedef struct m_result {{\n  {in_memory}{space}result0;\n" in header.text
    for c_abi, cell in (("mlir", mlir), ("target", target)):
        header = c_header([function("f", [type_], c_abi=c_abi)], "GUARD")
        assert (header.left_out == ()) == bool(cell)
        if cell:
            claim = f"void _mlir_ciface_f({cell.strip('`')});"
            compile_(tmp_path, header.text, source=claim, compilers=COMPILERS[:1])


POINTERS = {
    "memref<?xf32>": "const memref1_f32 *arg0",
    "memref<*xf32>": "const memref_unranked *arg0",
    "memref<4x?xcomplex<f64>>": "const memref2_complex_f64 *arg0",
    "memref<?xmemref<f32>>": "const memref1_memref0_f32 *arg0",
    "memref<?x!llvm.ptr>": "const memref1_ptr *arg0",
    "complex<f32>": "const complex_f32 *arg0",
    "vector<4xf32>": "const vector4_f32 *arg0",
    "!llvm.ptr": "void *arg0",
    "(i32) -> f32": "mlir_function arg0",
}


@pytest.mark.parametrize("type_", POINTERS)
def test_pointers(type_):
    """Descriptors and other aggregates are pointed to, and are not written."""
    assert prototypes(function("f", [type_])) == [f"void _mlir_ciface_f({POINTERS[type_]});"]


def test_results():
    """A struct goes where the first parameter points; one of several has its own name."""
    assert prototypes(
        function("none"),
        function("one", ["i32"], [named("memref<f32>", "y")]),
        function("several", results=["i32", "i64"]),
    ) == [
        "void _mlir_ciface_none(void);",
        "void _mlir_ciface_one(memref0_f32 *y, int32_t arg0);",
        "void _mlir_ciface_several(several_result *result);",
    ]


def test_comment():
    """Where results go, and what allocates them, is said above the prototype."""
    changed = replace(
        function("f", [named("memref<?xf32>", "y", out=True), named("i32", "n")]),
        allocator="f_results",
    )
    text = c_header([changed], "GUARD").text
    assert re.search(r"^ \*   y: .*; written: a result$", text, re.MULTILINE)
    assert "\n * @f_results allocates its results.\n" in text
    assert "written: a result" not in c_header([function("f", ["memref<?xf32>"])], "GUARD").text


def test_parameters_that_take_results():
    """Such a parameter is called as a result is, in the order of those and of the results."""
    array = parse_type("memref<?xf32>")
    out = Value(array, out=True)
    sole, several, nested = prototypes(
        function("sole", [named("i32", "n"), out]),
        function("several", [named("i32", "n"), out, out], ["memref<?xf32>"]),
        function("nested", ["i32", Value(array, path=("y", 0), out=True)]),
    )
    assert re.findall(r"(\w+)[,)]", sole) == ["n", "result"]
    assert re.findall(r"(\w+)[,)]", several) == ["result", "n", "result0", "result1"]
    assert re.findall(r"(\w+)[,)]", nested) == ["arg0", "y_0"]


def test_const_and_restrict():
    """Of elements, `const` is said by a descriptor's own type, `restrict` on the parameter."""
    assert prototypes(
        function(
            "f",
            [
                named("memref<?xf32>", "x", readonly=True),
                named("memref<?xf32>", "y", noalias=True),
                named("!llvm.ptr", "p", readonly=True, noalias=True),
                named("i32", "n"),
            ],
        )
    ) == [
        "void _mlir_ciface_f(\n    const memref1_f32_const *x,\n"
        "    const memref1_f32 *MLIR_ABI_RESTRICT y,\n"
        "    const void *MLIR_ABI_RESTRICT p,\n    int32_t n);"
    ]


def test_unwritten():
    """What the compiler finds out changes no descriptor: programs that compile stay right."""
    written, unwritten = (
        [function("f", [named("memref<?xf32>", "x", unwritten=found)])] for found in (False, True)
    )
    assert prototypes(*written) == prototypes(*unwritten)
    text = c_header(written, "GUARD").text
    assert c_header(unwritten, "GUARD").text == text.replace("may be written to", "read only")


def test_prefix():
    """It begins the names of types and functions, never those of symbols."""
    assert prototypes(function("f", ["memref<?xf16>"], ["i32", "i32"]), prefix="my_") == [
        "void _mlir_ciface_f(my_f_result *result, const my_memref1_f16 *arg0);"
    ]
    text = c_header([function("f", ["memref<?xf16>"])], "GUARD", "my_").text
    assert "static inline my_memref1_f16 my_memref1_f16_of(my_f16_bits *elements" in text


def test_names_of_the_structure():
    """What has no name is called after its place."""
    paths = [(0,), (1, "hidden", 0), ("bias", 1), ("bias",)]
    placed = [Value(parse_type("i32"), path=path) for path in paths]
    assert prototypes(function("f", placed)) == [
        "void _mlir_ciface_f(int32_t arg0, int32_t arg1_hidden_0, int32_t bias_1, int32_t bias);"
    ]


def test_symbols():
    """A symbol that is no identifier gets a name that is; one that no assembler takes gets none."""
    header = c_header([function("a.b"), function("a_b"), function("a b")], "GUARD")
    assert 'void _mlir_ciface_a_b_2(void) MLIR_ABI_SYMBOL("_mlir_ciface_a.b");' in header.text
    assert "void _mlir_ciface_a_b(void);" in header.text
    assert header.left_out == (("a b", "C has no way to write the symbol _mlir_ciface_a b"),)


LEFT_OUT = {
    ("i24", "target"): "i24 has no C type",
    ("f128", "target"): "f128 has no C type",
    ("tf32", "target"): "tf32 has no C type",
    ("i4", "target"): "i4 has no C type",
    ("memref<?xi128>", "target"): "i128 has no C type",
    ("ui1", "target"): "ui1 has no C type",
    ("none", "target"): "none has no C type",
    ("!llvm.struct<packed (i8, f32)>", "target"): "!llvm.struct<packed (i8, f32)> has no C type",
    ("!llvm.struct<()>", "target"): "!llvm.struct<()> has no C type",
    ("!llvm.array<0 x i8>", "target"): "!llvm.array<0 x i8> has no C type",
    ("!llvm.struct<(i8, i24)>", "target"): "i24 has no C type",
    ("!llvm.array<4 x i16>", "mlir"): "c-abi=mlir passes !llvm.array<4 x i16> by value, in another "
    "way than C (c-abi=target: by pointer)",
    (
        "!llvm.array<1 x " * 101 + "i8" + ">" * 101,
        "target",
    ): "a type is nested more than 100 levels deep",
    ("f16", "target"): "f16 goes by value, and C99 and C++17 have no type for that "
    "(--packed: in memory)",
    ("bf16", "mlir"): "bf16 goes by value, and C99 and C++17 have no type for that "
    "(--packed: in memory)",
    ("complex<f32>", "mlir"): "c-abi=mlir passes complex<f32> by value, in another way than C "
    "(c-abi=target: by pointer)",
    ("vector<4xf32>", "mlir"): "c-abi=mlir passes vector<4xf32> by value, in another way than C "
    "(c-abi=target: by pointer)",
    ("vector<4xi1>", "target"): "vector<4xi1> has no C type: eight elements share a byte",
    ("vector<3xf32>", "target"): "vector<3xf32> has no C type: the size of its rows is no power "
    "of two",
    ("vector<4x!llvm.ptr>", "target"): "vector<4x!llvm.ptr> has no C type",
    ("vector<8192xf32>", "target"): "vector<8192xf32> has no C type",
    ("vector<1000000000xf32>", "target"): "vector<1000000000xf32> has no C type",
    (f"memref<{'1x' * 127}f32>", "target"): "a memref has more than 126 dimensions (got 127)",
    ("memref<4xf32, 3>", "target"): "C has no pointer to memory space 3 (memref<4xf32, 3>)",
    ("memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>", "target"): "the layout of memref<4xf32, "
    "affine_map<(d0) -> (d0 mod 2)>> is not strided",
}


@pytest.mark.parametrize(("type_", "c_abi"), LEFT_OUT)
def test_left_out(type_, c_abi):
    """What C cannot call has no prototype, and the reason in its place."""
    reason = LEFT_OUT[type_, c_abi]
    header = c_header([function("f", [type_], c_abi=c_abi), function("g")], "GUARD")
    assert header.left_out == (("f", reason),)
    assert f"is left out: {reason}." in header.text
    assert "_mlir_ciface_f" not in header.text
    assert "void _mlir_ciface_g(void);" in header.text


@pytest.mark.parametrize("type_", ["f80", "memref<?xf80>", "complex<f80>"])
@pytest.mark.parametrize("flags", [[], ["-mlong-double-64"]])
def test_f80_is_declared_where_a_long_double_is_one(type_, flags, tmp_path):
    """Elsewhere the other functions are declared, and can be called."""
    header = tmp_path / "m.h"
    header.write_text(c_header([function("f", [type_]), function("g")], "GUARD", packed=True).text)
    command = ["gcc", *flags, "-Wall", "-Wextra", "-Werror", "-E", "-xc", header]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "void _mlir_ciface_g(void);" in text
    assert ("_mlir_ciface_f(" in text) == ("f_packed(" in text) == (not flags)


def test_a_target_without_f80():
    """A function that needs it is left out, as one of another type that C does not have."""
    header = c_header([function("f", ["f80"]), function("g")], "GUARD", has_f80=False)
    reason = "the target has no f80: its long double is another type"
    assert header.left_out == (("f", reason),)
    assert f"is left out: {reason}." in header.text
    assert "_mlir_ciface_g(" in header.text


def test_the_header_grows_with_the_number_of_values():
    """The comment of a result does not name all the arguments that may own it."""

    def header_of(count):
        values = ["!llvm.ptr"] * count, ["memref<f32>"] * count
        return c_header([function("f", *values)], "GUARD").text

    assert len(header_of(400)) < 5 * len(header_of(100))


EXTENDED = [
    # Value, kind, an argument or the result; whether c-abi=mlir and c-abi=target can be declared.
    ("i1", "definition", "argument", True, True),
    ("i1", "definition", "result", False, True),
    ("i1", "import", "argument", False, True),
    ("i1", "import", "result", True, True),
    ("ui8", "definition", "argument", True, True),
    ("ui8", "definition", "result", True, True),
    ("ui8", "import", "argument", False, True),
    ("i16", "import", "argument", False, True),
    ("i32", "import", "argument", True, True),
    ("f8E5M2", "definition", "result", True, True),
    ("f8E5M2", "import", "argument", False, False),
]


@pytest.mark.parametrize(("type_", "kind", "what", "mlir", "target"), EXTENDED)
def test_narrow_values(type_, kind, what, mlir, target):
    """The upper bits of a register are C's business when the module fills it."""
    for c_abi, expected in (("mlir", mlir), ("target", target)):
        only = {"arguments" if what == "argument" else "results": [type_]}
        header = c_header([function("f", c_abi=c_abi, kind=kind, **only)], "GUARD")
        assert (header.left_out == ()) == expected
        assert all("without being extended" in reason for _, reason in header.left_out)


def test_no_wrapper_and_no_second_one():
    """A function without a wrapper, and a symbol that is taken, are left out."""
    bare = FunctionReflection("bare", (), ())
    header = c_header([bare, function("f"), function("f", ["i32"])], "GUARD")
    assert header.left_out == (
        (
            "bare",
            "it has no C wrapper, because of llvm.byval or the like of an argument",
        ),
        ("f", "another function has the same symbol"),
    )


# ---------------------------------------------------------------------------------------------
# What is said


def test_shapes_and_ownership():
    """The comment of a function says what its types do not."""
    text = c_header(
        [
            function(
                "f",
                [
                    named("memref<?x4xf32>", "x", readonly=True),
                    "memref<2xf32, strided<[?], offset: 3>>",
                    Value(parse_type("i32"), path=(1, "n")),
                ],
                ["memref<*xf32>"],
            ),
            function("g", ["memref<f32>"], ["memref<?xf32>"], kind="import"),
        ],
        "GUARD",
    ).text
    assert (
        "/* @f: (memref<?x4xf32>, memref<2xf32, strided<[?], offset: 3>>, i32)"
        " -> (memref<*xf32>)\n"
        " *   x: sizes [any, 4], row-major; read only\n"
        " *   arg1: sizes [2], strides [any], offset 3; may be written to\n"
        ' *   arg1_n: at [1, "n"]\n'
        " *   result: of any rank; free it with memref_unranked_free; but with "
        "memref_unranked_free_descriptor if memref_unranked_allocated equals that of x or arg1\n"
        " */\n"
    ) in text
    assert (
        "/* @g: (memref<f32>) -> (memref<?xf32>), for C to implement\n"
        " *   arg0: one element; may be written to; yours only during the call\n"
        " *   result: sizes [any], row-major; the module's from then on\n */\n"
    ) in text


@pytest.mark.parametrize(
    ("arguments", "results", "words"),
    [
        ([], ["memref<f32>"], "yours to free: memref0_f32_free"),
        (["i32"], ["memref<f32>", "i1"], "yours to free: memref0_f32_free"),
        (["i32"], ["memref<*xf32>"], "yours to free: memref_unranked_free"),
        (
            ["i32"],
            ["memref<f32>", "memref<i8>"],
            "free it with memref0_f32_free, unless `allocated` equals that of another result that "
            "you free",
        ),
        (
            ["memref<2xmemref<f32>>"],
            ["memref<f32>"],
            "free it with memref0_f32_free, unless `allocated` equals that of arg0 or a memref in "
            "arg0",
        ),
        (
            ["memref<*xi8>", "!llvm.ptr", "!llvm.struct<(ptr, i32)>"],
            ["memref<f32>"],
            "free it with memref0_f32_free, unless `allocated` equals that of arg0 or is in the "
            "memory that arg1 points to or the memory that arg2 points to",
        ),
        (
            ["memref<f32>"] * 5,
            ["memref<f32>"],
            "free it with memref0_f32_free, unless `allocated` equals that of a memref argument",
        ),
        (
            ["memref<f32>", "!llvm.ptr"],
            [named("memref<f32>", "y", owned=True)],
            "yours to free: memref0_f32_free",
        ),
        (
            ["memref<f32>"],
            [named("memref<f32>", "y", owned=True), named("memref<f32>", "z", owned=True)],
            "yours to free: memref0_f32_free",
        ),
        (
            ["memref<f32>"],
            [named("memref<f32>", "y", owned=True), named("memref<f32>", "z")],
            "free it with memref0_f32_free, unless `allocated` equals that of arg0 or another "
            "result that you free",
        ),
    ],
)
def test_who_frees_a_result(arguments, results, words):
    """Whoever's memory a result may be, by the types, is named."""
    text = c_header([function("f", arguments, results)], "GUARD").text
    assert f"; {words}\n" in text[text.index("/* @f:") :]


@pytest.mark.parametrize("c_abi", ["mlir", "target"])
@pytest.mark.parametrize("bits", [32, 64])
def test_the_convention_is_said(c_abi, bits):
    """Once, before the functions."""
    text = c_header([function("f", c_abi=c_abi, bits=bits)], "GUARD").text
    rules = text[: text.index("/* @f:")]
    assert re.search(rf"\* .* \(c-abi={c_abi}\)\. An index has {bits} bits\.$", rules, re.M)
    assert rules.count("c-abi=") == 1


def test_two_headers_at_once(tmp_path):
    """Types that two headers share are defined once."""
    first = c_header([function("f", ["memref<?xf16>", "memref<*xf32>"])], "FIRST").text
    second = c_header([function("g", ["memref<?xf16>", "memref<*xf32>"])], "SECOND").text
    compile_(tmp_path, first, second, first)


def test_names():
    """Identifiers that no keyword, macro or other name hides."""
    names = Names(["taken"])
    wanted = ["x", "x", "taken", "class", "linux", "a-b", "__A", "9", "é", "", "if", "W1", "KV"]
    actual = [names.new(name, f"arg{i}") for i, name in enumerate(wanted)]
    assert actual == [
        "x",
        "x_2",
        "taken_2",
        "class_",
        "linux_",
        "a_b",
        "A",
        "arg_9",
        "arg8",
        "arg9",
        "if_",
        "W1",
        "KV_",
    ]
    assert not any(map(is_reserved, actual))
    assert [identifier(text) for text in ("a b", "_", "ok_1")] == ["a_b", "", "ok_1"]


@pytest.mark.parametrize(("compiler", "standard"), [("gcc", "gnu17"), ("g++", "gnu++20")])
def test_no_name_is_a_macro_of_what_is_included(compiler, standard, tmp_path):
    """Neither of the header, nor of those that it includes, nor of the compiler."""
    header = tmp_path / "a-1.h"
    noalias = Value(parse_type("memref<?xf32>"), noalias=True)
    header.write_text(c_header([function("f", [noalias])], include_guard(header)).text)
    command = [compiler, f"-std={standard}", "-x", "c++" if "+" in compiler else "c", "-dM", "-E"]
    macros = subprocess.run([*command, header], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"#define ([A-Za-z]\w*) ", macros)
    ours = {"A_1_H", "MLIR_ABI_HAS_memref1_f32", "MLIR_ABI_RESTRICT"}
    assert ours | {"NULL", "RAND_MAX", "EXIT_SUCCESS"} <= set(names)
    assert [name for name in names if not is_reserved(name)] == []


SYSTEM_HEADERS = """
argp arpa/telnet arpa/tftp complex ctype dirent elf errno fcntl fenv float ftw inttypes langinfo
libgen limits link locale math net/if_ppp net/if_shaper net/route netax25/ax25 netdb netinet/ether
netinet/icmp6 netinet/igmp netinet/in netinet/ip6 netinet/ip_icmp netipx/ipx paths poll
protocols/routed protocols/timed pthread resolv sched semaphore signal spawn stdio stdlib sys/dir
sys/mman sys/msg sys/pci sys/quota sys/reg sys/resource sys/socket sys/stat sys/syscall sys/time
sys/types sys/wait sysexits syslog termios tgmath threads time unistd utmp utmpx wchar wctype
"""
"""Those of glibc that have macros not in capitals, by ``gcc -dM -E`` of each; and others."""


@pytest.mark.parametrize(("compiler", "standard"), [("gcc", "gnu17"), ("g++", "gnu++20")])
def test_arguments_and_results_have_the_names_of_system_macros(compiler, standard, tmp_path):
    """The header can be included after any header of the system."""
    language = ["-x", "c++" if "+" in compiler else "c"]
    command = [compiler, f"-std={standard}", "-D_GNU_SOURCE", *language, "-"]
    lines = [
        f"#if __has_include(<{name}.h>)\n#include <{name}.h>\n#endif"
        for name in SYSTEM_HEADERS.split()
    ]
    ran = subprocess.run(
        [*command, "-dM", "-E"], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    macros = set(re.findall(r"^#define ([A-Za-z]\w*) ", ran.stdout, re.M))
    assert {"BUFSIZ", "PATH_MAX", "WEOF", "st_atime", "si_value", "PRId16"} <= macros
    macros |= {"PRIb64", "PRIBFAST16", "SCNbPTR"}  # of C23, which glibc has from 2.42 on
    assert [name for name in macros if not is_reserved(name)] == []
    capitals = sorted(name for name in macros if name.isupper())
    arguments = [
        named("i32", name) for name in sorted(macros.difference(capitals)) + capitals[::50]
    ]
    header = tmp_path / "m.h"
    functions = [function("f", arguments), function("g", (), arguments), function("GEMM")]
    header.write_text(c_header(functions, "GUARD", packed=True).text)
    source = "\n".join(
        [*lines, f'#include "{header}"', "int (*h)(void *, void *, void *) = GEMM_packed;"]
    )
    compiled = subprocess.run(
        [*command, "-fsyntax-only"], input=source, capture_output=True, text=True, check=False
    )
    assert compiled.stderr == ""


def test_comments():
    """Nothing ends a comment, begins another, or is a trigraph or the end of a line."""
    for text in map("".join, itertools.product("*/?\\\n", repeat=5)):
        actual = comment(text)
        assert not any(bad in f" {actual} " for bad in ("*/", "/*", "??", "\n"))
