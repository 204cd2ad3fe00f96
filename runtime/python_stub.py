'''A stub of a library (``.pyi``), from which mypy and editors know its functions::

    class Weights(TypedDict):
        b: NDArray[np.float32]
        w: NDArray[np.float32]

    class Model(Protocol):
        def predict(self, x: NDArray[np.float32], weights: Weights) -> NDArray[np.float32]:
            """predict(x: memref<?x4xf32>, weights: {"b": memref<3xf32>, …}) -> memref<?x3xf32>"""

Python's types have no shapes; the docstrings have them. A dict is a ``TypedDict``, which functions
with the same nest share. A sequence is a tuple, and in arguments it may be a list; a number may be
given for an array of rank 0 that is not written to. Such items of a dict are ``ReadOnly`` there, so
that mypy accepts the dict that another function returned.
ml_dtypes declares its types as variables, so that their arrays are ``NDArray[np.generic]``.
'''

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from keyword import iskeyword
from textwrap import dedent

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value, flat_values, slot_name
from mlir_abi.dialect_attrs.types import Array, Complex, Index, Int, ValueType
from mlir_abi.runtime.buffers.elements import element_dtype
from mlir_abi.runtime.call.call_values import CallValues
from mlir_abi.runtime.call.library import Library

_HOW_TO_USE = """\
# The functions of compiled code, by mlir_abi. mypy and editors use them like this:
#
#     if TYPE_CHECKING:
#         from {module} import {class_}
#     library = cast("{class_}", mlir_abi.load("lib{module}.so"))
"""
_IMPORTS = {
    **dict.fromkeys(["bool", "complex", "float", "int", "list", "tuple"], "builtins"),
    **dict.fromkeys(["Any", "Literal", "Protocol", "TypeAlias", "overload"], "typing"),
    "np": "numpy",
    "NDArray": "numpy.typing",
    **dict.fromkeys(["ReadOnly", "TypedDict"], "typing_extensions"),
}
"""The names that a stub uses, and the modules that define them."""

_COLUMNS = 100


def write_stub(
    reflections: Mapping[str, FunctionReflection], name: str, *, as_module: bool = False
) -> str:
    """Return the stub of the functions that a library defines, or a module that will be lowered.

    ``name`` is that of the stub without the suffix. The class is named after it: ``my_model`` has
    the class ``MyModel``; with ``as_module``, there is no class, and the functions are those of the
    module itself. What Python cannot call is a comment with the reason.
    """
    functions = [each for each in reflections.values() if each.kind == "definition"]
    return _Stub(functions, name, as_module).text()


