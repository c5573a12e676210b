//! Objects of many compilers, formats and machines with bytes changed at random: an audit of such a
//! file, and its statistics, end without a panic, in little time and memory.
//!
//! `DAMAGES=200000 cargo test --test evaluation audit_damaged` makes 200,000 changes; the same
//! number gives the same changes.

pub mod hostile;
mod objects;

use crate::random::Random;
use crate::support::thread_time;
use allocation_counter::measure;
use dwarfsmith::audit::{self, Fault, FaultSeverity, Finding};
use objects::Made;
use std::time::Duration;

/// The number of damages without `DAMAGES`.
const USUAL: usize = 1500;

/// The time limit of an audit, on a machine that has other load: a sound file takes some
/// milliseconds.
const LONG: Duration = Duration::from_secs(10);

/// The memory limit of an audit: the decompressed size of small files, and as much again for the
/// data that is read from it.
const MUCH: u64 = 2 * (64 << 20);

/// Replacements of numbers: the bounds of bytes and lengths.
const EDGES: [u64; 10] = [
    0,
    1,
    0x7f,
    0x80,
    0xff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_fff0,
    0xffff_ffff,
    u64::MAX,
];

/// Changes a file at one or a few places, and maybe its length.
fn damage(object: &Made, random: &mut Random) -> Vec<u8> {
    let mut bytes = object.bytes.clone();
    for _ in 0..random.pick(&[1, 1, 1, 2, 3, 8]) {
        // Mostly headers and debug sections: they are a small part of some files.
        let range = match random.below(10) {
            0 => 0..bytes.len(),
            1 => 0..bytes.len().min(256),
            2 => bytes.len() - bytes.len().min(0x1000)..bytes.len(),
            _ => object.interesting[random.below(object.interesting.len())].clone(),
        };
        let at = range.start + random.below(range.len());
        let rest = &mut bytes[at..];
        let count = rest.len().min(random.pick(&[1, 2, 4, 8, 16, 64]));
        match random.below(8) {
            0 | 1 => rest[0] ^= 1 << random.below(8),
            2 => rest[0] = random.next() as u8,
            3 => rest[..count].fill(0),
            4 => rest[..count].copy_from_slice(&random.bytes(count)),
            5 | 6 => {
                let count = count.min(8);
                let edge = random.pick(&EDGES);
                let edge = if random.chance(50) {
                    edge.to_le_bytes()
                } else {
                    edge.rotate_left(32).to_be_bytes()
                };
                rest[..count].copy_from_slice(&edge[..count]);
            }
            _ => {
                let from = random.below(bytes.len() - count + 1);
                let copied = bytes[from..from + count].to_vec();
                bytes[at..at + count].copy_from_slice(&copied);
            }
        }
    }
    if random.chance(10) {
        bytes.truncate(random.below(bytes.len()));
    }
    bytes
}

/// Audits a file, and computes its statistics. Returns the number of findings, and the number that
/// the summaries count.
fn look(bytes: &dyn audit::Input) -> (u64, u64) {
    let (mut findings, mut counted) = (0, 0);
    for member in audit::members(bytes).unwrap_or_default() {
        let mut own = 0;
        let mut sink = |finding: Finding| own += u64::from(!finding.to_string().is_empty());
        if let Ok(summary) = member.audit(&mut sink, &mut |_| {}) {
            findings += own;
            counted += summary.errors + summary.notes;
        }
        let _ = member.statistics(&mut |_| {}, &mut |_| {});
    }
    (findings, counted)
}

#[test]
fn damaged_objects_are_audited_in_bounded_time_and_memory() {
    let count =
        std::env::var("DAMAGES").map_or(USUAL, |count| count.parse().expect("DAMAGES is a number"));
    let objects = objects::make();
    let sound: Vec<u64> = objects.iter().map(|object| look(&object.bytes).0).collect();
    let mut random = Random(3);
    let (mut damaged, mut slowest, mut largest) = (0, Duration::ZERO, 0);
    for index in 0..count {
        let object = &objects[index % objects.len()];
        let bytes = damage(object, &mut random);
        let place = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("damaged");
        let start = thread_time();
        let mut found = None;
        let memory = measure(|| found = std::panic::catch_unwind(|| look(&bytes)).ok());
        let time = thread_time() - start;
        let keep = || std::fs::write(&place, &bytes).map(|()| place.display().to_string());
        let Some((findings, counted)) = found else {
            panic!("{}, {index}: a panic; {:?}", object.name, keep())
        };
        assert_eq!(findings, counted, "{}, {index}: {:?}", object.name, keep());
        assert!(
            time < LONG,
            "{}, {index}: {time:?}; {:?}",
            object.name,
            keep()
        );
        assert!(
            memory.bytes_max < MUCH,
            "{}, {index}: {memory:?}; {:?}",
            object.name,
            keep()
        );
        assert!(
            findings <= 16 * bytes.len() as u64,
            "{}, {index}: {findings}; {:?}",
            object.name,
            keep()
        );
        damaged += usize::from(findings != sound[index % objects.len()]);
        (slowest, largest) = (slowest.max(time), largest.max(memory.bytes_max));
    }
    println!(
        "{count} damages of {} objects, {damaged} of them found; at most {slowest:?} and {largest} bytes",
        objects.len()
    );
    // The rest changes names, code and numbers, which is not a fault.
    assert!(
        damaged * 4 > count,
        "only {damaged} of {count} damages are found"
    );
}

/// The files have no faults before the damage, except the known one of LLVM (see
/// `tests/evaluation/audit.rs`), and all are read.
#[test]
fn undamaged_objects_are_read() {
    for object in objects::make() {
        let mut expressions = 0;
        let mut wrong = Vec::new();
        for member in
            audit::members(&object.bytes).unwrap_or_else(|error| panic!("{}: {error}", object.name))
        {
            let mut sink = |finding: Finding| {
                if finding.fault != Fault::OperandTypes
                    && finding.fault.severity() == FaultSeverity::Error
                {
                    wrong.push(finding.to_string());
                }
            };
            let summary = member
                .audit(&mut sink, &mut |_| {})
                .expect("its headers are right");
            assert_eq!(summary.skeletons, 0, "{}", object.name);
            expressions += summary.expressions;
        }
        assert!(wrong.is_empty(), "{}: {wrong:#?}", object.name);
        // Some kinds hold two objects.
        let least = if object.members == 1 { 20 } else { 60 };
        assert!(
            expressions >= least,
            "{}: {expressions} expressions",
            object.name
        );
    }
}

/// Contents that a file repeats are not read repeatedly.
#[test]
fn hostile_files_are_audited_in_bounded_time() {
    for file in hostile::make() {
        let start = thread_time();
        let mut found = (0, 0);
        let memory = measure(|| found = look(&file.bytes));
        let time = thread_time() - start;
        println!(
            "{}: {} bytes, {found:?}, {time:?}, {} bytes of memory",
            file.name,
            file.bytes.len(),
            memory.bytes_max
        );
        assert!(time < LONG, "{}: {time:?}", file.name);
        assert!(memory.bytes_max < MUCH, "{}: {memory:?}", file.name);
    }
}
