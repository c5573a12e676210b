//! The names of objects in messages. A fragment has no name, but always belongs to a node that has
//! a name.

use super::Module;
use crate::expr::DIOp;
use crate::markers::{CallTarget, FunctionId};
use crate::metadata::{
    DICode, DISubrange, DIType, FragmentId, Id, Iterations, LaneDetails, LifetimeId, Object,
    StorageDuration, SubprogramId, Text, TypeId, VariableId,
};
use crate::one_line::OneLine;
use crate::units::Position;
use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The use of a fragment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// The address of a symbol, or its offset in thread-local storage.
    Global(Text, StorageDuration),
    /// An attribute of a subprogram.
    OfSubprogram(&'static str, SubprogramId),
    /// An attribute of an inlined function.
    OfInlined(&'static str, SubprogramId),
    /// An attribute of a type.
    OfType(&'static str, TypeId),
    /// An argument of the call at a position of a function, counted from 0.
    Argument(u32, Position, FunctionId),
    /// The target of the call at a position of a function.
    Target(Position, FunctionId),
    /// A part of a named object.
    Part(Named),
    /// An operand of the expression of a named object.
    Operand(Named),
}

/// An object whose name is known without further search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Named {
    Variable(VariableId),
    /// A fragment that is the value of an attribute.
    Attribute(FragmentId),
}

/// The names of a module's objects in messages. Compute them once for many names, because finding
/// the use of each fragment takes a pass over the module.
///
/// ```
/// use dwarfsmith::ObjectNames;
/// # use dwarfsmith::build::{CompileUnit, Fragment, SourceFile, Subprogram};
/// # use dwarfsmith::{Module, Target};
/// # let mut module = Module::new(Target::X86_64);
/// # let file = module.add(SourceFile::new("f.c").directory("/"));
/// # let unit = module.add(CompileUnit::new(file, dwarfsmith::gimli::DW_LANG_C11, "test"));
/// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
/// let base = module.add(Fragment);
/// module.metadata.subprograms.get_mut(f).unwrap().frame_base = Some(base);
/// let names = ObjectNames::of(&module);
/// assert_eq!(names.name(&module, base.into()), "the frame base of `f`");
/// ```
#[derive(Clone, Debug, Default)]
pub struct ObjectNames {
    roles: Vec<Option<Role>>,
}

impl ObjectNames {
    /// Finds the use of each fragment of a module. Takes time proportional to the size of the
    /// module.
    pub fn of(module: &Module) -> ObjectNames {
        let mut names = ObjectNames {
            roles: alloc::vec![None; module.metadata.fragments.len()],
        };
        let mut attributes = Vec::new();
        for (_, global) in module.metadata.globals.iter() {
            names.set(global.fragment, Role::Global(global.symbol, global.storage));
        }
        let mut add = |object: Object, role| {
            if let Object::Fragment(fragment) = object
                && names.set(fragment, role)
            {
                attributes.push(fragment);
            }
        };
        let mut describe =
            |base: Option<FragmentId>, lanes: &LaneDetails, role: &dyn Fn(_) -> _| {
                let iterations = lanes.iterations.and_then(Iterations::fragment);
                for (fragment, what) in [
                    (base, "frame base"),
                    (lanes.lane_pc, "lane program counters"),
                    (lanes.active_lane, "active lanes"),
                    (iterations, "iterations"),
                ] {
                    if let Some(fragment) = fragment {
                        add(fragment.into(), role(what));
                    }
                }
            };
        for (id, node) in module.metadata.subprograms.iter() {
            let role = |what| Role::OfSubprogram(what, id);
            describe(node.frame_base, &node.lanes, &role);
        }
        for (_, node) in module.metadata.inlined.iter() {
            describe(None, &node.lanes, &|what| {
                Role::OfInlined(what, node.origin)
            });
        }
        for (id, ty) in module.metadata.types.iter() {
            each_attribute(ty, |object, what| add(object, Role::OfType(what, id)));
        }
        for function in module.code.functions() {
            for call in function.calls() {
                let at = call.start();
                for (index, parameter) in (0..).zip(function.call_parameters(call)) {
                    add(parameter.value, Role::Argument(index, at, function.id));
                }
                if let CallTarget::Object(object) = call.target {
                    add(object, Role::Target(at, function.id));
                }
            }
        }
        names.follow(module, &attributes);
        names
    }

    /// Sets the role of a fragment that has none. Returns true if the fragment had none.
    fn set(&mut self, fragment: FragmentId, role: Role) -> bool {
        match self.roles.get_mut(fragment.index()) {
            Some(place @ None) => {
                *place = Some(role);
                true
            }
            _ => false,
        }
    }

    /// Follows the arguments of each named object: a fragment gets its name from the nearest named
    /// object that uses the fragment.
    fn follow(&mut self, module: &Module, attributes: &[FragmentId]) {
        let mut lifetimes: Vec<(Object, usize)> = Vec::new();
        for (index, (_, lifetime)) in module.metadata.lifetimes.iter().enumerate() {
            lifetimes.push((lifetime.object, index));
        }
        lifetimes.sort_unstable();
        let variables = module
            .metadata
            .variables
            .ids()
            .map(|id| (Object::Variable(id), Named::Variable(id)));
        let attributes = attributes
            .iter()
            .map(|id| (Object::Fragment(*id), Named::Attribute(*id)));
        let mut waiting: VecDeque<(Object, Named)> = variables.chain(attributes).collect();
        while let Some((object, named)) = waiting.pop_front() {
            let first = lifetimes.partition_point(|(of, _)| *of < object);
            for (_, index) in lifetimes
                .iter()
                .skip(first)
                .take_while(|(of, _)| *of == object)
            {
                let Some(lifetime) = module.metadata.lifetimes.get(Id::from_index(*index)) else {
                    continue;
                };
                let is_joined = module.exprs.ops(lifetime.location).iter().any(|op| {
                    matches!(
                        op,
                        DIOp::Composite { .. }
                            | DIOp::Select {}
                            | DIOp::Overlay { .. }
                            | DIOp::ObjectMap { .. }
                            | DIOp::Extend { .. }
                    )
                });
                let role = if is_joined {
                    Role::Part(named)
                } else {
                    Role::Operand(named)
                };
                for argument in module.metadata.arguments(lifetime) {
                    if let Object::Fragment(fragment) = *argument
                        && self.set(fragment, role)
                    {
                        waiting.push_back((*argument, named));
                    }
                }
            }
        }
    }

    /// The name of an object in a sentence: a variable's name alone, or the use of a fragment, as
    /// in "the frame base of `f`", "a part of `pair`", "the upper bound of type `vec`". For parts
    /// of an object, and for objects without a name, the number of the node follows: `!44` if the
    /// module was read from text, otherwise the index of its id.
    pub fn name(&self, module: &Module, object: Object) -> String {
        match object {
            Object::Variable(_) | Object::Code(_) => module.metadata.object_name(object),
            Object::Fragment(id) => match self.roles.get(id.index()).copied().flatten() {
                None => format!(
                    "fragment {}, which is not used",
                    module.metadata.number_of(id)
                ),
                Some(role @ (Role::Part(_) | Role::Operand(_))) => {
                    format!(
                        "{} (fragment {})",
                        self.purpose(module, role),
                        module.metadata.number_of(id)
                    )
                }
                Some(role) => attribute(module, role),
            },
        }
    }

    /// The name of an object with its node: "`x`", "fragment !44 (a part of `pair`)", "label
    /// `again`".
    pub fn node(&self, module: &Module, object: Object) -> String {
        let number = module.metadata.number_of(object);
        match object {
            Object::Variable(id) if has_name(module, id) => {
                format!("`{}`", module.metadata.object_name(object))
            }
            Object::Variable(_) => module.metadata.object_name(object),
            Object::Code(id) => match module.metadata.codes.get(id) {
                Some(DICode::Label { name, .. }) => {
                    format!("label `{}`", shown(module, *name))
                }
                _ => format!("code location {number}"),
            },
            Object::Fragment(id) => match self.roles.get(id.index()).copied().flatten() {
                None => format!("fragment {number}"),
                Some(role) => format!("fragment {number} ({})", self.purpose(module, role)),
            },
        }
    }

    /// The name of a lifetime: "lifetime !20 of `x`", "lifetime 3 of a part of `pair`".
    pub fn lifetime(&self, module: &Module, id: LifetimeId) -> String {
        let number = module.metadata.number_of(id);
        let of = match module.metadata.lifetimes.get(id).map(|node| node.object) {
            None => return format!("lifetime {number}"),
            Some(Object::Fragment(fragment)) => {
                match self.roles.get(fragment.index()).copied().flatten() {
                    Some(role) => self.purpose(module, role),
                    None => self.node(module, fragment.into()),
                }
            }
            Some(object) => self.node(module, object),
        };
        format!("lifetime {number} of {of}")
    }

    /// Describes the role of a fragment.
    fn purpose(&self, module: &Module, role: Role) -> String {
        match role {
            Role::Part(named) => format!("a part of {}", self.named(module, named)),
            Role::Operand(named) => format!("an operand of {}", self.named(module, named)),
            role => attribute(module, role),
        }
    }

    fn named(&self, module: &Module, named: Named) -> String {
        match named {
            Named::Variable(id) => self.node(module, id.into()),
            Named::Attribute(id) => match self.roles.get(id.index()).copied().flatten() {
                Some(role) => attribute(module, role),
                None => format!("fragment {}", module.metadata.number_of(id)),
            },
        }
    }
}

fn has_name(module: &Module, id: VariableId) -> bool {
    module
        .metadata
        .variables
        .get(id)
        .is_some_and(|node| module.metadata.variable_name(node).is_some())
}

/// A string of the module on one line.
fn shown(module: &Module, text: Text) -> OneLine<'_> {
    OneLine(module.metadata.strings.get(text))
}

