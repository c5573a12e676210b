"""Stops a program in a debugger at every statement and writes down what it shows.

script.py describes how it is run. The request has

    functions         the names of the program's functions
    max_stops         stop after this many stops in all
    max_hits          disable a breakpoint after this many hits
    outer_every       at every so many stops, also read the outer frames

Records, by their key "kind":

    rows     where statements start: pairs of an address, which gets a breakpoint,
             and a line
    place    where the debugger puts the breakpoint for a line or a function that the
             user names
    stop     the frames from the innermost out to main, each with its function,
             its address, its line and, where read, its variables
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from script import REQUEST, run


def main(session, write):
    starts = session.statements
    write("rows", statements=sorted(starts.items()))
    lines = ["%s:%d" % (session.source, line) for line in sorted(set(starts.values()))]
    for place in lines + REQUEST["functions"]:
        write("place", place=place, resolved=session.places(place))
    breakpoints = {address: session.breakpoint(address) for address in starts}
    hits = dict.fromkeys(starts, 0)
    stops = 0
    while True:
        session.resume()
        if not session.running():
            return {"reason": "exited"}
        address = session.pc()
        if address not in hits:
            return {"reason": "stopped where no breakpoint is, at %#x" % address}
        hits[address] += 1
        with_outer = stops % REQUEST["outer_every"] == 0
        frames = []
        for frame in session.frames():
            record = {"function": frame.name, "address": frame.address, "line": frame.line}
            if not frames or with_outer:
                record["variables"] = frame.variables()
            frames.append(record)
        write("stop", address=address, hit=hits[address], frames=frames)
        stops += 1
        if hits[address] >= REQUEST["max_hits"]:
            breakpoints[address].enabled = False
        if stops >= REQUEST["max_stops"]:
            return {"reason": "limit"}


__lldb_init_module = run(main)
