//! Measures how the cost of each phase grows with a module: with the number of functions, variables
//! of a function, ranges of a variable, blocks, types, pieces and arguments, and with the depth of
//! inlining.
//!
//! `cargo bench --bench growth -- [--instructions] [size] [shape]...` creates modules of sizes n
//! (by default 2,000), 2n and 4n of each shape whose name contains an argument (by default of all).
//! It prints the nanoseconds of each phase for an item, and the ratio to those of size n. At size
//! 4n this is 1 if the phase is linear, a little more for n log n, and 4 if it is quadratic. At the
//! end it prints the phases whose ratio is above 1.5. Time is processor time, so that other load on
//! the machine has little effect.
//!
//! With `--instructions` it prints valgrind's count of instructions instead of nanoseconds, which
//! is the same in every run.

#[path = "../support/callgrind.rs"]
mod callgrind;
#[path = "../../tests/support/clock.rs"]
mod clock;
mod shapes;

use callgrind::ONE;
use clock::thread_time;
use dwarfsmith::check::expect::Expectations;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames, SectionId, Sections};
use dwarfsmith::eval::{ReadError, Snapshot, UnitReader};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Module, Target, audit, check, text};
use gimli::{EndianSlice, LittleEndian};
use shapes::{Shape, all};
use std::collections::HashMap;
use std::env;
use std::error::Error;
use std::hint::black_box;
use std::time::Duration;

/// Defines, for each phase, a function whose calls valgrind's profile names.
macro_rules! phases {
    ($($phase:literal $counted:ident)+) => {
        const PHASES: [&str; 10] = [$($phase),+];
        const COUNTED: [(&str, fn(&mut dyn FnMut())); 10] = [$((stringify!($counted), $counted)),+];

        $(#[inline(never)]
        fn $counted(work: &mut dyn FnMut()) {
            work();
            black_box($phase);
        })+
    };
}

phases! {
    "build" count_build
    "validate" count_validate
    "lower" count_lower
    "emit" count_emit
    "audit" count_audit
    "print" count_print
    "parse" count_parse
    "verify" count_verify
    "read" count_read
    "expect" count_expect
}

/// The minimum duration of a measurement: the kernel counts a thread's time in ticks.
const LONG_ENOUGH: Duration = Duration::from_millis(40);
/// The cost of each phase for an item; `None` for a phase that is not run.
type Costs = [Option<f64>; PHASES.len()];

/// Calls `measure` with the number and the work of each phase of a module.
fn run(shape: &Shape, size: u32, measure: &mut dyn FnMut(usize, &mut dyn FnMut())) {
    let fail = |error: &dyn std::fmt::Display| -> ! { panic!("{}: {error}", shape.name) };
    let mut built = None;
    measure(0, &mut || built = Some((shape.make)(size)));
    let Some(Ok(module)) = built else {
        fail(&"the module was not built");
    };
    measure(1, &mut || validate(&module));
    let validated = module.validate().unwrap_or_else(|errors| fail(&errors));
    let options = LowerOptions::new(Dialect::Dwarf5);
    let mut result = None;
    measure(2, &mut || result = Some(validated.lower(&options)));
    let Some(Ok(lowered)) = result else {
        fail(&"the module was not lowered");
    };
    let options = EmitOptions {
        frames: Frames::Debug,
        type_units: shape.has_type_units,
        ..EmitOptions::default()
    };
    measure(3, &mut || _ = black_box(lowered.emit(&options)));
    let Ok(sections) = lowered.emit(&options) else {
        fail(&"the module was not emitted");
    };
    let Ok(file) = sections.to_elf(None) else {
        fail(&"no object file was written");
    };
    measure(4, &mut || {
        for member in audit::members(&file).into_iter().flatten() {
            _ = black_box(member.audit(&mut |_| (), &mut |_| ()));
        }
    });
    let mut printed = String::new();
    measure(5, &mut || printed = text::print(&module));
    measure(6, &mut || _ = black_box(text::parse(&printed)));
    if !shape.has_many_places {
        let options = check::Options { states: 1, seed: 0 };
        measure(7, &mut || {
            black_box(check::round_trip(&validated, &lowered, options));
        });
    }
    let bound = bind(sections);
    measure(8, &mut || read(&bound).unwrap_or_else(|error| fail(&error)));
    if let Some(expectations) = shape.expectations {
        let text = printed + &expectations(size);
        measure(9, &mut || expect(shape, &text));
    }
}

type Bytes = Vec<(SectionId, Vec<u8>)>;

/// Returns the sections with an address for each symbol, far from the others.
fn bind(sections: Sections) -> Bytes {
    let mut addresses = HashMap::new();
    let address = |symbol: &str| {
        let next = (1 + addresses.len() as u64) << 24;
        Some(*addresses.entry(symbol.to_string()).or_insert(next))
    };
    let bound = sections.bind(0, address);
    bound.unwrap_or_else(|error| panic!("{error}"))
}

