//! The reference meaning of metadata: expressions, lifetimes and frame rules, evaluated directly as
//! docs/language.md defines them.
//!
//! The reference checks the output of lowering, so it is independent of lowering: it uses the
//! definitions of metadata, markers, types, expressions and targets, and an index of ranges, and
//! nothing else of the library. It recomputes, in the simplest way, the code in which lifetimes are
//! active, the sizes of types, the positions of lanes, the registers that a call preserves, and the
//! meaning of frame rules. An index has the lifetimes, places, calls and frame rules that hold at
//! each position. It may be slow, but its work is bounded: an evaluation that exceeds a limit ends
//! with [`Unknown::Limit`].
//!
//! ```text
//!   Module ──Reference::new──► Reference ──at(place, machine)──► At ──object──► Found
//!                                                                   with a Form, a tree of origins
//! ```
//!
//! The result is a [`Form`]: the origin of each bit of an object, in the order of memory. Several
//! places are alternatives where they differ: an object of two parts, each in three places, is a
//! sequence of two sets of three, which represents all nine combinations.
//!
//! # Where the language leaves a choice
//!
//! - Moving by bits or bytes moves within the object in the order of memory, also in a register: on
//!   a big-endian target, the first byte of a four-byte object in a register is the most
//!   significant of its low four bytes.
//! - An operation on a value that cannot be read gives a place with failed bits. An object with
//!   such bits fails as a whole; [`Form`] keeps its other bits, because a consumer may show them if
//!   the failure occurs in every state.
//! - A completely undefined place does not count if there is another one. The value of an object in
//!   several places is the value in any of them. An expression that names an argument twice uses
//!   the same place each time; if several parts of an argument are each in several places, they may
//!   be in different ones.
//! - A slot relative to a register or to the canonical frame address is in the target's address
//!   space for frames. A slot relative to the frame base is in the frame base's address space; if
//!   the frame base is not in memory, the slot has no location.
//! - Slots have no end: an object that extends past a slot at run time is in the memory after it.
//! - Shift counts are unsigned. The quotient of signed numbers is rounded toward zero; the
//!   remainder has the sign of the dividend. Floats round to nearest, ties to even.
//! - A float that is or becomes a NaN, and a float too large for the integer that it is converted
//!   to, are [`Unknown::Float`].
//! - An address past an end of its address space continues at the other end, and is doubtful
//!   ([`Form::Doubtful`]), because the language lets a consumer fail. An object is also doubtful if
//!   an operand of its expression fails and contributes no bits to the object.
//! - If a pointer's target is in memory of the pointer's address space, its address may replace the
//!   implicit pointer.
//! - The number of lanes is that of the scope of the requested object, also for the objects that it
//!   depends on.
//! - A function without frame rules gives no registers of its caller. In a function with frame
//!   rules, the target's rules at entry hold until a row changes them. A register without a rule is
//!   unchanged if calls preserve it. The stack pointer is the canonical frame address. Other
//!   registers are lost. `restore` restores the rule at entry (DWARF 5 section 6.4.2.3).
//! - The value of an expression of a frame rule is a number with the size of an address; the upper
//!   bits of a wider register are zeros.
//! - During a call, the register from which the canonical frame address is computed is preserved,
//!   independent of the ABI.
//! - A called function finds a slot relative to its stack pointer at the stack pointer on its
//!   entry: the calling function's, minus the bytes that the call pushes. The canonical frame
//!   address there is the called function's.

mod active;
mod arithmetic;
mod compose;
mod entry;
mod evaluate;
mod fault;
mod float;
mod form;
mod frame;
mod index;
mod lanes;
mod machine;
mod number;
mod overlay;
mod place;
mod referrer;
mod several;
mod sizes;
mod text;
mod typed;
mod unwinding;

pub use fault::{EvaluationFault, Unknown};
pub use form::{BitOrigin, Choice, Form};
pub use machine::{InstancePart, MachineState};
pub use place::{Doubt, Pointee};
pub use text::bytes;
pub(super) use text::set as set_text;

