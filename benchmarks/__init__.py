"""Speed, as ratios within one process: `make bench`, or `python -m benchmarks [NAME …]`."""
