import importlib

for name in ("lzma", "trace", "pkgutil", "posixpath", "multiprocessing", "multiprocessing.pool", "multiprocessing.process", "multiprocessing.queues"):
    space = {}
    exec(f"from {name} import *", space)
    module = importlib.import_module(name)
    assert set(module.__all__) <= set(space), name
    print(name, sorted(set(module.__all__) - {"reducer", "ImpLoader", "read_code"}))
print(("a" * 200000).find("a" * 100000 + "b"), ("ab" * 500).count("ab" * 20), b"x" * 50 + b"y" in b"x" * 60 + b"y", ("é" * 60 + "z").find("é" * 40 + "z"))

# expect: lzma ['CHECK_CRC32', 'CHECK_CRC64', 'CHECK_ID_MAX', 'CHECK_NONE', 'CHECK_SHA256', 'CHECK_UNKNOWN', 'FILTER_ARM', 'FILTER_ARMTHUMB', 'FILTER_DELTA', 'FILTER_IA64', 'FILTER_LZMA1', 'FILTER_LZMA2', 'FILTER_POWERPC', 'FILTER_SPARC', 'FILTER_X86', 'FORMAT_ALONE', 'FORMAT_AUTO', 'FORMAT_RAW', 'FORMAT_XZ', 'LZMACompressor', 'LZMADecompressor', 'LZMAError', 'LZMAFile', 'MF_BT2', 'MF_BT3', 'MF_BT4', 'MF_HC3', 'MF_HC4', 'MODE_FAST', 'MODE_NORMAL', 'PRESET_DEFAULT', 'PRESET_EXTREME', 'compress', 'decompress', 'is_check_supported', 'open']
# expect: trace ['CoverageResults', 'Trace']
# expect: pkgutil ['ImpImporter', 'ModuleInfo', 'extend_path', 'find_loader', 'get_data', 'get_importer', 'get_loader', 'iter_importers', 'iter_modules', 'walk_packages']
# expect: posixpath ['abspath', 'altsep', 'basename', 'commonpath', 'commonprefix', 'curdir', 'defpath', 'devnull', 'dirname', 'exists', 'expanduser', 'expandvars', 'extsep', 'getatime', 'getctime', 'getmtime', 'getsize', 'isabs', 'isdir', 'isfile', 'islink', 'ismount', 'join', 'lexists', 'normcase', 'normpath', 'pardir', 'pathsep', 'realpath', 'relpath', 'samefile', 'sameopenfile', 'samestat', 'sep', 'split', 'splitdrive', 'splitext', 'supports_unicode_filenames']
# expect: multiprocessing ['Array', 'AuthenticationError', 'Barrier', 'BoundedSemaphore', 'BufferTooShort', 'Condition', 'Event', 'JoinableQueue', 'Lock', 'Manager', 'Pipe', 'Pool', 'Process', 'ProcessError', 'Queue', 'RLock', 'RawArray', 'RawValue', 'Semaphore', 'SimpleQueue', 'TimeoutError', 'Value', 'active_children', 'allow_connection_pickling', 'cpu_count', 'current_process', 'freeze_support', 'get_all_start_methods', 'get_context', 'get_logger', 'get_start_method', 'log_to_stderr', 'parent_process', 'set_executable', 'set_forkserver_preload', 'set_start_method']
# expect: multiprocessing.pool ['Pool', 'ThreadPool']
# expect: multiprocessing.process ['BaseProcess', 'active_children', 'current_process', 'parent_process']
# expect: multiprocessing.queues ['JoinableQueue', 'Queue', 'SimpleQueue']
# expect: -1 25 True 20