class _Stub:
    """Writes the functions, and collects the imports and classes that they need."""

    def __init__(self, functions: list[FunctionReflection], name: str, as_module: bool) -> None:
        self._functions, self._as_module = functions, as_module
        self._attributes = {
            each.name
            for each in functions
            if _is_name(each.name) and not each.name.startswith("_")
            if as_module or not hasattr(Library, each.name)
        }
        self._taken = {"False", "None", "True", *_IMPORTS}
        self._imports: set[str] = set()
        self._definitions: list[str] = []
        self._classes: dict[tuple[str, object], str] = {}
        self._argument_only: set[str] = set()  # types that no function returns
        self._module, self._class = name, self._new_class(name)  # may be the name of a function
        self._taken |= self._attributes

    def text(self) -> str:
        is_lowered = any(function.convention is not None for function in self._functions)
        protocol = "" if self._as_module else f"({self._import('Protocol')}):\n"
        methods: list[str] = []
        items: list[str] = []
        missing: list[str] = []
        for function in self._functions:
            name, reason = function.name, why_not_callable(function, is_lowered)
            if self._as_module and name not in self._attributes:
                reason = reason or "use getattr"
            if reason:
                missing.append(f"# {name!a} is left out: {ascii(reason)[1:-1]}\n")
            elif name in self._attributes:
                methods.append(self._method(function, name))
            else:
                class_ = self._new_class(name)
                self._definitions.append(f"class {class_}{protocol}{self._method(function)}")
                literal = f"{self._import('Literal')}[{name!a}]"
                items.append(f"    def __getitem__(self, name: {literal}, /) -> {class_}: ...\n")
        if self._as_module:
            return "\n".join([self._import_lines(), *self._definitions, *methods, *missing])
        if len(items) > 1:
            items = [f"    @{self._import('overload')}\n{item}" for item in items]
        members = "\n".join([*methods, *items]) or "    pass\n"
        head = _HOW_TO_USE.format(module=self._module, class_=self._class) + self._import_lines()
        library = f"class {self._class}{protocol}{members}"
        return "\n".join([head, *self._definitions, library, *missing])

    def _method(self, function: FunctionReflection, name: str = "__call__") -> str:
        parameters, called = self._parameters(function), function.python_view
        values = flat_values(called.results)
        leaves = [self._leaf(value, function, is_argument=False) for value in values]
        root, hint = called.signature.result_structure, f"{function.name} result"
        result = self._type(root, leaves, hint, is_argument=False)
        head = f"    def {name}({', '.join(parameters)}) -> {result}:"
        if len(head) > _COLUMNS:
            lines = "".join(f"        {parameter},\n" for parameter in parameters)
            head = f"    def {name}(\n{lines}    ) -> {result}:"
        text = str(function).replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
        indented = text.replace("\n", "\n        ")
        method = f'{head}\n        """{indented}"""\n'
        return dedent(method) if self._as_module else method

    def _parameters(self, function: FunctionReflection) -> list[str]:
        """The parameters; one without a name that Python allows is positional, and all before."""
        values = flat_values(function.python_view.arguments)
        leaves = [self._leaf(value, function, is_argument=True) for value in values]
        root = function.python_view.signature.input_structure
        keywords = dict(structure.keyword_slots(root))
        taken = {"self", *keywords}
        parameters, positional_only = [] if self._as_module else ["self"], 0
        for i, node in enumerate(structure.positional_slots(root)):
            name = slot_name(node, values)
            if name is None or name in taken or not _is_name(name):
                name, positional_only = _unused(f"arg{i}", taken), len(parameters) + 1
            taken.add(name)
            parameters.append(f"{name}: {self._type(node, leaves, name, is_argument=True)}")
        if positional_only:
            parameters.insert(positional_only, "/")
        named = [
            f"{name}: {self._type(node, leaves, name, is_argument=True)}"
            for name, node in keywords.items()
            if _is_name(name) and name != "self"
        ]
        others = []
        if len(named) < len(keywords):  # a keyword such as "a b" is given by **{"a b": …}
            others = [f"**others: {self._import('Any')}"]
        if outs := [value for value in flat_values(function.arguments) if value.out]:
            types = [f"{self._leaf(value, function, is_argument=False)} | None" for value in outs]
            type_ = types[0]
            if len(types) > 1:
                tuple_ = f"{self._import('tuple')}[{', '.join(types)}]"
                type_ = f"{self._or_list(tuple_, types, f'{function.name} out')} | None"
            named.append(f"{_unused('out', taken)}: {type_} = ...")
        return [*parameters, *(["*"] if named else []), *named, *others]

    def _type(
        self, node: structure.ResultRoot, leaves: list[str], hint: str, *, is_argument: bool
    ) -> str:
        """The type of ``node``; ``hint`` names what is defined for it."""
        match node:
            case None:
                return "None"
            case structure.Leaf(index):
                return leaves[index]
            case structure.Sequence():
                item = f"{hint.removesuffix(' item')} item"
                types = [
                    self._type(slot, leaves, item, is_argument=is_argument)
                    for slot in structure.positional_slots(node)
                ]
                tuple_ = f"{self._import('tuple')}[{', '.join(types) or '()'}]"
                return self._or_list(tuple_, types, hint) if is_argument else tuple_
        fields, any_argument_only = [], False
        for key, child in node.items:
            type_ = self._type(child, leaves, key, is_argument=is_argument)
            if is_argument_only := type_ in self._argument_only:
                type_ = f"{self._import('ReadOnly')}[{type_}]"
            fields.append((key, type_))
            any_argument_only = any_argument_only or is_argument_only
        name = self._typed_dict(fields, hint)
        self._argument_only.update([name] if any_argument_only else [])
        return name

    def _or_list(self, tuple_: str, types: list[str], hint: str) -> str:
        """A tuple or a list: named, so that nested unions do not grow exponentially."""
        list_ = f"{self._import('list')}[{' | '.join(dict.fromkeys(types)) or 'None'}]"
        text = f"{self._import('TypeAlias')} = {tuple_} | {list_}\n"
        name = self._shared(hint, text, lambda name: f"{name}: {text}")
        self._argument_only.add(name)
        return name

    def _typed_dict(self, fields: list[tuple[str, str]], hint: str) -> str:
        """The class of a dict; a key that a class cannot have, or would hide a type, is quoted."""
        base = self._import("TypedDict")
        used = set(re.findall(r"\w+", " ".join(type_ for _, type_ in fields)))

        def write(name: str) -> str:
            if fields and all(_is_name(key) and key not in used for key, _ in fields):
                lines = "".join(f"    {key}: {type_}\n" for key, type_ in fields)
                return f"class {name}({base}):\n{lines}"
            items = "".join(f"    {key!a}: {type_},\n" for key, type_ in fields)
            return f'{name} = {base}("{name}", {{\n{items}}})\n'

        return self._shared(hint, tuple(fields), write)

    def _shared(self, hint: str, value: object, write: Callable[[str], str]) -> str:
        """The name of a definition, written unless one of this hint and value is there already."""
        if (hint, value) not in self._classes:
            name = self._classes[hint, value] = self._new_class(hint)
            self._definitions.append(write(name))
        return self._classes[hint, value]

    def _leaf(self, value: Value, function: FunctionReflection, *, is_argument: bool) -> str:
        if not isinstance(value.type, Array):
            return self._number(value.type)
        dtype = element_dtype(value.type.element, _convention(function).index_bits)
        name = {"bool": "bool_"}.get(dtype.name, dtype.name)
        scalar = name if dtype.isbuiltin == 1 else "generic"
        type_ = f"{self._import('NDArray')}[{self._import('np')}.{scalar}]"
        is_tensor = value.type.container == "tensor" and not value.writable
        if is_argument and value.type.shape == () and (value.only_read or is_tensor):
            type_ = f"{type_} | {self._number(value.type.element)}"
            self._argument_only.add(type_)
        return type_

    def _number(self, type_: ValueType) -> str:
        if isinstance(type_, Int | Index):
            return self._import("bool" if type_ == Int(1) else "int")
        return self._import("complex" if isinstance(type_, Complex) else "float")

    def _new_class(self, text: str) -> str:
        """The name of a new class, from the words of ``text``."""
        words = re.findall("[A-Za-z0-9]+", text)
        name = "".join(word[0].upper() + word[1:] for word in words)
        name = _unused(name if name[:1].isalpha() else f"Nest{name}", self._taken)
        self._taken.add(name)
        return name

    def _import(self, name: str) -> str:
        """What the stub calls ``name``: methods hide what has the same name."""
        self._imports.add(name)
        return f"_{name}" if name in self._attributes else name

    def _import_lines(self) -> str:
        lines: dict[str, list[str]] = {}
        for name in filter(self._imports.__contains__, _IMPORTS):
            alias = self._import(name)
            if name == "np":
                lines[f"import numpy as {alias}"] = []
            elif alias != name or _IMPORTS[name] != "builtins":
                line = lines.setdefault(f"from {_IMPORTS[name]} import ", [])
                line.append(name if alias == name else f"{name} as {alias}")
        return "".join(f"{line}{', '.join(names)}\n" for line, names in lines.items())


def why_not_callable(function: FunctionReflection, is_lowered: bool) -> str:
    """The reason for which Python cannot call a function; "" if it can."""
    arguments, results = (
        tuple(replace(value, path=None) for value in flat_values(values))
        for values in (function.arguments, function.results)
    )
    convention = function.convention if is_lowered else _convention(function)
    flat = replace(function, arguments=arguments, results=results, convention=convention)
    try:
        CallValues(flat)
    except ValueError as error:
        return str(error)
    return ""


def _convention(function: FunctionReflection) -> Convention:
    """The convention; of a function that is not lowered, that of the default pipeline."""
    return function.convention or Convention("", "target")


def _is_name(text: str) -> bool:
    """Whether ``text`` can name a parameter or a key; a class renames what begins with ``__``."""
    is_identifier = text.isascii() and text.isidentifier() and not iskeyword(text)
    return is_identifier and not text.startswith("__")


def _unused(name: str, taken: Collection[str]) -> str:
    """``name``, followed by underscores until it is not ``taken``."""
    while name in taken:
        name += "_"
    return name
