"""The base classes of passes and named pipelines: frozen dataclasses whose fields are options."""

from __future__ import annotations

import dataclasses
import functools
import re
import typing
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeVar

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

T = TypeVar("T")
Self = TypeVar("Self", bound="WithOptions")


class PassOptionError(ValueError):
    """An unknown option of a pass or named pipeline, or an invalid value."""


def option(default: T, description: str) -> T:
    """Declare an option of a pass, with its default value and its help text."""
    field: T = dataclasses.field(default=default, metadata={"description": description})
    return field


class Option(NamedTuple):
    """An option of a pass, which is the value of a field.

    ``type_`` is ``bool``, ``int`` or ``str``; ``choices`` are the texts of a `Literal`, if it is
    one.
    """

    field: str
    type_: type
    choices: tuple[str, ...]
    default: Any
    description: str

    @property
    def default_text(self) -> str:
        """The default as text for a pipeline."""
        return self.text(self.default)

    def text(self, value: bool | int | str) -> str:
        """The value as text for a pipeline."""
        return str(value).lower() if self.type_ is bool else str(value)

    def parse(self, text: str) -> bool | int | str:
        """Return the value that ``text`` means; raises ValueError with what it must be."""
        if self.type_ is bool:
            if text.lower() in ("", "true", "1"):
                return True
            if text.lower() in ("false", "0"):
                return False
            raise ValueError("must be true or false")
        if self.type_ is int:
            if not re.fullmatch("-?[0-9]{1,18}", text):
                raise ValueError("must be an integer")
            return int(text)
        if self.choices and text not in self.choices:
            raise ValueError(f"must be {' or '.join(self.choices)}")
        return text


@dataclasses.dataclass(frozen=True)
class WithOptions(ABC):
    """An element of a pipeline: a pass, or a pipeline with a name.

    ``name`` is its name in a pipeline, and the docstring is its help text. Each field is an option:
    a ``bool``, an ``int``, a ``str`` or a ``Literal`` of strings. Underscores in the name of a
    field are dashes in the option.
    """

    name: ClassVar[str]

    @classmethod
    @functools.cache  # `get_type_hints` for each pass is a sixth of `jit` of a small module
    def options(cls) -> dict[str, Option]:
        """Return the options by their names; raises TypeError for a field that cannot be one."""
        hints = typing.get_type_hints(cls)
        options: dict[str, Option] = {}
        for field in dataclasses.fields(cls):
            hint = hints[field.name]
            choices = typing.get_args(hint) if typing.get_origin(hint) is Literal else ()
            type_ = str if choices else hint
            if type_ not in (bool, int, str) or "description" not in field.metadata:
                raise TypeError(
                    f"the field {field.name!r} must be an option(…) that is a bool, int, str or "
                    f"Literal (got {hint})"
                )
            options[field.name.replace("_", "-")] = Option(
                field.name, type_, choices, field.default, field.metadata["description"]
            )
        return options

    @classmethod
    def from_options(cls: type[Self], texts: Mapping[str, str]) -> Self:
        """Create the pass or pipeline with the options of a pipeline text.

        Raises `PassOptionError` for an unknown option or an invalid value.
        """
        options = cls.options()
        values: dict[str, Any] = {}
        for name, text in texts.items():
            if name not in options:
                raise PassOptionError(
                    f"{cls.name} has no option {name!r}"
                    + (f"; it has {', '.join(options)}" if options else "; it has none")
                )
            try:
                values[options[name].field] = options[name].parse(text)
            except ValueError as error:
                raise PassOptionError(f"{cls.name}: {name} {error} (got {text!r})") from None
        return cls(**values)


class Pass(WithOptions):
    """A pass over a ``builtin.module``."""

    @abstractmethod
    def run(self, op: ir.Operation) -> None:
        """Run the pass on the anchor op; raise `PassError` if the op is invalid."""


class PassPipeline(WithOptions):
    """A sequence of passes over a ``builtin.module`` that has a name, as MLIR's pass pipelines.

    One with a ``purpose``, as in "reify shapes", runs only on modules to which it `applies`, and
    bindings need its passes only then.
    """

    purpose: ClassVar[str] = ""

    def applies(self, module: ir.Operation) -> bool:
        """Whether a pipeline with a ``purpose`` runs on ``module``."""
        return True

    @abstractmethod
    def passes(self) -> str:
        """The passes, separated by commas."""
