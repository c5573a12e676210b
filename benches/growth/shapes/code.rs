//! Functions whose calls, values and frames grow together: each item is looked up by many others.

use super::{Made, One, register};
use dwarfsmith::build::{ArrayType, Fragment, Lifetime, Subprogram, Variable};
use dwarfsmith::expr::{DIExpr, DIExprBuilder, TypeError};
use dwarfsmith::markers::{
    BlockIndex, CallParameter, CallSite, CallTarget, FrameRule, FunctionBody, FunctionGraph,
    Referrer, ValueId,
};
use dwarfsmith::metadata::{LifetimeId, SubprogramId, VariableId};
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Linker, Position, Type};

/// x86-64's stack pointer, and registers that calls preserve.
const RSP: Register = Register(7);
const PRESERVED: [Register; 4] = [Register(3), Register(12), Register(13), Register(14)];

fn preserved(number: u32) -> Referrer {
    Referrer::register(PRESERVED[number as usize % PRESERVED.len()])
}

impl One {
    /// Adds calls that pass a variable, one in each 8 bytes of code.
    fn pass(&mut self, variable: VariableId, count: u32) {
        for number in 0..count {
            let argument = CallParameter {
                location: Referrer::register(Register(5)),
                value: variable.into(),
            };
            let call = CallSite::new(Position(8 * number + 5), CallTarget::Unknown);
            self.body.call(call, &[argument]);
        }
    }

    /// Begins another function of 16 bytes with one block.
    pub(super) fn another(
        &mut self,
        name: &str,
        described: Subprogram<'_>,
    ) -> (SubprogramId, FunctionBody) {
        let described = self.module.add(described.at(self.file, 2));
        let (symbol, mut body) = (self.module.text(name), FunctionBody::default());
        body.begin(symbol, described, 16).block(Position(0));
        (described, body)
    }

    /// The memory at the address that the referrer holds.
    fn memory(&mut self) -> Result<DIExpr, TypeError> {
        self.expression(|builder| builder.referrer(Type::PTR)?.deref(Type::bits(64)).map(drop))
    }

    fn expression(
        &mut self,
        build: impl FnOnce(&mut DIExprBuilder) -> Result<(), TypeError>,
    ) -> Result<DIExpr, TypeError> {
        let mut builder = self.module.builder();
        build(&mut builder)?;
        Ok(self.module.expr(&builder))
    }
}

/// A variable with as many lifetimes as there are calls that pass it.
pub(super) fn passed_lifetimes(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    let variable = one.unplaced("x");
    let mut before: Option<LifetimeId> = None;
    for number in 0..count {
        let position = Position(8 * number);
        if let Some(before) = before {
            one.body.kill(position, before);
        }
        let lifetime = Lifetime::bounded(variable, one.referrer);
        let lifetime = one.module.add(lifetime);
        one.body.def(position, lifetime, preserved(number));
        before = Some(lifetime);
    }
    one.pass(variable, count);
    one.finish()
}

/// Calls that pass a slot, each after a change of the CFA.
pub(super) fn frame_at_calls(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    let variable = one.unplaced("x");
    let lifetime = one.module.add(Lifetime::bounded(variable, one.referrer));
    let slot = Referrer::cfa_slot(ByteOffset(-24));
    one.body.def(Position(0), lifetime, slot);
    for number in 0..count {
        let rule = FrameRule::cfa(RSP, ByteOffset(16 + 8 * (number % 9) as i32));
        one.body.frame(Position(8 * number), rule);
    }
    one.pass(variable, count);
    one.finish()
}

/// Variables that are in one value, which has as many places.
pub(super) fn lifetimes_of_value(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    let value = ValueId(0);
    for number in 0..count {
        let start = 8 * number;
        one.body.value(value, start..start + 8, register(number));
        let lifetime = one.local(number);
        one.body
            .def(Position(start), lifetime, Referrer::Value(value))
            .kill(Position(start + 4), lifetime);
    }
    one.finish()
}

