//! The program of the example `regalloc2_backend` in gdb: arguments and locals at each statement,
//! and at each instruction.

// In the example, this is the main module.
#[allow(dead_code)]
#[path = "../examples/regalloc2_backend/main.rs"]
mod regalloc2_backend;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use dwarfsmith_cranelift::{CompiledFunction, Place};
use support::{assert_in_order, gdb};

/// `mix(2, 3)`: c = 5, d = 6, e = c - d = -1, f = d - a = 4. Then, with b from 3 to 1: last = c,
/// c = c * d, d = d + e. Last, g = c + f = 604 and h = g - last = 454.
const HISTORIES: [(&str, &[&str]); 9] = [
    ("a", &["2"]),
    ("b", &["3", "2", "1", "0"]),
    ("c", &["5", "30", "150", "600"]),
    ("d", &["6", "5", "4", "3"]),
    ("e", &["-1"]),
    ("f", &["4"]),
    ("last", &["0", "5", "30", "150"]),
    ("g", &["604"]),
    ("h", &["454"]),
];

/// The linked program, which checks the result, and its function.
fn program(name: &str) -> (PathBuf, CompiledFunction) {
    let source = "examples/regalloc2_backend/mix.calc";
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [object, main, executable] =
        ["o", "c", "out"].map(|end| directory.join(format!("{name}.{end}")));
    let function = regalloc2_backend::build(&source, &object).expect("an object file");
    let text = "long mix(long, long); int main(void) { return mix(2, 3) != 454; }";
    std::fs::write(&main, text).expect("a file");
    support::link(&[&main, &object], &executable);
    support::run_ok(&mut Command::new(&executable));
    (executable, function)
}

/// The example has only four registers, so some values are on the stack.
#[test]
fn values_are_in_registers_and_on_the_stack() {
    let (_, function) = program("regalloc2_places");
    assert_eq!(function.errors, []);
    let places = function.machine.ranges.iter().map(|range| range.place);
    let (registers, stack): (Vec<_>, Vec<_>) =
        places.partition(|place| matches!(place, Place::Register(_)));
    assert!(registers.len() > 10 && stack.len() > 3);
}

/// `last = c` needs no code, so gdb stops after it.
#[test]
fn gdb_shows_arguments_and_locals_at_statements() {
    let (executable, _) = program("regalloc2_statements");
    let show = "printf \"%ld %ld %ld %ld %ld %ld %ld\\n\", a, b, c, d, e, f, last";
    let mut commands = vec![
        "break mix.calc:9",
        "run",
        show,
        "continue",
        show,
        "continue",
        show,
    ];
    commands.extend(["delete", "break mix.calc:13", "continue"]);
    commands.extend(["print c", "print f", "print last"]);
    commands.extend([
        "delete",
        "break mix.calc:15",
        "continue",
        "print h",
        "backtrace",
    ]);
    let output = gdb(&executable, &commands);
    let texts = [
        "mix (a=2, b=3) at ",
        "2 3 5 6 -1 4 5",
        "2 2 30 5 -1 4 30",
        "2 1 150 4 -1 4 150",
        "= 600",
        "= 4",
        "= 150",
        "= 454",
        "#0  mix (a=",
        "#1 ",
        "in main ()",
    ];
    assert_in_order(&output, &texts);
}

/// At each instruction, a variable is optimized out or has a value of its history, never an earlier
/// value than at a previous instruction.
#[test]
fn values_at_every_instruction_are_the_history_of_their_variables() {
    const SCRIPT: &str = "python
while gdb.newest_frame().name() == 'mix':
    frame = gdb.newest_frame()
    for name in ['a', 'b', 'c', 'd', 'e', 'f', 'last', 'g', 'h']:
        value = frame.read_var(name)
        if not value.is_optimized_out: print('value', name, int(value), hex(frame.pc()))
    print('caller', frame.older().name())
    gdb.execute('stepi', to_string=True)
";
    let (executable, _) = program("regalloc2_instructions");
    let script = Path::new(env!("CARGO_TARGET_TMPDIR")).join("regalloc2_instructions.gdb");
    std::fs::write(&script, SCRIPT).expect("a script");
    let source = format!("source {}", script.display());
    let output = gdb(&executable, &["break *mix", "run", &source]);
    let lines = || {
        output
            .lines()
            .map(|line| line.split(' ').collect::<Vec<_>>())
    };
    for (name, history) in HISTORIES {
        let shown = lines().filter(|words| words.starts_with(&["value", name]));
        let shown: Vec<_> = shown.collect();
        let mut at = 0;
        for words in &shown {
            let Some(further) = history[at..].iter().position(|value| value == &words[2]) else {
                panic!("{name} is wrong at {}:\n{output}", words[3]);
            };
            at += further;
        }
        assert_eq!(
            at,
            history.len() - 1,
            "{name} does not have all values:\n{output}"
        );
    }
    let callers: Vec<_> = lines().filter(|words| words[0] == "caller").collect();
    assert!(callers.len() > 50, "{output}");
    assert!(callers.iter().all(|words| words[1] == "main"), "{output}");
}
