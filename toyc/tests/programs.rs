//! The round trip of real programs: the DWARF of each toyc program has the meaning of toyc's
//! description, in both dialects that have readers. The text of the description is parsed as the
//! same module.

#[path = "../../tests/support/mod.rs"]
mod support;

use dwarfsmith::check::{self, Options};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;
use std::path::PathBuf;
use std::process::Command;

#[test]
fn every_program_keeps_the_meaning_of_its_module() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let programs = std::fs::read_dir(support::root().join("programs")).unwrap();
    let mut programs: Vec<PathBuf> = programs.map(|entry| entry.unwrap().path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "toy"));
    programs.sort();
    assert!(programs.len() >= 6);
    for program in programs {
        let name = program.file_stem().unwrap().to_str().unwrap();
        let file = |extension: &str| directory.join(format!("round-trip-{name}.{extension}"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_toyc"));
        command
            .arg(&program)
            .arg("-o")
            .arg(file("out"))
            .arg("--emit-di")
            .arg(file("di"));
        support::run_ok(&mut command);
        let source = std::fs::read_to_string(file("di")).unwrap();
        let module = text::parse(&source)
            .unwrap_or_else(|errors| panic!("{name}: {errors:?}"))
            .module;
        assert!(
            text::print(&module) == source,
            "{name}: printing what was parsed gives another text"
        );
        let validated = module
            .validate()
            .unwrap_or_else(|errors| panic!("{name}: {errors}"));
        // dwarfsmith-cranelift creates the lifetimes.
        let warnings = validated.warnings().to_string();
        assert!(!warnings.contains("W202"), "{name}: {warnings}");
        for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let report = check::round_trip(&validated, &lowered, Options::default());
            let totals = report.totals();
            println!("{name} {dialect}: {totals:?}");
            assert!(report.is_clean(), "{name} {dialect}:\n{report}");
            assert!(totals.exact > 0, "{name} {dialect}: nothing was compared");
        }
    }
}
