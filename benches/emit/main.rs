//! Compares dwarfsmith, through all steps from nodes to sections, with `gimli::write` for the same
//! debug information in three shapes: `plain` has functions of one block with five variables,
//! `real` is similar to sqlite3.c by clang with `-O2 -g`, and `frames` has fifty frame rows for
//! each function.
//!
//! `cargo bench --bench emit -- [--instructions] [plain|real|frames] [functions] [repetitions]`
//! prints the milliseconds and the peak memory of both, or valgrind's count of instructions for
//! each variable or frame row. Memory is measured in a separate process for each writer;
//! `--one --ours` is that run of dwarfsmith, also for profilers. First, both outputs are read with
//! `gimli::read`, and must have the same entries, locations, line rows and frame entries.
//!
//! `--stream functions each` streams the plain shape, `--incremental [--instructions] functions
//! each` changes one of its modules, with `each` functions in a module.

#[path = "../support/callgrind.rs"]
mod callgrind;
mod frames;
mod incremental;
#[path = "../support/memory.rs"]
mod memory;
mod plain;
mod program;
mod read;
mod real_ours;
mod real_theirs;
mod stream;
mod theirs;

use callgrind::ONE;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, Sections};
use memory::Start;
use program::Program;
use read::Bytes;
use std::env;
use std::error::Error;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};
use theirs::{Theirs, Written};

const OPTIONS: EmitOptions = EmitOptions {
    frames: Frames::Debug,
    ..EmitOptions::new()
};

/// The input of both writers.
enum Shape {
    Plain(u32),
    Real(Program),
    Frames(u32),
}

impl Shape {
    fn new(name: &str, functions: u32) -> Shape {
        match name {
            "plain" => Shape::Plain(functions),
            "frames" => Shape::Frames(functions),
            _ => Shape::Real(program::program(functions)),
        }
    }

    /// Returns the number of items by which costs are divided, and their name: the variables in
    /// code, without those of abstract instances, or the frame rows.
    fn items(&self) -> (usize, &'static str) {
        let count = match self {
            Shape::Frames(functions) => return ((functions * frames::ROWS) as usize, "frame row"),
            Shape::Plain(functions) => *functions as usize * plain::VARIABLES.len(),
            Shape::Real(program) => {
                let functions = program.functions.iter();
                functions.map(|function| function.variables.len()).sum()
            }
        };
        (count, "variable")
    }

    fn ours(&self) -> Module {
        match self {
            Shape::Plain(functions) => plain::ours(*functions),
            Shape::Real(program) => real_ours::ours(program),
            Shape::Frames(functions) => frames::ours(*functions),
        }
    }

    fn theirs(&self) -> Theirs {
        match self {
            Shape::Plain(functions) => plain::theirs(*functions),
            Shape::Real(program) => real_theirs::theirs(program),
            Shape::Frames(functions) => frames::theirs(*functions),
        }
    }
}

/// Defines the phases of both writers, each with a function whose calls valgrind's profile names.
macro_rules! phases {
    ($($phase:literal $counted:ident)+) => {
        const PHASES: [&str; 6] = [$($phase),+];
        const COUNTED: [(&str, fn(&mut dyn FnMut())); 6] = [$((stringify!($counted), $counted)),+];

        $(#[inline(never)]
        fn $counted(work: &mut dyn FnMut()) {
            work();
            // The linker must not find two equal functions.
            black_box(stringify!($counted));
        })+
    };
}

phases! {
    "build" count_build
    "validate" count_validate
    "lower" count_lower
    "emit" count_emit
    "build" count_their_build
    "write" count_their_write
}

/// The first phases are dwarfsmith's, the others those of `gimli::write`.
const OURS: usize = 4;

/// Runs the phase with a number.
type Measure<'a> = &'a mut dyn FnMut(usize, &mut dyn FnMut());

fn phase<T>(measure: Measure<'_>, number: usize, mut work: impl FnMut() -> Option<T>) -> T {
    let mut result = None;
    measure(number, &mut || result = work());
    result.unwrap_or_else(|| panic!("{} failed", PHASES[number]))
}

fn by_dwarfsmith(shape: &Shape, measure: Measure<'_>) -> Sections {
    let module = phase(measure, 0, || Some(shape.ours()));
    let validated = phase(measure, 1, || match module.validate() {
        Ok(validated) => Some(validated),
        Err(errors) => panic!("{errors}"),
    });
    let options = LowerOptions::new(Dialect::Dwarf5);
    let lowered = phase(measure, 2, || validated.lower(&options).ok());
    phase(measure, 3, || lowered.emit(&OPTIONS).ok())
}

fn by_gimli(shape: &Shape, measure: Measure<'_>) -> Written {
    let mut theirs = Some(phase(measure, OURS, || Some(shape.theirs())));
    phase(measure, OURS + 1, || theirs.take().map(Theirs::write))
}

/// Returns the bytes with every function at address 0, so that both outputs can be read.
fn bytes_of(ours: Sections) -> Bytes {
    let bound = ours
        .bind(0, |_| Some(0))
        .unwrap_or_else(|error| panic!("{error}"));
    bound
        .into_iter()
        .map(|(id, bytes)| (id.name(), bytes))
        .collect()
}

/// Reads both outputs, which must have the same items. Prints the numbers of items, and the sizes.
fn compare(shape: &Shape) {
    let ours = bytes_of(by_dwarfsmith(shape, &mut |_, work| work()));
    let theirs = by_gimli(shape, &mut |_, work| work()).bytes();
    let described = read::read(&ours).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        Ok(&described),
        read::read(&theirs).as_ref(),
        "the outputs differ"
    );
    let size = |bytes: &Bytes| bytes.values().map(Vec::len).sum::<usize>();
    println!("{described:?}");
    println!("{} and {} bytes", size(&ours), size(&theirs));
}

