//! Describes SSA values to dwarfsmith.
//!
//! The register allocator's ranges are the value's places. A value that can be recomputed from
//! others also becomes a fragment. The fragment has bounded lifetimes for the code in which the
//! value has a place, and a computed one that holds wherever none of these is active. The bounded
//! lifetimes end where the value's ranges end, because an active bounded lifetime makes the
//! fragment undefined where the value has no place. A value that cannot be recomputed, such as a
//! loop's counter, can sometimes be computed from a result: `i` follows from `i + 1`.
//!
//! As a last resort, a parameter has the entry value of its register. This is the parameter's SSA
//! value; its variable may have been assigned another value. If only one variable needs the value,
//! there is no fragment: the variable has these lifetimes itself, in the code in which it holds the
//! value.

mod addresses;
mod gaps;
mod used;

use dwarfsmith::build::{Global, Lifetime};
use dwarfsmith::expr::{DIExpr, DIExprBuilder};
use dwarfsmith::markers::{Referrer, ValueId};
use dwarfsmith::metadata::{FragmentId, LifetimeId, Object};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Type};

use crate::error::DescribeError;
use crate::flow::Flow;
use crate::lifetimes::Placed;
use crate::machine::{Machine, Place, ValueRange};
use crate::recompute::{self, bits};
use crate::record::{CompiledFunction, Op, Operand, Source};
use crate::timeline::Segment;

pub use used::Use;

/// The number of values in the function body for each SSA value: one with all places, one with the
/// places where the program still needs it, and one with the places that calls preserve.
const IDS_OF_VALUE: usize = 3;

/// The maximum number of values that one recomputation may use. It limits the work of a debugger.
const MAX_VALUES: u32 = 64;

/// The places of values that are described.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// All places that hold the value.
    Here,
    /// The places that calls preserve.
    ThroughCalls,
}

impl Reach {
    /// Returns true if a place is described.
    pub fn includes(self, machine: &Machine, place: Place) -> bool {
        self == Reach::Here || machine.is_preserved_by_calls(place)
    }
}

/// The known facts about a value.
#[derive(Clone, Copy, Default)]
struct Known {
    /// True if it has a place.
    located: bool,
    /// The number of values that its recomputation uses; 0 if it cannot be recomputed.
    cost: u32,
    /// The number of values that its recomputation uses in inlined calls.
    cost_inlined: u32,
    /// True if its recomputation uses an entry value.
    by_entry: bool,
    /// The result from which it can be computed, if it cannot be recomputed from its operands.
    recovered_from: Option<usize>,
    /// The register that held it on entry, if it is a parameter.
    on_entry: Option<Register>,
    fragment: Option<FragmentId>,
    /// The fragment for inlined calls, if it differs.
    fragment_inlined: Option<FragmentId>,
    /// The number of parts of variables that hold it, and of values that may be computed from it.
    uses: u32,
    /// The code in which it has a place, as a range of [`Values::placed`], once it was queried.
    placed: Option<(usize, usize)>,
}

/// An expression under construction, with the arguments of its lifetime.
struct Draft {
    location: DIExprBuilder,
    arguments: Vec<Object>,
}

/// The maximum number of expressions that are kept by their form. Searching more takes as long as
/// building an expression again.
const MAX_FORMS: usize = 16;

/// The operand that a frequent expression reads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The lifetime's referrer.
    Referrer,
    /// The value that the referrer had on entry. Debuggers find it if the caller describes the
    /// arguments of its call.
    Entry,
    /// The first argument.
    Argument,
}

/// The values of a function, described on request.
pub struct Values<'a> {
    function: &'a CompiledFunction,
    reach: Reach,
    /// True if the values are for an inlined call. Entry values are not used there, because gdb 13
    /// evaluates the caller's description of an argument in the wrong frame: the one around the
    /// inlined frame.
    pub inlined: bool,
    known: Vec<Known>,
    /// The expression under construction, if it needs no other value.
    location: DIExprBuilder,
    /// Frequent expressions, by their form, the type that they read, and the type of their result.
    forms: Vec<((Form, Type, Type), DIExpr)>,
    /// Scratch buffers for expressions that need other values.
    drafts: Vec<Draft>,
    /// The code in which values have a place, for the values that were queried.
    placed: Vec<(u32, u32)>,
    /// The markers of all lifetimes that were added.
    pub markers: Vec<Placed>,
    flow: Flow,
    /// Segments that are being split.
    whole: Vec<Segment>,
    /// For each value of the function body, true if a referrer names it.
    pub used: Vec<bool>,
}

