//! Objects of real programs: C and Rust, by gcc, clang and rustc, optimized, in DWARF 4 and 5.
//!
//! The sources are those of crates that `tests/corpus/Cargo.toml` names; cargo downloads them from
//! the registry. The compiled programs are linked, so that their sections need no relocation, and
//! kept in the target directory.

use crate::support;
use dwarfsmith::dwarf::{Dialect, Encoding, ListForm, LocationListSection};
use dwarfsmith::eval::BaseEncoding;
use dwarfsmith::target::ByteOrder;
use gimli::{AttributeValue, EndianSlice, LittleEndian, SectionId};
use object::{Object as _, ObjectSection as _};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The compiler of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compiler {
    Gcc,
    Clang,
    Rustc,
}

impl Compiler {
    fn path(self) -> PathBuf {
        match self {
            Compiler::Gcc => support::tool("gcc"),
            Compiler::Clang => support::tool("clang"),
            Compiler::Rustc => std::env::var_os("RUSTC").map_or("rustc".into(), PathBuf::from),
        }
    }
}

/// A program: its package, its sources in the package (all files of a directory), the compilers with
/// the version of DWARF that each writes, and their options.
struct Program {
    name: &'static str,
    package: &'static str,
    sources: &'static [&'static str],
    builds: &'static [(Compiler, u16)],
    options: &'static [&'static str],
}

const C: &[(Compiler, u16)] = &[
    (Compiler::Gcc, 4),
    (Compiler::Gcc, 5),
    (Compiler::Clang, 4),
    (Compiler::Clang, 5),
];
const RUST: &[(Compiler, u16)] = &[(Compiler::Rustc, 4), (Compiler::Rustc, 5)];

/// The slowest come first. A compilation of sqlite3 takes as long as all of zstd, so only two are made.
static PROGRAMS: [Program; 4] = [
    Program {
        name: "sqlite3",
        package: "libsqlite3-sys",
        sources: &["sqlite3/sqlite3.c"],
        builds: &[(Compiler::Gcc, 5), (Compiler::Clang, 4)],
        options: &[],
    },
    Program {
        name: "zstd",
        package: "zstd-sys",
        sources: &[
            "zstd/lib/common",
            "zstd/lib/compress",
            "zstd/lib/decompress",
        ],
        builds: C,
        options: &["-DZSTD_DISABLE_ASM"],
    },
    Program {
        name: "regex_syntax",
        package: "regex-syntax",
        sources: &["src/lib.rs"],
        builds: RUST,
        options: &[
            "--cfg",
            "feature=\"std\"",
            "--cfg",
            "feature=\"unicode-case\"",
            "--cfg",
            "feature=\"unicode-perl\"",
        ],
    },
    Program {
        name: "memchr",
        package: "memchr",
        sources: &["src/lib.rs"],
        builds: RUST,
        options: &["--cfg", "feature=\"std\"", "--cfg", "feature=\"alloc\""],
    },
];

/// A linked object.
#[derive(Clone, Debug)]
pub struct Compiled {
    pub program: &'static str,
    pub compiler: Compiler,
    /// The version of DWARF.
    pub version: u16,
    pub path: PathBuf,
}

impl std::fmt::Display for Compiled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} by {:?} in DWARF {}",
            self.program, self.compiler, self.version
        )
    }
}

/// The linked objects: the builds of all programs. The first test that needs them compiles those that do not exist yet; tests on other threads wait for it.
pub fn objects() -> Vec<Compiled> {
    static OBJECTS: OnceLock<Vec<Compiled>> = OnceLock::new();
    OBJECTS.get_or_init(compile).clone()
}

fn compile() -> Vec<Compiled> {
    let sources = sources();
    let mut all: Vec<(&Program, Compiler, u16)> = Vec::new();
    for program in &PROGRAMS {
        let builds = program.builds.iter();
        all.extend(builds.map(|(compiler, version)| (program, *compiler, *version)));
    }
    // One compilation for each processor at a time: each needs hundreds of megabytes.
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some((program, compiler, version)) = all.get(index).copied() else {
                return done;
            };
            let path = linked(program, compiler, version, &sources[program.package]);
            done.push((
                index,
                Compiled {
                    program: program.name,
                    compiler,
                    version,
                    path,
                },
            ));
        }
    };
    let count = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, Compiled)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("a compiler does its work"))
            .collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, compiled)| compiled).collect()
}

/// The directories of the packages.
fn sources() -> BTreeMap<String, PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let manifest = support::root().join("tests/corpus/Cargo.toml");
    let mut command = Command::new(cargo);
    command
        .args([
            "metadata",
            "--locked",
            "--format-version=1",
            "--manifest-path",
        ])
        .arg(manifest);
    let output = support::run(&mut command);
    assert!(output.status.success(), "{}", support::text(&output.stderr));
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let directory = |package: &serde_json::Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        Some((
            package["name"].as_str()?.to_string(),
            manifest.parent()?.to_path_buf(),
        ))
    };
    packages.filter_map(directory).collect()
}

/// The files that a program is compiled from: the named files, and the C sources of the named
/// directories.
fn files(program: &Program, package: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for source in program.sources {
        let path = package.join(source);
        if path.is_file() {
            files.push(path);
            continue;
        }
        let entries = std::fs::read_dir(&path).expect("the package has its sources");
        let paths = entries.map(|entry| entry.expect("the directory can be read").path());
        let mut found: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|it| it == "c"))
            .collect();
        found.sort();
        files.extend(found);
    }
    files
}

