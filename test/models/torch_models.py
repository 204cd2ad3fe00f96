"""Models of torchvision and transformers by ``torch.export``: ``python torch_models.py [NAME...]``.

The batch is dynamic, and another one in the call. Weights are random, inputs small. Prints a table:
the size of the weights, the seconds of the build, the largest difference from PyTorch with float64,
relative to the largest result, and the time of a call, both beside PyTorch's with float32; or what
refused the model. It needs torch, torchvision, transformers, and the extras `mlir` and `torch`.
"""

import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch
import torchvision
import transformers
from torch.export import Dim, export

import mlir_abi

IMAGES, VIDEO = (2, 3, 64, 64), (2, 3, 8, 32, 32)
TORCHVISION = {
    **dict.fromkeys(["resnet18", "densenet121", "convnext_tiny"], IMAGES),
    **dict.fromkeys(["squeezenet1_1", "shufflenet_v2_x0_5", "mnasnet0_5", "mobilenet_v2"], IMAGES),
    **dict.fromkeys(["mobilenet_v3_small", "efficientnet_b0", "regnet_y_400mf"], IMAGES),
    **dict.fromkeys(["lraspp_mobilenet_v3_large", "deeplabv3_mobilenet_v3_large"], IMAGES),
    **dict.fromkeys(["mc3_18", "swin3d_t"], VIDEO),
}
"""The shape of the input of each model."""

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

TRANSFORMERS: dict[str, dict[str, object]] = {
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
"""What is smaller than usual in each configuration."""


class FirstOutput(torch.nn.Module):
    """A model that returns one tensor, without its structure."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        output = self.model(x)
        return output if isinstance(output, torch.Tensor) else next(iter(output.values()))


def model_and_input(name: str) -> tuple[torch.nn.Module, torch.Tensor]:
    if name in TORCHVISION:
        segments = hasattr(torchvision.models.segmentation, name)
        options = {"weights_backbone": None} if segments else {}
        model = torchvision.models.get_model(name, **options)
        argument = torch.randn(TORCHVISION[name])
    else:
        sizes = TRANSFORMERS[name]
        model = getattr(transformers, f"{name}Model")(
            getattr(transformers, f"{name}Config")(**sizes)
        )
        is_text = "vocab_size" in sizes and "image_size" not in sizes
        argument = torch.randint(5, 95, (2, 16)) if is_text else torch.randn(2, 3, 32, 32)
    for parameter in model.parameters():
        if not parameter.any():  # hides what it is multiplied by
            torch.nn.init.normal_(parameter, std=0.1)
    for module in model.modules():
        module._non_persistent_buffers_set.clear()  # torch-mlir knows no others
        if isinstance(module, torch.nn.modules.batchnorm._BatchNorm):
            module.momentum = 1  # takes the statistics of one batch, which keep numbers of size 1
    model.train()(argument)
    return FirstOutput(model).eval(), argument


def row(name: str, library: Path) -> tuple[float, str]:
    """The difference, and the row of the table; builds the model as ``library``."""
    torch.manual_seed(0)
    model, argument = model_and_input(name)
    start = time.perf_counter()
    program = export(model, (argument,), dynamic_shapes={"x": {0: Dim("batch", max=64)}})
    mlir_abi.build(program, library, opt_level=3, target_cpu="native")
    seconds = time.perf_counter() - start
    argument = torch.cat([argument, argument[:1]])
    megabytes = sum(parameter.nbytes for parameter in model.parameters()) / 1e6
    function, array = mlir_abi.load(library).main, argument.numpy()
    times = [least(lambda: function(array)), least(lambda: model(argument))]
    results = [function(array), model(argument).numpy()]
    exact = argument.double() if argument.is_floating_point() else argument
    expected = model.double()(exact).numpy()
    differences = [np.abs(result - expected).max() / np.abs(expected).max() for result in results]
    return differences[0], (
        f"| {name} | {megabytes:.1f} MB | {seconds:.0f} s | {differences[0]:.1e} "
        f"| {differences[1]:.1e} | {times[0]:.2f} ms | {times[1]:.2f} ms |"
    )


def least(call: Callable[[], object]) -> float:
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
    print("| model | weights | build | difference | PyTorch's | call | PyTorch's |")
    print("|---|---|---|---|---|---|---|")
    with TemporaryDirectory() as folder, torch.no_grad():
        for name in sys.argv[1:] or [*TORCHVISION, *TRANSFORMERS]:
            try:
                difference, text = row(name, Path(folder, f"lib{name}.so"))
            except Exception as error:
                print(f"{name}: {type(error).__name__}: {str(error)[:300]}")
                continue
            print(text, flush=True)
            if not difference < 1e-3:
                wrong.append(name)
    sys.exit(f"wrong: {', '.join(wrong)}" if wrong else 0)


if __name__ == "__main__":
    main()
