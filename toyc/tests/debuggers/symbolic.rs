//! Addresses resolved to lines and inlined frames by the crate `symbolic`, with which crash reports
//! are symbolicated.

use std::collections::BTreeSet;
use std::path::Path;

use symbolic_debuginfo::Function;
use symbolic_debuginfo::elf::ElfObject;

use crate::programs::program;

/// The frames of an address, the innermost first, each with its function and line.
fn frames(function: &Function<'_>, address: u64) -> Option<Vec<(String, u64)>> {
    let covers = |start: u64, size: Option<u64>| {
        start <= address && size.is_none_or(|size| address < start.saturating_add(size))
    };
    let line = function
        .lines
        .iter()
        .find(|line| covers(line.address, line.size))?;
    let mut inlined = function.inlinees.iter();
    let mut found = inlined
        .find_map(|inlined| frames(inlined, address))
        .unwrap_or_default();
    found.push((function.name.to_string(), line.line));
    Some(found)
}

/// `advance` calls `distance_squared` once, in a loop; its body is small enough to be inlined.
#[test]
fn symbolic_resolves_addresses_to_inlined_frames() {
    let program = program("nbody");
    let call = program.line("distance_squared(&a.position");
    let body = [
        "d.x = a.x",
        "d.y = a.y",
        "d.z = a.z",
        "let sum = d.x",
        "return sum",
    ];
    let body = body.map(|text| program.line(text));
    let bytes = std::fs::read(&program.executable).unwrap();
    let object = ElfObject::parse(&bytes).unwrap();
    let session = object.debug_session().unwrap();
    let functions: Vec<Function<'_>> = session.functions().map(Result::unwrap).collect();
    let advance = functions
        .iter()
        .find(|function| function.name.as_str() == "advance")
        .unwrap();
    // The file of a line is the program's source.
    let file = advance.lines[0].file.path_str();
    assert_eq!(Path::new(&file).file_name().unwrap(), "nbody.toy");
    let symbol = object
        .symbols()
        .find(|symbol| symbol.name().is_some_and(|name| name.ends_with("advance")))
        .unwrap();
    assert_eq!(
        (symbol.address, symbol.size),
        (advance.address, advance.size)
    );
    let all: Vec<_> = (advance.address..advance.end_address())
        .filter_map(|address| frames(advance, address))
        .collect();
    assert!(
        all.iter()
            .all(|frames| frames.last().unwrap().0 == "advance")
    );
    let mut lines = BTreeSet::new();
    for frames in all.iter().filter(|frames| frames.len() > 1) {
        let [(callee, at), (_, caller)] = &frames[..] else {
            panic!("{frames:?}")
        };
        assert_eq!(
            (callee.as_str(), *caller),
            ("distance_squared", call as u64)
        );
        lines.insert(*at as usize);
    }
    assert!(
        lines.iter().all(|line| body.contains(line)),
        "{lines:?} in {body:?}"
    );
    assert!(
        body[..4].iter().all(|line| lines.contains(line)),
        "{body:?} in {lines:?}"
    );
}
