//! `examples/postmortem.rs`, which uses the evaluator as a debugger does, against gdb on the same
//! stopped program.

#[path = "../../examples/postmortem.rs"]
#[allow(dead_code)]
mod example;

use crate::support::{run_ok, tool};
use std::path::Path;
use std::process::Command;

/// Compiles the program, stops it in gdb at the first instruction of `stop`, and returns the output
/// of gdb and of the example.
fn stopped(
    folder: &Path,
    source: &str,
    options: &[&str],
    commands: &[&str],
) -> (Vec<String>, String) {
    let (program, core) = (folder.join("program"), folder.join("program.core"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/evaluation/postmortem")
        .join(source);
    run_ok(
        Command::new(tool("cc"))
            .arg("-g")
            .args(options)
            .arg(source)
            .arg("-o")
            .arg(&program),
    );
    let save = format!("generate-core-file {}", core.display());
    let mut gdb = Command::new(tool("gdb"));
    gdb.args(["-q", "-batch", "-nx", "-ex", "break *stop", "-ex", "run"]);
    for command in commands.iter().copied().chain([&save[..]]) {
        gdb.args(["-ex", command]);
    }
    let printed = run_ok(gdb.arg(&program));
    // Only the output of the commands begins in this way.
    let printed = printed
        .lines()
        .filter_map(|line| line.strip_prefix("= "))
        .map(str::to_string)
        .collect();
    let described = example::describe(
        &std::fs::read(program).unwrap(),
        &std::fs::read(core).unwrap(),
    );
    (printed, described.unwrap())
}

/// The number in `text`'s hexadecimal digits, in the order of memory.
fn number(text: &str) -> i64 {
    let byte = |at: usize| u64::from_str_radix(&text[at..at + 2], 16).unwrap();
    (0..8)
        .rev()
        .fold(0, |number, index| number << 8 | byte(2 * index)) as i64
}

/// The number of a pointer, as the example writes it.
fn address(text: &str) -> u64 {
    text.strip_prefix("u64 ").unwrap().parse().unwrap()
}

/// If numbers in floating-point registers and addresses were overwritten, the call site describes
/// them: gcc writes `DW_OP_entry_value (DW_OP_regval_type xmm0, double)`. Its addresses are those
/// of the file.
#[test]
fn passed_arguments_equal_those_of_gdb() {
    let folder = std::env::temp_dir().join(format!("dwarfsmith-passed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let asked =
        r#"printf "= %g %g %ld %ld %#lx\n", x@entry, y@entry, name@entry, count@entry, $pc"#;
    for [optimize, link] in [["-O1", "-no-pie"], ["-O1", "-pie"], ["-O2", "-pie"]] {
        let (gdb, text) = stopped(
            &folder,
            "floats.c",
            &[optimize, "-fPIE", link],
            &["up", asked],
        );
        let after = |start: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(start));
            line.unwrap_or_else(|| panic!("no line starts with {start:?}:\n{text}"))
        };
        let value = |start: &str| after(start).rsplit_once(' ').unwrap().1;
        let [x, y, name, count] =
            ["  x: imm(", "  y: imm(", "  name: imm(", "  count: imm("].map(value);
        let pc = after("#1 ").strip_suffix(" scaled").unwrap();
        assert_eq!(gdb, [format!("{x} {y} {name} {count} {pc}")], "{text}");
        assert_eq!((x, y), ("1.5", "2.5"));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn frames_and_variables_equal_those_of_gdb() {
    let folder = std::env::temp_dir().join(format!("dwarfsmith-postmortem-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let frame_0 = r#"printf "= %ld %ld %ld %g %#lx\n", pair.first, pair.second, twice, half, $pc"#;
    let frame_1 = r#"printf "= %d %#lx %ld %#lx\n", count, name, pair.second, $pc"#;
    let frame_2 = r#"printf "= %#lx %#lx\n", &text, $pc"#;
    // A program at the addresses of its file, and a position-independent one.
    for [version, link] in [
        ["-gdwarf-5", "-no-pie"],
        ["-gdwarf-4", "-no-pie"],
        ["-gdwarf-5", "-pie"],
        ["-gdwarf-4", "-pie"],
    ] {
        let commands = [frame_0, "up", frame_1, "up", frame_2];
        let (gdb, text) = stopped(
            &folder,
            "program.c",
            &["-O2", "-fPIE", version, link],
            &commands,
        );
        let lines: Vec<&str> = text.lines().collect();
        let after = |start: &str| {
            let line = lines.iter().find_map(|line| line.strip_prefix(start));
            line.unwrap_or_else(|| panic!("no line starts with {start:?}:\n{text}"))
        };

        // A struct of two integers is passed in rdi and rsi, the next integer in rdx, and a
        // floating-point number in xmm0 (System V ABI, section 3.2.3): DWARF's registers 5, 4, 1
        // and 17.
        let pair = after("  pair: comp[0..8: reg(5)+0, 8..16: reg(4)+0]+0 = ");
        let twice = after("  twice: reg(1)+0 = i64 ");
        let half = after("  half: reg(17)+0 = f64 ");
        let pc = after("#0 ").strip_suffix(" stop").unwrap();
        assert_eq!(
            gdb[0],
            format!(
                "{} {} {twice} {half} {pc}",
                number(pair),
                number(&pair[16..])
            ),
            "{text}"
        );

        // In the caller, registers have been overwritten: both compute the parameters from the call
        // site in `main`, and with them the half of the struct that is not optimized out.
        let count = after("  count: imm(0400000000000000)+0 = i32 ");
        let name = address(after("  name: imm(").split_once(" = ").unwrap().1);
        let second =
            after("  pair: comp[0..8: undef, 8..16: imm(0c00000000000000)+0]+0 = ________________");
        let pc = after("#1 ").strip_suffix(" middle").unwrap();
        assert_eq!(
            gdb[1],
            format!("{count} {name:#x} {} {pc}", number(second)),
            "{text}"
        );

        // char text[6] = "dwarf"
        let place = after("  text: mem(0)+")
            .strip_suffix(" = 647761726600")
            .unwrap();
        let pc = after("#2 ").strip_suffix(" main").unwrap();
        assert_eq!(gdb[2], format!("{place} {pc}"), "{text}");
        assert!(
            lines
                .last()
                .unwrap()
                .starts_with("that is all: there is no call frame information for 0x7f"),
            "{text}"
        );
    }

    // Not optimized, all is in memory, and a frame base is an expression of the canonical frame
    // address.
    let frame_1 = r#"printf "= %d %#lx %ld %ld %ld %ld\n", count, name, pair.first, pair.second, total, twice"#;
    let (gdb, text) = stopped(&folder, "program.c", &["-O0", "-no-pie"], &["up", frame_1]);
    let middle: Vec<&str> = text
        .split("\n#")
        .nth(1)
        .unwrap()
        .lines()
        .map(|line| line.split_once(" = ").map_or("", |of| of.1))
        .collect();
    let [_, count, name, pair, total, twice] = middle[..] else {
        panic!("{text}")
    };
    let plain = |text: &'static str| move |of: &str| of.strip_prefix(text).unwrap().to_string();
    let (count, long) = (plain("i32 ")(count), plain("i64 "));
    let values = format!(
        "{count} {:#x} {} {}",
        address(name),
        number(pair),
        number(&pair[16..])
    );
    assert_eq!(
        gdb,
        [format!("{values} {} {}", long(total), long(twice))],
        "{text}"
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A file that is not a program, or not a core file, causes an error and no panic.
#[test]
fn other_files_are_rejected() {
    let program = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    assert!(example::describe(b"", b"").is_err());
    assert!(example::describe(&program, b"nothing").is_err());
    assert!(example::describe(b"\x7fELF", &program).is_err());
    assert_eq!(
        example::describe(&program, &program)
            .unwrap_err()
            .to_string(),
        "the core file has no thread"
    );
}
