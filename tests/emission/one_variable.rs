//! A module of one function with one variable, whose location is the same in the whole function.

// Each test program uses a part of it.
#![allow(dead_code)]

use crate::support::valid;
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::expr::{DIExprBuilder, TypeError};
use dwarfsmith::lower::{DegradationReason, EntryLocation, LowerOptions};
use dwarfsmith::markers::{FunctionBody, Referrer};
use dwarfsmith::{Bits, Module, Position, Target};

/// How an expression is built.
pub type Build = fn(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>;

/// The lowered location of the variable.
pub struct Lowered {
    /// The operations; empty if nothing was lowered.
    pub bytes: Option<Vec<u8>>,
    /// The degradation.
    pub reasons: Vec<DegradationReason>,
    /// The number of fields in the operations that emission fills in.
    pub gaps: usize,
}

/// The lowered location of an expression over a referrer, for a variable of `bits` bits.
pub fn lowered(
    target: Target,
    dialect: Dialect,
    bits: u64,
    referrer: Referrer,
    build: Build,
) -> Lowered {
    let mut module = Module::new(target);
    let file = module.add(SourceFile::new("a.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
    let subprogram = module.add(Subprogram::new(unit, "f").at(file, 1));
    let ty = module.add(BasicType::new("t", Bits(bits), gimli::DW_ATE_unsigned));
    let variable = module.add(Variable::local(subprogram, "x", ty).at(file, 2));
    let name = module.text("f");
    let mut body = FunctionBody::default();
    body.begin(name, subprogram, 0x40);
    body.block(Position(0));
    let mut builder = module.builder();
    build(&mut builder).unwrap();
    let expression = module.expr(&builder);
    let lifetime = module.add(Lifetime::bounded(variable, expression));
    body.def(Position(0), lifetime, referrer);
    module.add_function(&body);
    let validated = valid(&module);
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    let reasons = lowered
        .degradations()
        .iter()
        .map(|degradation| degradation.reason)
        .collect();
    let bytes = match lowered.location(variable) {
        EntryLocation::Absent | EntryLocation::PerFunction(_) => None,
        EntryLocation::Expression(range) => Some(lowered.expression(range.clone()).to_vec()),
        EntryLocation::List(entries) => {
            let [entry] = lowered.entries(entries.clone()) else {
                panic!("one entry")
            };
            Some(lowered.expression(entry.expression()).to_vec())
        }
    };
    Lowered {
        bytes,
        reasons,
        gaps: lowered.fixups(0..u32::MAX).len(),
    }
}
