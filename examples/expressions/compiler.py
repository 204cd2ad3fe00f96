"""A compiler for formulas: a Python function of arrays becomes one loop of machine code."""

import ast
import inspect
from collections.abc import Callable
from typing import Any

from mlir import ir

import mlir_abi

OPERATIONS = {ast.Add: "addf", ast.Sub: "subf", ast.Mult: "mulf", ast.Div: "divf", ast.USub: "negf"}


def compiled(function: Callable[..., Any]) -> Any:
    """Compile a function whose body returns one formula of its arguments, arrays of f32."""
    (definition,) = ast.parse(inspect.getsource(function)).body
    assert isinstance(definition, ast.FunctionDef)
    with ir.Context():
        module = ir.Module.parse(module_text(definition))
    return mlir_abi.jit(module)[function.__name__]


def module_text(definition: ast.FunctionDef) -> str:
    """Return the module of a function: `linalg` on tensors with one dynamic size."""
    names = [argument.arg for argument in definition.args.args]
    returned = definition.body[-1]
    assert isinstance(returned, ast.Return)
    assert returned.value is not None
    lines: list[str] = []
    result = value(returned.value, lines)
    tensor, same, body = "tensor<?xf32>", "affine_map<(i) -> (i)>", "\n  ".join(lines)
    return f"""
func.func @{definition.name}(
    {", ".join(f'%{name}: {tensor} {{iree.abi.name = "{name}"}}' for name in names)}) -> {tensor} {{
  %c0 = arith.constant 0 : index
  %size = tensor.dim %{names[0]}, %c0 : {tensor}
  %empty = tensor.empty(%size) : {tensor}
  %result = linalg.generic {{
      indexing_maps = [{", ".join([same] * (len(names) + 1))}], iterator_types = ["parallel"]}}
      ins({", ".join(f"%{name}" for name in names)} : {", ".join([tensor] * len(names))})
      outs(%empty : {tensor}) {{
  ^bb0({", ".join(f"%{name}_: f32" for name in names)}, %_: f32):
  {body}
    linalg.yield {result} : f32
  }} -> {tensor}
  return %result : {tensor}
}}"""


def value(node: ast.expr, lines: list[str]) -> str:
    """Add the operations of a formula to ``lines``; return the name of its value."""
    match node:
        case ast.Name(name):
            return f"%{name}_"
        case ast.Constant(number):
            operation = f"arith.constant {float(number)} : f32"
        case ast.UnaryOp(operator, operand):
            operation = f"arith.{OPERATIONS[type(operator)]} {value(operand, lines)} : f32"
        case ast.BinOp(left, operator, right):
            operands = f"{value(left, lines)}, {value(right, lines)}"
            operation = f"arith.{OPERATIONS[type(operator)]} {operands} : f32"
        case ast.Call(ast.Name(name), [argument]):
            operation = f"math.{name} {value(argument, lines)} : f32"
        case _:
            raise SyntaxError(f"no formula: {ast.unparse(node)}")
    lines.append(f"  %{len(lines)} = {operation}")
    return f"%{len(lines) - 1}"
