//! What all commands have in common: exit codes, standard input, the two outputs, colour, and
//! options that several commands take.

use super::{FIXTURES, Run, TemporaryFile, output, run, run_with};
use std::process::Command;

/// A parameter in rdi for the whole function.
const GOOD: &str = r#"target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %reg(rdi, 0, 32)
  0x8: dbg.kill !6
  0x8: dbg.def !7, %slot(rsp+8, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
"#;

/// The commands that read one module, with the options that they require.
const OF_A_MODULE: [&[&str]; 4] = [&["lower"], &["emit", "-o", "-"], &["verify"], &["where"]];

fn with<'a>(command: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [command, more].concat()
}

/// Exit code 2: a file that cannot be read, and wrong usage. Standard output then has nothing but the
/// results of other files.
#[test]
fn unreadable_files_and_wrong_usage_have_the_exit_code_2() {
    let of_files: [&[&str]; 4] = [&["check"], &["eval"], &["audit"], &["stats"]];
    for command in OF_A_MODULE.iter().chain(&of_files) {
        for more in [
            &["missing"] as &[&str],
            &["."],
            &[],
            &["--nosuch", "a"],
            &["a", "--quiet=3"],
        ] {
            let Run { code, errors, .. } = run(&with(command, more));
            assert_eq!(code, Some(2), "{command:?} {more:?}: {errors}");
            assert!(!errors.is_empty(), "{command:?} {more:?}");
        }
    }
    for arguments in [
        &["emit", FIXTURES[0], "-o", "/missing/directory/a.o"] as &[&str],
        &[
            "emit",
            FIXTURES[0],
            "-o",
            "-",
            "--code",
            "neither hexadecimal nor a file",
        ],
        &["emit", FIXTURES[0], "-o", "-", "--format", "a.out"],
        // No state would be compared, so that everything would be exact.
        &["verify", FIXTURES[0], "--states", "0"],
        &["verify", FIXTURES[0], "--seed", "-1"],
        &["asm"],
        &["disasm"],
    ] {
        let Run {
            code,
            output,
            errors,
        } = run(arguments);
        assert_eq!(
            (code, output.as_str()),
            (Some(2), ""),
            "{arguments:?}: {errors}"
        );
        assert!(!errors.is_empty(), "{arguments:?}");
    }
}

/// The error of a malformed option names the option and its mistake, and quotes only what the user
/// wrote.
#[test]
fn where_explains_questions_that_it_cannot_read() {
    for (arguments, expected) in [
        (
            &["--at", "f"] as &[&str],
            "--at cannot be read: expected `+` and an offset, found the end",
        ),
        (
            &["--at", "f+zz"],
            "--at cannot be read: expected a number, found `zz`",
        ),
        (
            &["--at", "g+0x4"],
            "--at cannot be read: there is no function called `g`",
        ),
        (
            &["--at", "f+0x10"],
            "--at cannot be read: the positions are empty or outside the function, which has 0x10 bytes",
        ),
        (
            &["--at", "f+0x8..0x8"],
            "--at cannot be read: the positions are empty or outside the function",
        ),
        (
            &["--with", "rsp"],
            "--with cannot be read: expected `=`, found the end",
        ),
        (
            &["--with", "rspp=1"],
            "--with cannot be read: there is no register called `rspp`; did you mean `rsp`?",
        ),
        (
            &["--with", "rsp=0x10000000000000000"],
            "--with cannot be read: the contents of `rsp` do not fit in its 64 bits",
        ),
        // `esp` is the low half of `rsp`.
        (
            &["--with", "rsp=0x7000, esp=8"],
            "--with cannot be read: a register, byte, symbol or address has two values",
        ),
        (
            &["--with", "[0x10]=<01 02>, [0x11]=<03>"],
            "--with cannot be read: a register, byte, symbol or address has two values",
        ),
        (
            &["--object", "n@"],
            "--object cannot be read: expected a number, found the end",
        ),
        (
            &["--object", "!99"],
            "--object cannot be read: there is no object called `!99`",
        ),
    ] {
        let arguments = with(&["where", "-"], arguments);
        let Run {
            code,
            output,
            errors,
        } = run_with(&arguments, GOOD.as_bytes());
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(errors.contains(expected), "{arguments:?}: {errors}");
        assert!(
            !errors.contains("undef") && !errors.contains("cfa"),
            "{errors}"
        );
    }
}

