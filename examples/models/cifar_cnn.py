"""A small MobileNet that predicts CIFAR-10 (without data, scikit-learn's digits) evolves.

`python examples/models/train.py cnn` trains it anew.
"""

from functools import partial

import cnn
import weights

from perfdojo.evolve.models import Prediction, load_cifar10

data = load_cifar10()
train = partial(cnn.train, classes=10, epochs=12, flip=not data.is_fallback, shift=2)
params = weights.load_or_train("cnn", data, train)
task = Prediction(predict=cnn.predict, params=params, data=data, batch=50)
