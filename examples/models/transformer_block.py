"""A transformer block that reads the rows of MNIST digits (or scikit-learn's) evolves."""

import transformer
import weights

from perfdojo.evolve.models import Prediction, load_mnist

data = load_mnist()
params = weights.load_or_train("transformer", data, transformer.train)
task = Prediction(predict=transformer.predict, params=params, data=data, batch=50)
