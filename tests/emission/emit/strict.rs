//! Strict DWARF: only what the standard of the version defines.

use super::formats::emitted;
use super::{object_file, shapes, support, tool};
use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, Omission};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use gimli::constants::*;

/// Strict DWARF has no tag, attribute or language that its version does not define.
#[test]
fn strict_dwarf_is_that_of_the_standard() {
    let source = r#"
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
calls @f {
  0x8..0xc: !2
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, type: !4, flags: DIFlagAllCallsDescribed | DIFlagNoReturn, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !{!3, !6})
!5 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !3)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!10 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !1, line: 1, type: !6)
"#;
    let module = support::parsed(source);
    let strict = EmitOptions {
        strict: true,
        ..EmitOptions::default()
    };
    let sections = emitted(&module, Dialect::Dwarf4, Format::Dwarf32, strict).unwrap();
    assert_eq!(
        sections.omissions(),
        [
            (Omission::Tag(DW_TAG_atomic_type), 1),
            (Omission::Tag(DW_TAG_call_site), 1),
            (Omission::Attribute(DW_AT_call_all_calls), 1),
            (Omission::Attribute(DW_AT_noreturn), 1),
        ]
    );
    let path = object_file(&sections, "strict-4");
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    tool("readelf", &["-W", "--debug-dump"], Some(&path));
    let entries = support::dwarfdump(&["--debug-info"], &path);
    assert!(
        entries.contains("DW_AT_language\t(DW_LANG_C99)"),
        "{entries}"
    );
    // The constant type is one of the type without the qualifier.
    assert!(entries.contains("DW_AT_type\t(0x"), "{entries}");
    assert!(entries.contains("\"const int\""), "{entries}");
    assert!(!entries.contains("GNU"), "{entries}");

    // Everything of these is in the standard of version 5.
    let sections = emitted(&module, Dialect::Dwarf5, Format::Dwarf32, strict).unwrap();
    assert_eq!(sections.omissions(), []);
    let usual = emitted(
        &module,
        Dialect::Dwarf5,
        Format::Dwarf32,
        EmitOptions::default(),
    )
    .unwrap();
    assert!(sections.iter().eq(usual.iter()));
    for name in [
        "cxx-classes",
        "rust-enum",
        "fortran-arrays",
        "two-units",
        "attributes",
        "annotations",
    ] {
        let module = shapes::parsed(name);
        for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
            let sections = emitted(&module, dialect, Format::Dwarf32, strict).unwrap();
            let path = object_file(&sections, &format!("strict-{name}-{dialect}"));
            let entries = support::dwarfdump(&["--debug-info"], &path);
            for vendor in ["DW_TAG_GNU", "DW_AT_GNU", "DW_TAG_LLVM", "DW_AT_LLVM"] {
                assert!(!entries.contains(vendor), "{name}, {dialect}: {entries}");
            }
            for (omission, _) in sections.omissions() {
                assert!(!omission.to_string().contains("Unknown"), "{omission:?}");
            }
            let mut sections = sections.iter().map(|section| section.name());
            assert!(sections.all(|name| !name.contains("gnu")), "{name}");
            tool("llvm-dwarfdump", &["--verify"], Some(&path));
            tool("readelf", &["-W", "--debug-dump"], Some(&path));
            tool("eu-readelf", &["-w"], Some(&path));
        }
    }

    let rejected = emitted(&module, Dialect::Llvm, Format::Dwarf32, strict).unwrap_err();
    assert_eq!(rejected, EmitError::NotStandard(Dialect::Llvm));
    let gnu = LowerOptions {
        gnu: true,
        ..LowerOptions::new(Dialect::Dwarf4)
    };
    let rejected = valid(&module)
        .lower(&gnu)
        .unwrap()
        .emit(&strict)
        .unwrap_err();
    assert_eq!(rejected, EmitError::NotStandard(Dialect::Dwarf4));
}
