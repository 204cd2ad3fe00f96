"""The buffer oracle: what NumPy says of the memory is what compiled code would read there."""

import array
import ctypes
import gc
import itertools
import operator
import re
import struct
import subprocess
import sys
import weakref
from types import SimpleNamespace

import ml_dtypes
import numpy as np
import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, Tuple
from mlir_abi.runtime.buffers.description import (
    BufferType,
    Copy,
    Unsupported,
    Use,
    array_address,
    as_array,
    decide,
    element_strides,
    empty,
)
from mlir_abi.runtime.buffers.elements import element_dtype

F32 = np.dtype("f4")
DTYPES = [np.dtype(name) for name in ("bool", "i1", "u2", "i4", "i8", "f4", "f8", "c8", "c16")] + [
    np.dtype(ml_dtypes.bfloat16),
    np.dtype(ml_dtypes.float8_e4m3fn),
]


def read(type_, array):
    """The elements' bytes in row-major order, read as compiled code does: from a descriptor."""
    size = type_.dtype.itemsize
    offset = type_.offset or 0
    aligned = array_address(array) - offset * size
    strides = [
        given if fixed is None else fixed
        for fixed, given in zip(
            type_.strides or (None,) * array.ndim, element_strides(array), strict=True
        )
    ]
    for indices in itertools.product(*map(range, array.shape)):
        linear = offset + sum(i * stride for i, stride in zip(indices, strides, strict=True))
        address = aligned + linear * size
        assert address % type_.dtype.alignment == 0
        yield ctypes.string_at(address, size)


def elements(array_):
    """The elements' bytes in row-major order, as NumPy sees them."""
    return [np.array(array_[indices]).tobytes() for indices in np.ndindex(array_.shape)]


def numbered(array_):
    """``array_`` with different elements, as far as its memory and dtype allow."""
    values = np.arange(array_.size, dtype=np.uint8).reshape(array_.shape)
    array_[...] = values.astype(array_.dtype.newbyteorder("="))
    return array_


@st.composite
def arrays(draw):
    """Arrays of rank 0 to 3 with any strides, order, alignment, byte order and permission."""
    dtype = draw(st.sampled_from(DTYPES))
    if dtype.kind in "iufc":
        dtype = dtype.newbyteorder(draw(st.sampled_from("==>")))
    shape = draw(hnp.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4))
    base = np.empty(max(1, np.prod(shape, dtype=int)) * dtype.itemsize + 1, np.uint8)
    start = draw(st.integers(0, 1))
    array = np.ndarray(shape, dtype, base, start, order=draw(st.sampled_from("CF")))
    numbered(array)
    steps = tuple(slice(None, None, draw(st.sampled_from([1, 1, 2, -1, -2]))) for _ in shape)
    array = array[(..., *steps)]
    if draw(st.booleans()):
        record = np.zeros(array.shape, [("x", array.dtype), ("pad", "u1")])
        record["x"] = array
        array = record["x"]
    if array.ndim and draw(st.booleans()):
        array = np.broadcast_to(array, (2, *array.shape))
    array = array.transpose(draw(st.permutations(range(array.ndim))))
    if draw(st.integers(0, 3)) == 0:
        array = array.view()
        array.flags.writeable = False
    return array


STATIC_STRIDES = (1, 2, 3, 4, 8, 20, 0, -1, -4)


