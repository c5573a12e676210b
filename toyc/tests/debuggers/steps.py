"""Steps a program in a debugger instruction by instruction and writes down what it shows.

script.py describes how it is run. The request has

    windows           how often to step from the start of each statement
    max_stops         stop after this many starts of statements
    max_hits          a statement that started more often is not known
    outer_every       at every so many instructions, and at the first time at each,
                      also read the outer frames

Records, by their key "kind":

    stop     the start of a statement: its address and the number of times there;
             `hit` is null if there were more than `max_hits`
    step     an instruction: its address and the frames from the innermost out, each
             with its function, its address and the variables whose values differ from
             those in the records since the last stop
    end      also the number of instructions and values

Between a stop that is not stepped from and the next one, there are no instructions.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from script import REQUEST, run

# Stepping on is of use in other iterations of a loop than the first ones, too.
RARE = 41


def is_missing(value):
    """Whether no part has a value."""
    if isinstance(value, list):
        return all(map(is_missing, value))
    return isinstance(value, dict) and ("$missing" in value or all(map(is_missing, value.values())))


class Reader:
    """Reads values, and forgets those that were written since the last stop."""

    def __init__(self):
        self.written = {}
        self.steps = 0
        self.values = 0
        self.visited = set()

    def changed(self, frame, depth):
        """The variables with other values than before, those without a value excepted."""
        found = []
        for variable in frame.variables():
            name, declared, value = variable["name"], variable["declared"], variable["value"]
            if is_missing(value):
                continue
            self.values += 1
            if self.written.get((depth, name, declared)) != value:
                self.written[depth, name, declared] = value
                found.append(variable)
        return found

    def read(self, frames, address):
        """The record of the instruction at an address."""
        self.steps += 1
        with_outer = address not in self.visited or self.steps % REQUEST["outer_every"] == 0
        self.visited.add(address)
        records = []
        for index, frame in enumerate(frames):
            record = {"function": frame.name, "address": frame.address, "variables": []}
            if index == 0 or with_outer:
                record["variables"] = self.changed(frame, len(frames) - 1 - index)
            records.append(record)
        return records


def leave(session, returns, inside):
    """Runs until the function that was entered without debug information returns, or to the
    end where main returned.
    """
    pointer, address = session.stack_pointer(), session.return_address()
    if not inside(address):
        session.resume()
        return
    if address not in returns:
        returns[address] = session.breakpoint(address)
    returns[address].enabled = True
    while session.running():
        session.resume()
        if session.running() and session.pc() == address and session.stack_pointer() >= pointer:
            break
    returns[address].enabled = False


def main(session, write):
    starts, code = session.statements, session.code()
    inside = lambda pc: any(low <= pc < high for low, high in code)
    reader, returns = Reader(), {}
    breakpoints = {address: session.breakpoint(address) for address in starts}
    hits = dict.fromkeys(starts, 0)
    stops, stepping, reason = 0, False, "exited"
    while True:
        if not stepping:
            session.resume()
        else:
            session.step()
            if session.running() and not inside(session.pc()):
                for breakpoint in breakpoints.values():
                    breakpoint.enabled = False
                leave(session, returns, inside)
                for address, breakpoint in breakpoints.items():
                    breakpoint.enabled = hits[address] < REQUEST["max_hits"]
        if not session.running():
            break
        pc = session.pc()
        if pc in starts:
            hits[pc] += 1
            known = hits[pc] <= REQUEST["max_hits"]
            if hits[pc] >= REQUEST["max_hits"]:
                breakpoints[pc].enabled = False
            reader.written.clear()
            write("stop", address=pc, hit=hits[pc] if known else None)
            stops += 1
            stepping = known and (hits[pc] <= REQUEST["windows"] or hits[pc] % RARE == 0)
            if stops >= REQUEST["max_stops"]:
                reason = "limit"
                break
        if not inside(pc):
            reason = "stopped at %#x" % pc
            break
        if stepping:
            frames = session.frames()
            # Without main, the debugger has lost its way; then no depth is known.
            if frames and frames[-1].name == "main":
                records = reader.read(frames, pc)
                if any(record["variables"] for record in records):
                    write("step", address=pc, frames=records)
    return {"reason": reason, "steps": reader.steps, "values": reader.values}


__lldb_init_module = run(main)
