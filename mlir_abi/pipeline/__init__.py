"""Pass pipelines: their text, what each element is, the order of execution, and the run."""
