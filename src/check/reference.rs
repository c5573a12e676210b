//! The reference meaning of lifetimes and expressions: `docs/language.md`, run directly on a machine.
//!
//! This evaluator and lowering share types and metadata and nothing else: it follows no range, builds no tree and knows
//! no DWARF operation. For one program counter and one machine state,
//!
//! ```text
//!   places(object) = ⋃ places(l) for each active bounded lifetime l of it,        if there is one;
//!                    places(l)   for its computed lifetime l,                     else, if there is one;
//!                    ∅                                                            else.
//!   places(l)      = { eval(l.location; r, a₀, a₁, …) | r ∈ referrer(l), aᵢ ∈ places(l.argument i) or {undefined} }
//! ```
//!
//! where `l` is active at the program counter if control flow reaches it from its `dbg.def` and, if its
//! referrer is an entity, if the entity has a piece there; `referrer(l)` has then one member for each such piece. A
//! place that is undefined as a whole, or whose evaluation fails, is no place. ∅ is the undefined location.
//!
//! Conventions, where `docs/language.md` says nothing:
//! - a register stands for its bits from the first in storage order on;
//! - stack slots are memory in the address space of the canonical frame address, which is also the frame base;
//! - a base register is an unsigned number; addresses are numbers modulo the size of the target's default address;
//! - the address of memory in the pointer's space at a whole byte is a number; a pointer to anything else has no bits,
//!   reading it fails, and only `DIOpDeref` into the same space follows it; one to nothing is undefined;
//! - shift counts are unsigned; floats are divided by zero as IEEE 754 has it.

mod expression;
mod number;
mod place;
mod points;

pub(in crate::check) use place::get_bit;
pub use place::{Origin, Place, Run};

use crate::eval::{Machine, Source, Storage};
use crate::expr::{Constants, DIOp};
use crate::markers::{Base, FrameRule, FunctionView, Referrer};
use crate::metadata::{DILifetime, LifetimeId, Object, Text};
use crate::module::Module;
use crate::target::Register;
use crate::ty::Type;
use crate::validate::Validated;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use expression::Expression;
use hashbrown::HashMap;
use points::Points;

/// Why the language does not say what an expression means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// A floating-point number of a format that is not computed here.
    Format,
    /// A floating-point result that is not a number: its bits are anyone's choice.
    NotANumber,
    /// A floating-point number that the integer type it is converted to cannot hold.
    TooLarge,
    /// A number of more than 128 bits.
    Width,
    /// A distance that no signed number of an address's size holds.
    Distance,
    /// A part of a composite in memory that goes past the end of the address space.
    Round,
    /// More places at once, or longer chains of arguments, than are followed.
    Limit,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unknown::Format => "a floating-point format that is not computed",
            Unknown::NotANumber => "a result that is not a number",
            Unknown::TooLarge => "a number that the integer type cannot hold",
            Unknown::Width => "a number of more than 128 bits",
            Unknown::Distance => "a distance of half an address space or more",
            Unknown::Round => "memory that goes past the end of its address space",
            Unknown::Limit => "too many places or arguments",
        })
    }
}

/// What a pointer without bits points to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointee {
    /// The place.
    pub place: Place,
    /// The size in bits of what is there.
    pub bits: u64,
    /// DWARF's number of the address space that the pointer is into.
    pub space: u64,
}

/// One of the places where an object is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The place.
    pub place: Place,
    /// The size in bits that the expression gives it.
    pub bits: u64,
    /// True for a type with a sign.
    pub signed: bool,
    /// True where the documents allow a consumer to fail instead.
    pub doubtful: bool,
}

impl Found {
    /// The number that is there now, as one of so many bits: wider by its sign or zeros, or wrapped.
    pub(super) fn number(&self, machine: &dyn Machine, order: crate::target::ByteOrder, bits: u64) -> Place {
        let read = self.place.read(machine, order, self.bits).filter(|_| self.bits <= 128);
        let Some(bytes) = read else { return Place::FAILED };
        let number = place::to_number(&bytes, self.bits, order);
        let number = if self.signed { number::signed(number, self.bits) as u128 } else { number };
        Place::number(number::wrap(number, bits), bits, order)
    }
}

/// Everywhere that an object is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// The places; none is undefined as a whole.
    pub found: Vec<Found>,
    /// What would be places if their evaluation had not failed: some of their bits are [`Origin::Failed`].
    pub failing: Vec<Found>,
}

/// The most combinations of places of arguments that are tried for one lifetime.
const MOST_COMBINATIONS: usize = 256;
/// The longest chain of arguments that is followed.
const MOST_NESTED: u32 = 128;

