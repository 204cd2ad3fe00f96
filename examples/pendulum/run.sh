python swing.py
