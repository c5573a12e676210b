//! Types in other units than their objects: in type units, and in the partial units of `dwz`, also
//! in those of a supplementary file that two programs share.

use super::{Reader, compiled_from, global, values, with_reader, with_reader_of};
use crate::support::{run_ok, tool};
use dwarfsmith::eval::EntryOffset;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The values of `object` in `types.cc`. `other` is the lowest byte of -6, without a sign.
const OBJECT: [(&str, u64, i128); 8] = [
    ("object.left", 32, -1),
    ("object.small", 8, -2),
    ("object.right", 16, -3),
    ("object.low", 3, -4),
    ("object.middle", 7, 99),
    ("object.either", 16, -6),
    ("object.other", 8, 250),
    ("object.inner.right", 16, -7),
];

fn program(name: &str, compiler: &str, options: &[&str]) -> PathBuf {
    let options = [options, &["-std=c++17"]].concat();
    compiled_from("evaluation/reader/types.cc", name, compiler, &options)
}

/// Checks the members of `object`, whose type is in another unit.
fn check(
    name: &str,
    reader: &Reader<'_, '_>,
    machine: &super::Unstarted<'_>,
    is_expected: fn(EntryOffset) -> bool,
) {
    let object = global(reader, "object");
    let ty = reader.object_type(object).unwrap();
    let place = ty.entry.unwrap();
    assert!(is_expected(place), "{name}: {place:?}");
    // 8 bytes of `Left`, and 2 each of `Right`, the bit fields, the union and `inner`; then the
    // pointer.
    assert_eq!(
        (ty.byte_size, reader.name(place)),
        (Some(24), Ok("Both".into())),
        "{name}"
    );
    let location = reader.location(object, 0, machine).unwrap();
    let mut found = Vec::new();
    values(
        reader,
        object.into(),
        "object",
        &location,
        machine,
        &mut found,
    );
    let pointer = found.pop().unwrap();
    assert_eq!(
        (pointer.0.as_str(), pointer.1),
        ("object.pointer", 64),
        "{name}"
    );
    let expected = OBJECT.map(|(path, bits, value)| (path.to_string(), bits, value));
    assert_eq!(found, expected, "{name}");
}

#[test]
fn members_in_type_units() {
    for (name, compiler, version, is_expected) in [
        ("types-gcc-5", "c++", "-gdwarf-5", is_in_info as fn(_) -> _),
        ("types-gcc-4", "c++", "-gdwarf-4", is_in_types),
        ("types-clang-5", "clang++", "-gdwarf-5", is_in_info),
        ("types-clang-4", "clang++", "-gdwarf-4", is_in_types),
    ] {
        let path = program(name, compiler, &[version, "-fdebug-types-section"]);
        let bytes = std::fs::read(path).unwrap();
        with_reader(&bytes, |reader, _, machine| {
            check(name, reader, machine, is_expected)
        });
    }
}

fn is_in_info(place: EntryOffset) -> bool {
    matches!(place, EntryOffset::Info(_))
}

fn is_in_types(place: EntryOffset) -> bool {
    matches!(place, EntryOffset::Types(_))
}

/// `dwz -m` moves the types of two programs to a file, to which both refer. Without that file, the
/// types are unknown.
#[test]
fn members_in_a_supplementary_file() {
    for version in ["4", "5"] {
        let option = format!("-gdwarf-{version}");
        let paths =
            ["a", "b"].map(|name| program(&format!("dwz-{version}-{name}"), "c++", &[&option]));
        let common = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("reader-dwz-{version}"));
        run_ok(
            Command::new(tool("dwz"))
                .arg("-m")
                .arg(&common)
                .args(&paths),
        );
        let [bytes, common] = [&paths[0], &common].map(|path| std::fs::read(path).unwrap());
        with_reader_of((&bytes, None), 0, |reader, _, _| {
            let ty = reader.object_type(reader.globals()[0]).unwrap();
            assert_eq!(ty.byte_size, None);
        });
        with_reader_of((&bytes, Some(&common)), 0, |reader, _, machine| {
            let is_expected = |place| matches!(place, EntryOffset::Supplementary(_));
            check(&option, reader, machine, is_expected);
        });
    }
}
