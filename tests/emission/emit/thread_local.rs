//! Thread-local globals: the relocations of each target, and the values in debuggers.

use super::{path, support};
use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, RelocationTarget, SectionId};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::object::read::{Object as _, ObjectSection as _, ObjectSymbol as _};
use dwarfsmith::object::write::Object;
use dwarfsmith::object::{
    Architecture, BinaryFormat, Endianness, File, RelocationFlags, RelocationTarget as Target,
    SymbolKind,
};
use dwarfsmith::{Module, ObjectNames, Sections};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A module with `count`, the thread-local `counter`, and `second`, four bytes after the
/// thread-local `pair`.
fn module(target: &str) -> Module {
    let bits = if ["i386", "arm"].contains(&target) {
        32
    } else {
        64
    };
    support::parsed(&format!(
        "target \"{target}\"\n\
         global @counter thread_local !dbg.def !5\n\
         global @pair thread_local !dbg.def !6\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
         !1 = !DIFile(filename: \"program.c\", directory: \"/src\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = distinct !DIGlobalVariable(name: \"count\", scope: !0, file: !1, line: 1, type: !2)\n\
         !4 = distinct !DIGlobalVariable(name: \"second\", scope: !0, file: !1, line: 2, type: !2)\n\
         !5 = distinct !DIFragment()\n\
         !6 = distinct !DIFragment()\n\
         !7 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpArg(0, u{bits}), DIOpThreadLocal(i32)), argObjects: {{!5}})\n\
         !8 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, u{bits}), DIOpConstant(u{bits} 4), DIOpAdd(), \
         DIOpThreadLocal(i32)), argObjects: {{!6}})\n",
    ))
}

fn emitted(module: &Module, dialect: Dialect) -> Sections {
    let validated = valid(module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    lowered.emit(&EmitOptions::default()).unwrap()
}

/// An object file with the sections alone, and all its relocations against `counter` and `pair`:
/// their types, names and addends.
fn relocations(file: &[u8]) -> Vec<(u32, String, i64)> {
    let file = File::parse(file).unwrap();
    let name = match file.format() {
        BinaryFormat::MachO => "__debug_info",
        _ => ".debug_info",
    };
    let info = file.section_by_name(name).unwrap();
    let data = info.data().unwrap();
    let mut all = Vec::new();
    for (offset, relocation) in info.relocations() {
        let Target::Symbol(symbol) = relocation.target() else {
            continue;
        };
        let symbol = file.symbol_by_index(symbol).unwrap();
        let name = symbol.name().unwrap();
        let name = match file.format() {
            BinaryFormat::MachO => name.strip_prefix('_').unwrap(),
            _ => name,
        };
        if !["counter", "pair"].contains(&name) {
            continue;
        }
        assert!(symbol.is_undefined());
        let (number, is_tls) = match relocation.flags() {
            RelocationFlags::Elf { r_type } => (r_type, symbol.kind() == SymbolKind::Tls),
            RelocationFlags::Coff { typ } => (typ.into(), true),
            RelocationFlags::MachO {
                r_type, r_length, ..
            } => {
                assert_eq!(r_length, 3, "the field has eight bytes");
                (r_type.into(), true)
            }
            other => panic!("{other:?}"),
        };
        assert!(is_tls, "{name} is {:?}", symbol.kind());
        let mut addend = relocation.addend();
        if relocation.has_implicit_addend() {
            let field = &data[offset as usize..][..4];
            addend += i64::from(u32::from_le_bytes(field.try_into().unwrap()));
        }
        all.push((number, name.to_owned(), addend));
    }
    all
}

fn object(module: &Module, format: BinaryFormat, architecture: Architecture) -> Vec<u8> {
    let order = match module.target.byte_order() {
        dwarfsmith::target::ByteOrder::Little => Endianness::Little,
        dwarfsmith::target::ByteOrder::Big => Endianness::Big,
    };
    let mut object = Object::new(format, architecture, order);
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    let sections = emitted(module, Dialect::Dwarf5);
    sections.add_to(&mut object, find).unwrap();
    object.write().unwrap()
}

/// The numbers are those of the psABIs, and of clang's objects for the same variables. The
/// relocations of RISC-V and PowerPC subtract 0x800 and 0x8000.
#[test]
fn each_elf_machine_has_its_relocation() {
    let expected = [
        ("x86_64", Architecture::X86_64, 17, 0), // R_X86_64_DTPOFF64
        ("i386", Architecture::I386, 32, 0),     // R_386_TLS_LDO_32
        ("arm", Architecture::Arm, 106, 0),      // R_ARM_TLS_LDO32
        ("riscv64", Architecture::Riscv64, 9, 0x800), // R_RISCV_TLS_DTPREL64
        ("ppc64le", Architecture::PowerPc64, 78, 0x8000), // R_PPC64_DTPREL64
        ("s390x", Architecture::S390x, 53, 0),   // R_390_TLS_LDO64
    ];
    for (name, architecture, number, bias) in expected {
        let file = object(&module(name), BinaryFormat::Elf, architecture);
        let found = relocations(&file);
        let wanted = [
            (number, "counter".to_owned(), bias),
            (number, "pair".to_owned(), bias),
        ];
        assert_eq!(found, wanted, "{name}");
    }
}

/// COFF's section of thread-local data is the initial storage of each thread, so the offset in it
/// (`IMAGE_REL_AMD64_SECREL`, 11) is the offset in the storage.
#[test]
fn coff_has_offsets_in_the_section() {
    let file = object(&module("x86_64"), BinaryFormat::Coff, Architecture::X86_64);
    let wanted = [(11, "counter".to_owned(), 0), (11, "pair".to_owned(), 0)];
    assert_eq!(relocations(&file), wanted);
}

/// Mach-O's symbol is that of the global's descriptor, and debuggers expect its address
/// (`X86_64_RELOC_UNSIGNED`, 0), as in clang's objects. The address has no addend: the offset of
/// `second` in `pair` is added to the address of the storage.
#[test]
fn mach_o_has_the_address_of_the_descriptor() {
    let file = object(&module("x86_64"), BinaryFormat::MachO, Architecture::X86_64);
    let mut found = relocations(&file);
    found.sort_unstable();
    assert_eq!(
        found,
        [(0, "counter".to_owned(), 0), (0, "pair".to_owned(), 0)]
    );
}

/// No linker has a relocation for it on AArch64, as clang and gcc know, which give no location.
#[test]
fn a_target_without_the_relocation_loses_the_location() {
    let module = module("aarch64");
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let names = ObjectNames::of(&module);
    let lost: Vec<String> = lowered
        .degradations()
        .iter()
        .map(|it| it.describe(&module, &names))
        .collect();
    assert_eq!(lost.len(), 2, "{lost:?}");
    assert!(lost.iter().all(|it| it.contains("relocation")), "{lost:?}");
    let sections = lowered.emit(&EmitOptions::default()).unwrap();
    let mut all = sections.iter().flat_map(|section| &section.relocations);
    let is_local = |target| matches!(target, RelocationTarget::ThreadLocal(_));
    assert!(!all.any(|relocation| is_local(relocation.target())));
    assert!(
        sections
            .iter()
            .any(|section| section.id == SectionId::DebugInfo)
    );
}

const PROGRAM: &str = "
#include <pthread.h>
_Thread_local int first, counter = 5;
_Thread_local int pair[2] = {1, 2};
void stop(void) { __asm__ volatile(\"\" ::: \"memory\"); }
static void *run(void *p) { counter = 7; pair[1] = 9; stop(); return p; }
int main(void) {
  pthread_t other;
  pthread_create(&other, 0, run, 0);
  pthread_join(other, 0);
  stop();
  return 0;
}
";

fn program(name: &str, object: &Path) -> PathBuf {
    let source = path(&format!("{name}.c"));
    std::fs::write(&source, PROGRAM).unwrap();
    let program = path(name);
    let mut compiler = Command::new(support::tool("cc"));
    // lldb shows no global in a function without debug information.
    compiler.args(["-O0", "-g", "-pthread", "-o"]);
    support::run_ok(compiler.args([&program, &source]).arg(object));
    program
}

/// The values that gdb prints in the other thread, and then in the first one.
fn in_gdb(program: &Path) -> Vec<String> {
    let commands = [
        "break stop",
        "run",
        "print count",
        "print second",
        "continue",
        "print count",
        "print second",
    ];
    let said = support::gdb(program, &commands);
    let values = said.lines().filter_map(|line| line.split_once(" = "));
    let values = values.filter(|(name, _)| name.starts_with('$'));
    values.map(|(_, value)| value.to_owned()).collect()
}

const VALUES: [&str; 4] = ["7", "9", "5", "2"];

#[test]
fn debuggers_show_the_values_of_each_thread() {
    let module = module("x86_64");
    for dialect in [Dialect::Dwarf5, Dialect::Dwarf4] {
        let sections = emitted(&module, dialect);
        let object = path(&format!("thread-local-{dialect}.o"));
        std::fs::write(&object, sections.to_elf(None).unwrap()).unwrap();
        let program = program(&format!("thread-local-{dialect}"), &object);
        assert_eq!(in_gdb(&program), VALUES, "{dialect}");
        let said = support::lldb(
            &program,
            &[
                "breakpoint set -n stop",
                "run",
                "target variable count second",
                "continue",
                "target variable count second",
            ],
        );
        let values = said.lines().filter_map(|line| line.strip_prefix("(int) "));
        let values: Vec<&str> = values.collect();
        let wanted = ["count = 7", "second = 9", "count = 5", "second = 2"];
        assert_eq!(values, wanted, "{dialect}: {said}");
    }
}

/// The offsets are in `.debug_addr` of the linked file, as with clang.
#[test]
fn split_units_have_the_offsets_among_their_addresses() {
    let module = module("x86_64");
    for dialect in [Dialect::Dwarf5, Dialect::Dwarf4] {
        // gdb 13 does not support DW_OP_constx.
        let options = LowerOptions {
            gnu: true,
            ..LowerOptions::new(dialect)
        };
        let name = format!("thread-local-split-{dialect}");
        let dwo = path(&format!("{name}.dwo"));
        let validated = valid(&module);
        let lowered = validated.lower(&options).unwrap();
        let sections = lowered
            .emit_split(&EmitOptions::default(), &[dwo.to_str().unwrap()])
            .unwrap();
        let (sections, dwos) = sections.split_dwo();
        std::fs::write(&dwo, dwos[0].to_elf(None).unwrap()).unwrap();
        let object = path(&format!("{name}.o"));
        std::fs::write(&object, sections.to_elf(None).unwrap()).unwrap();
        assert_eq!(in_gdb(&program(&name, &object)), VALUES, "{dialect}");
    }
}
