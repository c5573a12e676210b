//! The commands of the evaluator: `eval`, `asm` and `disasm`, and how all commands read and write.

use super::kit::{Run, TemporaryFile, output, run, run_with};

#[test]
fn assembling_and_disassembling() {
    assert_eq!(
        output(&["asm", "DW_OP_reg4, DW_OP_offset_uconst 20"]),
        "54 e9 05 14\n"
    );
    assert_eq!(
        output(&["disasm", "54e90514"]),
        "DW_OP_reg4\nDW_OP_LLVM_offset_uconst 20\n"
    );
    assert_eq!(
        output(&["disasm", "0x91, 78 06"]),
        "DW_OP_fbreg -8\nDW_OP_deref\n"
    );
    assert_eq!(
        output(&["asm", "DW_OP_const2u 258", "--target", "generic32-be"]),
        "0a 01 02\n"
    );
    assert_eq!(
        output(&["disasm", "0a0102", "--target", "generic32-be"]),
        "DW_OP_const2u 258\n"
    );
    assert_eq!(output(&["disasm", ""]), "");
    // The shortest call that reaches the entry (DWARF 5 section 7.7.1: call2 0x98, call4 0x99).
    assert_eq!(output(&["asm", "DW_OP_call 0x100"]), "98 00 01\n");
    assert_eq!(output(&["asm", "DW_OP_call 0xffff"]), "98 ff ff\n");
    assert_eq!(output(&["asm", "DW_OP_call 0x10000"]), "99 00 00 01 00\n");
    for wrong in [
        "DW_OP_const1u ++5",
        "DW_OP_const1s -+5",
        "DW_OP_const1u 0x+5",
        "DW_OP_lit01",
    ] {
        assert_eq!(run(&["asm", wrong]).code, Some(1), "{wrong}");
    }
    // Only at the start is `0x` no digit.
    assert_eq!(run(&["disasm", "3000x31"]).code, Some(1));
    let Run {
        code, output: text, ..
    } = run_with(&["asm", "-"], b"DW_OP_lit1\nDW_OP_lit2 ; two");
    assert_eq!((code, text.as_str()), (Some(0), "31 32\n"));
    // LLVM's operations are not DWARF 5's.
    assert_eq!(
        run(&["asm", "--dialect", "dwarf5", "DW_OP_push_lane"]).code,
        Some(1)
    );
}

#[test]
fn wrong_operations_and_bytes_are_shown() {
    let Run {
        code,
        output,
        errors,
    } = run(&["asm", "DW_OP_reg4, DW_OP_frob 20"]);
    assert_eq!((code, output.as_str()), (Some(1), ""));
    assert!(
        errors
            .contains("error: there is no operation called `DW_OP_frob`\n --> <operations>:1:13\n"),
        "{errors}"
    );
    assert!(errors.contains("             ^^^^^^^^^^\n"), "{errors}");
    for bytes in ["5", "xy", "0a01"] {
        let Run {
            code,
            output,
            errors,
        } = run(&["disasm", bytes]);
        assert_eq!((code, output.as_str()), (Some(1), ""), "{bytes}");
        assert!(errors.starts_with("error: "), "{errors}");
    }
}

#[test]
fn eval_runs_case_files() {
    let case = |want: &str| {
        format!(
            "[[case]]\nname = \"c\"\ntarget = \"x86_64\"\nops = \"DW_OP_reg5\"\nwant = {{ location = \"{want}\" }}\n"
        )
    };
    let (good, bad) = (case("reg(5)+0"), case("reg(6)+0"));
    let (good, bad) = (
        TemporaryFile::new("good.toml", &good),
        TemporaryFile::new("bad.toml", &bad),
    );
    assert_eq!(
        output(&["eval", good.path(), good.path()]),
        "2 passed, 0 failed\n"
    );
    let Run {
        code,
        output,
        errors,
    } = run(&["eval", good.path(), bad.path()]);
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    let lines: Vec<&str> = output.lines().collect();
    assert!(
        lines[0].starts_with(bad.path())
            && lines[0].contains("reg(6)+0")
            && lines[0].contains("reg(5)+0")
    );
    assert_eq!(lines[1..], ["1 passed, 1 failed"]);
    assert_eq!(run(&["eval", good.path(), "nowhere.toml"]).code, Some(2));
}

