//! A lowered module, as consumers see it on the machines of expectations.

use super::Given;
use crate::check::frames::Emitted;
use crate::check::locations::LoweredLocations;
use crate::lower::Lowered;
use crate::metadata::Text;
use alloc::collections::BTreeMap;

/// A lowered module, with what its expectations have in common.
pub(super) struct Consumed<'l, 'm> {
    pub(super) lowered: &'l Lowered<'l, 'm>,
    /// The emitted call frame information; `None` if emission fails.
    pub(super) frames: Option<Emitted<'l, 'm>>,
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
            locations: LoweredLocations::with(lowered, frames.as_ref(), &|it| machine.address(it)),
            frames,
            symbols: machine.symbols,
        }
    }

    /// The locations, with the addresses that symbols have on a machine.
    pub(super) fn locations(&mut self, machine: &Given) -> &LoweredLocations {
        if self.symbols != machine.symbols {
            let frames = self.frames.as_ref();
            let address = |symbol| machine.address(symbol);
            self.locations = LoweredLocations::with(self.lowered, frames, &address);
            self.symbols.clone_from(&machine.symbols);
        }
        &self.locations
    }
}
