//! Objects of real programs: C and Rust, by gcc, clang and rustc, optimized, in DWARF 4 and 5.
//!
//! The sources are those of crates that `tests/corpus/Cargo.toml` names; cargo brings them from the registry. What is compiled
//! is linked, so that its sections need no relocation, and kept in the target directory.

use crate::support;
use dwarfsmith::dwarf::{Dialect, Encoding, ListForm, LocationListSection};
use dwarfsmith::eval::BaseEncoding;
use dwarfsmith::target::ByteOrder;
use gimli::{AttributeValue, EndianSlice, LittleEndian, SectionId};
use object::{Object as _, ObjectSection as _};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program: the package it is from, its sources in that, and options.
struct Program {
    name: &'static str,
    package: &'static str,
    sources: &'static [&'static str],
    options: &'static [&'static str],
}

const SQLITE: Program = Program {
    name: "sqlite3",
    package: "libsqlite3-sys",
    sources: &["sqlite3/sqlite3.c"],
    // Without what few use, which would take a third of the time.
    options: &["-DSQLITE_OMIT_WAL", "-DSQLITE_OMIT_LOAD_EXTENSION", "-DSQLITE_OMIT_VIRTUALTABLE"],
};
const ZSTD: Program = Program {
    name: "zstd",
    package: "zstd-sys",
    sources: &[
        "zstd/lib/compress/zstd_compress.c",
        "zstd/lib/compress/huf_compress.c",
        "zstd/lib/decompress/zstd_decompress.c",
        "zstd/lib/decompress/huf_decompress.c",
    ],
    options: &["-DZSTD_DISABLE_ASM"],
};
const MEMCHR: Program =
    Program { name: "memchr", package: "memchr", sources: &["src/lib.rs"], options: &["--cfg", "feature=\"alloc\""] };
const SYNTAX: Program =
    Program { name: "regex_syntax", package: "regex-syntax", sources: &["src/lib.rs"], options: &[] };

/// What is compiled with what, and the version of DWARF. Both versions of each compiler; sqlite3, which is large, by one
/// compiler in each.
static CORPUS: [(&Program, &str, u16); 8] = [
    (&SQLITE, "gcc", 5),
    (&SQLITE, "clang", 4),
    (&ZSTD, "gcc", 4),
    (&ZSTD, "clang", 5),
    (&MEMCHR, "rustc", 4),
    (&MEMCHR, "rustc", 5),
    (&SYNTAX, "rustc", 4),
    (&SYNTAX, "rustc", 5),
];

/// The linked objects, compiled now if they are not there yet.
pub fn objects() -> Vec<PathBuf> {
    let sources = sources();
    std::thread::scope(|scope| {
        let build = |(program, compiler, version): &'static (&Program, &str, u16)| {
            let package = &sources[program.package];
            scope.spawn(move || linked(program, compiler, *version, package))
        };
        let threads: Vec<_> = CORPUS.iter().map(build).collect();
        threads.into_iter().map(|thread| thread.join().expect("a compiler does its work")).collect()
    })
}

/// The directories of the packages.
fn sources() -> BTreeMap<String, PathBuf> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let manifest = support::root().join("tests/corpus/Cargo.toml");
    let mut command = Command::new(cargo);
    command.args(["metadata", "--locked", "--format-version=1", "--manifest-path"]).arg(manifest);
    let output = support::run(&mut command);
    assert!(output.status.success(), "{}", support::text(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let directory = |package: &serde_json::Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        Some((package["name"].as_str()?.to_string(), manifest.parent()?.to_path_buf()))
    };
    packages.filter_map(directory).collect()
}

