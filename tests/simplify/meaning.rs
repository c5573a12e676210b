//! What an expression means to the reference evaluator, in a form that can be compared.

use crate::generator::{Example, SIZE};
use dwarfsmith::check::reference::{At, Origin, Pointee, Reference, Run, Unknown};
use dwarfsmith::check::{State, mix};
use dwarfsmith::expr::{DIExprBuilder, Operand};
use dwarfsmith::metadata::Text;
use dwarfsmith::target::ByteOrder;
use dwarfsmith::validate::Validated;

/// What the comparison of two expressions on one machine says.
pub enum Verdict {
    Same,
    /// Both fail.
    Fails,
    /// The language does not say what the first means.
    Unknown,
    /// Parts that go round the end of memory: each for itself may fail or be found, all as one fail, or nobody says.
    Round,
    Different(String),
}

/// Bits in a row.
#[derive(Clone, PartialEq, Debug)]
enum Bits {
    Undefined(u64),
    Register(u16, u128, u64),
    Memory(u64, u128, u64),
    Known(String),
    /// What a pointer without bits points to, and which of its bits.
    Pointer(Option<Vec<Bits>>, u64, u128, u64),
}

/// A place, and whether a consumer may fail instead of finding it.
#[derive(Clone, PartialEq, Debug)]
struct Meaning {
    /// `None` where it fails.
    bits: Option<Vec<Bits>>,
    doubtful: bool,
}

/// Evaluates expressions with the referrer and the arguments of an example.
pub struct Judge<'e> {
    example: &'e Example,
    validated: Validated<'e>,
    seed: u64,
}

impl<'e> Judge<'e> {
    pub fn new(example: &'e Example, seed: u64) -> Judge<'e> {
        Judge { example, validated: example.module.validate_keeping_valid().0, seed }
    }

    pub fn compare(&mut self, before: &DIExprBuilder, after: &DIExprBuilder, state: u64) -> Verdict {
        let Example { module, .. } = self.example;
        let function = module.code.functions().next().unwrap();
        assert_eq!(function.size, SIZE);
        let reference = Reference::new(&self.validated, function);
        let state = State::new(module.target, mix(self.seed, state));
        let symbol = |symbol: Text| State::symbol(symbol);
        let mut at = reference.at(0, &state, &symbol);
        let before = match self.meaning(&mut at, before, &state) {
            Ok(before) => before,
            Err(_) => return Verdict::Unknown,
        };
        match self.meaning(&mut at, after, &state) {
            Ok(after) if after.bits.is_none() && before.bits.is_none() => Verdict::Fails,
            Ok(after) if after == before => Verdict::Same,
            Err(Unknown::Round) if before.doubtful => Verdict::Round,
            Ok(after) if before.doubtful && after.bits.is_none() => Verdict::Round,
            after => Verdict::Different(format!("{before:?}, but then {after:?}")),
        }
    }

    fn meaning(&self, at: &mut At<'_, '_, '_>, from: &DIExprBuilder, state: &State) -> Result<Meaning, Unknown> {
        let Example { referrer, arguments, .. } = self.example;
        let found = at.expression(from.ops(), from.constants(), *referrer, arguments)?;
        let order = self.example.module.target.byte_order();
        let bits = form(&found.place.slice(found.bits), at.pointees(), state, order);
        Ok(Meaning { doubtful: found.doubtful, bits })
    }
}

/// `None` where a bit has failed, or what a pointer points to has.
fn form(runs: &[Run], pointees: &[Pointee], state: &State, order: ByteOrder) -> Option<Vec<Bits>> {
    let mut all: Vec<Bits> = Vec::new();
    for run in runs {
        let next = match &run.origin {
            Origin::Failed => return None,
            Origin::Undefined => Bits::Undefined(run.bits),
            Origin::Register { register, .. } => Bits::Register(register.0, run.bit, run.bits),
            Origin::Memory { space, .. } => Bits::Memory(*space, run.bit, run.bits),
            Origin::Known { .. } => {
                let bytes = run.read(state, order).unwrap();
                let bit = |at: u64| {
                    let shift = if order == ByteOrder::Little { at % 8 } else { 7 - at % 8 };
                    if bytes[(at / 8) as usize] >> shift & 1 != 0 { '1' } else { '0' }
                };
                Bits::Known((0..run.bits).map(bit).collect())
            }
            Origin::Pointer { pointee, .. } => {
                let to = &pointees[*pointee];
                // A pointee's own pointers have smaller numbers, so this ends.
                let place = form(&to.place.slice(to.bits), pointees, state, order)?;
                Bits::Pointer(Some(place), to.space, run.bit, run.bits)
            }
        };
        match (all.last_mut(), next) {
            (Some(Bits::Undefined(bits)), Bits::Undefined(more)) => *bits += more,
            (Some(Bits::Known(bits)), Bits::Known(more)) => *bits += &more,
            (Some(Bits::Register(register, bit, bits)), Bits::Register(other, at, more))
                if *register == other && *bit + u128::from(*bits) == at =>
            {
                *bits += more;
            }
            (Some(Bits::Memory(space, bit, bits)), Bits::Memory(other, at, more))
                if *space == other && *bit + u128::from(*bits) == at =>
            {
                *bits += more;
            }
            (Some(Bits::Pointer(to, space, bit, bits)), Bits::Pointer(other_to, other, at, more))
                if *to == other_to && *space == other && *bit + u128::from(*bits) == at =>
            {
                *bits += more;
            }
            (_, next) => all.push(next),
        }
    }
    Some(all)
}

/// An expression in text.
pub fn text(from: &DIExprBuilder) -> String {
    let mut text = Vec::new();
    for op in from.ops() {
        let mut operands = Vec::new();
        op.operands(|operand| {
            operands.push(match operand {
                Operand::Type(ty) => ty.to_string(),
                Operand::Number(number) => number.to_string(),
                Operand::Space(space) => space.0.to_string(),
                Operand::Value(value) if value.is_undef() => "undef".to_owned(),
                Operand::Value(value) => {
                    from.constants().number(value).map_or("…".to_owned(), |value| value.to_string())
                }
            });
        });
        text.push(format!("{}({})", op.spelling().trim_start_matches("DIOp"), operands.join(" ")));
    }
    text.join(", ")
}
