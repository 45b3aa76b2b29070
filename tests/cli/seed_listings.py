"""The two listings of seed 004 (S9): what `graph` prints of its program has their operators and operands, in their order, and
the Parameter's own name."""
import pathlib
import re

from command import refjit

PROGRAM = pathlib.Path(__file__).parents[1] / "programs/load_elimination.py"
COPIED = """
%0 = Assign(%para2_param, Tensor(shape=[], dtype=Int32, value=0), U)
%1 = UpdateState(U, %0)
%2 = Load(%para2_param, %1)
%3 = TensorMove(%2)
%4 = UpdateState(%1, %3)
%5 = Assign(%para2_param, Tensor(shape=[], dtype=Int32, value=1), %4)
%6 = UpdateState(%4, %5)
%7 = Load(%para2_param, %6)
%8 = TensorMove(%7)
%9 = UpdateState(%6, %8)
%10 = Assign(%para2_param, Tensor(shape=[], dtype=Int32, value=2), %9)
%11 = UpdateState(%9, %10)
%12 = Load(%para2_param, %11)
%13 = TensorMove(%12)
%14 = MakeTuple(%13, %8)
%15 = AddN(%14)
%16 = MakeTuple(%15, %3)
%17 = AddN(%16)
%18 = MakeTuple(%17)
%19 = UpdateState(%11, %13, %15)
%20 = Depend(%18, %19)
Return(%20)
"""
NOT_COPIED = """
%0 = Assign(%para2_param, Tensor(shape=[], dtype=Int32, value=0), U)
%1 = UpdateState(U, %0)
%2 = Load(%para2_param, %1)
%3 = UpdateState(%1, %2)
%4 = Assign(%para2_param, Tensor(shape=[], dtype=Int32, value=1), %3)
%5 = UpdateState(%3, %4)
%6 = Load(%para2_param, %5)
%7 = UpdateState(%5, %6)
%8 = Assign(%para2_param, Tensor(shape=[], dtype=Int32, value=2), %7)
%9 = UpdateState(%7, %8)
%10 = Load(%para2_param, %9)
%11 = MakeTuple(%10, %6)
%12 = AddN(%11)
%13 = MakeTuple(%12, %2)
%14 = AddN(%13)
%15 = MakeTuple(%14)
%16 = UpdateState(%9, %10)
%17 = Depend(%15, %16)
Return(%17)
"""


def simplified(listing):
    """Its nodes as the seed simplifies them: without types, places, attributes and marks."""
    lines = re.findall(r"^  ((?:%\d+|Return)\(.*)$", listing, re.MULTILINE)
    lines = [re.sub(r" (?:cnode|primitive)_attrs:.*", "", re.sub(r"^(%\d+)\([^)]*\)", r"\1", line)) for line in lines]
    return "\n" + "\n".join(lines).replace("PrimFunc_", "").replace("UMonad[U]", "U") + "\n"


def the_listings_of_seed_004_are_reproduced(folder):
    text = PROGRAM.read_text().replace("assert ", "# assert ")  # with level 3 the results are wrong, as documented
    (folder / "program.py").write_text(text)
    for level, expected in (("0", COPIED), ("1", COPIED), ("2", COPIED), ("", COPIED), ("3", NOT_COPIED)):
        env = {"MS_DEV_SIDE_EFFECT_LOAD_ELIM": level} if level else {}
        code, _, err = refjit(folder, "run", "program.py", MS_DEV_SAVE_GRAPHS="1", MS_DEV_SAVE_GRAPHS_PATH="graphs" + level, **env)
        assert code == 0, err
        listing = sorted((folder / ("graphs" + level)).glob("*_validate_*.ir"))[0].read_text()  # of the first compile
        assert simplified(listing) == expected, (level, simplified(listing))
        assert "\n%para1_inputs0: " in listing and "\n%para2_param: " in listing, listing


TESTS = [the_listings_of_seed_004_are_reproduced]