/// Runs once. Returns the time and the result.
fn measure<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = run();
    (start.elapsed(), result)
}

/// The arguments of a run of one writer only.
const WRITERS: [&str; 2] = ["--ours", "--theirs"];

/// Runs each writer in a separate process, and prints the memory that it used.
fn measure_memory(
    name: &str,
    functions: u32,
    (count, item): (usize, &str),
) -> Result<(), Box<dyn Error>> {
    println!("  resident bytes a {item} at the peak, and page faults for 1,000 of them:");
    let mut peaks = [0.0; 2];
    for (index, writer) in WRITERS.into_iter().enumerate() {
        let output = Command::new(env::current_exe()?)
            .args([ONE, writer, name, &functions.to_string()])
            .output()?;
        let output = String::from_utf8(output.stdout)?;
        let [peak, faults] = output.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(format!("{writer}: {output}").into());
        };
        let each = |total: f64| total / count as f64;
        peaks[index] = each(peak.parse()?);
        let faults = each(faults.parse::<f64>()? * 1000.0);
        let writer = ["dwarfsmith", "gimli::write"][index];
        println!("    {writer:<14}{:>10.1}  faults {faults:.0}", peaks[index]);
    }
    println!("    {:<14}{:>10.2}", "ratio", peaks[1] / peaks[0]);
    Ok(())
}

/// Runs one writer or both, in the separate process. Prints the memory that was used.
fn run_once(shape: &Shape, writers: [bool; 2]) -> Result<(), Box<dyn Error>> {
    let mut counted = |phase: usize, work: &mut dyn FnMut()| COUNTED[phase].1(work);
    let start = Start::now()?;
    // The outputs exist until the memory is measured.
    let ours = writers[0].then(|| by_dwarfsmith(shape, &mut counted));
    let theirs = writers[1].then(|| by_gimli(shape, &mut counted));
    let usage = start.usage()?;
    println!("{} {}", usage.peak_bytes, usage.faults);
    drop((ours, theirs));
    Ok(())
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn print_costs(name: &str, phases: &[&str], costs: &[f64], total: f64) {
    print!("    {name:<14}{total:>10.1}");
    let phases = phases.iter().zip(costs);
    phases.for_each(|(phase, cost)| print!("  {phase} {cost:.1}"));
    println!();
}

fn print_all(costs: &[f64], [ours, theirs]: [f64; 2]) {
    let (our_costs, their_costs) = costs.split_at(OURS.min(costs.len()));
    print_costs("dwarfsmith", &PHASES[..OURS], our_costs, ours);
    print_costs("gimli::write", &PHASES[OURS..], their_costs, theirs);
    println!("    {:<14}{:>10.2}", "ratio", theirs / ours);
}

fn time(shape: &Shape, repetitions: u32) {
    let (mut our_times, mut their_times) = (Vec::new(), Vec::new());
    let mut phases = [const { Vec::new() }; PHASES.len()];
    let mut timed = |number: usize, work: &mut dyn FnMut()| {
        let start = Instant::now();
        work();
        phases[number].push(start.elapsed());
    };
    // The writers run alternately, so that other load on the machine affects both.
    for _ in 0..repetitions {
        let (time, sections) = measure(|| by_dwarfsmith(shape, &mut timed));
        our_times.push(time);
        drop(sections);
        let (time, sections) = measure(|| by_gimli(shape, &mut timed));
        their_times.push(time);
        drop(sections);
    }
    println!("  milliseconds, medians of {repetitions}:");
    let whole = [median(our_times), median(their_times)];
    print_all(&phases.map(median), whole);
}

fn count(shape: &Shape, name: &str, functions: u32) -> Result<(), Box<dyn Error>> {
    let counted = COUNTED.map(|(name, _)| name);
    let costs = callgrind::instructions(&counted, &[name, &functions.to_string()])?;
    let (count, item) = shape.items();
    let costs: Vec<f64> = (costs.into_iter())
        .map(|cost| cost.unwrap_or_default() / count as f64)
        .collect();
    println!("  instructions a {item}:");
    let whole = [costs[..OURS].iter().sum(), costs[OURS..].iter().sum()];
    print_all(&costs, whole);
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let has = |argument: &str| arguments.iter().any(|given| given == argument);
    let mut numbers = arguments
        .iter()
        .filter_map(|argument| argument.parse().ok());
    let functions: Option<u32> = numbers.next();
    let second: Option<u32> = numbers.next();
    if has("--stream") {
        return stream::run(functions.unwrap_or(20_000), second.unwrap_or(64));
    }
    if has(incremental::ARGUMENT) {
        let selected = (has(ONE), has("--instructions"));
        let functions = functions.unwrap_or(20_000);
        return incremental::run((functions, second.unwrap_or(1)), selected);
    }
    let shapes = [("plain", 20_000), ("real", 1_500), ("frames", 20_000)];
    let all = shapes.iter().all(|(name, _)| !has(name));
    for (name, default) in shapes {
        if !all && !has(name) {
            continue;
        }
        let functions = functions.unwrap_or(default);
        let shape = Shape::new(name, functions);
        if has(ONE) {
            let [ours, theirs] = WRITERS.map(&has);
            let both = ours == theirs;
            run_once(&shape, [ours || both, theirs || both])?;
            continue;
        }
        let items = shape.items();
        println!("{name}: {functions} functions, {} {}s", items.0, items.1);
        compare(&shape);
        match has("--instructions") {
            true => count(&shape, name, functions)?,
            false => {
                time(&shape, second.unwrap_or(9));
                measure_memory(name, functions, items)?;
            }
        }
    }
    Ok(())
}
