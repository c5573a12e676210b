//! The plain shape as a stream: a few functions at a time, whose modules are dropped after
//! emission.

use super::memory::Start;
use super::{OPTIONS, plain};
use dwarfsmith::Sections;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::FunctionBody;
use std::error::Error;
use std::time::Instant;

fn streamed(functions: u32, each: u32) -> Result<Sections, Box<dyn Error>> {
    let (module, shared) = plain::shared();
    let options = LowerOptions::new(Dialect::Dwarf5);
    let validated = module.validate()?;
    let lowered = validated.lower(&options)?;
    let mut stream = lowered.stream(&OPTIONS)?;
    let mut body = FunctionBody::default();
    let mut next = 0;
    while next < functions {
        let mut added = module.clone();
        let end = functions.min(next.saturating_add(each));
        (next..end).for_each(|function| shared.add(&mut added, &mut body, function));
        let validated = added.validate()?;
        stream.add(&validated.lower(&options)?)?;
        next = end;
    }
    Ok(stream.finish()?)
}

/// Streams functions, and prints the time and the memory for each variable. Also compares a small
/// stream with one module.
pub fn run(functions: u32, each: u32) -> Result<(), Box<dyn Error>> {
    let small = functions.min(2_000);
    let whole = plain::ours(small);
    let whole = whole
        .validate()?
        .lower(&LowerOptions::new(Dialect::Dwarf5))?
        .emit(&OPTIONS)?;
    assert!(
        whole.iter().eq(streamed(small, each)?.iter()),
        "the outputs differ"
    );
    drop(whole);
    let (start, clock) = (Start::now()?, Instant::now());
    let sections = streamed(functions, each)?;
    let (time, usage) = (clock.elapsed(), start.usage()?);
    let variables = functions as f64 * plain::VARIABLES.len() as f64;
    let bytes: usize = sections.iter().map(|section| section.bytes.len()).sum();
    println!(
        "stream: {functions} functions, {each} at a time, {variables} variables: {:.0} ms, {:.0} ns a variable",
        time.as_secs_f64() * 1000.0,
        time.as_secs_f64() * 1e9 / variables
    );
    println!(
        "  {:.0} MiB at the peak, {:.1} bytes a variable; {:.1} in sections",
        usage.peak_bytes as f64 / f64::from(1 << 20),
        usage.peak_bytes as f64 / variables,
        bytes as f64 / variables
    );
    Ok(())
}
