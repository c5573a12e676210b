//! Emission: the sections as independent readers see them.

mod adjacent;
mod annotations;
mod aranges;
mod calls;
mod code_sections;
mod debugger;
mod destinations;
mod disjoint;
mod entries;
mod exceptions;
mod extent;
mod formats;
mod indexed;
mod limits;
mod linking;
mod lists;
mod macros;
mod members;
mod names;
mod parts;
mod program;
mod reading;
mod rejected;
mod rows;
mod shapes;
mod shared_types;
pub mod signs;
mod smallest;
mod split;
mod strict;
mod thread_local;
mod type_units;

use crate::support;
use crate::support::valid;
use dwarfsmith::Bits;
use dwarfsmith::build::{
    BasicType, CompileUnit, LexicalBlock, PointerType, SourceFile, Subprogram, Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{BindError, EmitError, EmitOptions, Frames, ObjectError, SectionId};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CodeRange, FrameRule, FunctionBody, LineRow};
use dwarfsmith::metadata::*;
use dwarfsmith::{ByteOffset, Module, Position, Sections, Target};
use program::{Units, Variables, program};
use reading::Bound;
use std::path::PathBuf;
use std::process::Command;

fn emit_as(module: &Module, lowering: LowerOptions, frames: Frames) -> Result<Sections, EmitError> {
    let validated = valid(module);
    validated.lower(&lowering).unwrap().emit(&EmitOptions {
        frames,
        ..EmitOptions::default()
    })
}

fn emit(module: &Module, frames: Frames) -> Sections {
    emit_as(module, LowerOptions::new(Dialect::Dwarf5), frames).unwrap()
}

fn emitted_with(module: &Module, dialect: Dialect, options: &EmitOptions) -> Sections {
    let validated = valid(module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    lowered.emit(options).unwrap()
}

/// The sections of what a module keeps if invalid nodes are dropped.
fn emit_kept(module: &Module) -> Sections {
    let (validated, _) = module.validate_keeping_valid();
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let lowered = validated.lower(&lowering).unwrap();
    lowered.emit(&EmitOptions::default()).unwrap()
}

fn target(name: &str) -> Target {
    Target::by_name(name).unwrap()
}

/// A file in the directory of these tests.
fn path(name: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("emit");
    std::fs::create_dir_all(&directory).unwrap();
    directory.join(name)
}

/// Writes an object file.
fn object_file(sections: &Sections, name: &str) -> PathBuf {
    let path = path(&format!("{name}.o"));
    std::fs::write(&path, sections.to_elf(None).unwrap()).unwrap();
    path
}

/// The output of a tool, which must not report errors.
fn tool(name: &str, arguments: &[&str], file: Option<&PathBuf>) -> String {
    let run = support::run(Command::new(support::tool(name)).args(arguments).args(file));
    let said = support::text(&run.stdout) + &support::text(&run.stderr);
    assert!(run.status.success(), "{name} {arguments:?} fails:\n{said}");
    // gdb and elfutils report errors without these words.
    for word in [
        "error",
        "warning",
        "during symbol reading",
        "invalid",
        "unknown",
        "eu-readelf: ",
    ] {
        let is_complaint =
            |line: &&str| line.to_lowercase().contains(word) && !line.contains("No errors");
        assert_eq!(
            said.lines().find(is_complaint),
            None,
            "{name} {arguments:?}:\n{said}"
        );
    }
    said
}

fn check_with_tools(sections: &Sections, name: &str) {
    let path = object_file(sections, name);
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    tool("llvm-dwarfdump", &["-a"], Some(&path));
    tool("readelf", &["-W", "--debug-dump"], Some(&path));
    tool("eu-readelf", &["-w"], Some(&path));
}

#[test]
fn readers_report_no_errors() {
    for (machine, units, frames) in [
        ("x86_64", Units::One, Frames::Debug),
        ("x86_64", Units::Two, Frames::Eh),
        ("x86_64", Units::Two, Frames::Both),
        ("aarch64", Units::Two, Frames::Debug),
        ("aarch64-be", Units::Two, Frames::Both),
        ("riscv64", Units::One, Frames::Debug),
        ("riscv64-v128", Units::Two, Frames::Both),
        ("i386", Units::Two, Frames::Both),
        ("arm", Units::Two, Frames::Debug),
        ("ppc64", Units::Two, Frames::Both),
        ("ppc64le", Units::One, Frames::Both),
        // llvm-dwarfdump cannot compute R_390_PC32, which `.eh_frame` needs.
        ("s390x", Units::Two, Frames::Debug),
    ] {
        let sections = emit(&program(target(machine), units, Variables::Special), frames);
        check_with_tools(&sections, &format!("{machine}-{units:?}-{frames:?}"));
    }
}

#[test]
fn readers_accept_small_units() {
    let mut module = Module::new(Target::X86_64);
    assert_eq!(emit(&module, Frames::Both).iter().count(), 0);
    let file = module.add(SourceFile::new("a.c").directory("/src"));
    module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    check_with_tools(&emit(&module, Frames::Both), "nothing-in-it");
    // A block that starts where the function does needs no range list, even if other blocks have
    // one.
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let function = module.add(Subprogram::new(unit, "f").at(file, 1));
    let block = module.add(LexicalBlock::new(function).at(file, 2));
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), function, 0x20)
        .block(Position(0));
    body.scope(Scope::Block(block), CodeRange::from(0..0x10));
    // A function without code, and one without rows.
    let empty = module.add(Subprogram::new(unit, "empty").at(file, 3));
    module.add_function(&body);
    body.begin(module.text("empty"), empty, 0)
        .block(Position(0));
    module.add_function(&body);
    let (validated, _) = module.validate_keeping_valid();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    check_with_tools(
        &lowered
            .emit(&EmitOptions {
                frames: Frames::Both,
                ..EmitOptions::default()
            })
            .unwrap(),
        "little-in-it",
    );
}

