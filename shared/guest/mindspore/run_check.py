"""mindspore.run_check: a multiplication, and what came of it."""


def run_check():
    import mindspore as ms
    print("MindSpore version: ", ms.__version__)
    product = ms.ops.matmul(ms.ops.ones((8, 8)), ms.ops.ones((8, 8)))
    if bool((product == 8).all()):
        print("The result of multiplication calculation is correct, MindSpore has been installed on platform "
              f"[{ms.get_context('device_target')}] successfully!")
