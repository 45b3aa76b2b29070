# JPEG (4:2:0, 4:2:2, grey, with restarts), PNG (grey, RGB, a palette, RGBA) and BMP files, as arrays
import base64
import os
import struct
import tempfile
import zlib
import numpy as np
import mindspore.dataset as ds
import mindspore.dataset.vision as vision

FILES = {
    "a420.jpg":
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zND"
        "L/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAhACMDASIAAhEBAxEB"
        "/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2"
        "JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5"
        "usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBA"
        "QAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0"
        "dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAx"
        "EAPwDuDGEg5GOPrXC+I5tisQccY/nXfaiRHCxLDdzxXmPiSYl2I79K+QyXBc9S51TxccNT5InB3zGS4IFb3h62LSLkcnHbrWR5Re4wQOOmT/n/ACK7Hw/b"
        "bGGR0x9a/QKlDkpco8Bh3iJc7OwtoFFtGCuTjrwaKtR7hGoV+PoT/SivDeG12PW5ILQu6zNiPghT0rzHWW8yYg45GTxXd6vNuBB569+/FcZeQ7nOQBuOCf"
        "au3JsEoJOx+efWJYrE8iMK0tP3oYqCa6zSkWJRz1x1rNt7ba3IGc4rSgl2YHYGvp5YdzVj9Mw1KOFwfM+x0aXIVADjj/ZorKF0gGGkQH0LgUVyPD0U7OSv"
        "6o+NnmvvPQ0b/wDj+hrn5vvD8P50UVjl+x81kv8AvXzIj94/j/Wh/vr+FFFfQ0T9bzD/AHP5GSv3V+gooor8eWx+Zy+Jn//Z",
    "a422.jpg":
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zND"
        "L/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAVAB4DASEAAhEBAxEB"
        "/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2"
        "JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5"
        "usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBA"
        "QAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0"
        "dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAx"
        "EAPwDt2i8qAjHUda4bxJKEDc/U18LlFHmqnp0Z+xoWPNL9zLOcnv1ArW0i13Rk8iv0b2ajRSOCivbVWz3TUmEUBHQ+9eX+JJtzNz68DtXyGRYf3kzPG1+W"
        "PKcUIzJPkYznr9a63RbUrCQo5xzjNfd1oWgelk9HmXM0ena05WAleAD0ry7Wj5srjGMA/jxXzeRUlufK4yrL21jHtYg0+T9fb6V1+nxrFESBnNfWVl7tj7"
        "7KKajh0z//2Q==",
    "gray.jpg":
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zND"
        "L/wAALCAARABcBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB"
        "kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpK"
        "Wmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APTNGsUsrRZCQMDkgZ/z0rmfGWurDE67+qnJ"
        "J69v614TrV8by5KnBGdwHr/nmvqHV70WFkQDg44xg+leF+Mta+0TSAOoGce3/wCquQ0izN1OSxI4xk8cj+lfQ/i//Uj6t/SvA9b/AOPub/e/pVvwz96T/r"
        "mP51//2Q==",
    "rst.jpg":
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zND"
        "L/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCABAACgDASIAAhEBAxEB"
        "/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2"
        "JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5"
        "usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBA"
        "QAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0"
        "dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/90ABAAD/9oADA"
        "MBAAIRAxEAPwDt3gCRc9O9cP4kn2BxnHpiu+1FxFb5GQP5V5f4kmJZhjvXyOSYJzmmzqnio4amoROFviZJycdTzW54esyZBkZz+GKx/KLTt354FdpoNqEK"
        "HaMGvv6lDkpWHgMO8RLnkd/okISMYPXBxRTrBwsAGMHFFeBLBSlJuw8bioUanIf/0Ov1uYrEyqTgj615prH7yVuMDkcHNd1rEmUJ61xt3Dvl6E5zjJqsnw"
        "Sgk7HzqxLxWJ5UYNvafOCRnJ78muu0tViABGD/AErLgtgoHABxWnA3l7ew5AAHSvppYf2isfpuGpRwmD5n2OihlAGBk44z6UVkR36odudzHjaOe36UV5GJ"
        "xeX4Wp7KtUSl2s3+SZ+UZrjKtXEylHY//9HYvd0mdvr9f/1VmS22Tkfjiug+z5wzccHNZmoypApWLDHux6D/AD/nNeq8ThsDDmrSt+b9EeLwpgpV63O0YV"
        "20VvEWcjb0+vtWHNqru5WI7F67iOfSm6rclnJZyeoz1A9qxopC8wAY/rXBXznEYuPLR9yP4v59Pl9599nmIjRoezWrOv0dDKwIGRiir3hu3yUYoMmivka9"
        "FRnY/N/qUqrc7H//0uoxLKhJJCnnYOB/9esPWAIoSRjaeBjFdYYxHBz+tcT4jm2I2OcdT618bhI1sZiPaVZOTfc9DKYwwVDscFq8x8xhuOc4qHSoy9wo9S"
        "Oar6gfMlOR1OcEVs6FabpVOfqcda++p4RU6Jx4mcsZUPRvDFpgA/jmitbQIxFCMD6UV85iMO5VG0joVCNJcp//2Q==",
    "g.png":
        "iVBORw0KGgoAAAANSUhEUgAAAA0AAAAMCAAAAACc3GgFAAAAn0lEQVR4nAXByQ6CMBAA0HaYWqQuLBFDYvTk0b/zb73owcQIiIAtpS3F9+g1P8znsJBdTm"
        "4dJrt1EsSjP1WaMVhkKsJhCSr01EPqimBin2CWoB5oYzaldOuULC2FC4FEWvOUA60aHDfCJnOjTdsRBoxzE+H+aND0b4RpykztVS+bO4XVSvCfsMr0oWiA"
        "UFZCjUTR9qVRGM3d8JVu7LH9A2GDUSV2XyeBAAAAAElFTkSuQmCC",
    "c.png":
        "iVBORw0KGgoAAAANSUhEUgAAAA0AAAAMCAIAAAA21aCOAAABfklEQVR4nAXB2XLTMBQAUOlq9SbbjXEoYQIfwDfykZ3pEzyVDmRpFseLZK2cg3/+Yk8WC+"
        "v2frfbPMi73swqmfxuEvHIXeQ66PiewxfPqlR8rnjHbvZVAlXRQcJrvCCBCYnLw/VOYEjSMYbqpmWpbL8hkj8zARjlteJR0uPyw8ePRdQgJ/4Jw/R7pmQ1"
        "iBWaUsjiUnhW3t9Q0Vwk3t0KA5VknLLvqqxx2lnchPNNxKxjxg28ZPo6/yXrYYqQUiH+7bNaCr+/CjvlbTWXwZARC602R6HuJVhTQ++DFGdvVptQGzp89E"
        "NSg3ZFEAFh3FA0S5cpygRrCLPJMko1EQFWSRc7Zh8SphNNnHtUDFYDcR2qpNLbi7Qk4BQbsMWjY8KXV53d7u5uT6sy0FdkdZFY3ozisW6Pz/PJktOjuxLA"
        "dTRVqzs5jT2Qg5SaL0VgCWXrrA6V2TwlO/9xamz18OYMk9eKA2Q6kVykeV76M2GIS4ghyK/UUxf4uBXDSxad/g8brtXB2QSZ8QAAAABJRU5ErkJggg==",
    "p.png":
        "iVBORw0KGgoAAAANSUhEUgAAAA0AAAAMBAMAAABLmSrqAAAAMFBMVEXe2THh0CrjyDDgvS7K1h3NxyS31hCX2wncsCDXnyrFpjyjokS3jDG/dSqFhkt3cE"
        "zFqKWrAAAAZElEQVR4nAXBsQnCYBSF0e9eLQN5oq3wb2AgDuBIWjmSrThBRtANgtgnpLP5X87RfeJ1O/Smfq9cMMQ7Bpzjv9MJz8eZBNff57knPDYsdcEa"
        "aBWxzWljFdy4ywRhPXZnuVBEsgL4yRwiyKXQYwAAAABJRU5ErkJggg==",
    "rgba.png":
        "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAJCAYAAAD+WDajAAAA4ElEQVR4nAXBSU7DMBQAUPv7J/EQO4MSlVJREKvejLtwRFZIbECqFELTxENs8x59+yDvFy"
        "3Ya9pOcmn1U6An+rsJ/a0SnJfGvVy3MUxaJeKGebpRmjumasKx7/0ZdmWRCaHvLA3dzCsn2BzKjJzxfV3K56OP0lg4StFFoZIXayXxcFUxiake+BiK0brs"
        "SUE/S/yximIy7mEII/+bkGpochEx3PwagLkdTB6alZZYMcNanQ1JuYGa1CGyDJ3dcsFsqslCvAMXqdtTpiEjIERZ69b2RlB49ICxlAa+igPcPY//HTJnG5"
        "KjLzcAAAAASUVORK5CYII=",
}


