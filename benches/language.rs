//! The cost of the metadata language: building, interning, simplifying, validating, printing and
//! parsing, and whether it is linear.
//!
//! `cargo bench --bench language -- [variables]...` (by default 10,000, 100,000 and 1,000,000)
//! prints the nanoseconds for each operation of an expression, and for each variable of a module.
//! Its variables have three bounded lifetimes: in a register, in memory, and computed from a value.
//! After each figure is its ratio to that of the previous size, which is 1 if the time is linear.
//! Time is processor time, so that other load on the machine has no effect, except by its use of
//! the caches. Memory is the resident set of the process, on Linux; each size is measured in a
//! separate process.

#[path = "../tests/support/clock.rs"]
mod clock;

use clock::thread_time;
use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::expr::{DIExpr, DIExprBuilder, DIExprs, TypeError};
use dwarfsmith::markers::{Base, CodeRange, FunctionBody, Referrer, ValueId};
use dwarfsmith::{Module, Position, Target, Type, text};
use gimli::{DW_ATE_signed, DW_LANG_C11};
use std::fs;
use std::hint::black_box;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The number of variables of a function.
const OF_A_FUNCTION: u32 = 8;
/// The minimum duration of a measurement.
const LONG_ENOUGH: Duration = Duration::from_millis(300);

/// The memory at an offset in bytes from the referrer's pointee: the second location of every
/// variable.
fn in_memory(builder: &mut DIExprBuilder, offset: i128) -> Result<(), TypeError> {
    let int = Type::int(32);
    builder
        .clear()
        .referrer(Type::PTR)?
        .deref(int)?
        .constant(Type::int(64), offset)?
        .byte_offset(int)?;
    Ok(())
}

fn locations(module: &mut Module) -> Result<[DIExpr; 3], TypeError> {
    let mut builder = module.builder();
    builder.referrer(Type::int(32))?;
    let register = module.expr(&builder);
    in_memory(&mut builder, -24)?;
    let memory = module.expr(&builder);
    builder
        .clear()
        .referrer(Type::int(32))?
        .constant(Type::int(32), 3)?
        .add()?;
    Ok([register, memory, module.expr(&builder)])
}

/// Returns a module whose functions have four blocks, two of them in a loop. Each variable is first
/// in a register, then in memory, then a computed value.
fn module(variables: u32) -> Result<Module, TypeError> {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("main.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "bench"));
    let int = module.add(BasicType::new("int", Bits(32), DW_ATE_signed));
    let [register, memory, computed] = locations(&mut module)?;
    let registers = ["rax", "rbx", "rcx", "rdx"]
        .map(|name| module.target.register(name).unwrap_or(gimli::Register(0)));
    let mut body = FunctionBody::default();
    let names: Vec<String> = (0..OF_A_FUNCTION)
        .map(|number| format!("variable_{number}"))
        .collect();
    for first in (0..variables).step_by(OF_A_FUNCTION as usize) {
        let name = format!("function_{first}");
        let subprogram = module.add(Subprogram::new(unit, &name).at(file, first + 1));
        let here = OF_A_FUNCTION.min(variables - first);
        let lifetimes: Vec<[_; 3]> = (0..here)
            .map(|number| {
                let name = &names[number as usize];
                let variable =
                    module.add(Variable::local(subprogram, name, int).at(file, first + number));
                [register, memory, computed]
                    .map(|location| module.add(Lifetime::bounded(variable, location)))
            })
            .collect();
        body.begin(module.text(&name), subprogram, 0x100)
            .entry_frame();
        let blocks = [0, 0x40, 0x80, 0xc0].map(|start| {
            let block = body.block(Position(start));
            for (number, &[in_register, in_memory, as_value]) in (0u32..).zip(&lifetimes) {
                // In the loop, all markers are at the start of the block.
                let position = if start == 0x40 { start } else { start + number };
                let part = Referrer::register(registers[number as usize % registers.len()]);
                let address = Referrer::Address {
                    base: Base::Cfa,
                    offset: -8 * number as i32,
                };
                match start {
                    0 => body.def(Position(position), in_register, part),
                    0x40 => body.kill(Position(position), in_register).def(
                        Position(position),
                        in_memory,
                        address,
                    ),
                    0xc0 => body.kill(Position(position), in_memory).def(
                        Position(position),
                        as_value,
                        Referrer::Value(ValueId(number)),
                    ),
                    _ => &mut body,
                };
            }
            block
        });
        // Blocks 1 and 2 are the loop. Lifetimes that start in block 1 are active until block 3.
        let [entry, head, latch, exit] = blocks;
        body.successor(entry, head)
            .successor(head, latch)
            .successor(latch, head)
            .successor(head, exit);
        for number in 0..here {
            let part = Referrer::register(registers[number as usize % registers.len()]);
            body.value(ValueId(number), CodeRange::from(0xc0..0xf0), part);
        }
        module.add_function(&body);
    }
    Ok(module)
}

/// The average duration of an action, which is repeated for the minimum duration.
fn time<T>(mut action: impl FnMut() -> T) -> Duration {
    let before = thread_time();
    let mut times = 0;
    loop {
        black_box(action());
        times += 1;
        let taken = thread_time().saturating_sub(before);
        if taken >= LONG_ENOUGH {
            return taken / times;
        }
    }
}

/// Returns the memory of the process in bytes: `VmRSS` is the current size, `VmHWM` the peak.
fn memory(figure: &str) -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix(figure)?.strip_prefix(':'));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.map_or(f64::NAN, |kilobytes| kilobytes * 1024.0)
}

