//! Random control flow, markers and value places of functions.

use super::{Generator, Mark, SIZE};
use dwarfsmith::markers::{Base, BlockIndex, FunctionBody, Marker, Referrer, ValueId};
use dwarfsmith::{Module, Position};
impl Generator {
    pub(super) fn body(&mut self, module: &mut Module, body: &mut FunctionBody, marks: &[Mark]) {
        let mut starts: Vec<u32> = (0..self.random.below(4))
            .map(|_| self.random.below(16) as u32 * 4)
            .collect();
        starts.push(0);
        starts.sort_unstable();
        let mut markers: Vec<(Position, Marker)> = Vec::new();
        for (lifetime, bits) in marks {
            let referrer = match bits {
                Some((bits, true)) => self.whole_register(*bits),
                Some((bits, false)) => self.referrer(module, body, *bits, true),
                // A frame base is not counted from itself.
                None => {
                    let base = self.register_base();
                    let base = if self.random.one_in(2) {
                        Base::Cfa
                    } else {
                        base
                    };
                    Referrer::Slot {
                        base,
                        offset: self.random.below(16) as i32 * 8 - 64,
                        bits: 8,
                    }
                }
            };
            let at = if self.random.one_in(3) {
                0
            } else {
                self.random.below(SIZE as usize) as u32
            };
            markers.push((Position(at), Marker::Def(*lifetime, referrer)));
            for _ in 0..self.random.pick(&[0, 1, 1, 2]) {
                let at = self.random.below(SIZE as usize) as u32;
                if !self.rejected.contains(&(*lifetime, Position(at))) {
                    markers.push((Position(at), Marker::Kill(*lifetime)));
                }
            }
        }
        for code in self.labels.clone() {
            markers.push((
                Position(self.random.below(SIZE as usize) as u32),
                Marker::Label(code),
            ));
        }
        markers.sort_by_key(|marker| marker.0);
        for (number, start) in starts.iter().enumerate() {
            let block = body.block(Position(*start));
            let end = starts.get(number + 1).copied().unwrap_or(SIZE);
            for (at, marker) in markers
                .iter()
                .filter(|marker| *start <= marker.0.0 && marker.0 < Position(end))
            {
                body.marker(*at, *marker);
            }
            for _ in 0..self.random.below(3) {
                body.successor(block, BlockIndex(self.random.below(starts.len()) as u32));
            }
        }
        let entities = markers.iter().filter_map(|(_, marker)| match marker {
            Marker::Def(_, Referrer::Value(entity)) => Some(*entity),
            _ => None,
        });
        let entities: Vec<ValueId> = entities.collect();
        for entity in &entities {
            if self.random.one_in(2) && entities.iter().filter(|other| *other == entity).count() > 1
            {
                continue;
            }
            for _ in 0..1 + self.random.below(3) {
                let range = self.random.range(SIZE);
                let location = self.referrer(module, body, u64::from(entity.0 - 1000), false);
                body.value(*entity, range, location);
            }
        }
    }
}
