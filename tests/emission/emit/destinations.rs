//! Combinations of options that a version of DWARF or a format of object files cannot have.

use super::shapes;
use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, Destination, EmitError, EmitOptions, Feature, Forms};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::BinaryFormat;
use dwarfsmith::{Module, Sections};

/// One combination: what is requested.
#[derive(Clone, Copy, Debug)]
struct Request {
    destination: Destination,
    dialect: Dialect,
    format: Format,
    forms: Forms,
    is_split: bool,
    type_units: bool,
    comdat: bool,
    names: bool,
}

const DESTINATIONS: [Destination; 5] = [
    Destination::Elf,
    Destination::Coff,
    Destination::MachO,
    Destination::Wasm,
    Destination::Memory,
];

fn requests() -> impl Iterator<Item = Request> {
    (0..1 << 7).flat_map(|bits: u32| {
        let is = move |bit: u32| bits >> bit & 1 == 1;
        DESTINATIONS.into_iter().map(move |destination| Request {
            destination,
            dialect: if is(0) {
                Dialect::Dwarf5
            } else {
                Dialect::Dwarf4
            },
            format: if is(1) {
                Format::Dwarf32
            } else {
                Format::Dwarf64
            },
            forms: if is(2) { Forms::Indexed } else { Forms::Direct },
            is_split: is(3),
            type_units: is(4),
            comdat: is(5),
            names: is(6),
        })
    })
}

/// Whether the version of DWARF has the combination: DWARF 5 section 7.3.2 (split units have no
/// relocations, so that their forms are indexed) and 6.1.1 (`.debug_names` is new in it).
fn has_version(request: &Request) -> bool {
    let split_needs_indexes = request.is_split && request.forms == Forms::Direct;
    let names_need_dwarf_5 = request.names && request.dialect == Dialect::Dwarf4;
    !split_needs_indexes && !names_need_dwarf_5
}

/// Whether the destination has a place for it. COMDAT groups of any section exist in ELF only;
/// those of code in COFF, too. COFF's SECREL relocations have 32 bits, as WebAssembly's section
/// offsets.
fn has_place(request: &Request) -> bool {
    let is_elf = request.destination == Destination::Elf;
    let is_narrow = matches!(request.destination, Destination::Coff | Destination::Wasm);
    let has_no_groups = matches!(
        request.destination,
        Destination::MachO | Destination::Memory
    );
    (is_elf || !request.is_split && !request.type_units)
        && !(is_narrow && request.format == Format::Dwarf64)
        && !(has_no_groups && request.comdat)
}

fn emit(
    module: &Module,
    request: &Request,
    destination: Destination,
) -> Result<Sections, EmitError> {
    let lowering = LowerOptions {
        format: request.format,
        ..LowerOptions::new(request.dialect)
    };
    let options = EmitOptions {
        forms: request.forms,
        type_units: request.type_units,
        names: request.names,
        destination,
        code: match request.comdat {
            true => CodeSections::Comdat,
            false => CodeSections::Together,
        },
        ..EmitOptions::default()
    };
    let validated = valid(module);
    let lowered = validated.lower(&lowering).unwrap();
    match request.is_split {
        true => lowered.emit_split(&options, &["a.dwo"]),
        false => lowered.emit(&options),
    }
}

/// Whether a file or an image for the destination can be written; `None` for WebAssembly, whose
/// sections are added to a file with code.
fn is_written(sections: &Sections, destination: Destination) -> Option<bool> {
    let format = match destination {
        Destination::Any | Destination::Elf => BinaryFormat::Elf,
        Destination::Coff => BinaryFormat::Coff,
        Destination::MachO => BinaryFormat::MachO,
        Destination::Wasm => return None,
        Destination::Memory => return Some(sections.to_jit_elf(0, |_| Some(0x1000)).is_ok()),
    };
    Some(sections.to_object(format, None).is_ok())
}

/// Each combination is rejected before anything is emitted, or a file of it can be written. Without
/// a destination, it is rejected when the file is written.
#[test]
fn combinations_are_rejected_or_can_be_written() {
    let module = shapes::parsed("cxx-classes");
    let (mut rejected, mut written) = (0, 0);
    for request in requests() {
        let result = emit(&module, &request, request.destination);
        let is_possible = has_version(&request) && has_place(&request);
        assert_eq!(
            result.is_ok(),
            is_possible,
            "{request:?}: {:?}",
            result.err()
        );
        match result {
            Ok(sections) => {
                assert_ne!(
                    is_written(&sections, request.destination),
                    Some(false),
                    "{request:?}"
                );
                written += 1;
            }
            Err(error) => {
                // What is wrong, and what to do.
                assert!(error.to_string().contains("; "), "{error}");
                rejected += 1;
            }
        }
        if has_version(&request) && !has_place(&request) {
            let sections = emit(&module, &request, Destination::Any).unwrap();
            // An image in memory has no sections of code that groups could be made of.
            let is_ignored = request.destination == Destination::Memory
                && !request.is_split
                && !request.type_units;
            if !is_ignored {
                assert_ne!(
                    is_written(&sections, request.destination),
                    Some(true),
                    "{request:?}"
                );
            }
        }
    }
    // By hand: of the 16 versions, forms, split units and indexes, 9 exist: 8 without split units,
    // 4 of which are of DWARF 4, and 2 of these 4 have names, so 6; and 3 of the 4 with split units
    // of indexed forms. ELF has them in 8 ways (2 formats, type units, groups), the others without
    // split units: COFF and WebAssembly in 2 (groups), Mach-O and memory in 2 (formats).
    assert_eq!(written, 9 * 8 + 6 * (2 + 2 + 2 + 2));
    assert_eq!(written + rejected, 640);
}

#[test]
fn what_a_destination_lacks_is_named() {
    let module = shapes::parsed("calls");
    let request = Request {
        destination: Destination::Memory,
        dialect: Dialect::Dwarf5,
        format: Format::Dwarf32,
        forms: Forms::Indexed,
        is_split: false,
        type_units: true,
        comdat: false,
        names: false,
    };
    let error = emit(&module, &request, Destination::Memory).unwrap_err();
    assert_eq!(
        error,
        EmitError::Destination(Destination::Memory, Feature::TypeUnits)
    );
    assert_eq!(
        error.to_string(),
        "the memory of a process does not support type units; do not set `EmitOptions::type_units`"
    );
}