def show(name, image):
    print(name, image.shape, image.dtype, zlib.crc32(np.ascontiguousarray(image).tobytes()))


def fails(function):
    try:
        function()
    except Exception as e:
        print(type(e).__name__)


pixels = np.arange(3 * 5 * 3, dtype=np.uint8).reshape(3, 5, 3)
rows = b"".join(row.tobytes() + b"\0" for row in pixels[::-1])
bmp = b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54 + len(rows), 0, 0, 54, 40, 5, 3, 1, 24, 0, len(rows), 0, 0, 0, 0) + rows
with tempfile.TemporaryDirectory() as root:
    os.makedirs(os.path.join(root, "a"))
    contents = {**{name: base64.b64decode(text) for name, text in FILES.items()}, "x.bmp": bmp}
    for name, data in contents.items():
        path = os.path.join(root, "a", name)
        vision.write_file(path, np.frombuffer(data, np.uint8))
        show(name, vision.Decode()(vision.read_file(path)))
        for mode in vision.ImageReadMode:
            print(vision.read_image(path, mode).shape, end=" ")
        image = vision.read_image(path)
        print(vision.get_image_size(image), vision.get_image_num_channels(image))
    for image, label in ds.ImageFolderDataset(root, decode=True, shuffle=False).create_tuple_iterator(num_epochs=1, output_numpy=True):
        show(int(label), image)
    data = ds.ImageFolderDataset(root, shuffle=False).map([vision.Decode(), vision.CenterCrop(3), vision.HWC2CHW()], "image").batch(5)
    for images, labels in data.create_tuple_iterator(num_epochs=1, output_numpy=True):
        show("batch", images)
