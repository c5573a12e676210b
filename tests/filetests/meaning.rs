//! The meaning of metadata, by hand.
//!
//! The modules in `tests/filetests/meaning/` state the locations of objects in comments (`;!`,
//! docs/text-format.md, section 7). These expectations were derived from the definition of the
//! language, not from this library's output. Each module is valid. Each of its expectations holds
//! for the reference meaning and for the DWARF of each dialect, or is reported as degraded in that
//! dialect.

use super::support::files_below;
use dwarfsmith::check::expect::Expectations;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::path::{Path, PathBuf};

/// The options of lowering that a user can choose.
fn lowerings() -> Vec<LowerOptions> {
    let mut lowerings = Vec::new();
    for dialect in Dialect::ALL {
        let plain = LowerOptions::new(dialect);
        let all = LowerOptions {
            gnu: true,
            experimental: true,
            portable: false,
            factor_procedures: true,
            ..plain
        };
        lowerings.extend([plain, all]);
    }
    lowerings
}

/// The failures of a module, and the number of its expectations.
fn check(path: &Path, faults: &mut Vec<String>) -> usize {
    let source = std::fs::read_to_string(path).unwrap();
    let name = path.display();
    let parsed = match text::parse(&source) {
        Ok(parsed) => parsed,
        Err(errors) => {
            faults.push(format!("{name}: {}", errors[0]));
            return 0;
        }
    };
    let expectations = match Expectations::read(&source, &parsed) {
        Ok(expectations) => expectations,
        Err(errors) => {
            faults.extend(errors.iter().map(|error| format!("{name}:{error}")));
            return 0;
        }
    };
    let validated = match parsed.module.validate() {
        Ok(validated) => validated,
        Err(diagnostics) => {
            faults.push(format!("{name}: INVALID {diagnostics}"));
            parsed.module.validate_keeping_valid().0
        }
    };
    for failure in expectations.against_reference(&validated) {
        faults.push(format!("REFERENCE {name}:{failure}"));
    }
    for lowering in lowerings() {
        let lowered = validated.lower(&lowering).unwrap();
        for failure in expectations.against_lowered(&lowered) {
            faults.push(format!(
                "LOWERED {:?} {} {name}:{failure}",
                lowering.dialect, lowering.experimental
            ));
        }
    }
    expectations.len()
}

#[test]
fn modules_mean_what_is_stated_by_hand() {
    let folder = std::env::var("MEANING").unwrap_or("tests/filetests/meaning".to_owned());
    let all = files_below(folder, "di");
    let mut faults = Vec::new();
    let count: usize = all.iter().map(|path| check(path, &mut faults)).sum();
    assert!(
        faults.is_empty(),
        "{}\n{} of {count} in {} modules",
        faults.join("\n"),
        faults.len(),
        all.len()
    );
    assert!(
        all.len() >= 100 && count >= 500,
        "{count} expectations in {} modules",
        all.len()
    );
}

/// Each expectation of the modules in `tests/filetests/unmet/` is wrong, which the reference notices.
#[test]
fn wrong_expectations_are_not_met() {
    let mut faults = Vec::new();
    for path in files_below("tests/filetests/unmet", "di") {
        let (name, source) = (path.display(), std::fs::read_to_string(&path).unwrap());
        let parsed = text::parse(&source).unwrap();
        let expectations = Expectations::read(&source, &parsed).unwrap();
        let validated = parsed.module.validate().unwrap();
        let unmet = expectations.against_reference(&validated).len();
        if unmet < expectations.len() || unmet == 0 {
            let all = expectations.len();
            faults.push(format!("{name}: {unmet} of {all} are not met"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The reference checks lowering, so it must not share lowering's mistakes. It uses only those
/// parts of the library that define metadata, markers, types, expressions and targets, and no code
/// that processes them.
#[test]
fn the_reference_is_independent_of_lowering() {
    // `spans` is an index of ranges, which lowering does not use.
    let allowed = [
        "metadata", "markers", "ty", "expr", "target", "module", "units", "spans",
    ];
    // Control flow, the registers that the ABI preserves, and sizes are computed independently.
    let rejected = [
        "LiveRanges",
        "preserved_by_abi",
        "bit_size(",
        "module.type_bits(",
        ".register_bits(",
        "PointerSizes",
    ];
    let mut files: Vec<PathBuf> = std::fs::read_dir("src/check/reference")
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.push("src/check/reference.rs".into());
    assert!(files.len() > 8);
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap();
        for line in source
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
        {
            for (_, path) in line
                .match_indices("crate::")
                .map(|(at, found)| line.split_at(at + found.len()))
            {
                let room = path
                    .split(|next: char| !next.is_alphanumeric() && next != '_')
                    .next()
                    .unwrap();
                assert!(allowed.contains(&room), "{}: {line}", file.display());
            }
            assert!(!line.contains("super::super"), "{}: {line}", file.display());
            for name in rejected {
                assert!(!line.contains(name), "{}: {line}", file.display());
            }
        }
    }
}

/// The expected location follows the last `=` of the expectation, with or without blanks.
#[test]
fn failures_show_the_wanted_location() {
    let source = r#"
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(rax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x8: x = reg(3)+0
;! f+0x8: x=undef
;! f+0x8 with rax = 5: x=reg(3)+0
"#;
    let parsed = text::parse(source).unwrap();
    let expectations = Expectations::read(source, &parsed).unwrap();
    let validated = parsed.module.validate().unwrap();
    let failures = expectations.against_reference(&validated);
    let wanted: Vec<&str> = failures
        .iter()
        .map(|failure| failure.expected.as_str())
        .collect();
    assert_eq!(wanted, ["reg(3)+0", "undef", "reg(3)+0"]);
}