fn attribute(module: &Module, role: Role) -> String {
    let name = |text: Option<Text>| text.map_or(OneLine(""), |text| shown(module, text));
    match role {
        Role::Global(symbol, storage) => {
            let what = match storage {
                StorageDuration::Static => "address",
                StorageDuration::Thread => "thread-local offset",
            };
            format!("the {what} of `{}`", shown(module, symbol))
        }
        Role::OfSubprogram(what, id) => {
            format!(
                "the {what} of `{}`",
                name(module.metadata.subprograms.get(id).map(|node| node.name))
            )
        }
        Role::OfInlined(what, id) => {
            format!(
                "the {what} of inlined `{}`",
                name(module.metadata.subprograms.get(id).map(|node| node.name))
            )
        }
        Role::OfType(what, id) => {
            let own = match module.metadata.types.get(id) {
                Some(DIType::Array(array)) => array.name,
                Some(DIType::String(string)) => string.name,
                _ => None,
            };
            match own {
                Some(own) => format!("the {what} of type `{}`", shown(module, own)),
                None => format!(
                    "the {what} of unnamed type {}",
                    module.metadata.number_of(id)
                ),
            }
        }
        Role::Argument(index, at, function) => {
            format!(
                "argument {index} of the call at {at:#x} in `{}`",
                name(module.code.function(function).map(|view| view.symbol))
            )
        }
        Role::Target(at, function) => {
            format!(
                "the target of the call at {at:#x} in `{}`",
                name(module.code.function(function).map(|view| view.symbol))
            )
        }
        // These objects are named after the object that they belong to.
        Role::Part(_) | Role::Operand(_) => String::new(),
    }
}

/// Calls `each` for every object that describes a type, with the name of the attribute.
fn each_attribute(ty: &DIType, mut each: impl FnMut(Object, &'static str)) {
    match ty {
        DIType::Array(array) => {
            let own = [
                (array.data_location, "data location"),
                (array.associated, "association status"),
                (array.allocated, "allocation status"),
                (array.rank.object(), "rank"),
            ];
            own.into_iter().for_each(|(object, what)| {
                object.into_iter().for_each(|object| each(object, what))
            });
            for DISubrange {
                count,
                lower_bound,
                upper_bound,
                stride,
            } in &array.dimensions
            {
                let own = [
                    (count, "element count"),
                    (lower_bound, "lower bound"),
                    (upper_bound, "upper bound"),
                    (stride, "stride"),
                ];
                own.into_iter().for_each(|(bound, what)| {
                    bound
                        .object()
                        .into_iter()
                        .for_each(|object| each(object, what))
                });
            }
        }
        DIType::String(string) => {
            let own = [
                (string.length, "length"),
                (string.data_location, "data location"),
            ];
            own.into_iter().for_each(|(object, what)| {
                object.into_iter().for_each(|object| each(object, what))
            });
        }
        _ => {}
    }
}
