//! Explains why an object has no location at a place in the code, or only a part of one, to the
//! author of a compiler who sees `<optimized out>`.
//!
//! [`Lowered::missing`] applies the rules of docs/language.md ("Where an object is") starting with
//! the object: the active lifetimes, their referrers and arguments, and the degradations that
//! lowering reported. `docs/missing.md` explains the reasons.

use super::coverage::Scopes;
use super::degradation::DegradationReason;
use super::lowered::Lowered;
use crate::expr::DIOp;
use crate::markers::{FunctionId, FunctionView, LiveRanges, Referrer, ValueId};
use crate::metadata::{DILifetime, LifetimeId, LifetimeKind, Object, Scope};
use crate::module::{Module, NodeKey, ObjectNames};
use crate::one_line::OneLine;
use crate::units::Position;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;

/// A reason why an object, or a part of it, has no location.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Missing {
    /// The object has no lifetime.
    NoLifetime,
    /// A diagnostic of the validator rejected the object, or a lifetime of it.
    Rejected {
        /// The rejected lifetime; `None` if the object was rejected.
        lifetime: Option<LifetimeId>,
    },
    /// No bounded lifetime is active here, and there is no computed lifetime.
    Inactive {
        /// The last position before this one at which a lifetime was active, if there is one.
        last: Option<Position>,
        /// The first position after this one at which a lifetime begins, if there is one.
        next: Option<Position>,
    },
    /// All markers of a bounded lifetime were deleted, and no other lifetime holds here.
    Dead {
        /// The lifetime.
        lifetime: LifetimeId,
    },
    /// The bounded lifetimes of the object are in other functions.
    OtherFunction {
        /// One of them.
        lifetime: LifetimeId,
        /// Its function.
        function: FunctionId,
    },
    /// The `dbg.def` of an active lifetime has the undefined referrer.
    UndefinedReferrer {
        /// The lifetime.
        lifetime: LifetimeId,
    },
    /// The value that an active lifetime refers to has no location here.
    NoPlace {
        /// The lifetime.
        lifetime: LifetimeId,
        /// The value.
        value: ValueId,
    },
    /// An argument of a lifetime has no location, or only a part of one.
    Argument {
        /// The lifetime.
        lifetime: LifetimeId,
        /// The argument, counted from 0.
        index: u32,
        /// The object that is the argument.
        object: Object,
        /// The reasons.
        because: Vec<Missing>,
    },
    /// The dialect cannot express the location, or a call does not preserve it.
    Degraded(DegradationReason),
    /// The position is the last byte of a call instruction. A debugger evaluates locations of outer
    /// frames there, and the call does not preserve all registers. A tail call releases the frame,
    /// too.
    InCall {
        /// The position after the call.
        returns_to: u32,
    },
    /// The position is outside of the function, the object is a variable of another function, or
    /// the variable's block or inlined scope has no code here.
    OutOfScope,
    /// DWARF does not describe the object, because only arguments refer to it.
    NotDescribed,
    /// The expressions of the active lifetimes give no location: it is undefined, or its evaluation
    /// fails.
    Undefined,
}

/// The maximum depth to which arguments are followed.
const MAX_NESTED: u32 = 8;
/// The maximum number of arguments that are followed, since lifetimes may share arguments.
const MAX_ARGUMENTS: u32 = 4096;

impl Missing {
    /// Describes the reason in a sentence without the full stop.
    pub fn describe(&self, lowered: &Lowered<'_, '_>) -> String {
        let module = lowered.validated.module();
        // Finding the purpose of a fragment takes a pass over the whole module; finding a
        // variable's name does not.
        let names = if self.is_about_fragment(module) {
            ObjectNames::of(module)
        } else {
            ObjectNames::default()
        };
        self.describe_with(lowered, &names)
    }

