"""Attach and verify on random function types: what one writes, the other agrees with."""

import gc
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.structure import Dict
from mlir_abi.passes.attach import Attach, AttachRaw, AttachSip
from mlir_abi.passes.strip import Strip
from mlir_abi.passes.support.diagnostics import PassError, diagnostic_handler
from mlir_abi.passes.verify import Verify

INTEGERS = ["i1", "i8", "i32", "i64", "si16", "ui8", "ui64", "i7", "index"]
FLOATS = ["f16", "bf16", "f32", "f64", "f80", "f8E5M2"]
OTHERS = ["complex<f32>", "none", "vector<4xf32>", "!foreign.type<{}>"]
SCALARS = st.sampled_from(INTEGERS + FLOATS + OTHERS)
ELEMENTS = st.sampled_from([*INTEGERS, *FLOATS, "complex<f64>", "f4E2M1FN"])
DIMS = st.lists(st.sampled_from(["?", "0", "1", "17", "4096"]), max_size=4)


@st.composite
def arrays(draw):
    """A tensor or memref type."""
    container, element = draw(st.sampled_from(["tensor", "memref"])), draw(ELEMENTS)
    if draw(st.booleans()) and draw(st.booleans()):
        return f"{container}<*x{element}>"
    return f"{container}<{''.join(f'{dim}x' for dim in draw(DIMS))}{element}>"


TYPES = st.recursive(
    SCALARS | arrays(),
    lambda types: st.lists(types, max_size=3).map(lambda leaves: f"tuple<{', '.join(leaves)}>"),
    max_leaves=6,
)
SIGNATURES = st.tuples(st.lists(TYPES, max_size=5), st.lists(TYPES, max_size=4))


def module_of(inputs, results):
    """A module with one exported function of these types."""
    arguments = ", ".join(f"%a{i}: {type_}" for i, type_ in enumerate(inputs))
    body = "return"
    if results:
        types = ", ".join(results)
        values = ", ".join(f"%r#{i}" for i in range(len(results)))
        body = (
            f"%r:{len(results)} = builtin.unrealized_conversion_cast to {types}\n"
            f"return {values} : {types}"
        )
    return ir.Module.parse(f"func.func @f({arguments}) -> ({', '.join(results)}) {{ {body} }}")


@pytest.fixture(autouse=True)
def _context():
    with ir.Context() as context, diagnostic_handler(lambda *_: None):
        context.allow_unregistered_dialects = True
        yield


@given(SIGNATURES)
def test_what_is_attached_is_verified(signature):
    """Attach, then verify; twice is once; strip gives the first module back."""
    module = module_of(*signature)
    before = str(module)
    Attach().run(module.operation)
    Verify().run(module.operation)
    attached = str(module)
    Attach().run(module.operation)
    assert str(module) == attached
    Strip().run(module.operation)
    assert str(module) == before


@given(SIGNATURES)
def test_the_languages_agree(signature):
    """Every text parses, and all three speak of the same number of flat values."""
    module = module_of(*signature)
    Attach().run(module.operation)
    entries = module.body.operations[0].attributes["iree.reflection"]
    raw = RawSignature.parse(entries["f"].value)
    sip = SipSignature.parse(entries["sip"].value)
    assert sip.describe().count("=raw(") == len(raw.inputs) + len(raw.results)
    assert len(IreeAbi.parse(entries["iree.abi"].value).inputs) == len(signature[0])


@given(SIGNATURES, SIGNATURES)
def test_another_functions_signature_is_refused(one, other):
    """A signature moved to a function of other types is an error, unless it is the same text."""
    source, target = module_of(*one), module_of(*other)
    Attach().run(source.operation)
    Attach().run(target.operation)
    moved = source.body.operations[0].attributes["iree.reflection"]
    same = moved == target.body.operations[0].attributes["iree.reflection"]
    target.body.operations[0].attributes["iree.reflection"] = moved
    if same:
        Verify().run(target.operation)
    else:
        with pytest.raises(PassError, match="of @f"):
            Verify().run(target.operation)


