"""Call the network as one calls any package; mypy knows its types."""

import numpy as np
import sine_model

x = np.linspace(-3, 3, 1000, dtype=np.float32)[:, None]
y = sine_model.sine(x)
print(sine_model.__doc__)
print("it is a sine within 0.01:", bool(np.abs(y - np.sin(x)).max() < 0.01))
