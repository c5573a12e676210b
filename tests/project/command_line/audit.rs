//! The commands that read object files: `audit` and `stats`.

use super::kit::{Run, TemporaryFile, output, run, run_with};

/// What `emit` writes, damaged: the frame base, which is the canonical frame address, is an
/// operation that takes two entries.
fn damaged(object: &[u8]) -> Vec<u8> {
    let mut object = object.to_vec();
    let frame_base = object
        .windows(2)
        .position(|bytes| bytes == [0x01, 0x9c])
        .unwrap();
    object[frame_base + 1] = 0x22;
    object
}

/// A choice between a value and memory: a branch follows `DW_OP_stack_value`, which only locations
/// on the stack allow.
#[test]
fn audit_uses_the_given_dialect() {
    let object = TemporaryFile::new("audited-dialect.o", "");
    let module = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/filetests/found/03-branch-after-stack-value.di"
    );
    assert_eq!(
        output(&["emit", module, "--dialect", "llvm", "-o", object.path()]),
        ""
    );
    let audited = |arguments: &[&str]| run(&[&["audit", object.path()], arguments].concat());
    assert_eq!(audited(&[]).code, Some(0));
    assert!(audited(&["--notes"]).output.contains("note[A293]"));
    assert!(
        !audited(&["--notes", "--dialect", "llvm"])
            .output
            .contains("A293")
    );
    let Run { code, output, .. } = audited(&["--dialect", "dwarf5"]);
    assert!(
        code == Some(1) && output.contains("error[A209]") && output.contains("DW_OP_skip follows"),
        "{output}"
    );
    assert_eq!(audited(&["--dialect", "dwarf3"]).code, Some(2));
}

#[test]
fn audit_reports_faults() {
    let object = TemporaryFile::object("audited.o");
    let text = output(&["audit", object.path()]);
    assert!(
        text.starts_with(&format!("{}: 1 unit, ", object.path()))
            && text.contains("; 0 ill-formed"),
        "{text}"
    );
    assert_eq!(output(&["--quiet", "audit", object.path()]), "");

    let bytes = std::fs::read(&object.0).unwrap();
    let Run {
        code,
        output: text,
        errors,
    } = run_with(&["audit", "-"], &damaged(&bytes));
    assert_eq!((code, errors.as_str()), (Some(1), ""), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].starts_with("<stdin>: error[A204] .debug_info+0x"),
        "{text}"
    );
    assert!(
        lines[0].contains(" DW_TAG_subprogram `scale` DW_AT_frame_base byte 0: "),
        "{text}"
    );
    assert!(
        lines.len() == 2 && lines[1].contains("; 1 ill-formed"),
        "{text}"
    );
    assert_eq!(
        run_with(&["--quiet", "audit", "-"], &damaged(&bytes)).output,
        format!("{}\n", lines[0])
    );

    // A file that cannot be read takes precedence over failures for the exit code.
    assert_eq!(run(&["audit"]).code, Some(2));
    assert_eq!(run(&["audit", "nowhere.o"]).code, Some(2));
    let Run { code, errors, .. } = run_with(&["audit", "-"], b"no object file at all");
    assert_eq!(code, Some(2));
    assert!(
        errors.starts_with("error: <stdin> cannot be audited: it is not an ELF"),
        "{errors}"
    );
    let member = format!("{:<48}{:<10}`\n", "notes.txt/", 0);
    let Run {
        code,
        output,
        errors,
    } = run_with(&["audit", "-"], format!("!<arch>\n{member}").as_bytes());
    assert_eq!((code, output.as_str()), (Some(0), ""));
    assert!(
        errors.starts_with("warning: <stdin> contains no object file"),
        "{errors}"
    );
    let Run { code, errors, .. } =
        run_with(&["stats", "-"], format!("!<thin>\n{member}").as_bytes());
    assert_eq!(code, Some(2));
    assert!(
        errors.starts_with("error: <stdin> cannot be read: it is a thin archive"),
        "{errors}"
    );
}

