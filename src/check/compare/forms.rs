//! Properties of the reference's places: which parts fail, are known, or are shown to a user.

use super::MAX_DEPTH;
use crate::check::reference::{BitOrigin, Doubt, Form, Pointee};
use alloc::boxed::Box;
use core::iter;

/// True if some bits of a place, or an operand that contributes no bits, fail in every state.
pub(super) fn always_fails(form: &Form) -> bool {
    match form {
        Form::Run {
            origin: BitOrigin::Failed(fault),
            ..
        } => fault.is_certain(),
        Form::Run { .. } => false,
        Form::Sequence(forms) => forms.iter().any(always_fails),
        Form::OneOf(choices) => choices.iter().all(|choice| always_fails(&choice.form)),
        Form::Doubtful(doubt, form) => *doubt == Doubt::Fails || always_fails(form),
    }
}

/// True if a consumer that follows the pointer finds no location.
pub(super) fn is_lost(to: &Pointee) -> bool {
    let form = to.form();
    shows_nothing(&form) || valid_bits(&form) == 0 || form.may_fail()
}

/// The number of bits before the first one that fails.
pub(super) fn valid_bits(form: &Form) -> u64 {
    match form {
        Form::Run {
            origin: BitOrigin::Failed(_),
            ..
        } => 0,
        Form::Run { bits, .. } => *bits,
        Form::Sequence(forms) => {
            let mut valid = 0;
            for form in forms {
                let here = valid_bits(form);
                valid += here;
                if here < form.bits() {
                    break;
                }
            }
            valid
        }
        Form::OneOf(choices) => choices
            .iter()
            .map(|choice| valid_bits(&choice.form))
            .max()
            .unwrap_or(0),
        Form::Doubtful(_, form) => valid_bits(form),
    }
}

/// The largest number of bits that a pointer in the form points to.
pub(in crate::check) fn max_pointed_to(form: &Form) -> u64 {
    fn max_bits(form: &Form, depth: u32) -> u64 {
        let each = origins(form).map(|origin| match origin {
            BitOrigin::Pointer { to, .. } if depth < MAX_DEPTH => {
                to.bits.max(max_bits(&to.form(), depth + 1))
            }
            _ => 0,
        });
        each.max().unwrap_or(0)
    }
    max_bits(form, 0)
}

/// Returns the origins of all runs of all choices.
fn origins(form: &Form) -> Box<dyn Iterator<Item = &BitOrigin> + '_> {
    match form {
        Form::Run { origin, .. } => Box::new(iter::once(origin)),
        Form::Sequence(forms) => Box::new(forms.iter().flat_map(origins)),
        Form::OneOf(choices) => Box::new(choices.iter().flat_map(|choice| origins(&choice.form))),
        Form::Doubtful(_, form) => origins(form),
    }
}

/// True if each bit is known, or belongs to a pointer to a known address.
pub(super) fn is_known(form: &Form) -> bool {
    origins(form).all(|origin| match origin {
        BitOrigin::Pointer { to, .. } => to.address().is_some(),
        origin => matches!(origin, BitOrigin::Known(_)),
    })
}

/// True if a consumer shows no bit: each is undefined, has failed, or belongs to a pointer whose
/// target a consumer does not find.
pub(in crate::check) fn shows_nothing(form: &Form) -> bool {
    origins(form).all(|origin| match origin {
        BitOrigin::Undefined | BitOrigin::Failed(_) => true,
        BitOrigin::Pointer { to, .. } => is_lost(to),
        BitOrigin::Memory { .. } | BitOrigin::Register { .. } | BitOrigin::Known(_) => false,
    })
}
