"""The GPU: CUDA C++ from the same loop form, built by NVRTC."""
