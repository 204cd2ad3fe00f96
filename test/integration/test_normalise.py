"""The comparison itself: it sees every real difference, and none where there is none."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from conversion import Convention, find
from differences import remove_brackets
from mlir import ir
from normalise import MOVABLE, generic, normalised
from random_modules import Options, random_module

SOURCE = """
func.func private @callee(memref<?xf32>, memref<*xf32>) -> (memref<*xf32>, i32)
func.func @f(%a: memref<?xf32> {test.a}, %b: memref<*xf32>, %i: i32) -> (memref<?xf32>, i32)
    attributes {llvm.emit_c_interface} {
  %c = "test.op"(%a, %i) : (memref<?xf32>, i32) -> i1
  %r:2 = call @callee(%a, %b) : (memref<?xf32>, memref<*xf32>) -> (memref<*xf32>, i32)
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb2
^bb1(%d: memref<?xf32>):
  return %d, %i : memref<?xf32>, i32
^bb2:
  "test.op"(%i, %r#0, %r#1) : (i32, memref<*xf32>, i32) -> ()
  return %a, %r#1 : memref<?xf32>, i32
}
"""


def converted(text: str, bare_pointers: bool = False) -> ir.Module:
    module = ir.Module.parse(text)
    Convention(bare_pointers=bare_pointers).upstream(module)
    return module


def first(module: ir.Module, name: str) -> ir.Operation:
    return find(module, name)[0]


def swap_operands(op: ir.Operation) -> None:
    before = list(op.operands)
    op.operands[0], op.operands[1] = before[1], before[0]


def duplicate(op: ir.Operation) -> None:
    copy = op.operation.clone(ir.InsertionPoint(op))
    # One of its users takes the copy, so that both are needed.
    use = next(iter(op.results[0].uses))
    use.owner.operands[use.operand_number] = copy.results[0]


def set_attribute(op: ir.Operation, name: str, value: str) -> None:
    op.attributes[name] = ir.Attribute.parse(value)


MUTATIONS: dict[str, Callable[[ir.Module], object]] = {
    "a field of a descriptor": lambda m: set_attribute(
        first(m, "llvm.extractvalue"), "position", "array<i64: 1>"
    ),
    "where a field goes": lambda m: set_attribute(
        find(m, "llvm.insertvalue")[5], "position", "array<i64: 2>"
    ),
    "a constant": lambda m: set_attribute(first(m, "llvm.mlir.constant"), "value", "7 : index"),
    "the operands of a call": lambda m: swap_operands(find(m, "llvm.call")[0]),
    "a store": lambda m: first(m, "llvm.store").erase(),
    "a deallocation": lambda m: find(m, "llvm.call")[1].erase(),
    "the order of effects": lambda m: first(m, "llvm.intr.memcpy").move_after(
        find(m, "llvm.call")[1]
    ),
    "the linkage": lambda m: set_attribute(
        find(m, "llvm.func")[1], "linkage", "#llvm.linkage<extern_weak>"
    ),
    "an argument attribute": lambda m: set_attribute(
        find(m, "llvm.func")[-1], "arg_attrs", "[{}, {}, {}, {}]"
    ),
    "the order of functions": lambda m: find(m, "llvm.func")[0].move_after(find(m, "llvm.func")[1]),
    "a second copy of a descriptor": lambda m: duplicate(find(m, "llvm.insertvalue")[6]),
    "another cast": lambda m: duplicate(first(m, "builtin.unrealized_conversion_cast")),
}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_mutation_is_seen(context: ir.Context, mutation: str) -> None:
    """Each change that a wrong conversion could make changes the normalised text."""
    changed = converted(SOURCE)
    MUTATIONS[mutation](changed)
    assert normalised(changed) != normalised(converted(SOURCE))


def shuffle(module: ir.Module, rng: random.Random) -> None:
    """Move each movable operation up as far as its operands let it, or to a place in between."""
    for name in MOVABLE:
        for op in find(module, name):
            block = op.block.operations
            position = next(i for i, other in enumerate(block) if other == op)
            owners = [operand.owner for operand in op.operands]
            barriers = [i for i, other in enumerate(block) if other in owners]
            earliest = max(barriers, default=-1) + 1
            if earliest < position:
                op.move_before(block[rng.randint(earliest, position - 1)])


def test_the_order_of_movable_operations_is_not_seen(context: ir.Context) -> None:
    """Any legal order of the movable operations normalises to one text."""
    rng = random.Random(0)
    reordered = 0
    for seed in range(40):
        text = random_module(seed)
        module = converted(text)
        before = generic(module)
        shuffle(module, rng)
        assert module.operation.verify()
        reordered += generic(module) != before
        assert normalised(module) == normalised(converted(text)), f"seed {seed}"
    assert reordered > 20


def test_dead_movable_operations_are_not_seen(context: ir.Context) -> None:
    """A descriptor that nobody needs is no difference."""
    module = converted(SOURCE)
    chain = find(module, "llvm.insertvalue")[1]
    chain.operation.clone(ir.InsertionPoint(chain))
    assert normalised(module) == normalised(converted(SOURCE))


def test_normalising_twice_is_once(context: ir.Context) -> None:
    """The normalised text of a normalised module is the same."""
    for seed in range(40):
        module = converted(random_module(seed))
        assert normalised(module) == normalised(module), f"seed {seed}"


@pytest.mark.parametrize("bare", [False, True])
def test_the_random_modules_are_convertible(context: ir.Context, seeds: range, bare: bool) -> None:
    """Upstream converts every random module whole: what it leaves would be compared with itself."""
    for seed in seeds:
        text = random_module(seed, Options(bare_pointers=bare))
        left = generic(converted(text, bare))
        assert '"func.' not in left, f"seed {seed}"


def test_a_random_module_is_a_function_of_its_seed() -> None:
    """The same seed gives the same module; the modules of many seeds differ."""
    assert random_module(5) == random_module(5)
    assert len({random_module(seed) for seed in range(100)}) == 100


def test_the_random_modules_have_all_that_is_claimed() -> None:
    """Every kind of type, attribute and operation occurs among the first few hundred modules."""
    text = "\n".join(random_module(seed) for seed in range(300))
    for piece in [
        "memref<*x", "memref<?x", "strided<[?", "offset: ?", "affine_map", "memref<*xmemref",
        "xvector<", ", 3>", "index", "bf16", "f128", "f80", "complex<", "f4E2M1FN", "vector<[4]",
        "!llvm.struct", "-> f32", "func.func private", "func.func nested", "llvm.emit_c_interface",
        "llvm.linkage", "llvm.readnone", "func.varargs = true", "passthrough", "llvm.noalias",
        "llvm.byval", "llvm.zeroext", "func.call_indirect", "func.constant", "cf.cond_br",
        "cf.switch", "cf.br", "module @nested1", "dlti.dl_spec", "llvm.data_layout", "scf.if",
        "test.op", "memref.load", "memref.dim", "unrealized_conversion_cast",
    ]:  # fmt: skip
        assert piece in text, piece


BRACKETED = """
llvm.func @f(%c: i1) {{
  %one = llvm.mlir.constant(1 : i64) : i64
  {before}
  llvm.br ^loop
^loop:
  {in_loop}
  llvm.cond_br %c, ^loop, ^after
^after:
  {after}
  llvm.return
}}
"""
SAVE = "%stack = llvm.intr.stacksave : !llvm.ptr"
RESTORE = """
  llvm.intr.stackrestore %stack : !llvm.ptr
  %a = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
"""


def test_brackets_belong_in_loops(context: ir.Context) -> None:
    """Difference 5 is taken out where it is one, and refused elsewhere."""

    def module(before: str = "", in_loop: str = "", after: str = "") -> ir.Module:
        return ir.Module.parse(BRACKETED.format(before=before, in_loop=in_loop, after=after))

    good = module(SAVE, RESTORE)
    assert remove_brackets(good) == 1
    assert "stack" not in str(good)
    for wrong in (module(in_loop=SAVE + RESTORE), module(SAVE, after=RESTORE)):
        with pytest.raises(AssertionError, match="not in a loop"):
            remove_brackets(wrong)
    with pytest.raises(ValueError, match="not enough values"):
        remove_brackets(module(in_loop=SAVE))
