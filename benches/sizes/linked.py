"""The code of an object file with debug information by dwarfsmith, in two files for the linker.

    python3 benches/sizes/linked.py OBJECT DIRECTORY

`OBJECT` is clang's or gcc's, in DWARF 5, for x86-64, AArch64 or RISC-V. Writes `module.di`, the module that `OBJECT` is read as;
`code.o`, the object without debug sections; `given.o`, the object itself; and `left-out`, the names of the variables that the module
does not have. Both objects have a symbol for each place that the module names, so that the sections that are emitted from the module
can be linked with `code.o`. These symbols begin with `dwarfsmith.`.
"""

import os
import subprocess
import sys

from module import Raised

PREFIX = "dwarfsmith."
OBJCOPY = os.environ.get("OBJCOPY", "objcopy")


class Linked(Raised):
    """A module that names places of the object by symbols that are added to it: the symbol of a place may be local, or shared."""

    def __init__(self, path):
        self.added, self.of_threads = {}, set()
        super().__init__(path)

    def place(self, section, offset, kind):
        return self.added.setdefault((section, offset, kind), f"{PREFIX}{len(self.added)}")

    def function_symbol(self, section, start, name):
        return self.place(section, start, "function")

    def thread_symbol(self, op, entry):
        symbol, addend = super().thread_symbol(op, entry)
        self.of_threads.add(symbol)
        return symbol, addend

    def data_symbol(self, section, offset):
        return self.place(section, offset, "object")


def main(path, directory):
    raised = Linked(path)
    with open(os.path.join(directory, "module.di"), "w") as file:
        file.write(raised.text())
    symbols = []
    for (section, offset, kind), name in raised.added.items():
        symbols += ["--add-symbol", f"{name}={section}:{offset:#x},{kind},global"]
    symbols += [f"--globalize-symbol={name}" for name in raised.of_threads]
    named = os.path.join(directory, "given.o")
    subprocess.run([OBJCOPY, *symbols, path, named], check=True)
    subprocess.run([OBJCOPY, "--strip-debug", named, os.path.join(directory, "code.o")], check=True)
    with open(os.path.join(directory, "left-out"), "w") as file:
        file.writelines(f"{name}\n" for name in sorted(raised.left_out - {None}))
    if raised.unknown:
        print("left out:", dict(raised.unknown.most_common()))


if __name__ == "__main__":
    main(*sys.argv[1:])