@st.composite
def types(draw, array=None):
    """Any type, or one that is likely to suit ``array``."""
    if array is None:
        array = np.empty(
            draw(hnp.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4)),
            draw(st.sampled_from(DTYPES)),
        )
    dtype = array.dtype.newbyteorder("=")
    if draw(st.integers(0, 5)) == 0:
        return BufferType(dtype, None)
    shape = tuple(draw(st.sampled_from([None, size])) for size in array.shape)
    strides = None
    if draw(st.booleans()):
        strides = tuple(
            draw(st.sampled_from([None, stride // array.itemsize, *STATIC_STRIDES]))
            for stride in array.strides
        )
    offset, alignment = draw(st.none() | st.integers(-3, 3)), draw(st.sampled_from([1, 1, 32, 64]))
    return BufferType(dtype, shape, strides, offset, alignment)


PAIRS = arrays().flatmap(lambda array: st.tuples(types(array), st.just(array)))


@given(PAIRS)
def test_use_reads_what_the_array_holds(pair):
    """Whatever is used as it is reads as the array through a descriptor's arithmetic."""
    type_, array = pair
    decision = decide(type_, array)
    event(type(decision).__name__)
    assume(decision == Use())
    assert list(read(type_, array)) == elements(array)


@given(PAIRS)
def test_copy_can_be_used(pair):
    """A copy has the elements and the strides that were said, and can be used and written."""
    type_, array = pair
    decision = decide(type_, array)
    assume(isinstance(decision, Copy))
    copy = decision.of(type_, array)
    assert copy.strides == decision.strides
    assert decide(type_, copy, writable=True) == Use()
    assert list(read(type_, copy)) == elements(array.astype(copy.dtype))
    assert not np.shares_memory(copy, array)


@given(PAIRS)
def test_what_is_written_is_never_copied(pair):
    """A buffer that the function may write to is used or refused, in one line."""
    type_, array = pair
    decision = decide(type_, array, writable=True)
    if isinstance(decision, Unsupported):
        assert "\n" not in decision.reason
    else:
        assert decision == Use()
        assert array.flags.writeable


@given(types(), st.data())
def test_factory_makes_what_can_be_used(type_, data):
    """What `empty` makes can be used and has the sizes and strides asked for."""
    rank = 2 if type_.shape is None else type_.shape.count(None)
    sizes = data.draw(st.tuples(*[st.integers(0, 4)] * rank))
    array = empty(type_, sizes)
    assert decide(type_, array, writable=True) == Use()
    given_sizes = iter(sizes)
    assert array.shape == tuple(
        next(given_sizes) if size is None else size
        for size in ((None, None) if type_.shape is None else type_.shape)
    )
    for stride, wanted in zip(array.strides, type_.strides or (), strict=False):
        assert wanted is None or array.size == 0 or stride == wanted * array.itemsize
    array[...] = 0
    assert len(list(read(type_, array))) == array.size


@pytest.mark.parametrize(
    ("strides", "expected"),
    [
        (None, (4, 1)),
        ((None, None), (4, 1)),
        ((None, 1), (4, 1)),
        ((4, None), (4, 1)),
        ((8, None), (8, 1)),
        ((1, None), (1, 3)),
        ((None, 2), (7, 2)),  # around 0, 2, 4, 6
        ((None, 3), (1, 3)),
        ((2, None), (2, 5)),
        ((-1, None), (-1, 3)),
        ((None, -1), (4, -1)),
        ((0, 1), (0, 1)),
        ((0, None), (0, 1)),
    ],
)
def test_factory_chooses_small_strides(strides, expected):
    """A dynamic stride goes into the first gap of the static ones, or around them; in elements."""
    array = empty(BufferType(F32, (3, 4), strides))
    assert tuple(stride // 4 for stride in array.strides) == expected


@pytest.mark.parametrize(
    ("strides", "expected"), [((None, 2, 3), (6, 2, 3)), ((None, 4, 5), (10, 4, 5))]
)
def test_factory_looks_at_all_strides(strides, expected):
    """A stride that fits below the smallest one may still meet a larger one."""
    array = empty(BufferType(F32, (2, 2, 2), strides))
    assert tuple(stride // 4 for stride in array.strides) == expected
    assert distinct(places(array.shape, array.strides))


def places(shape, strides):
    """Where each element is, from the first."""
    return [sum(map(operator.mul, indices, strides)) for indices in np.ndindex(shape)]


def distinct(values):
    """Whether no value is there twice."""
    return len(set(values)) == len(values)


@given(types(), st.data())
def test_factory_gives_each_element_its_own_memory(type_, data):
    """Unless the type's own strides put elements in the same place."""
    rank = 2 if type_.shape is None else type_.shape.count(None)
    array = empty(type_, data.draw(st.tuples(*[st.integers(0, 4)] * rank)))
    static = [
        (size, stride)
        for size, stride in zip(array.shape, type_.strides or (), strict=False)
        if stride is not None
    ]
    assume(distinct(places(tuple(size for size, _ in static), [stride for _, stride in static])))
    assert distinct(places(array.shape, array.strides))


STRUCT = np.dtype([("a", "f4"), ("b", "i2")])
MATRIX = np.zeros((3, 4), "f4")
READONLY = np.frombuffer(bytes(16), "f4")
ANY = (None, None)


@pytest.mark.parametrize(
    ("type_", "array"),
    [
        (BufferType(F32, (3, 4)), MATRIX),
        (BufferType(F32, (None, 4)), MATRIX),
        (BufferType(F32, None), MATRIX),
        (BufferType(F32, ANY, ANY), MATRIX.T),
        (BufferType(F32, ANY, (1, None)), MATRIX.T),
        (BufferType(F32, ANY, ANY), MATRIX[::-1, ::2]),
        (BufferType(F32, (None,), (-4,)), MATRIX[::-1, 0]),
        (BufferType(F32, (None,), (None,)), np.broadcast_to(np.float32(1), 5)),
        (BufferType(F32, ()), np.zeros((), "f4")),
        (BufferType(F32, None), np.zeros((), "f4")),
        (BufferType(F32, (), ()), np.zeros((), "f4")),
        (BufferType(F32, (None,)), READONLY),
        # strides and alignment of what holds no element, or one in a dimension, do not matter
        (BufferType(F32, ANY), np.zeros((4, 3), "f4").T[:0]),
        (BufferType(F32, (None, 1)), MATRIX[:, :1].copy()[:, ::5]),
        (BufferType(F32, (1,)), np.zeros(1, STRUCT)["a"]),
        (BufferType(F32, (0,)), np.frombuffer(bytes(9), "u1")[1:1].view(">f4")),
    ],
    ids=lambda value: str(value) if isinstance(value, BufferType) else "",
)
def test_use(type_, array):
    """Buffers that need no copy."""
    assert decide(type_, array) == Use()


MISALIGNED = np.frombuffer(bytearray(17), "u1")[1:].view("f4")
FIELD = np.zeros(3, STRUCT)["a"]


@pytest.mark.parametrize(
    ("type_", "array", "strides", "reason"),
    [
        (
            BufferType(F32, (None, 4)),
            np.asfortranarray(MATRIX),
            (16, 4),
            "its stride in dimension 0 is 4 bytes, not 16",
        ),
        (
            BufferType(F32, None),
            MATRIX.T,
            (12, 4),
            "its stride in dimension 0 is 4 bytes, not 12",
        ),
        (
            BufferType(F32, (None,)),
            MATRIX[0, ::-1],
            (4,),
            "its stride in dimension 0 is -4 bytes, not 4",
        ),
        (
            BufferType(F32, (5,)),
            np.broadcast_to(np.float32(1), 5),
            (4,),
            "its stride in dimension 0 is 0 bytes, not 4",
        ),
        (
            BufferType(F32, ANY, (1, None)),
            MATRIX,
            (4, 12),
            "its stride in dimension 0 is 16 bytes, not 4",
        ),
        (
            BufferType(F32, ANY, (None, 2)),
            MATRIX,
            (28, 8),
            "its stride in dimension 1 is 4 bytes, not 8",
        ),
        (BufferType(F32, (3, 4)), MATRIX.astype(">f4"), (16, 4), "its byte order is foreign"),
        # where any stride will do, the copy keeps the order that memory is read in
        (BufferType(F32, ANY, ANY), MATRIX.astype(">f4").T, (4, 16), "its byte order is foreign"),
        (
            BufferType(F32, ANY, ANY),
            MATRIX.astype(">f4")[::-1],
            (16, 4),
            "its byte order is foreign",
        ),
        (
            BufferType(F32, (None,), (-1,)),
            MATRIX[0],
            (-4,),
            "its stride in dimension 0 is 4 bytes, not -4",
        ),
        (BufferType(F32, (4,)), MISALIGNED, (4,), "its address is not a multiple of 4"),
        (
            BufferType(F32, (3,), (None,)),
            FIELD,
            (4,),
            "its stride in dimension 0 is 6 bytes, no multiple of 4",
        ),
    ],
)
def test_copy(type_, array, strides, reason):
    """Buffers of the right elements and sizes that compiled code cannot read where they are."""
    decision = decide(type_, array)
    assert decision == Copy(strides, reason)
    assert decision.reason == reason


@pytest.mark.parametrize(
    ("type_", "array", "writable", "reason"),
    [
        # elements
        (BufferType(F32, (None, 4)), MATRIX.astype("f8"), False, "got f64[3, 4]"),
        (BufferType(np.dtype("i4"), ()), np.zeros((), "u4"), False, "expected i32[], got ui32[]"),
        (BufferType(np.dtype("?"), (2,)), np.zeros(2, "u1"), False, "expected i1[2], got ui8[2]"),
        (
            BufferType(np.dtype(ml_dtypes.bfloat16), (2,)),
            np.zeros(2, "f2"),
            False,
            "expected bf16[2], got f16[2]",
        ),
        (
            BufferType(np.dtype("i1"), (2,)),
            np.zeros(2, ml_dtypes.int4),
            False,
            "expected i8[2], got i4[2]",
        ),
        (
            BufferType(np.dtype("c8"), None),
            MATRIX,
            False,
            "expected complex<f32>[*], got f32[3, 4]",
        ),
        (BufferType(F32, None), np.zeros(2, object), False, "expected f32[*], got object[2]"),
        (BufferType(F32, None), np.zeros(2, "U3"), False, "expected f32[*], got <U3[2]"),
        (
            BufferType(F32, (2,)),
            np.zeros(2, STRUCT),
            False,
            "expected f32[2], got [('a', '<f4'), ('b', '<i2')][2]",
        ),
        # rank
        (BufferType(F32, (None, 4)), MATRIX[0], False, "expected f32[?, 4], got f32[4]"),
        (BufferType(F32, ()), MATRIX[0], False, "expected f32[], got f32[4]"),
        # sizes
        (BufferType(F32, (None, 5)), MATRIX, False, "expected f32[?, 5], got f32[3, 4]"),
        (BufferType(F32, (0,)), MATRIX[0], False, "expected f32[0], got f32[4]"),
        # permission
        (
            BufferType(F32, (None,)),
            READONLY,
            True,
            "expected f32[?] that is writable, got f32[4] that is read-only",
        ),
        # a copy would be needed, but the function may write
        (
            BufferType(F32, ANY, (None, 1)),
            MATRIX.T,
            True,
            "expected f32[?, ?] with strides [?, 1], got f32[4, 3] whose stride in dimension 1 "
            "is 16 bytes, not 4, and a copy would lose what the function writes",
        ),
        (
            BufferType(F32, (4,)),
            MISALIGNED,
            True,
            "expected f32[4], got f32[4] whose address is not a multiple of 4, "
            "and a copy would lose what the function writes",
        ),
        (
            BufferType(F32, (2,), (None,)),
            np.lib.stride_tricks.as_strided(MATRIX, (2,), (0,)),
            True,
            "expected f32[2] with strides [?], got f32[2] whose elements in dimension 0 share "
            "memory, and a copy would lose what the function writes",
        ),
        # no copy has the strides of the type
        (
            BufferType(F32, (4,), (0,)),
            MATRIX[0],
            False,
            "expected f32[4] with strides [0], got f32[4] whose stride in dimension 0 is 4 bytes, "
            "not 0, and a copy has to give several elements the same memory",
        ),
    ],
)
def test_unsupported(type_, array, writable, reason):
    """Buffers that cannot be handed over."""
    decision = decide(type_, array, writable=writable)
    assert isinstance(decision, Unsupported)
    assert decision.reason.endswith(reason)
    assert decision.reason.startswith(f"expected {type_}")


@pytest.mark.parametrize(
    ("value_type", "dtype"),
    [
        (Int(1), "bool"),
        (Int(8), "int8"),
        (Int(16, "s"), "int16"),
        (Int(32, "u"), "uint32"),
        (Int(64), "int64"),
        (Index(), "int64"),
        (Float("f16", 16), "float16"),
        (Float("bf16", 16), ml_dtypes.bfloat16),
        (Float("f64", 64), "float64"),
        (Float("f8E4M3FN", 8), ml_dtypes.float8_e4m3fn),
        (Float("f8E5M2FNUZ", 8), ml_dtypes.float8_e5m2fnuz),
        (Float("f8E4M3B11FNUZ", 8), ml_dtypes.float8_e4m3b11fnuz),
        (Float("f8E8M0FNU", 8), ml_dtypes.float8_e8m0fnu),
        (Int(2), ml_dtypes.int2),
        (Int(4), ml_dtypes.int4),
        (Int(4, "s"), ml_dtypes.int4),
        (Int(4, "u"), ml_dtypes.uint4),
        (Float("f4E2M1FN", 4), ml_dtypes.float4_e2m1fn),
        (Float("f6E2M3FN", 6), ml_dtypes.float6_e2m3fn),
        (Float("f6E3M2FN", 6), ml_dtypes.float6_e3m2fn),
        (Complex(Float("f32", 32)), "complex64"),
        (Complex(Float("f64", 64)), "complex128"),
    ],
    ids=str,
)
def test_element_dtype(value_type, dtype):
    """Each type has the dtype of the same bytes."""
    assert element_dtype(value_type) == np.dtype(dtype)


@pytest.mark.parametrize("name", [n for n in dir(ml_dtypes) if n.startswith("float8_")])
def test_every_8_bit_float(name):
    """MLIR's names of them are those of ml_dtypes in another style."""
    mlir_name = "f8" + name.removeprefix("float8_").upper()
    assert element_dtype(Float(mlir_name, 8)).name == name


@pytest.mark.parametrize("part", [Float("f16", 16), Float("bf16", 16), Float("f32", 32)], ids=str)
def test_complex_numbers_are_their_parts(part):
    """Real and imaginary part lie side by side."""
    if part.width == 16 and not hasattr(ml_dtypes, "complex32"):
        pytest.skip("this ml_dtypes has no such complex number")
    number = np.array(1 + 2j, element_dtype(Complex(part)))
    assert number.tobytes() == np.array([1, 2], element_dtype(part)).tobytes()


def test_index_has_the_width_of_the_target():
    """The width of ``index`` is the target's."""
    assert element_dtype(Index(), index_width=32) == np.dtype("i4")


NO_DTYPE = "NumPy has no dtype for it"


@pytest.mark.parametrize(
    ("value_type", "reason"),
    [
        (Int(3), NO_DTYPE),
        (Int(24), NO_DTYPE),
        (Int(128), NO_DTYPE),
        (Float("tf32", 19), NO_DTYPE),
        (Float("f80", 80), NO_DTYPE),
        (Complex(Int(32)), NO_DTYPE),
        (Other("vector<4xf32>"), "it is not a number"),
        (Tuple((Int(8),)), "it is not a number"),
        (Array("memref", Int(8), (2,), "memref<2xi8>"), "it is not a number"),
    ],
    ids=str,
)
def test_no_element_dtype(value_type, reason):
    """Each other type is refused, and why."""
    with pytest.raises(ValueError, match=re.escape(str(value_type))) as raised:
        element_dtype(value_type)
    assert str(raised.value) == f"{value_type} cannot be the element of a buffer: {reason}"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((F32, (2, 3), (1,)), "f32[2, 3] with strides [1] must have one stride for each dimension"),
        ((F32, None, (1,)), "f32[*] with strides [1] must have one stride for each dimension"),
    ],
)
def test_no_such_type(arguments, message):
    """Types that no signature can ask for."""
    with pytest.raises(ValueError, match="^" + re.escape(message)):
        BufferType(*arguments)


@pytest.mark.parametrize(
    ("type_", "sizes", "message"),
    [
        (BufferType(F32, (None,)), (2**64,), "NumPy cannot make f32[18446744073709551616]: "),
        (BufferType(F32, (2**62, None)), (2**62,), "NumPy cannot make f32["),
        (BufferType(F32, (None,) * 3), (0, 2**62, 2**62), "NumPy cannot make f32[0, "),
        (BufferType(F32, (None,) * 65), (1,) * 65, "NumPy cannot make f32[1, 1, "),
    ],
)
def test_factory_refuses(type_, sizes, message):
    """Sizes that no array of NumPy has."""
    with pytest.raises(ValueError, match=re.escape(message)):
        empty(type_, sizes)


class Interface:
    """An object that has nothing but ``__array_interface__``."""

    def __init__(self, array, **changes):
        self.__array_interface__ = array.__array_interface__ | changes
        self.array = array


class Dlpack:
    """An object that has nothing but ``__dlpack__``, on a device."""

    def __init__(self, array, device=1):
        self.array, self.device = array, device

    def __dlpack_device__(self):
        return self.device, 0

    def __dlpack__(self, **arguments):
        return self.array.__dlpack__(**arguments)


class Negated(Dlpack):
    """A tensor of PyTorch whose numbers are those in memory with the other sign."""

    def is_neg(self):
        return True


class Patched(Dlpack):
    """A capsule whose element type or flags, in the bytes of ``dlpack.h``, are others."""

    def __init__(self, array, code=None, flags=None, version=(1, 0)):
        super().__init__(array)
        self.code, self.flags, self.version = code, flags, version

    def __dlpack__(self, **arguments):
        versioned = self.version is not None
        capsule = self.array.__dlpack__(max_version=self.version)
        get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
        get_pointer.restype = ctypes.c_void_p
        get_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
        address = get_pointer(capsule, b"dltensor_versioned" if versioned else b"dltensor")
        # version, manager_ctx, deleter, flags; then data, device, ndim, and code
        tensor = address + (8 + 8 + 8 + 8 if versioned else 0)
        if self.code is not None:
            ctypes.c_uint8.from_address(tensor + 8 + 8 + 4).value = self.code
        if self.flags is not None:
            ctypes.c_uint64.from_address(address + 24).value = self.flags
        return capsule


@pytest.mark.parametrize(
    ("code", "dtype"),
    [
        (4, ml_dtypes.bfloat16),
        (7, ml_dtypes.float8_e3m4),
        (8, ml_dtypes.float8_e4m3),
        (9, ml_dtypes.float8_e4m3b11fnuz),
        (10, ml_dtypes.float8_e4m3fn),
        (11, ml_dtypes.float8_e4m3fnuz),
        (12, ml_dtypes.float8_e5m2),
        (13, ml_dtypes.float8_e5m2fnuz),
        (14, ml_dtypes.float8_e8m0fnu),
    ],
)
@pytest.mark.parametrize("version", [(1, 0), None])
def test_dlpack_of_small_floats(code, dtype, version):
    """The element types that DLPack has and NumPy has not."""
    array = np.array([[1, 2, 0.5], [4, 8, 0.25]], dtype)[:, ::2]
    bits = array.view(f"u{array.itemsize}")
    view = as_array(Patched(bits, code=code, version=version))
    assert view.dtype == array.dtype
    assert view.tolist() == [[1, 0.5], [4, 0.25]]
    assert np.shares_memory(view, array)


@pytest.mark.parametrize(("flags", "readonly"), [(0, False), (1, True), (2, True)])
def test_dlpack_flags(flags, readonly):
    """A buffer that is read-only, or a copy of what its library holds, is not written to."""
    assert as_array(Patched(MATRIX, flags=flags)).flags.writeable != readonly


@pytest.mark.parametrize(
    ("name", "major"),
    [(b"dltensor_versioned", 2), (b"used_dltensor", 1), (b"something.else", 1), (None, 1)],
)
def test_a_stranger_capsule_is_left_alone(name, major):
    """NumPy refuses it; its memory, which would be a bf16 tensor, is neither read nor written."""
    version_and_flags = struct.pack("<II3Q", major, 0, 0, 0, 0)
    tensor = struct.pack("<QiiiBBH", 0, 1, 0, 0, 4, 16, 1)
    memory = ctypes.create_string_buffer(version_and_flags + tensor, 256)
    new_capsule = ctypes.PYFUNCTYPE(
        ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
    )(("PyCapsule_New", ctypes.pythonapi))
    start = 0 if name == b"dltensor_versioned" else len(version_and_flags)
    capsule = new_capsule(ctypes.addressof(memory) + start, name, None)
    before = memory.raw
    exporter = SimpleNamespace(__dlpack__=lambda **_: capsule)
    with pytest.raises(TypeError, match=r"^cannot view Dlpack as an array"):
        as_array(Dlpack(exporter))
    assert memory.raw == before


@pytest.mark.parametrize("wrap", [Interface, Dlpack, memoryview, np.asarray])
@pytest.mark.parametrize(
    "array", [MATRIX, MATRIX[::-1, ::2].T, np.zeros((), "f4"), READONLY], ids=lambda a: str(a.shape)
)
def test_every_protocol_gives_the_same_array(wrap, array):
    """Address, sizes, strides and permission are the array's, by whatever way it comes."""
    view = as_array(wrap(array))
    assert (view.dtype, view.shape, view.strides) == (array.dtype, array.shape, array.strides)
    assert array_address(view) == array.ctypes.data
    assert view.flags.writeable == array.flags.writeable


def test_element_strides():
    """Those of each dimension in which there are several elements, and row-major ones."""
    assert element_strides(MATRIX[:, ::2]) == (4, 2)
    assert element_strides(MATRIX[:, :1]) == (4, 1)
    assert element_strides(np.zeros(1, STRUCT)["a"]) == (1,)
    assert element_strides(np.zeros((2, 0, 3))) == (3, 3, 1)


def test_other_buffers():
    """Standard containers, ctypes and NumPy's scalars are buffers."""
    numbers = array.array("d", [1, 2])
    view = as_array(numbers)
    assert (view.dtype, view.shape) == (np.dtype("f8"), (2,))
    assert array_address(view) == numbers.buffer_info()[0]
    view = as_array((ctypes.c_int16 * 3)())
    assert (view.dtype, view.shape) == (np.dtype("i2"), (3,))
    assert not as_array(b"ab").flags.writeable
    assert as_array(bytearray(2)).flags.writeable
    scalar = as_array(np.float32(3))
    assert (scalar.dtype, scalar.shape, scalar.flags.writeable) == (F32, (), False)
    assert type(as_array(np.rec.array(np.zeros(2, STRUCT)))) is np.ndarray


@pytest.mark.parametrize("wrap", [Interface, Dlpack, memoryview])
def test_a_view_keeps_the_memory(wrap):
    """Its owner lives as long as the view, and no longer."""
    array = np.zeros(3)
    alive = weakref.ref(array)
    view = as_array(wrap(array))
    del array
    gc.collect()
    assert alive() is not None
    del view
    gc.collect()
    assert alive() is None


RELEASED = memoryview(b"ab")
RELEASED.release()


@pytest.mark.parametrize(
    ("obj", "message"),
    [
        (1, "cannot view int as an array: it has no __array_interface__, __dlpack__ or buffer"),
        ([1.0], "cannot view list as an array: it has no"),
        (None, "cannot view NoneType as an array: it has no"),
        (np.float32, "cannot view type as an array: "),
        (RELEASED, "cannot view memoryview as an array: operation forbidden on released"),
        (Interface(MATRIX, typestr="<f3"), "cannot view Interface as an array: "),
        (
            Dlpack(MATRIX, device=2),
            "cannot view Dlpack as an array: it is on DLPack device type 2, not",
        ),
        (
            Patched(MATRIX, code=17),
            "cannot view Patched as an array: Unsupported dtype in DLTensor",
        ),
        (Dlpack(MATRIX.astype(">f4")), "cannot view Dlpack as an array: DLPack only supports"),
        (np.ma.zeros(3), "cannot view MaskedArray as an array: its mask would be lost"),
        (Negated(MATRIX), "cannot view Negated as an array: its negation, which is lazy, would"),
    ],
)
def test_not_a_buffer(obj, message):
    """What has no memory to hand over, in one line."""
    with pytest.raises(TypeError, match="^" + re.escape(message)) as raised:
        as_array(obj)
    assert "\n" not in str(raised.value)


def test_no_mlir_is_needed():
    """The oracle stands alone: it loads neither bindings nor passes."""
    program = "import sys, mlir_abi.runtime.buffers.description; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    modules = loaded.stdout.decode().split()
    assert "mlir_abi.runtime.buffers.description" in modules
    assert not {"mlir", "iree", "mlir_abi.bindings", "mlir_abi.passes"} & set(modules)
