//! Converts the contents of variables to lifetimes with a `dbg.def` and `dbg.kill`s.
//!
//! A lifetime covers the code that control reaches from its only `dbg.def` without passing a
//! `dbg.kill`. The timeline divides the code into segments, each with one content of the variable.
//! So a lifetime starts at a segment that no segment with the same content precedes, covers the
//! segments with that content that control reaches from there, and is killed where another content
//! starts. A variable that keeps its value in the whole function needs one lifetime, for any number
//! of blocks.

use dwarfsmith::build::Lifetime;
use dwarfsmith::markers::{Base, Marker, Referrer};
use dwarfsmith::metadata::{LifetimeId, Object, Scope};
use dwarfsmith::{Module, Target, Type};

use crate::check;
use crate::error::DescribeError;
use crate::flow::Flow;
use crate::inlined::InlinedCalls;
use crate::meet::UsedPlaces;
use crate::nodes::Nodes;
use crate::record::{CompiledFunction, Leaf, Operand, Source, Storage, VariableRecord};
use crate::timeline::{Segment, Timeline};
use crate::values::{Form, Reach, Use, Values};

/// A marker and its place.
pub struct Placed {
    /// The machine block.
    pub block: usize,
    /// The code offset.
    pub position: u32,
    /// The marker.
    pub marker: Marker,
}

/// A function's markers, and the values to which they refer.
pub struct Markers {
    /// The markers, in any order.
    pub placed: Vec<Placed>,
    /// Their order by blocks and offsets; kills come before defs.
    pub order: Vec<usize>,
    /// For each value of the function body, true if a marker refers to it.
    pub used: Vec<bool>,
}

/// Adds the lifetimes of a function's variables to the module. Returns their markers, and those of
/// `kept`, the values that calls preserve.
pub fn markers(
    module: &mut Module,
    function: &CompiledFunction,
    nodes: &Nodes<'_>,
    inlined: &InlinedCalls,
    kept: Option<Values<'_>>,
) -> Result<Markers, DescribeError> {
    let mut values = Values::new(function, Reach::Here);
    variables(module, function, (nodes, inlined), &mut values)?;
    let (mut placed, mut used) = (values.markers, values.used);
    if let Some(kept) = kept {
        placed.extend(kept.markers);
        for (used, kept) in used.iter_mut().zip(kept.used) {
            *used |= kept;
        }
    }
    // The key is block, offset and kind; the index preserves the order of equal keys.
    let key = |(placed, index): (&Placed, u32)| {
        let is_def = !matches!(placed.marker, Marker::Kill(_));
        let at = u128::from(placed.position) << 1 | u128::from(is_def);
        (placed.block as u128) << 66 | at << 32 | u128::from(index)
    };
    let mut order: Vec<_> = placed.iter().zip(0..).map(key).collect();
    order.sort_unstable();
    Ok(Markers {
        placed,
        order: order.into_iter().map(|key| key as u32 as usize).collect(),
        used,
    })
}

/// Adds the lifetimes of a function's variables, and those of the values that they need.
fn variables(
    module: &mut Module,
    function: &CompiledFunction,
    (nodes, inlined): (&Nodes<'_>, &InlinedCalls),
    values: &mut Values<'_>,
) -> Result<(), DescribeError> {
    let timeline = Timeline::new(function);
    timeline.values().for_each(|value| values.add_use(value));
    let mut part = 0;
    let mut flow = Flow::default();
    // Most variables are in the scope of the previous variable.
    let mut scope = 0;
    for (variable, record) in function.record.variables.iter().enumerate() {
        let node = *nodes
            .variables
            .get(variable)
            .ok_or(DescribeError::Record("variable", Some(variable)))?;
        let object = Object::from(node);
        if let Some(node) = module.metadata.variables.get(node) {
            check::size(module, node, record)?;
            if nodes.scopes.get(scope) != Some(&node.scope) {
                scope = scope_of(module, nodes, node.scope, record)?;
            }
        }
        values.inlined = inlined.depth(scope) > 0;
        let size = bit_size(record.ty, function.machine.isa.target());
        let mut builder = LifetimeBuilder {
            timeline: &timeline,
            module,
            values,
            function,
            slot: None,
            flow: &mut flow,
        };
        let first = part;
        part += record.storage.parts();
        let described = match &record.storage {
            Storage::Leaves(leaves) if leaves.len() != 1 || leaves[0].size_bits != size => {
                builder.split(first, object, leaves, size)
            }
            // A variable of one part is that part.
            Storage::Leaves(leaves) => {
                let ty = leaves.first().map_or(record.ty, |leaf| leaf.ty);
                timeline.segments(first, &mut builder.flow.segments);
                builder.object(object, Use::Value(ty))
            }
            Storage::Slot(slot) => {
                builder.slot = function.machine.slots.get(*slot).copied();
                timeline.segments(first, &mut builder.flow.segments);
                builder.object(object, Use::Value(record.ty))
            }
            Storage::AtAddress => {
                timeline.segments(first, &mut builder.flow.segments);
                builder.object(object, Use::Address(record.ty))
            }
        };
        described.map_err(|error| DescribeError::Variable(record.name.clone(), error.into()))?;
    }
    Ok(())
}

/// Returns the index of a variable's scope. Fails if the variable is of another function.
fn scope_of(
    module: &Module,
    nodes: &Nodes<'_>,
    own: Scope,
    record: &VariableRecord,
) -> Result<usize, DescribeError> {
    match nodes.scopes.iter().position(|known| *known == own) {
        Some(index) => Ok(index),
        None => {
            check::scope(module, own, nodes.subprogram, record)?;
            Ok(0)
        }
    }
}

impl Values<'_> {
    /// Adds the `dbg.def` of a lifetime at an offset in a block.
    pub fn define(
        &mut self,
        (block, position): (usize, u32),
        (lifetime, referrer): (LifetimeId, Referrer),
    ) {
        self.markers.push(Placed {
            block,
            position,
            marker: Marker::Def(lifetime, referrer),
        });
    }

    /// Adds the markers of the last lifetime of `flow`, which starts at a segment.
    pub fn mark(&mut self, flow: &Flow, start: Segment, added: (LifetimeId, Referrer)) {
        self.define((start.block, start.start), added);
        let kill = |(block, position)| Placed {
            block,
            position,
            marker: Marker::Kill(added.0),
        };
        self.markers.extend(flow.ends().map(kill));
    }
}

