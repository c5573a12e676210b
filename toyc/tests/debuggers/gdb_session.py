"""A program in gdb, as script.py describes it. The request may have `remote`, where an emulator
waits.
"""

import os
import re
import struct

import gdb

# The stack pointer, and the register with the return address; without one it is on the stack.
REGISTERS = {
    "i386:x86-64": ("rsp", None),
    "aarch64": ("sp", "x30"),
    "riscv:rv64": ("sp", "ra"),
}


class Session:
    def __init__(self, request):
        remote = request.get("remote")
        for setting in ["confirm off", "pagination off", "debuginfod enabled off"]:
            quiet("set " + setting)
        quiet("set breakpoint pending off")
        quiet("set disable-randomization on")
        main = gdb.lookup_global_symbol("main")
        if main is None:
            raise gdb.GdbError("gdb finds no function main in the debug information")
        unmoved = int(main.value().address)
        quiet("target remote " + remote if remote else "starti > /dev/null")
        self.source = os.path.basename(main.symtab.filename)
        self.base = int(gdb.lookup_global_symbol("main").value().address) - unmoved
        self.rows = line_table(main.symtab.filename)
        # Where several rows have the same address, gdb shows the last that is a statement's. The
        # row of a function's own line at its entry is the prologue's, which is no statement of
        # the program.
        self.statements = {
            address - self.base: line
            for line, address, is_stmt in self.rows
            if is_stmt and line != entry_line(address)
        }
        self.symbols = {}

    def places(self, place):
        # A real breakpoint: only that skips a function's prologue.
        breakpoint = gdb.Breakpoint(place)
        resolved = [
            [location.address - self.base, location.source and location.source[1]]
            for location in breakpoint.locations
        ]
        breakpoint.delete()
        return resolved

    def code(self):
        found = set()
        for _, address, _ in self.rows:
            block = outermost(address)
            if block is not None:
                found.add((block.start - self.base, block.end - self.base))
        return sorted(found)

    def breakpoint(self, address):
        # Not an internal one: gdb would not show the inlined call that starts there.
        breakpoint = gdb.Breakpoint("*%#x" % (address + self.base))
        breakpoint.silent = True
        return breakpoint

    def resume(self):
        quiet("continue")

    def step(self):
        quiet("stepi")

    def running(self):
        return gdb.selected_inferior().pid != 0

    def pc(self):
        return int(gdb.newest_frame().pc()) - self.base

    def frames(self):
        found, frame, calls, inlined = [], gdb.newest_frame(), False, 0
        while frame is not None:
            found.append(Frame(self, frame, calls, inlined))
            if found[-1].name == "main":
                break
            # The frame around an inlined call is at the same instruction.
            is_inlined = frame.type() == gdb.INLINE_FRAME
            calls, inlined = calls or not is_inlined, inlined + 1 if is_inlined else 0
            frame = frame.older()
        return found

    def stack_pointer(self):
        frame = gdb.newest_frame()
        return int(frame.read_register(REGISTERS[frame.architecture().name()][0]))

    def return_address(self):
        frame = gdb.newest_frame()
        link = REGISTERS[frame.architecture().name()][1]
        if link:
            return int(frame.read_register(link)) - self.base
        memory = gdb.selected_inferior().read_memory(self.stack_pointer(), 8)
        return int.from_bytes(memory.tobytes(), "little") - self.base

    def kill(self):
        quiet("kill")


class Frame:
    def __init__(self, session, frame, calls, inlined):
        function = frame.function()
        self.name = function.name if function else str(frame.name())
        self.session, self.frame = session, frame
        self.address = frame.pc() - session.base - (1 if calls else 0)
        # The same frames at the same address, which is where it goes on after a call, or where it
        # is, have the same variables.
        self.key = (frame.pc(), self.name, calls, inlined)

    @property
    def line(self):
        return self.frame.find_sal().line

    def variables(self):
        found = []
        for symbol in self.declared():
            try:
                value = leaves(symbol.value(self.frame))
            except (gdb.error, RuntimeError) as error:
                value = failure(error)
            found.append({"name": symbol.name, "declared": symbol.line, "value": value})
        return found

    def declared(self):
        symbols = self.session.symbols
        if self.key not in symbols:
            found, block = [], self.frame.block()
            while block is not None:
                found += [symbol for symbol in block if symbol.is_variable or symbol.is_argument]
                if block.function is not None:
                    break
                block = block.superblock
            symbols[self.key] = found
        return symbols[self.key]


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


def outermost(address):
    """The block of the function at an address."""
    block = gdb.block_for_pc(address)
    # Blocks nest: scopes and inlined calls in a function, that in the file's static block.
    while block is not None and not block.is_static and not block.superblock.is_static:
        block = block.superblock
    return None if block is None or block.is_static else block


def entry_line(address):
    """The declaration line of the function that is entered here, if one is."""
    block = outermost(address)
    return block.function.line if block is not None and block.start == address else None


def quiet(command):
    gdb.execute(command, to_string=True)
