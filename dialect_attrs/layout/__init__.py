"""The C interface: the parameters of a wrapper, and the fields of memref descriptors."""
