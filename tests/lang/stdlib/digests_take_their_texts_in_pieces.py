import hashlib
import io

text = bytes(n * 7 % 251 for n in range(1000))
for name in sorted(hashlib.algorithms_guaranteed):
    size = (40,) if name.startswith("shake") else ()
    for length in (0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 135, 136, 137, 168, 169, 1000):
        whole, pieces = hashlib.new(name, text[:length]), hashlib.new(name)
        at = 0
        while at < length:
            step = at % 70 + 1
            pieces.update(memoryview(text)[at : min(at + step, length)])
            at += step
            if at % 3 == 0:
                pieces = pieces.copy()
            pieces.digest(*size)
        assert whole.digest(*size) == pieces.digest(*size), (name, length)
    print(name, whole.hexdigest(*size))
for options in ({"digest_size": 5}, {"key": b"k" * 32, "salt": b"s", "person": b"p"}, {"fanout": 2, "depth": 3, "leaf_size": 4, "last_node": True}):
    for kind in (hashlib.blake2b, hashlib.blake2s):
        for length in (0, 1, 64, 128, 129):
            made = kind(b"x" * length, **options)
            more = made.copy()
            more.update(b"y")
            print(made.hexdigest(), more.hexdigest())
print(hashlib.md5(memoryview(b"abcd").cast("B", (2, 2))).hexdigest(), hashlib.blake2b(memoryview(b"abcd").cast("H")).hexdigest())
print(hashlib.file_digest(io.BytesIO(text), "sha256").hexdigest())
print(hashlib.pbkdf2_hmac("sha512", b"p" * 200, b"salt", 3, 100).hex())
print(hashlib.pbkdf2_hmac("sha1", b"p", b"salt" * 40, 2, 45).hex())
for wrong in ("a", 1, None, memoryview(b"abcd")[::2]):
    for take in (hashlib.sha256, hashlib.sha3_256, hashlib.blake2b, hashlib.sha1().update):
        try:
            take(wrong)
        except (TypeError, BufferError) as error:
            print(type(error).__name__, error)
stream = io.BytesIO(b"abc")
view = stream.getbuffer()
for change in (lambda: stream.write(b"x"), lambda: stream.truncate(1), stream.close):
    try:
        change()
    except BufferError as error:
        print(error)
view.release()
stream.truncate(1)
print(stream.getvalue())

