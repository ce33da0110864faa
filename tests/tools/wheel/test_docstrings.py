"""Docstrings in compiled modules: where they stand in the C code that mypyc writes."""

from pathlib import Path

from tools.wheel.docstrings import as_c, docstrings_of, put_in

MODULE = '''"""A module."""

def walk(steps):
    """Go “on”."""

class Boat:
    """A boat."""

    def row(self):
        """Row it."""

    def stop(self):
        pass
'''
CODE = """static PyMethodDef water___Boat_methods[] = {
    {"row",
     (PyCFunction)CPyPy_water___Boat___row,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("row($self, /)\\n--\\n\\n")},
    {"stop",
     (PyCFunction)CPyPy_water___Boat___stop,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("stop($self, /)\\n--\\n\\n")},
};
    .tp_doc = PyDoc_STR("Boat()\\n--\\n\\n"),
static PyMethodDef watermodule_methods[] = {
    {"walk", (PyCFunction)CPyPy_water___walk, METH_FASTCALL, PyDoc_STR("walk(steps)\\n--\\n\\n") /* docstring */},
    NULL, /* docstring */
"""


def test_module_classes_methods_and_functions_get_their_own_docstrings(tmp_path: Path) -> None:
    module = tmp_path / "water.py"
    module.write_text(MODULE, encoding="utf-8")
    changed = put_in(CODE, docstrings_of(module)).splitlines()
    told = {line.strip() for line in changed} - {line.strip() for line in CODE.splitlines()}
    assert told == {
        'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("row($self, /)\\n--\\n\\nRow it.")},',
        '.tp_doc = PyDoc_STR("Boat()\\n--\\n\\nA boat."),',
        (
            '{"walk", (PyCFunction)CPyPy_water___walk, METH_FASTCALL, '
            'PyDoc_STR("walk(steps)\\n--\\n\\nGo \\342\\200\\234on\\342\\200\\235.") /* docstring */},'
        ),
        'PyDoc_STR("A module."), /* docstring */',
    }


def test_a_text_cannot_leave_its_c_string() -> None:
    assert as_c('a "b"\\\n??/') == 'a \\"b\\"\\\\\\n\\?\\?/'
