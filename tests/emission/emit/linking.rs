//! Object files in linkers and unwinders: x86-64 code that is linked, or loaded, and run.

use super::{emit_as, support, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{Frames, ObjectError, SectionId};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Sections, text};
use object::write::{Object, StandardSection, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SymbolFlags, SymbolKind, SymbolScope};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Two functions: `name`, which other units can call, and `name_local`, which they cannot. Each
/// pushes the frame pointer.
fn module(name: &str) -> Sections {
    let function = |symbol: &str, node: u32| {
        format!(
            "define @{symbol} size 0x8 !dbg !{node} {{\nbb0 @ 0x0:\n}}\nlines @{symbol} {{\n  0x0: !1 1:1 stmt\n}}\n\
             frame @{symbol} {{\n  0x1: cfa = rsp+16; rbp = [cfa-16]\n  0x4: cfa = rbp+16\n  0x7: cfa = rsp+8\n}}\n"
        )
    };
    let source = format!(
        "target \"x86_64\"\n{}{}\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"the one producer\")\n\
         !1 = !DIFile(filename: \"the_one_file.c\", directory: \"/the/one/directory\")\n\
         !2 = distinct !DISubprogram(name: \"{name}\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)\n\
         !3 = distinct !DISubprogram(name: \"{name}_local\", unit: !0, file: !1, line: 2, \
         spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)\n",
        function(name, 2),
        function(&format!("{name}_local"), 3),
    );
    let module = text::parse(&source)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{source}"))
        .module;
    emit_as(&module, LowerOptions::new(Dialect::Dwarf5), Frames::Both).unwrap()
}

/// A function that calls the function to which its first argument points: `push rbp`, `mov rbp,
/// rsp`, `call rdi`, `pop rbp`, `ret`.
const CALLS_ITS_ARGUMENT: [u8; 8] = [0x55, 0x48, 0x89, 0xe5, 0xff, 0xd7, 0x5d, 0xc3];

fn code() -> Vec<u8> {
    CALLS_ITS_ARGUMENT.repeat(2)
}

fn directory() -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emit/linking");
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

fn write(name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = directory().join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}

fn elf() -> Object<'static> {
    Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little)
}

/// The functions of `module` and its sections, in an object file that the caller writes.
fn added(name: &str) -> Vec<u8> {
    let mut object = elf();
    let text = object.section_id(StandardSection::Text);
    object.append_section_data(text, &code(), 16);
    for (index, name) in [name.to_string(), format!("{name}_local")]
        .into_iter()
        .enumerate()
    {
        object.add_symbol(Symbol {
            name: name.into_bytes(),
            value: index as u64 * 8,
            size: 8,
            kind: SymbolKind::Text,
            scope: if index == 0 {
                SymbolScope::Dynamic
            } else {
                SymbolScope::Compilation
            },
            weak: false,
            section: SymbolSection::Section(text),
            flags: SymbolFlags::None,
        });
    }
    let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
    module(name).add_to(&mut object, find).unwrap();
    object.write().unwrap()
}

/// The lines of readelf's output that contain a word, each as its words.
fn lines(option: &str, file: &Path, word: &str) -> Vec<Vec<String>> {
    let said = support::run_ok(
        Command::new(support::tool("readelf"))
            .args([option, "-W"])
            .arg(file),
    );
    // `[ 1]` is two words, `[10]` one.
    let said = said.replace("[ ", "[");
    let lines = said.lines().map(|line| {
        line.split_whitespace()
            .map(String::from)
            .collect::<Vec<_>>()
    });
    lines
        .filter(|line: &Vec<String>| line.iter().any(|one| one == word))
        .collect()
}

/// The flags of the stack's segment, without the space between them.
fn stack(program: &Path) -> String {
    let [line] = &lines("-l", program, "GNU_STACK")[..] else {
        panic!("no GNU_STACK in {program:?}")
    };
    // Type, offset, two addresses, two sizes; flags; alignment.
    line[6..line.len() - 1].concat()
}