fails(lambda: vision.Decode()(np.zeros((3, 3), np.uint8)))
fails(lambda: vision.Decode()(np.zeros(9, np.uint8)))
fails(lambda: vision.Decode()([1]))
fails(lambda: vision.read_file("none"))

# expect: a420.jpg (33, 35, 3) uint8 3133974612
# expect: (33, 35, 3) (33, 35, 1) (33, 35, 3) [33, 35] 3
# expect: a422.jpg (21, 30, 3) uint8 1308283904
# expect: (21, 30, 3) (21, 30, 1) (21, 30, 3) [21, 30] 3
# expect: gray.jpg (17, 23, 3) uint8 818594342
# expect: (17, 23, 1) (17, 23, 1) (17, 23, 3) [17, 23] 1
# expect: rst.jpg (64, 40, 3) uint8 250692260
# expect: (64, 40, 3) (64, 40, 1) (64, 40, 3) [64, 40] 3
# expect: g.png (12, 13, 3) uint8 2437402299
# expect: (12, 13, 1) (12, 13, 1) (12, 13, 3) [12, 13] 1
# expect: c.png (12, 13, 3) uint8 708574961
# expect: (12, 13, 3) (12, 13, 1) (12, 13, 3) [12, 13] 3
# expect: p.png (12, 13, 3) uint8 1521494751
# expect: (12, 13, 3) (12, 13, 1) (12, 13, 3) [12, 13] 3
# expect: rgba.png (9, 7, 3) uint8 2781112757
# expect: (9, 7, 3) (9, 7, 1) (9, 7, 3) [9, 7] 3
# expect: x.bmp (3, 5, 3) uint8 2696487017
# expect: (3, 5, 3) (3, 5, 1) (3, 5, 3) [3, 5] 3
# expect: 0 (33, 35, 3) uint8 3133974612
# expect: 0 (21, 30, 3) uint8 1308283904
# expect: 0 (12, 13, 3) uint8 708574961
# expect: 0 (12, 13, 3) uint8 2437402299
# expect: 0 (17, 23, 3) uint8 818594342
# expect: 0 (12, 13, 3) uint8 1521494751
# expect: 0 (9, 7, 3) uint8 2781112757
# expect: 0 (64, 40, 3) uint8 250692260
# expect: 0 (3, 5, 3) uint8 2696487017
# expect: batch (5, 3, 3, 3) uint8 1397649308
# expect: batch (4, 3, 3, 3) uint8 4031440917
# expect: TypeError
# expect: RuntimeError
# expect: TypeError
# expect: RuntimeError
