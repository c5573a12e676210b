//! Modules in which a check searches many items for each of many other items.

use super::{Made, One, Shape, register, shape};
use dwarfsmith::AddressSpace;
use dwarfsmith::build::{Fragment, Lifetime, PointerType, Subprogram, Variable};
use dwarfsmith::markers::{FrameRule, Referrer, ValueId};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Position, Type};
use std::fmt::Write;

pub const CHECKS: &[Shape] = &[
    shape("globals in functions", globals_in_functions),
    shape("pointers to fragments", pointers_to_fragments),
    shape("frame rows of a function", frame_rows),
    shape("values at each place", values_at_each_place),
    Shape {
        expectations: Some(in_functions),
        ..shape("expectations in functions", globals_in_functions)
    },
    Shape {
        expectations: Some(in_a_function),
        ..shape("expectations in a function", in_line)
    },
    Shape {
        expectations: Some(of_a_variable),
        ..shape("expectations of a variable", super::lifetimes)
    },
    Shape {
        expectations: Some(of_frames),
        ..shape("expectations of frame rows", frame_rows)
    },
];

/// Global variables, each with a lifetime in a separate function.
fn globals_in_functions(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    for number in 0..count {
        let name = format!("global_{number}");
        let global = Variable::global(one.unit, &name, one.int).at(one.file, 1);
        let global = one.module.add(global);
        let name = format!("function_{number}");
        let (_, mut body) = one.another(&name, Subprogram::new(one.unit, &name));
        let lifetime = one.module.add(Lifetime::bounded(global, one.referrer));
        body.def(Position(0), lifetime, register(number));
        one.module.add_function(&body);
    }
    one.finish()
}

/// Functions that each have a pointer to a fragment, which becomes a procedure of DWARF.
fn pointers_to_fragments(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let mut builder = one.module.builder();
    builder.arg(0, Type::int(32))?.addr_of(AddressSpace(0))?;
    let pointer = one.module.expr(&builder);
    let address = one.module.add(PointerType::to(one.int));
    for number in 0..count {
        let name = format!("function_{number}");
        let (subprogram, mut body) = one.another(&name, Subprogram::new(one.unit, &name));
        let fragment = one.module.add(Fragment);
        let lifetime = one.module.add(Lifetime::bounded(fragment, one.referrer));
        body.def(Position(8), lifetime, register(number));
        let pointing = Variable::local(subprogram, "p", address).at(one.file, 1);
        let pointing = one.module.add(pointing);
        let arguments = [fragment.into()];
        one.module
            .add(Lifetime::computed(pointing, pointer).arguments(&arguments));
        one.module.add_function(&body);
    }
    one.finish()
}

/// A function with a row of frame rules at every fourth byte.
fn frame_rows(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    for number in 1..count {
        let rule = FrameRule::cfa(Register(7), ByteOffset(8 + 8 * (number % 100) as i32));
        one.body.frame(Position(4 * number), rule);
    }
    one.finish()
}

/// Variables in values, whose places all change at different positions.
fn values_at_each_place(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    for number in 0..count {
        let (lifetime, value) = (one.local(number), ValueId(number));
        one.body
            .value(value, 8 * number..8 * count, register(number))
            .def(Position(8 * number), lifetime, Referrer::Value(value));
    }
    one.finish()
}

/// Variables of one function, which begin in turn.
fn in_line(count: u32) -> Made {
    super::blocks(count, 1, 0, |_, _| [None, None])
}

/// The text of an expectation for each item.
fn each(count: u32, mut line: impl FnMut(&mut String, u32) -> std::fmt::Result) -> String {
    let mut text = String::new();
    for number in 0..count {
        line(&mut text, number).expect("a string grows");
    }
    text
}

fn in_functions(count: u32) -> String {
    each(count, |text, number| {
        writeln!(
            text,
            ";! function_{number}+0x4: global_{number} = reg({})+0",
            number % 4
        )
    })
}

/// The text of an expectation for each position of a function.
fn in_function(count: u32, variable: impl Fn(u32) -> String) -> String {
    each(count, |text, number| {
        let (at, variable) = (4 * number, variable(number));
        writeln!(text, ";! f+{at:#x}: {variable} = reg({})+0", number % 4)
    })
}

fn in_a_function(count: u32) -> String {
    in_function(count, |number| format!("variable_{number}"))
}

fn of_a_variable(count: u32) -> String {
    in_function(count, |_| "x".to_string())
}

fn of_frames(count: u32) -> String {
    each(count, |text, number| {
        let at = 4 * number;
        let cfa = 0x1000
            + if number == 0 {
                8
            } else {
                8 + 8 * (number % 100)
            };
        writeln!(text, ";! f+{at:#x} with rsp=0x1000: cfa = mem(0)+{cfa:#x}")
    })
}