/// `asm` on the output of `disasm` gives the input of `disasm`.
#[test]
fn disassembly_assembles_to_the_same_bytes() {
    for (bytes, text) in [
        // GNU's codes of operations that are standard now (binutils' `dwarf2.def`), and LLVM's nop.
        (
            "f3 01 55 9f",
            "DW_OP_GNU_entry_value (DW_OP_reg5)\nDW_OP_stack_value\n",
        ),
        ("96 e9 01", "DW_OP_nop\nDW_OP_LLVM_nop\n"),
        ("fa 04 00 00 00", "DW_OP_GNU_parameter_ref 0x4\n"),
        ("e9 80 02", "DW_OP_composite\n"),
        ("a4 2a 02 01 02", "DW_OP_const_type 0x2a <01 02>\n"),
    ] {
        assert_eq!(output(&["disasm", bytes]), text);
        assert_eq!(
            output(&["asm", "--gnu", "--experimental", text]),
            format!("{bytes}\n")
        );
    }
    // A number may be longer in LEB128 than necessary; the text shows that only in a comment.
    let text = output(&["disasm", "30 23 85 80 00 a3 81 00 55"]);
    let padded = "DW_OP_plus_uconst 5 ; padded: 23 85 80 00\nDW_OP_entry_value (DW_OP_reg5) ; padded: a3 81 00 55\n";
    assert_eq!(text, format!("DW_OP_lit0\n{padded}"));
    assert_eq!(output(&["asm", &text]), "30 23 05 a3 01 55\n");
}