/// The language's location and that of each dialect, in normal form. The slot is at 0x7000 + 8.
#[test]
fn where_shows_locations_side_by_side() {
    let ask = |more: &[&str]| {
        let Run {
            code,
            output,
            errors,
        } = run_with(&with(&["where", "-"], more), GOOD.as_bytes());
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{more:?}");
        output
    };
    let dialects = ["dwarf4", "dwarf5", "llvm", "llvm-legacy", "dwarf6-draft"];
    let said = ask(&["--at", "f+0x8", "--object", "n", "--with", "rsp=0x7000"]);
    let lines: Vec<Vec<&str>> = (said.lines().skip(1))
        .map(|line| line.split_whitespace().collect())
        .collect();
    let names = ["language"].into_iter().chain(dialects);
    let expected: Vec<Vec<&str>> = names.map(|name| vec![name, "mem(0)+0x7008"]).collect();
    assert_eq!(lines, expected, "{said}");
    // The function has no frame rules, so nothing says where its frame is.
    let said = ask(&["--object", "cfa"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!((lines.len(), lines[0]), (7, "cfa at f+0x0..0x10"));
    assert!(
        lines[1..].iter().all(|line| line.ends_with(" undef")),
        "{said}"
    );
    // One dialect, and both places of the variable.
    let said = ask(&["--dialect", "dwarf5"]);
    let words: Vec<&str> = said.split_whitespace().collect();
    assert!(
        words.windows(2).any(|pair| pair == ["dwarf5", "reg(5)+0"]),
        "{said}"
    );
    assert!(
        said.contains("at f+0x0..0x8") && said.contains("at f+0x8..0x10"),
        "{said}"
    );
    assert!(!said.contains("llvm"), "{said}");
}

/// Each row of `where` is one location in normal form: a set of locations for several places, runs
/// that continue each other as one part, and bits of values in the order of memory.
#[test]
fn where_shows_normal_forms() {
    let nodes = "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"f.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
!4 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !3)
";
    let ask = |target: &str, markers: &str, rest: &str, expected: &str| {
        let body = format!("define @f size 0x10 !dbg !2 {{\nbb0 @ 0x0:\n{markers}}}\n");
        let source = format!("target \"{target}\"\n{body}{nodes}{rest}");
        let arguments = [
            "where",
            "-",
            "--object",
            "x",
            "--at",
            "f+0x8",
            "--dialect",
            "dwarf5",
            // Upper bits of a register as a place, which lldb misreads.
            "--unportable",
        ];
        let run = run_with(&arguments, source.as_bytes());
        assert_eq!((run.code, run.errors.as_str()), (Some(0), ""), "{source}");
        let rows: Vec<&str> = run.output.lines().skip(1).collect();
        assert_eq!(rows.len(), 2, "{}", run.output);
        for row in rows {
            assert_eq!(
                row.trim().split_once(' ').unwrap().1.trim(),
                expected,
                "{row}"
            );
        }
    };
    // In two registers at once.
    ask(
        "x86_64",
        "  0x0: dbg.def !5, %reg(rbx)\n  0x0: dbg.def !6, %reg(r12)\n",
        "!3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
",
        "multi{reg(12)+0 | reg(3)+0}+0",
    );
    // The two halves of a register, consecutively.
    ask(
        "x86_64",
        "  0x0: dbg.def !5, %reg(rbx)\n",
        "!3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(b64), DIOpConstant(i32 0), \
DIOpByteOffset(i32), DIOpReferrer(b64), DIOpConstant(i32 4), DIOpByteOffset(i32), DIOpComposite(2, i64)))
",
        "reg(3)+0",
    );
    // 0xabc in 12 bits: on a big-endian target, the most significant bits come first.
    ask(
        "generic64-be",
        "  0x0: dbg.def !5, %reg(dw3, 3, 12)\n",
        "!3 = !DIBasicType(name: \"short\", size: 12, encoding: DW_ATE_signed)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpConstant(i12 0xabc)))
",
        "imm(abc0)+0",
    );
}

/// A value in the middle of an expression of DWARF 4, where only the stack's top is a value: the
/// dialect that gives less says so, and why.
#[test]
fn where_says_why_a_dialect_gives_less() {
    let source = GOOD.replace("%slot(rsp+8, 32)", "%undef")
        + "!8 = !DILocalVariable(name: \"v\", scope: !2, file: !1, line: 2, type: !3)\n\
         !9 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)))\n";
    let source = source.replace(
        "0x0: dbg.def !6,",
        "0x0: dbg.def !9, %reg(rdi, 0, 32)\n  0x0: dbg.def !6,",
    );
    let arguments = ["where", "-", "--object", "v", "--at", "f+0x4"];
    let Run {
        code,
        output,
        errors,
    } = run_with(&arguments, source.as_bytes());
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let mut lines = output.lines();
    let line = lines.find(|line| line.contains(" dwarf4 ")).unwrap();
    assert!(line.ends_with("degraded"), "{output}");
    let reason = lines.next().unwrap();
    assert!(
        reason.contains("because ") && reason.contains("entry"),
        "{output}"
    );
    let newer = output
        .lines()
        .find(|line| line.contains(" dwarf5 "))
        .unwrap();
    assert!(!newer.contains("degraded"), "{output}");
}

/// Each object has a line with its counts, and the totals follow. `;!` lines are checked, too.
#[test]
fn verify_prints_a_line_for_each_object_and_checks_expectations() {
    let verify =
        |source: &str, more: &[&str]| run_with(&with(&["verify", "-"], more), source.as_bytes());
    let Run {
        code,
        output,
        errors,
    } = verify(GOOD, &["--states", "2", "--seed", "9"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = output.lines().collect();
    let [object, totals] = lines[..] else {
        panic!("{output}");
    };
    assert!(
        object.starts_with("f::n: ")
            && object.ends_with(" exact, 0 weaker, 0 unknown, 0 mismatched")
    );
    assert_eq!(totals, object.replace("f::n", "1 object"));
    // The parameter is in rdi, which is DWARF register 5, before 0x8.
    let right = format!(";! f+0x4: n = reg(5)+0\n{GOOD}");
    let Run { code, output, .. } = verify(&right, &[]);
    assert_eq!(code, Some(0));
    assert!(output.ends_with("1 expectation, 0 failed\n"), "{output}");
    let wrong = format!(";! f+0x4: n = reg(4)+0\n{GOOD}");
    let Run { code, output, .. } = verify(&wrong, &[]);
    assert_eq!(code, Some(1));
    assert!(
        output.contains("expected reg(4)+0, found reg(5)+0"),
        "{output}"
    );
}

#[test]
fn commands_read_standard_input_and_take_the_options_of_lowering() {
    let options = ["--experimental", "--gnu", "--procedures", "--quiet"];
    for command in OF_A_MODULE {
        let from_file = TemporaryFile::new("input.di", GOOD);
        let file = run(&with(command, &[from_file.path()]));
        let input = run_with(&with(command, &["-"]), GOOD.as_bytes());
        assert_eq!((file.code, input.code), (Some(0), Some(0)), "{command:?}");
        assert_eq!(file.output, input.output, "{command:?}");
        assert!(!input.output.is_empty(), "{command:?}");
        for option in options {
            let Run { code, errors, .. } = run_with(
                &with(command, &["-", option, "--dialect", "dwarf4"]),
                GOOD.as_bytes(),
            );
            assert_eq!(
                (code, errors.as_str()),
                (Some(0), ""),
                "{command:?} {option}"
            );
        }
    }
    let object = run_with(&["emit", "-o", "-", "-"], GOOD.as_bytes());
    assert_eq!(object.code, Some(0));
}

/// The same bytes of code as hexadecimal digits and as a file; the other containers are audited and
/// counted like ELF.
#[test]
fn emitted_objects_have_the_code_and_are_audited() {
    let code = TemporaryFile::new("contract.bin", [0x90; 16]);
    let object = TemporaryFile::new("contract.o", "");
    for format in ["elf", "coff", "mach-o"] {
        let source = TemporaryFile::new("contract.di", GOOD);
        let emit = |code: &str| {
            let arguments = [
                "emit",
                source.path(),
                "--format",
                format,
                "-o",
                object.path(),
                "--code",
                code,
            ];
            assert_eq!(output(&arguments), "");
            std::fs::read(&object.0).unwrap()
        };
        let bytes = emit(code.path());
        assert_eq!(emit(&"90".repeat(16)), bytes, "{format}");
        assert!(
            bytes.windows(16).any(|window| window == [0x90; 16]),
            "{format}"
        );
        let audited = output(&["audit", object.path()]);
        assert!(audited.contains("0 ill-formed"), "{format}: {audited}");
        let stats = output(&["stats", object.path()]);
        // n has a location in all 16 bytes of its scope: 8 in memory, 8 in a register.
        let line = stats.lines().find(|line| line.ends_with(" f"));
        let words: Vec<&str> = line.unwrap_or_default().split_whitespace().collect();
        let expected = ["1", "16", "16", "100.0", "8", "8"];
        assert_eq!(words.get(..6), Some(&expected[..]), "{format}: {stats}");
    }
}

/// All errors are shown, with an excerpt of the line; the result alone is on standard output.
#[test]
fn check_shows_every_error() {
    let parsed = GOOD.replace("rdi", "rdii").replace("rsp+8", "rspp+8");
    let invalid = GOOD.replace("DIOpReferrer(i32)", "DIOpReferrer(i64)");
    for (source, excerpts) in [
        (&parsed, ["%reg(rdii, 0, 32)", "%slot(rspp+8, 32)"]),
        (
            &invalid,
            ["!6 = distinct !DILifetime", "!7 = distinct !DILifetime"],
        ),
    ] {
        let Run {
            code,
            output,
            errors,
        } = run_with(&["check", "-"], source.as_bytes());
        assert_eq!((code, output.as_str()), (Some(1), ""));
        for excerpt in excerpts {
            assert!(errors.contains(excerpt), "{excerpt}: {errors}");
        }
        let quiet = run_with(&["check", "-", "--quiet"], source.as_bytes());
        assert_eq!((quiet.code, quiet.errors), (Some(1), errors));
    }
}

/// The escape sequences of colours are for terminals, which `script` provides.
#[test]
fn colour_is_shown_on_a_terminal_only() {
    let file = TemporaryFile::new("colour.di", GOOD.replace("i32)", "i64)"));
    let command = format!(
        "'{}' check '{}'",
        env!("CARGO_BIN_EXE_dwarfsmith"),
        file.path()
    );
    let mut script = Command::new("script");
    script
        .args(["-qec", &command, "/dev/null"])
        .env_remove("NO_COLOR");
    let done = script.output().unwrap();
    let shown = String::from_utf8(done.stdout).unwrap();
    assert!(
        shown.contains("\x1b[") && shown.contains("E106"),
        "{shown:?}"
    );
    let Run { errors, .. } = run(&["check", file.path()]);
    assert!(
        !errors.contains('\x1b') && errors.contains("E106"),
        "{errors:?}"
    );
}

/// A file that cannot be read is not forgotten when others can be.
#[test]
fn the_worst_outcome_is_the_exit_code() {
    let object = TemporaryFile::new("worst.o", "");
    output(&["emit", FIXTURES[0], "-o", object.path()]);
    for command in ["audit", "stats"] {
        let Run { code, output, .. } = run(&[command, "missing", object.path()]);
        assert_eq!(code, Some(2), "{command}");
        assert!(output.contains("worst.o"), "{command}: {output}");
    }
}

/// The parser stops at a hundred warnings, and so does what is shown.
#[test]
fn warnings_that_are_not_shown_are_announced() {
    let module = |warnings: usize| {
        let field = |number| format!(", bogus{number}: 1");
        let fields: String = (0..warnings).map(field).collect();
        format!("target \"x86_64\"\n!0 = !DIFile(filename: \"a\", directory: \"b\"{fields})\n")
    };
    let said = |warnings| run_with(&["check", "-"], module(warnings).as_bytes()).errors;
    let announced = "<stdin> may have more warnings than these 100";
    assert!(said(101).contains(announced));
    assert!(!said(99).contains(announced));
}
