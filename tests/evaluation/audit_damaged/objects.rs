//! Small objects of real compilers: ELF of 32 and 64 bits and both byte orders, Mach-O, COFF, PE
//! and WebAssembly, and archives; compressed, split and linked, in the formats and versions of
//! DWARF that compilers still write.

use crate::support;
use object::{Object as _, ObjectSection as _};
use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// An object, with the ranges of its debug sections, relocations and headers.
pub struct Made {
    pub name: String,
    pub bytes: Vec<u8>,
    pub interesting: Vec<Range<usize>>,
    /// The number of objects in it.
    pub members: usize,
}

/// The compiler, its options, and the kind of output file.
const KINDS: [(&str, &str, &str); 28] = [
    ("clang", "--target=x86_64-linux-gnu -gdwarf-5 -c", "o"),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-4 -ffunction-sections -c",
        "o",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-5 -gz=zlib -c",
        "o",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-4 -gz=zstd -c",
        "o",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-5 -gdwarf64 -c",
        "o",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-5 -gsplit-dwarf -c",
        "dwo",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-4 -gsplit-dwarf -c",
        "dwo",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-5 -x c++ -std=c++98 -fdebug-types-section -c",
        "o",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-4 -x c++ -std=c++98 -fdebug-types-section -c",
        "o",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-4 -gsplit-dwarf -x c++ -std=c++98 -fdebug-types-section -c",
        "dwp",
    ),
    (
        "clang",
        "--target=x86_64-linux-gnu -gdwarf-5 -gsplit-dwarf -x c++ -std=c++98 -fdebug-types-section -c",
        "dwp",
    ),
    (
        "clang",
        "--target=i386-linux-gnu -gdwarf-4 -fno-asynchronous-unwind-tables -c",
        "o",
    ),
    ("clang", "--target=i386-linux-gnu -gdwarf-5 -c", "o"),
    ("clang", "--target=powerpc-linux-gnu -gdwarf-5 -c", "o"),
    ("clang", "--target=s390x-linux-gnu -gdwarf-4 -c", "o"),
    ("clang", "--target=riscv64-linux-gnu -gdwarf-5 -c", "o"),
    ("clang", "--target=arm64-apple-darwin -gdwarf-5 -c", "o"),
    ("clang", "--target=x86_64-apple-darwin -gdwarf-4 -c", "o"),
    ("clang", "--target=i686-w64-mingw32 -gdwarf-4 -c", "o"),
    ("clang", "--target=x86_64-w64-mingw32 -gdwarf-5 -c", "exe"),
    ("clang", "--target=wasm32 -gdwarf-5 -c", "o"),
    ("gcc", "-gdwarf-5 -c", "o"),
    ("gcc", "-gdwarf-2 -gstrict-dwarf -c", "o"),
    ("gcc", "-gdwarf-4 -gz=zlib-gnu -c", "o"),
    ("gcc", "-gdwarf-4 -gsplit-dwarf -c", "dwo"),
    ("gcc", "-gdwarf-5 -gsplit-dwarf -c", "dwp"),
    ("gcc", "-gdwarf-5 -gz=zlib -shared -fPIC -nostdlib", "o"),
    ("gcc", "-gdwarf-4 -c", "a"),
];

/// Compiles them.
pub fn make() -> Vec<Made> {
    let directory = tempdir();
    let source = support::root().join("tests/evaluation/audit/program.c");
    let mut made = Vec::new();
    for (index, (compiler, options, wanted)) in KINDS.into_iter().enumerate() {
        let compile = |name: String, own: &[&str]| {
            let output = directory.join(name);
            let mut command = Command::new(support::tool(compiler));
            command
                .args(["-O2", "-w", "-ffreestanding"])
                .args(options.split_whitespace())
                .args(own);
            support::run_ok(command.arg(&source).arg("-o").arg(&output));
            output
        };
        let output = compile(format!("{index}.o"), &[]);
        let mut bytes = std::fs::read(&output).expect("what was compiled is there");
        match wanted {
            "dwo" => {
                bytes =
                    std::fs::read(output.with_extension("dwo")).expect("the other part is there")
            }
            "dwp" => {
                bytes = package([
                    &output,
                    &compile(format!("{index}-other.o"), &["-Dbounded=limited"]),
                ])
            }
            "exe" => bytes = image(&bytes),
            "a" => bytes = archive(&bytes),
            _ => {}
        }
        let interesting = interesting(&bytes);
        let members = if ["a", "dwp"].contains(&wanted) { 2 } else { 1 };
        made.push(Made {
            name: format!("{compiler} {options}, {wanted}"),
            bytes,
            interesting,
            members,
        });
    }
    std::fs::remove_dir_all(directory).expect("the directory can be removed");
    made
}