#[test]
fn errors_name_the_option_that_helps() {
    for (arguments, help) in [
        (
            &["asm", "DW_OP_overlay"] as &[&str],
            "= note: `--experimental` allows it\n",
        ),
        (&["asm", "DW_OP_GNU_uninit"], "= note: `--gnu` allows it\n"),
        (
            &[
                "asm",
                "DW_OP_entry_value (DW_OP_reg5)",
                "--dialect",
                "dwarf4",
            ],
            "= note: `--gnu` allows it\n",
        ),
        (
            &["asm", "DW_OP_piece_end", "--dialect", "dwarf5"],
            "dialects that have it: llvm, llvm-legacy, dwarf6-draft\n",
        ),
        (
            &["asm", "DW_OP_convert i32"],
            "write an offset in the unit, such as 0x2a\n",
        ),
        (&["asm", "DW_OP_call @x"], "there is no entry called `x`\n"),
        (
            &["asm", "DW_OP_const1u 256"],
            "the number `256` does not fit here; write a number from 0 to 255\n --> <operations>:1:15\n",
        ),
        (
            &["disasm", "e4 04", "--dialect", "dwarf5"],
            "at byte 0: no operation has the opcode 0xe4; readable as llvm-legacy\n",
        ),
        (
            &["disasm", "30 a3 01 75"],
            "at byte 3: the expression ends inside an operation\n",
        ),
        (
            &["disasm", "30 3"],
            "expected a hexadecimal digit; write two for each byte\n --> <bytes>:1:5\n",
        ),
        (
            &["disasm", "30 3 1"],
            "expected a hexadecimal digit; write two for each byte\n --> <bytes>:1:5\n",
        ),
        (
            &["disasm", "30 x31"],
            "expected a hexadecimal digit; write two for each byte\n --> <bytes>:1:4\n",
        ),
    ] {
        let Run {
            code,
            output,
            errors,
        } = run(arguments);
        assert_eq!((code, output.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(
            errors.starts_with("error: ") && errors.contains(help),
            "{arguments:?}: {errors}"
        );
    }
}

const CASE: &str = "[[case]]\nname = \"c\"\ntarget = \"x86_64\"\nops = \"DW_OP_reg5\"\nwant = { location = \"reg(5)+0\" }\n";

#[test]
fn eval_reads_standard_input_once_and_any_line_ends() {
    for text in [
        CASE.to_string(),
        CASE.replace('\n', "\r\n"),
        format!("\u{feff}{CASE}"),
        CASE.trim_end().to_string(),
    ] {
        let Run {
            code,
            output,
            errors,
        } = run_with(&["eval", "-"], text.as_bytes());
        assert_eq!(
            (code, output.as_str(), errors.as_str()),
            (Some(0), "1 passed, 0 failed\n", "")
        );
    }
    let Run {
        code,
        output,
        errors,
    } = run_with(&["eval", "-", "-"], CASE.as_bytes());
    assert_eq!((code, output.as_str()), (Some(2), "1 passed, 0 failed\n"));
    assert_eq!(
        errors,
        "error: <stdin> cannot be read: it was read before; write `-` only once\n\n"
    );
}

/// Files that cannot be read are reported, and the others are run.
#[test]
fn eval_continues_after_unreadable_files() {
    let good = TemporaryFile::new("readable.toml", CASE);
    let bytes = TemporaryFile::new("bytes.toml", b"# \xc3\xa9\n# \xff\n");
    let Run {
        code,
        output,
        errors,
    } = run(&["eval", "nowhere.toml", ".", bytes.path(), good.path()]);
    assert_eq!((code, output.as_str()), (Some(2), "1 passed, 0 failed\n"));
    let messages: Vec<&str> = errors.split_terminator("\n\n").collect();
    assert!(
        messages[0].starts_with("error: nowhere.toml cannot be read: "),
        "{errors}"
    );
    assert!(
        messages[1].starts_with("error: . cannot be read: "),
        "{errors}"
    );
    assert!(
        messages[2]
            .ends_with("bytes.toml cannot be read: it is not UTF-8 text; line 2 has the byte 0xff"),
        "{errors}"
    );
    assert_eq!(messages.len(), 3);
}

/// A file that is rejected is shown with the place of the error; its cases are not run, those of
/// other files are.
#[test]
fn eval_rejects_files() {
    let good = TemporaryFile::new("accepted.toml", CASE);
    let key = TemporaryFile::new("key.toml", format!("{CASE}speed = 1\n"));
    let Run {
        code,
        output,
        errors,
    } = run(&["eval", key.path(), good.path()]);
    assert_eq!((code, output.as_str()), (Some(1), "1 passed, 1 failed\n"));
    assert!(
        errors.starts_with("error: unknown field `speed`, expected one of `name`, "),
        "{errors}"
    );
    assert!(
        errors.contains("key.toml:6:1\n") && errors.contains("\n6 | speed = 1\n  | ^^^^^\n"),
        "{errors}"
    );
    // A run without cases is not a failure, but there is a warning.
    let Run {
        code,
        output,
        errors,
    } = run_with(&["eval", "-"], b"# nothing\n");
    assert_eq!((code, output.as_str()), (Some(0), "0 passed, 0 failed\n"));
    assert_eq!(
        errors,
        "warning: <stdin> has no cases; each begins with [[case]]\n\n"
    );
    // Nesting has a limit.
    assert_eq!(
        run_with(
            &["eval", "-"],
            format!("x = {}", "[".repeat(100_000)).as_bytes()
        )
        .code,
        Some(1)
    );
}

/// Every failed case is one line on standard output, for any number of differences.
#[test]
fn eval_prints_a_line_for_each_failed_case() {
    let case = |name: &str, want: &str| {
        format!(
            "[[case]]\nname = \"{name}\"\ntarget = \"x86_64\"\nops = \"DW_OP_lit4\"\nwant = {{ {want} }}\n\n"
        )
    };
    let wrong = case(
        "two\\nlines",
        r#"location = "undef", read = { bytes = 1, hex = "00" }"#,
    );
    let text = format!(
        "{}{}{wrong}",
        case("same", r#"location = "mem(0)+0x4""#),
        case("same", r#"location = "x""#)
    );
    let Run {
        code,
        output,
        errors,
    } = run_with(&["eval", "-"], text.as_bytes());
    assert_eq!((code, errors.as_str()), (Some(1), ""));
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(
        lines[0],
        "<stdin>:7: same: location: want x, got mem(0)+0x4"
    );
    assert!(lines[1].starts_with(
        "<stdin>:13: two\\nlines: location: want undef, got mem(0)+0x4; read: want 00, got unavail"
    ));
    assert_eq!(lines[2..], ["1 passed, 2 failed"]);
}

/// Braces nest as deep as the text is long, and the comparison of normal forms does not.
#[test]
fn eval_compares_any_text() {
    for wanted in [
        "{}".repeat(200_000),
        "{".repeat(200_000),
        format!("{}{}", "{".repeat(100_000), "}".repeat(100_000)),
    ] {
        let text = format!(
            "[[case]]\nname = \"deep\"\ntarget = \"x86_64\"\nops = \"DW_OP_lit4\"\nwant = {{ location = \"{wanted}\" }}\n"
        );
        let Run { code, output, .. } = run_with(&["eval", "-"], text.as_bytes());
        assert_eq!(code, Some(1));
        assert!(output.ends_with(", got mem(0)+0x4\n0 passed, 1 failed\n"));
    }
    // Members are compared in any order, before and after other text.
    let case = |want: &str| {
        let text = format!(
            "[[case]]\nname = \"n\"\ntarget = \"x86_64\"\nops = \"DW_OP_reg1, DW_OP_reg0, DW_OP_multiloc, DW_OP_piece 8, DW_OP_reg3, DW_OP_reg2, DW_OP_multiloc, DW_OP_piece 8\"\n\
             rules = \"llvm\"\nwant = {{ location = \"{want}\" }}\n[case.context]\nregisters = {{ 0 = \"0000000000000000\", 1 = \"0000000000000000\", 2 = \"0000000000000000\", 3 = \"0000000000000000\" }}\n"
        );
        run_with(&["eval", "-"], text.as_bytes())
    };
    for want in [
        "comp[0..8: multi{reg(0)+0 | reg(1)+0}+0, 8..16: multi{reg(2)+0 | reg(3)+0}+0]+0",
        "comp[0..8: multi{reg(1)+0 | reg(0)+0}+0, 8..16: multi{reg(3)+0 | reg(2)+0}+0]+0",
    ] {
        let Run {
            code,
            output,
            errors,
        } = case(want);
        assert_eq!(code, Some(0), "{output}{errors}");
    }
    let wrong =
        case("comp[0..8: multi{reg(2)+0 | reg(1)+0}+0, 8..16: multi{reg(3)+0 | reg(0)+0}+0]+0");
    assert_eq!(wrong.code, Some(1), "{}", wrong.output);
}

/// An editor's byte order mark is neither an operation nor a column.
#[test]
fn a_byte_order_mark_is_not_read() {
    let marked = run_with(&["asm", "-"], "\u{feff}DW_OP_lit1".as_bytes());
    assert_eq!((marked.code, marked.output.as_str()), (Some(0), "31\n"));
    let marked = run_with(&["check", "-"], "\u{feff}targett".as_bytes());
    assert!(marked.errors.contains("<stdin>:1:1"), "{}", marked.errors);
}

/// Tens of thousands of cases take seconds at most: their shared parts are built once.
#[test]
fn eval_is_quick_with_many_cases() {
    let start = std::time::Instant::now();
    let Run { code, output, .. } = run_with(&["eval", "-"], CASE.repeat(20_000).as_bytes());
    assert_eq!(
        (code, output.as_str()),
        (Some(0), "20000 passed, 0 failed\n")
    );
    assert!(start.elapsed().as_secs() < 30, "{:?}", start.elapsed());
}

/// A reader that closes its pipe is not an error; a full disk is.
#[test]
#[cfg(target_os = "linux")]
fn write_errors_are_reported_except_closed_pipes() {
    use std::process::{Command, Stdio};
    let case = TemporaryFile::new("written.toml", CASE.replace("(5)", "(6)"));
    let object = TemporaryFile::object("written.o");
    for arguments in [
        &["eval", case.path()] as &[&str],
        &["asm", "DW_OP_lit0"],
        &["disasm", "30"],
        &["audit", object.path()],
        &["stats", object.path()],
        &["stats", "--format", "json", object.path()],
    ] {
        let command = || {
            let mut command = Command::new(env!("CARGO_BIN_EXE_dwarfsmith"));
            command.args(arguments).stdin(Stdio::null());
            command
        };
        let full = std::fs::File::create("/dev/full").unwrap();
        let done = command().stdout(full).output().unwrap();
        let errors = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(
            errors.contains("error: standard output cannot be written: "),
            "{arguments:?}: {errors}"
        );

        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let done = command().stdout(writer).output().unwrap();
        let wanted = if arguments[0] == "eval" { 1 } else { 0 };
        assert_eq!(
            (done.status.code(), &*done.stderr),
            (Some(wanted), &b""[..]),
            "{arguments:?}"
        );
    }
}

/// An archive of one object many times: its 60-byte headers have the size in decimal, and members
/// start at even offsets.
fn archive(object: &[u8], members: usize) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for _ in 0..members {
        let fields = format!(
            "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
            "m.o/",
            0,
            0,
            0,
            644,
            object.len()
        );
        archive.extend_from_slice(fields.as_bytes());
        archive.extend_from_slice(object);
        archive.resize(archive.len().next_multiple_of(2), b'\n');
    }
    archive
}

/// On a terminal, a long run shows its progress, and clears that line before it prints other text.
#[test]
#[cfg(target_os = "linux")]
fn progress_is_shown_on_a_terminal_only() {
    let object = TemporaryFile::object("long.o");
    let object = std::fs::read(&object.0).unwrap();
    // Each has a variable.
    let module = |functions: usize| {
        let mut text = "target \"x86_64\"\n!0 = !DIFile(filename: \"a\", directory: \"/\")\n\
            !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !0, producer: \"test\")\n\
            !2 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)\n"
            .to_string();
        for number in (10..).step_by(10).take(functions) {
            text += &format!(
                "!{number} = distinct !DISubprogram(name: \"f\", unit: !1, file: !0, line: 1)\n\
                 !{} = !DILocalVariable(name: \"x\", scope: !{number}, type: !2)\n\
                 define @f{number} size 0x20 !dbg !{number} {{\na @ 0x0:\n\
                 0x0: #dbg_value(i64 %reg(rdi), !{}, !DIExpression())\n}}\n",
                number + 1,
                number + 1
            );
        }
        text.into_bytes()
    };
    let endless = CASE
        .replace("reg5", "skip -3")
        .replace("location = \"reg(5)+0\"", "error = \"limit-operations\"");
    for (command, shown, make) in [
        (
            "eval",
            " of ",
            &(|size: usize| endless.repeat(size).into_bytes()) as &dyn Fn(usize) -> Vec<u8>,
        ),
        ("audit", " of at most ", &|size: usize| {
            archive(&object, 200 * size)
        }),
        ("verify --states 100", " of ", &|size: usize| module(size)),
    ] {
        // Enough to take long.
        let mut size = 2;
        let text = loop {
            let file = TemporaryFile::new("long", make(size));
            // `script` gives the command a terminal.
            let command = format!(
                "'{}' {command} '{}'",
                env!("CARGO_BIN_EXE_dwarfsmith"),
                file.path()
            );
            let done = std::process::Command::new("script")
                .args(["-qec", &command, "/dev/null"])
                .output()
                .unwrap();
            let text = String::from_utf8(done.stdout).unwrap();
            if text.contains(shown) {
                break text;
            }
            assert!(size < 1000, "{text}");
            size *= 2;
        };
        // The final text of a line was written after it was last cleared.
        let lines: Vec<&str> = text
            .lines()
            .map(|line| line.rsplit("\r\x1b[K").next().unwrap_or(line))
            .collect();
        assert!(lines.iter().all(|line| !line.contains(shown)), "{text:?}");
        let results = [" passed, 0 failed", " ill-formed", " exact"];
        assert!(
            lines
                .iter()
                .any(|line| results.iter().any(|result| line.contains(result))),
            "{text:?}"
        );

        let file = TemporaryFile::new("long", make(2));
        let arguments: Vec<&str> = command.split(' ').chain([file.path()]).collect();
        assert_eq!(run(&arguments).errors, "");
    }
}