/// A kernel of 0x40 bytes with one variable, in a lane from 0x10 to 0x30, and the mask of active
/// lanes.
#[test]
fn stats_counts_lanes() {
    let kernel = r#"
        target "amdgpu-wave64"
        define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !6, %reg(exec)
          0x10: dbg.def !5, %lane(VGPR0, 32)
          0x30: dbg.kill !5
        }
        frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
        !0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "by hand")
        !1 = !DIFile(filename: "f.cl", directory: "/src")
        !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, activeLane: !7, laneCount: 64)
        !3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
        !4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))
        !6 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
        !7 = distinct !DIFragment()
    "#;
    let (module, object) = (
        TemporaryFile::new("lanes.di", kernel),
        TemporaryFile::new("lanes.o", ""),
    );
    assert_eq!(output(&["emit", module.path(), "-o", object.path()]), "");
    let text = output(&["stats", object.path()]);
    assert!(text.contains("location lists: 1, with 1 range"), "{text}");
    let lanes = "scopes with program counters of lanes: 0, with active lanes: 1";
    assert!(text.contains(lanes), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&output(&["stats", "--format", "json", object.path()])).unwrap();
    assert_eq!(json["total"]["lane"], 0x20);
    assert_eq!(json["total"]["no_location"], 0x20);
    assert_eq!(
        (&json["lists"], &json["active_lanes"]),
        (&1.into(), &1.into())
    );
}

#[test]
fn stats_shows_coverage() {
    let object = TemporaryFile::object("counted.o");
    let text = output(&["stats", object.path()]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], format!("{}:", object.path()));
    assert!(
        lines[1].contains("memory") && lines[1].contains("entry value"),
        "{text}"
    );
    assert!(
        lines[2].ends_with("  scale") && lines[3].ends_with("  (1 function in all)"),
        "{text}"
    );

    let json: serde_json::Value =
        serde_json::from_str(&output(&["stats", "--format", "json", object.path()])).unwrap();
    let function = &json["functions"][0];
    assert_eq!(function["name"], "scale");
    let number = |name: &str| function[name].as_u64().unwrap();
    let kinds = [
        "memory",
        "register",
        "value",
        "entry_value",
        "lane",
        "pieces",
    ]
    .map(number)
    .iter()
    .sum::<u64>();
    assert_eq!(
        (number("covered"), number("covered") + number("no_location")),
        (kinds, number("scope"))
    );
    assert_eq!(json["total"]["scope"], function["scope"]);

    for arguments in [
        &["stats"] as &[&str],
        &["stats", "nowhere.o"],
        &["stats", "x86_64-scalars.di"],
    ] {
        assert_eq!(run(arguments).code, Some(2), "{arguments:?}");
    }
}

/// An ill-formed expression is left out, with a warning.
#[test]
fn stats_warns_of_what_is_left_out() {
    let module = r#"
        target "x86_64"
        define @f size 0x20 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !5, %reg(rdi)
          0x8: dbg.kill !5
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
        !1 = !DIFile(filename: "f.c", directory: "/src")
        !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
        !3 = !DIBasicType(name: "int", size: 64, encoding: DW_ATE_signed)
        !4 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))
    "#;
    let (module, object) = (
        TemporaryFile::new("left-out.di", module),
        TemporaryFile::new("left-out.o", ""),
    );
    assert_eq!(output(&["emit", module.path(), "-o", object.path()]), "");
    let covered = |text: &str| -> serde_json::Value {
        let json: serde_json::Value = serde_json::from_str(text).unwrap();
        json["total"]["covered"].clone()
    };
    let text = output(&["stats", "--format", "json", object.path()]);
    assert_eq!(covered(&text), 8);

    // DW_OP_reg5 becomes DW_OP_plus.
    let mut bytes = std::fs::read(&object.0).unwrap();
    let location = bytes.windows(3).position(|bytes| bytes == [8, 1, 0x55]);
    bytes[location.unwrap() + 2] = 0x22;
    let Run {
        code,
        output,
        errors,
    } = run_with(&["stats", "--format", "json", "-"], &bytes);
    assert_eq!((code, covered(&output)), (Some(1), 0.into()));
    let expected = "warning: <stdin>: 1 part cannot be read or is ill-formed, and is left out; \
                    `dwarfsmith audit` shows those of locations";
    assert_eq!(errors.trim_end(), expected);
}

/// The FDEs that `emit` writes are sound in each format.
#[test]
fn frames_of_each_format_are_sound() {
    let module = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/modules/calls.di");
    let object = TemporaryFile::new("frames.o", "");
    for format in ["elf", "mach-o"] {
        for frames in ["eh", "both"] {
            let arguments = ["emit", module, "--format", format, "--frames", frames];
            let code = "90".repeat(0x80);
            let to = ["--code", &code, "-o", object.path()];
            assert_eq!(output(&[&arguments[..], &to].concat()), "");
            let Run { code, output, .. } = run(&["audit", object.path()]);
            assert_eq!(code, Some(0), "{format}, {frames}: {output}");
        }
    }
}
