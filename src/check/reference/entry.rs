//! What registers held on entry to the function.

use super::evaluate::{MOST_BITS, Typed};
use super::machine::Machine;
use super::place::{Member, Place};
use super::{At, Fault, Unknown};
use crate::metadata::Text;
use alloc::vec::Vec;

impl At<'_, '_> {
    /// The value that a register, or parts of some, had on entry to the function. What a call changes now does not matter.
    pub(super) fn on_entry(&mut self, from: &Typed) -> Result<Place, Unknown> {
        let (bits, order) = (self.type_bits(from.ty)?, self.order());
        if bits > MOST_BITS {
            return Err(Unknown::Limit);
        }
        self.spend(bits / 8 + 1)?;
        let mut members = Vec::new();
        for Member { place, uses } in from.place.uncut().members_with(&[]) {
            let form = place.form(bits, order);
            let place = match form.is_in_registers() {
                true => Place::values(form.read(&OnEntry(self.machine), order).ok_or(Unknown::Limit)?),
                false => Place::failed(Fault::NoRegister),
            };
            members.push(Member { place, uses });
        }
        Ok(Place::one_of(members))
    }
}

/// A machine whose registers hold what they held on entry to the function.
struct OnEntry<'r>(&'r dyn Machine);

impl Machine for OnEntry<'_> {
    fn register(&self, number: u16) -> Option<Vec<u8>> {
        self.0.entry_register(number)
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

    fn thread(&self) -> Option<u64> {
        self.0.thread()
    }

    fn object(&self) -> Option<u64> {
        self.0.object()
    }

    fn symbol(&self, symbol: Text) -> Option<u64> {
        self.0.symbol(symbol)
    }
}
