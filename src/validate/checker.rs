//! The results of the rules, which are diagnostics and rejected nodes, and the facts that rules
//! read.
//!
//! A rule calls [`Checker::report`], or [`Checker::report_cause`] if one cause can affect many
//! nodes: the first violation is reported and the others are counted. [`Checker::finish`] sorts the
//! diagnostics and extends rejections to the lifetimes that must not be shown without the rejected
//! ones.

use super::fits::{Fits, Form};
use super::shared::{FragmentBits, Shared};
use super::{Diagnostic, Diagnostics, Index, Node, Rule, Severity, referrer};
use crate::expr::DIExpr;
use crate::markers::{FunctionId, FunctionView, Referrer, ReferrerId};
use crate::metadata::lists::Flags;
use crate::metadata::{
    DICode, DIGlobal, FileId, LifetimeId, Object, Scope, StorageDuration, SubprogramId, VariableId,
};
use crate::module::ObjectNames;
use crate::one_line::OneLine;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::OnceCell;
use hashbrown::HashMap;

/// The function and variable that a diagnostic names.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) function: Option<FunctionId>,
    pub(super) subprogram: Option<SubprogramId>,
    pub(super) variable: Option<VariableId>,
}

/// The node that a diagnostic is about, and the function and variable that it names. Without a
/// place, these are [the ones that contain the node](Checker::place_of).
#[derive(Clone, Copy)]
pub(super) struct Site {
    node: Node,
    place: Option<Place>,
}

impl From<Node> for Site {
    fn from(node: Node) -> Site {
        Site { node, place: None }
    }
}

impl From<(Node, Place)> for Site {
    fn from((node, place): (Node, Place)) -> Site {
        let place = Some(place);
        Site { node, place }
    }
}

/// A cause that several violations can share.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Cause {
    /// A problem of an expression, independent of the lifetime: the operation and the rule.
    Expression(DIExpr, u32, Rule),
    /// An argument that does not fit an operation of an expression.
    Argument(DIExpr, u32, Object),
    /// A referrer that does not fit an operation of an expression, in a function.
    ReferrerUse(FunctionId, DIExpr, u32, Referrer),
    /// A referrer of a function that is ill-formed.
    Referrer(FunctionId, Referrer),
    /// The use of a value's places by an expression.
    ValueUse(FunctionId, u32, DIExpr),
    /// All violations of a rule that are about one value of a function.
    Value(FunctionId, u32, Rule),
    /// All violations of a rule in one function.
    Function(FunctionId, Rule),
    /// The violations of a rule by calls, line rows or frame rows of a function. Each has a
    /// separate cause, so the first [`MAX_LISTED`] are reported, and the others are counted.
    Listed(FunctionId, Rule),
    /// A file that line rows of a function name.
    File(FunctionId, FileId),
    /// An expression that frame rules of a function use.
    FrameExpression(FunctionId, u32),
    /// A register that frame rules of a function name.
    FrameRegister(FunctionId, u16),
    /// All violations of a rule that are about one lifetime.
    Lifetime(LifetimeId, Rule),
    /// The size in bits of an object's locations.
    Size(Object, u64),
}

/// The number of calls or rows of a function that are reported separately for a rule. Otherwise, a
/// backend that records all of them wrong would hide all other diagnostics.
const MAX_LISTED: u32 = 10;

struct Found {
    function: Option<FunctionId>,
    diagnostic: Diagnostic,
    /// The number of diagnostics with the same cause before this one.
    before: u32,
    /// The number of violations that were only counted.
    more: u32,
}

/// The results of the rules, and the facts that they read.
pub(super) struct Checker<'m, 'i> {
    pub(super) shared: &'i Shared<'m>,
    /// The nodes that this checker rejects, with the relations of all nodes.
    pub(super) index: Index,
    pub(super) fits: Fits,
    /// Lifetimes that refer to missing nodes. No other rule reports them.
    pub(super) broken: Flags,
    /// Lifetimes whose expression violates a rule. Its size is not used.
    pub(super) faulty: Flags,
    /// Lifetimes whose active ranges are unknown. All lifetimes of their objects are rejected.
    pub(super) unplaced: Flags,
    /// Lifetimes on a cycle of arguments, in ascending order.
    pub(super) cyclic: Vec<LifetimeId>,
    /// Needs that depend on the places of arguments, and are checked last: a lifetime, and the
    /// index of a [`Use`](super::facts::Use) of its expression.
    pub(super) late_needs: Vec<(LifetimeId, u32)>,
    found: Vec<Found>,
    causes: HashMap<Cause, usize>,
    /// The names of objects in messages. Computed for the first message that needs one.
    names: OnceCell<ObjectNames>,
}