/// Variables with different expressions that are in one value, which has as many places in memory.
pub(super) fn expressions_of_value(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    one.body.block(Position(0));
    let (value, int, mut builder) = (ValueId(0), Type::int(32), one.module.builder());
    for number in 0..count {
        let start = 8 * number;
        let slot = Referrer::cfa_slot(ByteOffset(-4 * number as i32));
        one.body.value(value, start..start + 8, slot);
        let variable = one.unplaced("x");
        builder.clear();
        let addend = i128::from(number);
        builder.referrer(int)?.constant(int, addend)?.add()?;
        let location = one.module.expr(&builder);
        let lifetime = one.module.add(Lifetime::bounded(variable, location));
        one.body
            .def(Position(start), lifetime, Referrer::Value(value))
            .kill(Position(start + 4), lifetime);
    }
    one.finish()
}

/// A variable in a value with one place in the whole function and others in parts of it. Every
/// second block is unreachable, so that the variable has as many ranges.
pub(super) fn ranges_in_long_place(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    let (lifetime, value) = (one.local(0), ValueId(0));
    one.body.value(value, 0..8 * count, register(0));
    for number in 0..count {
        let start = 8 * number;
        let block = one.body.block(Position(start));
        if number == 0 {
            let referrer = Referrer::Value(value);
            one.body.def(Position(0), lifetime, referrer);
        }
        let next = number + 2;
        if number.is_multiple_of(2) && next < count {
            one.body.successor(block, BlockIndex(next));
        }
        one.body.value(value, start..start + 2, register(1));
    }
    one.finish()
}

/// Constants of one variable at once, all equal except the last.
pub(super) fn constants_at_once(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    let variable = one.unplaced("x");
    for number in 0..count {
        let lifetime = one.module.add(Lifetime::bounded(variable, one.referrer));
        let value = i128::from(number + 1 == count);
        let value = one.module.constant(value);
        let value = Referrer::constant(Type::int(32), value);
        one.body.def(Position(4 * number), lifetime, value);
    }
    one.finish()
}

/// Functions that all have one frame base, with a lifetime in each, or separate frame bases.
pub(super) fn frame_bases(count: u32, is_shared: bool) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let memory = one.memory()?;
    let mut base = one.module.add(Fragment);
    for number in 0..count {
        if number > 0 && !is_shared {
            base = one.module.add(Fragment);
        }
        let name = format!("function_{number}");
        let described = Subprogram::new(one.unit, &name).frame_base(base);
        let (subprogram, mut body) = one.another(&name, described);
        let lifetime = one.module.add(Lifetime::bounded(base, memory));
        body.entry_frame();
        body.def(Position(0), lifetime, Referrer::register(Register(6)));
        let (_, lifetime) = one.variable(subprogram, "x", one.int);
        body.def(Position(0), lifetime, Referrer::frame_slot(ByteOffset(8)));
        one.module.add_function(&body);
    }
    one.finish()
}

/// A frame base and a variable that counts from it, which both have as many lifetimes.
pub(super) fn ranges_of_frame_base(count: u32) -> Made {
    let mut one = One::new(8 * count)?;
    let memory = one.memory()?;
    let base = one.module.add(Fragment);
    let described = Subprogram::new(one.unit, "g").at(one.file, 1);
    one.subprogram = one.module.add(described.frame_base(base));
    one.body
        .begin(one.module.text("g"), one.subprogram, 8 * count);
    one.body.entry_frame().block(Position(0));
    let variable = one.unplaced("x");
    let mut before = Vec::new();
    for number in 0..count {
        for lifetime in before.drain(..) {
            one.body.kill(Position(8 * number - 2), lifetime);
        }
        let offset = ByteOffset(8 * number as i32);
        let places = [
            (
                Lifetime::bounded(base, memory),
                Referrer::register(Register(6)),
            ),
            (
                Lifetime::bounded(variable, one.referrer),
                Referrer::frame_slot(offset),
            ),
        ];
        for (lifetime, place) in places {
            let lifetime = one.module.add(lifetime);
            one.body.def(Position(8 * number), lifetime, place);
            before.push(lifetime);
        }
    }
    one.finish()
}

/// Functions with a number of iterations in a register.
pub(super) fn iterations(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let number = one.expression(|builder| builder.referrer(Type::int(64)).map(drop))?;
    for index in 0..count {
        let fragment = one.module.add(Fragment);
        let name = format!("function_{index}");
        let described = Subprogram::new(one.unit, &name).iterations(fragment);
        let (_, mut body) = one.another(&name, described);
        let lifetime = one.module.add(Lifetime::bounded(fragment, number));
        body.entry_frame();
        body.def(Position(0), lifetime, register(index));
        one.module.add_function(&body);
    }
    one.finish()
}

