//! Object files of each format, linked by the linkers of that format and read by other tools.

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod chain;
mod coff;
mod elf;
mod files;
mod mach_o;
mod plain;
mod relaxation;
mod wasm;

use crate::support;
use crate::support::{parsed, valid};
use dwarfsmith::Sections;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames, fill_mach_o_addresses};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::{ByteOrder, Target};
use object::write::{MachOBuildVersion, Object, StandardSection, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SymbolFlags, SymbolKind, SymbolScope, macho};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A machine: its name here and in other tools, the registers of the argument and of the result.
struct Machine {
    target: &'static str,
    architecture: Architecture,
    argument: &'static str,
    result: &'static str,
    /// A function of eight bytes that returns three times its argument; the result is computed at
    /// 4.
    code: [u8; 8],
}

const X86_64: Machine = Machine {
    target: "x86_64",
    architecture: Architecture::X86_64,
    argument: "%reg(rdi, 0, 32)",
    result: "%reg(rax, 0, 32)",
    // lea eax, [rdi+2*rdi]; nop; ret; and three times nop.
    code: [0x8d, 0x04, 0x7f, 0x90, 0xc3, 0x90, 0x90, 0x90],
};

const I386: Machine = Machine {
    target: "i386",
    architecture: Architecture::I386,
    argument: "%reg(ecx)",
    result: "%reg(eax)",
    // lea eax, [ecx+2*ecx]; nop; ret; and three times nop.
    code: [0x8d, 0x04, 0x49, 0x90, 0xc3, 0x90, 0x90, 0x90],
};

const ARM64: Machine = Machine {
    target: "aarch64",
    architecture: Architecture::Aarch64,
    argument: "%reg(x0, 0, 32)",
    result: "%reg(x0, 0, 32)",
    // add w0, w0, w0, lsl #1; ret.
    code: [0x00, 0x04, 0x00, 0x0b, 0xc0, 0x03, 0x5f, 0xd6],
};

/// Two functions, `name` and `name_local`, which other units cannot call, and a global.
///
/// ```c
/// int name_total = 7;
/// int name(int n) { int r = 3 * n; return r; }
/// static int name_local(int n) { int r = 3 * n; return r; }
/// ```
fn source(machine: &Machine, name: &str) -> String {
    let Machine {
        target,
        argument,
        result,
        ..
    } = machine;
    let mut text = format!("target \"{target}\"\n\nglobal @{name}_total !dbg.def !8\n\n");
    let mut nodes = format!(
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"containers\")\n\
         !1 = !DIFile(filename: \"{name}.c\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = !DISubroutineType(types: !{{!2, !2}})\n\
         !4 = distinct !DIGlobalVariable(name: \"{name}_total\", scope: !0, file: !1, line: 1, type: !2, isLocal: false)\n\
         !8 = distinct !DIFragment()\n\
         !9 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {{!8}})\n",
    );
    for (symbol, line, node) in [(name, 2, 10), (&format!("{name}_local"), 3, 20)] {
        let (n, r) = (node + 1, node + 2);
        let (n_lives, r_lives) = (node + 3, node + 4);
        let local = if line == 3 {
            "DISPFlagLocalToUnit | "
        } else {
            ""
        };
        text += &format!(
            "define @{symbol} size 0x8 !dbg !{node} {{\nbb0 @ 0x0:\n  0x0: dbg.def !{n_lives}, {argument}\n  \
             0x4: dbg.kill !{n_lives}\n  0x4: dbg.def !{r_lives}, {result}\n}}\n\
             lines @{symbol} {{\n  0x0: !1 {line}:1 stmt\n  0x4: !1 {line}:9 stmt\n}}\n\
             frame @{symbol} entry {{}}\n\n"
        );
        nodes += &format!(
            "!{node} = distinct !DISubprogram(name: \"{symbol}\", unit: !0, file: !1, line: {line}, type: !3, \
             spFlags: {local}DISPFlagDefinition)\n\
             !{n} = !DILocalVariable(name: \"n\", arg: 1, scope: !{node}, file: !1, line: {line}, type: !2)\n\
             !{r} = !DILocalVariable(name: \"r\", scope: !{node}, file: !1, line: {line}, type: !2)\n\
             !{n_lives} = distinct !DILifetime(object: !{n}, location: !DIExpr(DIOpReferrer(b32)))\n\
             !{r_lives} = distinct !DILifetime(object: !{r}, location: !DIExpr(DIOpReferrer(b32)))\n"
        );
    }
    text + &nodes
}