#[test]
fn objects_do_not_request_an_executable_stack() {
    let ours = write("stack.o", module("ours").to_elf(Some(&code())).unwrap());
    let main = write(
        "stack.c",
        "extern void ours(void (*)(void));\nstatic int calls;\nstatic void call(void) { calls++; }\n\
         int main(void) { ours(call); return calls == 1 ? 42 : 1; }\n",
    );
    let program = directory().join("stack");
    let mut compiler = Command::new(support::tool("cc"));
    let said = support::run_ok(
        compiler
            .arg("-Wl,--fatal-warnings")
            .arg("-o")
            .args([&program, &main, &ours]),
    );
    assert_eq!(said, "");
    assert_eq!(
        support::run(&mut Command::new(&program)).status.code(),
        Some(42)
    );
    assert_eq!(stack(&program), "RW");
    // An empty section of no flags: name, type, address, offset, size, size of an entry, then no
    // flags, link, information.
    let [line] = &lines("-S", &ours, ".note.GNU-stack")[..] else {
        panic!("not one note")
    };
    assert_eq!(&line[2..4], ["PROGBITS", "0000000000000000"]);
    assert_eq!(&line[5..], ["000000", "00", "0", "0", "1"]);
    // It is not added to the caller's own object: it describes code that is not the library's.
    let theirs = write("stack-added.o", added("ours"));
    assert_eq!(lines("-S", &theirs, ".note.GNU-stack"), [[""; 0]; 0]);
}

#[test]
fn external_functions_have_global_symbols_of_default_visibility() {
    let object = write("symbols.o", module("ours").to_elf(Some(&code())).unwrap());
    // Number, value, size, type, binding, visibility, section, name.
    let said = |option, file: &Path, name| -> Vec<String> {
        lines(option, file, name)
            .into_iter()
            .map(|line| line[2..6].join(" "))
            .collect()
    };
    assert_eq!(said("--syms", &object, "ours"), ["8 FUNC GLOBAL DEFAULT"]);
    assert_eq!(
        said("--syms", &object, "ours_local"),
        ["8 FUNC LOCAL DEFAULT"]
    );
    let added = write("symbols-added.o", added("ours"));
    for (kind, object) in [("to_elf", object), ("add_to", added)] {
        for linker in ["ld.bfd", "ld.lld"] {
            // Linkers reject call frame information that counts from a symbol that another shared
            // object may define.
            let library = directory().join(format!("lib{kind}-{linker}.so"));
            let arguments = ["-shared", "-z", "noexecstack", "-o"];
            support::run_ok(
                Command::new(support::tool(linker))
                    .args(arguments)
                    .args([&library, &object]),
            );
            assert_eq!(
                said("--dyn-syms", &library, "ours"),
                ["8 FUNC GLOBAL DEFAULT"],
                "{kind} {linker}"
            );
            assert_eq!(
                said("--dyn-syms", &library, "ours_local"),
                [""; 0],
                "{kind} {linker}"
            );
            let place = &lines("--dyn-syms", &library, "ours")[0][1];
            let frames = tool("llvm-dwarfdump", &["--eh-frame"], Some(&library));
            let place = u64::from_str_radix(place, 16).unwrap();
            for place in [place, place + 8] {
                let pc = format!("pc={place:08x}...{:08x}", place + 8);
                assert!(frames.contains(&pc), "{kind} {linker} {pc}:\n{frames}");
            }
        }
    }
}

/// A section's bytes.
fn section(file: &Path, name: &str) -> Vec<u8> {
    use object::{Object as _, ObjectSection as _};
    let bytes = std::fs::read(file).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    file.section_by_name(name).unwrap().data().unwrap().to_vec()
}

fn count(bytes: &[u8], string: &str) -> usize {
    bytes
        .split(|byte| *byte == 0)
        .filter(|one| *one == string.as_bytes())
        .count()
}