#[test]
fn the_64_bit_format_is_read_too() {
    let module = program(Target::X86_64, Units::Two, Variables::Special);
    let lowering = LowerOptions {
        format: Format::Dwarf64,
        ..LowerOptions::new(Dialect::Dwarf5)
    };
    let sections = emit_as(&module, lowering, Frames::Both).unwrap();
    let path = object_file(&sections, "64-bit");
    tool("llvm-dwarfdump", &["--verify"], Some(&path));
    tool("readelf", &["-W", "--debug-dump"], Some(&path));
    let short = Bound::new(&emit(&module, Frames::Both), address);
    let long = Bound::new(&sections, address);
    assert_eq!(short.entries(), long.entries());
    assert_eq!(short.lines(), long.lines());
    assert_eq!(
        short.frames(SectionId::DebugFrame, &[6]),
        long.frames(SectionId::DebugFrame, &[6])
    );
}

#[test]
fn gdb_and_lldb_know_types_scopes_and_lines() {
    let path = object_file(
        &emit(
            &program(Target::X86_64, Units::Two, Variables::Plain),
            Frames::Debug,
        ),
        "debuggers",
    );
    let file = format!("file {}", path.display());
    let commands = [
        "set complaints 1000",
        &file,
        "maint expand-symtabs",
        "info scope sum",
        "ptype struct node",
        "info line sum",
        "ptype helper",
    ];
    let mut arguments = vec!["-nx", "-batch"];
    for command in &commands {
        arguments.extend(["-ex", command]);
    }
    let said = tool("gdb", &arguments, None);
    for want in [
        "Symbol count is a variable in $rdi",
        "Symbol total is multi-location",
        "unsigned int high : 5;",
        "int grid[2][3];",
        "void (*call)(int, struct node *);",
        "const char *name;",
        "type = int (int)",
        "Line 10 of",
    ] {
        assert!(said.contains(want), "gdb does not say {want:?}:\n{said}");
    }
    let lldb = [
        "-b",
        "-o",
        "image lookup -v -n sum",
        "-o",
        "type lookup node",
        "-o",
        "image dump line-table main.c",
    ];
    let said = tool("lldb", &lldb, Some(&path));
    for want in ["name = \"count\"", "int grid[2][3]", "main.c:11:5"] {
        assert!(said.contains(want), "lldb does not say {want:?}:\n{said}");
    }
}

/// The functions' addresses in a linked program; other symbols are at 0x9000.
fn address(name: &str) -> u64 {
    match name {
        "helper" => 0x1000,
        "sum" => 0x2000,
        _ => 0x9000,
    }
}

#[test]
fn entries_rows_and_frames_match_the_metadata() {
    for (machine, units) in [("x86_64", Units::One), ("aarch64-be", Units::Two)] {
        let module = program(target(machine), units, Variables::Special);
        let bound = Bound::new(&emit(&module, Frames::Both), address);
        let registers = [3, 6, module.target.description().return_address];
        let frames = bound.frames(SectionId::DebugFrame, &registers);
        assert_eq!(frames, bound.frames(SectionId::EhFrame, &registers));
        let text = format!(
            "{}\n{}\n\n{}",
            bound.entries(),
            bound.lines().join("\n"),
            frames.join("\n")
        );
        insta::with_settings!({ snapshot_path => "../../snapshots/emit", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("{machine}-{}", if units == Units::Two { "apart" } else { "together" }), text);
        });
    }
}

