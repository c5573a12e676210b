//! The origins of the bits of a place: a tree of runs with one origin each.

use super::EvaluationFault;
use super::machine::MachineState;
use super::place::{
    Doubt, Member, Part, Place, Pointee, Storage, Value, in_order, joined, register_bits,
};
use crate::target::ByteOrder;
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::rc::Rc;
use alloc::vec::Vec;

/// The maximum number of values that are read from an object in several places.
const MAX_VALUES: usize = 64;

/// The origin of a run of bits.
#[derive(Clone, PartialEq, Debug)]
pub enum BitOrigin {
    /// Undefined.
    Undefined,
    /// The evaluation failed: a consumer shows no location.
    Failed(EvaluationFault),
    /// Memory: DWARF's number of the address space, and the bit address of the first bit.
    Memory {
        /// The address space.
        space: u64,
        /// The bit address.
        bit: u128,
    },
    /// A register: its DWARF number, and the lowest of the bits, counted from the least significant
    /// one. On a big-endian target, the run begins with the most significant of its bits.
    Register {
        /// The number.
        register: u16,
        /// The lowest bit.
        bit: u64,
    },
    /// Known bits, in the order of memory.
    Known(Vec<bool>),
    /// Bits of an implicit pointer, from `bit` on.
    Pointer {
        /// The target.
        to: Rc<Pointee>,
        /// The first bit.
        bit: u64,
    },
}

/// The origins of the bits of an object, in the order of memory.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A run of bits of one origin.
    Run {
        /// The number of bits, at least one.
        bits: u64,
        /// Their origin.
        origin: BitOrigin,
    },
    /// Consecutive forms.
    Sequence(Vec<Form>),
    /// Several places at once, all of the same size: any of them may be read, and all must be
    /// written.
    OneOf(Vec<Choice>),
    /// A location whose evaluation may fail: its address wrapped around an end of memory, or an
    /// operand that contributes no bits to it failed.
    Doubtful(Doubt, Box<Form>),
}

/// One of several places.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its location.
    pub form: Form,
    /// The numbers of the places of arguments, lifetimes and values that it uses, in ascending
    /// order. An expression with two arguments in two places each has four choices, each with two
    /// of four numbers.
    pub uses: Vec<u32>,
}

/// The number of low bits of a place's number that distinguish the places of one argument or value.
/// The upper bits identify the argument or value.
pub(super) const PLACES_LOG: u32 = 12;

impl Choice {
    /// True if it uses two places of one argument or value: the expression names it twice.
    pub fn is_mixed(&self) -> bool {
        self.uses
            .windows(2)
            .any(|pair| matches!(pair, [a, b] if a >> PLACES_LOG == b >> PLACES_LOG))
    }
}

impl Form {
    /// The size in bits.
    pub fn bits(&self) -> u64 {
        match self {
            Form::Run { bits, .. } => *bits,
            Form::Sequence(forms) => forms.iter().map(Form::bits).sum(),
            Form::OneOf(choices) => choices.first().map_or(0, |choice| choice.form.bits()),
            Form::Doubtful(_, form) => form.bits(),
        }
    }

    /// Returns the runs of an object in one place, with their sizes in bits; `None` for several
    /// places.
    pub fn runs(&self) -> Option<Vec<(u64, &BitOrigin)>> {
        match self {
            Form::Run { bits, origin } => Some(alloc::vec![(*bits, origin)]),
            Form::Sequence(forms) => {
                let mut all = Vec::new();
                for form in forms {
                    all.extend(form.runs()?);
                }
                Some(all)
            }
            Form::OneOf(_) => None,
            Form::Doubtful(_, form) => form.runs(),
        }
    }

    /// Returns consecutive forms, with adjacent runs joined.
    pub(super) fn sequence(forms: Vec<Form>) -> Form {
        let mut flat: Vec<Form> = Vec::new();
        for form in forms {
            match form {
                Form::Sequence(inner) => flat.extend(inner),
                form => flat.push(form),
            }
        }
        let mut joined: Vec<Form> = Vec::new();
        for form in flat {
            if let (
                Some(Form::Run { bits, origin }),
                Form::Run {
                    bits: more,
                    origin: next,
                },
            ) = (joined.last_mut(), &form)
            {
                match (origin, next) {
                    (BitOrigin::Undefined, BitOrigin::Undefined) => {
                        *bits += more;
                        continue;
                    }
                    (BitOrigin::Known(known), BitOrigin::Known(others)) => {
                        known.extend_from_slice(others);
                        *bits += more;
                        continue;
                    }
                    _ => {}
                }
            }
            joined.push(form);
        }
        if joined.len() == 1 {
            return joined.remove(0);
        }
        Form::Sequence(joined)
    }

