"""Keep docstrings in compiled modules: mypyc writes only signatures into its C files, so they are put in afterwards."""

import ast
import re
from pathlib import Path

METHODS = re.compile(r"static PyMethodDef (?:\w+___)?(\w+?)(_methods|module_methods)\[\] = \{")
NAME = re.compile(r'^\s*\{"(\w+)",')
SIGNATURE = re.compile(r'(PyDoc_STR\("(?:[^"\\]|\\.)*--\\n\\n)"\)')
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("(\w+)\(')
MODULE = "NULL, /* docstring */"
LONGEST = 4_000  # characters of a string that every C compiler takes


def keep_docstrings(sources: list[str], modules: list[Path]) -> None:
    """Write the docstrings of modules below `src` into the C files that mypyc made of them."""
    for module in modules:
        name = f"__native_{'___'.join(module.with_suffix('').parts[1:])}.c"
        path = next(Path(source) for source in sources if Path(source).name == name)
        code = path.read_text(encoding="utf-8")
        path.write_text(put_in(code, docstrings_of(module)), encoding="utf-8")


def docstrings_of(module: Path) -> dict[str, str]:
    """Return the docstrings of a module: its own under "", others under `function`, `Class` or `Class.method`."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def put_in(code: str, told: dict[str, str]) -> str:
    """Return C code with a docstring behind each signature that has one."""
    lines: list[str] = []
    owner = name = ""
    for line in code.splitlines():
        if methods := METHODS.match(line):
            owner = "" if methods[2] == "module_methods" else f"{methods[1]}."
        if named := NAME.match(line):
            name = owner + named[1]
        if described := CLASS.search(line):
            name = described[1]
        if line.strip() == MODULE:
            line = line.replace("NULL,", f'PyDoc_STR("{as_c(told[""])}"),')
        elif told.get(name) and "PyDoc_STR" in line:
            signature = SIGNATURE.search(line)
            if signature:
                line = line.replace(signature[0], f'{signature[1]}{as_c(told[name])}")')
        lines.append(line)
    return "\n".join(lines) + "\n"


def as_c(text: str) -> str:
    """Return a text as the inside of a C string; characters beyond ASCII are written byte by byte."""
    plain = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n", ord("?"): "\\?"}
    written = (
        plain.get(byte, chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}")
        for byte in text[:LONGEST].encode()
    )
    return "".join(written)