fn linked(program: &Program, compiler: &str, version: u16, package: &Path) -> PathBuf {
    let rust = compiler == "rustc";
    let tool =
        if rust { std::env::var_os("RUSTC").map_or("rustc".into(), PathBuf::from) } else { support::tool(compiler) };
    // A new compiler or a new version of the sources is a new object.
    let said = support::run_ok(Command::new(&tool).arg("--version"));
    let said: String = said.lines().next().unwrap_or("").split(['(', ' ', '/', ')']).collect::<Vec<_>>().join("_");
    let from = package.file_name().map_or("".into(), |name| name.to_string_lossy());
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let path = directory.join(format!("{}-{from}-{said}-dwarf{version}.so", program.name));
    if path.exists() {
        return path;
    }
    // Under another name until it is whole: other tests look for it too.
    let part = path.with_extension(format!("{}", std::process::id()));
    let mut objects = Vec::new();
    for (index, source) in program.sources.iter().enumerate() {
        let object = part.with_extension(format!("{}-{index}.o", std::process::id()));
        let mut command = Command::new(&tool);
        if rust {
            command.args(["--crate-type=lib", "--edition=2021", "--cap-lints=allow", "--emit=obj", "-Cdebuginfo=2"]);
            command.args(["-Copt-level=2", "-Ccodegen-units=1", "-Cpanic=abort", "--crate-name", program.name]);
            command.arg(format!("-Cdwarf-version={version}"));
        } else {
            command.args(["-c", "-O2", "-fPIC", "-w", &format!("-gdwarf-{version}")]);
        }
        support::run_ok(command.args(program.options).arg("-o").arg(&object).arg(package.join(source)));
        objects.push(object);
    }
    let mut link = Command::new(support::tool("cc"));
    link.args(["-shared", "-nostdlib", "-Wl,--unresolved-symbols=ignore-all", "-o"]).arg(&part).args(&objects);
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
    /// Every expression of its entries and of the location lists that they refer to, in the order of entries and
    /// attributes.
    pub expressions: Vec<Vec<u8>>,
}

type Slice<'a> = EndianSlice<'a, LittleEndian>;

/// The units of an object.
pub fn units(file: &[u8]) -> Vec<Unit> {
    let object = object::File::parse(file).expect("a linked object");
    let section = |id: SectionId| {
        let data = object.section_by_name(id.name()).map_or(&[][..], |section| section.data().expect("not compressed"));
        Ok::<Slice<'_>, gimli::Error>(EndianSlice::new(data, LittleEndian))
    };
    let dwarf = gimli::Dwarf::load(section).expect("sections");
    let mut units = Vec::new();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next().expect("a unit") {
        let unit = dwarf.unit(header).expect("a unit");
        let (form, name, dialect) = match unit.encoding().version {
            5 => (ListForm::DebugLoclists, SectionId::DebugLocLists, Dialect::Dwarf5),
            _ => (ListForm::DebugLoc, SectionId::DebugLoc, Dialect::Dwarf4),
        };
        let lists = LocationListSection::new(form, 8, ByteOrder::Little, section(name).unwrap().slice());
        let mut found = Unit {
            offset: header.debug_info_offset().map_or(0, |offset| offset.0) as u64,
            // GNU's operations are what gcc and clang write for those of DWARF 5 in DWARF 4.
            encoding: Encoding { gnu: true, ..Encoding::new(dialect, dwarfsmith::Target::X86_64) },
            types: BTreeMap::new(),
            expressions: Vec::new(),
        };
        let addresses = |index| dwarf.address(&unit, gimli::DebugAddrIndex(index as usize)).ok();
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
                    AttributeValue::DebugLocListsIndex(index) => dwarf.locations_offset(&unit, index).expect("a list"),
                    _ => continue,
                };
                let items = lists.locations(list.0 as u64, unit.low_pc, addresses);
                found.expressions.extend(items.map(|item| item.expect("a list's entry").expression.to_vec()));
            }
        }
        units.push(found);
    }
    units
}

/// What an entry says of a base type, if it is one that can be computed with.
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
    Some((encoding, entry.attr(gimli::DW_AT_byte_size)?.udata_value()? as u16))
}
