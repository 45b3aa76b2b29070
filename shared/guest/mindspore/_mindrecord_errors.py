"""The errors of mindspore.mindrecord: each begins with its name."""


class MindRecordException(Exception):
    """What all of them are; what it says stands in the class, with places for its arguments."""

    _says = "Unknown Error."
    _arguments = ()

    def __init__(self, *args):
        if len(args) != len(self._arguments):
            missing = [f"'{name}'" for name in self._arguments[len(args):]]
            name = f"{type(self).__name__ if self._arguments else 'MindRecordException'}.__init__()"
            if missing:
                raise TypeError(f"{name} missing {len(missing)} required positional argument{'s' * (len(missing) > 1)}: {' and '.join(missing)}")
            takes = len(self._arguments) + 1
            raise TypeError(f"{name} takes {takes} positional argument{'s' * (takes > 1)} but {len(args) + 1} were given")
        super().__init__()
        self._message = f"[{type(self).__name__}]: {self._says.format(*args)}"

    def __str__(self):
        return self._message


_ERRORS = """
UnknownError Unknown Error.
ParamTypeError(param_name,expected_type) Invalid parameter type. '{}' expect {} type.
ParamValueError(error_detail) Invalid parameter value. {}
ParamMissError(param_name) Param missing. '{}' is required.
PathNotExistsError(error_path) Invalid path. {}
DbConnectionError(error_detail) Db connection is error. Detail: {}
MRMOpenError MindRecord File could not open successfully.
MRMOpenForAppendError MindRecord File could not open successfully for append.
MRMInvalidHeaderSizeError Failed to set header size.
MRMInvalidPageSizeError Failed to set page size.
MRMAddIndexError Failed to add index field.
MRMAddSchemaError Failed to add schema.
MRMBuildSchemaError Failed to build schema.
MRMCloseError Failed to close.
MRMCommitError Failed to commit.
MRMFetchCandidateFieldsError Failed to fetch candidate category fields.
MRMFetchDataError Failed to fetch data by category.
MRMFinishError Failed to finish.
MRMGenerateIndexError Failed to generate index.
MRMGetMetaError Failed to get meta info.
MRMIndexGeneratorError Failed to create index generator.
MRMInitSegmentError Failed to initialize segment.
MRMLaunchError Failed to launch.
MRMReadCategoryInfoError Failed to read category information.
MRMSetHeaderError Failed to set header.
MRMWriteDatasetError Failed to write dataset.
MRMInvalidSchemaError(error_detail) Schema format is error. Detail: {}
MRMUnsupportedSchemaError(error_detail) Schema is not supported. Detail: {}
MRMDefineIndexError(error_detail) Failed to define index field. Detail: {}
MRMDefineBlobError(error_detail) Failed to define blob field. Detail: {}
MRMDefineCategoryError(error_detail) Failed to define category field. Detail: {}
MRMValidateDataError(error_detail) Raw data do not match the schema. Detail: {}
"""
__all__ = ["MindRecordException"]
for _line in _ERRORS.strip().splitlines():
    _head, _, _text = _line.partition(" ")
    _name, _, _given = _head.partition("(")
    _made = type(_name, (MindRecordException,), {"_says": _text, "_arguments": tuple(_given.rstrip(")").split(",")) if _given else ()})
    _made.__module__ = "mindspore.mindrecord.common.exceptions"
    globals()[_name] = _made
    __all__.append(_name)
del _line, _head, _text, _name, _given, _made
