# where checkpoints go, what they hold, and how values find their parameters
import os, tempfile
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore import nn, Model, Tensor, Parameter
from mindspore.train import *
os.chdir(tempfile.mkdtemp())
def attempt(name, f):
    try: print(name, f())
    except Exception as e: print(name, type(e).__name__, str(e)[:330].replace(os.getcwd(),"DIR"))
def data(n=8,bs=2):
    x=np.arange(n*2,dtype=np.float32).reshape(n,2)/8
    return ds.NumpySlicesDataset((x, x.sum(1,keepdims=True)), shuffle=False).batch(bs)
def model(metrics=None, lr=0.1, **kw):
    net=nn.Dense(2,1,weight_init="ones",bias_init="zeros")
    return Model(net, nn.MSELoss(), nn.Momentum(net.trainable_params(), lr, 0.9), metrics=metrics, **kw)
def ls(d="."): return sorted(os.listdir(d))
m=model()
cb=ModelCheckpoint("a", "d1", CheckpointConfig(save_checkpoint_steps=3, keep_checkpoint_max=2, append_info=["epoch_num","step_num",{"lr":0.1,"s":"txt","t":Tensor([1,2])}]))
m.train(3,data(),callbacks=cb); print(ls("d1"), os.path.basename(cb.latest_ckpt_file_name))
d=ms.load_checkpoint(cb.latest_ckpt_file_name); print({k:(v if isinstance(v,str) else v.asnumpy().tolist() if k in("epoch_num","step_num","lr","t") else v.shape) for k,v in d.items()})
m.train(2,data(),callbacks=cb); print(ls("d1"))
cb2=ModelCheckpoint("a","d1"); m.train(1,data(),callbacks=[cb2]); print(ls("d1"))
cb3=ModelCheckpoint("a","d1",CheckpointConfig(save_checkpoint_steps=100)); m.train(1,data(),callbacks=[cb3]); print(ls("d1"))
cb4=ModelCheckpoint(lambda p: f"p{p.cur_step_num}", lambda p: f"e{p.cur_epoch_num}", CheckpointConfig(2)); m.train(2,data(),callbacks=[cb4]); print(ls(), [ls(x) for x in ls() if x.startswith("e")])
cb5=ModelCheckpoint("s","d2",CheckpointConfig(4,format="safetensors")); m.train(2,data(),callbacks=[cb5]); print(ls("d2"))
cb6=ModelCheckpoint("s","d3",CheckpointConfig(save_checkpoint_steps=0,save_checkpoint_seconds=1000)); m.train(2,data(),callbacks=[cb6]); print(ls("d3"))
class Boom(Callback):
    def on_train_step_end(self,c):
        if c.original_args().cur_step_num==6: raise RuntimeError("boom")
cb7=ModelCheckpoint("x","d4",CheckpointConfig(100,exception_save=True,append_info=["epoch_num","step_num"]))
attempt("boom", lambda: m.train(3,data(),callbacks=[cb7,Boom()])); print(ls("d4"), [ms.load_checkpoint("d4/"+f)["step_num"].asnumpy().tolist() for f in ls("d4")])
for kw in (dict(save_checkpoint_steps=-1),dict(save_checkpoint_steps=None,keep_checkpoint_max=0),dict(saved_network=3),dict(append_info=3),dict(append_info=["x"]),dict(append_info=[3]),dict(append_info=[{"a":1},{"b":2}]),dict(append_info=[{"a":[1]}]),dict(enc_key="a"),dict(exception_save=3),dict(format="safetensors",crc_check=True),dict(async_save="x"),dict(format=3)):
    attempt(("CC",kw), lambda: CheckpointConfig(**kw))
for kw in (dict(save_checkpoint_steps=0,save_checkpoint_seconds=10,keep_checkpoint_max=0,keep_checkpoint_per_n_minutes=3),dict(keep_checkpoint_max=0),dict(save_checkpoint_seconds=3)):
    attempt(("CC",kw), lambda: CheckpointConfig(**kw).get_checkpoint_policy())
