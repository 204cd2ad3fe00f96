"""Models of transformers through torch-mlir and `abi-build`: ``python transformers_models.py``.

Each has random weights and few layers. Prints, for each, the largest difference from PyTorch, or
what refused it, and the milliseconds of a call beside PyTorch's. It needs PyTorch, transformers,
the extra `torch`, and ``MLIR_ABI_BINDINGS=torch_mlir``.
"""

import sys
import time
import warnings
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch
import transformers
from torch_mlir import fx

import mlir_abi

TEXT = {
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 128,
    "vocab_size": 100,
}
IMAGE = {**TEXT, "image_size": 32, "patch_size": 8}
PARTS = {**TEXT, "embedding_size": 32}
ROTARY = {**TEXT, "use_cache": False}
DECODER = {**TEXT, "num_key_value_heads": 2, "head_dim": 16, "use_cache": False}
STAGES = {"hidden_sizes": [16, 32], "depths": [1, 1]}

MODELS: dict[str, dict[str, object]] = {
    **dict.fromkeys(["Bert", "Roberta", "MPNet", "DebertaV2", "CLIPText"], TEXT),
    **dict.fromkeys(["Albert", "Electra"], PARTS),
    "DistilBert": {"dim": 64, "n_layers": 2, "n_heads": 4, "hidden_dim": 128, "vocab_size": 100},
    **dict.fromkeys(["Llama", "Mistral", "Qwen2", "Qwen3", "Gemma"], DECODER),
    **dict.fromkeys(["GPTNeoX", "Phi"], ROTARY),
    "GPT2": {"n_embd": 64, "n_layer": 2, "n_head": 4, "vocab_size": 100, "use_cache": False},
    "Bloom": {"hidden_size": 64, "n_layer": 2, "n_head": 4, "vocab_size": 100, "use_cache": False},
    "Mamba": {**TEXT, "state_size": 8, "use_cache": False},
    **dict.fromkeys(["ViT", "DeiT", "CLIPVision", "Dinov2"], IMAGE),
    "ConvNext": {**STAGES, "num_stages": 2},
    "ResNet": {**STAGES, "embedding_size": 16},
    "RegNet": {**STAGES, "embedding_size": 16, "groups_width": 8},
}


def largest_difference(name: str, folder: Path) -> tuple[float, float, float]:
    """Build a model and call it; also returns the milliseconds of a call, and PyTorch's."""
    torch.manual_seed(0)
    config = getattr(transformers, f"{name}Config")(**MODELS[name])
    model = getattr(transformers, f"{name}Model")(config).eval()
    for module in model.modules():
        module._non_persistent_buffers_set.clear()  # torch-mlir knows no others
    is_text = "vocab_size" in MODELS[name] and "image_size" not in MODELS[name]
    argument = torch.randint(5, 95, (1, 16)) if is_text else torch.randn(1, 3, 32, 32)

    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.model = model

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.model(x).last_hidden_state

    library = folder / f"lib{name}.so"
    with torch.no_grad():
        exported = fx.export_and_import(Model(), argument, output_type="linalg-on-tensors")
        mlir_abi.build(exported, library, assertions_abort=True)
        function, array = mlir_abi.load(library).main, argument.numpy()
        expected = Model()(argument).numpy()
        times = [least(lambda: function(array)), least(lambda: model(argument))]
    return float(np.abs(function(array) - expected).max()), *times


def least(call) -> float:
    """The least milliseconds of 20 calls."""
    times = []
    for _ in range(20):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return 1e3 * min(times)


def main() -> None:
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    wrong = []
    with TemporaryDirectory() as folder:
        for name in sys.argv[1:] or MODELS:
            try:
                difference, ours, others = largest_difference(name, Path(folder))
            except Exception as error:
                print(f"{name}: {type(error).__name__}: {str(error)[:100]}")
                continue
            print(f"{name}: {difference:.1e}, {ours:.3f} ms, PyTorch {others:.3f} ms", flush=True)
            if not difference < 1e-3:
                wrong.append(name)
    sys.exit(f"wrong: {', '.join(wrong)}" if wrong else 0)


if __name__ == "__main__":
    main()
