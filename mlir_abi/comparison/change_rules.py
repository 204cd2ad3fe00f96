"""The rules of ``abi-diff``: what each change means for each caller.

docs/abi-diff.md shows them. A verdict is about the calls that a caller may make of OLD, once NEW
answers them.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias, get_args

Caller: TypeAlias = Literal[
    "C binary", "C source", "Python by position", "Python by keyword", "IREE", "TVM FFI"
]
CALLERS: tuple[Caller, ...] = get_args(Caller)

Verdict: TypeAlias = Literal["breaks", "narrows", "widens", "neutral"]
BREAKING: tuple[Verdict, ...] = ("breaks", "narrows")

_VERDICTS: dict[str, Verdict] = {"B": "breaks", "N": "narrows", "W": "widens", "=": "neutral"}


class Rule(NamedTuple):
    """A kind of change; ``verdicts`` has a letter for each of `CALLERS`, in that order."""

    name: str
    change: str
    verdicts: str
    reason: str

    def verdict(self, caller: Caller) -> Verdict:
        """Return what the change means for ``caller``."""
        return _VERDICTS[self.verdicts[CALLERS.index(caller)]]


_TABLE = """
function-removed | function removed | BBBBBB
    Nothing answers the call.
function-added | function added | WWWWWW
    Nobody calls it yet.
import-added | import added | BBBBBB
    The module needs a function that its users do not provide yet, so it cannot be linked or
    loaded.
import-removed | import removed | ==BB==
    What C provides is not called. `jit` refuses `imports` that the module does not declare.
import-defined | module defines its import | BBBB==
    A linker finds two definitions. `jit` refuses `imports` that the module does not declare.
wrapper-removed | C wrapper removed | BBBB==
    C and Python call the wrapper.
wrapper-added | C wrapper added | WWWW==
    C and Python can call the function now.
wrapper-renamed | C wrapper has another symbol | BB====
    C calls the wrapper by its symbol; Python looks it up in the record.
index-width | width of index changed | BBNN=N
    Descriptors and index arguments have another size in C. Other callers convert numbers;
    those that do not fit are refused.
left-out-of-header | C cannot declare the function any more | NB====
    The new header lacks it, since C passes a value in another way than compiled code.
left-out-of-iree | IREE cannot call the function any more | ====B=
    Its VM cannot pass a value, such as a memref.
model-changed | fences added or removed | ====B=
    A function of the model `coarse-fences` takes two fences more.
tvm-ffi-removed | symbol for TVM FFI removed | =====B
    TVM FFI calls `__tvm_ffi_NAME`.
tvm-ffi-added | symbol for TVM FFI added | =====W
    TVM FFI can call it now.
signature-removed | signature not attached any more | ====N=
    Callers of IREE that read it pass flat values instead.
signature-added | signature attached | ====W=
    Callers of IREE can read it.
allocator-removed | result allocator removed or renamed | BB====
    C calls the allocator by its symbol.
allocator-added | result allocator added | WW====
    C may call it.
argument-behind-out-param | argument behind an out-param | ==BB==
    Python can only call functions whose out-params are last.
out-required | nothing allocates a result of dynamic shape | ==BB==
    Python must pass `out=`, and calls without it fail.
out-optional | all results can be allocated | ==WW==
    Python may leave out `out=`.

argument-added | argument added | BBBBBB
    Nobody passes it: C's wrapper reads what happens to be there, others refuse the call.
argument-removed | argument removed | BBBBBB
    The arguments behind it are read from other places; Python, IREE and TVM FFI refuse the
    call.
argument-moved | argument moved | BBB=BB
    Arguments go by position, except by keyword. If the types agree, nothing else notices.
argument-moved-in-c | argument moved among the parameters, not in the nest | BB==N=
    C passes flat parameters, and so do callers of IREE without `iree.abi`. Others pass the
    nest.
argument-moved-in-nest | argument moved in the nest, not among the parameters | ==B=BB
    C passes flat parameters.
argument-renamed | argument renamed | ===B==
    Calls with the old keyword fail. C and IREE do not call by name.
keyword-renamed | keyword argument renamed | ==BBB=
    Calls with the old keyword fail, and the argument has no position. TVM FFI passes it in
    the order of declaration.
argument-named | argument named | ===W==
    It can be passed by keyword, too.
argument-nest | keys of an argument changed | ==BBBB
    Dicts and lists are looked up by their keys. C passes flat parameters.

type-changed | type changed | BBBBBB
    C's wrapper reads the bytes as another type, and the header declares another one; others
    check the type of an argument, and get another result.
integer-same | other name of an integer type | ======
    `i32` and `si32` have the same numbers.
element-same | other name of the integer type of elements | =B====
    `i32` and `si32` have the same numbers; C's header has a struct for each.
argument-integer-wider | integer argument wider | BWWWWW
    The upper bits of a register are not set by a caller that is compiled already. Others
    convert the number, and all numbers fit.
argument-integer-narrower | integer argument narrower | BNNNNN
    Numbers that do not fit are refused; C's are cut off.
argument-integer-sign | integer argument signed or unsigned | NNNN=N
    Python and TVM FFI refuse numbers that do not fit; C passes the bits of before. IREE takes
    unsigned numbers for signed ones.
result-integer-wider | integer result wider | BN====
    C source cuts off a number that does not fit into the type of before, and a binary reads
    members of a struct from other places. Others get an integer of any size.
result-integer-narrower | integer result narrower | BNNNNN
    A number that does not fit becomes another one. The upper bits that a binary reads are not set.
