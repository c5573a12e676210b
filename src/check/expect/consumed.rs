//! A lowered module, as consumers see it on the machines of expectations.

use super::Given;
use crate::check::frames::{Emitted, Unwinding};
use crate::check::indexed::Indexed;
use crate::check::locations::LoweredLocations;
use crate::lower::Lowered;
use crate::metadata::Text;
use alloc::collections::BTreeMap;

/// A lowered module, with the data that its expectations have in common.
pub(super) struct Consumed<'l, 'm> {
    pub(super) lowered: &'l Lowered<'l, 'm>,
    /// The emitted call frame information; `None` if emission fails.
    frames: Option<Emitted<'l, 'm>>,
    /// The addresses of symbols that the last machine states, and the locations with them.
    symbols: BTreeMap<Text, u64>,
    locations: LoweredLocations,
}

impl<'l, 'm> Consumed<'l, 'm> {
    pub(super) fn new(lowered: &'l Lowered<'l, 'm>) -> Consumed<'l, 'm> {
        let frames = Emitted::of(lowered);
        let machine = Given::new(lowered.validated().module().target);
        Consumed {
            lowered,
            locations: LoweredLocations::with(lowered, frames.as_ref(), &|it, _| {
                machine.symbol_value(it)
            }),
            frames,
            symbols: machine.symbols,
        }
    }

    /// Returns the sides of comparisons on machines that give symbols the same addresses as this
    /// one.
    pub(super) fn side(&mut self, machine: &Given) -> Side<'_, 'm> {
        if self.symbols != machine.symbols {
            let frames = self.frames.as_ref();
            let address = |symbol, _| machine.symbol_value(symbol);
            self.locations = LoweredLocations::with(self.lowered, frames, &address);
            self.symbols.clone_from(&machine.symbols);
        }
        let frames = self.frames.as_ref();
        Side {
            lowered: self.lowered,
            locations: Indexed::of(&self.locations),
            frames: frames.map(|frames| Unwinding::of(frames, self.lowered)),
        }
    }
}

/// The lowered side of comparisons on some machines.
pub(super) struct Side<'s, 'm> {
    pub(super) lowered: &'s Lowered<'s, 'm>,
    pub(super) locations: Indexed<'s>,
    /// The emitted call frame information; `None` if emission fails.
    pub(super) frames: Option<Unwinding<'s, 'm>>,
}
