import time

start, used = time.perf_counter(), time.process_time()
time.sleep(0.3)
passed, worked = time.perf_counter() - start, time.process_time() - used
print(0.29 < passed < 30, 0 <= worked <= passed + 1)
try:
    time.sleep(-1)
except ValueError as error:
    print(error)

# expect: True True
# expect: sleep length must be non-negative
