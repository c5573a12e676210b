//! The plain shape with one changed function: a full emission, compared with an incremental one.

use super::callgrind;
use super::{OPTIONS, plain};
use dwarfsmith::Sections;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{AddedModule, Incremental};
use dwarfsmith::lower::{LowerOptions, Lowered};
use dwarfsmith::markers::FunctionBody;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The argument that selects this benchmark.
pub const ARGUMENT: &str = "--incremental";

#[inline(never)]
fn count_full(lowered: &Lowered<'_, '_>) -> Outcome<Sections> {
    Ok(black_box(lowered).emit(&OPTIONS)?)
}

#[inline(never)]
fn count_replace(
    program: &mut Incremental<'_, '_, '_>,
    added: AddedModule,
    lowered: &Lowered<'_, '_>,
) -> Outcome<()> {
    Ok(black_box(program).replace(added, lowered)?)
}

#[inline(never)]
fn count_sections(program: &mut Incremental<'_, '_, '_>) -> Outcome<Sections> {
    Ok(black_box(program).sections()?)
}

/// Copies finished sections into fresh memory.
#[inline(never)]
fn count_copy(sections: &Sections) -> Sections {
    black_box(sections).clone()
}

/// Runs a step, and keeps its shortest time.
fn timed<T>(shortest: &mut Duration, work: impl FnOnce() -> T) -> T {
    let clock = Instant::now();
    let result = work();
    *shortest = clock.elapsed().min(*shortest);
    result
}

/// Measures steps: the shortest time of each.
fn steps(functions: u32, each: u32, repetitions: u32) -> Outcome<([Duration; 4], usize)> {
    let mut times = [Duration::MAX; 4];
    let options = LowerOptions::new(Dialect::Dwarf5);
    let (module, shared) = plain::shared();
    let validated = module.validate()?;
    let base = validated.lower(&options)?;
    let mut program = base.incremental(&OPTIONS)?;
    let mut body = FunctionBody::default();
    let mut added = Vec::new();
    let mut write = |first: u32| {
        let mut clone = module.clone();
        let end = functions.min(first.saturating_add(each));
        (first..end).for_each(|function| shared.add(&mut clone, &mut body, function));
        clone
    };
    for first in (0..functions).step_by(each as usize) {
        added.push(program.add(&write(first).validate()?.lower(&options)?)?);
    }
    // The sections were written before the change.
    drop(program.sections()?);
    let changed = (added.len() / 2) as u32;
    let module = write(changed * each);
    let validated = module.validate()?;
    let lowered = validated.lower(&options)?;
    let whole = plain::ours(functions);
    let whole = whole.validate()?;
    let whole = whole.lower(&options)?;
    let mut size = 0;
    for _ in 0..repetitions {
        let [full, replace, write_again, copy] = &mut times;
        drop(timed(full, || count_full(&whole))?);
        let added = added[changed as usize];
        timed(replace, || count_replace(&mut program, added, &lowered))?;
        let sections = timed(write_again, || count_sections(&mut program))?;
        let copy = timed(copy, || count_copy(&sections));
        size = copy.iter().map(|section| section.bytes.len()).sum();
    }
    Ok((times, size))
}

/// Prints milliseconds, or instructions, of each step.
pub fn run((functions, each): (u32, u32), (is_one, has_instructions): (bool, bool)) -> Outcome<()> {
    if is_one {
        return steps(functions, each, 1).map(|_| ());
    }
    println!("incremental: {functions} functions, {each} in a module");
    let names = [
        "full emission",
        "replace one module",
        "sections",
        "copy of the sections",
    ];
    if has_instructions {
        let counted = [
            "count_full",
            "count_replace",
            "count_sections",
            "count_copy",
        ];
        let arguments = [ARGUMENT, &functions.to_string(), &each.to_string()];
        let costs = callgrind::instructions(&counted, &arguments)?;
        let all = costs[0].unwrap_or(f64::NAN);
        for (name, cost) in names.iter().zip(costs) {
            let cost = cost.unwrap_or(f64::NAN);
            println!(
                "  {name:20} {:12.0} instructions, {:6.0} a function, {:6.2} %",
                cost,
                cost / f64::from(functions),
                cost / all * 100.0
            );
        }
        return Ok(());
    }
    let (times, size) = steps(functions, each, 9)?;
    for (name, time) in names.iter().zip(times) {
        println!("  {name:20} {:9.3} ms", time.as_secs_f64() * 1000.0);
    }
    println!("  {size} bytes in sections");
    Ok(())
}
