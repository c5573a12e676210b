//! Names with control characters do not break a line of output.

use super::kit::{Run, TemporaryFile, output, run, run_with};

/// Each name has a newline. `LOCATION` is the location of the variable.
const SOURCE: &str = r#"target "x86_64"
define @"fun\0Action" size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.label !4
}
frame @"fun\0Action" entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "sub\0Aprogram", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "ty\0Ape", size: 32, encoding: DW_ATE_signed)
!4 = !DILabel(scope: !2, name: "la\0Abel", file: !1, line: 3)
!10 = !DILocalVariable(name: "vari\0Aable", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(LOCATION))
"#;

/// The end of each name. No line begins with one.
const ENDS: [&str; 5] = ["ction", "program", "pe", "bel", "able"];

fn source(location: &str) -> String {
    SOURCE.replace("LOCATION", location)
}

fn is_in_lines(text: &str) -> bool {
    text.lines()
        .all(|line| ENDS.iter().all(|end| !line.trim_start().starts_with(end)))
}

#[test]
fn diagnostics_are_on_one_line() {
    let wrong = source("DIOpConstant(i64 1)");
    let Run { code, errors, .. } = run_with(&["check", "-"], wrong.as_bytes());
    assert_eq!(code, Some(1));
    assert!(
        errors.contains("but the type of `vari\\nable` has 32 bits"),
        "{errors}"
    );
    assert!(
        errors.contains("in function `sub\\nprogram`, variable `vari\\nable`"),
        "{errors}"
    );
    assert!(is_in_lines(&errors), "{errors}");
    let module = dwarfsmith::text::parse(&wrong).unwrap().module;
    let diagnostics = module.validate().unwrap_err().to_string();
    assert_eq!(diagnostics.lines().count(), 1, "{diagnostics}");
}

#[test]
fn results_have_names_on_one_line() {
    let right = source("DIOpConstant(i32 305419896)");
    for (command, said) in [
        (&["lower", "-"] as &[&str], "fun\\nction:\n  vari\\nable\n"),
        (
            &["lower", "-", "--coverage"],
            "vari\\nable in fun\\nction\n",
        ),
        (&["verify", "-"], "fun\\nction::vari\\nable: "),
        (&["where", "-"], "vari\\nable@2 at fun\\nction+0x0..0x10\n"),
    ] {
        let Run {
            code,
            output,
            errors,
        } = run_with(command, right.as_bytes());
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{command:?}");
        assert!(output.contains(said), "{command:?}: {output}");
        assert!(is_in_lines(&output), "{command:?}: {output}");
    }
    let parsed = dwarfsmith::text::parse(&right).unwrap();
    let printed = dwarfsmith::text::print(&parsed.module);
    assert!(
        printed.contains("@\"fun\\0Action\"") && is_in_lines(&printed),
        "{printed}"
    );
}

/// The file has a name in each message about a variable, and in each line about a function.
#[test]
fn reports_on_object_files_have_names_on_one_line() {
    let right = TemporaryFile::new("one-line.di", source("DIOpConstant(i32 305419896)"));
    let object = TemporaryFile::new("one-line.o", "");
    output(&["emit", right.path(), "-o", object.path()]);
    assert!(output(&["stats", object.path()]).contains("  sub\\nprogram\n"));
    // No operation has the opcode 0xdf.
    let mut bytes = std::fs::read(&object.0).unwrap();
    let constant = 305_419_896_u32.to_le_bytes();
    let at = bytes
        .windows(4)
        .position(|window| window == constant)
        .unwrap();
    bytes[at - 1] = 0xdf;
    let damaged = TemporaryFile::new("one-line-damaged.o", bytes);
    let Run { code, output, .. } = run(&["audit", damaged.path()]);
    assert_eq!(code, Some(1));
    assert!(
        output.contains(" DW_TAG_variable `vari\\nable` DW_AT_"),
        "{output}"
    );
    assert!(is_in_lines(&output), "{output}");
}

#[test]
fn parse_errors_are_on_one_line() {
    for wrong in [
        "target \"pdp\\0A11\"\n",
        "target \"x86_64\"\ndefine @\"a\\0Ab\" size 1 {\n}\ndefine @\"a\\0Ab\" size 1 {\n}\n",
        "target \"x86_64\"\nlines @\"a\\0Ab\" {\n}\n",
    ] {
        for error in dwarfsmith::text::parse(wrong).unwrap_err() {
            let text = error.to_string();
            assert_eq!(text.lines().count(), 1, "{text}");
        }
    }
}
