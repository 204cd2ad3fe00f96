"""How C sees a function: the parameters of its wrapper, and the fields of memref descriptors."""
