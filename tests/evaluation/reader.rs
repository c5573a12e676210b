//! Locations from entries of a `gimli` unit: programs of real compilers, compared with gdb, and
//! this library's modules, compared with the lowered locations.

mod calls;
mod edges;
mod emitted;
mod frames;
pub mod hand;
mod left_out;
mod loaded;
mod maps;
mod other_units;
mod sizes;

use crate::support::{run_ok, tool};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::eval::{
    BaseEncoding, EntryOffset, Location, Machine, Snapshot, UnitReader, Value, ValueType,
};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::Object as MetadataObject;
use dwarfsmith::target::{ByteOrder, Register};
use dwarfsmith::{Position, Target, text};
use emitted::machine;
use gimli::constants as dw;
use gimli::{EndianSlice, LittleEndian, RunTimeEndian, UnitOffset};
use object::{Object, ObjectSection};
use std::path::PathBuf;
use std::process::Command;

type Reader<'u, 'd> = UnitReader<'u, 'd, LittleEndian>;

/// A program that has not started: the bytes of its file.
struct Unstarted<'d>(Vec<(u64, &'d [u8])>);

impl Machine for Unstarted<'_> {
    fn register_bits(&self, _frame: u32, _register: Register) -> Option<u64> {
        None
    }

    fn read_register(
        &self,
        _frame: u32,
        _register: Register,
        _offset: u64,
        _into: &mut [u8],
    ) -> bool {
        false
    }

    fn read_memory(&self, _space: u64, address: u64, into: &mut [u8]) -> bool {
        self.0.iter().any(|(start, bytes)| {
            let bytes = address
                .checked_sub(*start)
                .and_then(|at| bytes.get(at as usize..)?.get(..into.len()));
            bytes.map(|bytes| into.copy_from_slice(bytes)).is_some()
        })
    }
}

fn compiled(name: &str, compiler: &str, options: &[&str]) -> PathBuf {
    compiled_from("evaluation/reader/data.c", name, compiler, options)
}

fn compiled_from(source: &str, name: &str, compiler: &str, options: &[&str]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("reader-{name}"));
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(source);
    run_ok(
        Command::new(tool(compiler))
            .args(["-g", "-no-pie"])
            .args(options)
            .arg(source)
            .arg("-o")
            .arg(&path),
    );
    path
}

/// Calls a function with the reader of the unit that has `main`, and the file's memory.
fn with_reader(
    bytes: &[u8],
    with: impl FnOnce(&Reader<'_, '_>, &gimli::Unit<EndianSlice<'_, LittleEndian>>, &Unstarted<'_>),
) {
    with_reader_of((bytes, None), 0, with);
}

/// Like [`with_reader`], for a program with a supplementary file or a load bias.
fn with_reader_of(
    (bytes, supplementary): (&[u8], Option<&[u8]>),
    bias: u64,
    with: impl FnOnce(&Reader<'_, '_>, &gimli::Unit<EndianSlice<'_, LittleEndian>>, &Unstarted<'_>),
) {
    fn section<'d>(file: &object::File<'d>, id: gimli::SectionId) -> EndianSlice<'d, LittleEndian> {
        let bytes = file
            .section_by_name(id.name())
            .map(|section| section.data().unwrap());
        EndianSlice::new(bytes.unwrap_or_default(), LittleEndian)
    }
    let file = object::File::parse(bytes).unwrap();
    let mut dwarf = gimli::Dwarf::load(|id| Ok::<_, gimli::Error>(section(&file, id))).unwrap();
    if let Some(bytes) = supplementary {
        let file = object::File::parse(bytes).unwrap();
        let loaded = dwarf.load_sup(|id| Ok::<_, gimli::Error>(section(&file, id)));
        loaded.unwrap();
    }
    let sections = file.sections().filter(|section| section.address() != 0);
    let memory = Unstarted(
        sections
            .map(|section| (section.address(), section.data().unwrap()))
            .collect(),
    );
    // Type units come first.
    let mut headers = dwarf.units();
    let header = std::iter::from_fn(|| headers.next().unwrap())
        .find(|header| header.type_() == gimli::UnitType::Compilation);
    let header = header.unwrap();
    let unit = dwarf.unit(header).unwrap();
    // The load bias replaces the previous one.
    let reader = UnitReader::new(&dwarf, &unit, Target::X86_64)
        .unwrap()
        .loaded_at(0x1000)
        .loaded_at(bias);
    with(&reader, &unit, &memory);
}

