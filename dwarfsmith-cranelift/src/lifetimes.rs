//! What variables hold, as lifetimes with a `dbg.def` and `dbg.kill`s.
//!
//! A lifetime states that the variable holds a content, in the code that control reaches from its
//! only `dbg.def` without a `dbg.kill` on the way. The timeline states this by segments of code. So
//! each lifetime begins at the start of a segment that no segment with the same content precedes,
//! includes all segments with that content that control reaches from there, and is killed where
//! another content begins. A variable that keeps its value throughout the function needs one
//! lifetime, for any number of blocks.

use dwarfsmith::build::Lifetime;
use dwarfsmith::markers::{Base, Marker, Referrer};
use dwarfsmith::metadata::{LifetimeId, Object};
use dwarfsmith::{Module, Target, Type};

use crate::describe::Nodes;
use crate::error::DescribeError;
use crate::record::{CompiledFunction, Leaf, Operand, Source, Storage};
use crate::timeline::{Segment, Timeline};
use crate::values::{Reach, Values};

/// A marker and its place.
pub struct Placed {
    /// The machine block.
    pub block: usize,
    /// The code offset.
    pub position: u32,
    /// The marker.
    pub marker: Marker,
}

/// A function's markers, and the values that they name.
pub struct Markers {
    /// In the order of blocks and offsets; kills come before defs.
    pub placed: Vec<Placed>,
    /// For each value, whether a marker names it.
    pub entities: Vec<bool>,
}

/// Makes the lifetimes of a function's variables, and their markers, also those of `kept`, the
/// values that calls preserve.
pub fn markers(
    module: &mut Module,
    function: &CompiledFunction,
    nodes: &Nodes<'_>,
    kept: Values<'_>,
) -> Result<Markers, DescribeError> {
    let mut values = Values::new(function, Reach::Here);
    let mut placed = variables(module, function, nodes, &mut values)?;
    place_values([&values, &kept], &mut placed);
    placed.sort_by_key(|placed| {
        (
            placed.block,
            placed.position,
            !matches!(placed.marker, Marker::Kill(_)),
        )
    });
    let entities = values
        .used
        .iter()
        .zip(&kept.used)
        .map(|(here, kept)| *here || *kept)
        .collect();
    Ok(Markers { placed, entities })
}

/// Makes the lifetimes of a function's variables, and the values that they need. Returns the
/// markers of these lifetimes.
fn variables(
    module: &mut Module,
    function: &CompiledFunction,
    nodes: &Nodes<'_>,
    values: &mut Values<'_>,
) -> Result<Vec<Placed>, DescribeError> {
    let timeline = Timeline::new(function);
    let mut placed = Vec::new();
    let mut part = 0;
    for (variable, record) in function.record.variables.iter().enumerate() {
        let object = Object::from(
            *nodes
                .variables
                .get(variable)
                .ok_or(DescribeError::Record("a variable"))?,
        );
        let size = bit_size(record.ty, function.machine.isa.target());
        let mut lives = Lives {
            module,
            values,
            function,
            slot: None,
            placed: &mut placed,
        };
        match &record.storage {
            Storage::Leaves(leaves) if leaves.len() != 1 || leaves[0].size_bits != size => {
                lives.split(&timeline, part, object, leaves, size)?;
                part += leaves.len();
            }
            // A variable of one part is that part.
            Storage::Leaves(leaves) => {
                let ty = leaves.first().map_or(record.ty, |leaf| leaf.ty);
                lives.object(&timeline.segments(part), object, ty)?;
                part += 1;
            }
            Storage::Slot(slot) => {
                lives.slot = function.machine.slots.get(*slot).copied();
                lives.object(&timeline.segments(part), object, record.ty)?;
                part += 1;
            }
        }
    }
    Ok(placed)
}

