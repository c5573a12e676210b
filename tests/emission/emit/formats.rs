//! The formats of units: versions, 32- and 64-bit DWARF, forms, sizes of addresses, and the limits
//! of sections.

use super::program::{Units, Variables, program};
use super::split::debuggers_read;
use super::{Bound, address, debugger, object_file, shapes, support, target, tool};
use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, Forms, Frames, ObjectError, Omission, SectionId};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::{AddressSpaceInfo, Description, ElfMachine, ElfRelocations, RegisterBank};
use dwarfsmith::{Module, Sections, Target, text};
use gimli::constants::*;

/// Each format, with its name.
fn formats() -> impl Iterator<Item = (String, Dialect, Format, Forms)> {
    let dialects = [Dialect::Dwarf5, Dialect::Dwarf4];
    dialects.into_iter().flat_map(|dialect| {
        let formats = [Format::Dwarf32, Format::Dwarf64].into_iter();
        formats.flat_map(move |format| {
            let forms = [Forms::Indexed, Forms::Direct].into_iter();
            forms.map(move |forms| {
                (
                    format!("{dialect}-{format:?}-{forms:?}"),
                    dialect,
                    format,
                    forms,
                )
            })
        })
    })
}

pub fn emitted(
    module: &Module,
    dialect: Dialect,
    format: Format,
    options: EmitOptions,
) -> Result<Sections, EmitError> {
    let lowering = LowerOptions {
        format,
        ..LowerOptions::new(dialect)
    };
    valid(module).lower(&lowering).unwrap().emit(&options)
}

pub fn in_format(module: &Module, dialect: Dialect, format: Format, forms: Forms) -> Sections {
    emitted(module, dialect, format, with(forms)).unwrap()
}

fn with(forms: Forms) -> EmitOptions {
    EmitOptions {
        frames: Frames::Both,
        forms,
        ..EmitOptions::default()
    }
}

#[test]
fn readers_accept_every_format() {
    for (name, dialect, format, forms) in formats() {
        for (shape, module) in [
            (
                "program",
                program(Target::X86_64, Units::Two, Variables::Special),
            ),
            ("calls", shapes::parsed("calls")),
            ("two-units", shapes::parsed("two-units")),
            ("globals-promoted", shapes::parsed("globals-promoted")),
        ] {
            let sections = in_format(&module, dialect, format, forms);
            let path = object_file(&sections, &format!("{shape}-{name}"));
            tool("llvm-dwarfdump", &["--verify"], Some(&path));
            tool("llvm-dwarfdump", &["-a"], Some(&path));
            tool("readelf", &["-W", "--debug-dump"], Some(&path));
            // It takes the lists and tables of 64-bit units for others.
            if format == Format::Dwarf32 {
                tool("eu-readelf", &["-w"], Some(&path));
            }
        }
    }
}

/// What the entries, rows and frames say does not depend on the format.
#[test]
fn formats_have_the_same_contents() {
    let modules = [
        program(Target::X86_64, Units::Two, Variables::Special),
        program(target("ppc64"), Units::One, Variables::Special),
        shapes::parsed("globals-promoted"),
    ];
    for module in modules {
        for dialect in [Dialect::Dwarf5, Dialect::Dwarf4] {
            let contents = |format, forms| {
                let bound = Bound::new(&in_format(&module, dialect, format, forms), address);
                (
                    bound.entries(),
                    bound.lines(),
                    bound.frames(SectionId::DebugFrame, &[6]),
                )
            };
            let want = contents(Format::Dwarf32, Forms::Indexed);
            for (format, forms) in [
                (Format::Dwarf32, Forms::Direct),
                (Format::Dwarf64, Forms::Indexed),
                (Format::Dwarf64, Forms::Direct),
            ] {
                assert_eq!(
                    contents(format, forms),
                    want,
                    "{dialect} {format:?} {forms:?}"
                );
            }
        }
    }
}

#[test]
fn direct_units_have_no_tables() {
    let module = shapes::parsed("calls");
    let sections = in_format(&module, Dialect::Dwarf5, Format::Dwarf32, Forms::Direct);
    for id in [SectionId::DebugAddr, SectionId::DebugStrOffsets] {
        assert!(sections.get(id).is_none(), "{id:?}");
    }
    let path = object_file(&sections, "direct");
    let entries = support::dwarfdump(&["--debug-info", "--verbose"], &path);
    for form in [
        "DW_FORM_strx",
        "DW_FORM_addrx",
        "DW_FORM_loclistx",
        "DW_FORM_rnglistx",
    ] {
        assert!(!entries.contains(form), "{form}: {entries}");
    }
    assert!(!entries.contains("_base\t"), "{entries}");
}

