"""What every pass needs: diagnostics, attributes, functions, symbols, signatures."""
