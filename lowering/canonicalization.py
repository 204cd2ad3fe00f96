"""How the pipelines here run MLIR's ``canonicalize``: some patterns change what a module computes.

`docs/versions.md` has a table of these.
"""

_PATTERNS = (
    "ConvertTrivialIfToSelect",
    "DeallocRemoveDuplicateDeallocMemrefs",
    "DeallocRemoveDuplicateRetainedMemrefs",
    "DimOfCastOp",
    "DimOfDestStyleOp",
    "DimOfReshapeOp",
    "EraseAlwaysFalseDealloc",
    "EraseEmptyDealloc",
    "InlineRegionBranchOp",
    "MakeRegionBranchOpSuccessorInputsDead",
    "RemoveAllocDeallocPairWhenNoOtherUsers",
    "RemoveDeadRegionBranchOpSuccessorInputs",
    "RemoveDuplicateSuccessorInputUses",
    "RemoveStaticCondition",
    "SimplifyClones",
    "SkipExtractMetadataOfAlloc",
)
"""They simplify sizes of results, branches that are never taken, values that a loop only passes on,
and memrefs that are not freed. Some names are those of LLVM 22 or 24 alone."""

_WRONG = ("ElideUnitDimsInMultiDimReduction", "ForOpTensorCastFolder", "WhileMoveIfDown")


def _labels(names: tuple[str, ...]) -> str:
    """The patterns, as GCC and as Clang name them."""
    return ",".join(f"{{anonymous}}::{name},'(anonymous namespace)::{name}'" for name in names)


SIMPLIFY = f"canonicalize{{enable-patterns={_labels(_PATTERNS)}}}"
"""``canonicalize`` with MLIR's folds and `_PATTERNS` alone."""

CANONICALIZE = f"canonicalize{{disable-patterns={_labels(_WRONG)}}}"
"""``canonicalize`` without `_WRONG`, for modules of StableHLO and of torch-mlir's types."""