    fn is_about_fragment(&self, module: &Module) -> bool {
        let lifetime = match self {
            Missing::Rejected { lifetime } => *lifetime,
            Missing::Dead { lifetime }
            | Missing::OtherFunction { lifetime, .. }
            | Missing::UndefinedReferrer { lifetime }
            | Missing::NoPlace { lifetime, .. } => Some(*lifetime),
            Missing::Argument {
                object: Object::Fragment(_),
                ..
            } => return true,
            Missing::Argument {
                lifetime, because, ..
            } => {
                if because
                    .iter()
                    .any(|reason| reason.is_about_fragment(module))
                {
                    return true;
                }
                Some(*lifetime)
            }
            _ => None,
        };
        let lifetime = lifetime.and_then(|id| module.metadata.lifetimes.get(id));
        lifetime.is_some_and(|node| matches!(node.object, Object::Fragment(_)))
    }

    /// Like [`describe`](Missing::describe), with the names of the module's objects, which the
    /// caller computes once for many reasons.
    pub fn describe_with(&self, lowered: &Lowered<'_, '_>, names: &ObjectNames) -> String {
        let module = lowered.validated.module();
        self.sentence(&Named { module, names })
    }

    fn sentence(&self, words: &dyn Words) -> String {
        let name = |id: &LifetimeId| words.lifetime(*id);
        match self {
            Missing::NoLifetime => {
                "it has no lifetime; add one that gives its location".to_string()
            }
            Missing::Rejected { lifetime } => {
                let what = lifetime.as_ref().map_or("it".to_string(), name);
                format!("{what} was rejected because of a diagnostic; see the validator's report")
            }
            Missing::Inactive { last, next } => {
                let last = last.map(|at| at + 1);
                let last = last.map_or(String::new(), |at| format!("; the last was up to {at:#x}"));
                let next = next.map_or(String::new(), |at| format!("; the next begins at {at:#x}"));
                format!("no lifetime of it is active here{last}{next}")
            }
            Missing::Dead { lifetime } => {
                let name = name(lifetime);
                format!("{name} has no markers, because its code was deleted")
            }
            Missing::OtherFunction { lifetime, function } => {
                let (name, function) = (name(lifetime), words.function(*function));
                format!("{name} is bounded by markers in {function}")
            }
            Missing::UndefinedReferrer { lifetime } => {
                let name = name(lifetime);
                format!("the dbg.def of {name} has the undefined referrer")
            }
            Missing::NoPlace { lifetime, value } => {
                let name = name(lifetime);
                format!(
                    "{name} is active, and value {value} (`%entity({value})`) has no location here"
                )
            }
            Missing::Argument {
                lifetime,
                index,
                object,
                because,
            } => {
                let because = because.iter().map(|reason| reason.sentence(words));
                let because = because.collect::<Vec<String>>().join("; ");
                let (name, object) = (name(lifetime), words.object(*object));
                format!("argument {index} of {name}, {object}: {because}")
            }
            Missing::Degraded(reason) => reason.to_string(),
            Missing::InCall { returns_to } => {
                format!(
                    "a call that ends at {returns_to:#x} does not preserve the registers or the frame that hold it"
                )
            }
            Missing::OutOfScope => "the position is outside of its scope".to_string(),
            Missing::NotDescribed => {
                "DWARF does not describe it, because only lifetimes of other objects name it"
                    .to_string()
            }
            Missing::Undefined => {
                "its location is undefined here, or the evaluation fails".to_string()
            }
        }
    }
}

/// Writes the reason as a sentence without the full stop, with numbers of ids instead of names.
/// [`Missing::describe`] uses the module's names.
impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&Numbers))
    }
}

/// The names of nodes in a sentence.
trait Words {
    fn lifetime(&self, id: LifetimeId) -> String;
    fn function(&self, id: FunctionId) -> String;
    fn object(&self, object: Object) -> String;
}

/// Names from the module.
struct Named<'m> {
    module: &'m Module,
    names: &'m ObjectNames,
}

impl Words for Named<'_> {
    fn lifetime(&self, id: LifetimeId) -> String {
        self.names.lifetime(self.module, id)
    }

    fn function(&self, id: FunctionId) -> String {
        let strings = &self.module.metadata.strings;
        let function = self.module.code.function(id);
        function.map_or(String::new(), |view| {
            format!("`{}`", OneLine(strings.get(view.symbol)))
        })
    }

    fn object(&self, object: Object) -> String {
        self.names.node(self.module, object)
    }
}

