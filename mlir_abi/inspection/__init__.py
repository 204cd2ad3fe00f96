"""What ``abi-inspect`` shows of functions, as text, HTML and JSON."""