/// gdb and lldb find lines, types and values, in linked programs, by the bits of each format.
#[test]
fn debuggers_read_every_format() {
    let module = shapes::parsed("calls");
    for (name, dialect, format, forms) in formats() {
        // Entry values in DWARF 4 are GNU's.
        let lowering = LowerOptions {
            format,
            gnu: dialect == Dialect::Dwarf4,
            ..LowerOptions::new(dialect)
        };
        let validated = valid(&module);
        let lowered = validated.lower(&lowering).unwrap();
        let sections = lowered.emit(&with(forms)).unwrap();
        let program = debugger::link("calls", &sections, &format!("calls-{name}"));
        support::dwarfdump(&["--verify"], &program);
        debuggers_read(&program, true);
    }
}

/// 64-bit DWARF on a machine without relocations of 64 bits is rejected by name.
#[test]
fn a_machine_without_wide_relocations_has_no_64_bit_format() {
    let module = program(target("i386"), Units::One, Variables::Plain);
    let sections = in_format(&module, Dialect::Dwarf5, Format::Dwarf64, Forms::Indexed);
    let error = sections.to_elf(None).unwrap_err();
    assert!(
        matches!(
            error,
            ObjectError::Relocation {
                bytes: 8,
                kind: object::RelocationKind::SectionOffset,
                ..
            }
        ),
        "{error}"
    );
}

/// Texas Instruments' MSP430, which has addresses of two bytes ("MSP430 Embedded Application Binary
/// Interface", tables of registers and of relocations).
pub const MSP430: Description = Description {
    name: "msp430",
    address_bytes: 2,
    registers: &[RegisterBank::numbered(0, 16, "r", 16)],
    address_spaces: &[AddressSpaceInfo {
        number: 0,
        dwarf: 0,
        pointer_bits: 16,
    }],
    cfa: (1, 2),
    return_address: 0,
    return_address_offset: Some(-2),
    data_alignment: -2,
    code_alignment: 2,
    // EM_MSP430; R_MSP430_16_BYTE, R_MSP430_32.
    elf: Some(ElfMachine {
        machine: 105,
        flags: 0,
        os_abi: 0,
        relocations: ElfRelocations {
            absolute_16: Some(5),
            absolute_32: Some(1),
            absolute_64: None,
            relative_32: None,
            relative_64: None,
            differences: None,
            thread_local: None,
        },
    }),
    ..Description::BASE_32
};

#[test]
fn addresses_have_two_bytes() {
    let machine = Target::new(&MSP430).unwrap();
    let source = r#"
target "msp430"
define @sum size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r12)
  0x8: dbg.kill !20
  0x8: dbg.def !21, %reg(r13)
}
define @helper size 0x10 !dbg !3 {
bb0 @ 0x0:
}
lines @sum { 0x0: !1 1:1 stmt  0x8: !1 2:1 stmt }
lines @helper { 0x0: !1 5:1 stmt }
frame @sum entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "sum", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "helper", unit: !0, file: !1, line: 5, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "int", size: 16, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16)))
"#
    .replace(" stmt  ", " stmt\n");
    let module = text::parse_for(&source, &[machine]).unwrap().module;
    for (name, dialect, format, forms) in formats() {
        let options = EmitOptions {
            forms,
            ..EmitOptions::default()
        };
        let sections = emitted(&module, dialect, format, options).unwrap();
        let entries = Bound::new(&sections, address).entries();
        assert!(entries.contains("0x2000"), "{name}: {entries}");
        if format == Format::Dwarf64 {
            assert!(matches!(
                sections.to_elf(None),
                Err(ObjectError::Relocation { bytes: 8, .. })
            ));
            continue;
        }
        let path = object_file(&sections, &format!("msp430-{name}"));
        // llvm-dwarfdump does not take 0xffff in `.debug_loc` for the mark of a base address.
        if dialect == Dialect::Dwarf4 {
            continue;
        }
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        tool("llvm-dwarfdump", &["-a"], Some(&path));
        // readelf of binutils 2.40 does not apply the machine's relocations.
        let header = support::dwarfdump(&["--debug-info", "--debug-frame"], &path);
        assert!(header.contains("addr_size = 0x02"), "{header}");
        assert!(entries.contains("reg12"), "{name}: {entries}");
    }
}

/// Units of version 4 say what they have no place for.
#[test]
fn units_of_version_4_list_what_they_leave_out() {
    let of = |name| {
        let module = shapes::parsed(name);
        let sections = emitted(
            &module,
            Dialect::Dwarf4,
            Format::Dwarf32,
            EmitOptions::default(),
        );
        sections.unwrap().omissions().to_vec()
    };
    assert_eq!(of("calls"), [(Omission::Attribute(DW_AT_call_pc), 4)]);
    assert_eq!(
        of("globals-promoted"),
        [(Omission::ListEntry(DW_LLE_default_location), 1)]
    );
}