/// The peak of the memory that an action allocates, in bytes.
fn peak<T>(action: impl FnOnce() -> T) -> (T, f64) {
    let before = memory("VmRSS");
    // Makes the kernel reset the peak. If it does not, the figure is too large.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let result = action();
    (result, memory("VmHWM") - before)
}

/// Measures and prints the nanoseconds of each operation on expressions.
fn expressions() -> Result<(), TypeError> {
    const TIMES: u32 = 100_000;
    let mut exprs = DIExprs::default();
    let mut builder = DIExprBuilder::new(Target::X86_64);
    let each = |duration: Duration, count: u32| duration.as_nanos() as f64 / f64::from(count);
    let mut rows: Vec<(&str, f64)> = Vec::new();
    let mut failed = Ok(());
    let build = time(|| {
        for _ in 0..TIMES {
            failed = failed.and(in_memory(&mut builder, -24));
        }
    });
    failed?;
    rows.push((
        "append an operation",
        each(build, TIMES * builder.ops().len() as u32),
    ));
    let known = exprs.intern(&builder);
    let intern = time(|| (0..TIMES).for_each(|_| _ = black_box(exprs.intern(&builder))));
    rows.push((
        "intern an expression of 4 that is known",
        each(intern, TIMES),
    ));
    let mut failed = Ok(());
    let load = time(|| {
        for _ in 0..TIMES {
            failed = failed.and(builder.load(&exprs, known).map(drop));
        }
    });
    failed?;
    rows.push(("load it into a builder", each(load, TIMES)));
    let mut failed = Ok(());
    let simplify = time(|| {
        for _ in 0..TIMES {
            failed = failed.and(
                builder
                    .load(&exprs, known)
                    .map(|builder| _ = builder.simplify()),
            );
        }
    });
    failed?;
    rows.push(("load and simplify it", each(simplify, TIMES)));
    let mut built = Vec::new();
    for offset in 0..TIMES {
        in_memory(&mut builder, i128::from(offset))?;
        built.push(builder.clone());
    }
    let new = time(|| {
        let mut exprs = DIExprs::default();
        built.iter().for_each(|builder| _ = exprs.intern(builder));
        exprs
    });
    rows.push(("intern one of 4 that is new", each(new, TIMES)));
    println!("{:<42}{:>14}", "expressions", "ns");
    for (what, nanoseconds) in rows {
        println!("  {what:<40}{nanoseconds:>14.1}");
    }
    println!();
    Ok(())
}