/// Numbers of ids, if the module is unknown.
struct Numbers;

impl Words for Numbers {
    fn lifetime(&self, id: LifetimeId) -> String {
        format!("lifetime {}", id.index())
    }

    fn function(&self, id: FunctionId) -> String {
        format!("function {}", id.index())
    }

    fn object(&self, object: Object) -> String {
        NodeKey::from(object).to_string()
    }
}

impl Lowered<'_, '_> {
    /// Returns all known reasons why an object has no location at a place, or only a part of the
    /// location that its lifetimes give. Empty if the location is complete.
    ///
    /// `place` is a function and a byte offset from its start; `None` for code outside of the
    /// module's functions.
    pub fn missing(&self, object: Object, place: Option<(FunctionId, Position)>) -> Vec<Missing> {
        let function = place.and_then(|(id, _)| self.validated.module().code.function(id));
        if !self.is_in_scope(object, place) || !self.has_scope_code(object, function, place) {
            return alloc::vec![Missing::OutOfScope];
        }
        let mut live = LiveRanges::default();
        if let Some(function) = function {
            live.compute(function);
        }
        let search = Search {
            lowered: self,
            live,
            function,
            position: place.map_or(Position(0), |(_, position)| position),
            left: Cell::new(MAX_ARGUMENTS),
        };
        let mut reasons = search.reasons(object, 0);
        if reasons.is_empty()
            && let Object::Variable(variable) = object
            && self.holding(&self.location(variable), place).is_empty()
        {
            reasons.push(search.in_call().unwrap_or(Missing::Undefined));
        }
        reasons
    }

    /// True if the lexical block or inlined scope of a variable has code at a place of its
    /// function.
    fn has_scope_code(
        &self,
        object: Object,
        function: Option<FunctionView<'_>>,
        place: Option<(FunctionId, Position)>,
    ) -> bool {
        let metadata = &self.validated.module().metadata;
        let (Object::Variable(id), Some(function), Some((_, position))) = (object, function, place)
        else {
            return true;
        };
        let scope = metadata.variables.get(id).map(|node| node.scope);
        match scope {
            Some(scope @ (Scope::Block(_) | Scope::Inlined(_))) => Scopes::new(self, function)
                .code(self, scope)
                .iter()
                .any(|range| range.contains(position)),
            _ => true,
        }
    }
}

/// A position, with the data that an explanation needs.
struct Search<'l, 'v, 'm> {
    lowered: &'l Lowered<'v, 'm>,
    live: LiveRanges,
    function: Option<FunctionView<'m>>,
    position: Position,
    /// The number of arguments that may still be followed.
    left: Cell<u32>,
}