/// With each limit, either all sections are smaller, or one that is not is named.
#[test]
fn a_section_that_reaches_its_limit_is_an_error() {
    let module = program(Target::X86_64, Units::Two, Variables::Special);
    for (name, dialect, format, forms) in formats() {
        let emit = |section_limit| {
            let options = EmitOptions {
                frames: Frames::Both,
                forms,
                section_limit,
                ..EmitOptions::default()
            };
            emitted(&module, dialect, format, options)
        };
        let whole = emit(u32::MAX).unwrap();
        let sizes: Vec<u32> = whole
            .iter()
            .map(|section| section.bytes.len() as u32)
            .collect();
        let largest = sizes.iter().copied().max().unwrap();
        assert_eq!(emit(largest + 1).unwrap(), whole, "{name}");
        for limit in 0..=largest {
            match emit(limit) {
                Ok(_) => panic!("{name}: no section is too large for {limit}"),
                Err(EmitError::TooLarge(id)) => {
                    let size = whole.bytes(id).len() as u32;
                    assert!(
                        size >= limit,
                        "{name}: {id:?} has {size} bytes, not {limit}"
                    );
                }
                Err(error) => panic!("{name}: {error}"),
            }
        }
    }
}

/// In each of these modules another section is by far the largest.
#[test]
fn the_section_that_is_too_large_is_named() {
    let rows = |row: &dyn Fn(u32) -> String| (0..200).map(row).collect::<String>();
    let lines = rows(&|row| format!("  {row:#x}: !1 {}:{row} stmt\n", 1 + row % 2 * 90));
    let frame = rows(&|row| format!("  {:#x}: rbx = [cfa-{}]\n", row + 1, 16 + row % 2 * 8));
    let markers = rows(&|row| {
        let register = ["rdi", "rsi"][row as usize % 2];
        let killed = format!("  {row:#x}: dbg.kill !{}\n", 99 + row);
        let killed = if row == 0 { "" } else { &killed };
        format!(
            "{killed}  {row:#x}: dbg.def !{}, %reg({register})\n",
            100 + row
        )
    });
    let lifetimes = rows(&|row| {
        format!(
            "!{} = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))\n",
            100 + row
        )
    });
    let scopes = rows(&|row| format!("  !11: {:#x}..{:#x}\n", 2 * row, 2 * row + 1));
    let long = "x".repeat(300);
    for (producer, directory, lines, frame, markers, scopes, id) in [
        (&*long, "/", "", "", "", "", SectionId::DebugStr),
        ("p", &*long, "", "", "", "", SectionId::DebugLineStr),
        ("p", "/", &*lines, "", "", "", SectionId::DebugLine),
        ("p", "/", "", &*frame, "", "", SectionId::DebugFrame),
        ("p", "/", "", "", &*markers, "", SectionId::DebugLocLists),
        ("p", "/", "", "", "", &*scopes, SectionId::DebugRngLists),
    ] {
        let source = format!(
            "target \"x86_64\"\ndefine @f size 0x200 !dbg !2 {{\nbb0 @ 0x0:\n{markers}}}\n\
             lines @f {{\n{lines}}}\nframe @f {{\n{frame}}}\nscopes @f {{\n{scopes}}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"{producer}\")\n\
             !1 = !DIFile(filename: \"f.c\", directory: \"{directory}\")\n\
             !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
             !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
             !10 = !DILocalVariable(name: \"n\", arg: 1, scope: !2, file: !1, line: 1, type: !3)\n\
             !11 = distinct !DILexicalBlock(scope: !2, file: !1, line: 2)\n\
             {}",
            if markers.is_empty() { "" } else { &lifetimes }
        );
        let module = support::parsed(&source);
        let options = EmitOptions {
            section_limit: 280,
            ..EmitOptions::default()
        };
        let error = emitted(&module, Dialect::Dwarf5, Format::Dwarf32, options).unwrap_err();
        // The directory is a string of the unit, too.
        let also = match id {
            SectionId::DebugLineStr => SectionId::DebugStr,
            id => id,
        };
        assert!(
            error == EmitError::TooLarge(id) || error == EmitError::TooLarge(also),
            "{id:?}: {error}"
        );
        assert!(
            error.to_string().contains(" is larger than its limit"),
            "{error}"
        );
    }
}

/// Languages by name and version, as DWARF 6 has them, beside the codes of DWARF 5.
#[test]
fn languages_have_names_and_versions() {
    for (code, name, version) in [
        ("DW_LANG_C11", "DW_LNAME_C", Some("C11")),
        (
            "DW_LANG_C_plus_plus_20",
            "DW_LNAME_C_plus_plus",
            Some("C++20"),
        ),
        (
            "DW_LANG_Fortran18",
            "DW_LNAME_Fortran",
            Some("Fortran 2018"),
        ),
        ("DW_LANG_Rust", "DW_LNAME_Rust", None),
        ("DW_LANG_Zig", "DW_LNAME_Zig", None),
    ] {
        let source = format!(
            "target \"x86_64\"\n!0 = distinct !DICompileUnit(language: {code}, file: !1, producer: \"p\")\n\
             !1 = !DIFile(filename: \"f\", directory: \"/src\")\n"
        );
        let options = EmitOptions {
            language_names: true,
            ..EmitOptions::default()
        };
        let module = support::parsed(&source);
        let sections = emitted(&module, Dialect::Dwarf5, Format::Dwarf32, options).unwrap();
        let path = object_file(&sections, "language");
        tool("llvm-dwarfdump", &["--verify"], Some(&path));
        let said = support::dwarfdump(&["--debug-info"], &path);
        assert!(
            said.contains(&format!("DW_AT_language\t({code})")),
            "{said}"
        );
        assert!(
            said.contains(&format!("DW_AT_language_name\t({name})")),
            "{said}"
        );
        let version = version.map(|version| format!("DW_AT_language_version\t({version})"));
        match version {
            Some(version) => assert!(said.contains(&version), "{said}"),
            None => assert!(!said.contains("DW_AT_language_version"), "{said}"),
        }
    }
}

/// Members that a definition completes stay in the order of the type's declaration.
#[test]
fn members_are_in_the_order_of_their_declaration() {
    let method = |node: u32, name: &str| {
        format!(
            "!{node} = !DISubprogram(name: \"{name}\", scope: !3, unit: !0, file: !1, line: {node}, type: !5, spFlags: 0)\n"
        )
    };
    let source = format!(
        "target \"x86_64\"\ndefine @third size 0x10 !dbg !20 {{\nbb0 @ 0x0:\n}}\n\
         define @first size 0x10 !dbg !21 {{\nbb0 @ 0x0:\n}}\nglobal @object !dbg.def !31\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: \"p\", retainedTypes: !{{!3}})\n\
         !1 = !DIFile(filename: \"f.cc\", directory: \"/src\")\n\
         !3 = !DICompositeType(tag: DW_TAG_class_type, name: \"Order\", file: !1, line: 1, size: 8)\n\
         !5 = !DISubroutineType(types: !{{null}})\n{}{}{}\
         !20 = distinct !DISubprogram(name: \"third\", scope: !3, unit: !0, file: !1, line: 12, type: !5, declaration: !12, spFlags: DISPFlagDefinition)\n\
         !21 = distinct !DISubprogram(name: \"first\", scope: !3, unit: !0, file: !1, line: 10, type: !5, declaration: !10, spFlags: DISPFlagDefinition)\n\
         !30 = distinct !DIGlobalVariable(name: \"object\", scope: !0, file: !1, line: 20, type: !3)\n\
         !31 = distinct !DIFragment()\n\
         !32 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b8)), argObjects: {{!31}})\n",
        method(10, "first"),
        method(11, "second"),
        method(12, "third"),
    );
    let module = support::parsed(&source);
    let options = EmitOptions::default();
    let sections = emitted(&module, Dialect::Dwarf5, Format::Dwarf32, options).unwrap();
    let path = object_file(&sections, "order");
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    let said = tool(
        "gdb",
        &["-nx", "-batch", "-ex", "ptype object"],
        Some(&path),
    );
    let places = ["first()", "second()", "third()"].map(|name| said.find(name));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{said}"
    );
}

