from _shown import run

for line in r"""
import io, os, tempfile; d=tempfile.mkdtemp(); p=os.path.join(d,'x')
np.save(p,np.arange(3)); np.load(p+'.npy')
np.savez(p,a=np.arange(2),b=np.ones(2)); z=np.load(p+'.npz'); sorted(z.files), z['a'], z['b']
np.savez(p+'2',np.arange(2)); np.load(p+'2.npz').files
np.savez_compressed(p+'3',x=np.eye(2)); np.load(p+'3.npz')['x']
np.savetxt(p+'.txt',[[1,2],[3,4.5]]); open(p+'.txt').read()
np.savetxt(p+'.txt',[[1,2],[3,4]],fmt='%d',delimiter=',',header='a,b',footer='end',comments='#'); open(p+'.txt').read()
np.loadtxt(p+'.txt',delimiter=',')
np.loadtxt(io.StringIO('1 2\n3 4'),dtype=int), np.loadtxt(io.StringIO('1,2\n3,4'),delimiter=',',usecols=1), np.loadtxt(io.StringIO('h\n1 2'),skiprows=1), np.loadtxt(io.StringIO('1 2\n3 4'),unpack=True), np.loadtxt(io.StringIO('1\n2'),ndmin=2), np.loadtxt(io.StringIO('# c\n1 2'))
np.loadtxt(io.StringIO('1 a'))
np.genfromtxt(io.StringIO('1,2\n3,'),delimiter=','), np.genfromtxt(io.StringIO('1 x'),filling_values=9), np.genfromtxt(io.StringIO('1,2\n3,4'),delimiter=',',skip_header=1)
b=io.BytesIO(); np.save(b,np.float32([[1,2]])); b.seek(0); np.load(b)
b=io.BytesIO(); np.save(b,np.asfortranarray(np.arange(6).reshape(2,3))); b.seek(0); x=np.load(b); x, x.flags.f_contiguous
b=io.BytesIO(); np.save(b,1); np.save(b,2); b.seek(0); (np.load(b), np.load(b))
np.arange(3,dtype='u1').tofile(p+'.bin'); np.fromfile(p+'.bin','u1'), np.fromfile(p+'.bin','u1',count=2), np.fromfile(p+'.bin','u1',offset=1)
np.load('/nonexistent.npy')
open(p+'.bad','w').write('zz'); np.load(p+'.bad')
np.fromstring('1,2,3',sep=','), np.fromstring('1 2',dtype=int,sep=' '), np.packbits([1,0,1]), np.unpackbits(np.uint8([5])), np.packbits([[1,0],[0,1]],axis=1), np.unpackbits(np.uint8([[5]]),axis=1), np.packbits([1,0,1],bitorder='little')
z=np.load(p+'.npz'); 'a' in z, len(z), list(z), {k:v.shape for k,v in z.items()}
z['q']
""".strip().splitlines():
    run(line)

# expect: array([0, 1, 2])
# expect: (['a', 'b'], array([0, 1]), array([1., 1.]))
# expect: ['arr_0']
# expect: array([[1., 0.],
# expect:        [0., 1.]])
# expect: '1.000000000000000000e+00 2.000000000000000000e+00\n3.000000000000000000e+00 4.500000000000000000e+00\n'
# expect: '#a,b\n1,2\n3,4\n#end\n'
# expect: array([[1., 2.],
# expect:        [3., 4.]])
# expect: (array([[1, 2],
# expect:        [3, 4]]), array([2., 4.]), array([1., 2.]), array([[1., 3.],
# expect:        [2., 4.]]), array([[1.],
# expect:        [2.]]), array([1., 2.]))
# expect: !! ValueError | could not convert string 'a' to float64 at row 0, column 2.
# expect: (array([[ 1.,  2.],
# expect:        [ 3., nan]]), array([1., 9.]), array([3., 4.]))
# expect: array([[1., 2.]], dtype=float32)
# expect: (array([[0, 1, 2],
# expect:        [3, 4, 5]]), True)
# expect: (array(1), array(2))
# expect: (array([0, 1, 2], dtype=uint8), array([0, 1], dtype=uint8), array([1, 2], dtype=uint8))
# expect: !! FileNotFoundError | [Errno 2] No such file or directory: '/nonexistent.npy'
# expect: !! ValueError | Cannot load file containing pickled data when allow_pickle=False
# expect: (array([1., 2., 3.]), array([1, 2]), array([160], dtype=uint8), array([0, 0, 0, 0, 0, 1, 0, 1], dtype=uint8), array([[128],
# expect:        [ 64]], dtype=uint8), array([[0, 0, 0, 0, 0, 1, 0, 1]], dtype=uint8), array([5], dtype=uint8))
# expect: (True, 2, ['a', 'b'], {'a': (2,), 'b': (2,)})
# expect: !! KeyError | 'q is not a file in the archive'