impl<'m> core::ops::Deref for Checker<'m, '_> {
    type Target = Shared<'m>;

    fn deref(&self) -> &Shared<'m> {
        self.shared
    }
}

impl<'m, 'i> Checker<'m, 'i> {
    pub(super) fn new(shared: &'i Shared<'m>, index: Index) -> Checker<'m, 'i> {
        let flags = || Flags::new(shared.module.metadata.lifetimes.len());
        Checker {
            shared,
            index,
            fits: Fits::new(shared.module.metadata.lifetimes.len()),
            broken: flags(),
            faulty: flags(),
            unplaced: flags(),
            cyclic: Vec::new(),
            late_needs: Vec::new(),
            found: Vec::new(),
            causes: HashMap::new(),
            names: OnceCell::new(),
        }
    }

    /// Adds the results of another checker, as if its rules had run with this one. Both must have
    /// run no rule after those on functions.
    pub(super) fn add(&mut self, other: Checker<'_, '_>) {
        self.index.rejected.add(&other.index.rejected);
        self.broken.set_all(&other.broken);
        self.faulty.set_all(&other.faulty);
        self.unplaced.set_all(&other.unplaced);
        let mut causes: Vec<Option<Cause>> = alloc::vec![None; other.found.len()];
        for (cause, index) in other.causes {
            causes[index] = Some(cause);
        }
        for (found, cause) in other.found.into_iter().zip(causes) {
            let next = self.found.len();
            let index = match cause {
                Some(cause) => *self.causes.entry(cause).or_insert(next),
                None => next,
            };
            match self.found.get_mut(index) {
                Some(known) => known.more += 1 + found.more,
                None => self.found.push(found),
            }
        }
    }

    /// The variable that an object is or belongs to.
    pub(super) fn variable_of(&self, object: Object) -> Option<VariableId> {
        match object {
            Object::Variable(id) => Some(id),
            Object::Fragment(id) => self.owners.of(id)?.variable,
            Object::Code(_) => None,
        }
    }

    /// True for a type property fragment, which is evaluated with an instance of its type.
    pub(super) fn is_type_property(&self, object: Object) -> bool {
        match object {
            Object::Fragment(id) => self.index.is_property(id),
            Object::Variable(_) | Object::Code(_) => false,
        }
    }

    /// Returns the only subprogram that can contain an object; `None` if several can, or if no
    /// subprogram contains it.
    pub(super) fn only_subprogram(&self, object: Object) -> Option<SubprogramId> {
        match object {
            Object::Variable(id) => self
                .index
                .scopes()
                .subprogram(self.module.metadata.variables.get(id)?.scope),
            Object::Fragment(id) => {
                let owner = self.owners.of(id)?;
                if owner.shared { None } else { owner.subprogram }
            }
            Object::Code(id) => self.module.code.subprogram(self.index.label_of(id)?.0),
        }
    }

    /// The number of lanes at an object. For a fragment without a scope, this is the number of
    /// lanes of the first variable or the subprogram that it belongs to.
    pub(super) fn lane_count(&self, object: Object) -> Option<u32> {
        let at = |object| self.index.lane_count(self.module, object);
        let of_variable = || at(self.variable_of(object)?.into());
        let of_home =
            || (self.index.scopes()).lanes(Scope::Subprogram(self.only_subprogram(object)?));
        at(object).or_else(of_variable).or_else(of_home)
    }

    /// The size of an object in bits, if known: the size of a variable's type, or the size that all
    /// lifetimes of a fragment have. An object of size zero can have locations of any size, so its
    /// size is not returned.
    pub(super) fn object_bits(&self, object: Object) -> Option<u64> {
        match object {
            Object::Variable(id) => self.variable_bits(self.module.metadata.variables.get(id)?),
            // The fragment of a global, like a code location, holds an address.
            Object::Fragment(id) if self.index.global_of(id).is_some() => {
                Some(self.module.target.address_bits())
            }
            Object::Code(_) => Some(self.module.target.address_bits()),
            Object::Fragment(id) => match self.fragment_bits(id) {
                FragmentBits::All(bits) => Some(bits),
                _ => None,
            },
        }
    }

