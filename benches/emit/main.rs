//! The same debug information by dwarfsmith, through all steps from nodes to sections, and by
//! `gimli::write`, in two shapes: `plain` has functions of one block with five variables, and
//! `real` is like sqlite3.c by clang with `-O2 -g`.
//!
//! `cargo bench --bench emit -- [--instructions] [plain|real] [functions] [repetitions]` prints
//! milliseconds and peak memory of both, or instructions for each variable, as valgrind counts
//! them. Both outputs are read with `gimli::read` first, and must have the same entries, locations,
//! line rows and frame entries.

#[path = "../support/callgrind.rs"]
mod callgrind;
mod plain;
mod program;
mod read;
mod real_ours;
mod real_theirs;
mod theirs;

use callgrind::ONE;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, Sections};
use peak_alloc::PeakAlloc;
use program::Program;
use read::Bytes;
use std::env;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};
use theirs::{Theirs, Written};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const OPTIONS: EmitOptions = EmitOptions {
    frames: Frames::Debug,
    ..EmitOptions::new()
};

/// The input of both writers.
enum Shape {
    Plain(u32),
    Real(Program),
}

impl Shape {
    fn new(name: &str, functions: u32) -> Shape {
        match name {
            "plain" => Shape::Plain(functions),
            _ => Shape::Real(program::program(functions)),
        }
    }

    /// The number of variables that are in code: those of abstract instances do not count.
    fn variables(&self) -> usize {
        match self {
            Shape::Plain(functions) => *functions as usize * plain::VARIABLES.len(),
            Shape::Real(program) => {
                let functions = program.functions.iter();
                functions.map(|function| function.variables.len()).sum()
            }
        }
    }

    fn ours(&self) -> Module {
        match self {
            Shape::Plain(functions) => plain::ours(*functions),
            Shape::Real(program) => real_ours::ours(program),
        }
    }

    fn theirs(&self) -> Theirs {
        match self {
            Shape::Plain(functions) => plain::theirs(*functions),
            Shape::Real(program) => real_theirs::theirs(program),
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

/// Runs a phase, which is given by its number.
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

/// The bytes with every function at 0, so that both outputs can be read.
fn bytes_of(ours: Sections) -> Bytes {
    let bound = ours
        .bind(0, |_| Some(0))
        .unwrap_or_else(|error| panic!("{error}"));
    bound
        .into_iter()
        .map(|(id, bytes)| (id.name(), bytes))
        .collect()
}

/// Reads both outputs, which must describe the same. Prints what they describe, and their sizes.
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

/// Runs once: the time, and the peak of the memory that it allocated.
fn measure<T>(run: impl FnOnce() -> T) -> (Duration, usize, T) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let start = Instant::now();
    let result = run();
    (
        start.elapsed(),
        MEMORY.peak_usage().saturating_sub(before),
        result,
    )
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
    let (mut our_peak, mut their_peak) = (0, 0);
    let mut phases = [const { Vec::new() }; PHASES.len()];
    let mut timed = |number: usize, work: &mut dyn FnMut()| {
        let start = Instant::now();
        work();
        phases[number].push(start.elapsed());
    };
    // Alternately, so that other load on the machine affects both.
    for _ in 0..repetitions {
        let (time, peak, sections) = measure(|| by_dwarfsmith(shape, &mut timed));
        our_times.push(time);
        our_peak = peak;
        drop(sections);
        let (time, peak, sections) = measure(|| by_gimli(shape, &mut timed));
        their_times.push(time);
        their_peak = peak;
        drop(sections);
    }
    println!("  milliseconds, medians of {repetitions}:");
    let whole = [median(our_times), median(their_times)];
    print_all(&phases.map(median), whole);
    let variables = shape.variables() as f64;
    let [ours, theirs] = [our_peak, their_peak].map(|peak| peak as f64 / variables);
    println!("  bytes a variable at the peak:");
    print_all(&[], [ours, theirs]);
}

fn count(shape: &Shape, name: &str, functions: u32) -> Result<(), Box<dyn Error>> {
    let counted = COUNTED.map(|(name, _)| name);
    let costs = callgrind::instructions(&counted, &[name, &functions.to_string()])?;
    let variables = shape.variables() as f64;
    let costs: Vec<f64> = (costs.into_iter())
        .map(|cost| cost.unwrap_or_default() / variables)
        .collect();
    println!("  instructions a variable:");
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
    let repetitions: u32 = numbers.next().unwrap_or(9);
    let all = !has("plain") && !has("real");
    for (name, default) in [("plain", 20_000), ("real", 1_500)] {
        if !all && !has(name) {
            continue;
        }
        let functions = functions.unwrap_or(default);
        let shape = Shape::new(name, functions);
        if has(ONE) {
            let mut counted = |phase: usize, work: &mut dyn FnMut()| COUNTED[phase].1(work);
            by_dwarfsmith(&shape, &mut counted);
            by_gimli(&shape, &mut counted);
            continue;
        }
        let variables = shape.variables();
        println!("{name}: {functions} functions, {variables} variables");
        compare(&shape);
        match has("--instructions") {
            true => count(&shape, name, functions)?,
            false => time(&shape, repetitions),
        }
    }
    Ok(())
}
