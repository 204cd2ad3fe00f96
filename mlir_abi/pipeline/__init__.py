"""Pass pipelines: parsing, finding the passes, running them."""