    /// Returns why a consumer shows no location, if the evaluation failed at every place that it
    /// may read.
    pub fn fault(&self) -> Option<EvaluationFault> {
        match self {
            Form::Run {
                origin: BitOrigin::Failed(fault),
                ..
            } => Some(*fault),
            Form::Run { .. } => None,
            Form::Sequence(forms) => forms.iter().find_map(Form::fault),
            Form::OneOf(choices) => {
                let mut faults = choices.iter().map(|choice| choice.form.fault());
                faults
                    .next()
                    .flatten()
                    .filter(|_| faults.all(|fault| fault.is_some()))
            }
            Form::Doubtful(_, form) => form.fault(),
        }
    }

    /// True if the evaluation fails or may fail at each place, so that a consumer may show no
    /// location: `error` in an expectation.
    pub fn fails(&self) -> bool {
        match self {
            Form::Run { origin, .. } => matches!(origin, BitOrigin::Failed(_)),
            Form::Sequence(forms) => forms.iter().any(Form::fails),
            Form::OneOf(choices) => choices.iter().all(|choice| choice.form.fails()),
            Form::Doubtful(doubt, form) => *doubt > Doubt::Around || form.fails(),
        }
    }

    /// True if each bit is undefined, or belongs to a pointer whose target is undefined.
    pub fn is_undefined(&self) -> bool {
        match self {
            Form::Run {
                origin: BitOrigin::Pointer { to, .. },
                ..
            } => to.is_undefined(),
            Form::Run { origin, .. } => *origin == BitOrigin::Undefined,
            Form::Sequence(forms) => forms.iter().all(Form::is_undefined),
            Form::OneOf(choices) => choices.iter().all(|choice| choice.form.is_undefined()),
            Form::Doubtful(_, form) => form.is_undefined(),
        }
    }

    /// Adds the numbers of the registers in the form.
    pub(super) fn registers(&self, numbers: &mut BTreeSet<u16>) {
        match self {
            Form::Run { origin, .. } => {
                if let BitOrigin::Register { register, .. } = origin {
                    numbers.insert(*register);
                }
            }
            Form::Sequence(forms) => forms.iter().for_each(|form| form.registers(numbers)),
            Form::OneOf(choices) => choices
                .iter()
                .for_each(|choice| choice.form.registers(numbers)),
            Form::Doubtful(_, form) => form.registers(numbers),
        }
    }

    /// Returns the form with failed bits instead of the bits that are neither undefined nor in
    /// registers: `DIOpEntryValue` takes only registers.
    pub(super) fn in_registers(self) -> Form {
        match self {
            Form::Run { bits, origin } => {
                let origin = match origin {
                    BitOrigin::Register { .. } | BitOrigin::Undefined | BitOrigin::Failed(_) => {
                        origin
                    }
                    _ => BitOrigin::Failed(EvaluationFault::NoRegister),
                };
                Form::Run { bits, origin }
            }
            Form::Sequence(forms) => {
                Form::Sequence(forms.into_iter().map(Form::in_registers).collect())
            }
            Form::OneOf(choices) => {
                let of = |choice: Choice| Choice {
                    form: choice.form.in_registers(),
                    ..choice
                };
                Form::OneOf(choices.into_iter().map(of).collect())
            }
            Form::Doubtful(doubt, form) => Form::Doubtful(doubt, Box::new(form.in_registers())),
        }
    }

    /// True if the evaluation may fail: a part has failed, or is doubtful.
    pub fn may_fail(&self) -> bool {
        match self {
            Form::Run { origin, .. } => matches!(origin, BitOrigin::Failed(_)),
            Form::Sequence(forms) => forms.iter().any(Form::may_fail),
            Form::OneOf(choices) => choices.iter().any(|choice| choice.form.may_fail()),
            Form::Doubtful(..) => true,
        }
    }