impl<'a> Values<'a> {
    /// Reads a function's values. They are described on request.
    pub fn new(function: &'a CompiledFunction, reach: Reach) -> Values<'a> {
        let count = function.record.values.len();
        let mut known = vec![Known::default(); count];
        for range in &function.machine.ranges {
            if let Some(known) = known.get_mut(range.value) {
                known.located |= reach.includes(&function.machine, range.place);
            }
        }
        on_entry(function, &mut known);
        if reach == Reach::Here {
            recovered_from(function, &mut known);
        }
        let mut values = Values {
            function,
            reach,
            inlined: false,
            known,
            location: DIExprBuilder::new(function.machine.isa.target()),
            forms: Vec::new(),
            drafts: Vec::new(),
            placed: Vec::new(),
            markers: Vec::with_capacity(match reach {
                Reach::Here => 4 * function.record.variables.len(),
                Reach::ThroughCalls => 0,
            }),
            flow: Flow::default(),
            whole: Vec::new(),
            used: vec![false; IDS_OF_VALUE * count],
        };
        // Operands have smaller numbers than the values that are computed from them.
        for value in 0..count {
            values.estimate(value);
        }
        values
    }

    /// Computes the number of values that the recomputation of a value uses.
    fn estimate(&mut self, value: usize) {
        let record = &self.function.record.values[value];
        let own = self.known[value];
        let (mut cost, mut by_entry) = ([0; 2], false);
        if self.is_address(value) {
            cost = [1; 2];
        } else if own.recovered_from.is_some() {
            cost = [2; 2];
        } else if let Some((operands, times)) = recompute::operands(record) {
            let operands = || operands.iter().flatten();
            by_entry = operands().any(|(operand, _)| match operand {
                Operand::Value(operand) => self.known.get(*operand).is_some_and(|it| it.by_entry),
                Operand::Const(_) => false,
            });
            cost[0] = self.sum(operands(), times, |known| known.cost);
            cost[1] = if by_entry {
                self.sum(operands(), times, |known| known.cost_inlined)
            } else {
                cost[0]
            };
            let is_computed = cost.iter().any(|cost| *cost > 0);
            let used = operands().filter(|_| is_computed);
            used.for_each(|(operand, _)| self.add_use(*operand));
        }
        if own.on_entry.is_some() {
            (cost[0], by_entry) = (1, true);
        }
        let own = &mut self.known[value];
        [own.cost, own.cost_inlined] = cost;
        own.by_entry = by_entry;
    }

    /// Counts a use of a value.
    pub fn add_use(&mut self, operand: Operand) {
        if let Operand::Value(value) = operand
            && let Some(known) = self.known.get_mut(value)
        {
            known.uses += 1;
        }
    }

    /// Returns true if an object has the value without a fragment, because nothing else uses it.
    fn is_alone(&self, value: usize) -> bool {
        let is_once = self.known.get(value).is_some_and(|known| known.uses == 1);
        is_once && self.is_fragment(value) && !self.is_address(value)
    }

    /// Returns the number of values that an operation on these operands uses; 0 if it cannot be
    /// recomputed.
    fn sum<'o>(
        &self,
        operands: impl Iterator<Item = &'o (Operand, Type)>,
        times: u32,
        cost_of: impl Fn(&Known) -> u32,
    ) -> u32 {
        let mut cost = 0u32;
        for (operand, ty) in operands {
            if let Operand::Value(operand) = operand {
                match self.known.get(*operand) {
                    // No operation reads a part of a value.
                    _ if bits(self.ty(*operand)) != bits(*ty) => return 0,
                    Some(known) if cost_of(known) > 0 => cost = cost.saturating_add(cost_of(known)),
                    Some(known) if known.located => cost = cost.saturating_add(1),
                    _ => return 0,
                }
            }
        }
        let cost = cost.saturating_mul(times).saturating_add(1);
        if cost <= MAX_VALUES { cost } else { 0 }
    }