/// The reference evaluator of one function.
#[derive(Clone, Debug)]
pub struct Reference<'v, 'm> {
    validated: &'v Validated<'m>,
    module: &'m Module,
    /// The function; `None` for variables that are in none.
    function: Option<FunctionView<'m>>,
    points: Points,
    /// For each lifetime of the module, whether some `dbg.def` names it.
    bounded: Vec<bool>,
}

impl<'v, 'm> Reference<'v, 'm> {
    /// An evaluator of the lifetimes of one function.
    pub fn new(validated: &'v Validated<'m>, function: FunctionView<'m>) -> Reference<'v, 'm> {
        Reference { function: Some(function), points: Points::of(function), ..Reference::without_code(validated) }
    }

    /// An evaluator of what is in no function: of computed lifetimes, at program counter 0.
    pub fn without_code(validated: &'v Validated<'m>) -> Reference<'v, 'm> {
        let module = validated.module();
        let mut bounded = vec![false; module.lifetimes.len()];
        for function in module.code.functions() {
            for (lifetime, _) in function.blocks().flat_map(|block| block.markers()).filter_map(defined) {
                if let Some(bounded) = bounded.get_mut(lifetime.index()) {
                    *bounded = true;
                }
            }
        }
        Reference { validated, module, function: None, points: Points::default(), bounded }
    }

    /// The symbol and byte offset whose address an object without a lifetime holds: a fragment attached to a global, or
    /// a code location, which stands where its label does.
    fn fixed(&self, object: Object) -> Option<(Text, i32)> {
        let module = self.module;
        match object {
            Object::Variable(_) => None,
            Object::Fragment(id) => {
                module.globals.iter().find(|(_, global)| global.fragment == id).map(|(_, global)| (global.symbol, 0))
            }
            Object::Code(id) => module.code.functions().find_map(|function| {
                let markers = function.blocks().flat_map(|block| block.markers().collect::<Vec<_>>());
                let mut labels = markers.filter(|(_, marker)| *marker == crate::markers::Marker::Label(id));
                labels.next().map(|(position, _)| (function.symbol, position as i32))
            }),
        }
    }

    /// The positions where a location may change: markers, starts of blocks, ends of entities' pieces.
    pub fn boundaries(&self) -> Vec<u32> {
        let entities = self.function.map_or(&[][..], |function| function.entities());
        let pieces = entities.iter().flat_map(|piece| [piece.range.start, piece.range.end]);
        self.points.positions().chain(pieces).collect()
    }

    /// Where objects are at a program counter, a byte offset from the function's start, on a machine that has a
    /// canonical frame address that is known (a [`Source::Location`]); `symbol` gives the addresses of symbols.
    pub fn at<'r>(&'r self, pc: u32, machine: &'r dyn Machine, symbol: &'r dyn Fn(Text) -> u64) -> At<'r, 'v, 'm> {
        let mut at = At {
            reference: self,
            active: self.points.at(pc),
            pc,
            machine,
            symbol,
            pointees: Vec::new(),
            known: HashMap::new(),
            frame_base: None,
            on_entry: false,
        };
        let subprogram = self.function.and_then(|function| self.module.subprograms.get(function.subprogram));
        if let Some(fragment) = subprogram.and_then(|node| node.frame_base) {
            // The address of the fragment's memory; without any, no slot that is counted from it is anywhere.
            let places = at.object(fragment.into()).ok();
            let address = places.and_then(|places| places.found.first()?.place.address());
            at.frame_base = Some(address.map(|(_, address)| address));
        }
        at
    }
}

fn defined((_, marker): (u32, crate::markers::Marker)) -> Option<(LifetimeId, Referrer)> {
    match marker {
        crate::markers::Marker::Def(lifetime, referrer) => Some((lifetime, referrer)),
        _ => None,
    }
}

/// The reference evaluator at one program counter on one machine.
pub struct At<'r, 'v, 'm> {
    reference: &'r Reference<'v, 'm>,
    active: Vec<(LifetimeId, Referrer)>,
    pc: u32,
    machine: &'r dyn Machine,
    symbol: &'r dyn Fn(Text) -> u64,
    pointees: Vec<Pointee>,
    known: HashMap<Object, Rc<Places>>,
    /// The frame base, where that is a fragment's memory: its address, if it has one.
    frame_base: Option<Option<u128>>,
    /// The expression asks for what was there on entry, which calls do not change.
    on_entry: bool,
}

