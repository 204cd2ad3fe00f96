"""How C sees functions and memrefs, and how DLPack names elements."""
