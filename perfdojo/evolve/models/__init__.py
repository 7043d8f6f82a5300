"""Which model trades how much accuracy for how much time? Model tasks. (Tested, not proven.)"""

from perfdojo.evolve.models.data import Data, load_cifar10, load_digits, load_mnist, make_data
from perfdojo.evolve.models.task import Model, Prediction, Training

__all__ = [
    "Data", "Model", "Prediction", "Training", "load_cifar10", "load_digits", "load_mnist",
    "make_data",
]  # fmt: skip