#[test]
fn a_line_table_can_have_the_sources() {
    let source = r#"target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
lines @f {
  0x0: !1 2:0 stmt
  0x4: !3 7:0 stmt
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src", source: "// nothing\0Aint f() {}\0A")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
!3 = !DIFile(filename: "f.h", directory: "/src")
"#;
    let module = support::parsed(source);
    let usual = EmitOptions::default();
    let sections = emitted(&module, Dialect::Dwarf5, Format::Dwarf32, usual).unwrap();
    let path = object_file(&sections, "sources");
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    let lines = support::dwarfdump(&["--debug-line"], &path);
    // A file without a source has an empty one, which llvm-dwarfdump does not print.
    assert!(
        lines.contains("source: \"// nothing\\nint f() {}\\n\""),
        "{lines}"
    );
    assert_eq!(lines.matches("source: ").count(), 1, "{lines}");
    // The contents of a file are LLVM's, and DWARF 4 has no place for them.
    let strict = EmitOptions {
        strict: true,
        ..usual
    };
    for (dialect, options) in [(Dialect::Dwarf5, strict), (Dialect::Dwarf4, usual)] {
        let sections = emitted(&module, dialect, Format::Dwarf32, options).unwrap();
        assert_eq!(
            sections.omissions(),
            [(Omission::FileContent(DW_LNCT_LLVM_source), 1)],
            "{dialect}"
        );
    }
}
