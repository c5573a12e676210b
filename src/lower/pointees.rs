//! The entries that implicit pointers refer to: a separate entry for each location, or the variable
//! with this location.
//!
//! ```text
//!   a variable's entry: DW_OP_implicit_pointer ──► a procedure with the location,
//!     │                                            one for all equal locations
//!     └─► after all variables of the function, if a variable has that location
//!         in all code of the entry ──► its entry replaces the procedure
//! ```
//!
//! DWARF 5 section 2.6.1.1.4 requires the entry of the object that the pointer points to. A
//! consumer can name that object if the pointer refers to the variable's entry, and one entry is
//! smaller than two.

use super::degradation::DegradationReason;
use super::encode::{Encoder, Lost, Pointee};
use super::lowered::{EntryLocation, LocationEntry, Lowered, Procedure};
use super::resolve::Resolver;
use super::scratch::Scratch;
use super::site::Site;
use crate::dwarf::{EntryRef, FixupKind, Operation, OperationKind};
use crate::location::{Location, LocationId};
use crate::markers::CodeRange;
use crate::metadata::VariableId;
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// The maximum number of variables with equal expressions that are considered for a pointer.
const MAX_CANDIDATES: usize = 8;

/// The location of a variable: an expression for each range of code, sorted by start.
struct Places {
    ranges: Vec<(CodeRange, Range<u32>)>,
    /// For each of `ranges`, the highest end of the code ranges up to it.
    ends: Vec<Position>,
}

/// The uses of a function's procedures, from number `first` on.
struct Uses {
    first: u32,
    /// For each procedure, the code in which a pointer refers to it.
    ranges: Vec<Vec<CodeRange>>,
    /// The variables that replace procedures, as indices of the function's variables.
    variables: Vec<usize>,
    numbers: HashMap<usize, usize>,
    /// Operands that refer to these variables after the replacement: the index of the fixup, and of
    /// the variable in `variables`.
    replaced: Vec<(usize, usize)>,
}

impl Encoder<'_> {
    /// Writes a pointer into an address space to a location without an address in that space.
    pub(super) fn pointer(&mut self, to: Pointee, space: u64) -> Result<(), Lost> {
        if self.tree.is_undefined(to.location, u64::MAX) {
            return Err(Lost(DegradationReason::Undefined));
        }
        if space != 0 && !self.has(OperationKind::AspaceImplicitPointer) {
            return Err(Lost(DegradationReason::PointerSpace));
        }
        match self.tree.location(to.location) {
            Location::Object { bit_offset } if space == 0 => {
                return self.object_address(bit_offset);
            }
            _ if self.may_have_address(to.location, space) => {
                return Err(Lost(DegradationReason::Offset));
            }
            _ => {}
        }
        let number = self.first_procedure + self.procedures.len() as u32;
        let entry = EntryRef::Symbol(number);
        if space == 0 {
            self.op_or(
                Operation::ImplicitPointer(entry, 0),
                DegradationReason::ImplicitPointer,
            )?;
        } else {
            self.op(Operation::constant_unsigned(space))?;
            self.op(Operation::AspaceImplicitPointer(entry, 0))?;
        }
        self.procedures.push(to);
        Ok(())
    }

    /// True if a location may be memory of an address space, at a whole byte, at run time: a
    /// pointer into that space is then its address.
    fn may_have_address(&self, mut id: LocationId, space: u64) -> bool {
        let mut is_moved = false;
        while let Location::Moved { base, .. } = self.tree.location(id) {
            (id, is_moved) = (base, true);
        }
        match self.tree.location(id) {
            Location::Memory {
                space: at,
                bit_offset,
                ..
            } => at == space && (is_moved || bit_offset == 0),
            Location::Object { .. } => true,
            _ => false,
        }
    }
}

