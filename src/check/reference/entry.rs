//! Computes the contents of registers on entry to a function.

use super::form::Form;
use super::machine::{InstancePart, MachineState};
use super::place::{Doubt, Member, Place, Value, in_order};
use super::typed::{MAX_BITS, Typed};
use super::{At, Unknown};
use crate::expr::DIOp;
use crate::expr::table::{arithmetic, comparison, integral};
use crate::markers::Referrer;
use crate::metadata::{StorageDuration, Text};
use crate::target::Register;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

/// True if `DIOpEntryValue` takes the location on top of the stack, or a location derived from it.
/// `rest` has the operations that follow.
pub(super) fn reaches_entry_value(rest: &[DIOp]) -> bool {
    // The number of stack entries from that location to the top.
    let mut depth = 1usize;
    for op in rest {
        let (operands, locations) = match *op {
            DIOp::EntryValue { .. } if depth == 1 => return true,
            DIOp::Composite { count, .. } => (count as usize, count as usize),
            DIOp::Reinterpret { .. }
            | DIOp::Extend { .. }
            | DIOp::AddrOf { .. }
            | DIOp::Deref { .. } => (1, 1),
            DIOp::BitOffset { .. } | DIOp::ByteOffset { .. } => (2, 1),
            DIOp::Select {} | DIOp::Overlay { .. } | DIOp::ObjectMap { .. } | DIOp::Choose {} => {
                (3, 2)
            }
            DIOp::Convert { .. } | DIOp::ZExt { .. } | DIOp::SExt { .. } | DIOp::Read {} => (1, 0),
            DIOp::Neg {}
            | DIOp::Not {}
            | DIOp::Abs {}
            | DIOp::EntryValue { .. }
            | DIOp::ThreadLocal { .. } => (1, 0),
            DIOp::Referrer { .. }
            | DIOp::Arg { .. }
            | DIOp::TypeObject { .. }
            | DIOp::Constant { .. } => (0, 0),
            DIOp::PushLane { .. } | DIOp::PushIteration { .. } | DIOp::Cfa { .. } => (0, 0),
            arithmetic!() | integral!() | comparison!() => (2, 0),
        };
        if operands < depth {
            depth = depth - operands + 1;
        } else if operands - depth < locations {
            depth = 1;
        } else {
            return false;
        }
    }
    false
}

impl At<'_, '_> {
    /// Returns the referrer as if no call clobbered it: on entry to the function, no call had run.
    pub(super) fn referrer_on_entry(
        &mut self,
        referrer: Referrer,
        bits: u64,
    ) -> Result<Place, Unknown> {
        let calls = core::mem::replace(&mut self.calls, false);
        let known = core::mem::take(&mut self.known);
        let place = self.referrer(referrer, bits, 0);
        (self.calls, self.known) = (calls, known);
        place
    }

    /// Returns the value that a register, or parts of several, had on entry to the function.
    pub(super) fn on_entry(&mut self, from: &Typed) -> Result<Place, Unknown> {
        let (bits, order) = (self.type_bits(from.ty)?, self.order());
        if bits > MAX_BITS {
            return Err(Unknown::Limit);
        }
        self.spend(bits / 8 + 1)?;
        let mut members = Vec::new();
        for Member { place, uses } in from.place.members_with(&[]) {
            // Each of several places fails or not by itself: one may be in registers, another not.
            let form = place.form(bits, order).in_registers();
            let (callers, doubt) = match self.cfa {
                Some(_) => {
                    let (registers, doubt) = self.registers_of_caller(&form)?;
                    (Some(registers), doubt)
                }
                None => (None, Doubt::None),
            };
            let machine = OnEntry(self.machine, callers);
            let place = Place::values(form.read(&machine, order).ok_or(Unknown::Limit)?);
            let place = place.with_doubt(doubt);
            members.push(Member { place, uses });
        }
        Ok(Place::one_of(members))
    }

    /// Returns the values that the registers of a form have in the caller, and whether reading them
    /// may fail. While an unwinder evaluates a frame rule, the caller's values are the values on
    /// entry.
    fn registers_of_caller(&mut self, form: &Form) -> Result<(Registers, Doubt), Unknown> {
        let (mut numbers, order) = (BTreeSet::new(), self.order());
        form.registers(&mut numbers);
        let (mut registers, mut all) = (Registers::new(), Doubt::None);
        for number in numbers {
            // A rule that depends on itself gives no value.
            if !self.unwinding.insert(number) {
                return Err(Unknown::Invalid);
            }
            let found = self.caller(Register(number));
            self.unwinding.remove(&number);
            let Some(found) = found? else { continue };
            let values = found.form.read(self.machine, order).ok_or(Unknown::Limit)?;
            let Some(Value { reading, doubt, .. }) = values.into_iter().next() else {
                continue;
            };
            all = all.max(doubt);
            if let Ok(row) = reading {
                let row = in_order(row, order);
                let byte = |bits: &[bool]| {
                    let bits = bits.iter().rev();
                    bits.fold(0, |byte, bit| byte << 1 | u8::from(*bit))
                };
                registers.insert(number, row.chunks(8).map(byte).collect());
            }
        }
        Ok((registers, all))
    }
}

/// The contents of registers, the least significant byte first.
type Registers = BTreeMap<u16, Vec<u8>>;

/// A machine whose registers have the contents that they had on entry to the function: the given
/// ones, or else those that the inner machine has for the entry.
struct OnEntry<'r>(&'r dyn MachineState, Option<Registers>);

impl MachineState for OnEntry<'_> {
    fn register(&self, number: u16) -> Option<Vec<u8>> {
        match &self.1 {
            Some(registers) => registers.get(&number).cloned(),
            None => self.0.entry_register(number),
        }
    }

    fn entry_register(&self, number: u16) -> Option<Vec<u8>> {
        self.0.entry_register(number)
    }

    fn memory(&self, _space: u64, _address: u64) -> Option<u8> {
        None
    }

    fn lane(&self) -> Option<u64> {
        self.0.lane()
    }

    fn iteration(&self) -> Option<u64> {
        self.0.iteration()
    }

    fn cfa(&self) -> Option<u64> {
        self.0.cfa()
    }

    fn thread_pointer(&self) -> Option<u64> {
        self.0.thread_pointer()
    }

    fn object(&self) -> Option<u64> {
        self.0.object()
    }

    fn instance(&self) -> Vec<(u64, InstancePart)> {
        self.0.instance()
    }

    fn symbol(&self, symbol: Text, storage: StorageDuration) -> Option<u64> {
        self.0.symbol(symbol, storage)
    }
}