result-integer-sign | integer result signed or unsigned | NNNN=N
    Half of the numbers are others. IREE takes unsigned numbers for signed ones.
rank-changed | rank changed | BBBBBB
    The descriptor is another struct; Python, IREE and TVM FFI check the rank.
argument-unranked | argument takes any rank | BBWWBW
    The descriptor is another struct. Python and TVM FFI make it from the array.
argument-ranked | argument takes one rank | BBNNBN
    The descriptor is another struct. Python and TVM FFI refuse arrays of other ranks.
result-unranked | result of any rank | BBNNBN
    The descriptor is another struct. The rank is not promised any more.
result-ranked | result of one rank | BBWWBW
    The descriptor is another struct. The rank is promised.
size-changed | static size changed | BBBBBB
    C's wrapper does not look at the size that it is given, and so goes beyond the end of an
    array, or stops short; others check it. A result is another one.
argument-size-dynamic | static size of an argument became dynamic | WWWWWW
    The size of before is one of those that are accepted; a descriptor has the same fields.
argument-size-static | dynamic size of an argument became static | NNNNNN
    Other sizes are refused, except in C, where compiled code does not look at the size.
argument-sizes-tied | sizes that were free must agree | NNNN=N
    Arrays whose sizes differ are refused, except in C, which must see to it. IREE reads no
    names of sizes.
argument-sizes-untied | sizes that had to agree are free | WWWW=W
    Arrays whose sizes agree are accepted as before.
size-condition-added | sizes of arguments must meet a condition | NNNN=N
    Arrays whose sizes do not meet it are refused, except in C, which must see to it. IREE reads
    no conditions.
size-condition-removed | sizes of arguments need not meet a condition any more | WWWW=W
    Arrays whose sizes meet it are accepted as before.
result-size-dynamic | static size of a result became dynamic | NNNNNN
    The size is not promised any more: a caller that counts on it may read beyond the end.
result-size-static | dynamic size of a result became static | WWWWWW
    More is promised than before.
layout-changed | layout changed | BBBBBB
    Elements are looked for in other places.
argument-layout-dynamic | argument takes more layouts | WWWWWW
    The strides of before are accepted, too; a descriptor has the same fields.
argument-layout-static | argument takes fewer layouts | NNNNNN
    Python and TVM FFI copy or refuse other strides; compiled code does not look at them.
result-layout-dynamic | result of more layouts | NNNNNN
    A caller that does not look at strides and offset reads other elements.
result-layout-static | result of fewer layouts | WWWWWW
    More is promised than before.
memory-space | memory space changed | BBBBBB
    A pointer of one memory space means nothing in another.

passed-by-value | passed by value instead of by pointer | BBBB==
    The parameter is another one, and neither C nor Python can pass such a value as MLIR does.
passed-by-pointer | passed by pointer instead of by value | BBWW==
    The parameter is another one. Python can pass it now.
extension-changed | extension of a narrow integer changed | ======
    C compilers extend what they pass; compiled functions do not count on it.
argument-written | function may write to an argument that it only read | NBNN=N
    Memory that cannot be written ends the process, and is refused by Python and TVM FFI; C's
    header had const elements.
argument-read-only | function only reads an argument that it might write to | NBNN=N
    Callers that look for what was written find nothing. C's header has const elements, in a
    struct of its own.
argument-noalias | argument must not overlap with others | NNNN=N
    Calls with overlapping arrays may get other numbers.
argument-may-overlap | argument may overlap with others | WWWW=W
    Less is asked of callers.
encoding-changed | type of a buffer changed | ====B=
    Callers of IREE pass and get buffers of the type `iree.abi.encoding`.
storage-changed | storage of a result or of intermediate values changed | ====N=
    IREE writes to the buffer of another argument.
argument-consumed | argument is consumed | ====N=
    IREE may write to the buffer that is passed.
argument-kept | argument is not consumed any more | ====W=
    Less is asked of callers.
affinity-changed | device of a buffer changed | ====N=
    The function may not reach the memory of the device of before.

result-owned | result always new memory | WW====
    Callers who compare before they free still free it. Python always compares.
result-shared | result may be the memory of an argument | BBNN=N
    A caller in C that frees without comparing frees an argument. In Python and TVM FFI, who
    writes to the result writes to the argument.

result-added | result added | BBBBBB
    The struct of results, and the tuple or list of them, has another length.
result-key-added | result added to the dict of results | BBWWWW
    The struct of results is larger than the room that C has for it. In a dict, nobody looks
    for the new key yet.
result-removed | result removed | BBBBBB
    Callers look for it.
result-moved | result moved | BBBBBB
    Results are found by position.
result-moved-in-c | result moved in the struct, not in the nest | B===N=
    The struct has another order; a source finds its members by their names. Callers of IREE
    without `iree.abi` get flat results.
result-nest | keys of a result changed | ==BBBB
    Callers look for the key of before. C's struct is flat.
result-renamed | member of the struct of results renamed | =B====
    The header calls the member by the result's name or key.
result-to-out-param | result became an out-param | BB==BB
    C and TVM FFI must pass memory for it; Python allocates it.
out-param-to-result | out-param became a result | BBNNBB
    C and TVM FFI still pass memory for it. Python refuses `out=`.
"""

RULES = {
    name: Rule(name, change, verdicts, " ".join(reason.split()))
    for name, change, verdicts, reason in re.findall(
        r"^(\S+) \| (.+) \| (.{6})\n((?:    .+\n)+)", _TABLE, re.MULTILINE
    )
}