impl<'m> Lowered<'_, 'm> {
    /// Writes the procedures that the expression from `start` on points to, numbered from `first`
    /// on in the order of the scratch buffer. An existing procedure of the function is reused if it
    /// is equal.
    pub(super) fn pointees(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        start: usize,
        first: u32,
        scratch: &mut Scratch,
    ) {
        if scratch.procedures.is_empty() {
            return;
        }
        let end = self.bytes.len();
        let pointees = core::mem::take(&mut scratch.procedures);
        // The recursion ends because the depth of a tree is bounded.
        let numbers = pointees
            .iter()
            .map(|pointee| self.pointee(resolver, *pointee, scratch));
        let numbers: Vec<u32> = numbers.collect();
        for index in self.fixups_of(start as u32..end as u32) {
            let number = self
                .entry_at(index)
                .and_then(|number| number.checked_sub(first));
            if let Some(number) = number.and_then(|place| numbers.get(place as usize)) {
                self.refer(index, *number);
            }
        }
    }

    /// Returns the procedure for a location.
    fn pointee(
        &mut self,
        resolver: &Resolver<'_, 'm>,
        Pointee { location, bits }: Pointee,
        scratch: &mut Scratch,
    ) -> u32 {
        let (before, first) = (self.written(), self.procedures.len() as u32);
        // gdb rejects a composite that is larger than the part that it reads.
        let written = self.encoder(resolver, scratch, |encoder| {
            encoder.is_pointee = true;
            encoder.expression(location, bits)
        });
        let location = match written {
            Ok(()) => {
                let bytes = self.bytes_since(before);
                self.pointees(resolver, bytes.start as usize, first, scratch);
                EntryLocation::Expression(bytes)
            }
            Err(Lost(reason)) => {
                scratch.lost.push(reason);
                EntryLocation::Absent
            }
        };
        let bytes = match &location {
            EntryLocation::Expression(expression) => self.expression(expression.clone()).to_vec(),
            _ => Vec::new(),
        };
        let mut known = scratch.pointees.get(&bytes).into_iter().flatten();
        let size = bits.div_ceil(8);
        if let Some(&known) = known.find(|known| self.is_at(**known, &location)) {
            // Its own targets also existed, so no procedure was added.
            self.undo(before);
            if let Some(procedure) = self.procedures.get_mut(known as usize) {
                procedure.bytes = procedure.bytes.max(size);
            }
            return known;
        }
        let number = self.procedures.len() as u32;
        self.procedures.push(Procedure {
            function: resolver.site.id(),
            location,
            variable: None,
            bytes: size,
            map: None,
        });
        scratch.pointees.entry(bytes).or_default().push(number);
        number
    }

    /// True if a procedure has this location.
    fn is_at(&self, number: u32, location: &EntryLocation) -> bool {
        let known = self.procedures.get(number as usize);
        match (location, known.map(|known| &known.location)) {
            (EntryLocation::Expression(new), Some(EntryLocation::Expression(known))) => {
                self.is_same(new.clone(), known.clone())
            }
            (new, known) => Some(new) == known,
        }
    }

    /// Replaces procedures from `first` on by variables of the function that have the same
    /// location, and removes procedures that become unused. The operands of the function are the
    /// fixups from `first_fixup` on.
    pub(super) fn point_to_variables(
        &mut self,
        site: Site<'m>,
        variables: &mut [(VariableId, EntryLocation)],
        first: usize,
        first_fixup: usize,
    ) {
        let uses = self.uses(site, variables, first);
        if !uses.replaced.is_empty() {
            self.renumber(site, variables, &uses, first_fixup);
        }
    }

    /// Collects the references to the procedures from `first` on, and the variables that replace
    /// them.
    fn uses(
        &self,
        site: Site<'m>,
        variables: &[(VariableId, EntryLocation)],
        first: usize,
    ) -> Uses {
        let places: Vec<Places> = variables
            .iter()
            .map(|(_, location)| self.places_of(site, location))
            .collect();
        let mut by_bytes: HashMap<&[u8], Vec<usize>> = HashMap::new();
        for (index, places) in places.iter().enumerate() {
            for (_, expression) in &places.ranges {
                let candidates = by_bytes
                    .entry(self.expression(expression.clone()))
                    .or_default();
                if candidates.last() != Some(&index) {
                    candidates.push(index);
                }
            }
        }
        let find = |expression: &Range<u32>, ranges: &[CodeRange]| {
            let candidates = by_bytes
                .get(self.expression(expression.clone()))?
                .iter()
                .take(MAX_CANDIDATES);
            let holds = |places: &Places| {
                let mut ranges = ranges.iter();
                ranges.all(|range| self.is_only(places, *range, expression))
            };
            let mut candidates = candidates.copied();
            candidates.find(|index| places.get(*index).is_some_and(holds))
        };
        let mut uses = Uses {
            first: first as u32,
            ranges: alloc::vec![Vec::new(); self.procedures.len() - first],
            variables: Vec::new(),
            numbers: HashMap::new(),
            replaced: Vec::new(),
        };
        for (range, expression) in places.iter().flat_map(|places| &places.ranges) {
            self.use_pointees(expression, &[*range], find, &mut uses);
        }
        // A procedure follows those that it points to.
        for place in (0..uses.ranges.len()).rev() {
            let ranges = uses
                .ranges
                .get_mut(place)
                .map(core::mem::take)
                .unwrap_or_default();
            if let (false, Some(expression)) = (ranges.is_empty(), self.place_of(first + place)) {
                self.use_pointees(&expression, &ranges, find, &mut uses);
            }
            if let Some(used) = uses.ranges.get_mut(place) {
                *used = ranges;
            }
        }
        uses
    }

    /// Returns the expressions of a variable, with the code in which each holds.
    fn places_of(&self, site: Site<'m>, location: &EntryLocation) -> Places {
        let mut ranges = match location {
            EntryLocation::Absent | EntryLocation::PerFunction(_) => Vec::new(),
            EntryLocation::Expression(expression) => {
                alloc::vec![(site.range(), expression.clone())]
            }
            EntryLocation::List(list) => {
                let entries = self
                    .entries(list.clone())
                    .iter()
                    .filter(|entry| !entry.range.is_empty());
                entries
                    .map(|entry| (entry.range, entry.expression()))
                    .collect()
            }
        };
        ranges.sort_by_key(|(range, _)| (range.start, range.end));
        let mut highest = Position::START;
        let ends = ranges.iter().map(|(range, _)| {
            highest = highest.max(range.end);
            highest
        });
        let ends = ends.collect();
        Places { ranges, ends }
    }

    /// Returns the expression of a procedure.
    fn place_of(&self, number: usize) -> Option<Range<u32>> {
        match &self.procedures.get(number)?.location {
            EntryLocation::Expression(expression) => Some(expression.clone()),
            _ => None,
        }
    }

    /// True if this expression is the only location of a variable in all of a range.
    fn is_only(&self, places: &Places, range: CodeRange, expression: &Range<u32>) -> bool {
        let first = places.ends.partition_point(|end| *end <= range.start);
        let mut from = range.start;
        for (stretch, place) in places
            .ranges
            .iter()
            .skip(first)
            .take_while(|(other, _)| other.start < range.end)
        {
            let cut = stretch.intersection(range);
            if cut.is_empty() {
                continue;
            }
            // If another entry overlaps this one, the object has a second location there.
            if cut.start != from || !self.is_same(place.clone(), expression.clone()) {
                return false;
            }
            from = cut.end;
        }
        from == range.end
    }

    /// Records the targets of the implicit pointers of an expression that holds in some code.
    fn use_pointees(
        &self,
        expression: &Range<u32>,
        ranges: &[CodeRange],
        find: impl Fn(&Range<u32>, &[CodeRange]) -> Option<usize>,
        uses: &mut Uses,
    ) {
        for index in self.fixups_of(expression.clone()) {
            let Some(number) = self.entry_at(index) else {
                continue;
            };
            let Some(place) = number.checked_sub(uses.first).map(|place| place as usize) else {
                continue;
            };
            match self
                .place_of(number as usize)
                .and_then(|expression| find(&expression, ranges))
            {
                Some(variable) => {
                    let number = *uses.numbers.entry(variable).or_insert(uses.variables.len());
                    if number == uses.variables.len() {
                        uses.variables.push(variable);
                    }
                    uses.replaced.push((index, number));
                }
                None => {
                    if let Some(used) = uses.ranges.get_mut(place) {
                        used.extend_from_slice(ranges);
                    }
                }
            }
        }
    }

    /// Returns the indices of the fixups of an expression.
    fn fixups_of(&self, expression: Range<u32>) -> Range<usize> {
        let start = self
            .fixups
            .partition_point(|fixup| fixup.offset < expression.start as usize);
        start..start + self.fixups(expression).len()
    }

    /// Returns the number of the entry that an operand refers to.
    fn entry_at(&self, fixup: usize) -> Option<u32> {
        self.fixups.get(fixup)?.kind.entry()
    }

    /// Makes an operand refer to another entry. Its bytes also contain the number, so that equal
    /// expressions have equal bytes.
    fn refer(&mut self, fixup: usize, number: u32) {
        let Some(fixup) = self.fixups.get_mut(fixup) else {
            return;
        };
        match &mut fixup.kind {
            FixupKind::UnitEntry(index)
            | FixupKind::UnitEntryUleb(index)
            | FixupKind::InfoEntry(index) => *index = number,
            FixupKind::Address { .. } | FixupKind::ThreadLocal { .. } | FixupKind::BaseType(_) => {
                return;
            }
        }
        // The field was reserved for this number.
        let _ = fixup.patch(&mut self.bytes, self.encoding.order, u64::from(number));
    }

    /// Joins adjacent entries of a variable's list that have become equal.
    fn join(&mut self, location: &mut EntryLocation) {
        let EntryLocation::List(list) = location else {
            return;
        };
        let mut kept: Vec<LocationEntry> = Vec::new();
        for entry in self.entries(list.clone()) {
            match kept.last_mut() {
                Some(last)
                    if last.range.end == entry.range.start
                        && self.is_same(last.expression(), entry.expression()) =>
                {
                    last.range.end = entry.range.end;
                }
                _ => kept.push(*entry),
            }
        }
        let end = list.start + kept.len() as u32;
        if let Some(entries) = self.entries.get_mut(list.start as usize..end as usize) {
            entries.copy_from_slice(&kept);
            list.end = end;
        }
    }

    /// Removes unused procedures, and adds those that are variables.
    fn renumber(
        &mut self,
        site: Site<'m>,
        variables: &mut [(VariableId, EntryLocation)],
        uses: &Uses,
        first_fixup: usize,
    ) {
        let mut next = uses.first;
        let numbers = uses.ranges.iter().map(|ranges| {
            let number = next;
            next += u32::from(!ranges.is_empty());
            number
        });
        let numbers: Vec<u32> = numbers.collect();
        for index in first_fixup..self.fixups.len() {
            let number = self
                .entry_at(index)
                .and_then(|number| number.checked_sub(uses.first));
            if let Some(number) = number.and_then(|place| numbers.get(place as usize)) {
                self.refer(index, *number);
            }
        }
        for (index, variable) in &uses.replaced {
            self.refer(*index, next + *variable as u32);
        }
        let mut is_used = uses.ranges.iter().map(|ranges| !ranges.is_empty());
        let mut place = 0;
        self.procedures.retain(|_| {
            place += 1;
            place <= uses.first || is_used.next() == Some(true)
        });
        for (_, location) in variables.iter_mut() {
            self.join(location);
        }
        for &index in &uses.variables {
            let Some((variable, location)) = variables.get(index).cloned() else {
                continue;
            };
            self.procedures.push(Procedure {
                function: site.id(),
                location,
                variable: Some(variable),
                bytes: 0,
                map: None,
            });
        }
    }
}