use crate::expr::{Constants, DIExpr, DIOp};
use crate::markers::{Base, FunctionId, FunctionView, Referrer};
use crate::metadata::{
    DILifetime, FragmentId, LifetimeId, Object, Scope, StorageDuration, Text, TypeId,
};
use crate::module::Module;
use crate::target::{ByteOrder, Register, Target};
use crate::ty::Type;
use crate::units::Position;
use active::Marked;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;
use index::{Lifetimes, Parts};
use place::{Member, Place};
use several::Arguments;
use typed::Typed;

/// An invalid node, which is left out of a module and is not lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RejectedNode {
    /// A lifetime, which gives no location.
    Lifetime(LifetimeId),
    /// An object, which has no location.
    Object(Object),
    /// The frame rules of a function.
    Frame(FunctionId),
    /// A function, in which no lifetime is active.
    Function(FunctionId),
}

/// The location of an object.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The size of the object in bits: its declared size, otherwise the size of the expression's
    /// type; 0 if unknown.
    pub bits: u64,
    /// The location of the object's bits.
    pub form: Form,
    /// The places of arguments and values, as in [`Choice::uses`], for which the evaluation gives
    /// the undefined location. These do not count beside other places.
    pub without_location: BTreeSet<u32>,
}

/// The meaning of a module's metadata.
pub struct Reference<'m> {
    module: &'m Module,
    is_rejected: Box<dyn Fn(RejectedNode) -> bool + 'm>,
    marked: Marked,
    lifetimes: BTreeMap<Object, Lifetimes>,
    functions: BTreeMap<FunctionId, Parts<'m>>,
    globals: BTreeMap<FragmentId, (Text, StorageDuration)>,
    /// The function, lexical block or inlined scope whose code each fragment describes.
    attributes: BTreeMap<FragmentId, Scope>,
    /// The number of lanes in the code of each scope, if one is stated there or around it.
    lane_counts: BTreeMap<Scope, Option<u32>>,
    /// The sizes of types in bits, if they are known.
    sizes: BTreeMap<TypeId, Option<u64>>,
}

/// Returns the number of a register's bits, from the least significant one, that a call preserves
/// by the ABI. A call site may preserve more.
pub(super) fn kept_by_call(target: Target, register: Register) -> u64 {
    sizes::kept_by_call(target, register.0)
}

/// The maximum number of steps of an evaluation.
const MAX_STEPS: u64 = 1 << 22;
/// The maximum length of a chain of objects that depend on each other.
const MAX_DEPTH: u32 = 200;

impl<'m> Reference<'m> {
    /// Returns the meaning of a whole module. It must be valid, except for the nodes that are left
    /// out.
    pub fn new(
        module: &'m Module,
        is_rejected: impl Fn(RejectedNode) -> bool + 'm,
    ) -> Reference<'m> {
        let marked = Marked::of(module);
        let functions = module.code.functions();
        let functions = functions.map(|function| (function.id, Parts::of(module, function)));
        let globals = module
            .metadata
            .globals
            .iter()
            .map(|(_, global)| (global.fragment, (global.symbol, global.storage)))
            .collect();
        Reference {
            module,
            attributes: lanes::attributes(module),
            lane_counts: lanes::counts(&module.metadata),
            sizes: sizes::of_source(&module.metadata, module.target),
            is_rejected: Box::new(is_rejected),
            lifetimes: Lifetimes::by_object(module, &marked),
            functions: functions.collect(),
            marked,
            globals,
        }
    }

    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Returns the meaning at a program counter, which is a byte offset from a function's start, or
    /// outside of the module's functions.
    pub fn at<'r>(
        &'r self,
        place: Option<(FunctionId, Position)>,
        machine: &'r dyn MachineState,
    ) -> At<'r, 'm> {
        let place =
            place.filter(|(function, _)| !(self.is_rejected)(RejectedNode::Function(*function)));
        let site =
            place.and_then(|(function, pc)| Some((self.module.code.function(function)?, pc)));
        At::new(self, site, machine)
    }

    /// Returns the meaning right before a call: registers that the call will clobber still have
    /// their contents.
    pub fn before_call<'r>(
        &'r self,
        function: FunctionId,
        pc: Position,
        machine: &'r dyn MachineState,
    ) -> At<'r, 'm> {
        At {
            calls: false,
            ..self.at(Some((function, pc)), machine)
        }
    }

    /// Returns the positions of a function at which a location may change, in ascending order.
    pub fn boundaries(&self, function: FunctionId) -> Vec<Position> {
        self.module
            .code
            .function(function)
            .map(active::boundaries)
            .unwrap_or_default()
    }

    /// The declared size of an object in bits.
    pub fn declared_bits(&self, object: Object) -> Option<u64> {
        let Object::Variable(id) = object else {
            return None;
        };
        let ty = self
            .module
            .metadata
            .variable_type(self.module.metadata.variables.get(id)?)?;
        *self.sizes.get(&ty)?
    }
}