/// Functions that each restore a register by an expression.
pub(super) fn frame_expressions(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let sum = one.expression(|builder| {
        let long = Type::int(64);
        let value = builder.referrer(long)?.entry_value(long)?;
        value.constant(long, 8)?.add().map(drop)
    })?;
    for number in 0..count {
        let name = format!("function_{number}");
        let (_, mut body) = one.another(&name, Subprogram::new(one.unit, &name));
        let expression = body.frame_expression(sum, &[Referrer::register(Register(6))]);
        let register = PRESERVED[0];
        let rule = FrameRule::ValueExpression {
            register,
            expression,
        };
        body.frame(Position(0), FrameRule::cfa(RSP, ByteOffset(8)))
            .frame(Position(0), rule);
        one.module.add_function(&body);
    }
    one.finish()
}

/// A global variable with a lifetime in each function.
pub(super) fn functions_of_global(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let global = Variable::global(one.unit, "global", one.int).at(one.file, 1);
    let global = one.module.add(global);
    for number in 0..count {
        let name = format!("function_{number}");
        let (_, mut body) = one.another(&name, Subprogram::new(one.unit, &name));
        let lifetime = one.module.add(Lifetime::bounded(global, one.referrer));
        body.entry_frame();
        body.def(Position(0), lifetime, register(number));
        one.module.add_function(&body);
    }
    one.finish()
}

/// Arrays in memory with a chunk in a vector register.
pub(super) fn object_maps(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    let array = one.module.add(ArrayType::new(one.int).count(64));
    let (all, chunk) = (Type::bits(2048), Type::bits(128));
    let map = one.expression(|builder| {
        let base = builder.referrer(all)?.arg(0, chunk)?;
        base.constant(Type::uint(64), 4)?.object_map(4, 4).map(drop)
    })?;
    let whole = one.expression(|builder| builder.referrer(chunk).map(drop))?;
    for number in 0..count {
        let position = Position(4 * number);
        let fragment = one.module.add(Fragment);
        let lifetime = one.module.add(Lifetime::bounded(fragment, whole));
        one.body
            .def(position, lifetime, Referrer::register(Register(17)));
        let name = format!("array_{number}");
        let variable = Variable::local(one.subprogram, &name, array).at(one.file, 1);
        let variable = one.module.add(variable);
        let arguments = [fragment.into()];
        let lifetime = Lifetime::bounded(variable, map).arguments(&arguments);
        let lifetime = one.module.add(lifetime);
        one.body
            .def(position, lifetime, Referrer::cfa_slot(ByteOffset(-512)));
    }
    one.finish()
}

/// Modules of one function each, which are linked.
pub(super) fn linked(count: u32) -> Made {
    let mut linker = Linker::new(One::new(16)?.module);
    for number in 0..count {
        let mut one = One::new(16)?;
        let name = format!("function_{number}");
        let described = Subprogram::new(one.unit, &name).at(one.file, 1);
        one.subprogram = one.module.add(described);
        one.body.begin(one.module.text(&name), one.subprogram, 16);
        one.body.entry_frame().block(Position(0));
        let lifetime = one.local(number);
        one.body.def(Position(0), lifetime, register(number));
        let linked = linker.add(&one.finish()?, |_, is_defined| !is_defined);
        linked.expect("each symbol is defined once");
    }
    Ok(linker.finish())
}

/// A function whose blocks are moved individually to a part of cold code.
pub(super) fn moved_to_part(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    let lifetime = one.local(0);
    for number in 0..count {
        let block = one.body.block(Position(4 * number));
        if number == 0 {
            one.body.def(Position(0), lifetime, register(0));
        }
        if number + 1 < count {
            one.body.successor(block, BlockIndex(number + 1));
        }
    }
    let cold = one.module.text("f.cold");
    let moved = FunctionGraph::new(one.module.target, &one.body).and_then(|mut graph| {
        for block in graph.blocks().skip(1).collect::<Vec<_>>() {
            graph.move_to_part(&[block], cold, None)?;
        }
        graph.write(&mut one.body)
    });
    moved.expect("each block is moved once");
    one.finish()
}
