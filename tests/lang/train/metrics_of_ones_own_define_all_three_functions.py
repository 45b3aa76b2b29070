from mindspore.train import Metric


class OnlyUpdate(Metric):
    def update(self, *inputs):
        self.seen = inputs


class Asks(OnlyUpdate):
    def clear(self):
        return super().clear()

    def eval(self):
        return super().eval()


for made in Metric, OnlyUpdate, Asks:
    try:
        print(type(made()).__name__)
    except TypeError as error:
        print(error)
for function in Asks().clear, Asks().eval:
    try:
        function()
    except NotImplementedError as error:
        print(error)

# expect: Can't instantiate abstract class Metric with abstract methods clear, eval, update
# expect: Can't instantiate abstract class OnlyUpdate with abstract methods clear, eval
# expect: Asks
# expect: Must define clear function to use this base class
# expect: Must define eval function to use this base class