    /// Returns the values that may be read, in the order of memory, or the faults; `None` if there
    /// are too many.
    pub(super) fn read(&self, machine: &dyn MachineState, order: ByteOrder) -> Option<Vec<Value>> {
        let mut all: Vec<Value> = Vec::new();
        let mut push = |value: Value| {
            if !all.contains(&value) {
                all.push(value);
            }
            all.len() <= MAX_VALUES
        };
        match self {
            Form::Run { bits, origin } => {
                let reading = origin.read(*bits, machine, order);
                push(Value {
                    reading,
                    uses: Vec::new(),
                    doubt: Doubt::None,
                });
            }
            Form::Sequence(forms) => {
                let start = alloc::vec![Value {
                    reading: Ok(Vec::new()),
                    uses: Vec::new(),
                    doubt: Doubt::None
                }];
                return forms.iter().try_fold(start, |starts, form| {
                    let next = continued(starts, &form.read(machine, order)?);
                    Some(next).filter(|next| next.len() <= MAX_VALUES)
                });
            }
            Form::OneOf(choices) => {
                for choice in choices {
                    for value in choice.form.read(machine, order)? {
                        let uses = joined(&value.uses, &choice.uses);
                        if !push(Value { uses, ..value }) {
                            return None;
                        }
                    }
                }
            }
            Form::Doubtful(doubt, form) => {
                for value in form.read(machine, order)? {
                    push(Value {
                        doubt: value.doubt.max(*doubt),
                        ..value
                    });
                }
            }
        }
        Some(all)
    }
}

/// Combines each of the values `starts` with each of the values `ends` that continue it.
fn continued(starts: Vec<Value>, ends: &[Value]) -> Vec<Value> {
    let mut all = Vec::new();
    for start in starts {
        let Some((last, others)) = ends.split_last() else {
            return all;
        };
        all.extend(others.iter().map(|end| followed(start.clone(), end)));
        // Most forms have one value, and are not copied.
        all.push(followed(start, last));
    }
    all
}

fn followed(start: Value, end: &Value) -> Value {
    Value {
        reading: match (start.reading, &end.reading) {
            (Ok(mut bits), Ok(end)) => {
                bits.extend_from_slice(end);
                Ok(bits)
            }
            (Err(fault), Err(other)) => Err(fault.or(*other)),
            (Err(fault), _) => Err(fault),
            (_, Err(fault)) => Err(*fault),
        },
        uses: joined(&start.uses, &end.uses),
        doubt: start.doubt.max(end.doubt),
    }
}

/// Returns the bit of a byte with an index in the order of memory.
pub(super) fn bit_of(byte: u8, index: u32, order: ByteOrder) -> bool {
    let shift = match order {
        ByteOrder::Little => index % 8,
        ByteOrder::Big => 7 - index % 8,
    };
    byte >> shift & 1 != 0
}

impl BitOrigin {
    /// Reads the current bits of a run of `bits` bits, in the order of memory.
    ///
    /// # Errors
    /// If the bits cannot be read.
    pub fn read(
        &self,
        bits: u64,
        machine: &dyn MachineState,
        order: ByteOrder,
    ) -> Result<Vec<bool>, EvaluationFault> {
        match self {
            BitOrigin::Undefined => Err(EvaluationFault::Undefined),
            BitOrigin::Failed(fault) => Err(*fault),
            BitOrigin::Known(known) => Ok(known.clone()),
            BitOrigin::Register { register, bit } => {
                let bytes = machine
                    .register(*register)
                    .ok_or(EvaluationFault::Unavailable)?;
                Ok(register_bits(&bytes, *bit, bits, order))
            }
            BitOrigin::Memory { space, bit } => {
                let mut read = Vec::new();
                let mut byte = (0u128, 0u8);
                for at in *bit..bit.saturating_add(u128::from(bits)) {
                    if read.is_empty() || byte.0 != at / 8 {
                        let address =
                            u64::try_from(at / 8).map_err(|_| EvaluationFault::OutOfBounds)?;
                        byte = (
                            at / 8,
                            machine
                                .memory(*space, address)
                                .ok_or(EvaluationFault::Unavailable)?,
                        );
                    }
                    read.push(bit_of(byte.1, (at % 8) as u32, order));
                }
                Ok(read)
            }
            // The bits of a pointer to memory are the memory's address; other pointers have no bits
            // to read.
            BitOrigin::Pointer { to, bit } => match to.address() {
                Some(address) => {
                    let digit = |index: u64| index < 64 && address >> index & 1 != 0;
                    let row = in_order((0..to.pointer_bits).map(digit).collect(), order);
                    let part = row.get(*bit as usize..bit.saturating_add(bits) as usize);
                    part.map(<[bool]>::to_vec)
                        .ok_or(EvaluationFault::OutOfBounds)
                }
                None => Err(EvaluationFault::Pointer),
            },
        }
    }
}

