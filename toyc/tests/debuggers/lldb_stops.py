"""Stops a program in lldb at some addresses and writes down what lldb shows.

Run by `lldb --batch -o "command script import lldb_stops.py"`, with a request in
the environment variable REQUEST, as JSON:

    program           the executable
    output            the file to write, one JSON record a line
    stops             the stops to record: pairs of an address and the number
                      of the hit there

Records and values are as in gdb_stops.py; there are only "stop" and "end".
"""

import json
import os

import lldb

REQUEST = json.loads(os.environ["REQUEST"])
# How lldb says that a value is nowhere.
NOWHERE = ("not available", "optimized out", "no location", "invalid location", "not have a location")


def leaves(value, follow=True):
    """A value, part by part, so that one missing part does not hide another."""
    error = value.GetError()
    if error.Fail():
        text = error.GetCString() or "an error without a text"
        missing = any(phrase in text for phrase in NOWHERE)
        return {"$missing" if missing else "$error": text}
    ty = value.GetType().GetCanonicalType()
    children = [value.GetChildAtIndex(index) for index in range(value.GetNumChildren())]
    if ty.GetTypeClass() in (lldb.eTypeClassStruct, lldb.eTypeClassClass):
        return {child.GetName(): leaves(child, follow) for child in children}
    if ty.IsArrayType():
        return [leaves(child, follow) for child in children]
    if ty.IsPointerType():
        null = not any(value.GetData().uint8)
        pointee = leaves(value.Dereference(), False) if follow and not null else None
        return {"null": null, "pointee": pointee}
    # The bytes lldb formats. GetValueAsUnsigned() and the like return what was on
    # the expression's stack, which is wider than the type.
    data = bytes(value.GetData().uint8)
    if not data:
        return {"$error": "a value of no bytes"}
    if ty.GetTypeFlags() & lldb.eTypeIsFloat:
        return {"bits": "0x%0*x" % (2 * len(data), int.from_bytes(data, "little"))}
    signed = bool(ty.GetTypeFlags() & lldb.eTypeIsSigned)
    number = int.from_bytes(data, "little", signed=signed)
    if ty.GetBasicType() == lldb.eBasicTypeBool and number in (0, 1):
        return number == 1
    return str(number)


def frames(thread):
    """The frames from the innermost out to main."""
    found = []
    for frame in thread:
        # A name without the parameter list lldb may add for some languages.
        name = (frame.GetFunctionName() or "").split("(")[0]
        entry = {"function": name, "line": frame.GetLineEntry().GetLine()}
        if not found:
            shown = frame.GetVariables(True, True, False, True)
            entry["variables"] = [
                {"name": value.GetName(), "declared": value.GetDeclaration().GetLine(), "value": leaves(value)}
                for value in shown
            ]
        found.append(entry)
        if name == "main":
            break
    return found


def run(debugger, write):
    debugger.SetAsync(False)
    target = debugger.CreateTarget(REQUEST["program"])
    if not target:
        return "lldb cannot open the program"
    wanted = {(address, hit) for address, hit in REQUEST["stops"]}
    hits = dict.fromkeys((address for address, _ in wanted), 0)
    for address in hits:
        target.BreakpointCreateBySBAddress(target.ResolveFileAddress(address))
    launch = lldb.SBLaunchInfo([])
    launch.SetLaunchFlags(0)
    launch.AddSuppressFileAction(1, False, True)
    error = lldb.SBError()
    process = target.Launch(launch, error)
    if error.Fail():
        return "lldb cannot start the program: %s" % error.GetCString()
    while wanted and process.GetState() == lldb.eStateStopped:
        thread = process.GetSelectedThread()
        address = thread.GetFrameAtIndex(0).GetPCAddress().GetFileAddress()
        if address not in hits:
            return "stopped where no breakpoint is, at %#x" % address
        hits[address] += 1
        if (address, hits[address]) in wanted:
            wanted.remove((address, hits[address]))
            write("stop", address=address, hit=hits[address], frames=frames(thread))
        process.Continue()
    exited = process.GetState() == lldb.eStateExited
    process.Kill()
    return "exited" if exited else "limit"


def __lldb_init_module(debugger, _):
    with open(REQUEST["output"], "w") as output:

        def write(kind, **fields):
            output.write(json.dumps({"kind": kind, **fields}) + "\n")

        # A script that fails must not look like a short run.
        reason = "the script failed"
        try:
            reason = run(debugger, write)
        finally:
            write("end", reason=reason)