/// Adds the markers of the lifetimes of values.
fn place_values(all: [&Values<'_>; 2], placed: &mut Vec<Placed>) {
    for (lifetime, referrer) in all.iter().flat_map(|values| &values.defs) {
        placed.push(Placed {
            block: 0,
            position: 0,
            marker: Marker::Def(*lifetime, *referrer),
        });
    }
    for span in all.iter().flat_map(|values| &values.spans) {
        let (block, lifetime) = (span.block, span.lifetime);
        placed.push(Placed {
            block,
            position: span.start,
            marker: Marker::Def(lifetime, span.place),
        });
        placed.push(Placed {
            block,
            position: span.end,
            marker: Marker::Kill(lifetime),
        });
    }
}

/// A type's size, 0 if it has none.
fn bit_size(ty: Type, target: Target) -> u32 {
    ty.bit_size(&target).map_or(0, |bits| bits as u32)
}

/// Makes the lifetimes of a function.
struct Lives<'a, 'f> {
    module: &'a mut Module,
    values: &'a mut Values<'f>,
    function: &'a CompiledFunction,
    /// Where the variable's slot is, from the CFA, if it has one.
    slot: Option<i64>,
    placed: &'a mut Vec<Placed>,
}

impl Lives<'_, '_> {
    /// Describes a variable in parts: a fragment for each part, and a computed lifetime that
    /// composes them. Bits between them are undefined.
    fn split(
        &mut self,
        timeline: &Timeline,
        first_part: usize,
        variable: Object,
        leaves: &[Leaf],
        size: u32,
    ) -> Result<(), DescribeError> {
        let mut location = self.module.builder();
        let mut arguments = Vec::new();
        let mut count = 0;
        let mut end = 0;
        for (index, leaf) in leaves.iter().enumerate() {
            if leaf.offset_bits > end {
                location.undef(Type::bits(u64::from(leaf.offset_bits - end)))?;
                count += 1;
            }
            end = leaf.offset_bits + leaf.size_bits;
            count += 1;
            let ty = leaf.ty;
            let segments = timeline.segments(first_part + index);
            if segments.iter().any(|segment| self.is_known(segment.source)) {
                let fragment =
                    Object::from(self.module.metadata.fragments.push(Default::default()));
                self.object(&segments, fragment, ty)?;
                location.arg(arguments.len() as u32, ty)?;
                arguments.push(fragment);
            } else {
                location.undef(ty)?;
            }
        }
        if size > end {
            location.undef(Type::bits(u64::from(size - end)))?;
            count += 1;
        }
        if !arguments.is_empty() {
            location.composite(count, Type::bits(u64::from(size)))?;
            let location = self.module.expr(&location);
            self.module
                .add(Lifetime::computed(variable, location).arguments(&arguments));
        }
        Ok(())
    }

    /// Whether a source has a location.
    fn is_known(&self, source: Option<Source>) -> bool {
        match source {
            None => false,
            Some(Source::Operand(Operand::Value(value))) => self.values.is_known(value),
            Some(Source::Operand(Operand::Const(_)) | Source::Slot) => true,
        }
    }

    /// The lifetimes of an object.
    fn object(
        &mut self,
        segments: &[Segment],
        object: Object,
        ty: Type,
    ) -> Result<(), DescribeError> {
        let mut first_of = vec![None; self.function.machine.blocks.len()];
        for (index, segment) in segments.iter().enumerate() {
            if segment.first {
                first_of[segment.block] = Some(index);
            }
        }
        let mut led_into = vec![false; segments.len()];
        for segment in segments.iter().filter(|segment| segment.last) {
            for index in self.next(segment, &first_of) {
                if segments[index].source == segment.source {
                    led_into[index] = true;
                }
            }
        }
        // In a loop that never changes the content, each segment has a predecessor with the same
        // content. The second round starts with any of these segments.
        let mut covered = vec![false; segments.len()];
        for round in [false, true] {
            for index in 0..segments.len() {
                if led_into[index] != round
                    || covered[index]
                    || !self.is_known(segments[index].source)
                {
                    continue;
                }
                let Some(source) = segments[index].source else {
                    continue;
                };
                let (lifetime, referrer) = self.lifetime(object, source, ty)?;
                let marker = Marker::Def(lifetime, referrer);
                self.placed.push(Placed {
                    block: segments[index].block,
                    position: segments[index].start,
                    marker,
                });
                self.follow(segments, &first_of, &mut covered, index, lifetime);
            }
        }
        Ok(())
    }

    /// The first segments of the successors of a segment's block.
    fn next(&self, segment: &Segment, first_of: &[Option<usize>]) -> Vec<usize> {
        let successors = self
            .function
            .machine
            .blocks
            .get(segment.block)
            .map_or(&[][..], |block| &block.successors);
        successors
            .iter()
            .filter_map(|block| first_of.get(*block).copied().flatten())
            .collect()
    }

    /// Follows a lifetime from a segment through all segments with its content, and ends it after
    /// them.
    fn follow(
        &mut self,
        segments: &[Segment],
        first_of: &[Option<usize>],
        covered: &mut [bool],
        start: usize,
        lifetime: LifetimeId,
    ) {
        let mut killed = Vec::new();
        let mut own = vec![start];
        let mut visited = 0;
        covered[start] = true;
        while let Some(index) = own.get(visited).copied() {
            visited += 1;
            let segment = segments[index];
            // The next segment of the same block has another content.
            let next = if segment.last {
                self.next(&segment, first_of)
            } else {
                vec![index + 1]
            };
            for next in next {
                if own.contains(&next) || killed.contains(&next) {
                    continue;
                }
                if segment.last && segments[next].source == segment.source && !covered[next] {
                    covered[next] = true;
                    own.push(next);
                } else {
                    // Also where another lifetime has the same content already.
                    killed.push(next);
                }
            }
        }
        for index in killed {
            let (block, position) = (segments[index].block, segments[index].start);
            self.placed.push(Placed {
                block,
                position,
                marker: Marker::Kill(lifetime),
            });
        }
    }

    /// A bounded lifetime: the object holds the content of the source.
    fn lifetime(
        &mut self,
        object: Object,
        source: Source,
        ty: Type,
    ) -> Result<(LifetimeId, Referrer), DescribeError> {
        let mut location = self.module.builder();
        let mut arguments = Vec::new();
        let mut referrer = Referrer::Undefined;
        let mut own = ty;
        match source {
            Source::Operand(Operand::Const(bits)) => {
                location.constant(ty, i128::from(bits as i64))?;
            }
            Source::Operand(Operand::Value(value)) if self.values.is_fragment(value) => {
                own = self.values.ty(value);
                location.arg(0, own)?;
                arguments.push(Object::from(self.values.fragment(self.module, value)?));
            }
            Source::Operand(Operand::Value(value)) => {
                own = self.values.ty(value);
                location.referrer(own)?;
                referrer = self.values.place(value);
            }
            Source::Slot => {
                location.referrer(ty)?;
                let offset = self.slot.ok_or(DescribeError::Record("a slot"))? as i32;
                referrer = Referrer::Slot {
                    base: Base::Cfa,
                    offset,
                    bits: 0,
                };
            }
        }
        if own != ty {
            // The address of an element is computed as an integer.
            location.reinterpret(ty)?;
        }
        let location = self.module.expr(&location);
        Ok((
            self.module
                .add(Lifetime::bounded(object, location).arguments(&arguments)),
            referrer,
        ))
    }
}
