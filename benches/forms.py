"""Bytes of the numbers in .debug_info, and of the abbreviations, under several choices of forms.

    python3 benches/forms.py OBJECT...

The objects are clang's. The numbers are read from `llvm-dwarfdump -v`; values that it prints as
names (files, encodings) count as one byte. An attribute and its form count as two bytes of
.debug_abbrev. Nothing is emitted: this compares choices, not writers.
"""

import os
import re
import subprocess
import sys

DUMP = os.environ.get("LLVM_DWARFDUMP", "llvm-dwarfdump-22")
NUMBERS = {"DW_FORM_data1", "DW_FORM_data2", "DW_FORM_data4", "DW_FORM_data8", "DW_FORM_udata"}
# Their forms do not follow from the value alone.
OTHERS = {"DW_AT_high_pc", "DW_AT_const_value"}
ENTRY = re.compile(r"0x[0-9a-f]+:\s+(DW_TAG_\w+) \[\d+\]( \*)?")
ATTRIBUTE = re.compile(r"\s+(DW_AT_\w+) \[(DW_FORM_\w+)\]\s*\(?(.*?)\)?$")


def data(value):
    for size in (1, 2, 4):
        if value < 1 << 8 * size:
            return f"data{size}", size
    return "data8", 8


def udata(value):
    return "udata", max(1, -(-value.bit_length() // 7))


def shorter(value):
    return min(udata(value), data(value), key=lambda choice: choice[1])


CHOICES = {"data": data, "udata": udata, "shorter": shorter}


def measure(dump, choose):
    """The bytes of numbers, the bytes of abbreviations, and the number of abbreviations."""
    info, shapes, shape = 0, set(), None
    for line in dump.splitlines():
        if entry := ENTRY.match(line):
            shapes.add(tuple(shape or ()))
            shape = [entry[1], bool(entry[2])]
        elif shape and (attribute := ATTRIBUTE.match(line)):
            name, form, text = attribute.groups()
            if form in NUMBERS and name not in OTHERS:
                try:
                    value = int(text, 0)
                except ValueError:
                    value = 1
                form, size = choose(value)
                info += size
            shape += [name, form]
    shapes.add(tuple(shape or ()))
    shapes.discard(())
    abbreviations = 1
    for code, shape in enumerate(sorted(shapes, key=len), 1):
        # The code, the tag, whether there are children, attributes and forms, and two zeros.
        abbreviations += udata(code)[1] + 2 + len(shape) - 2 + 2
    return info, abbreviations, len(shapes)


def main():
    command = [DUMP, "-v", "--debug-info"]
    dumps = [
        subprocess.run(command + [path], capture_output=True, text=True, check=True).stdout
        for path in sys.argv[1:]
    ]
    print("forms    .debug_info  .debug_abbrev      sum  abbreviations")
    for name, choose in CHOICES.items():
        columns = zip(*(measure(dump, choose) for dump in dumps))
        info, abbreviations, count = (sum(column) for column in columns)
        print(f"{name:8} {info:11} {abbreviations:14} {info + abbreviations:8} {count:14}")


main()
