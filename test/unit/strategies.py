"""Random signature values, for round trips."""

from hypothesis import strategies as st

from mlir_abi.dialect_attrs.iree.json_records import (
    Named,
    NdArray,
    Null,
    Primitive,
    PyHomogeneousList,
    SDict,
    SList,
    STuple,
    UnknownRecord,
    is_shape,
)
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import (
    Buffer,
    RawSignature,
    RefObject,
    Scalar,
    ScalarType,
    Unrecognized,
)
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Sequence

SIZES = st.integers(0, 2**63 - 1) | st.integers(0, 9)
DIMS = st.lists(st.none() | SIZES, max_size=5).map(tuple)
ANY_TEXT = st.text(st.characters())
"""Any text that Python holds, half surrogate pairs included."""
KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
UNIQUE_KEYS = st.lists(KEYS, max_size=4, unique=True)
ANY_KEYS = KEYS | st.binary(max_size=6).map(lambda key: key.decode("utf-8", "surrogateescape"))
"""Keys whose bytes need not be UTF-8."""


def pairs(keys, values):
    """Each key with a value."""
    return tuple(zip(keys, values, strict=False))


ELEMENTS = st.sampled_from(ScalarType)
RAW_TYPES = (
    st.builds(Buffer, ELEMENTS, DIMS)
    | st.builds(Scalar, ELEMENTS)
    | st.builds(RefObject)
    | st.builds(Unrecognized)
)
RAW_SIGNATURES = st.builds(
    RawSignature, st.lists(RAW_TYPES).map(tuple), st.lists(RAW_TYPES).map(tuple)
)


def _containers(nodes):
    values = st.lists(nodes, min_size=4, max_size=4)
    indices = st.lists(SIZES, max_size=4, unique=True)
    names = st.lists(ANY_KEYS, max_size=4, unique=True)
    return st.builds(
        lambda keys, children: Sequence(pairs(keys, children)), indices, values
    ) | st.builds(lambda keys, children: Dict(pairs(keys, children)), names, values)


NODES = st.recursive(st.builds(Leaf, SIZES), _containers, max_leaves=20)
SIP_SIGNATURES = st.builds(SipSignature, st.none() | NODES, st.none() | NODES)

PRIMITIVES = st.sampled_from(["i1", "i8", "i64", "i128", "f8", "f32", "bf16"]).map(Primitive)
COMPLEX = st.sampled_from(["complex<f32>", "complex<f64>"]).map(Primitive)
RECORD_ELEMENTS = PRIMITIVES | COMPLEX | st.builds(UnknownRecord)
CONTRADICTORY = DIMS.filter(lambda numbers: not is_shape(numbers))
ARRAYS = st.builds(NdArray, RECORD_ELEMENTS, st.none() | DIMS) | st.builds(
    NdArray, RECORD_ELEMENTS, st.none(), CONTRADICTORY
)


def _compounds(records):
    several = st.lists(records, max_size=4).map(tuple)
    values = st.lists(records, min_size=4, max_size=4)
    return (
        st.builds(SList, several)
        | st.builds(STuple, several)
        | st.builds(PyHomogeneousList, records)
        | st.builds(lambda keys, children: SDict(pairs(keys, children)), UNIQUE_KEYS, values)
    )


RECORDS = st.recursive(
    PRIMITIVES | ARRAYS | st.builds(Null) | st.builds(UnknownRecord), _compounds, max_leaves=20
)
IREE_ABIS = st.builds(
    IreeAbi,
    st.lists(RECORDS | st.builds(Named, KEYS, RECORDS), max_size=5).map(tuple),
    st.lists(RECORDS, max_size=3).map(tuple),
)
