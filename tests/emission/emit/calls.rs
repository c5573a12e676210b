//! `DW_AT_call_all_calls`: which consumers need it, and where it is emitted.

use super::{debugger, emit_as, object_file, shapes, support};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::DIFlags;
use dwarfsmith::validate::Rule;
use dwarfsmith::{Module, Sections, text};
use std::path::Path;
use std::process::Command;

/// tests/modules/calls.di without the flag, as a backend that does not set it would write it.
fn unsaid() -> Module {
    let mut module = shapes::parsed("calls");
    for id in module.metadata.subprograms.ids() {
        let node = module.metadata.subprograms.get_mut(id).unwrap();
        assert!(node.flags.contains(DIFlags::ALL_CALLS_DESCRIBED));
        node.flags = DIFlags::DEFINITION | DIFlags::OPTIMIZED | DIFlags::PROTOTYPED;
    }
    module
}

fn emit(module: &Module) -> Sections {
    emit_as(module, LowerOptions::new(Dialect::Dwarf5), Frames::Debug).unwrap()
}

/// lldb's value of leaf's `x`, whose register is overwritten: `main`, which called it the second
/// time, has the value in rbx.
fn in_lldb(program: &Path) -> String {
    let commands = [
        "breakpoint set -n leaf",
        "run",
        "continue",
        "frame variable x",
    ];
    let said = support::lldb(program, &commands);
    said.lines()
        .rev()
        .find(|line| line.starts_with("(long) x"))
        .unwrap_or(&said)
        .to_string()
}

fn dump(object: &Path, option: &str) -> (bool, String) {
    let run = support::run(
        Command::new(support::tool("llvm-dwarfdump"))
            .arg(option)
            .arg(object),
    );
    (
        run.status.success(),
        support::text(&run.stdout) + &support::text(&run.stderr),
    )
}

#[test]
fn lldb_needs_the_flag_that_all_calls_are_described() {
    let said = shapes::emitted("calls");
    assert_eq!(
        in_lldb(&debugger::link("calls", &said, "calls-said")),
        "(long) x = 41"
    );

    let module = unsaid();
    // `leaf` has no calls; the warnings concern the other two.
    let validated = module.validate().unwrap();
    let found: Vec<_> = validated
        .warnings()
        .iter()
        .map(|one| (one.rule, one.function.as_deref()))
        .collect();
    assert_eq!(
        found,
        [
            (Rule::CallsNotAll, Some("wrap")),
            (Rule::CallsNotAll, Some("main"))
        ]
    );
    let unsaid = emit(&module);
    let answer = in_lldb(&debugger::link("calls", &unsaid, "calls-unsaid"));
    assert!(answer.contains("no call edge"), "{answer}");
    // The attribute says that not all calls are described: llvm-dwarfdump requires it.
    let object = object_file(&unsaid, "calls-unsaid");
    let (is_right, complaint) = dump(&object, "--verify");
    assert!(is_right, "{complaint}");
    // The call sites are emitted nevertheless: gdb finds values on entry by them.
    let (_, entries) = dump(&object, "--debug-info");
    assert_eq!(
        (
            entries.matches("DW_TAG_call_site\n").count(),
            entries.matches("DW_AT_call_all_calls\t(0x00)").count(),
            entries.matches("DW_AT_call_all").count()
        ),
        (4, 2, 2)
    );
}

/// If a rule rejects calls, not all calls are described.
#[test]
fn rejected_calls_clear_the_flag_for_all_calls() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules/calls.di");
    let source = std::fs::read_to_string(path).unwrap();
    // A call in `main` that ends outside of it.
    let broken = source.replace("  0x30..0x33: indirect", "  0x30..0x333: indirect");
    assert_ne!(source, broken);
    let module = text::parse(&broken).unwrap().module;
    let (validated, errors) = module.validate_keeping_valid();
    assert_eq!(
        errors.iter().map(|one| one.rule).collect::<Vec<_>>(),
        [Rule::CallRange]
    );
    // The missing flag causes no warning.
    assert!(validated.warnings().is_empty(), "{}", validated.warnings());
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let object = object_file(
        &lowered.emit(&EmitOptions::default()).unwrap(),
        "calls-rejected",
    );
    let (is_right, complaint) = dump(&object, "--verify");
    assert!(is_right, "{complaint}");
    let (_, entries) = dump(&object, "--debug-info");
    let functions: Vec<&str> = entries.split("DW_TAG_subprogram").skip(1).collect();
    let of = |name: &str| {
        *functions
            .iter()
            .find(|text| text.contains(&format!("DW_AT_name\t(\"{name}\")")))
            .unwrap()
    };
    for (name, is_said, sites) in [("leaf", true, 0), ("wrap", true, 1), ("main", false, 0)] {
        assert_eq!(
            of(name).contains("DW_AT_call_all_calls\t(true)"),
            is_said,
            "{name}: {entries}"
        );
        assert_eq!(
            of(name).matches("DW_TAG_call_site\n").count(),
            sites,
            "{name}: {entries}"
        );
    }
}