/// The members of an entry's structure type, by name, in order.
fn members(reader: &Reader<'_, '_>, entry: impl Into<EntryOffset>) -> Vec<(String, EntryOffset)> {
    let members = reader.members(entry).unwrap();
    members
        .into_iter()
        .map(|member| (reader.name(member).unwrap(), member))
        .collect()
}

/// The offset of an entry of the reader's unit.
fn own(entry: EntryOffset) -> UnitOffset {
    match entry {
        EntryOffset::Unit(offset) => offset,
        other => panic!("{other:?} is in another unit"),
    }
}

/// The global variable with a name.
fn global(reader: &Reader<'_, '_>, name: &str) -> UnitOffset {
    reader
        .globals()
        .iter()
        .copied()
        .find(|entry| reader.name(*entry).unwrap() == name)
        .unwrap()
}

/// gdb reads the same file and prints the same numbers. DWARF 2 has expressions for the places of
/// members, DWARF 3 counts the bits of fields from the top, DWARF 5 from the start.
#[test]
fn members_and_types_equal_those_of_gdb() {
    let asked = [
        "object.number",
        "object.inner.first",
        "object.bits.low",
        "object.bits.middle",
        "object.bits.whole",
        "object.bits.wide",
        "color",
    ];
    for (name, compiler, options) in [
        ("gcc-5", "cc", &["-gdwarf-5"][..]),
        ("gcc-4", "cc", &["-gdwarf-4"]),
        ("gcc-3", "cc", &["-gdwarf-3", "-gstrict-dwarf"]),
        ("gcc-2", "cc", &["-gdwarf-2", "-gstrict-dwarf"]),
        ("gcc-types", "cc", &["-gdwarf-5", "-fdebug-types-section"]),
        ("clang-5", "clang", &["-gdwarf-5"]),
        ("clang-3", "clang", &["-gdwarf-3"]),
    ] {
        let path = compiled(name, compiler, options);
        let mut gdb = Command::new(tool("gdb"));
        gdb.args(["-q", "-batch", "-nx"]);
        for expression in asked {
            gdb.args(["-ex", &format!("printf \"= %ld\\n\", (long){expression}")]);
        }
        gdb.args(["-ex", r#"printf "= %p %ld %ld\n", pointer, (long)sizeof(object), (long)sizeof(object.matrix)"#]);
        let printed = run_ok(gdb.arg(&path));
        let printed: Vec<&str> = printed
            .lines()
            .filter_map(|line| line.strip_prefix("= "))
            .collect();

        let bytes = std::fs::read(&path).unwrap();
        with_reader(&bytes, |reader, _, machine| {
            let global = |name: &str| global(reader, name);
            let evaluator = reader.evaluator();
            let size = |entry: EntryOffset| {
                let ty = reader.object_type(entry);
                ty.unwrap().byte_size.unwrap()
            };
            let mut numbers = Vec::new();
            for expression in asked {
                let mut names = expression.split('.');
                let object = global(names.next().unwrap());
                let mut location = reader.location(object, 0, machine).unwrap();
                let mut entry = EntryOffset::from(object);
                for name in names {
                    let size = reader.object_type(entry).unwrap().byte_size.unwrap();
                    let (_, member) = members(reader, entry)
                        .into_iter()
                        .find(|(own, _)| own == name)
                        .unwrap();
                    location = reader.member(member, &location, size, 0, machine).unwrap();
                    entry = member;
                }
                let bits = reader.object_type(entry).unwrap().bits.unwrap();
                let contents = evaluator
                    .read_known(machine, &location, bits.into())
                    .unwrap();
                assert!(contents.is_known(), "{name}: {expression}");
                let number = contents
                    .bytes
                    .iter()
                    .rev()
                    .fold(0u64, |number, byte| number << 8 | u64::from(*byte));
                // `unsigned middle`; all others are signed, and the enumeration is positive.
                let unused = 64 - bits as u32;
                let number = if expression.ends_with("middle") {
                    number as i64
                } else {
                    (number << unused) as i64 >> unused
                };
                numbers.push(number.to_string());
            }
            let matrix = members(reader, global("object")).pop().unwrap();
            assert_eq!(matrix.0, "matrix");
            let pointer = reader.location(global("pointer"), 0, machine).unwrap();
            let pointer = evaluator.read(machine, &pointer, 64).unwrap();
            let pointer = u64::from_le_bytes(pointer.try_into().unwrap());
            numbers.push(format!(
                "{pointer:#x} {} {}",
                size(global("object").into()),
                size(matrix.1)
            ));
            assert_eq!(numbers, printed, "{name}");
            assert_eq!(size(global("pointer").into()), 8);
        });
    }
}

/// System V's `long double` is x87's number of 80 bits in 16 bytes; `__float128` has all 128. 1.25
/// is 5/4.
#[test]
fn floating_point_types_of_one_size_are_distinguished_by_name() {
    let bytes = std::fs::read(compiled("float", "cc", &[])).unwrap();
    with_reader(&bytes, |reader, _, machine| {
        for name in ["extended", "quad"] {
            let entry = global(reader, name);
            let ty = reader.object_type(entry).unwrap().base.unwrap();
            assert_eq!(ty.byte_size, 16);
            let location = reader.location(entry, 0, machine).unwrap();
            let bytes = reader.evaluator().read(machine, &location, 128).unwrap();
            let value = Value::from_bytes(ValueType::Base(ty), &bytes, ByteOrder::Little).unwrap();
            assert!(value.to_string().ends_with(" 1.25"), "{name}: {value}");
        }
    });
}

/// The objects of base types, enumerations and pointers in an object, with their values: base
/// classes and anonymous unions are part of the enclosing object, as in gdb.
fn values(
    reader: &Reader<'_, '_>,
    entry: EntryOffset,
    path: &str,
    location: &Location,
    machine: &dyn Machine,
    into: &mut Vec<(String, u64, i128)>,
) {
    let ty = reader.object_type(entry).unwrap();
    if let (Some(base), Some(bits)) = (ty.base, ty.bits) {
        let contents = reader
            .evaluator()
            .read_known(machine, location, bits.into())
            .unwrap();
        assert!(contents.is_known(), "{path}");
        // A bit field is extended to its type, by the type's signedness.
        let number = contents
            .bytes
            .iter()
            .rev()
            .fold(0i128, |number, byte| number << 8 | i128::from(*byte));
        let unused = 128 - bits as u32;
        let is_signed = base.encoding == BaseEncoding::Signed;
        into.push((
            path.to_string(),
            bits,
            if is_signed {
                (number << unused) >> unused
            } else {
                number
            },
        ));
    }
    for member in reader.members(entry).unwrap() {
        let place = reader
            .member(member, location, ty.byte_size.unwrap(), 0, machine)
            .unwrap();
        let name = reader.name(member).unwrap();
        let path = if name.is_empty() {
            path.to_string()
        } else {
            format!("{path}.{name}")
        };
        values(reader, member, &path, &place, machine, into);
    }
}

/// The reader agrees with gdb on C++ types: base classes, bit fields, anonymous unions,
/// enumerations over signed and unsigned types, references, and pointers to members, for which
/// DWARF gives no size.
#[test]
fn types_of_cpp_equal_those_of_gdb() {
    // Name and bits, as the source has them.
    let expected = [
        ("object.left", 32),
        ("object.small", 8),
        ("object.right", 16),
        ("object.low", 3),
        ("object.middle", 7),
        ("object.either", 16),
        ("object.other", 8),
        ("object.inner.right", 16),
        ("object.pointer", 64),
        ("level", 8),
        ("sign_of", 32),
        ("plain", 32),
        ("reference", 64),
    ];
    for (name, compiler, options) in [
        ("cpp-gcc-5", "c++", &["-gdwarf-5"][..]),
        ("cpp-gcc-4", "c++", &["-gdwarf-4", "-gstrict-dwarf"]),
        ("cpp-gcc-2", "c++", &["-gdwarf-2", "-gstrict-dwarf"]),
        ("cpp-clang-5", "clang++", &["-gdwarf-5"]),
        ("cpp-clang-4", "clang++", &["-gdwarf-4"]),
    ] {
        let path = compiled_from(
            "evaluation/reader/types.cc",
            name,
            compiler,
            &[options, &["-std=c++17"]].concat(),
        );
        let mut gdb = Command::new(tool("gdb"));
        gdb.args(["-q", "-batch", "-nx"]);
        for (expression, _) in expected {
            let asked = if expression == "reference" {
                "&reference"
            } else {
                expression
            };
            gdb.args(["-ex", &format!("printf \"= %ld\\n\", (long){asked}")]);
        }
        let printed = run_ok(gdb.arg(&path));
        let printed = printed
            .lines()
            .filter_map(|line| line.strip_prefix("= ").map(|line| line.parse().unwrap()));
        let wanted: Vec<(String, u64, i128)> = expected
            .iter()
            .zip(printed)
            .map(|((name, bits), value)| (name.to_string(), *bits, value))
            .collect();
        assert_eq!(wanted.len(), expected.len(), "{name}");

        let bytes = std::fs::read(&path).unwrap();
        with_reader(&bytes, |reader, unit, machine| {
            let mut found = Vec::new();
            for name in ["object", "level", "sign_of", "plain", "reference"] {
                let entry = global(reader, name);
                let location = reader.location(entry, 0, machine).unwrap();
                values(reader, entry.into(), name, &location, machine, &mut found);
            }
            assert_eq!(found, wanted, "{name}");

            // The file has no contents for memory that is filled with zeros at the start.
            let apart = reader
                .location(global(reader, "apart"), 0, machine)
                .unwrap();
            let contents = reader.evaluator().read_known(machine, &apart, 64).unwrap();
            assert_eq!(
                (contents.is_unreadable(), contents.to_string().as_str()),
                (true, "????????????????")
            );

            // The pointee of `int Left::*` is not a part of it, and neither is the member
            // function's result.
            for pointer in ["data", "method"] {
                let ty = reader.object_type(global(reader, pointer)).unwrap();
                assert_eq!(
                    (ty.byte_size, ty.bits, ty.base),
                    (None, None, None),
                    "{name}: {pointer}"
                );
                assert_eq!(
                    unit.entry(own(ty.entry.unwrap())).unwrap().tag(),
                    dw::DW_TAG_ptr_to_member_type
                );
            }

            // The object's table has the offset of the virtual base; here, each entry of the table
            // is 24.
            let mut snapshot = Snapshot::new(Target::X86_64);
            snapshot.set_memory(0, 0x1000, &0x2000u64.to_le_bytes());
            (0x1f00..0x2000)
                .step_by(8)
                .for_each(|slot| snapshot.set_memory(0, slot, &24u64.to_le_bytes()));
            let places: Vec<_> = reader
                .members(global(reader, "apart"))
                .unwrap()
                .into_iter()
                .filter(|member| !reader.name(*member).unwrap().starts_with("_vptr"))
                .map(|member| {
                    let object = Location::memory(0, 0x1000, 8);
                    let place = reader.member(member, &object, 32, 0, &snapshot).unwrap();
                    format!("{} {place}", unit.entry(own(member)).unwrap().tag())
                })
                .collect();
            assert_eq!(
                places,
                [
                    "DW_TAG_inheritance mem(0)+0x1018",
                    "DW_TAG_member mem(0)+0x1008"
                ],
                "{name}"
            );
            // A pointer has no members.
            let pointer = members(reader, global(reader, "object")).pop().unwrap();
            assert_eq!(
                (pointer.0.as_str(), reader.members(pointer.1)),
                ("pointer", Ok(Vec::new())),
                "{name}"
            );
        });
    }
}

/// The value of `DW_AT_const_value`, in each form, has the size of the type.
#[test]
fn constants_have_the_size_and_sign_of_their_types() {
    for (name, compiler) in [("constants-gcc", "cc"), ("constants-clang", "clang")] {
        let bytes = std::fs::read(compiled(name, compiler, &["-O2"])).unwrap();
        with_reader(&bytes, |reader, unit, machine| {
            // At every place where they are described as constants; both compilers do so in the
            // entry of the function.
            let mut entries = unit.entries();
            let mut found = Vec::new();
            while let Some(entry) = entries.next_dfs().unwrap() {
                if entry.tag() == dw::DW_TAG_variable && entry.attr(dw::DW_AT_const_value).is_some()
                {
                    let location = reader.location(entry.offset(), 0, machine).unwrap();
                    found.push(format!(
                        "{} {location}",
                        reader.name(entry.offset()).unwrap()
                    ));
                }
            }
            found.sort();
            found.dedup();
            assert_eq!(
                found,
                [
                    "fixed imm(29000000)+0",
                    "large imm(fe)+0",
                    "small imm(fe)+0"
                ],
                "{name}"
            );
        });
    }
}

/// Sections with bytes changed at random give errors or other locations, and no panic.
#[test]
fn damaged_sections_are_errors() {
    let bytes = std::fs::read(compiled_from(
        "evaluation/postmortem/program.c",
        "damaged",
        "cc",
        &["-O2"],
    ))
    .unwrap();
    let file = object::File::parse(&bytes[..]).unwrap();
    let names = [
        ".debug_info",
        ".debug_abbrev",
        ".debug_loclists",
        ".debug_rnglists",
        ".debug_line_str",
    ];
    let places = names.map(|name| file.section_by_name(name).unwrap().file_range().unwrap());
    let mut random = 7u64;
    let mut next = || {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize
    };
    let mut read = 0;
    for _ in 0..800 {
        let mut damaged = bytes.clone();
        for _ in 0..1 + next() % 4 {
            let (start, size) = places[next() % places.len()];
            damaged[start as usize + next() % size as usize] = next() as u8;
        }
        let file = object::File::parse(&damaged[..]).unwrap();
        let section = |name: &str| {
            file.section_by_name(name)
                .map_or(&[][..], |section| section.data().unwrap_or(&[]))
        };
        let dwarf = gimli::Dwarf::load(|id| {
            Ok::<_, gimli::Error>(EndianSlice::new(section(id.name()), LittleEndian))
        })
        .unwrap();
        let Ok(Some(header)) = dwarf.units().next() else {
            continue;
        };
        let Ok(unit) = dwarf.unit(header) else {
            continue;
        };
        let Ok(reader) = UnitReader::new(&dwarf, &unit, Target::X86_64) else {
            continue;
        };
        let machine = machine(Target::X86_64);
        let mut entries = unit.entries();
        while let Ok(Some(entry)) = entries.next_dfs() {
            let offset = entry.offset();
            let pc = 0x401000 + next() as u64 % 0x200;
            if let (Ok(ty), Ok(location)) = (
                reader.object_type(offset),
                reader.location(offset, pc, &machine),
            ) {
                let bits = u128::from(ty.byte_size.unwrap_or(1).min(64)) * 8;
                let _ = reader.evaluator().read_known(&machine, &location, bits);
                let _ = reader.member(offset, &location, 8, pc, &machine);
                let _ = reader.members(offset);
                read += 1;
            }
            let _ = reader.name(offset);
        }
    }
    assert!(read > 1000, "{read}");
}
