//! The table of address ranges, in readers.

use super::debugger::link;
use super::{Units, Variables, object_file, program, shapes, support, target, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, RelocationTarget, SectionId};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use std::process::Command;

const TABLE: EmitOptions = EmitOptions {
    aranges: true,
    ..EmitOptions::new()
};

/// The program has `helper` of 0x30 bytes and `sum` of 0x80.
#[test]
fn readers_read_the_table() {
    for (machine, dialect, format) in [
        ("x86_64", Dialect::Dwarf5, Format::Dwarf32),
        ("x86_64", Dialect::Dwarf4, Format::Dwarf64),
        ("aarch64-be", Dialect::Dwarf5, Format::Dwarf32),
        ("i386", Dialect::Dwarf5, Format::Dwarf32),
    ] {
        let module = program(target(machine), Units::Two, Variables::Special);
        let validated = support::valid(&module);
        let lowering = LowerOptions {
            format,
            ..LowerOptions::new(dialect)
        };
        let sections = validated.lower(&lowering).unwrap().emit(&TABLE).unwrap();
        let path = object_file(&sections, &format!("aranges-{machine}-{format:?}"));
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        tool("readelf", &["-W", "--debug-dump=aranges"], Some(&path));
        tool("eu-readelf", &["--debug-dump=aranges"], Some(&path));
        let printed = support::dwarfdump(&["--debug-aranges"], &path);
        let ranges: Vec<&str> = printed
            .lines()
            .filter(|line| line.starts_with('['))
            .collect();
        let width = usize::from(target(machine).address_bytes()) * 2;
        let size = |number: u64| format!("[0x{:0width$x}, 0x{number:0width$x})", 0);
        // Each function is in a unit of its own. llvm-dwarfdump does not add the functions'
        // addresses in an object file.
        assert_eq!(ranges, [size(0x80), size(0x30)], "{printed}");
        let table = sections.get(SectionId::DebugAranges).unwrap();
        let of_symbol = |target| match target {
            RelocationTarget::Symbol(symbol) => Some(sections.symbol(symbol)),
            _ => None,
        };
        let symbols: Vec<_> = table
            .relocations
            .iter()
            .filter_map(|it| of_symbol(it.target()))
            .collect();
        assert_eq!(symbols, ["sum", "helper"]);
        // Without the option, there is none.
        let without = validated.lower(&lowering).unwrap();
        let without = without.emit(&EmitOptions::default()).unwrap();
        assert!(without.get(SectionId::DebugAranges).is_none());
    }
}

/// binutils' addr2line and elfutils' find the line of a linked program's address.
#[test]
fn addresses_have_lines() {
    let sections = shapes::emitted_as("cxx-classes", Dialect::Dwarf5, &TABLE);
    let program = link("cxx-classes", &sections, "aranges-of-classes");
    let symbols = support::run_ok(Command::new(support::tool("llvm-nm")).arg(&program));
    let address = |name: &str| {
        let line = symbols.lines().find(|line| line.ends_with(name)).unwrap();
        line.split(' ').next().unwrap().to_owned()
    };
    for (name, want) in [(" main", "shape.cc:24"), ("4areaEv", "shape.cc:14")] {
        for reader in ["addr2line", "eu-addr2line"] {
            let mut command = Command::new(support::tool(reader));
            let said = support::run_ok(
                command
                    .arg("-e")
                    .arg(&program)
                    .arg(format!("0x{}", address(name))),
            );
            assert!(said.contains(want), "{reader} {name}: {said}");
        }
    }
}
