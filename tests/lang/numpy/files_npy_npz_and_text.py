import numpy as np,tempfile,os,zipfile,io
d=tempfile.mkdtemp()
p=os.path.join(d,'a'); np.save(p,np.arange(6).reshape(2,3)); print(np.load(p+'.npy'),open(p+'.npy','rb').read()[:100])
np.savez(os.path.join(d,'z.npz'),np.ones(2),x=np.array([True,False]),y=np.float32([1.5])); z=np.load(os.path.join(d,'z.npz')); print(sorted(z.files),z['x'],z['arr_0'],z['y'].dtype)
b=io.BytesIO(); np.save(b,np.array(3.5)); b.seek(0); print(np.load(b))
np.savetxt(os.path.join(d,'t.txt'),[[1,2],[3,4.5]],fmt='%.2f',delimiter=',',header='h'); print(open(os.path.join(d,'t.txt')).read(),np.loadtxt(os.path.join(d,'t.txt'),delimiter=','))
with zipfile.ZipFile(os.path.join(d,'q.zip'),'w') as f: f.writestr('a.txt','hello'); f.writestr('d/b','x')
with zipfile.ZipFile(os.path.join(d,'q.zip')) as f: print(f.namelist(),f.read('a.txt'),f.getinfo('d/b').file_size)
try: np.load(os.path.join(d,'none.npy'))
except FileNotFoundError as e: print(e.errno)

# expect: [[0 1 2]
# expect:  [3 4 5]] b"\x93NUMPY\x01\x00v\x00{'descr': '<i8', 'fortran_order': False, 'shape': (2, 3), }                               "
# expect: ['arr_0', 'x', 'y'] [ True False] [1. 1.] float32
# expect: 3.5
# expect: # h
# expect: 1.00,2.00
# expect: 3.00,4.50
# expect:  [[1.  2. ]
# expect:  [3.  4.5]]
# expect: ['a.txt', 'd/b'] b'hello' 1
# expect: 2
