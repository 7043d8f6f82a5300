"""Are the operators what their names say? Each is compared with PyTorch or NumPy in float64."""