    /// Two different sizes in bits that lifetimes of an object give. No argument can have both.
    pub(super) fn differing_bits(&self, object: Object) -> Option<(u64, u64)> {
        match object {
            Object::Fragment(id) if self.index.global_of(id).is_none() => {
                match self.fragment_bits(id) {
                    FragmentBits::Differ(one, other) => Some((one, other)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// True if a referrer violates neither a rule of [`Shared::referrer_error`] nor the rule of
    /// [`referrer::frameless`].
    pub(super) fn is_sound(&self, function: FunctionView<'_>, id: ReferrerId) -> bool {
        match self.forms.form(id) {
            Form::Sound => true,
            Form::InFrame if function.has_frame_rules() => true,
            Form::InFrame | Form::Doubtful => {
                let referrer = function.referrer(id);
                self.referrer_error(function, referrer).is_none()
                    && referrer::frameless(self.module, function, referrer).is_none()
            }
        }
    }

    /// True if an object is the fragment of a thread-local global.
    pub(super) fn is_thread_local(&self, object: Object) -> bool {
        let global = self.global(object);
        global.is_some_and(|global| global.storage == StorageDuration::Thread)
    }

    /// Returns the global that an object is attached to.
    pub(super) fn global(&self, object: Object) -> Option<&'m DIGlobal> {
        let Object::Fragment(fragment) = object else {
            return None;
        };
        self.module
            .metadata
            .globals
            .get(self.index.global_of(fragment)?)
    }

    fn names(&self) -> &ObjectNames {
        self.names.get_or_init(|| ObjectNames::of(self.module))
    }

    /// The name of an object in a message: its source name, or its node and use.
    pub(super) fn object(&self, object: Object) -> String {
        self.names().node(self.module, object)
    }

    /// The name of a lifetime in a message: its node and its object.
    pub(super) fn lifetime(&self, id: LifetimeId) -> String {
        self.names().lifetime(self.module, id)
    }

    /// The name of an operation of an expression in a message.
    pub(super) fn operation(&self, expression: DIExpr, operation: u32) -> String {
        let ops = self.module.exprs.ops(expression);
        let spelling = ops.get(operation as usize).map_or("", |op| op.spelling());
        format!("{spelling} (operation {operation})")
    }

    /// The place of a function's code, with the variable of a lifetime if given.
    pub(super) fn in_function(&self, function: FunctionId, lifetime: Option<LifetimeId>) -> Place {
        let object = lifetime
            .and_then(|id| self.module.metadata.lifetimes.get(id))
            .map(|node| node.object);
        Place {
            function: Some(function),
            subprogram: self.module.code.subprogram(function),
            variable: object.and_then(|object| self.variable_of(object)),
        }
    }

    /// The place of a scope, with a variable if given.
    pub(super) fn in_scope(&self, scope: Scope, variable: Option<VariableId>) -> Place {
        let subprogram = self.index.scopes().subprogram(scope);
        Place {
            function: subprogram.and_then(|id| self.index.code_of(id)),
            subprogram,
            variable,
        }
    }

    /// The place of a lifetime: the function of its `dbg.def`, or the function of its object.
    pub(super) fn of_lifetime(&self, id: LifetimeId) -> Place {
        if let Some(function) = self.index.function_of(id) {
            return self.in_function(function, Some(id));
        }
        match self.module.metadata.lifetimes.get(id) {
            Some(node) => self.of_object(node.object),
            None => Place::default(),
        }
    }

    /// The place of an object: the function of its variable.
    pub(super) fn of_object(&self, object: Object) -> Place {
        let variable = self.variable_of(object);
        match variable.and_then(|id| self.module.metadata.variables.get(id)) {
            Some(node) => self.in_scope(node.scope, variable),
            None => Place::default(),
        }
    }

    /// Returns the function and variable that contain a node.
    fn place_of(&self, node: Node) -> Place {
        match node {
            Node::Function(id) | Node::Item(id, ..) | Node::Marker(id, _) | Node::Value(id, _) => {
                self.in_function(id, None)
            }
            Node::Lifetime(id) | Node::Operation(id, _) => self.of_lifetime(id),
            Node::Variable(id) => self.of_object(id.into()),
            Node::Fragment(id) => self.of_object(id.into()),
            Node::Code(id) => match self.module.metadata.codes.get(id) {
                Some(DICode::Label { scope, .. }) => self.in_scope(*scope, None),
                Some(DICode::Expression) | None => Place::default(),
            },
            Node::Subprogram(id) => self.in_scope(Scope::Subprogram(id), None),
            Node::Block(id) => self.in_scope(Scope::Block(id), None),
            Node::Inlined(id) => self.in_scope(Scope::Inlined(id), None),
            Node::CommonBlock(id) => self.in_scope(Scope::CommonBlock(id), None),
            Node::Type(_)
            | Node::Namespace(_)
            | Node::Macro(_)
            | Node::Import(_)
            | Node::Template(_)
            | Node::Global(_)
            | Node::Unit(_)
            | Node::File(_) => Place::default(),
        }
    }

    /// Adds a diagnostic.
    pub(super) fn report(&mut self, rule: Rule, site: impl Into<Site>, message: String) {
        let Site { node, place } = site.into();
        let place = place.unwrap_or_else(|| self.place_of(node));
        let module = self.module;
        let symbol = || {
            module
                .code
                .function(place.function?)
                .map(|view| view.symbol)
        };
        let name = place
            .subprogram
            .and_then(|id| module.metadata.subprograms.get(id))
            .map(|node| node.name)
            .or_else(symbol);
        let diagnostic = Diagnostic {
            rule,
            node,
            function: name.map(|name| module.metadata.strings.get(name).to_string()),
            variable: place
                .variable
                .map(|id| module.metadata.object_name(id.into())),
            message: OneLine(&message).to_string(),
        };
        self.found.push(Found {
            function: place.function,
            diagnostic,
            before: 0,
            more: 0,
        });
    }

    /// Adds a diagnostic, or counts the violation if one with the same cause was added.
    pub(super) fn report_cause(
        &mut self,
        cause: Cause,
        rule: Rule,
        site: impl Into<Site>,
        message: impl FnOnce() -> String,
    ) {
        let known = self.causes.get(&cause).copied();
        let before = match known.and_then(|known| self.found.get_mut(known)) {
            None => 0,
            Some(last) if matches!(cause, Cause::Listed(..)) && last.before + 1 < MAX_LISTED => {
                last.before + 1
            }
            Some(last) => {
                last.more += 1;
                return;
            }
        };
        self.causes.insert(cause, self.found.len());
        self.report(rule, site, message());
        if let Some(last) = self.found.last_mut() {
            last.before = before;
        }
    }

    /// Extends rejections and sorts the diagnostics. Returns the errors and the warnings.
    pub(super) fn finish(mut self) -> (Index, Diagnostics, Diagnostics) {
        self.extend_rejections();
        // Diagnostics outside of functions come first: an error of a type can cause errors of
        // variables.
        let key = |found: &Found| (found.function, found.diagnostic.node, found.diagnostic.rule);
        self.found.sort_by_key(key);
        let finished = self.found.into_iter().map(|found| {
            let mut diagnostic = found.diagnostic;
            if found.more > 0 {
                diagnostic
                    .message
                    .push_str(&format!(" ({} more like this)", found.more));
            }
            diagnostic
        });
        let (errors, warnings) = finished.partition(|found| found.severity() == Severity::Error);
        let (errors, warnings) = (Diagnostics { all: errors }, Diagnostics { all: warnings });
        (self.index, errors, warnings)
    }

    /// Extends rejections to other lifetimes of an object, so that debuggers do not show the object
    /// at a wrong place. If a bounded lifetime was rejected, the other lifetimes of its object in
    /// the same function are rejected too, and so is the computed lifetime, which would otherwise
    /// hold in the range of the rejected one.
    fn extend_rejections(&mut self) {
        if !self.index.rejected.is_any() {
            return;
        }
        let module = self.module;
        let mut functions: Vec<FunctionId> = Vec::new();
        for object in module.metadata.objects() {
            let index = &mut self.index;
            functions.clear();
            let mut whole =
                matches!(object, Object::Variable(id) if index.is_rejected_variable(id));
            for id in index.lifetimes(object).filter(|id| index.is_rejected(*id)) {
                whole |= self.unplaced.get(id.index());
                functions.extend(index.function_of(id));
            }
            if !whole && functions.is_empty() {
                continue;
            }
            functions.sort_unstable();
            let lifetimes: Vec<LifetimeId> = index.lifetimes(object).collect();
            for id in lifetimes {
                let function = index.function_of(id);
                if whole
                    || function.is_none_or(|function| functions.binary_search(&function).is_ok())
                {
                    index.reject(id);
                }
            }
        }
    }
}
