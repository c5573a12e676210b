"""Runs a script in gdb or in lldb, whichever has loaded it.

The environment variable REQUEST is a JSON object. Its `output` is the file to write, one JSON
record a line. The last record, of the kind "end", has the reason why the run ended.

`Session` of gdb_session.py and lldb_session.py is a program in the debugger. Both have

    source            the name of the program's source file
    statements        the line of each address where a statement starts
    places(place)     where the debugger puts a breakpoint for a line or function that the user
                      names: pairs of an address and a line
    code()            the ranges of addresses of the program's functions
    breakpoint(a)     a new breakpoint at an address; `enabled` can be set
    resume(), step()  run to the next breakpoint; run one instruction
    running()         whether the program has not ended
    pc()              the address of the next instruction
    frames()          the frames from the innermost out to main
    stack_pointer()
    return_address()  the one of a function that was just entered
    kill()

Frames have a `name`, that of the function, an `address`, which is in the call for those of callers,
a `line`, and `variables()`: for each variable in scope its `name`, the line where it is `declared`,
and its `value`. Addresses are the executable's own, as other tools print them.

A value is an integer as a decimal string, {"bits": "0x.."} for a float, true or false, a list, an
object, or {"null": .., "pointee": ..} for a pointer. A part for which the debugger says that it has
no value is {"$missing": ..}; one for which it reports another error is {"$error": ..}.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
REQUEST = json.loads(os.environ["REQUEST"])


def run(main):
    """Runs `main(session, write)`, whose result are the fields of the last record. gdb runs it at
    once; lldb calls what this function returns.
    """
    if "lldb" in sys.modules:
        from lldb_session import Session

        return lambda debugger, _: guarded(main, lambda: Session(REQUEST, debugger))
    from gdb_session import Session

    return guarded(main, lambda: Session(REQUEST))


def guarded(main, start):
    with open(REQUEST["output"], "w") as output:

        def write(kind, **fields):
            output.write(json.dumps({"kind": kind, **fields}) + "\n")

        # A script that fails must not look like a short run.
        end = {"reason": "the script failed"}
        try:
            session = start()
            end = main(session, write)
            if session.running():
                session.kill()
        except BaseException as error:
            end = {"reason": "the script failed: %s: %s" % (type(error).__name__, error)}
            raise
        finally:
            write("end", **end)