PARSERS = {"f": RawSignature, "sip": SipSignature, "iree.abi": IreeAbi}


@given(SIGNATURES, st.sampled_from(sorted(PARSERS)), st.data())
def test_another_text_is_refused(signature, key, data):
    """A text of which one character is another, or gone, is an error, unless it says the same."""
    module = module_of(*signature)
    Attach().run(module.operation)
    function = module.body.operations[0]
    entries = {entry.name: entry.attr for entry in function.attributes["iree.reflection"]}
    text = entries[key].value
    at = data.draw(st.integers(0, len(text) - 1))
    other = text[:at] + data.draw(st.sampled_from(["", *text, *'0159!_-"[],x '])) + text[at + 1 :]
    entries[key] = ir.StringAttr.get(other)
    function.attributes["iree.reflection"] = ir.DictAttr.get(entries)
    try:
        same = PARSERS[key].parse(other) == PARSERS[key].parse(text)
    except ValueError:
        same = False
    if same:
        Verify().run(module.operation)
    else:
        with pytest.raises(PassError, match=f"{key} of @f: "):
            Verify().run(module.operation)


def test_an_error_changes_nothing():
    """One function cannot be written: the other has no attributes either."""
    module = ir.Module.parse(
        "func.func @good() { return }"
        "func.func @bad(%a: f32 {iree.abi.index_path = [-1]}) { return }"
    )
    before = str(module)
    with pytest.raises(PassError):
        Attach().run(module.operation)
    assert str(module) == before


def test_no_structure_outlives_its_pass():
    """A compiler that runs for long, and sees many models, does not grow with each."""
    module = ir.Module.parse(
        'func.func @f(%a: f32 {iree.abi.index_path = [0, "kept"]}, '
        "%b: f16 {iree.abi.index_path = [2]}) { return }"
    )
    Attach().run(module.operation)
    gc.collect()
    alive = [each for each in gc.get_objects() if type(each) is Dict and "kept" in dict(each.items)]
    assert not alive


@pytest.mark.parametrize("pass_", [Attach, AttachRaw, AttachSip, Strip, Verify])
def test_signatures_in_help_texts(pass_):
    """Every signature that is written out is one."""
    languages = {"f": RawSignature, "sip": SipSignature}
    actual = re.findall(r'\b(f|sip) = "([^"]+)"', pass_.__doc__)
    assert actual
    for key, text in actual:
        assert languages[key].parse(text).encode().decode() == text


@pytest.mark.parametrize("placement", ["reflection", "function"])
def test_an_abi_of_another_tool_stays_where_sip_is_left_out(placement):
    """``abi`` and ``abiv`` belong to another tool unless ``abi`` is ``"sip"``."""
    theirs = '{abi = "other", abiv = 7 : i32}'
    attributes = f"{{iree.reflection = {theirs}}}" if placement == "reflection" else theirs
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(
            "func.func @f(%a: f32 {iree.abi.index_path = [0]}, "
            f'%b: f32 {{iree.abi.index_path = ["b"]}}) attributes {attributes} {{ return }}'
        )
        Attach(placement=placement, legacy_names=True).run(module.operation)
        entries = module.body.operations[0].attributes
        if placement == "reflection":
            entries = entries["iree.reflection"]
        assert {name: str(entries[name]) for name in ("abi", "abiv")} == {
            "abi": '"other"',
            "abiv": "7 : i32",
        }
        assert "sip" not in entries


def test_a_declaration_is_not_exported():
    """A ``util.func`` is public by default, and these bindings have no verifier of it."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(
            '"util.func"() ({}) {function_type = () -> (), sym_name = "f"} : () -> ()'
        )
        Attach().run(module.operation)
        assert "iree.reflection" not in module.body.operations[0].attributes
