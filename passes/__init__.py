"""The passes, one file a pass or a tight family; `mlir_abi.pipeline.registry` has them by name."""