    /// Returns true if a fragment describes the value in more code than its places.
    pub fn is_fragment(&self, value: usize) -> bool {
        let cost = |known: &Known| {
            if self.inlined {
                known.cost_inlined
            } else {
                known.cost
            }
        };
        self.known.get(value).is_some_and(|known| cost(known) > 0)
    }

    /// Returns true if the value has a place or a fragment.
    pub fn is_known(&self, value: usize) -> bool {
        self.is_fragment(value) || self.known.get(value).is_some_and(|known| known.located)
    }

    /// A value's type on the expression stack.
    pub fn ty(&self, value: usize) -> Type {
        self.function
            .record
            .values
            .get(value)
            .map_or(Type::int(64), |value| value.ty)
    }

    /// A referrer to a value in all of its places.
    pub fn place(&mut self, value: usize) -> Referrer {
        let count = self.function.record.values.len();
        self.referrer(match self.reach {
            Reach::Here => value,
            Reach::ThroughCalls => 2 * count + value,
        })
    }

    /// Returns the referrer to a value of the function body, and marks the value as used.
    fn referrer(&mut self, id: usize) -> Referrer {
        if let Some(used) = self.used.get_mut(id) {
            *used = true;
        }
        Referrer::Value(ValueId(id as u32))
    }

    /// Returns the expression that uses the referrer or the first argument, a value of type `own`.
    pub fn form(
        &mut self,
        module: &mut Module,
        form: Form,
        own: Type,
        used: Use,
    ) -> Result<DIExpr, DescribeError> {
        let key = match used {
            Use::Value(ty) => Some((form, own, ty)),
            Use::Address(_) => None,
        };
        let mut known = self.forms.iter();
        if let Some((_, known)) = known.find(|(known, _)| Some(*known) == key) {
            return Ok(*known);
        }
        let location = self.location.clear();
        match form {
            Form::Referrer => location.referrer(own)?,
            Form::Entry => location.referrer(own)?.entry_value(own)?,
            Form::Argument => location.arg(0, own)?,
        };
        used.add_to(location, own)?;
        let location = module.expr(location);
        if self.forms.len() < MAX_FORMS {
            self.forms.extend(key.map(|key| (key, location)));
        }
        Ok(location)
    }

    /// Returns the expression that uses a constant with these bits.
    pub fn constant(
        &mut self,
        module: &mut Module,
        used: Use,
        bits: u64,
    ) -> Result<DIExpr, DescribeError> {
        let location = self.location.clear();
        let own = match used {
            Use::Value(ty) => ty,
            Use::Address(_) => Type::uint(64),
        };
        location.constant(own, i128::from(bits as i64))?;
        used.add_to(location, own)?;
        Ok(module.expr(location))
    }

    /// Returns the fragment of a value. Adds it, and those of the values from which it is computed,
    /// at the first call.
    pub fn fragment(
        &mut self,
        module: &mut Module,
        value: usize,
    ) -> Result<FragmentId, DescribeError> {
        let known = self.known.get_mut(value);
        let known = known.ok_or(DescribeError::Record("value", Some(value)))?;
        let own = if self.inlined && known.by_entry {
            &mut known.fragment_inlined
        } else {
            &mut known.fragment
        };
        if let Some(fragment) = *own {
            return Ok(fragment);
        }
        if let Some(symbol) = addresses::symbol(self.function, value) {
            return Ok(*own.insert(module.add(Global::new(symbol))));
        }
        let fragment = *own.insert(module.metadata.fragments.push(Default::default()));
        if let Some(address) = self.address(value)? {
            let ty = self.ty(value);
            let location = self.form(module, Form::Referrer, ty, Use::Value(ty))?;
            let lifetime = module.add(Lifetime::bounded(fragment, location));
            self.define((0, 0), (lifetime, address));
            return Ok(fragment);
        }
        self.place_fragment(module, fragment, value)?;
        if self.is_fragment(value) && self.on_entry(value).is_none() {
            let used = Use::Value(self.ty(value));
            let draft = self.computed(module, value, used)?;
            let lifetime = Lifetime::computed(fragment, module.expr(&draft.location));
            module.add(lifetime.arguments(&draft.arguments));
            self.drafts.push(draft);
        }
        Ok(fragment)
    }

