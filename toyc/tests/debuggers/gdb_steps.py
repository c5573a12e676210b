"""Steps a program in gdb instruction by instruction and writes down what gdb shows.

Run by `gdb -nx -batch -x gdb_steps.py PROGRAM`, with a request in the environment
variable REQUEST, as JSON:

    output            the file to write, one JSON record a line
    windows           how often to step from the start of each statement
    max_stops         stop after this many starts of statements
    max_hits          a statement that started more often is not known
    outer_every       at every so many instructions, and at the first time at each,
                      also read the outer frames
    remote            where an emulator waits; null to run the program

Records, by their key "kind":

    stop     the start of a statement: its address and the number of times there;
             `hit` is null if there were more than `max_hits`
    step     an instruction: its address and the frames from the innermost out, each
             with its function and the variables whose values differ from those in the
             records since the last stop
    end      why the run ended, and the number of instructions and values

Between a stop that is not stepped from and the next one, there are no instructions.
Addresses are the executable's own. Values are as in gdb_values.py.
"""

import json
import os
import sys

import gdb

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gdb_values import failure, leaves, line_table, quiet, start, statements

REQUEST = json.loads(os.environ["REQUEST"])
OUTPUT = open(REQUEST["output"], "w")
# Stepping on is of use in other iterations of a loop than the first ones, too.
RARE = 41
# The stack pointer, and the register with the return address; without one it is on the stack.
REGISTERS = {
    "i386:x86-64": ("rsp", None),
    "aarch64": ("sp", "x30"),
    "riscv:rv64": ("sp", "ra"),
}


def write(kind, **fields):
    OUTPUT.write(json.dumps({"kind": kind, **fields}) + "\n")


class Reader:
    """Reads values, and forgets those that were written since the last stop."""

    def __init__(self):
        self.symbols = {}
        self.written = {}
        self.steps = 0
        self.values = 0
        self.visited = set()

    def declared(self, frame, pc, name, calls):
        """The variables in a frame; the same at the same address, which is where it goes on after
        a call, or where it is.
        """
        key = (pc, name, calls)
        if key not in self.symbols:
            found = []
            block = frame.block()
            while block is not None:
                found += [symbol for symbol in block if symbol.is_variable or symbol.is_argument]
                if block.function is not None:
                    break
                block = block.superblock
            self.symbols[key] = found
        return self.symbols[key]

    def changed(self, frame, depth, pc, name, calls):
        """The variables with other values than before, those without a value excepted."""
        found = []
        for symbol in self.declared(frame, pc, name, calls):
            try:
                value = symbol.value(frame)
                if value.is_optimized_out:
                    continue
                value = leaves(value)
            except (gdb.error, RuntimeError) as error:
                value = failure(error)
            self.values += 1
            key = (depth, symbol.name, symbol.line)
            if self.written.get(key) != value:
                self.written[key] = value
                found.append({"name": symbol.name, "declared": symbol.line, "value": value})
        return found

    def read(self, address):
        """Writes a record of the instruction at an address."""
        self.steps += 1
        with_outer = address not in self.visited or self.steps % REQUEST["outer_every"] == 0
        self.visited.add(address)
        frames = []
        frame = gdb.newest_frame()
        while frame is not None:
            function = frame.function()
            name = function.name if function else str(frame.name())
            frames.append((frame, name))
            if name == "main":
                break
            frame = frame.older()
        if not frames or frames[-1][1] != "main":
            write("step", address=address, frames=[], lost=True)
            return
        records = []
        calls = False
        for index, (frame, name) in enumerate(frames):
            record = {"function": name, "variables": []}
            if index == 0 or with_outer:
                depth = len(frames) - 1 - index
                record["variables"] = self.changed(frame, depth, frame.pc(), name, calls)
            records.append(record)
            # The frame around an inlined call is at the same instruction.
            calls = calls or frame.type() != gdb.INLINE_FRAME
        if any(record["variables"] for record in records):
            write("step", address=address, frames=records)


def functions(rows):
    """The code of the program's functions."""
    found = set()
    for _, address, _ in rows:
        block = gdb.block_for_pc(address)
        while block is not None and not block.is_static and not block.superblock.is_static:
            block = block.superblock
        if block is not None and not block.is_static:
            found.add((block.start, block.end))
    return sorted(found)


def leave(returns, inside):
    """Runs until the function that was entered without debug information returns, or to the
    end where main returned.
    """
    frame = gdb.newest_frame()
    pointer, link = REGISTERS[frame.architecture().name()]
    sp = int(frame.read_register(pointer))
    if link:
        address = int(frame.read_register(link))
    else:
        address = int.from_bytes(gdb.selected_inferior().read_memory(sp, 8).tobytes(), "little")
    if not inside(address):
        quiet("continue")
        return
    if address not in returns:
        returns[address] = gdb.Breakpoint("*%#x" % address, internal=True)
        returns[address].silent = True
    returns[address].enabled = True
    while gdb.selected_inferior().pid != 0:
        quiet("continue")
        if gdb.selected_inferior().pid != 0 and gdb.newest_frame().pc() == address:
            if int(gdb.newest_frame().read_register(pointer)) >= sp:
                break
    returns[address].enabled = False


def main():
    source, base = start(REQUEST.get("remote"))
    rows = line_table(source)
    starts = statements(rows)
    code = functions(rows)
    inside = lambda pc: any(low <= pc < high for low, high in code)
    reader, returns = Reader(), {}
    breakpoints = {address: gdb.Breakpoint("*%#x" % address) for address in starts}
    for breakpoint in breakpoints.values():
        breakpoint.silent = True
    hits = dict.fromkeys(starts, 0)
    stops, stepping, reason = 0, False, "exited"
    while True:
        if not stepping:
            quiet("continue")
        else:
            gdb.execute("stepi", to_string=True)
            if gdb.selected_inferior().pid != 0 and not inside(int(gdb.newest_frame().pc())):
                for breakpoint in breakpoints.values():
                    breakpoint.enabled = False
                leave(returns, inside)
                for address, breakpoint in breakpoints.items():
                    breakpoint.enabled = hits[address] < REQUEST["max_hits"]
        if gdb.selected_inferior().pid == 0:
            break
        pc = int(gdb.newest_frame().pc())
        if pc in starts:
            hits[pc] += 1
            known = hits[pc] <= REQUEST["max_hits"]
            if hits[pc] >= REQUEST["max_hits"]:
                breakpoints[pc].enabled = False
            reader.written.clear()
            write("stop", address=pc - base, hit=hits[pc] if known else None)
            stops += 1
            stepping = known and (hits[pc] <= REQUEST["windows"] or hits[pc] % RARE == 0)
            if stops >= REQUEST["max_stops"]:
                reason = "limit"
                break
        if not inside(pc):
            reason = "stopped at %#x" % (pc - base)
            break
        if stepping:
            reader.read(pc - base)
    write("end", reason=reason, steps=reader.steps, values=reader.values)
    if gdb.selected_inferior().pid != 0:
        quiet("kill")


try:
    main()
except BaseException as error:
    # A script that fails must not look like a short run.
    write("end", reason="the script failed: %s: %s" % (type(error).__name__, error))
    raise
finally:
    OUTPUT.close()