/// Returns a type's size in bits, or 0 if it has none.
fn bit_size(ty: Type, target: Target) -> u32 {
    ty.bit_size(&target).map_or(0, |bits| bits as u32)
}

/// Adds the lifetimes of a function's variables.
struct LifetimeBuilder<'a, 'f> {
    timeline: &'a Timeline,
    module: &'a mut Module,
    values: &'a mut Values<'f>,
    function: &'a CompiledFunction,
    /// The offset of the variable's slot from the CFA, if it has a slot.
    slot: Option<i64>,
    flow: &'a mut Flow,
}

impl LifetimeBuilder<'_, '_> {
    /// Describes a variable in parts: a fragment for each part, and a computed lifetime that
    /// composes them. Bits between them are undefined.
    fn split(
        &mut self,
        first_part: usize,
        variable: Object,
        leaves: &[Leaf],
        size: u32,
    ) -> Result<(), DescribeError> {
        let mut location = self.module.builder();
        let mut arguments = Vec::new();
        let mut count = 0;
        let mut end = 0;
        let mut used = UsedPlaces::default();
        for (index, leaf) in leaves.iter().enumerate() {
            if leaf.offset_bits > end {
                location.undef(Type::bits(u64::from(leaf.offset_bits - end)))?;
                count += 1;
            }
            end = leaf.offset_bits + leaf.size_bits;
            count += 1;
            let ty = leaf.ty;
            self.timeline
                .segments(first_part + index, &mut self.flow.segments);
            let mut segments = self.flow.segments.iter();
            if segments.any(|segment| is_known(self.values, segment.source)) {
                let fragment =
                    Object::from(self.module.metadata.fragments.push(Default::default()));
                let has_own_place = used.add(self.function, &self.flow.segments);
                self.object(fragment, Use::Value(ty))?;
                location.arg(arguments.len() as u32, ty)?;
                if !has_own_place {
                    location.read()?;
                }
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

    /// Adds the lifetimes of the object that has the segments of `flow`.
    fn object(&mut self, object: Object, used: Use) -> Result<(), DescribeError> {
        let machine = &self.function.machine;
        self.values.split(&mut self.flow.segments);
        self.flow.start(machine);
        while let Some(segment) = self.next() {
            let added = match segment.source {
                Some(Source::Operand(Operand::Value(value))) if segment.in_gap => {
                    (self.values).add_without_place(self.module, object, (value, used))?
                }
                Some(source) => self.lifetime(object, source, used)?,
                None => continue,
            };
            self.values.mark(self.flow, segment, added);
        }
        Ok(())
    }

    /// Returns the first segment of the next lifetime.
    fn next(&mut self) -> Option<Segment> {
        let values = &*self.values;
        let machine = &self.function.machine;
        self.flow.next(machine, |source| is_known(values, source))
    }

    /// Returns true if a value has a place in all code of the last lifetime of `flow`.
    fn has_places(&mut self, value: usize) -> bool {
        let machine = &self.function.machine;
        self.values.has_places(value, self.flow.code(machine))
    }

    /// Adds a bounded lifetime in which the object has the content `source`.
    fn lifetime(
        &mut self,
        object: Object,
        source: Source,
        used: Use,
    ) -> Result<(LifetimeId, Referrer), DescribeError> {
        let (location, referrer) = match source {
            Source::Operand(Operand::Const(bits)) => {
                let location = self.values.constant(self.module, used, bits)?;
                (location, Referrer::Undefined)
            }
            Source::Operand(Operand::Value(value)) => {
                let own = self.values.ty(value);
                if self.values.is_fragment(value) && !self.has_places(value) {
                    let argument = Object::from(self.values.fragment(self.module, value)?);
                    let location = self.values.form(self.module, Form::Argument, own, used)?;
                    let lifetime = Lifetime::bounded(object, location);
                    let lifetime = self.module.add(lifetime.arguments(&[argument]));
                    return Ok((lifetime, Referrer::Undefined));
                }
                let location = self.values.form(self.module, Form::Referrer, own, used)?;
                (location, self.values.place(value))
            }
            Source::Slot => {
                let offset = self.slot.ok_or(DescribeError::Record("slot", None))? as i32;
                let referrer = Referrer::Slot {
                    base: Base::Cfa,
                    offset,
                    bits: 0,
                };
                let (Use::Value(own) | Use::Address(own)) = used;
                let used = Use::Value(own);
                let location = self.values.form(self.module, Form::Referrer, own, used)?;
                (location, referrer)
            }
        };
        Ok((
            self.module.add(Lifetime::bounded(object, location)),
            referrer,
        ))
    }
}

/// Returns true if a content has a location.
fn is_known(values: &Values<'_>, source: Option<Source>) -> bool {
    match source {
        None => false,
        Some(Source::Operand(Operand::Value(value))) => values.is_known(value),
        Some(Source::Operand(Operand::Const(_)) | Source::Slot) => true,
    }
}