/// Figures of one size, in the order of [`ROWS`].
type Figures = [f64; ROWS.len()];

const ROWS: [(&str, &str); 8] = [
    ("build, with interning", "ns a variable"),
    ("validate", "ns a variable"),
    ("print", "ns a variable"),
    ("parse", "ns a variable"),
    ("module at rest", "bytes a variable"),
    ("text", "bytes a variable"),
    ("peak of validating", "bytes a variable"),
    ("peak of parsing, with the text", "times the text"),
];

fn measure(variables: u32) -> Result<Figures, String> {
    let each = |duration: Duration| duration.as_nanos() as f64 / f64::from(variables);
    let bytes = |bytes: f64| bytes / f64::from(variables);
    // Memory is measured first, because later measurements reuse memory that was freed.
    let before = memory("VmRSS");
    let built = module(variables).map_err(|error| error.to_string())?;
    let at_rest = memory("VmRSS") - before;
    let (valid, to_validate) = peak(|| built.validate().map(|_| ()));
    valid.map_err(|errors| errors.to_string())?;
    let printed = text::print(&built);
    let (parsed, to_parse) =
        peak(|| text::parse(&printed).map(|parsed| parsed.module.metadata.variables.len()));
    let build = time(|| module(variables).map(|module| module.metadata.lifetimes.len()));
    let validate = time(|| built.validate().is_ok());
    let print = time(|| text::print(&built));
    drop(built);
    match parsed {
        Ok(count) if count == variables as usize => {}
        Ok(count) => return Err(format!("{count} variables came back of {variables}")),
        Err(errors) => return Err(errors.iter().map(|error| format!("{error}\n")).collect()),
    }
    let parse = time(|| text::parse(&printed).is_ok());
    let whole_text = printed.len() as f64;
    Ok([
        each(build),
        each(validate),
        each(print),
        each(parse),
        bytes(at_rest),
        bytes(whole_text),
        bytes(to_validate),
        (to_parse + whole_text) / whole_text,
    ])
}

/// Measures one size in a separate process, which prints its figures in a line.
fn measure_apart(variables: u32) -> Result<Figures, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let child = Command::new(program)
        .args([ONE, &variables.to_string()])
        .stderr(Stdio::inherit())
        .output();
    let output = child.map_err(|error| error.to_string())?;
    let line = String::from_utf8_lossy(&output.stdout);
    let figures: Vec<f64> = line
        .split_whitespace()
        .filter_map(|figure| figure.parse().ok())
        .collect();
    figures
        .try_into()
        .map_err(|_| format!("no figures for {variables} variables: {line}"))
}

/// The argument that requests the figures of one size, in a line.
const ONE: &str = "--one";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u32> = arguments
        .iter()
        .filter_map(|number| number.parse().ok())
        .collect();
    if arguments.iter().any(|argument| argument == ONE) {
        for size in numbers {
            let figures = measure(size).unwrap_or_else(|error| panic!("{error}"));
            println!("{}", figures.map(|figure| figure.to_string()).join(" "));
        }
        return;
    }
    let sizes = if numbers.is_empty() {
        vec![10_000, 100_000, 1_000_000]
    } else {
        numbers
    };
    expressions().unwrap_or_else(|error| panic!("{error}"));
    print!("{:<52}", "modules, by variables with three lifetimes each");
    sizes.iter().for_each(|size| print!("{size:>12}{:8}", ""));
    println!();
    let measured: Result<Vec<Figures>, String> =
        sizes.iter().map(|size| measure_apart(*size)).collect();
    let figures = measured.unwrap_or_else(|error| panic!("{error}"));
    for (row, (what, unit)) in ROWS.iter().enumerate() {
        print!("  {what:<32}{unit:<18}");
        for (index, of_size) in figures.iter().enumerate() {
            print!("{:>12.1}", of_size[row]);
            match index.checked_sub(1) {
                Some(before) => print!("  ×{:<5.2}", of_size[row] / figures[before][row]),
                None => print!("{:8}", ""),
            }
        }
        println!();
    }
}
