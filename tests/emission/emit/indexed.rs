//! Entries that a name index must have for the contents of another entry or of a list, and the units
//! of the names for a linker.

use super::{object_file, support, tool};
use crate::support::{parsed, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, Sections};

const FORMATS: [Format; 2] = [Format::Dwarf32, Format::Dwarf64];

fn emitted(module: &Module, format: Format, options: &EmitOptions) -> Sections {
    let lowering = LowerOptions {
        format,
        ..LowerOptions::new(Dialect::Dwarf5)
    };
    let validated = valid(module);
    validated.lower(&lowering).unwrap().emit(options).unwrap()
}

/// The names in the index of a module, sorted.
fn names(module: &Module, format: Format, file: &str) -> Vec<String> {
    let options = EmitOptions {
        names: true,
        ..EmitOptions::new()
    };
    let sections = emitted(module, format, &options);
    let path = object_file(&sections, &format!("{file}-{format:?}"));
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    let printed = support::dwarfdump(&["--debug-names"], &path);
    let strings = (printed.lines()).filter(|line| line.trim_start().starts_with("String:"));
    let mut names: Vec<String> = strings
        .filter_map(|line| line.split('"').nth(1).map(str::to_owned))
        .collect();
    names.sort();
    names
}

/// By section 6.1.1.1 of DWARF 5, a variable is in the index if its location has an address. The list
/// of the static variable `total` begins with the address, which a register replaces in `f`. That of
/// `whole` begins with a register in all of `f`; then it has the address, before and after `f`. `other` is only in a register, as a variable of a function; `global`, also in a register,
/// is not one of a function.
#[test]
fn a_static_variable_with_a_list_is_in_the_index() {
    let module = parsed(
        "target \"x86_64\"
        global @total !dbg.def !30
        global @whole !dbg.def !31
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !24, %reg(rsi)
          0x2: dbg.def !22, %reg(rcx)
          0x2: dbg.def !23, %reg(rdx)
          0x4: dbg.def !20, %reg(rax)
          0x8: dbg.kill !20
          0x8: dbg.kill !22
          0x8: dbg.kill !23
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
        !4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !9 = !DILocalVariable(name: \"other\", scope: !2, file: !1, line: 2, type: !4)
        !10 = !DIGlobalVariable(name: \"total\", scope: !2, file: !1, line: 2, type: !4)
        !11 = !DIGlobalVariable(name: \"global\", scope: !0, file: !1, line: 3, type: !4)
        !12 = !DIGlobalVariable(name: \"whole\", scope: !2, file: !1, line: 4, type: !4)
        !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
        !21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30}, kind: computed)
        !22 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i32)))
        !23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
        !24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
        !25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!31}, kind: computed)
        !30 = distinct !DIFragment()
        !31 = distinct !DIFragment()",
    );
    for format in FORMATS {
        let found = names(&module, format, "names-of-a-list");
        assert_eq!(
            found,
            ["f", "global", "int", "total", "whole"],
            "{format:?}"
        );
    }
}

/// The name of inlined code is that of its origin, which is in another unit.
#[test]
fn inlined_code_of_another_unit_is_in_the_index() {
    let module = parsed(
        "target \"x86_64\"
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0:
        }
        scopes @f {
          !8: 0x4..0x8
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !3, file: !1, line: 1)
        !3 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !7 = distinct !DISubprogram(name: \"callee\", unit: !0, file: !1, line: 9)
        !8 = distinct !DIInlinedScope(scope: !2, origin: !7, callFile: !1, callLine: 5)",
    );
    for format in FORMATS {
        let found = names(&module, format, "names-of-inlined-code");
        assert_eq!(found, ["callee", "f"], "{format:?}");
    }
}

/// Each unit of C has its own types, and those of C++ are the same in the whole program.
#[test]
fn structures_are_static_in_c() {
    let source = format!("target \"x86_64\"\n{}", unit("a", 0));
    for (language, kind) in [("C11", "STATIC"), ("C_plus_plus_14", "EXTERNAL")] {
        let module = parsed(&source.replace("C_plus_plus_14", language));
        let options = EmitOptions {
            pubnames: true,
            ..EmitOptions::new()
        };
        let sections = emitted(&module, Format::Dwarf32, &options);
        let path = object_file(&sections, "pubnames-static");
        let printed = support::dwarfdump(&["--debug-gnu-pubtypes"], &path);
        let line = printed.lines().find(|line| line.ends_with("\"a_S\""));
        let words = line.unwrap().split_whitespace().skip(1);
        assert_eq!(words.collect::<Vec<_>>(), [kind, "TYPE", "\"a_S\""]);
    }
}