fn linked(program: &Program, compiler: Compiler, version: u16, package: &Path) -> PathBuf {
    let tool = compiler.path();
    let mut options: Vec<String> = match compiler {
        Compiler::Rustc => {
            let common = "--crate-type=lib --edition=2021 --cap-lints=allow --emit=obj -Cdebuginfo=2 -Copt-level=2 \
                          -Ccodegen-units=1 -Cpanic=abort";
            let own = [
                format!("--crate-name={}", program.name),
                format!("-Cdwarf-version={version}"),
            ];
            common
                .split_whitespace()
                .map(String::from)
                .chain(own)
                .collect()
        }
        _ => ["-c", "-O2", "-fPIC", "-w", &format!("-gdwarf-{version}")]
            .map(String::from)
            .into(),
    };
    options.extend(program.options.iter().map(|option| option.to_string()));
    let files = files(program, package);
    // The hash identifies the object: it changes with the compiler, the sources and the options.
    let mut hash = DefaultHasher::new();
    (
        support::run_ok(Command::new(&tool).arg("--version")),
        &options,
        &files,
    )
        .hash(&mut hash);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let name = format!(
        "{}-{compiler:?}-dwarf{version}-{:016x}.so",
        program.name,
        hash.finish()
    );
    let path = directory.join(name);
    if path.exists() {
        return path;
    }
    // Under another name until it is complete, because other tests read this file, too.
    let part = path.with_extension(format!("{}", std::process::id()));
    let mut objects = Vec::new();
    for (index, file) in files.iter().enumerate() {
        let object = part.with_extension(format!("{}-{index}.o", std::process::id()));
        support::run_ok(
            Command::new(&tool)
                .args(&options)
                .arg("-o")
                .arg(&object)
                .arg(file),
        );
        objects.push(object);
    }
    let mut link = Command::new(support::tool("cc"));
    link.args([
        "-shared",
        "-nostdlib",
        "-Wl,--unresolved-symbols=ignore-all",
        "-o",
    ])
    .arg(&part)
    .args(&objects);
    support::run_ok(&mut link);
    for object in &objects {
        std::fs::remove_file(object).expect("the object is there");
    }
    std::fs::rename(&part, &path).expect("the object can be renamed");
    path
}

/// A unit of an object.
pub struct Unit {
    /// Its offset in `.debug_info`, which llvm-dwarfdump adds to references.
    #[allow(dead_code)]
    pub offset: u64,
    pub encoding: Encoding,
    /// The base types by the offset of their entry in the unit.
    pub types: BTreeMap<u64, (BaseEncoding, u16)>,
    /// Every expression of its entries and of the location lists that they refer to, in the order
    /// of entries and attributes.
    pub expressions: Vec<Vec<u8>>,
}

type Slice<'a> = EndianSlice<'a, LittleEndian>;

/// The units of an object.
pub fn units(file: &[u8]) -> Vec<Unit> {
    let object = object::File::parse(file).expect("a linked object");
    let section = |id: SectionId| {
        let data = object
            .section_by_name(id.name())
            .map_or(&[][..], |section| section.data().expect("not compressed"));
        Ok::<Slice<'_>, gimli::Error>(EndianSlice::new(data, LittleEndian))
    };
    let dwarf = gimli::Dwarf::load(section).expect("sections");
    let mut units = Vec::new();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next().expect("a unit") {
        let unit = dwarf.unit(header).expect("a unit");
        let (form, name, dialect) = match unit.encoding().version {
            5 => (
                ListForm::DebugLoclists,
                SectionId::DebugLocLists,
                Dialect::Dwarf5,
            ),
            _ => (ListForm::DebugLoc, SectionId::DebugLoc, Dialect::Dwarf4),
        };
        let lists =
            LocationListSection::new(form, 8, ByteOrder::Little, section(name).unwrap().slice());
        let mut found = Unit {
            offset: header.debug_info_offset().map_or(0, |offset| offset.0) as u64,
            // In DWARF 4, gcc and clang write GNU's operations for those of DWARF 5.
            encoding: Encoding {
                gnu: true,
                ..Encoding::new(dialect, dwarfsmith::Target::X86_64)
            },
            types: BTreeMap::new(),
            expressions: Vec::new(),
        };
        let addresses = |index| {
            dwarf
                .address(&unit, gimli::DebugAddrIndex(index as usize))
                .ok()
        };
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs().expect("an entry") {
            if let Some(ty) = base_type(entry) {
                found.types.insert(entry.offset().0 as u64, ty);
            }
            for attribute in entry.attrs() {
                let list = match attribute.value() {
                    AttributeValue::Exprloc(expression) => {
                        found.expressions.push(expression.0.slice().to_vec());
                        continue;
                    }
                    AttributeValue::LocationListsRef(offset) => offset,
                    AttributeValue::DebugLocListsIndex(index) => {
                        dwarf.locations_offset(&unit, index).expect("a list")
                    }
                    _ => continue,
                };
                let items = lists.locations(list.0 as u64, unit.low_pc, addresses);
                found
                    .expressions
                    .extend(items.map(|item| item.expect("a list's entry").expression.to_vec()));
            }
        }
        units.push(found);
    }
    units
}

/// The base type that an entry describes, if arithmetic supports it.
fn base_type(entry: &gimli::DebuggingInformationEntry<Slice<'_>>) -> Option<(BaseEncoding, u16)> {
    if entry.tag() != gimli::DW_TAG_base_type {
        return None;
    }
    let AttributeValue::Encoding(encoding) = entry.attr_value(gimli::DW_AT_encoding)? else {
        return None;
    };
    let encoding = match encoding {
        gimli::DW_ATE_signed | gimli::DW_ATE_signed_char => BaseEncoding::Signed,
        gimli::DW_ATE_float => BaseEncoding::Float,
        _ => BaseEncoding::Unsigned,
    };
    Some((
        encoding,
        entry.attr(gimli::DW_AT_byte_size)?.udata_value()? as u16,
    ))
}
