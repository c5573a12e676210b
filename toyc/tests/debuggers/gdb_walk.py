"""Asks gdb about the first call of each function by the commands people type,
and writes down what it prints.

Run by `gdb -nx -batch -x gdb_walk.py PROGRAM`, with a request in the environment
variable REQUEST, as JSON:

    output            the file to write, one JSON record a line
    source            the source file's name
    functions         the names of the program's functions

For each function the program is run anew, to a breakpoint on the function, and
there is a record of:

    function      the function
    stopped       whether the program got there; if not, no more follows
    backtrace     what `backtrace` prints
    up            for each frame from the innermost out, the commands' output: of
                  `up` (of `frame` for the innermost), `info args`, `info locals`;
                  and by variable that of `ptype`, `print` and for pointers `print *`
    top           what `up` prints in the outermost frame
    down          for each `down` back to the innermost frame what it prints
    bottom        what `down` prints in the innermost frame
    again         what `info args` prints there now
    finish        what `finish` prints, with `backtrace` and the address, as the
                  executable counts, after it; null in an inlined frame and in main
    line          what `backtrace` prints in another run, to a breakpoint on the line
                  of the innermost frame; null if it does not get there
"""

import json
import os
import re

import gdb

REQUEST = json.loads(os.environ["REQUEST"])


def run(command):
    """What a command prints, or the error."""
    try:
        return gdb.execute(command, to_string=True).strip("\n")
    except gdb.error as error:
        return "error: %s" % error


def typed(command):
    """The same for commands that show where the program is: that goes to the
    terminal, whoever runs the command."""
    gdb.flush()
    terminal = os.dup(1)
    with open(REQUEST["output"] + ".terminal", "w+") as file:
        os.dup2(file.fileno(), 1)
        error = None
        try:
            gdb.execute(command)
        except gdb.error as caught:
            error = "error: %s" % caught
        gdb.flush()
        os.dup2(terminal, 1)
        os.close(terminal)
        file.seek(0)
        return error or file.read().strip("\n")


def frame(shown):
    """What gdb tells about the selected frame."""
    args, local = run("info args"), run("info locals")
    variables = {}
    for name in re.findall(r"^(\w+) = ", args + "\n" + local, re.MULTILINE):
        variables[name] = {"ptype": run("ptype " + name), "print": run("print " + name)}
        if re.search(r"\*.*\) 0x[1-9a-f]", variables[name]["print"]):
            variables[name]["pointee"] = run("print *" + name)
    return {"frame": shown, "args": args, "locals": local, "variables": variables}


def stops_at(place):
    """Whether the program, run from its start, gets there."""
    run("tbreak " + place)
    run("run > /dev/null")
    return gdb.selected_inferior().pid != 0


def session(function, unmoved):
    if not stops_at(function):
        return {"function": function, "stopped": False}
    record = {"function": function, "stopped": True, "backtrace": run("backtrace")}
    record["up"] = [frame(typed("frame"))]
    while not (shown := typed("up")).startswith("error: "):
        record["up"].append(frame(shown))
    record["top"] = shown
    record["down"] = []
    while not (shown := typed("down")).startswith("error: "):
        record["down"].append(shown)
    record["bottom"] = shown
    record["again"] = run("info args")
    innermost = gdb.newest_frame()
    line = innermost.find_sal().line
    record["finish"] = None
    if innermost.type() == gdb.NORMAL_FRAME and innermost.name() != "main":
        printed = typed("finish")
        moved = int(gdb.lookup_global_symbol("main").value().address) - unmoved
        record["finish"] = {
            "printed": printed,
            "backtrace": run("backtrace"),
            "address": gdb.newest_frame().pc() - moved,
        }
    run("kill")
    record["line"] = run("backtrace") if stops_at("%s:%d" % (REQUEST["source"], line)) else None
    run("kill")
    return record


def main():
    for setting in ["confirm off", "debuginfod enabled off", "breakpoint pending off", "width 0"]:
        run("set " + setting)
    # Else long values are cut short.
    for setting in ["elements unlimited", "repeats unlimited", "frame-arguments all"]:
        run("set print " + setting)
    unmoved = int(gdb.lookup_global_symbol("main").value().address)
    with open(REQUEST["output"], "w") as output:
        for function in REQUEST["functions"]:
            output.write(json.dumps(session(function, unmoved)) + "\n")


main()
