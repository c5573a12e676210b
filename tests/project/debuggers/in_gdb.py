"""Writes what gdb shows of a program to the file OUTPUT: lines with a subject, a tab and what is shown of it.

Without the process: functions, types and variables with their types, the names in each scope, and the places of breakpoints. Then the
program runs one instruction at a time. At each instruction of its source that it reaches for the first time, there is a line for each
frame, and for each variable of the frame.
"""

import os
import re

import gdb

OUTPUT = open(os.environ["OUTPUT"], "w")
SOURCE = os.environ["SOURCE"]
MAX_STEPS, MAX_FRAMES = 4000, 8


def run(command):
    try:
        return gdb.execute(command, to_string=True)
    except gdb.error as error:
        return f"error: {error}"


def put(subject, shown):
    OUTPUT.write(f"{subject}\t{str(shown).strip()}\n".replace("\n", "\\n")[:-2] + "\n")


def listed(command):
    """The declarations that a command lists for the source file."""
    text = run(command).partition(f"File {SOURCE}:\n")[2].partition("\n\n")[0]
    # clang has types that only its expressions or arrays use.
    lines = (re.sub(r"^\d+:", "", line).strip() for line in text.split("\n"))
    return [line for line in lines if line and not re.match(r"DW_ATE_|__ARRAY_SIZE", line)]


def breakpoints(place, is_name=False):
    breakpoint = gdb.Breakpoint(place)
    # gdb takes functions in the function for instances of it, if they are in one bucket of its table of symbols.
    locations = (location for location in breakpoint.locations if not (is_name and (location.function or "").startswith("_ZZ")))
    found = sorted(location.address for location in locations)
    breakpoint.delete()
    return list(map(hex, found))


def static():
    names = {}
    for kind in ("functions -n", "variables -n", "types"):
        lines = listed("info " + kind)
        put(kind, lines)
        # `static struct s *f(int);` declares f.
        names[kind] = sorted({re.sub(r"\(.*|\[.*|;", "", line).split(" ")[-1].lstrip("*&") for line in lines})
    for name in names["functions -n"] + names["variables -n"]:
        if re.fullmatch(r"[\w:]+", name):
            put("ptype " + name, run("ptype " + name))
    for line in names["types"]:
        put("ptype/o " + line, run("ptype/o " + line))
    for name in names["functions -n"]:
        if re.fullmatch(r"[\w:]+", name):
            places = breakpoints(name, is_name=True)
            put("break " + name, places)
            # The names, without their locations.
            put("scope " + name, [sorted(re.findall(r"Symbol (\S+) ", run("info scope *" + place))) for place in places])
    for line in range(1, len(open(SOURCE).readlines()) + 1):
        place = f"{SOURCE}:{line}"
        if "starts at address" in run("info line " + place):
            put(f"break {line}", breakpoints(place))


def shown(symbol, frame):
    try:
        value = symbol.value(frame)
        return value.format_string(max_elements=40)
    except (gdb.error, RuntimeError) as error:
        return f"<{error}>"


def stop(number):
    frame, level, is_caller = gdb.newest_frame(), 0, False
    while frame is not None and level < MAX_FRAMES:
        place = frame.find_sal()
        subject = f"{number} {frame.pc():#x} {'caller' if is_caller else 'frame'} {level} "
        put(subject, f"{frame.name()} line {place.line}")
        block = frame.block()
        while block is not None and not block.is_static:
            for symbol in block:
                # gdb does not count a variable with `DW_AT_const_value` as a variable.
                if symbol.is_variable or symbol.is_argument or symbol.is_constant:
                    put(subject + symbol.name, f"{symbol.type} {symbol.type.sizeof} line {symbol.line}: {shown(symbol, frame)}")
            if block.function is not None:
                break
            block = block.superblock
        if frame.name() == "main":
            break
        is_caller = is_caller or frame.type() != gdb.INLINE_FRAME
        frame, level = frame.older(), level + 1


def dynamic():
    run("tbreak main")
    if "EMULATOR" in os.environ:
        run("target remote " + os.environ["EMULATOR"])
        run("continue")
    else:
        run("run > /dev/null")
    seen = set()
    for number in range(MAX_STEPS):
        if not gdb.selected_inferior().pid:
            break
        frame = gdb.newest_frame()
        if frame.function() is None or os.path.basename(frame.function().symtab.filename) != SOURCE:
            # In a library.
            while frame is not None and frame.function() is None:
                frame = frame.older()
            if frame is None:
                break
            breakpoint = gdb.Breakpoint(f"*{frame.pc():#x}", internal=True, temporary=True)
            run("continue")
            if breakpoint.is_valid():
                breakpoint.delete()
            continue
        if frame.pc() not in seen:
            seen.add(frame.pc())
            stop(number)
        run("stepi")
    put("stops", len(seen))
    run("kill")


for setting in (
    "confirm off", "pagination off", "debuginfod enabled off", "debug-file-directory /nonexistent", "breakpoint pending off",
    "disable-randomization on", "width 0", "print entry-values no",
):
    run("set " + setting)
run("unset environment")
static()
dynamic()
OUTPUT.close()
