"""Stops a program in gdb at every statement and writes down what gdb shows.

Run by `gdb -nx -batch -x gdb_stops.py PROGRAM`, with a request in the
environment variable REQUEST, as JSON:

    output            the file to write, one JSON record a line
    functions         the names of the program's functions
    max_stops         stop after this many stops in all
    max_hits          disable a breakpoint after this many hits
    outer_every       at every so many stops, also read the outer frames
    remote            where an emulator waits; null to run the program

Records, by their key "kind":

    rows     where statements start: pairs of an address, which gets a breakpoint,
             and a line
    place    where gdb puts the breakpoint for a line or a function that the
             user names
    stop     the frames from the innermost out to main, each with its function,
             its line and, where read, its variables
    end      why the run ended

Addresses are the executable's own, as other tools print them. Values are as in
gdb_values.py.
"""

import json
import os
import sys

import gdb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gdb_values import line_table, quiet, start, statements, variables

REQUEST = json.loads(os.environ["REQUEST"])
OUTPUT = open(REQUEST["output"], "w")


def write(kind, **fields):
    OUTPUT.write(json.dumps({"kind": kind, **fields}) + "\n")


def frames(with_outer):
    """The frames from the innermost out to main."""
    found = []
    frame = gdb.newest_frame()
    while frame is not None:
        function = frame.function()
        name = function.name if function else str(frame.name())
        entry = {"function": name, "line": frame.find_sal().line}
        if not found or with_outer:
            entry["variables"] = variables(frame)
        found.append(entry)
        if name == "main":
            break
        frame = frame.older()
    return found


def main():
    source, base = start(REQUEST.get("remote"))
    rows = line_table(source)
    starts = statements(rows)
    write("rows", statements=sorted((address - base, line) for address, line in starts.items()))
    lines = ["%s:%d" % (os.path.basename(source), line) for line in sorted(set(starts.values()))]
    for place in lines + REQUEST["functions"]:
        # A real breakpoint: only that skips a function's prologue.
        breakpoint = gdb.Breakpoint(place)
        resolved = [[location.address - base, location.source and location.source[1]] for location in breakpoint.locations]
        breakpoint.delete()
        write("place", place=place, resolved=resolved)

    breakpoints = {}
    for address in starts:
        breakpoints[address] = gdb.Breakpoint("*%#x" % address)
    hits = dict.fromkeys(starts, 0)
    stops = 0
    while True:
        quiet("continue")
        if gdb.selected_inferior().pid == 0:
            code = gdb.convenience_variable("_exitcode")
            write("end", reason="exited", code=None if code is None else int(code))
            return
        address = gdb.newest_frame().pc()
        if address not in hits:
            write("end", reason="stopped where no breakpoint is, at %#x" % (address - base))
            break
        hits[address] += 1
        with_outer = stops % REQUEST["outer_every"] == 0
        write("stop", address=address - base, hit=hits[address], frames=frames(with_outer))
        stops += 1
        if hits[address] >= REQUEST["max_hits"]:
            breakpoints[address].enabled = False
        if stops >= REQUEST["max_stops"]:
            write("end", reason="limit")
            break
    quiet("kill")


try:
    main()
except BaseException as error:
    # A script that fails must not look like a short run.
    write("end", reason="the script failed: %s: %s" % (type(error).__name__, error))
    raise
finally:
    OUTPUT.close()
