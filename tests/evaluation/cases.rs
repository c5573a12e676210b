//! Runs every case file in `tests/cases`.

use crate::support::files_in;
use dwarfsmith::eval::ErrorCode;
use std::fs;

#[path = "../../src/bin/dwarfsmith/cases/mod.rs"]
mod runner;

fn report(text: &str, file_name: &str) -> runner::CaseReport {
    runner::run(text, file_name, &mut |_| ())
}

/// Runs the files whose names `wanted` accepts, prints the reports of failures, and counts cases.
fn run(wanted: impl Fn(&str) -> bool) -> (usize, usize) {
    let (mut passed, mut failed) = (0, 0);
    for path in files_in("tests/cases", "toml") {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !wanted(&name) {
            continue;
        }
        let report = report(&fs::read_to_string(&path).unwrap(), &name);
        if report.failed > 0 {
            println!("{report}");
        }
        passed += report.passed;
        failed += report.failed;
    }
    (passed, failed)
}

#[test]
fn every_case_passes() {
    let (passed, failed) = run(|_| true);
    assert!(passed > 0);
    assert_eq!(failed, 0);
}

#[test]
fn all_worked_examples_pass() {
    assert_eq!(run(|name| name == "seed-examples.toml"), (22, 0));
}

/// A file with an unknown key is rejected with the key's name and line.
#[test]
fn unknown_keys_are_rejected() {
    for (text, line, key) in [
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = { location = \"undef\" }\nspeed = 1\n",
            6,
            "speed",
        ),
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\n[case.want]\nlocatoin = \"undef\"\n",
            6,
            "locatoin",
        ),
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = {}\n[case.context]\nwaves = 3\n",
            7,
            "waves",
        ),
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = {}\n[case.context.lanes]\nlength = 3\n",
            7,
            "length",
        ),
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = {}\n[[case.context.frames]]\npc = 3\n",
            7,
            "pc",
        ),
        (
            "[[case]]\nname = \"a\"\ntarget = \"x86_64\"\nops = \"\"\nwant = {}\n[case.context.entries]\nx = [{\nplace = 3 }]\n",
            8,
            "place",
        ),
        ("# nothing\n\ncases = 1\n", 3, "cases"),
    ] {
        let report = report(text, "text");
        assert_eq!((report.passed, report.failed), (0, 1));
        assert_eq!(report.failures[0].line, line, "{report}");
        assert!(
            report.failures[0].message.contains(key) && report.failures[0].case.is_none(),
            "{report}"
        );
        assert!(
            text[report.failures[0].span.clone()].starts_with(key),
            "{report}"
        );
    }
}

#[test]
fn differences_show_the_expected_and_the_actual_result() {
    let case = |want: &str| {
        format!(
            "[[case]]\nname = \"n\"\ntarget = \"x86_64\"\nops = \"DW_OP_reg1\"\nwant = {{ {want} }}\n"
        )
    };
    for (want, message) in [
        (
            "location = \"reg(2)+0\"",
            "f:1: n: location: want reg(2)+0, got reg(1)+0\n0 passed, 1 failed",
        ),
        (
            "error = \"truncated\"",
            "f:1: n: want error truncated, got reg(1)+0\n0 passed, 1 failed",
        ),
        (
            "location = \"reg(2)+0\", read = { bytes = 1, hex = \"00\" }",
            "f:1: n: location: want reg(2)+0, got reg(1)+0; read: want 00, got unavailable: \
             the contents of the register are unknown\n0 passed, 1 failed",
        ),
        (
            "location = \"reg(1)+0\", write = { hex = \"00\" }",
            "f:1: n: write: want 00, got unavailable: the machine cannot write there\n0 passed, 1 failed",
        ),
    ] {
        assert_eq!(report(&case(want), "f").to_string(), message);
    }
}

/// If evaluation fails, the expected result is shown nevertheless.
#[test]
fn failures_show_the_expected_result() {
    for (want, shown) in [
        ("location = \"undef\"", "location: want undef"),
        ("value = 1\nresult = \"value\"", "value: want 1"),
        (
            "stack = [1, \"undef\"]\nresult = \"stack\"",
            "stack: want [1, undef]",
        ),
        ("read = { bytes = 1, hex = \"2a\" }", "read: want 2a"),
        ("write = { hex = \"2a\" }", "write: want 2a"),
        ("error = \"truncated\"", "want error truncated"),
    ] {
        let (want, result) = want.split_once('\n').unwrap_or((want, ""));
        let text = format!(
            "[[case]]\nname = \"n\"\ntarget = \"x86_64\"\nops = \"DW_OP_drop\"\nwant = {{ {want} }}\n{result}\n"
        );
        let message = format!(
            "f:1: n: {shown}, got stack-underflow: the stack has too few entries (at byte 0, DW_OP_drop)"
        );
        assert_eq!(
            report(&text, "f").to_string(),
            message + "\n0 passed, 1 failed"
        );
    }
}