fn emitted(source: &str, dialect: Dialect, format: Format, frames: Frames) -> Sections {
    let module = parsed(source);
    let lowering = LowerOptions {
        format,
        ..LowerOptions::new(dialect)
    };
    let validated = valid(&module);
    let lowered = validated.lower(&lowering).unwrap();
    lowered
        .emit(&EmitOptions {
            frames,
            names: dialect == Dialect::Dwarf5,
            pubnames: true,
            aranges: true,
            ..EmitOptions::default()
        })
        .unwrap()
}

/// An object file without debug information: two functions and a global, as in [`source`].
fn object(format: BinaryFormat, machine: &Machine, name: &str) -> Object<'static> {
    let target = Target::by_name(machine.target).unwrap();
    let order = match target.byte_order() {
        ByteOrder::Little => Endianness::Little,
        ByteOrder::Big => Endianness::Big,
    };
    let mut object = Object::new(format, machine.architecture, order);
    if format == BinaryFormat::MachO {
        let mut version = MachOBuildVersion::default();
        version.platform = macho::PLATFORM_MACOS;
        version.minos = 13 << 16;
        version.sdk = 13 << 16;
        object.set_macho_build_version(version);
        object.set_subsections_via_symbols();
    }
    let seven = match order {
        Endianness::Big => 7u32.to_be_bytes(),
        Endianness::Little => 7u32.to_le_bytes(),
    };
    let mut add = |section, name: String, bytes: &[u8], kind, scope| {
        let section = object.section_id(section);
        let value = object.append_section_data(section, bytes, 16);
        object.add_symbol(Symbol {
            name: name.into_bytes(),
            value,
            size: bytes.len() as u64,
            kind,
            scope,
            weak: false,
            section: SymbolSection::Section(section),
            flags: SymbolFlags::None,
        });
    };
    // First, so that code does not start at 0 in the object file.
    add(
        StandardSection::Data,
        format!("{name}_total"),
        &seven,
        SymbolKind::Data,
        SymbolScope::Dynamic,
    );
    let (text, code) = (StandardSection::Text, &machine.code);
    let (function, external) = (SymbolKind::Text, SymbolScope::Dynamic);
    add(text, name.into(), code, function, external);
    let local = (format!("{name}_local"), SymbolScope::Compilation);
    add(text, local.0, code, function, local.1);
    object
}

/// The file of [`object`], with debug sections.
fn described(
    format: BinaryFormat,
    machine: &Machine,
    name: &str,
    dialect: Dialect,
    frames: Frames,
) -> Vec<u8> {
    let sections = emitted(&source(machine, name), dialect, Format::Dwarf32, frames);
    let mut object = object(format, machine, name);
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    sections.add_to(&mut object, find).unwrap();
    let mut file = object.write().unwrap();
    if format == BinaryFormat::MachO {
        fill_mach_o_addresses(&mut file).unwrap();
        let before = file.clone();
        fill_mach_o_addresses(&mut file).unwrap();
        assert!(file == before);
    }
    file
}

fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("containers")
        .join(name);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

/// The output of a tool that must succeed.
#[track_caller]
fn said(name: &str, arguments: &[&str], files: &[&Path]) -> String {
    let run = support::run(
        Command::new(support::tool(name))
            .args(arguments)
            .args(files),
    );
    let said = support::text(&run.stdout) + &support::text(&run.stderr);
    assert!(
        run.status.success(),
        "{name} {arguments:?} {files:?} fails:\n{said}"
    );
    said
}