/// One of several places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Chosen {
    /// An active lifetime of an object.
    Lifetime(Object, usize),
    /// A place of a value, by its index among the places of the value.
    Piece(u32, usize),
}

/// The first number of the choices for arguments and values.
const FIRST_CHOICE: u32 = 1 << 16;
/// The maximum number of arguments and values with distinct numbers.
const MAX_CHOICES: u32 = 1 << 18;

/// The meaning at one place in code, on one machine.
pub struct At<'r, 'm> {
    reference: &'r Reference<'m>,
    machine: &'r dyn MachineState,
    site: Option<(FunctionView<'m>, Position)>,
    /// False right before a call: registers that the call will clobber still have their contents.
    calls: bool,
    /// The initial canonical frame address of a frame rule's expression, instead of the machine's.
    cfa: Option<Option<u64>>,
    /// The registers whose frame rules are being evaluated.
    unwinding: BTreeSet<u16>,
    /// The number of lanes at the evaluated object, if a scope states one.
    lanes: Option<u32>,
    known: BTreeMap<Object, Vec<Typed>>,
    in_progress: BTreeSet<Object>,
    /// The arguments and values in several places: the number of each, and the numbers of its
    /// places.
    choices: BTreeMap<Chosen, (u32, BTreeMap<Chosen, u32>)>,
    depth: u32,
    steps: u64,
}

impl<'r, 'm> At<'r, 'm> {
    fn new(
        reference: &'r Reference<'m>,
        site: Option<(FunctionView<'m>, Position)>,
        machine: &'r dyn MachineState,
    ) -> Self {
        let (known, in_progress, choices) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
        At {
            reference,
            machine,
            site,
            calls: true,
            cfa: None,
            unwinding: BTreeSet::new(),
            lanes: None,
            known,
            in_progress,
            choices,
            depth: 0,
            steps: 0,
        }
    }

    fn order(&self) -> ByteOrder {
        self.reference.module.target.byte_order()
    }

    fn spend(&mut self, steps: u64) -> Result<(), Unknown> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps > MAX_STEPS {
            Err(Unknown::Limit)
        } else {
            Ok(())
        }
    }

    fn found(&mut self, places: &[Typed], bits: Option<u64>) -> Result<Found, Unknown> {
        let typed = places
            .iter()
            .filter_map(|typed| self.type_bits(typed.ty).ok())
            .max();
        // An object of unknown size that has no place is an undefined byte.
        let bits = bits.or(typed).unwrap_or(8);
        self.spend(bits / 64 + 1)?;
        self.spend_on(places.iter().map(|typed| typed.place.count()).sum())?;
        let members = (0..).zip(places).map(|(number, typed)| Member {
            place: typed.place.clone(),
            uses: vec![number],
        });
        let order = self.order();
        let (undefined, others) = Place::one_of(members).divided(bits, order);
        let uses = undefined.iter().flat_map(|member| &member.uses);
        let without_location: BTreeSet<u32> = uses.copied().collect();
        let form = match others.as_slice() {
            [] => Place::any_of(undefined).form(bits, order),
            // The only defined place keeps its uses.
            [only] if !without_location.is_empty() => Form::OneOf(vec![Choice {
                form: only.place.form(bits, order),
                uses: only.uses.clone(),
            }]),
            _ => Place::any_of(others).form(bits, order),
        };
        Ok(Found {
            bits,
            form,
            without_location,
        })
    }

