import json
import os
import tempfile

import numpy as np
import mindspore.dataset as ds
from mindspore.dataset import text

LINES = ["== Head ==", "'''Bold''' and ''italic'' [[Link|shown]] [[image:a.png|thumb|x]]", "{{template|a=b}} after {table} done",
         '<text name="a">cite</text> tail <b/> &amp; &lt;b&gt; x', "Price 1234 USD, 7%!", "", "   spaced   OUT text ", "#Edixect [[Other]]",
         "x #redirect [[Other]]", "a<b\nc>d<e>f", "a & b; c", "x &amp y; z", "é1 ß", "a<b c", "a>b"]
clean = text.FilterWikipediaXML()
for line in LINES:
    print(repr(str(clean(line))))
print(clean(np.array([["A1"]])))
try:
    clean(np.array([1]))
except RuntimeError as error:
    print(str(error).splitlines()[0])
rows = ds.NumpySlicesDataset(LINES[:2], ["line"], shuffle=False).map(clean, ["line"])
print([str(row["line"]) for row in rows.create_dict_iterator(num_epochs=1, output_numpy=True)])
settings = os.path.join(tempfile.mkdtemp(), "settings.json")
with open(settings, "w") as file:
    json.dump({"numParallelWorkers": 1, "opConnectorSize": 8, "seed": 7, "monitorSamplingInterval": 11, "other": 3}, file)
print(ds.config.load(settings), ds.config.get_num_parallel_workers(), ds.config.get_prefetch_size(), ds.config.get_seed(),
      ds.config.get_monitor_sampling_interval())
for wrong in ("nothing.json", 3):
    try:
        ds.config.load(wrong)
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__)
# expect: 'head'
# expect: 'bold and italic link shown image a png thumb x'
# expect: 'template a b after table done'
# expect: 'b x'
# expect: 'price one two three four usd seven'
# expect: ''
# expect: 'spaced out text'
# expect: 'edixect other'
# expect: ''
# expect: 'adf'
# expect: 'a c'
# expect: 'x z'
# expect: 'one'
# expect: 'a b c'
# expect: 'a b'
# expect: [['a one']]
# expect: Exception thrown from dataset pipeline. Refer to 'Dataset Pipeline Error Message'.
# expect: ['head', 'bold and italic link shown image a png thumb x']
# expect: None 1 8 7 11
# expect: RuntimeError
# expect: TypeError
