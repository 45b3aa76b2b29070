z = 3 + 4j
print(z, abs(z), z.real, z.imag, z.conjugate(), z * 2, z * z, z / (1 - 1j), -z, z == 3 + 4j, complex(1, 2), 1j ** 2, complex("1+2j"))
print(repr(0j), repr(-0.0 + 1j), [1j], z ** 2)

# expect: (3+4j) 5.0 3.0 4.0 (3-4j) (6+8j) (-7+24j) (-0.5+3.5j) (-3-4j) True (1+2j) (-1+0j) (1+2j)
# expect: 0j 1j [1j] (-7+24j)