/// Debuggers trust call frame information, so a function whose frame is unknown must have none.
#[test]
fn a_function_of_unknown_frame_has_no_call_frame_information() {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("a.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let mut body = FunctionBody::default();
    let stack = Target::X86_64.register("rsp").unwrap();
    let mut add = |name: &str, frame: &dyn Fn(&mut FunctionBody)| {
        let subprogram = module.add(Subprogram::new(unit, name).at(file, 1));
        body.begin(module.text(name), subprogram, 0x20)
            .block(Position(0));
        frame(&mut body);
        module.add_function(&body);
    };
    add("helper", &|_| ());
    // The body is reused: the frame rules of one function do not apply to the next.
    add("sum", &|body| _ = body.entry_frame());
    add("third", &|_| ());
    let functions = |module: &Module| {
        Bound::new(&emit(module, Frames::Both), address).frames(SectionId::EhFrame, &[16])
    };
    let at_entry =
        "0x2000..0x2020 cfa=RegisterAndOffset { register: Register(7), offset: 8 } 16=cfa-8";
    assert_eq!(functions(&module), [at_entry]);

    let mut rows = Module::new(Target::X86_64);
    let file = rows.add(SourceFile::new("a.c").directory("/src"));
    let unit = rows.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let subprogram = rows.add(Subprogram::new(unit, "sum").at(file, 1));
    body.begin(rows.text("sum"), subprogram, 0x20)
        .block(Position(0));
    body.frame(
        Position(0x1),
        FrameRule::Cfa {
            register: stack,
            offset: ByteOffset(16),
        },
    );
    rows.add_function(&body);
    assert_eq!(
        functions(&rows),
        [
            "0x2000..0x2001 cfa=RegisterAndOffset { register: Register(7), offset: 8 } 16=cfa-8",
            "0x2001..0x2020 cfa=RegisterAndOffset { register: Register(7), offset: 16 } 16=cfa-8",
        ]
    );
}

#[test]
fn entries_do_not_depend_on_address_size_and_byte_order() {
    // Equal except for the sizes of pointers.
    let entries = |machine| {
        let sections = emit(
            &program(target(machine), Units::Two, Variables::Plain),
            Frames::Debug,
        );
        Bound::new(&sections, address)
            .entries()
            .replace("pointer_type byte_size=4", "pointer_type byte_size=8")
    };
    let want = entries("x86_64");
    for machine in [
        "aarch64",
        "aarch64-be",
        "riscv64",
        "i386",
        "arm",
        "ppc64",
        "s390x",
        "generic64-be",
        "generic32-le",
        "generic32-be",
    ] {
        let found = entries(machine);
        let differs = |line: &(&str, &str)| line.0 != line.1 && !line.0.contains("pointer_type");
        assert_eq!(
            want.lines().zip(found.lines()).find(differs),
            None,
            "{machine}"
        );
        assert_eq!(want.lines().count(), found.lines().count());
    }
}

#[test]
fn the_same_module_gives_the_same_bytes() {
    let module = program(Target::X86_64, Units::Two, Variables::Special);
    let first = emit(&module, Frames::Both);
    assert_eq!(
        first,
        emit(
            &program(Target::X86_64, Units::Two, Variables::Special),
            Frames::Both
        )
    );
    let (a, b) = std::thread::scope(|scope| {
        let a = scope.spawn(|| emit(&module, Frames::Both));
        let b = scope.spawn(|| emit(&module, Frames::Both));
        (a.join().unwrap(), b.join().unwrap())
    });
    assert_eq!((&first, &first), (&a, &b));
}

#[test]
fn frames_in_an_address_space_need_a_dialect_that_has_them() {
    let wave = target("amdgpu-wave64");
    let mut module = Module::new(wave);
    let file = module.add(SourceFile::new("k.cl").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_OpenCL, "a backend"));
    let kernel = module.add(Subprogram::new(unit, "kernel").at(file, 1));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let local = DIPointerType {
        address_space: 3,
        ..DIPointerType::new(Some(int))
    };
    let local = module.metadata.types.push(DIType::Pointer(local));
    module.add(Variable::local(kernel, "p", local).at(file, 2));
    let mut body = FunctionBody::default();
    body.begin(module.text("kernel"), kernel, 0x100)
        .block(Position(0));
    let stack = wave.register("SGPR32").unwrap();
    body.frame(
        Position(0x10),
        FrameRule::Cfa {
            register: stack,
            offset: ByteOffset(64),
        },
    );
    module.add_function(&body);
    let frame_of = |dialect| {
        let sections = emit_as(&module, LowerOptions::new(dialect), Frames::Debug).unwrap();
        let entries = Bound::new(&sections, address).entries();
        (sections.bytes(SectionId::DebugFrame).to_vec(), entries)
    };
    let has = |bytes: &[u8], want: &[u8]| bytes.windows(want.len()).any(|window| window == want);
    // SGPR32 is DWARF register 64; the private address space of the whole wave is 6.
    let (frame, entries) = frame_of(Dialect::Llvm);
    assert!(
        // def_aspace_cfa SGPR32 0 6; advance 4 × 4, def_cfa_offset 64, which keeps the space.
        has(&frame, &[0x30, 64, 0, 6]) && has(&frame, &[0x44, 0x0e, 64]),
        "{frame:02x?}"
    );
    assert!(
        entries.contains("pointer_type type=int byte_size=4 ?=3"),
        "{entries}"
    );
    // DWARF 5 has no address spaces: a CFA in the default one would be wrong.
    let (frame, entries) = frame_of(Dialect::Dwarf5);
    assert!(
        frame.is_empty() && !entries.contains("frame_base"),
        "{frame:02x?} {entries}"
    );
    assert!(
        entries.contains("pointer_type type=int byte_size=4 address_class=3"),
        "{entries}"
    );
    let (frame, entries) = frame_of(Dialect::LlvmLegacy);
    assert!(
        has(&frame, b"[llvm:v0.0]\0") && entries.contains("?=\"[llvm:v0.0]\""),
        "{frame:02x?} {entries}"
    );
}