/// An invalid case fails, with the name of the wrong key, and a correct value.
#[test]
fn invalid_cases_name_the_key() {
    let plain = "target = \"x86_64\"\nops = \"DW_OP_reg1\"\n";
    let with = |context: &str| {
        format!("{plain}want = {{ location = \"reg(1)+0\" }}\ncontext = {{ {context} }}\n")
    };
    let wants = |want: &str| format!("{plain}want = {{ {want} }}\n");
    for (text, message) in [
        (wants(""), "`want` is empty; give one of location, value, "),
        (wants("value = 1"), "want.value needs `result = \"value\"`"),
        (
            wants("error = \"truncate\""),
            "want.error: `truncate` is not one of stack-underflow, type-mismatch, ",
        ),
        // Also if evaluation fails.
        (
            wants("error = \"x\"").replace("reg1", "drop"),
            "want.error: `x` is not one of stack-underflow, ",
        ),
        (
            wants("read = { bytes = 1, hex = \"0\" }"),
            "want.read: `0` is not hexadecimal; write two digits for each byte",
        ),
        (
            wants("write = { hex = \"x\" }"),
            "want.write: `x` is not hexadecimal; ",
        ),
        (
            wants("location = \"\"").replace("x86_64", "vax"),
            "target: `vax` is not one of x86_64, i386, aarch64, ",
        ),
        (
            wants("location = \"\"") + "rules = \"dwarf7\"\n",
            "rules: `dwarf7` is not one of dwarf5, llvm, dwarf6",
        ),
        (
            wants("location = \"\"") + "result = \"x\"\n",
            "result: `x` is not one of location, value, stack",
        ),
        (
            wants("location = \"\"").replace("reg1", "reg1\\nDW_OP_x"),
            "ops: 2:1: there is no operation called `DW_OP_x`",
        ),
        (
            with("registers = { foo = \"00\" }"),
            "context.registers.foo: `foo` is not a register of x86_64; write its name, ",
        ),
        (
            with("registers = { 65536 = \"00\" }"),
            "context.registers.65536: `65536` is not a register of x86_64; ",
        ),
        (
            with("registers = { 1 = \"00\", rdx = \"00\" }"),
            "context.registers.rdx: register 1 is given twice",
        ),
        (
            with("registers = { 1 = \"0\" }"),
            "context.registers.1: `0` is not hexadecimal; ",
        ),
        (
            with("memory = { \"0x18\" = \"00\" }"),
            "context.memory.\"0x18\": `0x18` is not a place in memory; write ADDRESS SPACE:",
        ),
        (
            with("memory = { \"0:0\" = \"zz\" }"),
            "context.memory.\"0:0\": `zz` is not hexadecimal; ",
        ),
        (
            with("entries = { x = \"DW_OP_x\" }"),
            "context.entries.x: 1:1: there is no operation called `DW_OP_x`",
        ),
        (
            with("object = \"DW_OP_const1u 256\""),
            "context.object: 1:15: the number `256` does not fit here; ",
        ),
        (
            with("entries = { x = [{ pcs = \"0\", ops = \"\" }] }"),
            "context.entries.x: `0` is not a range; write FROM..TO",
        ),
        (
            with("frames = [{ rules = { foo = \"\" } }]"),
            "context.frames[0].rules.foo: `foo` is not a register of x86_64",
        ),
        (
            with("frames = [{ rules = { 1 = \"\", rdx = \"\" } }]"),
            "context.frames[0].rules.rdx: register 1 is given twice",
        ),
        (
            with("frames = [{ registers = { foo = \"\" } }]"),
            "context.frames[0].registers.foo: `foo` is not a register of x86_64",
        ),
        (
            with("frames = [{ cfa = \"DW_OP_lit0\" }], cfa = \"DW_OP_lit0\""),
            "context.frames[0].cfa: context.cfa is the same CFA",
        ),
        (
            with(
                "entries = { m = \"\" }, maps = { m = { mem = \"\", chunk = \"\", registers = \"\", \
                 element = 1, count = 1 } }",
            ),
            "context.maps.m: an entry has this name",
        ),
        (
            with("initial = [\"DW_OP_nop\"]"),
            "context.initial: `DW_OP_nop` leaves nothing on the stack",
        ),
    ] {
        let text = format!("[[case]]\nname = \"n\"\n{text}");
        let report = report(&text, "f");
        assert!(
            report
                .to_string()
                .starts_with(&format!("f:1: n: {message}")),
            "{message}: {report}"
        );
        assert_eq!(
            (report.passed, report.failed, report.failures.len()),
            (0, 1, 1),
            "{report}"
        );
    }
}

