//! Variables with many lifetimes, and lifetimes with arguments.

use super::{Made, One, register};
use dwarfsmith::build::{Lifetime, Variable};
use dwarfsmith::expr::{DIExpr, TypeError};
use dwarfsmith::metadata::{Object, VariableId};
use dwarfsmith::{Position, Type};

impl One {
    /// A function with one block, and two variables without lifetimes.
    fn with_pair(count: u32) -> Result<(One, [VariableId; 2]), TypeError> {
        let mut one = One::new(4 * count)?;
        one.body.block(Position(0));
        let pair = ["x", "y"].map(|name| one.unplaced(name));
        Ok((one, pair))
    }

    pub(super) fn unplaced(&mut self, name: &str) -> VariableId {
        let variable = Variable::local(self.subprogram, name, self.int).at(self.file, 1);
        self.module.add(variable)
    }

    /// Adds `count` copies of each bounded lifetime. A copy ends where the next one begins.
    fn in_turn(&mut self, count: u32, lifetimes: &[Lifetime<'_>]) {
        let mut before = Vec::new();
        for number in 0..count {
            let position = Position(4 * number);
            for lifetime in before.drain(..) {
                self.body.kill(position, lifetime);
            }
            for lifetime in lifetimes {
                let lifetime = self.module.add(*lifetime);
                self.body.def(position, lifetime, register(number));
                before.push(lifetime);
            }
        }
    }

    /// An expression that adds the referrer, if there is one, and an argument to 1.
    fn sum(&mut self, has_referrer: bool) -> Result<DIExpr, TypeError> {
        let int = Type::int(32);
        let mut builder = self.module.builder();
        builder.arg(0, int)?.constant(int, 1)?.add()?;
        if has_referrer {
            builder.referrer(int)?.add()?;
        }
        Ok(self.module.expr(&builder))
    }
}

pub(super) fn lifetimes(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    let variable = one.unplaced("x");
    let lifetime = Lifetime::bounded(variable, one.referrer);
    one.in_turn(count, &[lifetime]);
    one.finish()
}

/// Returns a module with variables that are all the sum of the same two others.
pub(super) fn arguments(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let int = Type::int(32);
    let mut builder = one.module.builder();
    builder.arg(0, int)?.arg(1, int)?.add()?;
    let sum = one.module.expr(&builder);
    let mut terms = Vec::new();
    for number in 0..2 {
        let (object, lifetime) = one.variable(one.subprogram, ["a", "b"][number], one.int);
        one.body.def(Position(0), lifetime, register(number as u32));
        terms.push(object);
    }
    for number in 0..count {
        let variable = one.unplaced(&format!("variable_{number}"));
        one.module
            .add(Lifetime::computed(variable, sum).arguments(&terms));
    }
    one.finish()
}

/// A variable with `count` lifetimes, which is the argument of one other lifetime.
pub(super) fn ranges_of_argument(count: u32) -> Made {
    let (mut one, [argument, variable]) = One::with_pair(count)?;
    let lifetime = Lifetime::bounded(argument, one.referrer);
    one.in_turn(count, &[lifetime]);
    let sum = one.sum(false)?;
    let argument = Object::from(argument);
    (one.module).add(Lifetime::computed(variable, sum).arguments(&[argument]));
    one.finish()
}

/// The same, and the other variable has as many lifetimes.
pub(super) fn ranges_with_argument(count: u32) -> Made {
    let (mut one, [argument, variable]) = One::with_pair(count)?;
    let lifetime = Lifetime::bounded(argument, one.referrer);
    let sum = one.sum(true)?;
    let arguments = [Object::from(argument)];
    let other = Lifetime::bounded(variable, sum).arguments(&arguments);
    one.in_turn(count, &[lifetime, other]);
    one.finish()
}

/// An argument with `count` lifetimes that are all active up to the end of the function.
pub(super) fn places_of_argument(count: u32) -> Made {
    let (mut one, [argument, variable]) = One::with_pair(count)?;
    for number in 0..count {
        let lifetime = one.module.add(Lifetime::bounded(argument, one.referrer));
        one.body
            .def(Position(4 * number), lifetime, register(number));
    }
    let sum = one.sum(false)?;
    (one.module).add(Lifetime::computed(variable, sum).arguments(&[argument.into()]));
    one.finish()
}
