"""mindspore.dataset is not part of refjit; importing it says so."""
raise ImportError("mindspore.dataset is not available in refjit: give the program's data as NumPy arrays or Tensors.")
