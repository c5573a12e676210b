"""What the scripts for gdb share: values part by part, and where statements start.

A value is an integer as a decimal string, {"bits": "0x.."} for a float, true or false, a
list, an object, or {"null": .., "pointee": ..} for a pointer; a part gdb shows
as optimized out is {"$missing": ..}, and where it reports an error, {"$error": ..}.
"""

import os
import re
import struct

import gdb


def failure(error):
    """What gdb prints instead of a value."""
    text = str(error)
    if "optimized out" in text or "not available" in text:
        return {"$missing": text}
    return {"$error": text}


def leaves(value, follow=True):
    """A value, part by part, so that one missing part does not hide another."""
    try:
        return known_leaves(value, follow)
    except gdb.error as error:
        return failure(error)


def known_leaves(value, follow):
    ty = value.type.strip_typedefs()
    if ty.code == gdb.TYPE_CODE_STRUCT:
        return {field.name: leaves(value[field], follow) for field in ty.fields()}
    if ty.code == gdb.TYPE_CODE_ARRAY:
        low, high = ty.range()
        return [leaves(value[index], follow) for index in range(low, high + 1)]
    if value.is_optimized_out:
        return {"$missing": "optimized out"}
    if ty.code == gdb.TYPE_CODE_PTR:
        null = int(value) == 0
        # One step only, as in the compiler's log; this also ends cycles.
        pointee = leaves(value.dereference(), False) if follow and not null else None
        return {"null": null, "pointee": pointee}
    if ty.code == gdb.TYPE_CODE_BOOL:
        # Not `bool(value)`: a byte that is neither 0 nor 1 is a wrong value.
        number = int(value)
        return number == 1 if number in (0, 1) else str(number)
    if ty.code == gdb.TYPE_CODE_FLT:
        return {"bits": "0x%016x" % struct.unpack("<Q", struct.pack("<d", float(value)))[0]}
    return str(int(value))


def variables(frame):
    """All variables of a frame, innermost scope first."""
    found = []
    try:
        block = frame.block()
    except RuntimeError as error:
        return [{"name": "", "declared": 0, "value": {"$error": str(error)}}]
    while block is not None:
        for symbol in block:
            if symbol.is_variable or symbol.is_argument:
                try:
                    value = leaves(symbol.value(frame))
                except (gdb.error, RuntimeError) as error:
                    value = failure(error)
                found.append({"name": symbol.name, "declared": symbol.line, "value": value})
        if block.function is not None:
            break
        block = block.superblock
    return found


def line_table(source):
    """The rows of the program's line table: (line, address, is_stmt)."""
    text = gdb.execute("maintenance info line-table " + re.escape(source), to_string=True)
    rows, columns = [], None
    for line in text.splitlines():
        words = line.split()
        if words[:2] == ["INDEX", "LINE"]:
            columns = {name: index for index, name in enumerate(words)}
        elif columns and words and words[0].isdigit() and words[1].isdigit():
            # The flags are last, and blank where they do not hold.
            address = int(words[columns["ADDRESS"]], 16)
            rows.append((int(words[1]), address, "Y" in words[columns["IS-STMT"]:columns["IS-STMT"] + 1]))
        elif not words:
            columns = None
    return rows


def statements(rows):
    """The line of each address where a statement starts, as gdb shows it: where
    several rows have the same address, the last that is a statement's.

    The row of a function's own line at its entry is the prologue's, which is no
    statement of the program.
    """
    return {address: line for line, address, is_stmt in rows if is_stmt and line != entry_line(address)}


def entry_line(address):
    """The declaration line of the function that is entered here, if one is."""
    block = gdb.block_for_pc(address)
    # Blocks nest: scopes and inlined calls in a function, that in the file's static block.
    while block is not None and not block.is_static and not block.superblock.is_static:
        block = block.superblock
    if block is None or block.is_static or block.start != address:
        return None
    return block.function.line


def quiet(command):
    gdb.execute(command, to_string=True)


def start(remote=None):
    """Starts the program, or connects to where it has started. Returns the source file, and how
    far it is from its own addresses.
    """
    for setting in ["confirm off", "pagination off", "debuginfod enabled off"]:
        quiet("set " + setting)
    quiet("set breakpoint pending off")
    quiet("set disable-randomization on")
    main = gdb.lookup_global_symbol("main")
    if main is None:
        raise gdb.GdbError("gdb finds no function main in the debug information")
    unmoved = int(main.value().address)
    quiet("target remote " + remote if remote else "starti > /dev/null")
    return main.symtab.filename, int(gdb.lookup_global_symbol("main").value().address) - unmoved
