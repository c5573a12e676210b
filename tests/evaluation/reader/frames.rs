//! The calls that are inlined at each address, beside `llvm-symbolizer`.

use super::{compiled_from, run_ok, tool, with_reader};
use object::{Object, ObjectSymbol};
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// A frame: the function's name, and the file, line and column of the call in it. The first frame
/// of an address has no call.
type Frame = (String, Option<(PathBuf, u64, u64)>);

/// The path without `.` and `..`.
fn normal(path: &str) -> PathBuf {
    let mut normal = PathBuf::new();
    for component in Path::new(path).components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => assert!(normal.pop(), "{path}"),
            other => normal.push(other),
        }
    }
    normal
}

/// The frames at each address by `llvm-symbolizer`, which writes two lines for a frame, and an empty
/// line after the frames of an address.
fn symbolized(program: &Path, addresses: &[u64]) -> Vec<Vec<Frame>> {
    let printed = run_ok(
        Command::new(tool("llvm-symbolizer"))
            .arg("--inlines")
            .arg(format!("--obj={}", program.display()))
            .args(addresses.iter().map(|address| format!("{address:#x}"))),
    );
    let addresses = printed.trim_end().split("\n\n").map(|frames| {
        let lines: Vec<&str> = frames.lines().collect();
        let frames = lines.chunks(2).enumerate().map(|(depth, frame)| {
            let mut place = frame[1].rsplitn(3, ':');
            let mut number = || place.next().unwrap().parse().unwrap();
            let (column, line) = (number(), number());
            let call = (normal(place.next().unwrap()), line, column);
            (frame[0].to_string(), (depth > 0).then_some(call))
        });
        frames.collect()
    });
    addresses.collect()
}

/// Both compilers describe the position of a call in its own entry, as the place in the function
/// around it.
#[test]
fn frames_and_call_positions_equal_those_of_llvm_symbolizer() {
    for (compiler, version) in [
        ("cc", "-gdwarf-5"),
        ("cc", "-gdwarf-4"),
        ("clang", "-gdwarf-5"),
        ("clang", "-gdwarf-4"),
    ] {
        let name = format!("inlined-{compiler}{version}");
        let options = ["-O2", version];
        let path = compiled_from("evaluation/reader/inlined.c", &name, compiler, &options);
        let bytes = std::fs::read(&path).unwrap();
        let file = object::File::parse(&*bytes).unwrap();
        let mut symbols = file.symbols();
        let work = symbols.find(|symbol| symbol.name() == Ok("work")).unwrap();
        let addresses: Vec<u64> = (work.address()..work.address() + work.size()).collect();
        let expected = symbolized(&path, &addresses);
        with_reader(&bytes, |reader, _, _| {
            let mut deepest = 0;
            for (pc, expected) in addresses.iter().zip(&expected) {
                let frames = reader.frames_at(*pc);
                let mut call = None;
                let found: Vec<Frame> = frames
                    .iter()
                    .map(|frame| {
                        let of_inner = call.take();
                        let own = reader.call_position(frame.function).unwrap();
                        call = own.map(|own| (normal(&own.file.unwrap()), own.line, own.column));
                        (reader.name(frame.function).unwrap(), of_inner)
                    })
                    .collect();
                assert_eq!(&found, expected, "{name} {pc:#x}");
                assert_eq!(call, None, "the outermost function is not inlined");
                let outermost_first = frames.iter().rev().flat_map(|frame| &frame.objects);
                assert!(outermost_first.eq(&reader.objects_at(*pc)));
                for frame in &frames {
                    // Each variable belongs to the function that declares it.
                    let names = frame
                        .objects
                        .iter()
                        .map(|entry| reader.name(*entry).unwrap());
                    let known: &[&str] = match &*reader.name(frame.function).unwrap() {
                        "square" => &["of", "squared"],
                        "twice" => &["of", "first", "second"],
                        "many" => &["count", "sum", "at", "part"],
                        _ => &["n"],
                    };
                    for name in names {
                        assert!(known.contains(&&*name), "{name} {pc:#x}");
                    }
                }
                deepest = deepest.max(frames.len());
            }
            assert_eq!(deepest, 4, "{name}: work, many, twice, square");
        });
    }
}

/// gcc describes a variable of an inlined function in a block of the instance, if the block is in
/// only a part of the code. The abstract function has the variable outside of blocks.
#[test]
fn a_variable_in_a_block_of_an_instance_is_listed_once() {
    // 1: compile unit: low_pc addr. 2: abstract subprogram: name string. 3: its variables: name
    // string. 4: subprogram, 5: inlined subroutine with an abstract_origin ref1, 6: block: each with
    // low_pc addr, high_pc data1. 7: variable: abstract_origin ref1, location exprloc.
    const ABBREVIATIONS: &[u8] = &[
        1, 0x11, 1, 0x11, 0x01, 0, 0, 2, 0x2e, 1, 0x03, 0x08, 0, 0, 3, 0x34, 0, 0x03, 0x08, 0,
        0, //
        4, 0x2e, 1, 0x11, 0x01, 0x12, 0x0b, 0, 0, //
        5, 0x1d, 1, 0x31, 0x11, 0x11, 0x01, 0x12, 0x0b, 0, 0, //
        6, 0x0b, 1, 0x11, 0x01, 0x12, 0x0b, 0, 0, 7, 0x34, 0, 0x31, 0x11, 0x02, 0x18, 0, 0, 0,
    ];
    // The first entry follows the unit's header of 11 bytes and its entry of 9.
    let (inner, a) = (20, 23);
    let code = |code: u8, size: u8| [&[code][..], &0x1000u64.to_le_bytes(), &[size]].concat();
    let entries = [
        &[2, b'f', 0, 3, b'a', 0, 3, b'b', 0, 0][..],
        // In a caller: the instance, in it a block of 0x10 bytes, in it `a` in reg0.
        &code(4, 0x40),
        &[5, inner],
        &code(0, 0x20)[1..],
        &code(6, 0x10),
        &[7, a, 1, 0x50],
        &[0, 0, 0],
    ]
    .concat();
    let info = super::hand::unit(&entries);
    super::hand::read(
        &[(".debug_info", &info), (".debug_abbrev", ABBREVIATIONS)],
        |reader| {
            let names = |pc| -> Vec<(String, bool)> {
                let frames = reader.frames_at(pc);
                let own = frames[0].objects.iter();
                let machine = dwarfsmith::eval::Snapshot::new(dwarfsmith::Target::X86_64);
                own.map(|entry| {
                    let location = reader.location(*entry, pc, &machine).unwrap();
                    (reader.name(*entry).unwrap(), location.is_undefined())
                })
                .collect()
            };
            let (a, b) = (String::from("a"), String::from("b"));
            assert_eq!(names(0x1004), [(a.clone(), false), (b.clone(), true)]);
            assert_eq!(names(0x1014), [(a, true), (b, true)]);
        },
    );
}