/// A unit with a class, a variable of it and a function.
fn unit(name: &str, first: u32) -> String {
    let number = |by: u32| first + by;
    let [unit, file, class, variable, function, fragment, lifetime] =
        [0, 1, 2, 3, 4, 5, 6].map(number);
    format!(
        "global @{name}_v !dbg.def !{fragment}
        define @{name}_f size 0x10 !dbg !{function} {{
        bb0 @ 0x0:
        }}
        !{unit} = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !{file}, producer: \"p\")
        !{file} = !DIFile(filename: \"{name}.cc\", directory: \"/src\")
        !{class} = !DICompositeType(tag: DW_TAG_structure_type, name: \"{name}_S\", file: !{file}, line: 1, size: 32, elements: !{{}}, identifier: \"{name}_S\")
        !{variable} = distinct !DIGlobalVariable(name: \"{name}_v\", scope: !{unit}, file: !{file}, line: 2, type: !{class})
        !{function} = distinct !DISubprogram(name: \"{name}_f\", unit: !{unit}, file: !{file}, line: 3)
        !{fragment} = distinct !DIFragment()
        !{lifetime} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b32)), argObjects: {{!{fragment}}}, kind: computed)\n"
    )
}

/// The header of a unit's names has the unit's offset and length in `.debug_info`, and each name the
/// offset of its entry in the unit; a type in a type unit is listed at the entry of the unit that uses
/// it (gdb's manual, \"Index Section Format\", and gcc).
#[test]
fn names_for_a_linker_are_listed_in_their_units() {
    let source = format!("target \"x86_64\"\n{}{}", unit("a", 0), unit("b", 10));
    let module = parsed(&source);
    for (format, type_units) in FORMATS.iter().flat_map(|one| [(*one, false), (*one, true)]) {
        let options = EmitOptions {
            pubnames: true,
            type_units,
            ..EmitOptions::new()
        };
        let sections = emitted(&module, format, &options);
        let path = object_file(&sections, &format!("pubnames-{format:?}-{type_units}"));
        let info = support::dwarfdump(&["--debug-info"], &path);
        let hex = |text: &str| u64::from_str_radix(text.trim_start_matches("0x"), 16).unwrap();
        let field = |line: &str, name: &str| {
            let (_, rest) = line.split_once(&format!(" {name} = 0x"))?;
            Some(hex(rest.split([',', ' ', ')']).next()?))
        };
        // The entries of `.debug_info`, by their offsets, each with the first name in it.
        let name_at = |offset: u64| {
            let start = format!("0x{offset:08x}: ");
            let from = info.lines().skip_while(|line| !line.starts_with(&start));
            let mut from = from.skip_while(|line| !line.contains("DW_AT_name"));
            let line = from.next().unwrap_or_else(|| panic!("{offset:#x} {info}"));
            line.split('"').nth(1).unwrap().to_owned()
        };
        let mut count = 0;
        for section in ["--debug-gnu-pubnames", "--debug-gnu-pubtypes"] {
            let (mut start, mut units) = (0, Vec::new());
            for line in support::dwarfdump(&[section], &path).lines() {
                if let Some(offset) = field(line, "unit_offset") {
                    let size = field(line, "unit_size").unwrap();
                    start = offset;
                    let header = info
                        .lines()
                        .find(|one| one.starts_with(&format!("0x{offset:08x}: Compile Unit:")));
                    let next = field(header.unwrap(), "next_unit");
                    let next = next.or_else(|| {
                        let (_, next) = header?.split_once("(next unit at ")?;
                        Some(hex(next.trim_end_matches(')')))
                    });
                    assert_eq!(next, Some(offset + size), "{line}");
                    units.push(offset);
                } else if let Some(name) = line.split('"').nth(1) {
                    let offset = hex(line.split_whitespace().next().unwrap());
                    let is_moved = type_units && name.ends_with("_S");
                    let expected = match is_moved {
                        true => format!("{}.cc", &name[..1]),
                        false => name.to_owned(),
                    };
                    assert_eq!(name_at(start + offset), expected, "{line}\n{info}");
                    count += 1;
                }
            }
            assert_eq!(units.len(), 2, "{section}");
        }
        assert_eq!(count, 6);
    }
}