for a in (("a/b",),(3,),("a",3),("a",""),("a","d1",3)): attempt(("MC",a), lambda: ModelCheckpoint(*a))
# save / load
net=nn.SequentialCell(nn.Dense(2,3,weight_init="ones"),nn.Dense(3,1,weight_init="ones"))
ms.save_checkpoint(net,"n"); ms.save_checkpoint(net,"n.ckpt.x"); ms.save_checkpoint(net, "crc", crc_check=True); print(ls())
print(sorted(ms.load_checkpoint("crc.ckpt",crc_check=True)), len(ms.load_checkpoint("n.ckpt",crc_check=True)))
b=bytearray(open("crc.ckpt","rb").read()); b[60]^=1; open("bad.ckpt","wb").write(b)
attempt("badcrc", lambda: ms.load_checkpoint("bad.ckpt",crc_check=True))
open("junk.ckpt","wb").write(b"hello world junk")
attempt("junk", lambda: ms.load_checkpoint("junk.ckpt"))
open("empty.ckpt","wb").close()
attempt("empty", lambda: ms.load_checkpoint("empty.ckpt"))
for kw in (dict(specify_prefix="0"),dict(filter_prefix=["0"]),dict(specify_prefix=("0","1"),filter_prefix="1"),dict(specify_prefix=[]),dict(specify_prefix=3),dict(specify_prefix=["a",3]),dict(specify_prefix=""),dict(choice_func=lambda n:n.endswith("bias")),dict(specify_prefix="zz"),dict(dec_key="a"),dict(crc_check=3),dict(format="x"),dict(format="safetensors")):
    attempt(("load",sorted(kw)), lambda: sorted(ms.load_checkpoint("n.ckpt",**kw)))
attempt("missing", lambda: ms.load_checkpoint("zz.ckpt"))
attempt("notstr", lambda: ms.load_checkpoint(3))
for a,kw in (((3,"a"),{}),((net,3),{}),((net,"d1"),{}),((net,"a"),dict(format="x")),((net,"a"),dict(append_dict=3)),((net,"a"),dict(append_dict={"a":[1]})),((net,"a"),dict(append_dict={1:1})),((net,"a"),dict(async_save=3)),((net,"a"),dict(integrated_save=3)),(([3],"a"),{}),(([{"name":3,"data":Tensor(1)}],"a"),{}),(([{"name":"a","data":1}],"a"),{}),(([{"nam":"a"}],"a"),{}),(({3:4},"a"),{}),((net,"a"),dict(choice_func=lambda n:n.endswith("bias")))):
    attempt(("save",str(a[1]),str(kw)[:20]), lambda: ms.save_checkpoint(*a,**kw))
print(sorted(ms.load_checkpoint("a.ckpt")))
ms.save_checkpoint([{"name":"w","data":Tensor(np.ones((2,2)),ms.float16)},{"name":"i","data":Tensor(3,ms.int64)}],"l.ckpt",append_dict={"b":True,"f":1.5,"i2":7,"s":"héé"})
print({k:(v if isinstance(v,str) else (v.dtype,v.shape,v.asnumpy().tolist())) for k,v in ms.load_checkpoint("l.ckpt").items()})
# load into net
class Wrap(nn.Cell):
    def __init__(self): super().__init__(); self.body=nn.Dense(2,3); self.tail=nn.Dense(3,1)
w=Wrap()
def setp(d): return {k:Parameter(Tensor(np.asarray(v[0]),v[1]),name=k) for k,v in d.items()}
full={"body.weight":(np.ones((3,2)),ms.float32),"body.bias":(np.ones(3),ms.float32),"tail.weight":(np.ones((1,3)),ms.float32),"tail.bias":(np.ones(1),ms.float32)}
attempt("pre", lambda: (ms.load_param_into_net(w, setp({"backbone.net."+k:v for k,v in full.items()})), w.body.weight.asnumpy().tolist()))
attempt("pre strict", lambda: ms.load_param_into_net(w, setp({"x."+k:v for k,v in full.items()}), strict_load=True))
attempt("mix", lambda: ms.load_param_into_net(w, setp({"body.weight":full["body.weight"],"a.tail.weight":full["tail.weight"],"b.body.bias":full["body.bias"]})))
attempt("f16", lambda: (ms.load_param_into_net(w, setp({**full,"tail.bias":(np.ones(1)*3,ms.float16)})), w.tail.bias.dtype, w.tail.bias.asnumpy()))
attempt("f16 strict", lambda: ms.load_param_into_net(w, setp({**full,"tail.bias":(np.ones(1)*3,ms.float16)}),True))
attempt("int", lambda: ms.load_param_into_net(w, setp({**full,"tail.bias":(np.ones(1)*3,ms.int32)})))
attempt("shape", lambda: ms.load_param_into_net(w, setp({**full,"tail.bias":(np.ones(2)*3,ms.float32)})))
attempt("types", lambda: ms.load_param_into_net(w, {"a":3}))
attempt("types2", lambda: ms.load_param_into_net(3, {}))
attempt("types3", lambda: ms.load_param_into_net(w, 3))

