//! What an expression means to the reference evaluator, in a form that can be compared.

use crate::generator::{Example, SIZE};
use dwarfsmith::check::reference::{At, Form, Origin, Reference, Unknown};
use dwarfsmith::check::{State, mix};
use dwarfsmith::expr::{DIExprBuilder, Operand};
use dwarfsmith::markers::FunctionId;
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
    /// The register, the lowest bit, how many.
    Register(u16, u64, u64),
    Memory(u64, u128, u64),
    Known(String),
    /// What a pointer without bits points to, and which of its bits.
    Pointer(Option<Vec<Bits>>, u64, u64, u64),
    /// In several places.
    OneOf(Vec<Vec<Bits>>),
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
        let reference = dwarfsmith::check::reference_of(&self.validated);
        let state = State::new(module.target, mix(self.seed, state));
        let mut at = at(&reference, function.id, &state);
        let before = match self.meaning(&mut at, before) {
            Ok(before) => before,
            Err(_) => return Verdict::Unknown,
        };
        match self.meaning(&mut at, after) {
            Ok(after) if after.bits.is_none() && before.bits.is_none() => Verdict::Fails,
            Ok(after) if after == before => Verdict::Same,
            // A consumer may fail, or be told where it would have failed.
            Ok(after) if before.doubtful && (after.bits.is_none() || after.bits == before.bits) => Verdict::Round,
            after => Verdict::Different(format!("{before:?}, but then {after:?}")),
        }
    }

    fn meaning(&self, at: &mut At<'_, '_>, from: &DIExprBuilder) -> Result<Meaning, Unknown> {
        let Example { referrer, arguments, .. } = self.example;
        let found = at.expression(from.ops(), from.constants(), Some(*referrer), arguments)?;
        let order = self.example.module.target.byte_order();
        let doubtful = !found.form.fails() && found.form.may_fail() || is_doubtful(&found.form);
        Ok(Meaning { doubtful, bits: form(&found.form, order) })
    }
}

fn at<'r, 'm>(reference: &'r Reference<'m>, function: FunctionId, state: &'r State) -> At<'r, 'm> {
    reference.at(Some((function, 0)), state)
}

/// True where a part is in doubt.
fn is_doubtful(form: &Form) -> bool {
    match form {
        Form::Run { .. } => false,
        Form::Sequence(forms) => forms.iter().any(is_doubtful),
        Form::OneOf(choices) => choices.iter().any(|choice| is_doubtful(&choice.form)),
        Form::Doubtful(_) => true,
    }
}

/// `None` where a bit has failed, or what a pointer points to has.
fn form(of: &Form, order: ByteOrder) -> Option<Vec<Bits>> {
    let mut all: Vec<Bits> = Vec::new();
    append(of, order, &mut all)?;
    Some(all)
}

fn append(of: &Form, order: ByteOrder, all: &mut Vec<Bits>) -> Option<()> {
    let (bits, origin) = match of {
        Form::Run { bits, origin } => (*bits, origin),
        Form::Sequence(forms) => return forms.iter().try_for_each(|form| append(form, order, all)),
        Form::Doubtful(form) => return append(form, order, all),
        Form::OneOf(choices) => {
            let mut members: Vec<Vec<Bits>> = Vec::new();
            for member in choices.iter().filter_map(|choice| form(&choice.form, order)) {
                if !members.contains(&member) {
                    members.push(member);
                }
            }
            match members.len() {
                0 => return None,
                1 => all.extend(members.remove(0)),
                _ => all.push(Bits::OneOf(members)),
            }
            return Some(());
        }
    };
    let next = match origin {
        Origin::Failed(_) => return None,
        Origin::Undefined => Bits::Undefined(bits),
        Origin::Register { register, bit } => Bits::Register(*register, *bit, bits),
        Origin::Memory { space, bit } => Bits::Memory(*space, *bit, bits),
        Origin::Known(known) => Bits::Known(known.iter().map(|bit| if *bit { '1' } else { '0' }).collect()),
        // A pointer to memory is its address.
        Origin::Pointer { to, bit: 0 } if to.address().is_some() => {
            let address = to.address()?;
            let bit = |at: u64| {
                let at = if order == ByteOrder::Big { bits - 1 - at } else { at };
                if address >> at & 1 != 0 { '1' } else { '0' }
            };
            Bits::Known((0..bits).map(bit).collect())
        }
        Origin::Pointer { to, bit } => Bits::Pointer(Some(form(&to.form(), order)?), to.space, *bit, bits),
    };
    match (all.last_mut(), next) {
        (Some(Bits::Undefined(bits)), Bits::Undefined(more)) => *bits += more,
        (Some(Bits::Known(bits)), Bits::Known(more)) => *bits += &more,
        (Some(Bits::Register(register, bit, bits)), Bits::Register(other, at, more))
            if *register == other && order == ByteOrder::Little && *bit + *bits == at =>
        {
            *bits += more;
        }
        // The lowest bits come last.
        (Some(Bits::Register(register, bit, bits)), Bits::Register(other, at, more))
            if *register == other && order == ByteOrder::Big && at + more == *bit =>
        {
            (*bit, *bits) = (at, *bits + more);
        }
        (Some(Bits::Memory(space, bit, bits)), Bits::Memory(other, at, more))
            if *space == other && *bit + u128::from(*bits) == at =>
        {
            *bits += more;
        }
        (Some(Bits::Pointer(to, space, bit, bits)), Bits::Pointer(other_to, other, at, more))
            if *to == other_to && *space == other && *bit + *bits == at =>
        {
            *bits += more;
        }
        (_, next) => all.push(next),
    }
    Some(())
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
