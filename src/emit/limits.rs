//! The limits of sections, tested without 4 GiB of memory: one section starts at an offset as if a
//! larger module had written everything before it.
//!
//! Expected values come from the rule of linking: a linker that places a section after `n` bytes of
//! other objects adds `n` to every field that holds an offset into the section, and changes no
//! other byte.

use super::format::LIMIT;
use super::module::emit_at;
use super::relocation::RelocationTarget;
use super::sections::{Section, SectionId, Sections};
use super::{CodeSections, EmitError, EmitOptions, Forms, Frames};
use crate::dwarf::{Dialect, get, put};
use crate::lower::LowerOptions;
use crate::module::Module;
use crate::target::ByteOrder;
use crate::text;
use alloc::vec::Vec;
use gimli::Format;

/// Two units with a reference between them, a function in two parts, a block with two ranges, a
/// variable with several locations, macros, rows, frames and a type.
const MODULE: &str = r#"
target "x86_64"
define @f size 0x40 !dbg !20 {
bb0 @ 0x0:
  0x0: dbg.def !61, %reg(rdi, 0, 32)
  0x8: dbg.kill !61
  0x8: dbg.def !62, %reg(rax, 0, 32)
  0x30: dbg.kill !62
}
define @g size 0x10 !dbg !21 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: cfa = rsp+16
}
frame @g { 0x0: cfa = rsp+8; ra = [cfa-8] }
lines @f {
  0x0: !1 1:1 stmt
  0x8: !1 2:1 stmt
}
scopes @f {
  !24: 0x8..0x10
  !24: 0x20..0x28
}
calls @f {
  0x0..0x5: !21
}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", macros: !{!10})
!1 = !DIFile(filename: "f.cc", directory: "/src")
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "p", macros: !{!10})
!3 = !DIFile(filename: "ff.cc", directory: "/src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 2, size: 32, elements: !{!6})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "inside", baseType: !4, line: 2, size: 32)
!7 = !DISubprogram(name: "m", scope: !5, unit: !0, file: !3, line: 3, type: !8, spFlags: 0)
!8 = !DISubroutineType(types: !{null, !9})
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagObjectPointer)
!10 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "N", value: "1")
!20 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!21 = distinct !DISubprogram(name: "g", unit: !2, file: !3, line: 1, spFlags: DISPFlagDefinition)
!24 = distinct !DILexicalBlock(scope: !20, file: !1, line: 2)
!40 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !1, line: 1, type: !5)
!41 = !DILocalVariable(name: "side", scope: !24, file: !1, line: 2, type: !4)
!61 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(b32)))
!62 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(b32)))
"#;

fn emitted(
    module: &Module,
    (dialect, format): (Dialect, Format),
    options: &EmitOptions,
    names: Option<&[&str]>,
    start: Option<(SectionId, u32)>,
) -> Result<Sections, EmitError> {
    let validated = module.validate().unwrap();
    let options_of_lowering = LowerOptions {
        format,
        ..LowerOptions::new(dialect)
    };
    let lowered = validated.lower(&options_of_lowering).unwrap();
    emit_at(&lowered, options, names, start)
}

/// Returns the kinds of units, each with a name for messages.
fn kinds() -> Vec<(&'static str, Dialect, Format, EmitOptions)> {
    let with = |set: fn(&mut EmitOptions)| {
        let mut options = EmitOptions {
            frames: Frames::Both,
            pubnames: true,
            aranges: true,
            ..EmitOptions::default()
        };
        set(&mut options);
        options
    };
    let mut kinds = Vec::new();
    for format in [Format::Dwarf32, Format::Dwarf64] {
        for (name, dialect, options) in [
            ("4", Dialect::Dwarf4, with(|_| {})),
            ("5", Dialect::Dwarf5, with(|of| of.names = true)),
            (
                "5 direct",
                Dialect::Dwarf5,
                with(|of| of.forms = Forms::Direct),
            ),
            (
                "5 with type units",
                Dialect::Dwarf5,
                with(|of| of.type_units = true),
            ),
            (
                "4 with type units",
                Dialect::Dwarf4,
                with(|of| of.type_units = true),
            ),
            (
                "5 with shared types",
                Dialect::Dwarf5,
                with(|of| of.shared_types = true),
            ),
            (
                "5 smallest",
                Dialect::Dwarf5,
                with(|of| (of.smallest, of.names) = (true, true)),
            ),
            (
                "5 with siblings",
                Dialect::Dwarf5,
                with(|of| {
                    (of.siblings, of.code) = (true, CodeSections::Adjacent(16));
                }),
            ),
        ] {
            kinds.push((name, dialect, format, options));
        }
    }
    kinds
}