/// Links Mach-O objects into a library.
fn link_dylib(arch: &str, options: &[&str], library: &Path, objects: &[&Path]) {
    let version = ["-platform_version", "macos", "13", "13"];
    let link = [
        &["-arch", arch][..],
        &version,
        &["-dylib"],
        options,
        &["-o"],
    ]
    .concat();
    said("ld64.lld", &link, &[&[library], objects].concat());
}

/// Links COFF objects into a library that keeps local functions and globals, too.
fn link_dll(options: &[&str], library: &Path, objects: &[&Path]) {
    let out = format!("/out:{}", library.display());
    let kind = ["/dll", "/noentry", "/nodefaultlib", "/debug:dwarf"];
    let link = [&kind[..], &["/opt:noref", "/opt:noicf", &out], options].concat();
    said("lld-link", &link, objects);
}

/// No fault in the debug information of a file.
#[track_caller]
fn verify(file: &Path) {
    let said = said("llvm-dwarfdump", &["--verify"], &[file]);
    assert!(
        said.contains("No errors") && !said.contains("warning"),
        "{file:?}:\n{said}"
    );
}

/// lldb's view of the functions, variables and lines of [`source`] in a linked file. Returns the
/// address of each function.
#[track_caller]
fn check_with_lldb(file: &Path, machine: &Machine, names: &[&str]) -> Vec<u64> {
    let (mut commands, mut wanted) = (Vec::new(), Vec::new());
    for name in names {
        for (function, line) in [(name.to_string(), 2), (format!("{name}_local"), 3)] {
            commands.push(format!("image lookup -v -n {function}"));
            wanted.push(vec![
                format!("file = \"/src/{name}.c\", language = \"c11\""),
                format!("name = \"{function}\", range = "),
                format!("/src/{name}.c:{line}:1"),
                "name = \"n\", type = \"int\"".into(),
                "compiler_type = \"int (int)\"".into(),
            ]);
        }
        commands.push(format!("target variable {name}_total"));
        // lldb does not find the data of a WebAssembly file that does not run.
        let value = match machine.architecture {
            Architecture::Wasm32 => "<invalid load address>",
            _ => "7",
        };
        wanted.push(vec![format!("{name}_total = {value}\n")]);
    }
    let mut arguments = vec!["-b"];
    for command in &commands {
        arguments.extend(["-o", command]);
    }
    let said = said("lldb", &arguments, &[file]);
    let answers: Vec<&str> = said.split("(lldb) ").skip(2).collect();
    assert_eq!(answers.len(), commands.len(), "{said}");
    let mut addresses = Vec::new();
    for (answer, wanted) in answers.into_iter().zip(wanted) {
        for want in wanted {
            let target = machine.target;
            assert!(answer.contains(&want), "{target}: no {want:?} in\n{said}");
        }
        // Of a function: `[0x0000000000001000-0x0000000000001008)`.
        if let Some((_, range)) = answer.split_once("range = [0x") {
            let (start, end) = range.split_once("-0x").unwrap();
            let end = end.split(')').next().unwrap();
            let [start, end] = [start, end].map(|it| u64::from_str_radix(it, 16).unwrap());
            assert_eq!(end - start, 8, "{said}");
            addresses.push(start);
        }
    }
    addresses.sort_unstable();
    addresses.dedup();
    assert_eq!(addresses.len(), 2 * names.len());
    addresses
}

/// Each function has an entry in a section of call frame information.
#[track_caller]
fn check_frames(file: &Path, section: &str, functions: &[u64]) {
    let said = said("llvm-dwarfdump", &[section], &[file]);
    for start in functions {
        let pc = format!("pc={start:08x}...{:08x}", start + 8);
        assert!(said.contains(&pc), "{file:?} {section} {pc}:\n{said}");
    }
}