/// Numbers must fit the type: neither more bits, nor another sign if the type has one.
#[test]
fn expected_values_are_integers_of_the_type_of_the_result() {
    let run = |ops: &str, want: &str| {
        let text = format!(
            "[[case]]\nname = \"n\"\ntarget = \"x86_64\"\nresult = \"value\"\nops = \"{ops}\"\nwant = {{ value = {want} }}\n"
        );
        report(&text, "f")
    };
    for (ops, want, passes) in [
        (
            "DW_OP_const8u 0xffffffffffffffff",
            "0xffffffffffffffff",
            true,
        ),
        (
            "DW_OP_const8u 0xffffffffffffffff",
            "18446744073709551615",
            true,
        ),
        ("DW_OP_const8u 0xffffffffffffffff", "-1", true),
        (
            "DW_OP_const8u 0xffffffffffffffff",
            "\"0xffffffffffffffff\"",
            true,
        ),
        (
            "DW_OP_const8u 0xffffffffffffffff",
            "-18446744073709551617",
            false,
        ),
        ("DW_OP_lit0", "18446744073709551616", false),
        ("DW_OP_lit0", "\"0x10000000000000000\"", false),
        ("DW_OP_lit0, DW_OP_convert u8", "0", true),
        ("DW_OP_lit0, DW_OP_convert u8", "256", false),
        ("DW_OP_lit1, DW_OP_convert i8", "\"i8 257\"", false),
        ("DW_OP_lit1, DW_OP_convert i8", "\"i8 1\"", true),
        ("DW_OP_lit1, DW_OP_convert i8", "\"u8 1\"", false),
    ] {
        let report = run(ops, want);
        assert_eq!(report.passed == 1, passes, "{ops} {want}: {report}");
    }
    for want in ["true", "1.5", "[1]", "{}"] {
        let report = run("DW_OP_lit0", want);
        assert_eq!(
            (report.failures[0].line, report.failures[0].case.is_none()),
            (6, true),
            "{report}"
        );
        assert!(
            report.failures[0]
                .message
                .contains("expected an integer, or text such as"),
            "{report}"
        );
    }
}

/// docs/cases.md is correct: its examples pass, and its keys are the known keys.
#[test]
fn the_description_is_correct() {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/cases.md")).unwrap();
    let mut examples = 0;
    for block in text.split("```toml\n").skip(1) {
        let report = report(block.split("```").next().unwrap(), "docs/cases.md");
        assert_eq!(report.failed, 0, "{report}");
        examples += report.passed;
    }
    assert_eq!(examples, 4);

    let rows = |heading: &str| -> Vec<String> {
        let table = text
            .split(&format!("## {heading}\n"))
            .nth(1)
            .unwrap()
            .split("\n## ")
            .next()
            .unwrap();
        let rows = table
            .lines()
            .filter_map(|line| line.strip_prefix("| `")?.split_once('`').map(|row| row.0));
        rows.map(str::to_string).collect()
    };
    let codes: Vec<&str> = ErrorCode::ALL.iter().map(|code| code.text()).collect();
    assert_eq!(rows("Errors"), codes);
    // A message about an unknown key lists the known ones; the description has each.
    for table in ["", "context", "want"] {
        let key = if table.is_empty() {
            "x = 1".to_string()
        } else {
            format!("{table} = {{ x = 1 }}")
        };
        let case = format!("[[case]]\nname = \"n\"\ntarget = \"x86_64\"\nops = \"\"\n{key}\n");
        let message = &report(&case, "f").failures[0].message;
        let known: Vec<&str> = message.split('`').skip(3).step_by(2).collect();
        assert!(known.len() >= 6, "{message}");
        assert!(
            known.iter().all(|key| text.contains(&format!("`{key}`"))),
            "{message}"
        );
    }
    for target in dwarfsmith::Target::all() {
        assert!(
            text.contains(&format!("`{}`", target.name())),
            "{}",
            target.name()
        );
    }
}
