"""What abi-wrap-iree does that a lit test cannot show."""

from __future__ import annotations

import pytest

from mlir_abi.bindings import ir
from mlir_abi.passes.support.diagnostics import PassError, diagnostic_handler
from mlir_abi.passes.verify import Verify
from mlir_abi.passes.wrap_iree import WrapIree

NESTED = "%a: i32 {iree.abi.index_path = [0, 0]}"


def test_bindings_that_would_refuse_the_operations_are_told_so_first():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"func.func @f({NESTED}) {{ return }}")
        before = str(module)
        with pytest.raises(PassError, match=r"choose IREE's bindings \(MLIR_ABI_BINDINGS="):
            WrapIree().run(module.operation)
        assert str(module) == before


def test_nothing_to_wrap_needs_no_operations():
    with ir.Context():
        module = ir.Module.parse("func.func @f(%a: i32) { return }")
        WrapIree().run(module.operation)
        assert len(module.body.operations) == 1


def test_one_warning_speaks_of_all_wrapped_functions():
    argument = "%a: index {iree.abi.index_path = [0, 0]}"
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        functions = [f"func.func @f{i}({argument}) {{ return }}" for i in range(2)]
        module = ir.Module.parse("\n".join(functions))
        messages = []
        with diagnostic_handler(lambda severity, location, message: messages.append(message)):
            WrapIree().run(module.operation)
        assert [m.partition(", first")[0] for m in messages] == ["2 arguments of 2 functions"]


def test_a_declaration_is_left_alone():
    """MLIR lets an unregistered one be public; IREE refuses it."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(
            """"util.func"() <{arg_attrs = [{iree.abi.index_path = [0, 0]}], sym_name = "f",
                function_type = (i32) -> (), sym_visibility = "public"}> ({}) : () -> ()"""
        )
        WrapIree().run(module.operation)
        assert [op.attributes["sym_name"].value for op in module.body.operations] == ["f"]


def test_a_misplaced_annotation_is_handed_over_for_abi_verify_to_find():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(
            f"""func.func @f({NESTED}) -> (i32 {{iree.abi.output = 7 : index}}) {{
              return %a : i32
            }}"""
        )
        WrapIree().run(module.operation)
        with pytest.raises(PassError, match=r"result #0 of @f: iree\.abi\.output is for arguments"):
            Verify().run(module.operation)


def test_uses_of_a_name_that_must_be_quoted_are_renamed():
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(
            f"""func.func @"say \\22@hi\\22"({NESTED}) {{ return }}
            func.func @g(%a: i32) {{
              call @"say \\22@hi\\22"(%a) : (i32) -> ()
              return
            }}"""
        )
        WrapIree().run(module.operation)
        module.operation.verify()
        names = [op.attributes["sym_name"].value for op in module.body.operations]
        assert names == ['say "@hi"', 'say "@hi"$flat', "g"]
        call = module.body.operations[2].regions[0].blocks[0].operations[0]
        assert call.attributes["callee"].value == 'say "@hi"$flat'
