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
