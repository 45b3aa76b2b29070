"""Errors of a pipeline, in MindSpore's words without its list of C++ files."""
import traceback

_RULE = "-" * 66


def pipeline_error(message):
    return RuntimeError("Exception thrown from dataset pipeline. Refer to 'Dataset Pipeline Error Message'. \n\n"
                        f"{_RULE}\n- Dataset Pipeline Error Message: \n{_RULE}\n[ERROR] {message}\n")


def syntax_error(message):
    return RuntimeError(f"Syntax error. \n\n{_RULE}\n- Dataset Pipeline Error Message: \n{_RULE}\n[ERROR] {message}\n")


def user_error(message):
    return RuntimeError("Exception thrown from user defined Python function in dataset. \n\n"
                        f"{_RULE}\n- Python Call Stack: \n{_RULE}\n{message}\n\n"
                        f"{_RULE}\n- Dataset Pipeline Error Message: \n{_RULE}\n"
                        "[ERROR] Execute user Python code failed, check 'Python Call Stack' above.\n")


def called(what, function, *args):
    """function(*args); an exception of the user's becomes the pipeline's, with its traceback in the text."""
    try:
        return function(*args)
    except Exception as error:
        text = "".join(traceback.format_exception(error)).rstrip("\n")
        raise user_error(f"{what}{type(error).__name__}: {text}") from error