# expect: ['a-3_1.ckpt', 'a-3_4.ckpt'] a-3_4.ckpt
# expect: {'weight': (1, 2), 'bias': (1,), 'global_step': (1,), 'learning_rate': (), 'momentum': (), 'moments.weight': (1, 2), 'moments.bias': (1,), 'epoch_num': 3, 'step_num': 12, 'lr': 0.10000000149011612, 's': 'txt', 't': [1, 2]}
# expect: ['a-2_4.ckpt', 'a-3_4.ckpt']
# expect: ['a-2_4.ckpt', 'a-3_4.ckpt', 'a_1-1_1.ckpt', 'a_1-1_2.ckpt', 'a_1-1_3.ckpt', 'a_1-1_4.ckpt']
# expect: ['a-2_4.ckpt', 'a-3_4.ckpt', 'a_1-1_1.ckpt', 'a_1-1_2.ckpt', 'a_1-1_3.ckpt', 'a_1-1_4.ckpt', 'a_2-1_4.ckpt']
# expect: ['d1', 'e1', 'e2'] [['p2.ckpt', 'p4.ckpt'], ['p6.ckpt', 'p8.ckpt']]
# expect: ['s-1_4.safetensors', 's-2_4.safetensors']
# expect: ['s-2_4.ckpt']
# expect: boom RuntimeError boom
# expect: ['x-2_2_breakpoint.ckpt'] [2]
# expect: ('CC', {'save_checkpoint_steps': -1}) ValueError The input value must be int and must >= 0, but got '-1' with type 'int'.
# expect: ('CC', {'save_checkpoint_steps': None, 'keep_checkpoint_max': 0}) ValueError For 'CheckpointConfig', the input arguments 'save_checkpoint_steps', 'save_checkpoint_seconds', 'keep_checkpoint_max' and 'keep_checkpoint_per_n_minutes' can't be all None or 0.
# expect: ('CC', {'saved_network': 3}) TypeError For 'CheckpointConfig', the type of 'saved_network' must be None or Cell, but got <class 'int'>.
# expect: ('CC', {'append_info': 3}) TypeError For 'CheckpointConfig', the type of 'append_info' must be list,but got <class 'int'>.
# expect: ('CC', {'append_info': ['x']}) ValueError For 'CheckpointConfig', the value of element in the argument 'append_info' must be in ['epoch_num', 'step_num'], but got x.
# expect: ('CC', {'append_info': [3]}) TypeError For 'CheckpointConfig', the type of 'append_info' element must be str or dict,but got <class 'int'>.
# expect: ('CC', {'append_info': [{'a': 1}, {'b': 2}]}) TypeError For 'CheckpointConfig', the element of 'append_info' must has only one dict, but got {dict_num}
# expect: ('CC', {'append_info': [{'a': [1]}]}) TypeError For 'CheckpointConfig', the key type of the dict 'append_info' must be string, the value type must be int or float or bool, but got key type <class 'str'>, value type <class 'list'>
# expect: ('CC', {'enc_key': 'a'}) ValueError The parameter 'enc_key' must be isinstance of (<class 'NoneType'>, <class 'bytes'>), but got a.
# expect: ('CC', {'exception_save': 3}) TypeError The input value must be a bool, but got int.
# expect: ('CC', {'format': 'safetensors', 'crc_check': True}) ValueError For 'save_checkpoint', when format is 'safetensors', other param must be default.
# expect: ('CC', {'async_save': 'x'}) ValueError For 'save_checkpoint', the argument 'async_save' can only be 'process' or 'thread',but got x.
# expect: ('CC', {'format': 3}) ValueError The parameter 'format' must be isinstance of <class 'str'>, but got 3.
# expect: ('CC', {'save_checkpoint_steps': 0, 'save_checkpoint_seconds': 10, 'keep_checkpoint_max': 0, 'keep_checkpoint_per_n_minutes': 3}) {'save_checkpoint_steps': 0, 'save_checkpoint_seconds': 10, 'keep_checkpoint_max': 0, 'keep_checkpoint_per_n_minutes': 3, 'saved_network': None}
# expect: ('CC', {'keep_checkpoint_max': 0}) {'save_checkpoint_steps': 1, 'save_checkpoint_seconds': None, 'keep_checkpoint_max': 1, 'keep_checkpoint_per_n_minutes': 0, 'saved_network': None}
# expect: ('CC', {'save_checkpoint_seconds': 3}) {'save_checkpoint_steps': 1, 'save_checkpoint_seconds': None, 'keep_checkpoint_max': 5, 'keep_checkpoint_per_n_minutes': None, 'saved_network': None}
# expect: ('MC', ('a/b',)) ValueError For 'ModelCheckpoint', the argument 'prefix' for checkpoint file name is invalid, it must be callable or string that does not contain '/', but got a/b.
# expect: ('MC', (3,)) ValueError For 'ModelCheckpoint', the argument 'prefix' for checkpoint file name is invalid, it must be callable or string that does not contain '/', but got 3.
# expect: ('MC', ('a', 3)) TypeError The path is invalid, the type should be string.
# expect: ('MC', ('a', '')) ValueError The path is invalid, it should be non-blank.
# expect: ('MC', ('a', 'd1', 3)) TypeError For 'ModelCheckpoint', the type of argument 'config' should be 'CheckpointConfig', but got <class 'int'>.
# expect: ['crc.ckpt', 'd1', 'd2', 'd3', 'd4', 'e1', 'e2', 'n.ckpt', 'n.ckpt.x.ckpt']
# expect: ['0.bias', '0.weight', '1.bias', '1.weight'] 4
# expect: badcrc ValueError Failed to read the checkpoint file DIR/bad.ckpt. May not have permission to read it, please check the correct of the file.
# expect: junk ValueError Failed to read the checkpoint file DIR/junk.ckpt. The file may be corrupted, and the content cannot be parsed.
# expect: empty ValueError The loaded parameter dict is empty after filter or specify, please check whether 'filter_prefix' or 'specify_prefix' are set correctly.
# expect: ('load', ['specify_prefix']) ['0.bias', '0.weight']
# expect: ('load', ['filter_prefix']) ['1.bias', '1.weight']
# expect: ('load', ['filter_prefix', 'specify_prefix']) ['0.bias', '0.weight']
# expect: ('load', ['specify_prefix']) ValueError For 'load_checkpoint', the argument 'specify_prefix' or 'filter_prefix' can't be empty when 'specify_prefix' or 'filter_prefix' is list or tuple.
# expect: ('load', ['specify_prefix']) TypeError For 'load_checkpoint', the type of 'specify_prefix' or 'filter_prefix' must be string, list[string] or tuple[string], but got <class 'int'>.
# expect: ('load', ['specify_prefix']) TypeError For 'load_checkpoint', when 'specify_prefix' or 'filter_prefix' is list or tuple, the element in it must be string, but got <class 'int'> at index 1.
# expect: ('load', ['specify_prefix']) ValueError For 'load_checkpoint', the value of 'specify_prefix' or 'filter_prefix' can't include ''.
# expect: ('load', ['choice_func']) ['0.bias', '1.bias']
# expect: ('load', ['specify_prefix']) ValueError The loaded parameter dict is empty after filter or specify, please check whether 'filter_prefix' or 'specify_prefix' are set correctly.
# expect: ('load', ['dec_key']) ValueError The parameter 'dec_key' must be isinstance of (<class 'NoneType'>, <class 'bytes'>), but got a.
# expect: ('load', ['crc_check']) ValueError The parameter 'crc_check' must be isinstance of <class 'bool'>, but got 3.
# expect: ('load', ['format']) ValueError For 'load_checkpoint', the checkpoint file should end with '.ckpt' or '.safetensors', please input the correct 'ckpt_file_name'.
# expect: ('load', ['format']) ValueError For 'load_checkpoint', the checkpoint file format must same with 'format', but got file_name:'n.ckpt', format:'safetensors'
# expect: missing ValueError For 'load_checkpoint', the checkpoint file: DIR/zz.ckpt does not exist, please check whether the 'ckpt_file_name' is correct.
# expect: notstr TypeError For 'load_checkpoint', the argument 'ckpt_file_name' must be string, but got <class 'int'>.
# expect: ('save', 'a', '{}') TypeError For 'save_checkpoint', the parameter 'save_obj' must be nn.Cell, list or dict, but got <class 'int'>.
# expect: ('save', '3', '{}') TypeError For 'save_checkpoint', the parameter 3 for checkpoint file name is invalid,'ckpt_file_name' must be string, but got <class 'int'>.
# expect: ('save', 'd1', '{}') IsADirectoryError For 'save_checkpoint', the parameter `ckpt_file_name`: DIR/d1 is a directory, it must be a file name.
# expect: ('save', 'a', "{'format': 'x'}") ValueError For 'save_checkpoint', the format must be 'safetensors' or 'ckpt', but got x.
# expect: ('save', 'a', "{'append_dict': 3}") TypeError For 'save_checkpoint', the argument 'append_dict' must be dict, but got <class 'int'>.
# expect: ('save', 'a', "{'append_dict': {'a'") TypeError For 'save_checkpoint', the type of dict 'append_info' must be key: string, value: int, float, bool or Generator, but got key: <class 'str'>, value: <class 'list'>
# expect: ('save', 'a', "{'append_dict': {1: ") TypeError For 'save_checkpoint', the type of dict 'append_info' must be key: string, value: int, float, bool or Generator, but got key: <class 'int'>, value: <class 'int'>
# expect: ('save', 'a', "{'async_save': 3}") TypeError For 'save_checkpoint', the parameter 'async_save' must be bool or str, but got <class 'int'>.
# expect: ('save', 'a', "{'integrated_save': ") TypeError The input value must be a bool, but got int.
# expect: ('save', 'a', '{}') TypeError For save_checkpoint, when save_obj is made up by list of Parameter,the param should be parameter, but got <class 'int'>
# expect: ('save', 'a', '{}') TypeError For save_checkpoint, when save_obj is a list of dict items, the name in dict should be string, but got <class 'int'>.
# expect: ('save', 'a', '{}') TypeError For save_checkpoint, when save_obj is a list of dict items, the data in dict should be parameter, but got <class 'int'>.
# expect: ('save', 'a', '{}') TypeError For save_checkpoint, save_obj should be a list of dict items, and the dict should have key values 'name' and 'value', but got <class 'dict'> and {'nam': 'a'}.
# expect: ('save', 'a', '{}') TypeError For save_checkpoint, when save_obj is made up by dict, the key should be str andvalue should be Parameter, but got the type of key is <class 'int'> andthe type of value is <class 'int'>
# expect: ('save', 'a', "{'choice_func': <fun") None
# expect: ['0.bias', '1.bias']
# expect: {'w': (mindspore.float16, (2, 2), [[1.0, 1.0], [1.0, 1.0]]), 'i': (mindspore.int64, (), 3), 'b': (mindspore.bool, (), True), 'f': (mindspore.float32, (), 1.5), 'i2': (mindspore.int64, (), 7), 's': 'héé'}
# expect: pre (([], ['backbone.net.body.weight', 'backbone.net.body.bias', 'backbone.net.tail.weight', 'backbone.net.tail.bias']), [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]])
# expect: pre strict (['body.weight', 'body.bias', 'tail.weight', 'tail.bias'], ['x.body.weight', 'x.body.bias', 'x.tail.weight', 'x.tail.bias'])
# expect: mix (['tail.bias'], ['a.tail.weight', 'b.body.bias'])
# expect: f16 (([], []), mindspore.float32, array([3.], dtype=float32))
# expect: f16 strict RuntimeError For 'load_param_into_net', tail.bias in the argument 'net' should have the same type as tail.bias in the argument 'parameter_dict'. but got its type Float32 in the argument 'net' and type Float16 in the argument 'parameter_dict'.May you need to check whether the checkpoint you loaded is correct.
# expect: int RuntimeError For 'load_param_into_net', tail.bias in the argument 'net' should have the same type as tail.bias in the argument 'parameter_dict'. but got its type Float32 in the argument 'net' and type Int32 in the argument 'parameter_dict'.May you need to check whether the checkpoint you loaded is correct.
# expect: shape RuntimeError For 'load_param_into_net', tail.bias in the argument 'net' should have the same shape as tail.bias in the argument 'parameter_dict'. But got its shape (1,) in the argument 'net' and shape (2,) in the argument 'parameter_dict'.May you need to check whether the checkpoint you loaded is correct or the batch size and so on in the 'n
# expect: types TypeError For 'parameter_dict', the element in the argument 'parameter_dict' should be a 'str' and 'Parameter' , but got <class 'str'> and <class 'int'>.
# expect: types2 TypeError For 'load_param_into_net', the argument 'net' should be a Cell, but got <class 'int'>.
# expect: types3 TypeError For 'load_param_into_net', the argument 'parameter_dict' should be a dict, but got <class 'int'>.