#[test]
fn linkers_merge_strings() {
    let whole = |name| module(name).to_elf(Some(&code())).unwrap();
    for (kind, first, second) in [
        ("to_elf", whole("first"), whole("second")),
        ("add_to", added("first"), added("second")),
    ] {
        let objects = [
            write(&format!("{kind}-1.o"), first),
            write(&format!("{kind}-2.o"), second),
        ];
        for (name, strings) in [
            (".debug_str", "the one producer"),
            (".debug_line_str", "/the/one/directory"),
        ] {
            for object in &objects {
                // Number, name, type, address, offset, size; size of an entry, flags, link,
                // information, alignment.
                let [line] = &lines("-S", object, name)[..] else {
                    panic!("{name}")
                };
                assert_eq!(&line[6..], ["01", "MS", "0", "0", "1"], "{kind} {name}");
                assert_eq!(count(&section(object, name), strings), 1, "{kind} {name}");
            }
        }
        for linker in ["ld.bfd", "ld.lld"] {
            let program = directory().join(format!("{kind}-{linker}"));
            let entry = ["-z", "noexecstack", "-e", "first", "-o"];
            support::run_ok(
                Command::new(support::tool(linker))
                    .args(entry)
                    .arg(&program)
                    .args(&objects),
            );
            let strings = |name| section(&program, name);
            assert_eq!(
                count(&strings(".debug_str"), "the one producer"),
                1,
                "{kind} {linker}"
            );
            assert_eq!(
                count(&strings(".debug_line_str"), "/the/one/directory"),
                1,
                "{kind} {linker}"
            );
            assert_eq!(
                count(&strings(".debug_line_str"), "the_one_file.c"),
                1,
                "{kind} {linker}"
            );
            for name in ["first", "first_local", "second", "second_local"] {
                assert_eq!(
                    count(&strings(".debug_str"), name),
                    1,
                    "{kind} {linker} {name}"
                );
            }
            // References to them stay valid, and unwinders have the frames.
            tool("llvm-dwarfdump", &["--verify"], Some(&program));
            let said = tool(
                "llvm-dwarfdump",
                &["--debug-info", "--debug-line"],
                Some(&program),
            );
            for (text, times) in [
                ("DW_AT_producer\t(\"the one producer\")", 2),
                ("DW_AT_comp_dir\t(\"/the/one/directory\")", 2),
                ("include_directories[  0] = \"/the/one/directory\"", 2),
                ("name: \"the_one_file.c\"", 2),
                ("DW_AT_name\t(\"second_local\")", 1),
            ] {
                assert_eq!(
                    said.matches(text).count(),
                    times,
                    "{kind} {linker} {text}:\n{said}"
                );
            }
            let [frames] = &lines("-S", &program, ".eh_frame")[..] else {
                panic!("{kind} {linker}")
            };
            assert_eq!(frames[7], "A", "{kind} {linker}");
        }
    }
}

#[test]
fn sections_are_added_to_files_of_the_same_machine_only() {
    let sections = module("ours");
    for format in [BinaryFormat::Pe, BinaryFormat::Wasm, BinaryFormat::Xcoff] {
        let mut object = Object::new(format, Architecture::X86_64, Endianness::Little);
        let rejected = sections
            .add_to(&mut object, |_, _| panic!("nothing is looked up"))
            .unwrap_err();
        assert!(
            matches!(rejected, ObjectError::Format(found) if found == format),
            "{rejected:?}"
        );
        let said = rejected.to_string();
        for part in [
            match format {
                BinaryFormat::Pe => "found PE",
                BinaryFormat::Wasm => "found WebAssembly",
                _ => "found XCOFF",
            },
            "expected an ELF, COFF or Mach-O file",
            "`Sections::add_to_wasm`",
            "`Sections::iter`",
        ] {
            assert!(said.contains(part), "{said}");
        }
    }
    // COFF and Mach-O have no relocations for this machine, and the object is unchanged.
    let source = "target \"riscv64\"\ndefine @f size 0x4 !dbg !2 {\nbb0 @ 0x0:\n}\n\
                  !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")\n\
                  !1 = !DIFile(filename: \"f.c\", directory: \"/src\")\n\
                  !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, \
                  spFlags: DISPFlagDefinition)\n";
    let module = text::parse(source).unwrap().module;
    let lowering = LowerOptions::new(Dialect::Dwarf5);
    let riscv = emit_as(&module, lowering, Frames::None).unwrap();
    for format in [BinaryFormat::Coff, BinaryFormat::MachO] {
        let empty = || Object::new(format, Architecture::Riscv64, Endianness::Little);
        let mut object = empty();
        let rejected = riscv
            .add_to(&mut object, |_, _| panic!("nothing is looked up"))
            .unwrap_err();
        assert!(
            matches!(rejected, ObjectError::Relocation { format: found, .. } if found == format),
            "{rejected:?}"
        );
        assert!(object.symbol_id(b"f").is_none());
        let mut other = Object::new(format, Architecture::Aarch64, Endianness::Little);
        let rejected = sections.add_to(&mut other, |_, _| None).unwrap_err();
        assert!(matches!(
            rejected,
            ObjectError::Machine(Architecture::Aarch64, _)
        ));
        let empty = Object::new(format, Architecture::Aarch64, Endianness::Little);
        assert_eq!(other.write().unwrap(), empty.write().unwrap());
    }
    let mut other = Object::new(BinaryFormat::Elf, Architecture::Aarch64, Endianness::Little);
    let rejected = sections.add_to(&mut other, |_, _| None).unwrap_err();
    assert!(
        matches!(rejected, ObjectError::Machine(Architecture::Aarch64, _)),
        "{rejected:?}"
    );
    assert!(rejected.to_string().contains("Aarch64"), "{rejected}");
    // Without their contents, an object of the right kind accepts them.
    assert!(sections.add_to(&mut elf(), |_, _| None).is_ok());
}

