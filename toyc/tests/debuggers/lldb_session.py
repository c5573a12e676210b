"""A program in lldb, as script.py describes it. The request also has `program`, the executable, and
`statements`: where statements start, which lldb does not tell.
"""

import lldb

# How lldb says that a value is nowhere, or that it cannot compute it.
NOWHERE = (
    "not available",
    "optimized out",
    "no location",
    "invalid location",
    "not have a location",
    "Unhandled opcode",
    "unsupported encoding",
    "could not evaluate DW_OP_entry_value",
)


class Session:
    def __init__(self, request, debugger):
        debugger.SetAsync(False)
        self.target = debugger.CreateTarget(request["program"])
        if not self.target:
            raise RuntimeError("lldb cannot open the program")
        main = self.target.FindFunctions("main")[0].GetFunction().GetStartAddress()
        self.source = main.GetLineEntry().GetFileSpec().GetFilename()
        self.statements = dict(map(tuple, request["statements"]))
        settings = lldb.SBLaunchInfo([])
        settings.SetLaunchFlags(lldb.eLaunchFlagDisableASLR | lldb.eLaunchFlagStopAtEntry)
        settings.AddSuppressFileAction(1, False, True)
        error = lldb.SBError()
        self.process = self.target.Launch(settings, error)
        if error.Fail():
            raise RuntimeError("lldb cannot start the program: %s" % error.GetCString())
        self.base = main.GetLoadAddress(self.target) - main.GetFileAddress()
        self.stepped = False
        self.breakpoints = []

    def places(self, place):
        source, _, line = place.rpartition(":")
        if source:
            breakpoint = self.target.BreakpointCreateByLocation(source, int(line))
        else:
            breakpoint = self.target.BreakpointCreateByName(place)
        resolved = []
        for index in range(breakpoint.GetNumLocations()):
            address = breakpoint.GetLocationAtIndex(index).GetAddress()
            resolved.append([address.GetFileAddress(), address.GetLineEntry().GetLine()])
        self.target.BreakpointDelete(breakpoint.GetID())
        return resolved

    def code(self):
        found = set()
        for address in self.statements:
            function = self.target.ResolveFileAddress(address).GetFunction()
            start, end = function.GetStartAddress(), function.GetEndAddress()
            found.add((start.GetFileAddress(), end.GetFileAddress()))
        return sorted(found)

    def breakpoint(self, address):
        breakpoint = self.target.BreakpointCreateBySBAddress(self.target.ResolveFileAddress(address))
        self.breakpoints.append(Breakpoint(breakpoint, address))
        return self.breakpoints[-1]

    def resume(self):
        # After a step to a breakpoint, lldb would stop there again.
        if self.stepped:
            self.step()
            if not self.running() or any(breakpoint.is_at(self.pc()) for breakpoint in self.breakpoints):
                return
        self.stepped = False
        self.process.Continue()

    def step(self):
        self.stepped, pc = True, self.pc()
        thread = self.process.GetSelectedThread()
        thread.StepInstruction(False)
        # The step to a breakpoint did not hit it. Then the next step does, and runs nothing.
        if self.running() and self.pc() == pc and thread.GetStopReason() == lldb.eStopReasonBreakpoint:
            thread.StepInstruction(False)

    def running(self):
        return self.process.GetState() == lldb.eStateStopped

    def pc(self):
        return self.innermost().GetPC() - self.base

    def innermost(self):
        return self.process.GetSelectedThread().GetFrameAtIndex(0)

    def frames(self):
        found, calls = [], False
        for frame in self.process.GetSelectedThread():
            # Not GetPC(), which is the start of the inlined call in the frame around it.
            pc = frame.FindRegister("pc").GetValueAsUnsigned() - self.base
            found.append(Frame(frame, pc - 1 if calls else pc))
            if found[-1].name == "main":
                break
            # The frame around an inlined call is at the same instruction.
            calls = calls or not frame.IsInlined()
        return found

    def stack_pointer(self):
        return self.innermost().GetSP()

    def return_address(self):
        error = lldb.SBError()
        address = self.process.ReadPointerFromMemory(self.stack_pointer(), error)
        if error.Fail():
            raise RuntimeError("lldb cannot read the stack: %s" % error.GetCString())
        return address - self.base

    def kill(self):
        self.process.Kill()


class Breakpoint:
    def __init__(self, breakpoint, address):
        self.breakpoint, self.address, self.is_enabled = breakpoint, address, True

    @property
    def enabled(self):
        return self.is_enabled

    @enabled.setter
    def enabled(self, value):
        if value != self.is_enabled:
            self.is_enabled = value
            self.breakpoint.SetEnabled(value)

    def is_at(self, address):
        return self.is_enabled and self.address == address


class Frame:
    def __init__(self, frame, address):
        self.address = address
        # A name without the parameter list lldb may add for some languages.
        self.name = (frame.GetFunctionName() or "").split("(")[0]
        self.frame = frame

    @property
    def line(self):
        return self.frame.GetLineEntry().GetLine()

    def variables(self):
        # Arguments, locals, no statics, only those in whose scope the frame is.
        shown = self.frame.GetVariables(True, True, False, True)
        return [
            {"name": value.GetName(), "declared": value.GetDeclaration().GetLine(), "value": leaves(value)}
            for value in shown
        ]


def leaves(value, follow=True):
    """A value, part by part, so that one missing part does not hide another."""
    error = value.GetError()
    if error.Fail():
        text = error.GetCString() or "an error without a text"
        missing = any(phrase in text for phrase in NOWHERE)
        return {"$missing" if missing else "$error": text}
    ty = value.GetType().GetCanonicalType()
    parts = [value.GetChildAtIndex(index) for index in range(value.GetNumChildren())]
    if ty.GetTypeClass() in (lldb.eTypeClassStruct, lldb.eTypeClassClass):
        return {part.GetName(): leaves(part, follow) for part in parts}
    if ty.IsArrayType():
        return [leaves(part, follow) for part in parts]
    # The bytes lldb formats. GetValueAsUnsigned() and the like return what was on
    # the expression's stack, which is wider than the type.
    data = bytes(value.GetData().uint8)
    if not data:
        return {"$error": "a value of no bytes"}
    if ty.IsPointerType():
        null = not any(data)
        # One step only, as in the compiler's log; this also ends cycles.
        pointee = leaves(value.Dereference(), False) if follow and not null else None
        return {"null": null, "pointee": pointee}
    if ty.GetTypeFlags() & lldb.eTypeIsFloat:
        return {"bits": "0x%0*x" % (2 * len(data), int.from_bytes(data, "little"))}
    signed = bool(ty.GetTypeFlags() & lldb.eTypeIsSigned)
    number = int.from_bytes(data, "little", signed=signed)
    if ty.GetBasicType() == lldb.eBasicTypeBool and number in (0, 1):
        return number == 1
    return str(number)