impl At<'_, '_, '_> {
    /// What the pointers in the places so far point to, by their numbers. A pointee holds smaller numbers only.
    pub fn pointees(&self) -> &[Pointee] {
        &self.pointees
    }

    /// What an expression means in whatever lifetime it may stand, given what its referrer and its arguments stand for:
    /// for tests of what rewrites expressions. Pointees are counted from 0 again.
    ///
    /// # Errors
    ///
    /// Where the language does not say.
    #[doc(hidden)]
    pub fn expression(
        &mut self,
        ops: &[DIOp],
        constants: &Constants,
        referrer: Referrer,
        arguments: &[Referrer],
    ) -> Result<Found, Unknown> {
        let target = self.reference.module.target;
        let referrer = self.referrer(referrer);
        let arguments: Vec<Place> = arguments.iter().map(|argument| self.referrer(*argument)).collect();
        self.pointees.clear();
        let doubtful = arguments.iter().chain([&referrer]).any(|place| !place.is_inside());
        let mut expression = Expression {
            machine: self.machine,
            target,
            constants,
            referrer: Some(referrer),
            arguments: &arguments,
            pointees: &mut self.pointees,
            doubtful,
        };
        let (place, ty) = expression.run(ops)?;
        Ok(Found {
            place,
            bits: ty.bit_size(&target).unwrap_or(0),
            signed: ty.is_signed(),
            doubtful: expression.doubtful,
        })
    }

    /// Where an object is.
    ///
    /// # Errors
    ///
    /// Where the language does not say.
    pub fn object(&mut self, object: Object) -> Result<Rc<Places>, Unknown> {
        self.places(object, 0)
    }

    fn places(&mut self, object: Object, nested: u32) -> Result<Rc<Places>, Unknown> {
        if let Some(known) = self.known.get(&object) {
            return Ok(known.clone());
        }
        if nested > MOST_NESTED {
            return Err(Unknown::Limit);
        }
        if let Some((symbol, offset)) = self.reference.fixed(object) {
            let place = self.referrer(Referrer::Symbol { symbol, offset });
            let bits = u64::from(self.reference.module.target.address_bytes()) * 8;
            return Ok(Rc::new(Places {
                found: vec![Found { place, bits, signed: false, doubtful: false }],
                failing: Vec::new(),
            }));
        }
        let Reference { validated, module, bounded, .. } = self.reference;
        let is_bounded = |id: &LifetimeId| bounded.get(id.index()).copied().unwrap_or(false);
        let mut places = Places::default();
        let mut is_active = false;
        let lifetimes = validated.index().lifetimes(object).filter(|id| !validated.index().is_rejected(*id));
        for id in lifetimes.clone().filter(is_bounded) {
            let Some(lifetime) = module.lifetimes.get(id) else { continue };
            for referrer in self.referrers(id) {
                is_active = true;
                self.lifetime(lifetime, Some(referrer), nested, &mut places)?;
            }
        }
        if !is_active {
            let computed = lifetimes.filter(|id| !is_bounded(id)).last();
            if let Some(lifetime) = computed.and_then(|id| module.lifetimes.get(id)) {
                self.lifetime(lifetime, None, nested, &mut places)?;
            }
        }
        let places = Rc::new(places);
        self.known.insert(object, places.clone());
        Ok(places)
    }

    /// What the referrer of a lifetime stands for now: one for each piece of an entity, none where it is not active.
    fn referrers(&self, id: LifetimeId) -> Vec<Referrer> {
        let mut referrers = Vec::new();
        for (_, referrer) in self.active.iter().filter(|active| active.0 == id) {
            match *referrer {
                Referrer::Entity(entity) => {
                    let entities = self.reference.function.map_or(&[][..], |function| function.entities());
                    let pieces = entities.iter();
                    let here = pieces.filter(|piece| piece.entity == entity && piece.range.contains(self.pc));
                    referrers.extend(here.map(|piece| piece.location));
                }
                other => referrers.push(other),
            }
        }
        referrers
    }

    /// Adds the places of a lifetime.
    fn lifetime(
        &mut self,
        lifetime: &DILifetime,
        referrer: Option<Referrer>,
        nested: u32,
        places: &mut Places,
    ) -> Result<(), Unknown> {
        let module = self.reference.module;
        let mut arguments = Vec::new();
        for object in module.arguments(lifetime) {
            arguments.push(self.places(*object, nested + 1)?);
        }
        // Where a consumer may find no place at all, the argument may be undefined.
        let undefined = |places: &Places| usize::from(places.found.iter().all(|found| found.doubtful));
        let count = |places: &Places| undefined(places) + places.found.len() + places.failing.len();
        let combinations = arguments.iter().fold(1usize, |product, places| product.saturating_mul(count(places)));
        if combinations > MOST_COMBINATIONS {
            return Err(Unknown::Limit);
        }
        let ops = module.exprs.ops(lifetime.location);
        self.on_entry = ops.iter().any(|op| matches!(op, DIOp::EntryValue { .. }));
        for combination in 0..combinations {
            let mut rest = combination;
            let mut doubtful = self.goes_round(referrer);
            let mut chosen = Vec::new();
            for places in &arguments {
                // A failing place is none, but a consumer may get by without what fails of it, or fail altogether.
                let index = (rest % count(places)).checked_sub(undefined(places));
                let found = index.and_then(|index| places.found.iter().chain(&places.failing).nth(index));
                let is_certain = places.found.is_empty() && places.failing.is_empty();
                doubtful |= found.map_or(!is_certain, |found| found.doubtful);
                chosen.push(found.map_or(Place::UNDEFINED, |found| found.place.clone()));
                rest /= count(places);
            }
            let mut expression = Expression {
                machine: self.machine,
                target: module.target,
                constants: module.exprs.constants(),
                referrer: referrer.map(|referrer| self.referrer(referrer)),
                arguments: &chosen,
                pointees: &mut self.pointees,
                doubtful,
            };
            let (place, ty) = expression.run(module.exprs.ops(lifetime.location))?;
            let (doubtful, bits) = (expression.doubtful, ty.bit_size(&module.target).unwrap_or(0));
            let signed = ty.is_signed();
            let runs = place.slice(bits);
            if runs.iter().any(|run| run.origin == Origin::Failed) {
                places.failing.push(Found { place, bits, signed, doubtful: true });
            } else if runs.iter().any(|run| !self.is_nothing(run)) {
                places.found.push(Found { place, bits, signed, doubtful });
            } else if doubtful {
                // A pointer to what fails, most likely.
                places.failing.push(Found { place, bits, signed, doubtful });
            }
        }
        Ok(())
    }

    /// The address of the frame base, where that is a fragment's memory.
    pub(in crate::check) fn frame_base_address(&self) -> Option<u64> {
        self.frame_base.flatten().map(|address| address as u64)
    }

    /// Where a function that is called here finds what is passed to it: at its entry, in a register, or in a slot that is
    /// counted from the stack pointer then, or from its canonical frame address, which is where that was before the call.
    pub(in crate::check) fn passed(&self, referrer: Referrer) -> Rc<Places> {
        let (number, at_entry) = self.reference.module.target.description().cfa;
        let stack = Base::Register(Register(number));
        let pushed = i32::try_from(at_entry).unwrap_or(0);
        let place = match referrer {
            Referrer::Slot { base: Base::Cfa, offset, bits } => Referrer::Slot { base: stack, offset, bits },
            Referrer::Slot { base, offset, bits } if base == stack => {
                Referrer::Slot { base, offset: offset.wrapping_sub(pushed), bits }
            }
            Referrer::Register(_) => referrer,
            _ => Referrer::Undefined,
        };
        let found = Found { place: self.referrer(place), bits: 1, signed: false, doubtful: false };
        Rc::new(Places { found: vec![found], failing: Vec::new() })
    }

    /// True for a slot that is before the start of memory, or past its end, by counting from the frame base: consumers
    /// that move locations rather than add numbers fail there.
    fn goes_round(&self, referrer: Option<Referrer>) -> bool {
        let Some(Referrer::Slot { base: Base::Frame, offset, .. } | Referrer::Address { base: Base::Frame, offset }) =
            referrer
        else {
            return false;
        };
        let bits = u32::from(self.reference.module.target.address_bytes()) * 8;
        let address = self.frame_base.flatten().and_then(|address| i128::try_from(address).ok());
        address.is_some_and(|address| !(0..1i128 << bits.min(64)).contains(&(address + i128::from(offset))))
    }

    /// True for undefined bits, and for pointers to nothing that is anywhere.
    pub(in crate::check) fn is_nothing(&self, run: &Run) -> bool {
        let mut runs = vec![run.clone()];
        while let Some(run) = runs.pop() {
            match run.origin {
                Origin::Undefined | Origin::Failed => {}
                Origin::Pointer { pointee, .. } => match self.pointees.get(pointee) {
                    // A pointee's own pointers have smaller numbers, so this ends.
                    Some(pointee) => runs.extend(pointee.place.slice(pointee.bits)),
                    None => return false,
                },
                _ => return false,
            }
        }
        true
    }

    fn referrer(&self, referrer: Referrer) -> Place {
        let module = self.reference.module;
        let target = module.target;
        let address_bits = u64::from(target.address_bytes()) * 8;
        match referrer {
            Referrer::Undefined | Referrer::Entity(_) => Place::UNDEFINED,
            Referrer::Register(part) => self.register(part.register, i128::from(part.bit_offset)),
            Referrer::Registers { first, count } => {
                let list = self.reference.function.map_or(&[][..], |function| function.register_list(first, count));
                let parts = list.iter().map(|part| {
                    let rest = self.register_bits(part.register).saturating_sub(u64::from(part.bit_offset));
                    let bits = if part.bits == 0 { rest } else { u64::from(part.bits) };
                    (self.register(part.register, i128::from(part.bit_offset)), bits)
                });
                Place::composite(parts)
            }
            Referrer::Lane { register, bits } => match self.machine.lane() {
                Some(lane) => self.register(register, i128::from(lane).saturating_mul(i128::from(bits))),
                None => Place::FAILED,
            },
            Referrer::Slot { base, offset, .. } => match self.address(base, offset) {
                Some(address) => {
                    let space = target.description().cfa_address_space;
                    expression::memory(self.machine, target, space, address)
                }
                None => Place::FAILED,
            },
            Referrer::Address { base, offset } => match self.address(base, offset) {
                Some(address) => Place::number(address, address_bits, target.byte_order()),
                None => Place::FAILED,
            },
            Referrer::Symbol { symbol, offset } => {
                let address = u128::from((self.symbol)(symbol)).wrapping_add(offset as u128);
                Place::number(number::wrap(address, address_bits), address_bits, target.byte_order())
            }
            Referrer::Constant { ty, value } => {
                let bits = Type::bit_size(ty, &target).unwrap_or(0);
                expression::constant(target, module.exprs.constants(), value, bits)
            }
        }
    }

    fn register_bits(&self, register: Register) -> u64 {
        self.machine.register_bits(self.machine.frame(), register).unwrap_or(0)
    }

    fn register(&self, register: Register, offset: i128) -> Place {
        let size = self.register_bits(register);
        let whole = Place::new(Origin::Register { register, size }, 0);
        let kept = self.kept(register, size);
        match size {
            0 => Place::FAILED,
            _ if kept >= size || self.on_entry => whole.moved(offset).0,
            _ if offset >= i128::from(kept) => Place::UNDEFINED,
            _ => Place::composite([(whole, kept), (Place::UNDEFINED, size - kept)]).moved(offset).0,
        }
    }

    /// How many low bits of a register are kept by the calls that return to the byte after this one.
    fn kept(&self, register: Register, size: u64) -> u64 {
        let target = self.reference.module.target;
        let Some(function) = self.reference.function else { return size };
        let mut kept = size;
        for call in function.calls().iter().filter(|call| !call.is_tail_call && call.return_position == self.pc + 1) {
            let stack = Register(target.description().cfa.0);
            let (mut frame, mut remembered) = (stack, Vec::new());
            for row in function.frame().iter().filter(|row| row.position <= self.pc) {
                match row.rule {
                    FrameRule::Cfa { register, .. } => frame = register,
                    FrameRule::CfaExpression { .. } => frame = stack,
                    FrameRule::RememberState => remembered.push(frame),
                    FrameRule::RestoreState => frame = remembered.pop().unwrap_or(frame),
                    _ => {}
                }
            }
            if register != stack && register != frame && !function.call_preserves(call).contains(&register) {
                kept = kept.min(u64::from(crate::target::bits_preserved_by_abi(target, register)));
            }
        }
        kept
    }

    /// A base plus bytes, modulo the size of an address.
    fn address(&self, base: Base, offset: i32) -> Option<u128> {
        let target = self.reference.module.target;
        let base = match base {
            Base::Register(register) => {
                let bits = self.register_bits(register);
                let order = target.byte_order();
                let low = bits.min(128);
                // The least significant bits are the last on a big-endian target.
                let skip = if order == crate::target::ByteOrder::Big { bits - low } else { 0 };
                let bytes = self.register(register, i128::from(skip)).read(self.machine, order, low)?;
                place::to_number(&bytes, low, order)
            }
            Base::Frame if self.frame_base.is_some() => self.frame_base.flatten()?,
            Base::Cfa | Base::Frame => match self.machine.canonical_frame_address(self.machine.frame())? {
                Source::Location(location) => match location.storage {
                    Storage::Memory { .. } => location.offset / 8,
                    _ => return None,
                },
                _ => return None,
            },
        };
        Some(number::wrap(base.wrapping_add(offset as u128), u64::from(target.address_bytes()) * 8))
    }
}