    /// Adds the bounded lifetimes of a value's fragment: for the places of the value, and for its
    /// value on entry elsewhere.
    fn place_fragment(
        &mut self,
        module: &mut Module,
        fragment: FragmentId,
        value: usize,
    ) -> Result<(), DescribeError> {
        let ty = self.ty(value);
        let own = self.form(module, Form::Referrer, ty, Use::Value(ty))?;
        let entry = self.on_entry(value);
        let machine = &self.function.machine;
        if machine.blocks.is_empty() || entry.is_none() && !self.known[value].located {
            return Ok(());
        }
        let mut flow = std::mem::take(&mut self.flow);
        flow.segments.clear();
        let whole = Segment {
            block: 0,
            start: 0,
            first: true,
            last: true,
            source: Some(Source::Operand(Operand::Value(value))),
            in_gap: false,
        };
        let end = machine.code.len() as u32;
        self.cut(value, (whole, end), &mut flow.segments);
        if entry.is_none() {
            let gaps = flow.segments.iter_mut().filter(|segment| segment.in_gap);
            gaps.for_each(|segment| segment.source = None);
        }
        flow.start(machine);
        while let Some(segment) = flow.next(machine, |source| source.is_some()) {
            let (location, referrer) = match entry.filter(|_| segment.in_gap) {
                Some(register) => {
                    let location = self.form(module, Form::Entry, ty, Use::Value(ty))?;
                    (location, Referrer::register(register))
                }
                None => (own, self.place(value)),
            };
            let lifetime = module.add(Lifetime::bounded(fragment, location));
            self.mark(&flow, segment, (lifetime, referrer));
        }
        self.flow = flow;
        Ok(())
    }

    /// Returns the register that held the value on entry, if debuggers find its value.
    fn on_entry(&self, value: usize) -> Option<Register> {
        let known = self.known.get(value).filter(|_| !self.inlined);
        known.and_then(|known| known.on_entry)
    }

    /// Adds the lifetime of an object in code where the value that it uses has no place.
    pub fn add_without_place(
        &mut self,
        module: &mut Module,
        object: Object,
        (value, used): (usize, Use),
    ) -> Result<(LifetimeId, Referrer), DescribeError> {
        if let Some(register) = self.on_entry(value) {
            let location = self.form(module, Form::Entry, self.ty(value), used)?;
            let lifetime = module.add(Lifetime::bounded(object, location));
            return Ok((lifetime, Referrer::register(register)));
        }
        let draft = self.computed(module, value, used)?;
        let lifetime = Lifetime::bounded(object, module.expr(&draft.location));
        let lifetime = module.add(lifetime.arguments(&draft.arguments));
        self.drafts.push(draft);
        Ok((lifetime, Referrer::Undefined))
    }

    /// Returns the expression that computes a value from others, and uses it.
    fn computed(
        &mut self,
        module: &mut Module,
        value: usize,
        used: Use,
    ) -> Result<Draft, DescribeError> {
        let mut draft = self.drafts.pop().unwrap_or_else(|| Draft {
            location: module.builder(),
            arguments: Vec::new(),
        });
        let (location, arguments) = (draft.location.clear(), &mut draft.arguments);
        arguments.clear();
        let (function, own) = (self.function, self.ty(value));
        if let Some(result) = self.known[value].recovered_from {
            arguments.push(self.live(module, result)?.into());
            location.arg(0, self.ty(result))?;
            recompute::recover(function, location, result, own)?;
        } else {
            let op = &function.record.values[value].op;
            recompute::compute(location, op, own, &mut |location, operand, ty| {
                self.operand(module, location, arguments, (operand, ty))
            })?;
        }
        used.add_to(location, own)?;
        Ok(draft)
    }

