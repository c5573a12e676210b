"""Writes what lldb shows of a program to the file OUTPUT, as in_gdb.py does."""

import os

import lldb

OUTPUT = open(os.environ["OUTPUT"], "w")
SOURCE, PROGRAM = os.environ["SOURCE"], os.environ["PROGRAM"]
MAX_STEPS, MAX_FRAMES, MAX_DEPTH = 4000, 8, 4


def put(subject, shown):
    OUTPUT.write(f"{subject}\t{shown}".replace("\n", "\\n") + "\n")


def breakpoints(breakpoint, target):
    places = [breakpoint.GetLocationAtIndex(index).GetAddress() for index in range(breakpoint.GetNumLocations())]
    target.BreakpointDelete(breakpoint.GetID())
    return " ".join(sorted(f"{place.GetFileAddress():#x}:{place.GetLineEntry().GetLine()}" for place in places))


def block(found, target):
    """The ranges of a block, with the variables and blocks in it, in any order."""
    ranges = [found.GetRangeStartAddress(index).GetFileAddress() for index in range(found.GetNumRanges())]
    variables = found.GetVariables(target, True, True, True)
    names = [(variables.GetValueAtIndex(index).GetName() or "") for index in range(variables.GetSize())]
    inner, child = [], found.GetFirstChild()
    while child.IsValid():
        inner.append(block(child, target))
        child = child.GetSibling()
    return f"{found.GetInlinedName()} {ranges} {sorted(names)} {{{' '.join(sorted(inner))}}}"


def static(target):
    module = target.GetModuleAtIndex(0)
    for line in range(1, len(open(SOURCE).readlines()) + 1):
        put(f"break {line}", breakpoints(target.BreakpointCreateByLocation(SOURCE, line), target))
    functions = {}
    for index in range(module.GetNumSymbols()):
        function = module.GetSymbolAtIndex(index).GetStartAddress().GetFunction()
        if function.IsValid():
            functions[function.GetName()] = function
    for name, function in sorted(functions.items()):
        put(f"function {name}", f"{function.GetType().GetName()} {block(function.GetBlock(), target)}")
    found = target.FindGlobalVariables(".*", 1000, lldb.eMatchTypeRegex)
    for index in range(found.GetSize()):
        value = found.GetValueAtIndex(index)
        put(f"global {value.GetName()}", f"{value.GetTypeName()} {value.GetByteSize()} {shown(value)}")


def shown(value, depth=0):
    if value.GetError().Fail():
        return f"<{value.GetError().GetCString()}>"
    text = f"{value.GetValue()} {value.GetSummary()}"
    if depth < MAX_DEPTH and not value.GetType().IsPointerType():
        members = (value.GetChildAtIndex(index, lldb.eNoDynamicValues, False) for index in range(value.GetNumChildren(40)))
        text += "{" + ", ".join(f"{member.GetName()}: {shown(member, depth + 1)}" for member in members) + "}"
    return text


def stop(number, thread):
    is_caller = False
    for level in range(min(thread.GetNumFrames(), MAX_FRAMES)):
        frame = thread.GetFrameAtIndex(level)
        subject = f"{number} {frame.GetPC():#x} {'caller' if is_caller else 'frame'} {level} "
        put(subject, f"{frame.GetFunctionName()} line {frame.GetLineEntry().GetLine()}")
        variables = frame.GetVariables(True, True, True, False, lldb.eNoDynamicValues)
        for index in range(variables.GetSize()):
            value = variables.GetValueAtIndex(index)
            line = value.GetDeclaration().GetLine()
            put(subject + (value.GetName() or ""), f"{value.GetTypeName()} {value.GetByteSize()} line {line}: {shown(value)}")
        if frame.GetFunctionName() == "main":
            break
        is_caller = is_caller or not frame.IsInlined()


def dynamic(target):
    module = target.GetModuleAtIndex(0)
    breakpoint = target.BreakpointCreateByName("main")
    settings = lldb.SBLaunchInfo([])
    settings.SetEnvironmentEntries([], False)
    settings.SetLaunchFlags(lldb.eLaunchFlagDisableASLR)
    settings.AddSuppressFileAction(1, False, True)
    process = target.Launch(settings, lldb.SBError())
    target.BreakpointDelete(breakpoint.GetID())
    seen = set()
    for number in range(MAX_STEPS):
        if process.GetState() != lldb.eStateStopped:
            break
        thread = process.GetSelectedThread()
        frames = (thread.GetFrameAtIndex(level) for level in range(min(thread.GetNumFrames(), 40)))
        level, frame = next(((level, frame) for level, frame in enumerate(frames) if frame.GetFunction().IsValid()), (0, None))
        if frame is None:
            break
        if level > 0:
            # In a library.
            breakpoint = target.BreakpointCreateByAddress(frame.GetPC())
            process.Continue()
            target.BreakpointDelete(breakpoint.GetID())
            continue
        if frame.GetPC() not in seen and frame.GetLineEntry().GetFileSpec().GetFilename() == SOURCE:
            seen.add(frame.GetPC())
            stop(number, thread)
        thread.StepInstruction(False)
    put("stops", len(seen))
    process.Kill()


def __lldb_init_module(debugger, _):
    debugger.SetAsync(False)
    target = debugger.CreateTarget(PROGRAM)
    static(target)
    dynamic(target)
    OUTPUT.close()
