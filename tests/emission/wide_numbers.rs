//! Numbers that are wider than an address: what gdb computes from the lowered DWARF is what the
//! modules of `tests/filetests/meaning/lowering/` state by hand.
//!
//! Each module becomes a program for i386, whose instructions do nothing. At its first instruction,
//! gdb sets the registers and the memory of an expectation and prints the variable. Modules for Arm
//! are read with i386's registers in place of Arm's.

use crate::support::{self, parsed, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use std::path::Path;
use std::process::Command;

/// i386's names for the registers of the modules for Arm.
const NAMES: [(&str, &str); 9] = [
    ("target \"arm\"", "target \"i386\""),
    ("(r0, r1)", "(eax, edx)"),
    ("(r2, r3)", "(ebx, ecx)"),
    ("(r2)", "(ebx)"),
    ("(d0)", "(mm0)"),
    (" r0=", " eax="),
    (" r1=", " edx="),
    (" r2=", " ebx="),
    (" r3=", " ecx="),
];

/// An expectation: the commands that set the machine's state, the variable, and the digits that gdb
/// prints for its value; `None` if the evaluation fails.
struct Case<'a> {
    line: &'a str,
    commands: Vec<String>,
    variable: &'a str,
    want: Option<u64>,
}

/// Reads an expectation of an object of at most 64 bits; `None` for other comments.
fn case(line: &str) -> Option<Case<'_>> {
    let (state, rest) = line.strip_prefix(";! f+0x4 with ")?.split_once(": ")?;
    let (variable, want) = rest.split_once(" = ")?;
    let want = match want.strip_prefix("imm(") {
        Some(digits) => {
            let digits = digits.strip_suffix(")+0")?;
            let bytes = (0..digits.len() / 2).rev().map(|at| &digits[at * 2..][..2]);
            Some(u64::from_str_radix(&bytes.collect::<String>(), 16).ok()?)
        }
        None if want == "error" => None,
        None => return None,
    };
    let mut commands = Vec::new();
    for part in state.split(", ") {
        let (name, value) = part.split_once('=')?;
        match name.strip_prefix("[0x70") {
            // The program has its own stack, whose top is 0x7000 in the module.
            Some(offset) => {
                let bytes = value.strip_prefix('<')?.strip_suffix('>')?;
                let offset = u32::from_str_radix(offset.strip_suffix(']')?, 16).ok()?;
                for (at, byte) in (offset..).zip(bytes.split(' ')) {
                    commands.push(format!("set *(unsigned char *)($esp+{at})=0x{byte}"));
                }
            }
            None if name == "esp" => {}
            None if value.starts_with('<') => return None,
            None => commands.push(format!("set ${name}={value}")),
        }
    }
    Some(Case {
        line,
        commands,
        variable,
        want,
    })
}

/// True if gdb, at least version 13, has another result, or ends with a signal: the remainder of a
/// division by zero is the dividend, and the smallest number is divided by −1.
fn is_misread(case: &Case<'_>) -> bool {
    let overflows = case.variable == "quotient" && case.want == Some(1 << 63);
    case.variable == "unsigned_remainder" && case.want.is_none() || overflows
}

fn program(name: &str, source: &str, portable: bool) -> std::path::PathBuf {
    let module = parsed(source);
    let validated = valid(&module);
    let lowering = LowerOptions {
        portable,
        ..LowerOptions::new(Dialect::Dwarf5)
    };
    let lowered = validated.lower(&lowering).unwrap();
    assert!(lowered.degradations().is_empty());
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wide-numbers");
    std::fs::create_dir_all(&folder).unwrap();
    let program = folder.join(format!("{name}-{portable}"));
    let object = program.with_extension("o");
    std::fs::write(&object, sections.to_elf(Some(&[0x90; 0x20])).unwrap()).unwrap();
    let mut linker = Command::new(support::tool("ld.bfd"));
    linker.args(["-m", "elf_i386", "-e", "f", "-o"]);
    support::run_ok(linker.arg(&program).arg(&object));
    program
}

fn compare(name: &str, source: &str, portable: bool) -> usize {
    let cases = source.lines().filter_map(case);
    let cases: Vec<Case<'_>> = cases.filter(|case| !is_misread(case)).collect();
    let mut gdb = Command::new(support::tool("gdb"));
    gdb.args(support::gdb_arguments(&[
        "set confirm off",
        "set language c",
        "break *f",
        "run",
    ]));
    for case in &cases {
        for command in &case.commands {
            gdb.args(["-ex", command]);
        }
        gdb.args(["-ex", &format!("print/x {}", case.variable)]);
        gdb.args(["-ex", "echo @\\n"]);
    }
    let output = support::run(gdb.arg(program(name, source, portable)));
    // A failure is printed to the other stream, so that nothing is printed between the separators.
    let printed = support::text(&output.stdout);
    let failures = support::text(&output.stderr);
    let values: Vec<&str> = printed.split("@\n").collect();
    assert_eq!(values.len(), cases.len() + 1, "{printed}\n{failures}");
    for (case, value) in cases.iter().zip(values) {
        let value = value.rsplit_once(" = 0x").map(|(_, digits)| digits.trim());
        let value = value.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        assert_eq!(value, case.want, "{name}, {portable}: {}", case.line);
    }
    let by_zero = cases.iter().filter(|case| case.want.is_none()).count();
    let failed = failures.matches("ivision by zero").count();
    assert_eq!(failed, by_zero, "{failures}");
    cases.len()
}

#[test]
fn gdb_computes_with_numbers_that_are_wider_than_an_address() {
    let folder = support::root().join("tests/filetests/meaning/lowering");
    let names = [
        "wide-products-i386",
        "wide-shifts-i386",
        "wide-shifts-by-registers-i386",
        "wide-comparisons-arm",
        "wide-conversions-arm",
    ];
    let mut compared = 0;
    for name in names {
        let mut source = std::fs::read_to_string(folder.join(format!("{name}.di"))).unwrap();
        if name.ends_with("arm") {
            for (theirs, ours) in NAMES {
                source = source.replace(theirs, ours);
            }
        }
        for portable in [true, false] {
            compared += compare(name, &source, portable);
        }
    }
    assert!(compared > 200, "{compared}");
}
