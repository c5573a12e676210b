//! The meaning of an expression by the reference evaluator, in a form that can be compared.

use super::generator::SIZE;
use super::generator::single::Example;
use dwarfsmith::Position;
use dwarfsmith::check::reference::{At, BitOrigin, Form, Reference, Unknown};
use dwarfsmith::check::{State, mix};
use dwarfsmith::expr::{DIExprBuilder, DIOpOperand};

/// The result of comparing two expressions on one machine.
pub enum Verdict {
    Same,
    /// Both fail.
    Fails,
    /// The language does not define the meaning of the first.
    Unknown,
    /// Parts that wrap around the end of memory: separate parts may fail or be found one by one; a
    /// single part fails as a whole, or the language does not define the result.
    Round,
    Different(String),
}

/// A run of bits.
#[derive(Clone, PartialEq, Debug)]
enum Bits {
    Undefined(u64),
    Register(u16, u64, u64),
    Memory(u64, u128, u64),
    Known(Vec<bool>),
    /// The pointee of an implicit pointer, and the index of the bit.
    Pointer(Option<Vec<Bits>>, u64, u64, u64),
}

/// A location, and whether a consumer may fail instead.
#[derive(Clone, PartialEq, Debug)]
struct Meaning {
    /// `None` if it fails.
    bits: Option<Vec<Bits>>,
    doubtful: bool,
}

/// Evaluates expressions with the referrer and the arguments of an example.
pub struct Judge<'e> {
    example: &'e Example,
    reference: Reference<'e>,
    seed: u64,
}

impl<'e> Judge<'e> {
    pub fn new(example: &'e Example, seed: u64) -> Judge<'e> {
        Judge {
            example,
            reference: Reference::new(&example.module, |_| false),
            seed,
        }
    }

    pub fn compare(
        &mut self,
        before: &DIExprBuilder,
        after: &DIExprBuilder,
        state: u64,
    ) -> Verdict {
        let Example { module, .. } = self.example;
        let function = module.code.functions().next().unwrap();
        assert_eq!(function.size, SIZE);
        let state = State::new(module.target, mix(self.seed, state));
        let mut at = self.reference.at(Some((function.id, Position(0))), &state);
        let before = match self.meaning(&mut at, before, &state) {
            Ok(before) => before,
            Err(_) => return Verdict::Unknown,
        };
        match self.meaning(&mut at, after, &state) {
            Ok(after) if after.bits.is_none() && before.bits.is_none() => Verdict::Fails,
            Ok(after) if after == before => Verdict::Same,
            // Intermediate results that may fail need not fail.
            Ok(after) if before.doubtful && after.bits == before.bits => Verdict::Same,
            Ok(after) if before.doubtful && after.bits.is_none() => Verdict::Round,
            after => Verdict::Different(format!("{before:?}, but then {after:?}")),
        }
    }

    fn meaning(
        &self,
        at: &mut At<'_, '_>,
        from: &DIExprBuilder,
        state: &State,
    ) -> Result<Meaning, Unknown> {
        let Example {
            referrer,
            arguments,
            ..
        } = self.example;
        let found = at.expression(from.ops(), from.constants(), Some(*referrer), arguments)?;
        let mut doubtful = false;
        let order = self.example.module.target.byte_order();
        let bits = flat(&found.form, &mut doubtful, &|origin, bits| {
            origin.read(bits, state, order).ok()
        });
        Ok(Meaning { doubtful, bits })
    }
}

/// The bits that have a location in this state.
type Read<'r> = &'r dyn Fn(&BitOrigin, u64) -> Option<Vec<bool>>;

/// The bits of a form in order; `None` for a bit that failed, or whose pointee failed.
fn flat(form: &Form, doubtful: &mut bool, read: Read<'_>) -> Option<Vec<Bits>> {
    let mut all: Vec<Bits> = Vec::new();
    let mut add = |next: Bits| match (all.last_mut(), next) {
        (Some(Bits::Undefined(bits)), Bits::Undefined(more)) => *bits += more,
        (Some(Bits::Known(bits)), Bits::Known(more)) => bits.extend(more),
        (Some(Bits::Register(register, bit, bits)), Bits::Register(other, at, more))
            if *register == other && (*bit + *bits == at || at + more == *bit) =>
        {
            // On big-endian targets the higher bits come first.
            (*bit, *bits) = (at.min(*bit), *bits + more);
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
    };
    match form {
        Form::Doubtful(_, form) => {
            *doubtful = true;
            return flat(form, doubtful, read);
        }
        Form::Sequence(forms) => {
            for form in forms {
                flat(form, doubtful, read)?.into_iter().for_each(&mut add);
            }
        }
        Form::OneOf(choices) => {
            panic!("without entities nothing is in several places: {choices:?}")
        }
        Form::Run { bits, origin } => match origin {
            BitOrigin::Failed(_) => return None,
            BitOrigin::Undefined => add(Bits::Undefined(*bits)),
            BitOrigin::Register { register, bit } => add(Bits::Register(*register, *bit, *bits)),
            BitOrigin::Memory { space, bit } => add(Bits::Memory(*space, *bit, *bits)),
            BitOrigin::Known(known) => add(Bits::Known(known.clone())),
            // A pointer to memory is its address.
            BitOrigin::Pointer { to, .. } if to.address().is_some() => {
                add(Bits::Known(read(origin, *bits)?))
            }
            BitOrigin::Pointer { to, bit } => {
                let place = flat(&to.form(), doubtful, read)?;
                add(Bits::Pointer(Some(place), to.space, *bit, *bits));
            }
        },
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
                DIOpOperand::Type(ty) => ty.to_string(),
                DIOpOperand::Number(number) => number.to_string(),
                DIOpOperand::Space(space) => space.0.to_string(),
                DIOpOperand::Value(value) if value.is_undef() => "undef".to_owned(),
                DIOpOperand::Value(value) => from
                    .constants()
                    .number(value)
                    .map_or("…".to_owned(), |value| value.to_string()),
            });
        });
        text.push(format!(
            "{}({})",
            op.spelling().trim_start_matches("DIOp"),
            operands.join(" ")
        ));
    }
    text.join(", ")
}