/// Returns the sections after a linker has added a number to all offsets into one section.
fn linked(sections: &Sections, id: SectionId, start: u32) -> Vec<Section> {
    let mut sections: Vec<Section> = sections.iter().cloned().collect();
    for section in &mut sections {
        for relocation in &mut section.relocations {
            if relocation.target() != RelocationTarget::Section(id) {
                continue;
            }
            relocation.set_addend(relocation.addend() + i64::from(start));
            let first = relocation.offset() as usize;
            let field = &mut section.bytes[first..first + usize::from(relocation.size())];
            let value = get(field, ByteOrder::Little) + u64::from(start);
            put(field, ByteOrder::Little, value);
        }
    }
    sections
}

/// Returns the ids and sizes of the sections. Type units are a part of `.debug_info` until all
/// units are written.
fn sizes(sections: &Sections) -> Vec<(SectionId, u32)> {
    let (groups, others): (Vec<&Section>, _) = sections.iter().partition(|it| it.group.is_some());
    let types: usize = groups.iter().map(|section| section.bytes.len()).sum();
    let size = |section: &Section| match section.id {
        SectionId::DebugInfo => section.bytes.len() + types,
        _ => section.bytes.len(),
    };
    let others: Vec<&Section> = others;
    others.iter().map(|it| (it.id, size(it) as u32)).collect()
}

/// The sections that are written.
const ALL: [SectionId; 19] = [
    SectionId::DebugAbbrev,
    SectionId::DebugAddr,
    SectionId::DebugAranges,
    SectionId::DebugFrame,
    SectionId::DebugGnuPubNames,
    SectionId::DebugGnuPubTypes,
    SectionId::DebugInfo,
    SectionId::DebugLine,
    SectionId::DebugLineStr,
    SectionId::DebugLoc,
    SectionId::DebugLocLists,
    SectionId::DebugMacinfo,
    SectionId::DebugMacro,
    SectionId::DebugNames,
    SectionId::DebugRanges,
    SectionId::DebugRngLists,
    SectionId::DebugStr,
    SectionId::DebugStrOffsets,
    SectionId::EhFrame,
];

/// A section may end one byte below the limit, where all offsets into it still fit. One byte more,
/// or a section that is only begun below the limit, is an error.
#[test]
fn offsets_are_right_up_to_the_limit() {
    let module = text::parse(MODULE).unwrap().module;
    let mut tested = Vec::new();
    for (name, dialect, format, options) in kinds() {
        let emit = |start| emitted(&module, (dialect, format), &options, None, start);
        let usual = emit(None).unwrap();
        // Strings that are merged in the end must fit before that, too.
        let unmerged = EmitOptions {
            smallest: false,
            ..options
        };
        let unmerged = emitted(&module, (dialect, format), &unmerged, None, None).unwrap();
        for (id, size) in sizes(&usual) {
            let size = match id {
                SectionId::DebugStr | SectionId::DebugLineStr => unmerged.bytes(id).len() as u32,
                _ => size,
            };
            let context = alloc::format!("{name}, {format:?}, {id:?}");
            let last = LIMIT - 1 - size;
            let at_limit = emit(Some((id, last))).unwrap();
            // All units refer to the only table of abbreviations, at offset 0 of the module's part.
            let moved = if id == SectionId::DebugAbbrev {
                0
            } else {
                last
            };
            let expected = linked(&usual, id, moved);
            assert!(at_limit.iter().eq(expected.iter()), "{context}");
            let starts = (last + 1..u32::MAX)
                .step_by(17)
                .chain([LIMIT - 1, u32::MAX]);
            for start in starts {
                assert_eq!(
                    emit(Some((id, start))).err(),
                    Some(EmitError::TooLarge(id)),
                    "{context}"
                );
            }
            tested.push(id);
        }
    }
    for id in ALL {
        assert!(tested.contains(&id), "{id:?} is not tested");
    }
}

/// No linker changes the sections of split units.
#[test]
fn split_units_have_the_same_limits() {
    let module = text::parse(MODULE).unwrap().module;
    for (dialect, format) in [
        (Dialect::Dwarf4, Format::Dwarf32),
        (Dialect::Dwarf5, Format::Dwarf32),
        (Dialect::Dwarf5, Format::Dwarf64),
    ] {
        let options = EmitOptions::default();
        let names: &[&str] = &["f.dwo", "g.dwo"];
        let emit = |start| emitted(&module, (dialect, format), &options, Some(names), start);
        for section in emit(None).unwrap().iter().filter(|section| section.is_dwo) {
            let (id, size) = (section.id, section.bytes.len() as u32);
            let context = alloc::format!("{dialect}, {format:?}, {id:?}");
            for start in (LIMIT - size..=u32::MAX).step_by(5) {
                assert_eq!(
                    emit(Some((id, start))).err(),
                    Some(EmitError::TooLarge(id)),
                    "{context}"
                );
            }
        }
    }
}
