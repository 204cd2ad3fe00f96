"""The pictures that ``abi-inspect`` draws of functions: text, JSON and HTML of the same views."""