/// libgcc registers the frames of code in memory and unwinds through it: it reads up to the
/// terminator.
#[test]
fn an_unwinder_accepts_bound_frames() {
    // libgcc treats a function whose address has only low bits of 0 as removed.
    const CODE: u64 = 0x10_0001_0000;
    const FRAMES: u64 = CODE + 0x1000;
    let address = |name: &str| Some(if name == "ours" { CODE } else { CODE + 8 });
    let sections = module("ours");
    let bound = sections.clone().bind(FRAMES, address).unwrap();
    let (_, frames) = bound
        .iter()
        .find(|(id, _)| *id == SectionId::EhFrame)
        .unwrap();
    for (id, bytes) in &bound {
        assert_eq!(sections.bound_size(*id), bytes.len(), "{id:?}");
    }
    let before = sections.bytes(SectionId::EhFrame).len();
    assert_eq!((frames.len(), &frames[before..]), (before + 4, &[0; 4][..]));
    // Nothing is added to a section that is not there, or to another.
    assert!(
        bound
            .iter()
            .filter(|one| one.0 != SectionId::EhFrame)
            .all(|(id, bytes)| bytes.len() == sections.bytes(*id).len())
    );
    let program = write(
        "unwind.c",
        r#"#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unwind.h>
extern void __register_frame(void *);
extern void __deregister_frame(void *);
int main(void);
static uintptr_t code = 0x1000010000;
static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *unused) {
  uintptr_t pc = _Unwind_GetIP(context);
  if (pc >= code && pc < code + 16) printf("code+%lu ", (unsigned long)(pc - code));
  if (_Unwind_GetRegionStart(context) == (uintptr_t)main) printf("main\n");
  return _URC_NO_REASON;
}
static void walk(void) { _Unwind_Backtrace(step, 0); }
static void inner(void) { ((void (*)(void (*)(void)))(code + 8))(walk); }
static void fill(void *to, const char *file) {
  FILE *from = fopen(file, "rb");
  fread(to, 1, 0x1000, from);
  fclose(from);
}
int main(void) {
  char *memory = mmap((void *)code, 0x2000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (memory != (char *)code) return 2;
  memset(memory, 0x41, 0x2000); /* what a reader without a terminator runs into */
  fill(memory, "unwind.code");
  fill(memory + 0x1000, "unwind.frames");
  mprotect(memory, 0x2000, PROT_READ | PROT_EXEC);
  __register_frame(memory + 0x1000);
  ((void (*)(void (*)(void)))code)(inner);
  __deregister_frame(memory + 0x1000);
  return 0;
}
"#,
    );
    write("unwind.code", code());
    write("unwind.frames", frames);
    let made = directory().join("unwind");
    support::run_ok(
        Command::new(support::tool("cc"))
            .args(["-O0", "-o"])
            .args([&made, &program]),
    );
    // After the calls in `ours_local` and `ours`, which are at 4 in each and have two bytes.
    assert_eq!(
        support::run_ok(Command::new(&made).current_dir(directory())),
        "code+14 code+6 main\n"
    );
}
