"""Rules: which sizes the results of operations have."""