    /// Adds a fragment of a value, only for the code where the program still needs the value.
    ///
    /// There, the value belongs to the same iteration of a loop as the result. Elsewhere, a place
    /// that is not yet overwritten may hold the value of the previous iteration.
    fn live(&mut self, module: &mut Module, value: usize) -> Result<FragmentId, DescribeError> {
        let fragment = module.metadata.fragments.push(Default::default());
        let ty = self.ty(value);
        let location = self.form(module, Form::Referrer, ty, Use::Value(ty))?;
        let lifetime = module.add(Lifetime::bounded(fragment, location));
        let referrer = self.referrer(self.function.record.values.len() + value);
        self.define((0, 0), (lifetime, referrer));
        Ok(fragment)
    }

    /// Returns an object for an operand of type `ty`; `None` if its value is unknown.
    pub fn object(
        &mut self,
        module: &mut Module,
        operand: Operand,
        ty: Type,
    ) -> Result<Option<Object>, DescribeError> {
        match operand {
            Operand::Value(value) if !self.is_known(value) => Ok(None),
            Operand::Value(value) => Ok(Some(self.fragment(module, value)?.into())),
            Operand::Const(bits) => {
                let fragment = Object::from(module.metadata.fragments.push(Default::default()));
                let location = self.constant(module, Use::Value(ty), bits)?;
                module.add(Lifetime::computed(fragment, location));
                Ok(Some(fragment))
            }
        }
    }

    /// Pushes an operand as a value of type `ty`.
    fn operand(
        &mut self,
        module: &mut Module,
        location: &mut DIExprBuilder,
        arguments: &mut Vec<Object>,
        (operand, ty): (Operand, Type),
    ) -> Result<(), DescribeError> {
        match operand {
            Operand::Const(bits) => {
                location.constant(ty, i128::from(bits as i64))?;
            }
            Operand::Value(value) => {
                let object = Object::from(self.fragment(module, value)?);
                let index = arguments
                    .iter()
                    .position(|known| *known == object)
                    .unwrap_or_else(|| {
                        arguments.push(object);
                        arguments.len() - 1
                    });
                let own = self.ty(value);
                location.arg(index as u32, own)?;
                if own != ty {
                    // An addition to a pointer is an addition of integers.
                    location.reinterpret(ty)?;
                }
            }
        }
        Ok(())
    }
}

/// Finds the registers of parameters, which are the first values. Debuggers find only integers and
/// addresses by the caller's description.
fn on_entry(function: &CompiledFunction, known: &mut [Known]) {
    if function.record.tail_calls {
        return;
    }
    let values = function.record.values.iter().zip(known);
    for ((value, known), place) in values.zip(&function.machine.parameters) {
        if let Some(Place::Register(register)) = place
            && !value.ty.is_float()
        {
            known.on_entry = Some(Register(*register));
        }
    }
}

/// Finds, for each value that cannot be recomputed, the value from which it can be computed and
/// which has places in the most code where the value itself has none.
fn recovered_from(function: &CompiledFunction, known: &mut [Known]) {
    let mut best: Vec<u32> = Vec::new();
    let values = &function.record.values;
    let machine = &function.machine;
    for result in 0..values.len() {
        let Some(operand) = recompute::recoverable(values, result) else {
            continue;
        };
        if values
            .get(operand)
            .is_none_or(|operand| operand.op != Op::Root)
        {
            continue;
        }
        let own = of_value(&machine.ranges, operand);
        let gain: u32 = of_value(&machine.live, result)
            .iter()
            .map(|range| {
                let common = |own: &ValueRange| {
                    own.end
                        .min(range.end)
                        .saturating_sub(own.start.max(range.start))
                };
                let both: u32 = own.iter().map(common).sum();
                (range.end - range.start).saturating_sub(both)
            })
            .sum();
        best.resize(values.len(), 0);
        if gain > best[operand] {
            best[operand] = gain;
            known[operand].recovered_from = Some(result);
        }
    }
}

/// The ranges of a value, from a list that is sorted by value.
pub fn of_value(ranges: &[ValueRange], value: usize) -> &[ValueRange] {
    let ranges = &ranges[ranges.partition_point(|range| range.value < value)..];
    &ranges[..ranges.partition_point(|range| range.value <= value)]
}