# expect: blake2b b611add97bcaee5ccef087e5afe33b18a680ada1bc8fbd70da5664e54dec31b118fbca4ea5ab704f61802c952d74679bdd9b210b77740955c872c23504c9c5f9
# expect: blake2s d1b232f9a5e3794e77cc3f257218a24912d6d9a490d73f16be952e2ae2306cfc
# expect: md5 4b2f37fc49a134b17c7275fd04a1b7ac
# expect: sha1 33f233c97a803d84a0db9f3dbc05b63ff2045d92
# expect: sha224 b3bb83df5b19419d6efee61258cdd7bee0b86acaba1f71c6d07f9c08
# expect: sha256 59425e4412e296fc74736673ce067027f384203f59c0d2c3e6be7b13347b3ffc
# expect: sha384 f1417a0e1c0e48cb613e3d98e2ecc4326a79f5fcb5d1bfb0f4b2461ebe45971161f3e0e6e4cfbdec32e6273a0bd56cf6
# expect: sha3_224 5ba166a036c528a0d952f1c596c68f48807908c375835e69fb484d69
# expect: sha3_256 5fb531fe026618353eb601c3b227d68d6f935b8fb59177a76ad484ada72b7e32
# expect: sha3_384 4a399833cf8524e10a3097c193b22edc5fa474435ba525169af5322d608986a2e3ced0ec121211971a74294a573ba777
# expect: sha3_512 459d9fbc2ed3407fa9a30834aa10d1554dfb51e98fe77434c58f52ae0bba671f9606a5f4829ee599433d3fff0257bc9aeaeaeee7cd2eed0a1024cd3b04e2e517
# expect: sha512 7e658e1b50b8375e8ffe4c26591de6ea5c387436a5169172ea07649fc85e7bc989471fad8307cb20b5bf2785bbfad2ef47945e5558c3be23aa8a08d7bae3e7d0
# expect: shake_128 5c309506792c1ac87cd838b0f16ee986e27fa28e6d936d8fd9004c33084bb616b90c12e42cd9e8f5
# expect: shake_256 94156ae18970b6190b733b053f4b744731bc40ca7d7fb75fb7de2475b5887d45bdf6671fd2415bf7
# expect: 7d64c5272e ffc1e5ae0f
# expect: ce2d142464 8c41e1de9e
# expect: ab6c57790b b289355e16
# expect: b5cf59d107 bb2f8a45d5
# expect: 7ed039b5c0 84ff7c5de6
# expect: 0c58705f4f 26a0c51ba9
# expect: d72234aa70 dad5cdf400
# expect: af1ef3b313 024dd73b2c
# expect: 5407c756e5 3150fc7160
# expect: 4126fab1aa a6691047af
# expect: 454e40cd7015d232a0a22bea4cc9cf9f3e62ea5a228bb897a48dd35f995ac298a2f746a5a6cc66b583b95f59d12f0097067d8a310ae6f8447ad6d9ae60d37ee1 80da1bb7bc35ff4999b8660dbbde5834b176390f9ab573cefde95546bbd58c6154288c83793ef1bf81b9f32e1e9437d9dc6870b96564f9fb4b031c879a65a012
# expect: 040ddd52cb66151a07063b3588f44a4f9bda830c3e9e490c30d2ccce82e87d07e159a1e2421293542648d99b980d34a3593b8e4853128149d019264815d7b272 5ef79d468025ca3f51354113072b11d64b1e55b1b3698579994062ec0976791dce75c273ac95956fe2bf976d7b5fde62f725849477dadc607125ee287b80ee20
# expect: b50831135005d2fbed65fb3260533b16a47e022244fca4a4bb7bc2ec55af2caa868f87eb4d8c350ee2f74b1c0a011921b6d15cbb645ea6ec1a23e454b0532809 5d2d872908591e9cd12c880819fa30665c257860b0a4e5fce55e1a0e4223635486f812c8968b013212638ce91426a0ff95d77cbcab14e022b3e796dc4d85d651
# expect: 85ae2e8d34503b683b12ab70d11b10a530d01ec4b6512a25daf9f2a98c876685d464749749a514ff99cc2c986d06d72f5f87e0321370cafac6a2c5093d010bf8 d608a1e7438bcbbc7a393b2e63ddef9094e804d8aaeac8b26ee29aae3464e7788f06e3dde1e86ff027669b0c93fcb2a2578ea692f7939abaee7decaaccab3f53
# expect: 0ee0a1f2d1c4c6dbe029528fdf4ba52c4e3efa918e6f5ef9d9cb52b5677b9b86b0987724340d35ace14b48952ef85f1469bd750daa183d9f081096b6a94e6627 822e98906f2e297fa9116f5ef6e24cc101f766e1028759ec5869918af32e002350320e2ba3f7124fee7386f7dcdcb64bf134c2c4f88382eb3f127974bf2cf466
# expect: ca90603098ce7f58dc84e2a363a7ab827b6cff713f915188f51bbc7a43551e48 f519c06224f241335f78802b145caaffb87630ad3a84dab495e9fa1595ad96dd
# expect: ce407d09ba82cdadf13feb4c36e268ff59ef0fe2bf2391b5eee95b726c9ee74b f786c71f841284ac6b9c230fd342e9fe9b92a8d69f380a24030ae7e30d9dec23
# expect: 9e31b865a8f60cb6715fc3bfa0f7ac2ddb3cebb3e63f3150e12a49921d17bc2a 50ccacda757bc3d1b3212dafd5292308a0a575bfc912edc389d9a31ff02ebbb0
# expect: c064ea4b731a8e117254840bc9f2147cabdc8a0bf03c9c5fae9cd1fd0c5ecb97 fe016f63a5ce203e5ddc1392af410a48bc230e28dea49840fe17107b12175fa2
# expect: 7ed7c6c422264edb06c7ab823ef663ad69e0d449a9aa0591b4cea0c644994912 277c97a3a941e36034c921d1189300f58261838c787b06172734a1800bd2b9fa
# expect: 0649c2de4fde867187f313db9cacb1ef2289adc53dfea57d9ba7623d3d60f2ca66f434fa1eae8f3acac460ba63cc831dd47c6e0ed507f00e346a6cdc4ef08ebd de691baf18a2745ca7bd592d3c9f04cd8b607fc66d910f8f7940c324ee5972d3a9f609981c14503918ef7a282a265baf4d2958480c714e47cc1e9d7aa0ffb47b
# expect: 4db14355bc844efe36293b0b684e5ae9aaeb83ee5ef926dce9daff294c1e0c545d68f998b91e0cdec63650e973f56e2bab621e5af9ca6bbe29b001cfbfc316e7 180adb12cc28f6f50faac4c484c5cc973e61a066bcc892b0ddb750ae422d57c47c2925fb7dd8fea77ed5f5b3d419b707a92b6fe97c7e3118d8327e82000f3625
# expect: a723bd70605394853024410547cb3b4242f5b219b54b28cf80351aaaf1a1f2f988526e9754bb038e850c87ec112f5629fe607db840362ddd794d24442b48179d 87277f9f1b5dc7739951ada2136a2b3c4fed2876abbc181a690ae7a424f99eddb5452c61a0e7a9861bc7a79a529cdd4a7224754e6b6b2eefad76586c3517def0
# expect: 541969f5c0b2df6d073332bd534547693aa6a9da9c3e97d0d44e6c1a2f94e918e30909e9734a812bfd36d1899eda132ed2fbd1b498543c226ceb7f34196fc767 dfb23285922eb23fed51faae18899bec168f6b3ab2eb4c8f32521c2c9311b0ccf764a33c4f0423975db05b1ad8efc5ad300e531bae9cf4b4d10eea655ef7aba4
# expect: 06210279867f433fc2490fc0c6c04b4a8011c3e57106e699e83c70927d2d2b296ce9317afb63b0345c324035479383b8e28ffd41fd91fac8425e1be96316c1a3 aba9046136c9d97d00b22528746d1606925156371f456e55d7a013962407d12a024765236e0f9f3c913d63358922d28ed1f39ac6ffa25ec1cc4600cdd0ec48db
# expect: 369bee37f985385f4412a493ad2597f6f45c45a27006480b9092174e1faa2278 00d0f6b3d3ab8809b31fe0875cb2de0cd7f7ed660aa6fdeccaea712209425035
# expect: 06e846031aba41bff5dfa55392bebe0a2d1315eaa711460c0316faf770b9760c 9443a21177f385312388d2638a912056abae842f80205769f705ad161f9a1ebb
# expect: efcd68d0f4a5b3f27348f3b33d3c3e22af398d3da5aadfe62b304770b9675238 824cc9fb9d0223789be854922f4a57e7cafef93af743afb2112f6d8f0366cd86
# expect: e4fb165155e44406e944249c797a3b14c04f81b91fe1c238acb4de873122e174 798ce6b04b3fead1dbc47b90acf4b3f462d6f5a3cbb68523d77f719c5b603b0b
# expect: e34e1aa9c3c5404879fc47534c7468332f52f6cc0e96149204cb7ed9a9153d7d bbd76884d6bca30e3ebd491dfa3c2d94df6ee9b8310ac1ab5d7a9c44317836d9
# expect: e2fc714c4727ee9395f324cd2e7f331f 26bc14024d5d6818ad7c4dee519353c290e38b6535f16f62b6ce5c6ff346c354542496f89b84eacffa1da51f0ac5e643f965637cc24e0b3f819bdae05f3932b0
# expect: 59425e4412e296fc74736673ce067027f384203f59c0d2c3e6be7b13347b3ffc
# expect: 0499d2f52a54272883fc04786c49cbfe54771bb53aa16a2f8d3fdad6a6ef15fad0133b49b8e08dc4bbd208c754356edd34d0e5e2516c4975f9150c616cc96d356e8358be8ec6f4dd31f51d5bef0bb3cbf08428868645ac607227262ee9ca9bcd67d6eaf6
# expect: e4b2cd7ef135e2420697f43616dccc2fe4ab9060edf37bfab0159d78b66fa678a6748e6df25d3938555d430a83
# expect: TypeError Strings must be encoded before hashing
# expect: TypeError Strings must be encoded before hashing
# expect: TypeError Strings must be encoded before hashing
# expect: TypeError Strings must be encoded before hashing
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: TypeError object supporting the buffer API required
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: BufferError memoryview: underlying buffer is not C-contiguous
# expect: Existing exports of data: object cannot be re-sized
# expect: Existing exports of data: object cannot be re-sized
# expect: Existing exports of data: object cannot be re-sized
# expect: b'a'