impl Search<'_, '_, '_> {
    fn in_call(&self) -> Option<Missing> {
        let calls = self.function.map_or(&[][..], |function| function.calls());
        let here = calls
            .iter()
            .find(|call| call.return_position == self.position + 1);
        here.map(|call| Missing::InCall {
            returns_to: call.return_position.0,
        })
    }

    fn reasons(&self, object: Object, nested: u32) -> Vec<Missing> {
        let validated = self.lowered.validated;
        let (module, index) = (validated.module(), validated.index());
        let mut reasons = Vec::new();
        match object {
            Object::Variable(id) if index.is_rejected_variable(id) => {
                return alloc::vec![Missing::Rejected { lifetime: None }];
            }
            // The fragment is the address of a global.
            Object::Fragment(id) if index.global_of(id).is_some() => return reasons,
            Object::Code(id) if index.is_rejected_code(id) => {
                return alloc::vec![Missing::Rejected { lifetime: None }];
            }
            Object::Code(_) => return reasons,
            Object::Variable(_) | Object::Fragment(_) => {}
        }
        let here = self.function.map(|function| function.id);
        let lifetimes = || {
            index
                .lifetimes(object)
                .filter_map(|id| Some((id, module.metadata.lifetimes.get(id)?)))
        };
        if lifetimes().next().is_none() {
            return alloc::vec![Missing::NoLifetime];
        }
        let mut active = false;
        for (id, lifetime) in lifetimes().filter(|(id, _)| !index.is_rejected(*id)) {
            for (referrer, ranges) in self.live.of(id) {
                if index.function_of(id) == here
                    && ranges.iter().any(|range| range.contains(self.position))
                {
                    active = true;
                    self.of_lifetime(id, lifetime, Some(referrer), nested, &mut reasons);
                }
            }
        }
        let computed = lifetimes().find(|(id, lifetime)| {
            lifetime.kind == LifetimeKind::Computed && !index.is_rejected(*id)
        });
        match computed {
            _ if active => {}
            Some((id, lifetime)) => self.of_lifetime(id, lifetime, None, nested, &mut reasons),
            None => reasons.extend(self.inactive(object)),
        }
        let degradations = self.lowered.degradations.iter().filter(|degradation| {
            degradation.subject == object.into()
                && degradation
                    .function
                    .is_none_or(|function| Some(function) == here)
                && degradation.range.contains(self.position)
        });
        for degradation in degradations {
            let reason = Missing::Degraded(degradation.reason);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// Returns why no lifetime of an object is active.
    fn inactive(&self, object: Object) -> Vec<Missing> {
        let index = self.lowered.validated.index();
        let here = self.function.map(|function| function.id);
        let rejected = index.lifetimes(object).find(|id| index.is_rejected(*id));
        if let Some(lifetime) = rejected {
            return alloc::vec![Missing::Rejected {
                lifetime: Some(lifetime)
            }];
        }
        let (mut last, mut next, mut bounded_here) = (None, None, false);
        let (mut dead, mut elsewhere) = (None, None);
        for lifetime in index.lifetimes(object) {
            match index.function_of(lifetime) {
                None => dead = Some(Missing::Dead { lifetime }),
                Some(function) if Some(function) != here => {
                    elsewhere = Some(Missing::OtherFunction { lifetime, function });
                }
                Some(_) => {
                    bounded_here = true;
                    for range in self.live.of(lifetime).flat_map(|(_, ranges)| ranges) {
                        if range.end <= self.position {
                            last = last.max(Some(Position(range.end - Position(1))));
                        } else if range.start > self.position {
                            next = Some(
                                next.map_or(range.start, |known: Position| known.min(range.start)),
                            );
                        }
                    }
                }
            }
        }
        match (bounded_here, dead.or(elsewhere)) {
            (false, Some(reason)) => alloc::vec![reason],
            _ => alloc::vec![Missing::Inactive { last, next }],
        }
    }

    /// Adds the reasons why the referrer or arguments of an active lifetime have no location.
    fn of_lifetime(
        &self,
        id: LifetimeId,
        lifetime: &DILifetime,
        referrer: Option<Referrer>,
        nested: u32,
        reasons: &mut Vec<Missing>,
    ) {
        let module = self.lowered.validated.module();
        let ops = module.exprs.ops(lifetime.location);
        if ops.iter().any(|op| matches!(op, DIOp::Referrer { .. })) {
            match referrer {
                Some(Referrer::Undefined) => {
                    reasons.push(Missing::UndefinedReferrer { lifetime: id })
                }
                Some(Referrer::Value(value)) => {
                    let pieces = self.function.map(|function| function.value_places(value));
                    if !pieces
                        .into_iter()
                        .flatten()
                        .any(|piece| piece.range.contains(self.position))
                    {
                        reasons.push(Missing::NoPlace {
                            lifetime: id,
                            value,
                        });
                    }
                }
                _ => {}
            }
        }
        if nested == MAX_NESTED {
            return;
        }
        for (index, object) in module.metadata.arguments(lifetime).iter().enumerate() {
            let Some(left) = self.left.get().checked_sub(1) else {
                return;
            };
            self.left.set(left);
            let because = self.reasons(*object, nested + 1);
            if !because.is_empty() {
                reasons.push(Missing::Argument {
                    lifetime: id,
                    index: index as u32,
                    object: *object,
                    because,
                });
            }
        }
    }
}
