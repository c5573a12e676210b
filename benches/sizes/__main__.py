"""Sizes of debug sections, by clang and by dwarfsmith from the same information.

    python3 benches/sizes [--adjacent BYTES] [--smallest] [--keep DIRECTORY] OBJECT...

The objects are clang's, for x86-64, in DWARF 5. Each is read through `llvm-dwarfdump` and written as a module in the text format:
types, functions, scopes, variables with their locations, calls, lines and frames; of C++ also namespaces, classes, templates and
imports. `dwarfsmith emit` makes an object of the module, and the sections of both are compared. An expression that the metadata language cannot express, or that this program cannot
translate, is left out, and its entry is subtracted from clang's section. The program fails if a section of all objects together is
larger than clang's by more than 1 %; a section of one object may be. `DWARFSMITH` is the command, `LLVM_DWARFDUMP` the reader.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter

from module import Raised
from read import run

# A section may have as many times the bytes of clang's.
LIMIT = 1.01

COMMAND = os.environ.get("DWARFSMITH", "target/debug/dwarfsmith")


def sizes(path):
    found = Counter()
    for line in run("readelf", "-SW", path).splitlines():
        match = re.match(r"\s+\[ *\d+\] (\.(?:rela\.)?(?:debug_\S+|eh_frame))\s+\S+\s+\w+ \w+ (\w+)", line)
        if match:
            name = match[1]
            found["relocations" if name.startswith(".rela") else name] += int(match[2], 16)
    return found


def main(arguments):
    options, allowed = ["--frames", "eh"], []
    keep = None
    while arguments and arguments[0].startswith("--"):
        option = arguments.pop(0)
        if option == "--keep":
            keep = arguments.pop(0)
        else:
            options.append(option)
            if option == "--smallest":
                # The smallest sum has lists of ranges instead of addresses.
                allowed.append(".debug_rnglists")
            if option == "--adjacent":
                options.append(arguments.pop(0))
    total, ours, unknown, unknown_bytes = Counter(), Counter(), Counter(), Counter()
    failed, larger = [], []
    with tempfile.TemporaryDirectory() as directory:
        directory = keep or directory
        os.makedirs(directory, exist_ok=True)
        for path in arguments:
            module = os.path.join(directory, os.path.basename(path) + ".di")
            written = module[:-3] + ".ours"
            raised = Raised(path)
            with open(module, "w") as file:
                file.write(raised.text())
            made = subprocess.run([COMMAND, "emit", "--quiet", *options, "-o", written, module], capture_output=True, text=True)
            if made.returncode != 0:
                failed.append(f"{path}: {made.stdout[:600]}{made.stderr[:600]}")
                continue
            theirs, own = sizes(path), sizes(written)
            total.update(theirs)
            ours.update(own)
            unknown.update(raised.unknown)
            unknown_bytes.update(raised.unknown_bytes)
            larger += [f"{path}: {name}: {own[name]} instead of {theirs[name]}" for name in own if own[name] > theirs[name]]
    print("left out:", dict(unknown.most_common()))
    print("| section | clang | of it left out | dwarfsmith | difference |\n| --- | ---: | ---: | ---: | ---: |")
    for name in sorted(set(total) | set(ours)):
        rest = total[name] - unknown_bytes[name]
        print(f"| `{name}` | {total[name]:,} | {unknown_bytes[name]:,} | {ours[name]:,} | {ours[name] - rest:+,} |")
    rest = sum(total.values()) - sum(unknown_bytes.values())
    print(f"| sum | {sum(total.values()):,} | {sum(unknown_bytes.values()):,} | {sum(ours.values()):,} | {sum(ours.values()) - rest:+,} |")
    # An object alone may have a larger section: what clang lacks is not subtracted there.
    print("\n".join(["larger in one object:", *larger] if larger else []))
    limits = {name: (total[name] - unknown_bytes[name]) * LIMIT for name in ours}
    failed += [f"{name} is larger" for name in ours if ours[name] > limits[name] and name not in allowed]
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main(sys.argv[1:])