    /// Returns the number of a place that was chosen among several.
    fn choice(&mut self, chosen: Chosen) -> u32 {
        let first_place = match chosen {
            Chosen::Lifetime(object, _) => Chosen::Lifetime(object, 0),
            Chosen::Piece(entity, _) => Chosen::Piece(entity, 0),
        };
        let next = self.choices.len() as u32;
        let choice = self.choices.entry(first_place);
        let (number, places) = choice.or_insert((next, BTreeMap::new()));
        // Lower numbers are for the lifetimes of the requested object.
        let first = FIRST_CHOICE + ((*number % MAX_CHOICES) << form::PLACES_LOG);
        let next = places.len() as u32;
        first + *places.entry(chosen).or_insert(next)
    }

    /// Returns all places of an object, as one place.
    fn all_places(&mut self, object: Object) -> Result<Place, Unknown> {
        let mut members = Vec::new();
        let places = self.places(object)?;
        self.spend_on(places.iter().map(|typed| typed.place.count()).sum())?;
        for (index, typed) in places.into_iter().enumerate() {
            members.push(Member {
                place: typed.place,
                uses: vec![self.choice(Chosen::Lifetime(object, index))],
            });
        }
        Ok(Place::any_of(members))
    }

    /// Returns the location of an object with its declared size, or, without one, with the sizes of
    /// its expressions' types.
    ///
    /// # Errors
    /// If the language does not define the result.
    pub fn object(&mut self, object: Object) -> Result<Found, Unknown> {
        self.enter_scope_of(object);
        let places = self.places(object)?;
        self.found(&places, self.reference.declared_bits(object))
    }

    /// Returns the value of an object: a float, or a number of `bits` bits, truncated or extended
    /// by its type. Its bits are known.
    ///
    /// # Errors
    /// If the language does not define the result.
    pub fn number(&mut self, object: Object, bits: u64) -> Result<Found, Unknown> {
        self.enter_scope_of(object);
        let (mut numbers, mut of_floats) = (Vec::new(), None);
        for typed in self.places(object)? {
            if typed.ty.is_float() {
                let bits = self.type_bits(typed.ty)?;
                of_floats = of_floats.max(Some(bits));
                numbers.push(self.resized(&typed, bits)?);
                continue;
            }
            // An undefined object has no value, but this is not a failure.
            match typed.place.is_undefined() {
                true => numbers.push(Typed {
                    place: Place::UNDEFINED,
                    ty: typed.ty,
                }),
                false => numbers.push(self.resized(&typed, bits)?),
            }
        }
        self.found(&numbers, Some(of_floats.unwrap_or(bits)))
    }

    /// Returns the location that an expression gives, with a referrer and arguments.
    ///
    /// # Errors
    /// If the language does not define the result.
    pub fn expression(
        &mut self,
        ops: &[DIOp],
        constants: &Constants,
        referrer: Option<Referrer>,
        arguments: &[Object],
    ) -> Result<Found, Unknown> {
        let arguments = Arguments::Objects(arguments);
        let place = self.evaluate(ops, constants, referrer, arguments)?;
        self.found(&[place], None)
    }

    /// Returns the location of an argument at the entry of the called function, on the machine of
    /// the calling function. The argument has the size of an address, or that of a lane.
    pub fn passed(&mut self, referrer: Referrer) -> Result<Found, Unknown> {
        self.enter_function();
        let target = self.reference.module.target;
        let address = u64::from(target.description().address_bytes) * 8;
        let bits = match referrer {
            Referrer::Lane { bits, .. } => bits.into(),
            Referrer::Register(part) if part.bits > 0 => address.min(part.bits.into()),
            _ => address,
        };
        let (stack, pushed) = target.description().cfa;
        // The stack pointer before the call, from which the called function's CFA is counted: after
        // the call, it is the stack pointer of the caller, whose offset from the CFA is known.
        let frame = -target.description().stack_offset;
        let place = match referrer {
            Referrer::Slot {
                base: Base::Register(Register(register)),
                offset,
                ..
            } if register == stack => {
                self.slot_at(stack, frame + i64::from(offset) - i64::from(pushed))
            }
            Referrer::Slot {
                base: Base::Cfa,
                offset,
                ..
            } => self.slot_at(stack, frame + i64::from(offset)),
            other => self.referrer(other, bits, 0)?,
        };
        Ok(Found {
            bits,
            form: place.form(bits, self.order()),
            without_location: BTreeSet::new(),
        })
    }

