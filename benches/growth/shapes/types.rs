//! Modules whose types grow: chains, members, cycles and pieces.

use super::{Made, One, register};
use dwarfsmith::build::{
    ArrayType, CompositeType, Fragment, Lifetime, Member, PointerType, Typedef, Variable,
};
use dwarfsmith::markers::Referrer;
use dwarfsmith::metadata::Object;
use dwarfsmith::{ByteOffset, Bytes, Position, Type};

pub(super) fn typedefs(count: u32) -> Made {
    let mut one = One::new(4 * count)?;
    one.body.block(Position(0));
    let mut ty = one.int;
    for number in 0..count {
        let name = format!("type_{number}");
        ty = one.module.add(Typedef::new(&name, ty));
        let (_, lifetime) = one.variable(one.subprogram, &name, ty);
        one.body
            .def(Position(4 * number), lifetime, register(number));
    }
    one.finish()
}

pub(super) fn members(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let structure = CompositeType::structure("big", Bytes(4 * u64::from(count)));
    let structure = one.module.add(structure);
    for number in 0..count {
        let name = format!("member_{number}");
        let member = Member::new(structure, name.as_str(), one.int).at_byte(4 * u64::from(number));
        one.module.add(member);
    }
    let lifetime = one.local(0);
    one.body.def(Position(0), lifetime, register(0));
    one.finish()
}

/// Returns a module with structures that each have a pointer to the next one, and the last one to
/// the first.
pub(super) fn cycle(count: u32, name: fn(u32) -> &'static str) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let structures: Vec<_> = (0..count)
        .map(|_| one.module.add(CompositeType::structure("S", Bytes(8))))
        .collect();
    let next = structures.iter().cycle().skip(1);
    for ((number, structure), next) in (0..).zip(&structures).zip(next) {
        let pointer = one.module.add(PointerType::to(*next));
        one.module
            .add(Member::new(*structure, name(number), pointer));
    }
    let variable = Variable::local(one.subprogram, "list", structures[0]).at(one.file, 1);
    let variable = one.module.add(variable);
    let mut builder = one.module.builder();
    builder.referrer(Type::int(64))?;
    let location = one.module.expr(&builder);
    let lifetime = one.module.add(Lifetime::bounded(variable, location));
    one.body.def(Position(0), lifetime, register(0));
    one.finish()
}

/// Returns a module with an array, each of whose elements has a separate location.
pub(super) fn pieces(count: u32) -> Made {
    let mut one = One::new(16)?;
    one.body.block(Position(0));
    let array = ArrayType::new(one.int).count(u64::from(count));
    let array = one.module.add(array);
    let variable = Variable::local(one.subprogram, "array", array).at(one.file, 1);
    let variable = one.module.add(variable);
    let mut builder = one.module.builder();
    let mut fragments: Vec<Object> = Vec::new();
    for number in 0..count {
        let fragment = one.module.add(Fragment);
        fragments.push(fragment.into());
        let lifetime = Lifetime::bounded(fragment, one.referrer);
        let lifetime = one.module.add(lifetime);
        let slot = Referrer::cfa_slot(ByteOffset(8 * number as i32));
        one.body.def(Position(0), lifetime, slot);
        builder.arg(number, Type::int(32))?;
    }
    builder.composite(count, Type::bits(32 * u64::from(count)))?;
    let whole = one.module.expr(&builder);
    let lifetime = Lifetime::computed(variable, whole).arguments(&fragments);
    one.module.add(lifetime);
    one.finish()
}
