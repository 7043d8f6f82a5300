"""Can a kernel work on PyTorch tensors? Yes, in place: no copy goes in or out.

Run it with `python examples/04_torch_tensors.py`.
"""

import sys

import perfdojo as dojo

try:
    import torch
except ImportError:
    print("PyTorch is not installed, so there is nothing to show; pip install torch")
    sys.exit()

torch.manual_seed(0)
x = torch.randn(64, 256)
scale, shift = torch.rand(256), torch.rand(256)

# Sizes are read off the tensors.
kernel = dojo.kernel("layernorm", like=[x, scale, shift])
layernorm = dojo.build(kernel)
y = layernorm(x, scale, shift)
theirs = torch.nn.functional.layer_norm(x, (256,), scale, shift)
print("a tensor comes out:", type(y).__name__, tuple(y.shape))
print("largest difference to PyTorch:", float((y - theirs).abs().max()))

# out= receives the result: the tensor's own memory is written.
out = torch.full_like(x, float("nan"))
layernorm(x, scale, shift, out=out)
print("written in place:", bool(torch.equal(out, y)))

# bfloat16, which NumPy does not know, is lent as well.
half = x.to(torch.bfloat16)
norm = dojo.build(dojo.kernel("rmsnorm_bf16", like=[half, scale]))
print("bfloat16:", norm(half, scale.to(torch.bfloat16)).dtype)

# What does not fit is refused before any C runs.
for wrong in (x.double(), x.t(), x[:, ::2]):
    try:
        layernorm(wrong, scale, shift)
    except dojo.DojoError as error:
        print("refused:", error)
