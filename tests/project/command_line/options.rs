//! Options whose only effect is in what is written or said.

use super::{Run, TemporaryFile, output, run, run_with};
use dwarfsmith::gimli::{self, EndianSlice, LittleEndian};
use dwarfsmith::object::{self, Object as _, ObjectSection as _};
use std::path::PathBuf;
use std::process::Command;

/// `n` is in rdi in the whole function, and in rsi in its second half.
const TWO_PLACES: &str = r#"target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !6, %reg(rdi, 0, 32)
  0x8: dbg.def !7, %reg(rsi, 0, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !1, line: 1, type: !3)
!6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
"#;

/// What `emit` writes for a module with these options.
fn emitted(source: &str, options: &[&str]) -> Vec<u8> {
    let module = TemporaryFile::new("options.di", source);
    let file = TemporaryFile::new("options.o", "");
    let emit = ["emit", module.path(), "-o", file.path()];
    assert_eq!(output(&[&emit, options].concat()), "", "{options:?}");
    std::fs::read(&file.0).unwrap()
}

fn with_dwarf<R>(
    bytes: &[u8],
    read: impl FnOnce(&gimli::Dwarf<EndianSlice<'_, LittleEndian>>) -> R,
) -> R {
    let file = object::File::parse(bytes).unwrap();
    let load = |id: gimli::SectionId| -> Result<_, gimli::Error> {
        let section = file.section_by_name(id.name());
        Ok(section.map_or_else(Vec::new, |section| section.data().unwrap().to_vec()))
    };
    let sections = gimli::DwarfSections::load(load).unwrap();
    read(&sections.borrow(|section| EndianSlice::new(section, LittleEndian)))
}

/// The attributes of all entries, with repetitions.
fn attributes(bytes: &[u8]) -> Vec<gimli::DwAt> {
    with_dwarf(bytes, |dwarf| {
        let mut found = Vec::new();
        let mut units = dwarf.units();
        while let Some(header) = units.next().unwrap() {
            let unit = dwarf.unit(header).unwrap();
            let mut entries = unit.entries();
            while let Some(entry) = entries.next_dfs().unwrap() {
                found.extend(entry.attrs().iter().map(|attribute| attribute.name()));
            }
        }
        found
    })
}

/// The ranges of the only location list of the first unit.
fn ranges(bytes: &[u8]) -> Vec<(u64, u64)> {
    with_dwarf(bytes, |dwarf| {
        let header = dwarf.units().next().unwrap().unwrap();
        let unit = dwarf.unit(header).unwrap();
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().unwrap() {
            let Some(location) = entry.attr_value(gimli::DW_AT_location) else {
                continue;
            };
            let mut list = dwarf.attr_locations(&unit, location).unwrap().unwrap();
            let mut ranges = Vec::new();
            while let Some(entry) = list.next().unwrap() {
                ranges.push((entry.range.begin, entry.range.end));
            }
            return ranges;
        }
        Vec::new()
    })
}

#[test]
fn emit_adds_what_an_option_asks_for() {
    let usual = emitted(TWO_PLACES, &[]);
    for (option, attribute) in [
        ("--siblings", gimli::DW_AT_sibling),
        ("--language-names", gimli::DwAt(0x90)),
    ] {
        assert!(!attributes(&usual).contains(&attribute), "{option}");
        let with = attributes(&emitted(TWO_PLACES, &[option]));
        assert!(with.contains(&attribute), "{option}: {with:?}");
    }
    let has_aranges = |bytes: &[u8]| {
        let file = object::File::parse(bytes).unwrap();
        file.section_by_name(".debug_aranges").is_some()
    };
    assert!(!has_aranges(&usual));
    assert!(has_aranges(&emitted(TWO_PLACES, &["--aranges"])));
}

/// By the language, both places hold in the second half. Only the option writes an entry for each.
#[test]
fn emit_writes_entries_that_overlap() {
    let overlap = |ranges: &[(u64, u64)]| {
        let pairs = |one: &(u64, u64)| {
            let others = ranges.iter().filter(|other| *other != one);
            others
                .filter(|other| one.0 < other.1 && other.0 < one.1)
                .count()
        };
        ranges.iter().map(pairs).sum::<usize>()
    };
    let all = ranges(&emitted(TWO_PLACES, &["--overlapping-lists"]));
    assert!(overlap(&all) > 0, "{all:?}");
    let cut = ranges(&emitted(TWO_PLACES, &[]));
    assert_eq!(overlap(&cut), 0, "{cut:?}");
    let covered = cut.iter().map(|(begin, end)| end - begin).sum::<u64>();
    assert_eq!(covered, 0x10, "{cut:?}");
}

#[test]
fn emit_makes_all_sections_together_smaller() {
    let size = |more: &[&str]| {
        let file = TemporaryFile::new("smallest.o", "");
        output(&[&["emit", "calls.di", "-o", file.path()], more].concat());
        let bytes = std::fs::read(&file.0).unwrap();
        let file = object::File::parse(&bytes[..]).unwrap();
        let debug = file.sections().filter(|section| {
            let name = section.name().unwrap();
            name.starts_with(".debug_")
        });
        debug.map(|section| section.size()).sum::<u64>()
    };
    assert!(size(&["--smallest"]) < size(&[]));
}

#[test]
fn emit_writes_the_given_flags() {
    for flags in ["0x3f", "63"] {
        let bytes = emitted(TWO_PLACES, &["--elf-flags", flags]);
        let file = object::File::parse(&bytes[..]).unwrap();
        let object::FileFlags::Elf { e_flags, .. } = file.flags() else {
            panic!();
        };
        assert_eq!(e_flags, 0x3f);
    }
}

/// Without GNU's extension, DWARF 4 has no tags and attributes of calls.
#[test]
fn emit_lists_what_is_left_out() {
    let file = TemporaryFile::new("omitted.o", "");
    let arguments = ["emit", "calls.di", "-o", file.path(), "--dialect", "dwarf4"];
    let strict = run(&[&arguments[..], &["--strict"]].concat());
    assert_eq!(strict.code, Some(0));
    let module = include_str!("../../modules/calls.di");
    let described = module.matches("DIFlagAllCallsDescribed").count();
    for said in [
        "warning: calls.di: DW_TAG_call_site is left out ".to_owned(),
        format!("warning: calls.di: DW_AT_call_all_calls is left out {described} times\n"),
    ] {
        assert!(strict.errors.contains(&said), "{}", strict.errors);
    }
    let quiet = run(&[&arguments[..], &["--strict", "--quiet"]].concat());
    assert_eq!((quiet.code, quiet.errors.as_str()), (Some(0), ""));
}

/// `cc` could be a byte, but it is also the name of a file.
#[test]
fn emit_prefers_a_file_to_digits() {
    let folder = std::env::temp_dir().join(format!("dwarfsmith-{}-code", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("cc"), [0x90; 16]).unwrap();
    let module = TemporaryFile::new("digits.di", TWO_PLACES);
    let mut emit = Command::new(env!("CARGO_BIN_EXE_dwarfsmith"));
    emit.current_dir(&folder);
    emit.args(["emit", module.path(), "-o", "-", "--code", "cc"]);
    let done = emit.output().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{errors}");
    let is_code = |window: &[u8]| window == [0x90; 16];
    assert!(done.stdout.windows(16).any(is_code));
}

/// The names of the skeletons' files, in the order of units.
fn dwo_names(bytes: &[u8]) -> Vec<String> {
    with_dwarf(bytes, |dwarf| {
        let mut names = Vec::new();
        let mut units = dwarf.units();
        while let Some(header) = units.next().unwrap() {
            let unit = dwarf.unit(header).unwrap();
            let mut entries = unit.entries();
            let root = entries.next_dfs().unwrap().unwrap();
            if let Some(name) = root.attr_value(gimli::DW_AT_dwo_name) {
                let name = dwarf.attr_string(&unit, name).unwrap();
                names.push(name.to_string_lossy().into_owned());
            }
        }
        names
    })
}

/// The first unit's file has the given name, and the second has a number before the last dot. A
/// file has one unit.
#[test]
fn split_units_have_names() {
    let file = TemporaryFile::new("split-names.o", "");
    let arguments = ["emit", "two-units.di", "-o", file.path(), "--split-dwarf"];
    let emit = |split: &str| {
        let run = run(&[&arguments[..], &[split]].concat());
        assert_eq!(run.code, Some(0), "{}", run.errors);
        dwo_names(&std::fs::read(&file.0).unwrap())
    };
    let Run { code, errors, .. } = run(&[&arguments[..], &["single"]].concat());
    assert_eq!(code, Some(1));
    assert!(errors.contains("two units have the file"), "{errors}");
    for (ending, second) in [(".dwo", ".1.dwo"), ("", ".1")] {
        let folder = std::env::temp_dir();
        let stem = format!("dwarfsmith-{}-split-unit", std::process::id());
        let path = |ending: &str| folder.join(format!("{stem}{ending}"));
        let name = |path: PathBuf| path.to_str().unwrap().to_owned();
        let expected = [ending, second].map(|ending| name(path(ending)));
        assert_eq!(emit(&expected[0]), expected);
        for written in expected {
            std::fs::remove_file(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
        }
    }
    // Standard output has no name.
    let Run { code, errors, .. } =
        run(&["emit", "two-units.di", "-o", "-", "--split-dwarf", "single"]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("the .dwo file has no name"), "{errors}");
}

/// A `.dwo` file has no addresses, which are in the object file.
#[test]
fn stats_says_that_addresses_are_elsewhere() {
    let object = TemporaryFile::new("skeleton.o", "");
    let split = TemporaryFile::new("skeleton.dwo", "");
    let emit = ["emit", "x86_64-scalars.di", "-o", object.path()];
    output(&[&emit[..], &["--split-dwarf", split.path()]].concat());
    let Run { code, errors, .. } = run(&["stats", split.path()]);
    assert_eq!(code, Some(0));
    let said = "the addresses of 1 unit are in another file, so their variables are not counted";
    assert!(errors.contains(said), "{errors}");
    let Run { errors, .. } = run(&["stats", object.path()]);
    assert!(
        errors.contains("the variables of 1 unit are in .dwo or .dwp files"),
        "{errors}"
    );
}

/// Ten groups, the last of which ends below 100 %.
#[test]
fn stats_names_the_groups_of_shares() {
    let object = TemporaryFile::object("groups.o");
    let text = output(&["stats", object.path()]);
    let groups: Vec<&str> = text.lines().filter(|line| line.ends_with('%')).collect();
    let labels: Vec<&str> = (groups.iter())
        .map(|line| line.split_once("  ").map_or(*line, |_| line.trim()))
        .map(|line| line.split_once("  ").unwrap().1)
        .collect();
    let tens = (1..10).map(|tens| format!("{0}0 to {0}9 %", tens));
    let expected: Vec<String> = ["0 %".to_owned(), "less than 10 %".to_owned()]
        .into_iter()
        .chain(tens)
        .chain(["100 %".to_owned()])
        .collect();
    assert_eq!(labels, expected, "{text}");
}

/// The totals have the number of notes, also where these are not shown.
#[test]
fn audit_counts_notes() {
    let object = TemporaryFile::new("notes.o", "");
    let module = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/filetests/found/03-branch-after-stack-value.di"
    );
    output(&["emit", module, "--dialect", "llvm", "-o", object.path()]);
    let shown = output(&["audit", "--notes", object.path()]);
    assert_eq!(shown.matches(": note[").count(), 1, "{shown}");
    for text in [shown, output(&["audit", object.path()])] {
        assert!(text.ends_with("; 0 ill-formed, 1 note\n"), "{text}");
    }
}

/// `--quiet` leaves out warnings that belong to no line of a file, too.
#[test]
fn quiet_commands_print_no_warnings() {
    let archive = format!("!<arch>\n{:<48}{:<10}`\n", "notes.txt/", 0);
    for (arguments, is_said) in [
        (&["audit", "-"] as &[&str], true),
        (&["--quiet", "audit", "-"], false),
    ] {
        let Run { code, errors, .. } = run_with(arguments, archive.as_bytes());
        assert_eq!(code, Some(0));
        assert_eq!(
            errors.contains("contains no object file"),
            is_said,
            "{errors}"
        );
    }
}

/// Wrong operations and bytes are marked where they are: up to a comma, in their own line, and
/// characters of several bytes as one.
#[test]
fn excerpts_mark_the_wrong_word() {
    let marks = |run: Run| {
        assert_eq!(run.code, Some(1), "{}", run.errors);
        let mut lines = run.errors.lines();
        let place = lines.find(|line| line.contains("--> ")).unwrap().to_owned();
        let place = place.split_once("--> ").unwrap().1.to_owned();
        let carets = lines.map(|line| line.matches('^').count()).sum::<usize>();
        (place, carets)
    };
    let expected = |place: &str, carets| (place.to_owned(), carets);
    assert_eq!(
        marks(run(&["asm", "DW_OP_frob, DW_OP_lit1"])),
        expected("<operations>:1:1", "DW_OP_frob".len())
    );
    assert_eq!(
        marks(run_with(
            &["asm", "-"],
            b"DW_OP_lit1\nDW_OP_lit2\n  DW_OP_frob"
        )),
        expected("<stdin>:3:3", "DW_OP_frob".len())
    );
    assert_eq!(
        marks(run(&["disasm", "30 \u{e9}1"])),
        expected("<bytes>:1:4", 1)
    );
    // Only 0 begins a prefix.
    assert_eq!(
        marks(run(&["disasm", "30 1x31"])),
        expected("<bytes>:1:5", 1)
    );
}

/// One byte of code has one position.
#[test]
fn where_names_the_code_that_it_describes() {
    for at in ["f+0x4", "f+0x4..0x6"] {
        let arguments = ["where", "-", "--object", "n", "--at", at];
        let run = run_with(&arguments, TWO_PLACES.as_bytes());
        let heading = run.output.lines().next().unwrap_or_default();
        assert_eq!(heading, format!("n at {at}"));
    }
}

/// Many functions, each with one variable and the same mistake, since equal messages of one function
/// are shown once.
fn many(count: usize, referrer: &str) -> String {
    let mut source = String::from("target \"x86_64\"\n");
    for node in ["!0 = ", "!1 = ", "!3 = "] {
        source += TWO_PLACES
            .lines()
            .find(|line| line.starts_with(node))
            .unwrap();
        source += "\n";
    }
    for index in 0..count {
        let [function, variable, lifetime] = [0, 1, 2].map(|node| 100 + 3 * index + node);
        source += &format!(
            "define @f{index} size 0x20 !dbg !{function} {{
bb0 @ 0x0:
  0x4: dbg.def !{lifetime}, {referrer}
}}
!{function} = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
!{variable} = !DILocalVariable(name: \"x\", scope: !{function}, file: !1, line: 1, type: !3)
!{lifetime} = distinct !DILifetime(object: !{variable}, location: !DIExpr(DIOpReferrer(i32)))
"
        );
    }
    source
}

/// 16 bits for 32 bits are an error, and a value without a place a warning. A hundred of each are
/// shown.
#[test]
fn a_hundred_violations_are_shown() {
    for (count, is_cut) in [(100, false), (101, true)] {
        let source = many(count, "%reg(rax, 0, 16)");
        let Run { code, errors, .. } = run_with(&["check", "-"], source.as_bytes());
        assert_eq!(code, Some(1));
        assert_eq!(errors.matches("error[E106]").count(), 100);
        let said = format!("error: <stdin> has {count} errors");
        let end = match is_cut {
            true => ", the first 100 of which are shown\n\n",
            false => "\n\n",
        };
        assert!(errors.ends_with(&(said + end)), "{errors}");

        let source = many(count, "%entity(7)");
        let Run { code, errors, .. } = run_with(&["check", "-"], source.as_bytes());
        assert_eq!(code, Some(0));
        assert_eq!(errors.matches("warning[W401]").count(), 100);
        let said = "<stdin> may have more warnings than these 100";
        assert_eq!(errors.contains(said), is_cut);
    }
}
