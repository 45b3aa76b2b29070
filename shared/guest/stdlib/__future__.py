"""Names of the __future__ features; the compiler knows what they mean."""


class _Feature:
    def __init__(self, optional, mandatory, flag):
        self.optional, self.mandatory, self.compiler_flag = optional, mandatory, flag


all_feature_names = ["nested_scopes", "generators", "division", "absolute_import", "with_statement", "print_function",
                     "unicode_literals", "barry_as_FLUFL", "generator_stop", "annotations"]
for _i, _name in enumerate(all_feature_names):
    globals()[_name] = _Feature((3, 0), None, 0x1000000 if _name == "annotations" else 0)