/// A directory of this process and thread.
fn tempdir() -> std::path::PathBuf {
    let name = format!(
        "objects-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    );
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    directory
}

/// Debug sections and the ends of the file, where the formats have their headers.
fn interesting(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut ranges = vec![0..256, bytes.len() - 1024..bytes.len()];
    if let Ok(file) = object::File::parse(bytes) {
        for section in file.sections() {
            let name = section.name().unwrap_or("");
            let wanted = ["debug_", "eh_frame", ".rela", ".rel", "symtab"]
                .iter()
                .any(|part| name.contains(part));
            // `object` counts more bytes than a section of WebAssembly has.
            if let Some((start, size)) =
                section.file_range().filter(|(_, size)| wanted && *size > 0)
            {
                ranges.push(start as usize..bytes.len().min((start + size) as usize));
            }
        }
    }
    ranges
}

/// A package of the split parts of two objects.
fn package(objects: [&Path; 2]) -> Vec<u8> {
    let output = objects[0].with_extension("dwp");
    let mut tool = Command::new(support::tool("llvm-dwp"));
    support::run_ok(
        tool.args(objects.map(|path| path.with_extension("dwo")))
            .arg("-o")
            .arg(&output),
    );
    std::fs::read(output).expect("what was packed is there")
}

/// An archive of two members (the format of System V).
fn archive(member: &[u8]) -> Vec<u8> {
    let mut bytes = b"!<arch>\n".to_vec();
    for name in ["one.o/", "two.o/"] {
        bytes.extend(
            format!(
                "{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
                0,
                0,
                0,
                644,
                member.len()
            )
            .bytes(),
        );
        bytes.extend(member);
        bytes.resize(bytes.len().next_multiple_of(2), b'\n');
    }
    bytes
}

/// A PE file for x86-64 with the sections of a COFF object: a DOS header, a signature and an
/// optional header without directories are put before the contents of the object, whose offsets
/// increase by their size (Microsoft's PE format).
fn image(object: &[u8]) -> Vec<u8> {
    const START: usize = 0x80;
    const HEADER: usize = 20;
    const OPTIONAL: usize = 112;
    let grown = (START + 4 + OPTIONAL) as u32;
    let number = |at: usize| u32::from_le_bytes(object[at..at + 4].try_into().expect("four bytes"));
    let sections = usize::from(u16::from_le_bytes([object[2], object[3]]));
    let mut bytes = vec![0; START];
    bytes[..2].copy_from_slice(b"MZ");
    bytes[0x3c] = START as u8;
    bytes.extend(b"PE\0\0");
    let header = bytes.len();
    bytes.extend(&object[..HEADER]);
    bytes[header + 8..header + 12].copy_from_slice(&(number(8) + grown).to_le_bytes());
    bytes[header + 16] = OPTIONAL as u8;
    // An executable image.
    bytes[header + 18] = 2;
    let optional = bytes.len();
    bytes.resize(optional + OPTIONAL, 0);
    bytes[optional..optional + 2].copy_from_slice(&[0x0b, 0x02]);
    // The alignments of sections in memory and in the file.
    bytes[optional + 33] = 0x10;
    bytes[optional + 37] = 0x02;
    for index in 0..sections {
        let from = HEADER + 40 * index;
        let at = bytes.len();
        bytes.extend(&object[from..from + 40]);
        // The size in memory equals the size in the file, and there are no relocations.
        bytes[at + 8..at + 12].copy_from_slice(&number(from + 16).to_le_bytes());
        bytes[at + 12..at + 16].copy_from_slice(&(0x1000 * (index as u32 + 1)).to_le_bytes());
        if number(from + 20) != 0 {
            bytes[at + 20..at + 24].copy_from_slice(&(number(from + 20) + grown).to_le_bytes());
        }
        bytes[at + 24..at + 36].fill(0);
    }
    bytes.extend(&object[HEADER + 40 * sections..]);
    bytes
}