/// Locates each variable at the start of each function.
fn read(sections: &Bytes) -> Result<(), ReadError> {
    let dwarf = gimli::Dwarf::load(|id| {
        let section = sections.iter().find(|(own, _)| own.name() == id.name());
        let bytes = section.map_or(&[][..], |(_, bytes)| &bytes[..]);
        Ok::<_, gimli::Error>(EndianSlice::new(bytes, LittleEndian))
    })?;
    let machine = Snapshot::new(Target::X86_64);
    let mut units = dwarf.units();
    while let Some(header) = units.next()? {
        let unit = dwarf.unit(header)?;
        let reader = UnitReader::new(&dwarf, &unit, Target::X86_64)?;
        let mut starts = Vec::new();
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs()? {
            let start = entry.attr_value(gimli::DW_AT_low_pc);
            if let Some(start) = start.filter(|_| entry.tag() == gimli::DW_TAG_subprogram) {
                starts.extend(dwarf.attr_address(&unit, start)?);
            }
        }
        for start in starts {
            for object in reader.objects_at(start) {
                // A location may use a register that the machine does not have.
                _ = black_box(reader.location(object, start, &machine));
            }
        }
    }
    Ok(())
}

/// Checks the expectations of a module in text, which hold.
fn expect(shape: &Shape, text: &str) {
    let failed = |error: &dyn std::fmt::Debug| -> ! { panic!("{}: {error:?}", shape.name) };
    let parsed = text::parse(text).unwrap_or_else(|errors| failed(&errors));
    let read = Expectations::read(text, &parsed).unwrap_or_else(|errors| failed(&errors));
    let validated = parsed.module.validate();
    let validated = validated.unwrap_or_else(|errors| failed(&errors));
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5));
    let lowered = lowered.unwrap_or_else(|error| failed(&error));
    let by_reference = read.against_reference(&validated);
    let unmet = [by_reference, read.against_lowered(&lowered)].concat();
    if let Some(unmet) = unmet.first() {
        failed(unmet);
    }
}

fn validate(module: &Module) {
    _ = black_box(module.validate());
}

/// Returns the nanoseconds of each phase for an item: the average of as many runs as take
/// [`LONG_ENOUGH`] together.
fn nanoseconds(shape: &Shape, size: u32) -> Costs {
    let mut costs = [None; PHASES.len()];
    run(shape, size, &mut |phase, work| {
        let (before, mut times) = (thread_time(), 0);
        let taken = loop {
            work();
            times += 1;
            let taken = thread_time().saturating_sub(before);
            if taken >= LONG_ENOUGH {
                break taken;
            }
        };
        costs[phase] = Some(taken.as_nanos() as f64 / f64::from(times) / f64::from(size));
    });
    costs
}

fn instructions(shape: &Shape, size: u32) -> Result<Costs, Box<dyn Error>> {
    let counted = COUNTED.map(|(name, _)| name);
    let all = callgrind::instructions(&counted, &[&size.to_string(), shape.name])?;
    let mut costs = [None; PHASES.len()];
    for (cost, all) in costs.iter_mut().zip(all) {
        *cost = all.map(|all| all / f64::from(size));
    }
    Ok(costs)
}

/// The maximum ratio of the costs of a phase whose time is proportional to n log n.
const MAX_GROWTH: f64 = 1.5;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let has = |argument: &str| arguments.iter().any(|given| given == argument);
    let size = arguments.iter().find_map(|argument| argument.parse().ok());
    let size: u32 = size.unwrap_or(2_000);
    let names: Vec<&String> = arguments
        .iter()
        .filter(|name| !name.starts_with("--") && name.parse::<u32>().is_err())
        .collect();
    if has(ONE) {
        let chosen = all().filter(|shape| *names[0] == shape.name);
        chosen.for_each(|shape| run(shape, size, &mut |phase, work| COUNTED[phase].1(work)));
        return Ok(());
    }
    let unit = match has("--instructions") {
        true => "instructions an item",
        false => "ns an item",
    };
    print!("{unit:<34}");
    PHASES.iter().for_each(|phase| print!("{phase:>17}"));
    println!();
    let mut growing = Vec::new();
    let is_chosen =
        |shape: &&Shape| names.is_empty() || names.iter().any(|name| shape.name.contains(*name));
    for shape in all().filter(is_chosen) {
        let mut first: Option<Costs> = None;
        for size in [size, 2 * size, 4 * size] {
            let costs = match has("--instructions") {
                true => instructions(shape, size)?,
                false => nanoseconds(shape, size),
            };
            print!("{:<26}{size:>8}", shape.name);
            for (phase, cost) in costs.iter().enumerate() {
                let Some(cost) = cost else {
                    continue;
                };
                let before = first.and_then(|costs| costs[phase]);
                let ratio = before.map(|before| cost / before);
                let shown = ratio.map_or(String::new(), |ratio| format!("×{ratio:.2}"));
                print!("{cost:>10.0} {shown:<6}");
                if let Some(ratio) = ratio.filter(|ratio| *ratio > MAX_GROWTH) {
                    growing.push((shape.name, size, PHASES[phase], ratio));
                }
            }
            println!();
            first = first.or(Some(costs));
        }
    }
    for (shape, size, phase, ratio) in growing {
        println!("grows: {phase} by {shape}: ×{ratio:.2} at {size}");
    }
    Ok(())
}