impl Pointee {
    /// The location of the target.
    pub fn form(&self) -> Form {
        self.place.form(self.bits, self.order)
    }
}

impl Place {
    /// Returns the origins of the first `count` bits.
    pub(super) fn form(&self, count: u64, order: ByteOrder) -> Form {
        if let Storage::OneOf(members) = &self.storage {
            let choice = |member: &Member| {
                let form = member.place.form(count, order);
                Choice {
                    form,
                    uses: member.uses.clone(),
                }
            };
            return Form::OneOf(members.iter().map(choice).collect());
        }
        let mut forms = Vec::new();
        let outside = |bits: u64| Form::Run {
            bits,
            origin: BitOrigin::Failed(EvaluationFault::OutOfBounds),
        };
        let size = self.size().map_or(i128::MAX, |size| size as i128);
        if !(0..size).contains(&self.bit) {
            return outside(count);
        }
        let available = (size - self.bit).min(i128::from(count)) as u64;
        self.collect(available, order, &mut forms);
        if available < count {
            forms.push(match &self.storage {
                // Bits past the end of memory may wrap around.
                Storage::Memory { space, .. } => {
                    let wrapped = BitOrigin::Memory {
                        space: *space,
                        bit: 0,
                    };
                    Form::Doubtful(
                        Doubt::MayFail,
                        Box::new(Form::Run {
                            bits: count - available,
                            origin: wrapped,
                        }),
                    )
                }
                _ => outside(count - available),
            });
        }
        let form = Form::sequence(forms);
        match self.doubt {
            Doubt::None => form,
            _ if count == 0 => form,
            doubt => Form::Doubtful(doubt, Box::new(form)),
        }
    }

    /// Appends the first `count` bits, which exist.
    fn collect(&self, count: u64, order: ByteOrder, into: &mut Vec<Form>) {
        if count == 0 {
            return;
        }
        let mut push = |bits: u64, origin: BitOrigin| {
            if bits > 0 {
                into.push(Form::Run { bits, origin });
            }
        };
        match &self.storage {
            Storage::Undefined => push(count, BitOrigin::Undefined),
            Storage::Failed(fault) => push(count, BitOrigin::Failed(*fault)),
            Storage::Memory { space, .. } => push(
                count,
                BitOrigin::Memory {
                    space: *space,
                    bit: self.bit as u128,
                },
            ),
            Storage::Register { number, bits, kept } => collect_register(
                (*number, *bits, *kept),
                (self.bit as u64, count),
                order,
                push,
            ),
            Storage::Known(bits) => {
                let first = self.bit as usize;
                let known = bits.iter().skip(first).take(count as usize).copied();
                push(count, BitOrigin::Known(known.collect()));
            }
            Storage::Pointer(to, _) => push(
                count,
                BitOrigin::Pointer {
                    to: to.clone(),
                    bit: self.bit as u64,
                },
            ),
            Storage::Parts(parts) => collect_parts(parts, (self.bit as u128, count), order, into),
            Storage::OneOf(_) => into.push(self.form(count, order)),
        }
    }
}

/// Adds bits of a register whose low `kept` bits have a value.
fn collect_register(
    (register, size, kept): (u16, u64, u64),
    (first, count): (u64, u64),
    order: ByteOrder,
    mut push: impl FnMut(u64, BitOrigin),
) {
    let low = match order {
        ByteOrder::Little => first,
        ByteOrder::Big => size.saturating_sub(first + count),
    };
    let known = kept.saturating_sub(low).min(count);
    let origin = BitOrigin::Register { register, bit: low };
    // The low bits of a big-endian register come last.
    match order {
        ByteOrder::Little => {
            push(known, origin);
            push(count - known, BitOrigin::Undefined);
        }
        ByteOrder::Big => {
            push(count - known, BitOrigin::Undefined);
            push(known, origin);
        }
    }
}

/// Adds `count` bits of consecutive parts, after the first `skip`.
fn collect_parts(
    parts: &[Part],
    (mut skip, mut left): (u128, u64),
    order: ByteOrder,
    into: &mut Vec<Form>,
) {
    for part in parts {
        if skip >= part.bits {
            skip -= part.bits;
            continue;
        }
        if left == 0 {
            break;
        }
        let bits = u128::from(left).min(part.bits - skip) as u64;
        into.push(part.place.moved(skip as i128).form(bits, order));
        (skip, left) = (0, left - bits);
    }
}
