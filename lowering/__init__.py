"""From StableHLO, `linalg` and tensors to LLVM: the default pipeline, and its passes."""

from mlir_abi.lowering.pipeline import BASELINE as BASELINE
from mlir_abi.lowering.pipeline import DEFAULT_PIPELINE as DEFAULT_PIPELINE
from mlir_abi.lowering.pipeline import DefaultPipeline as DefaultPipeline
from mlir_abi.lowering.pipeline import VectorRegisters as VectorRegisters
from mlir_abi.lowering.pipeline import default_pipeline as default_pipeline
from mlir_abi.lowering.pipeline import lower as lower
