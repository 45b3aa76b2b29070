"""mindspore.log: messages at or above GLOG_v's level (0 debug, 1 info, 2 warning, 3 error, 4 critical) go to stderr."""
import os
import sys
import time


def get_level():
    return os.environ.get("GLOG_v", "2")


def get_log_config():
    return {"GLOG_v": get_level(), "GLOG_logtostderr": os.environ.get("GLOG_logtostderr", "1")}


def _written(level, name):
    def function(msg, *args, **kwargs):
        if get_level().isdigit() and int(get_level()) <= level:
            text = msg % args if args else msg
            print(f"[{name}] ME({os.getpid()}):{time.strftime('%Y-%m-%d-%H:%M:%S')} {text}", file=sys.stderr)
    return function


debug, info, warning, error, critical = (_written(level, name) for level, name in
                                         enumerate(("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")))
