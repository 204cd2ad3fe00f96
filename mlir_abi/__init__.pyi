from .bindings import BindingsError as BindingsError
from .compilation.execution import jit as jit
from .compilation.library_build import build as build
from .diagnostics.failure import BuildError as BuildError
from .diagnostics.failure import PipelineFailed as PipelineFailed
from .dialect_attrs.reflection.record import ReflectionError as ReflectionError
from .pipeline.pipeline_text import Pipeline as Pipeline
from .pipeline.pipeline_text import PipelineError as PipelineError
from .pipeline.pipeline_text import parse_pipeline as parse_pipeline
from .pipeline.run import run_pipeline as run_pipeline
from .reflection.sources import reflect as reflect
from .runtime.errors import AssertionFailed as AssertionFailed
from .runtime.libraries.shared_library import load as load
from .runtime.threads import set_num_threads as set_num_threads

__version__: str