    /// Returns all places of an object, each with its type, by the rules of docs/language.md,
    /// "Where an object is".
    fn places(&mut self, object: Object) -> Result<Vec<Typed>, Unknown> {
        if let Some(known) = self.known.get(&object) {
            return Ok(known.clone());
        }
        if self.depth >= MAX_DEPTH {
            return Err(Unknown::Limit);
        }
        if !self.in_progress.insert(object) {
            return Err(Unknown::Cycle);
        }
        self.depth += 1;
        let places = self.compute_places(object);
        self.depth -= 1;
        self.in_progress.remove(&object);
        let places = places?;
        self.known.insert(object, places.clone());
        Ok(places)
    }

    fn compute_places(&mut self, object: Object) -> Result<Vec<Typed>, Unknown> {
        if (self.reference.is_rejected)(RejectedNode::Object(object)) {
            return Ok(Vec::new());
        }
        if let Some(places) = self.fixed_address(object)? {
            return Ok(places);
        }
        let mut places = Vec::new();
        let lifetimes = self.lifetimes_here(object);
        self.spend_on(lifetimes.len())?;
        for (lifetime, referrer) in lifetimes {
            let arguments = self.reference.module.metadata.arguments(lifetime);
            places.push(self.lifetime(lifetime.location, referrer, arguments)?);
        }
        Ok(places)
    }

    /// Returns the address, or the offset in thread-local storage, that a code location or the
    /// fragment of a global holds; `None` for other objects.
    fn fixed_address(&self, object: Object) -> Result<Option<Vec<Typed>>, Unknown> {
        let Reference {
            module,
            marked,
            globals,
            ..
        } = self.reference;
        let address = match object {
            Object::Code(code) => {
                let Some((function, position)) = marked.codes.get(&code) else {
                    return Ok(Some(Vec::new()));
                };
                let function = module.code.function(*function).ok_or(Unknown::Invalid)?;
                let piece = function.piece_at(*position);
                let start = self.machine.symbol(piece.symbol, StorageDuration::Static);
                start.map(|start| start.wrapping_add(piece.offset(*position).into()))
            }
            Object::Fragment(fragment) => match globals.get(&fragment) {
                Some((symbol, storage)) => self.machine.symbol(*symbol, *storage),
                None => return Ok(None),
            },
            Object::Variable(_) => return Ok(None),
        };
        let bits = u64::from(module.target.description().address_bytes) * 8;
        Ok(Some(vec![Typed {
            place: self.number_or_fault(address, bits),
            ty: Type::PTR,
        }]))
    }

    /// Returns the lifetimes of an object that hold here, with their referrers: the active bounded
    /// lifetimes, or the computed lifetime if there are none.
    fn lifetimes_here(&self, object: Object) -> Vec<(&'m DILifetime, Option<Referrer>)> {
        let Reference {
            module,
            is_rejected,
            marked,
            lifetimes,
            ..
        } = self.reference;
        let Some(lifetimes) = lifetimes.get(&object) else {
            return Vec::new();
        };
        let kept = |id: &LifetimeId| {
            let lifetime = module.metadata.lifetimes.get(*id);
            lifetime.filter(|_| !is_rejected(RejectedNode::Lifetime(*id)))
        };
        let at = |(function, pc): (FunctionView<'_>, _)| lifetimes.at(function.id, pc);
        let active = self.site.map_or(Vec::new(), at).into_iter();
        let mut active: Vec<_> = active
            .filter_map(|id| Some((kept(&id)?, Some(marked.lifetimes.get(&id)?.referrer))))
            .collect();
        if active.is_empty() {
            let computed = lifetimes.computed.iter().find_map(kept);
            active.extend(computed.map(|lifetime| (lifetime, None)));
        }
        active
    }

    fn lifetime(
        &mut self,
        of: DIExpr,
        referrer: Option<Referrer>,
        arguments: &[Object],
    ) -> Result<Typed, Unknown> {
        let exprs = &self.reference.module.exprs;
        let arguments = Arguments::Objects(arguments);
        self.evaluate(exprs.ops(of), exprs.constants(), referrer, arguments)
    }
}
