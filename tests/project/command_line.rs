//! The command: exit codes, standard output and standard error.

mod audit;
mod contract;
mod evaluator;
mod kit;
mod lowered;
mod one_line;
mod options;

use kit::{Run, TemporaryFile, output, run, run_with};

const FIXTURES: [&str; 3] = ["x86_64-scalars.di", "split-struct.di", "amdgpu-kernel.di"];

#[test]
fn usage_is_checked() {
    for arguments in [
        &[] as &[&str],
        &["frobnicate"],
        &["check"],
        &["check", "--frob", "a.di"],
        &["asm", "DW_OP_nop", "--dialect", "dwarf7"],
        &["asm", "DW_OP_nop", "--target", "pdp-11"],
        &["lower", "a.di", "--format", "xml"],
        &["emit", "a.di"],
    ] {
        let Run {
            code,
            output,
            errors,
        } = run(arguments);
        assert_eq!((code, output.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!errors.is_empty(), "{arguments:?}");
    }
    assert!(
        run(&["asm", "DW_OP_nop", "--target", "pdp-11"])
            .errors
            .contains("there are `x86_64`, `i386`")
    );
    assert!(output(&["--help"]).contains("check"));
}

#[test]
fn unknown_names_have_suggestions() {
    for (arguments, said) in [
        (
            &["asm", "DW_OP_nop", "--dialect", "dwraf5"] as &[&str],
            "there is no such dialect; did you mean `dwarf5`?",
        ),
        (
            &["audit", "a.o", "--dialect", "stabs"],
            "there is no such dialect; there are `dwarf4`, `dwarf5`, `llvm`, `llvm-legacy` and `dwarf6-draft`",
        ),
        (
            &["asm", "DW_OP_nop", "--target", "x86-64"],
            "there is no such target; did you mean `x86_64`?",
        ),
        (
            &["asm", "DW_OP_pluss"],
            "there is no operation called `DW_OP_pluss`; did you mean `DW_OP_plus`?",
        ),
        // The fixture has `sum` in `@accumulate`, and others.
        (
            &["where", FIXTURES[0], "--object", "SUM"],
            "there is no object called `SUM`; did you mean `sum`?",
        ),
        (
            &["where", FIXTURES[0], "--at", "nowhere+0x0"],
            "there is no function called `nowhere`; there ",
        ),
        (
            &["where", FIXTURES[0], "--object", "caller(raxx)"],
            "there is no register called `raxx`; did you mean `rax`?",
        ),
    ] {
        let Run { code, errors, .. } = run(arguments);
        assert_ne!(code, Some(0), "{arguments:?}");
        assert!(errors.contains(said), "{arguments:?}: {errors}");
    }
}

#[test]
fn lower_shows_coverage() {
    let module = "target \"x86_64\"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !5, %reg(rax)
  0x18: dbg.kill !5
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"\")
!1 = !DIFile(filename: \"f.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
!3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: \"x\", scope: !2, type: !3)
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
!6 = !DILocalVariable(name: \"y\", scope: !2, type: !3)
";
    let Run { code, output, .. } = run_with(&["lower", "-", "--coverage"], module.as_bytes());
    // x is in rax in 0x10 of 0x20 bytes, y has no location: 16 of 64 bytes in total.
    let expected = "       16 of        32 bytes   50.0 %  x in f\n        0 of        32 bytes    0.0 %  y in f\n       16 of        \
                    64 bytes   25.0 %  (2 variables in all)\n";
    assert_eq!((code, output.as_str()), (Some(0), expected));
}

#[test]
fn check_accepts_the_fixtures() {
    let text = output(&["check", FIXTURES[0], FIXTURES[1], FIXTURES[2]]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[1],
        "split-struct.di: valid; 1 function, 1 variable, 5 lifetimes"
    );
    assert_eq!(lines.len(), 3);
    assert_eq!(output(&["--quiet", "check", FIXTURES[0]]), "");
}

#[test]
fn check_shows_errors_with_excerpts() {
    let source = b"target \"x86_64\"\n!0 = !DIFile(filename: 7, directory: \"/\")\n!1 = !DIFoo()\n";
    let Run {
        code,
        output,
        errors,
    } = run_with(&["check", "-"], source);
    assert_eq!((code, output.as_str()), (Some(1), ""));
    let expected = "\
error: expected a string, in quotes, found `7`
 --> <stdin>:2:24
  |
2 | !0 = !DIFile(filename: 7, directory: \"/\")
  |                        ^

error: there is no kind of node called `DIFoo`; there are `DICompileUnit`, `DIFile`, `DISubprogram`, `DILexicalBlock`, `DIInlinedScope`, `DINamespace`, `DICommonBlock`, `DIMacro` and 24 more
 --> <stdin>:3:6
  |
3 | !1 = !DIFoo()
  |      ^^^^^^

error: <stdin> has 2 errors

";
    assert_eq!(errors, expected);
}

/// A rule's code, the node that it concerns, and the place.
#[test]
fn check_shows_diagnostics_of_the_validator() {
    let fixture = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/modules/x86_64-scalars.di"
    ));
    let source = fixture
        .unwrap()
        .replace("DIOpReferrer(u8)", "DIOpReferrer(u16)");
    let Run {
        code,
        output,
        errors,
    } = run_with(&["check", "-"], source.as_bytes());
    assert_eq!((code, output.as_str()), (Some(1), ""));
    assert!(errors.starts_with("error[E106]: "), "{errors}");
    assert!(
        errors.contains("DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u16)))\n"),
        "{errors}"
    );
    assert!(errors.contains(" ^^^^^^^^^^^^^^^^^ "), "{errors}");
    assert!(
        errors.contains("= note: in function `scale`, variable `last`\n"),
        "{errors}"
    );
    for command in [&["lower", "-"] as &[&str], &["emit", "-", "-o", "-"]] {
        let run = run_with(command, source.as_bytes());
        assert_eq!(
            (run.code, run.output, run.errors),
            (Some(1), String::new(), errors.clone())
        );
    }
}

#[test]
fn check_shows_warnings_and_accepts() {
    let source =
        b"target \"x86_64\"\n!0 = !DIFile(filename: \"a\", directory: \"/\", sum: \"00\")\n";
    let Run {
        code,
        output,
        errors,
    } = run_with(&["check", "-"], source);
    assert_eq!(code, Some(0));
    assert!(output.starts_with("<stdin>: valid"));
    assert!(errors.starts_with(
        "warning: DIFile has no field `sum` here; it is left out\n --> <stdin>:2:45\n"
    ));
    assert_eq!(run_with(&["check", "-q", "-"], source).errors, "");
}

#[test]
fn records_are_upgraded_and_losses_are_shown() {
    let source = b"target \"x86_64\"\n\
        !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
        !2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
        !3 = distinct !DISubprogram(name: \"f\", unit: !2, file: !1, line: 1)\n\
        !4 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)\n\
        !5 = !DILocalVariable(name: \"x\", scope: !3, type: !4)\n\
        define @f size 0x20 !dbg !3 {\n\
        a @ 0x0:\n\
        0x0: #dbg_value(i64 %reg(rdi), !5, !DIExpression())\n\
        0x8: #dbg_value(i32 %reg(rsi), !5, !DIExpression())\n\
        }\n";
    let Run {
        code,
        output,
        errors,
    } = run_with(&["lower", "-"], source);
    assert_eq!(code, Some(0));
    assert!(output.contains("0x0..0x8: DW_OP_reg5"), "{output}");
    assert!(
        errors.contains(
            "warning: this record gives `x` no location: the record's value has 32 bits, but"
        ),
        "{errors}"
    );
    assert!(errors.contains("<stdin>:10:1"), "{errors}");
}

/// A warning of the validator is shown at its marker, not at the first marker of the position.
#[test]
fn check_shows_warnings_of_the_validator_and_accepts() {
    let source = "target \"x86_64\"
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
!3 = distinct !DISubprogram(name: \"f\", unit: !2, file: !1, line: 1)
!4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: \"x\", scope: !3, type: !4)
!6 = !DILocalVariable(name: \"y\", scope: !3, type: !4)
!7 = !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!8 = !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
define @f size 0x20 !dbg !3 {
a @ 0x0:
  0x4: dbg.def !7, %reg(rax)
  0x4: dbg.def !8, %entity(7)
}
";
    let Run {
        code,
        output,
        errors,
    } = run_with(&["check", "-"], source.as_bytes());
    assert_eq!(code, Some(0), "{errors}");
    assert_eq!(
        output,
        "<stdin>: valid; 1 function, 2 variables, 2 lifetimes; 1 warning\n"
    );
    assert!(errors.starts_with("warning[W401]: "), "{errors}");
    assert!(
        errors.contains("0x4: dbg.def !8, %entity(7)\n") && !errors.contains("!7"),
        "{errors}"
    );
    assert_eq!(
        run_with(&["check", "-q", "-"], source.as_bytes()).errors,
        ""
    );
    // With an error, the warning is reported as well.
    let wrong = source.replace("%reg(rax)", "%reg(rax, 0, 16)");
    let Run { code, errors, .. } = run_with(&["check", "-"], wrong.as_bytes());
    assert_eq!(code, Some(1));
    assert!(
        errors.contains("error[E106]") && errors.contains("warning[W401]"),
        "{errors}"
    );
    assert!(errors.ends_with("has 1 error\n\n"), "{errors}");
}

#[test]
fn check_continues_after_a_missing_file() {
    let Run {
        code,
        output,
        errors,
    } = run(&["check", "nowhere.di", FIXTURES[0]]);
    assert_eq!(code, Some(2));
    assert!(output.starts_with("x86_64-scalars.di: valid"));
    assert!(
        errors.starts_with("error: nowhere.di cannot be read: "),
        "{errors}"
    );
    assert_eq!(run_with(&["check", "-"], b"\xff\xfe").code, Some(2));
    // A file that cannot be read takes precedence over failures for the exit code.
    let wrong = TemporaryFile::new("wrong.di", "target");
    assert_eq!(run(&["check", wrong.path(), "nowhere.di"]).code, Some(2));
    assert_eq!(run(&["check", wrong.path(), FIXTURES[0]]).code, Some(1));
}

#[test]
fn no_more_than_a_hundred_errors_are_shown() {
    let source = format!("target \"x86_64\"\n{}", "!0 = nonsense\n".repeat(1000));
    let Run { code, errors, .. } = run_with(&["check", "-"], source.as_bytes());
    assert_eq!(code, Some(1));
    assert_eq!(
        errors.matches("error").count(),
        102,
        "100 errors, and a line that has the word twice"
    );
    assert!(
        errors.ends_with("the first 100 of which are shown\n\n"),
        "{errors}"
    );
}

#[test]
fn lower_prints_ranges_and_operations() {
    let text = output(&["lower", "x86_64-scalars.di"]);
    assert!(
        text.starts_with("scale:\n  n\n    0x0..0xc: DW_OP_reg5\n"),
        "{text}"
    );
    assert!(text.contains("    0xc..0x4a: DW_OP_breg7 12\n"), "{text}");
    // AMD GPU consumers support LLVM's operations; for other targets an option is needed.
    assert!(output(&["lower", "amdgpu-kernel.di"]).contains("DW_OP_LLVM_push_lane"));
    let text = output(&["lower", "amdgpu-kernel.di", "--dialect", "dwarf5"]);
    assert!(text.contains("  i\n    no location\n"), "{text}");
    assert!(
        text.contains("degraded: `i` in `add` at 0x0..0x60: "),
        "{text}"
    );
}

#[test]
fn lower_prints_json_in_a_stable_order() {
    let text = output(&[
        "lower",
        "amdgpu-kernel.di",
        "--dialect",
        "dwarf5",
        "--format",
        "json",
    ]);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let function = &json["functions"][0];
    let n = &function["objects"][1];
    assert_eq!((&n["name"], &n["line"]), (&"n".into(), &1.into()));
    let location = &n["locations"][0];
    assert_eq!(
        (&location["start"], &location["end"]),
        (&0.into(), &0x60.into())
    );
    assert_eq!(
        (&location["operations"], &location["bytes"]),
        (&"DW_OP_regx 38".into(), &"9026".into())
    );
    assert_eq!(function["degraded"][0]["object"], "i");
    let keys = [
        "target",
        "dialect",
        "functions",
        "symbol",
        "size",
        "objects",
        "name",
        "line",
        "locations",
        "procedures",
    ];
    let places: Vec<Option<usize>> = keys
        .iter()
        .map(|key| text.find(&format!("\"{key}\"")))
        .collect();
    assert!(places.is_sorted() && places[0].is_some(), "{places:?}");
}

/// The second file would replace the first.
#[test]
fn emit_does_not_write_two_files_with_one_name() {
    let object = TemporaryFile::new("one-name.o", "before");
    let dotted = object.path().replace("/one-name.o", "/./one-name.o");
    for dwo in [object.path(), &dotted] {
        let Run { code, errors, .. } = run(&[
            "emit",
            "x86_64-scalars.di",
            "-o",
            object.path(),
            "--split-dwarf",
            dwo,
        ]);
        assert_eq!(code, Some(2), "{errors}");
        assert!(
            errors.contains("--split-dwarf and --output both name"),
            "{errors}"
        );
        assert_eq!(std::fs::read_to_string(&object.0).unwrap(), "before");
    }
}

#[test]
fn emit_writes_an_object() {
    let object = TemporaryFile::new("scalars.o", "");
    let code = "90".repeat(0x4a);
    assert_eq!(
        output(&[
            "emit",
            "x86_64-scalars.di",
            "-o",
            object.path(),
            "--code",
            &code
        ]),
        ""
    );
    let bytes = std::fs::read(&object.0).unwrap();
    assert_eq!(bytes.get(..4), Some(&b"\x7fELF"[..]));
    // The same input gives the same bytes.
    output(&[
        "emit",
        "x86_64-scalars.di",
        "-o",
        object.path(),
        "--code",
        &code,
    ]);
    assert_eq!(std::fs::read(&object.0).unwrap(), bytes);

    for (arguments, code) in [
        (
            &[
                "emit",
                "x86_64-scalars.di",
                "-o",
                object.path(),
                "--code",
                "9090",
            ] as &[&str],
            1,
        ),
        (
            &[
                "emit",
                "x86_64-scalars.di",
                "-o",
                object.path(),
                "--dialect",
                "dwarf4",
            ],
            0,
        ),
        (
            &[
                "emit",
                "x86_64-scalars.di",
                "-o",
                object.path(),
                "--code",
                "nowhere.bin",
            ],
            2,
        ),
        (&["emit", "x86_64-scalars.di", "-o", "/nowhere/at/all.o"], 2),
        (&["emit", "nowhere.di", "-o", object.path()], 2),
    ] {
        assert_eq!(run(arguments).code, Some(code), "{arguments:?}");
    }
}

#[test]
fn emit_writes_the_chosen_format() {
    let object = TemporaryFile::new("formats.o", "");
    let sections = |arguments: &[&str]| {
        let emit = ["emit", "x86_64-scalars.di", "-o", object.path()];
        let printed = output(&[&emit, arguments].concat());
        assert_eq!(printed, "", "{arguments:?}");
        let bytes = std::fs::read(&object.0).unwrap();
        let file = dwarfsmith::object::File::parse(&bytes[..]).unwrap();
        use dwarfsmith::object::{Object as _, ObjectSection as _};
        let names = file
            .sections()
            .map(|section| section.name().unwrap().to_owned());
        let info = file.section_by_name(".debug_info").unwrap();
        (
            names.collect::<Vec<String>>(),
            info.data().unwrap().to_vec(),
        )
    };
    let has = |arguments: &[&str], name: &str| {
        let (names, _) = sections(arguments);
        names.iter().any(|known| known == name)
    };
    assert_eq!(sections(&["--dwarf64"]).1[..4], [0xff; 4]);
    assert_ne!(sections(&[]).1[..4], [0xff; 4]);
    for (arguments, name, is_there) in [
        (&[] as &[&str], ".debug_addr", true),
        (&["--direct"], ".debug_addr", false),
        (&[], ".debug_frame", true),
        (&["--frames", "none"], ".debug_frame", false),
        (&["--frames", "eh"], ".eh_frame", true),
        (&["--frames", "both"], ".debug_frame", true),
        (&[], ".group", false),
        (&["--comdat"], ".group", true),
    ] {
        assert_eq!(has(arguments, name), is_there, "{arguments:?} {name}");
    }
    let apart = |names: &[String]| {
        names
            .iter()
            .filter(|name| name.starts_with(".text."))
            .count()
    };
    assert_eq!(apart(&sections(&[]).0), 0);
    assert!(apart(&sections(&["--function-sections"]).0) > 0);

    for (format, name) in [
        ("coff", ".debug_str_offsets"),
        ("mach-o", "__debug_str_offs"),
    ] {
        assert!(has(&["--format", format], name), "{format}");
    }
    let emit = ["emit", "x86_64-scalars.di", "-o", object.path()];
    let rejected = run(&[&emit[..], &["--format", "mach-o", "--comdat"]].concat());
    assert_eq!(rejected.code, Some(1));
    let strict = ["emit", "x86_64-scalars.di", "-o", object.path(), "--strict"];
    assert_eq!(run(&strict).code, Some(0));
    let rejected = run(&[&strict[..], &["--dialect", "llvm"]].concat());
    assert_eq!(rejected.code, Some(1));
    let rejected = run(&[
        "emit",
        "x86_64-scalars.di",
        "-o",
        object.path(),
        "--frames",
        "all",
    ]);
    assert_eq!(rejected.code, Some(2));
}

/// The round trip of expressions with offsets of eight bytes.
#[test]
fn verify_reads_the_64_bit_format() {
    for dialect in ["dwarf4", "dwarf5", "llvm"] {
        let arguments = ["verify", "x86_64-scalars.di", "--dialect", dialect];
        let short = output(&arguments);
        assert_eq!(output(&[&arguments[..], &["--dwarf64"]].concat()), short);
    }
}

/// Messages of the library advise options of the library; the command names its own.
#[test]
fn messages_of_emission_name_options_of_the_command() {
    for (arguments, said) in [
        (
            &["--format", "coff", "--type-units"] as &[&str],
            "leave out `--type-units`",
        ),
        (&["--format", "coff", "--dwarf64"], "leave out `--dwarf64`"),
        (
            &["--format", "coff", "--split-dwarf", "single"],
            "leave out `--split-dwarf`",
        ),
        (
            &["--format", "mach-o", "--comdat"],
            "use `--function-sections`",
        ),
        (&["--names", "--dialect", "dwarf4"], "leave out `--names`"),
        (
            &["--split-dwarf", "single", "--direct"],
            "leave out `--direct`",
        ),
        (
            &["--split-dwarf", "single", "--shared-types"],
            "use `--type-units` instead of `--shared-types`",
        ),
        (
            &["--split-dwarf", "single", "--strict", "--dialect", "dwarf4"],
            "leave out `--strict`",
        ),
    ] {
        let command = ["emit", "x86_64-scalars.di", "-o", "-"];
        let Run { code, errors, .. } = run(&[&command, arguments].concat());
        assert_eq!(code, Some(1), "{arguments:?}: {errors}");
        assert!(
            errors.contains(said) && !errors.contains("::"),
            "{arguments:?}: {errors}"
        );
    }
    let Run { errors, .. } = run(&["emit", "amdgpu-kernel.di", "-o", "-", "--format", "coff"]);
    assert!(errors.contains("use `--format elf`"), "{errors}");
}
