//! The references of each kind of node, for reading and for renaming. Nodes are destructured field
//! by field, so that the compiler reports a new field that is missing here.
//!
//! One macro lists the fields of all kinds of nodes. It is expanded for `&` and for `&mut`. The
//! validator reads references; removal, linking and splitting read and rename them.

use super::{Module, NodeKey, NodeKind, NodeRef};
use crate::expr::Constant;
use crate::markers::{CallTarget, FunctionId, FunctionView};
use crate::metadata::with_arenas;
use crate::metadata::*;
use alloc::vec::Vec;

/// The name of the field that refers to variant parts.
pub(crate) const VARIANT_PART: &str = "variant part";

/// The effect on a node if the node that it refers to is rejected or removed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dependence {
    /// The node is also rejected or removed.
    Required,
    /// The node is kept without the reference.
    Optional,
}

/// A callback for each reference. It gets the referring node, the name of the field, the referenced
/// node, and how the first depends on the second.
pub(crate) trait Visit: FnMut(NodeKey, &'static str, NodeKey, Dependence) {}

impl<V: FnMut(NodeKey, &'static str, NodeKey, Dependence)> Visit for V {}

/// The visitor of a node's references.
pub(crate) struct References<'m, V> {
    module: &'m Module,
    from: NodeKey,
    visit: V,
}

impl<V: Visit> References<'_, V> {
    fn required(&mut self, field: &'static str, to: &(impl Into<NodeKey> + Copy)) {
        (self.visit)(self.from, field, (*to).into(), Dependence::Required);
    }

    fn optional(&mut self, field: &'static str, to: &Option<impl Into<NodeKey> + Copy>) {
        if let Some(to) = *to {
            (self.visit)(self.from, field, to.into(), Dependence::Optional);
        }
    }

    fn optional_list(&mut self, field: &'static str, to: &[impl Into<NodeKey> + Copy]) {
        for to in to {
            (self.visit)(self.from, field, (*to).into(), Dependence::Optional);
        }
    }

    /// A constant. Only one that the module does not have is visited.
    fn constant(&mut self, constant: &Constant) {
        if !self.module.exprs.constants().has(*constant) {
            self.required("value", constant);
        }
    }

    /// The arguments of a lifetime.
    fn arguments(&mut self, lifetime: &DILifetime) {
        for object in self.module.metadata.arguments(lifetime) {
            self.required("list of arguments", object);
        }
    }
}

/// The new ids of nodes and constants.
pub(crate) trait Rename {
    /// Returns the new id of a node; `None` if the node is dropped.
    fn node(&mut self, node: NodeKey) -> Option<NodeKey>;
    /// Returns the new number of a constant.
    fn constant(&mut self, constant: Constant) -> Constant;

    /// Renames one reference, if the new node can be in this field. Returns false if the node is
    /// dropped.
    fn one<T: NodeRef>(&mut self, to: &mut T) -> bool {
        let new = self.node((*to).into());
        *to = new.and_then(T::of).unwrap_or(*to);
        new.is_some()
    }
}

/// Renames a node's references. Optional references to dropped nodes are removed. A node with a
/// required reference to a dropped node is dropped itself, and not renamed.
pub(crate) struct Renamer<'r, R>(pub(crate) &'r mut R);

impl<R: Rename> Renamer<'_, R> {
    fn required(&mut self, _: &'static str, to: &mut impl NodeRef) {
        self.0.one(to);
    }

    fn optional(&mut self, _: &'static str, to: &mut Option<impl NodeRef>) {
        if to.as_mut().is_some_and(|to| !self.0.one(to)) {
            *to = None;
        }
    }

    fn optional_list(&mut self, _: &'static str, to: &mut Vec<impl NodeRef>) {
        to.retain_mut(|to| self.0.one(to));
    }

    fn constant(&mut self, constant: &mut Constant) {
        *constant = self.0.constant(*constant);
    }

    /// The arguments of a lifetime are in a list of the module, which is renamed separately.
    fn arguments(&mut self, _: &mut DILifetime) {}
}

/// Calls `visit` for every reference of every node.
pub(crate) fn each(module: &Module, visit: impl Visit) {
    let mut to = References {
        module,
        from: NodeKey::new(NodeKind::Text, 0),
        visit,
    };
    macro_rules! refer {
        ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
            $(for (id, node) in module.metadata.$arena.iter() {
                to.from = id.into();
                node.refer(&mut to);
            })+
        };
    }
    with_arenas!(refer);
    for function in module.code.functions() {
        to.from = function.id.into();
        function.refer(&mut to);
    }
}

/// Calls `visit` for every reference of one node.
pub(crate) fn of(module: &Module, node: NodeKey, visit: impl Visit) {
    let mut to = References {
        module,
        from: node,
        visit,
    };
    macro_rules! refer {
        ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
            match node.kind {
                $(NodeKind::$kind => {
                    if let Some(node) = $id::of(node).and_then(|id| module.metadata.$arena.get(id)) {
                        node.refer(&mut to);
                    }
                })+
                NodeKind::Function => {
                    let function = FunctionId::of(node).and_then(|id| module.code.function(id));
                    if let Some(function) = function {
                        function.refer(&mut to);
                    }
                }
                NodeKind::Text | NodeKind::Expr | NodeKind::Constant => {}
            }
        };
    }
    with_arenas!(refer);
}

impl FunctionView<'_> {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        to.required("symbol", &self.symbol);
        to.required("subprogram", &self.subprogram);
        if let Some(exceptions) = &self.exceptions {
            to.required("personality routine", &exceptions.personality);
            if let Some(data) = &exceptions.data {
                to.required("exceptions' data", data);
            }
        }
        for part in self.parts() {
            to.required("part's symbol", &part.symbol);
            if let Some(data) = &part.exception_data {
                to.required("exceptions' data", data);
            }
        }
        for call in self.calls() {
            match call.target {
                CallTarget::Unknown => {}
                CallTarget::Subprogram(id) => to.optional("call's target", &Some(id)),
                CallTarget::Object(object) => to.optional("call's target", &Some(object)),
            }
            for parameter in self.call_parameters(call) {
                to.optional("call's parameter", &Some(parameter.value));
            }
        }
    }
}

/// Defines a trait with a method for each kind of node. The caller names `self` and the visitor,
/// because the bodies use them.
macro_rules! impls {
    ($refers:ident $refer:ident($this:ident: $own:ty, $to:ident: $visitor:ty) for $visit:ident;
     $($node:ident $({ $($fields:tt)* })? => $body:block)+) => {
        /// A node that refers to others.
        pub(crate) trait $refers {
            fn $refer<W: $visit>($this: $own, $to: &mut $visitor);
        }

        $(impl $refers for $node {
            fn $refer<W: $visit>($this: $own, $to: &mut $visitor) {
                $(let $node { $($fields)* } = $this;)?
                $body
            }
        })+
    };
}

/// Lists the fields of each kind of node, and visits those that refer to others: for `&` or `&mut`.
macro_rules! walk {
    ($refers:ident $refer:ident $to:ty, $visit:ident $($mutable:ident)?) => {
        impls! { $refers $refer(self: &$($mutable)? Self, to: $to) for $visit;
            DIFile { name, directory, md5: _, source } => {
                to.required("name", name);
                to.required("directory", directory);
                each!(to, "source", source);
            }
            DICompileUnit {
                file, language: _, producer, optimized: _, flags, sysroot, sdk, emission_kind: _,
                name_table_kind: _, retained_types, macros,
            } => {
                to.required("file", file);
                to.required("producer", producer);
                each!(to, "flags", flags);
                each!(to, "sysroot", sysroot);
                each!(to, "SDK", sdk);
                to.optional_list("list of retained types", retained_types);
                to.optional_list("list of macros", macros);
            }
            DISubprogram {
                name, linkage_name, target_name, scope, unit, file, line: _, column: _, scope_line: _, ty, flags: _, declaration,
                containing_type, virtual_index: _, template_parameters, frame_base, lanes, annotations,
            } => {
                annotations!(to, annotations, $($mutable)?);
                to.required("name", name);
                each!(to, "linkage name", linkage_name);
                each!(to, "target's name", target_name);
                each!(to, "scope", scope);
                to.required("unit", unit);
                to.required("file", file);
                to.optional("type", ty);
                to.optional("declaration", declaration);
                to.optional("containing type", containing_type);
                to.optional_list("list of template parameters", template_parameters);
                each!(to, "frame base", frame_base);
                lanes!(to, lanes);
            }
            DILexicalBlock { scope, file, line: _, column: _, origin, lane_count: _, iterations } => {
                to.required("scope", scope);
                to.required("file", file);
                each!(to, "origin", origin);
                iterations!(to, iterations);
            }
            DIInlinedScope {
                origin, scope, call_file, call_line: _, call_column: _, discriminator: _, lanes,
            } => {
                to.required("scope", scope);
                to.required("call's file", call_file);
                to.required("origin", origin);
                lanes!(to, lanes);
            }
            DINamespace { name, scope, export_symbols: _ } => {
                each!(to, "name", name);
                each!(to, "scope", scope);
            }
            DICommonBlock { scope, name, declaration, file, line: _ } => {
                to.required("scope", scope);
                to.required("name", name);
                each!(to, "declaration", declaration);
                each!(to, "file", file);
            }
            DIMacro => {
                match self {
                    DIMacro::Define { line: _, name, value } => {
                        to.required("name", name);
                        each!(to, "value", value);
                    }
                    DIMacro::Undefine { line: _, name } => to.required("name", name),
                    DIMacro::File { line: _, file, entries } => {
                        to.required("file", file);
                        to.optional_list("list of macros", entries);
                    }
            }
            }
            DIImportedEntity { kind: _, scope, entity, name, file, line: _ } => {
                to.required("scope", scope);
                to.required("entity", entity);
                each!(to, "name", name);
                each!(to, "file", file);
            }
            DITemplateParameter { name, ty, argument, is_default: _ } => {
                each!(to, "name", name);
                each!(to, "type", ty);
                match argument {
                    TemplateArgument::Template(name) => to.required("template's name", name),
                    TemplateArgument::Value(Some(value)) => to.constant(&$($mutable)? value.value),
                    TemplateArgument::Pack(arguments) => to.optional_list("list of template parameters", arguments),
                    TemplateArgument::Type | TemplateArgument::Value(None) => {}
            }
            }
            DIType => {
                match self {
                    DIType::Base(node) => to.required("name", &$($mutable)? node.name),
                    DIType::FixedPoint(node) => to.required("name", &$($mutable)? node.name),
                    DIType::Unspecified(name) => to.required("name", name),
                    DIType::Pointer(node) => {
                        to.optional("base", &$($mutable)? node.base);
                        annotations!(to, (&$($mutable)? node.annotations), $($mutable)?);
                    }
                    DIType::MemberPointer(node) => {
                        to.required("base", &$($mutable)? node.base);
                        to.required("class", &$($mutable)? node.class);
                    }
                    DIType::Qualified(node) => node.$refer(to),
                    DIType::Array(node) => node.$refer(to),
                    DIType::String(node) => node.$refer(to),
                    DIType::Composite(node) => node.$refer(to),
                    DIType::VariantPart(DIVariantPart { discriminant, variants }) => {
                        for member in discriminant.into_iter() {
                            member.$refer(to);
                        }
                        for member in variants {
                            member.$refer(to);
                        }
                    }
                    DIType::Enumeration(node) => node.$refer(to),
                    DIType::Subroutine(node) => {
                        let DISubroutineType { result, parameters, variadic: _, flags: _, calling_convention: _ } = node;
                        each!(to, "result", result);
                        each!(to, "parameter", parameters);
                    }
            }
            }
            DIQualifiedType {
                qualifier: _, name, base, scope, file, line: _, column: _, flags: _, align_bits: _,
                template_parameters, annotations,
            } => {
                annotations!(to, annotations, $($mutable)?);
                to.optional_list("list of template parameters", template_parameters);
                each!(to, "name", name);
                each!(to, "base", base);
                each!(to, "scope", scope);
                each!(to, "file", file);
            }
            DIArrayType {
                name, element, bits: _, flags: _, dimensions, data_location, associated, allocated, rank,
            } => {
                each!(to, "name", name);
                to.required("element", element);
                each!(to, "data location", data_location);
                each!(to, "associated", associated);
                each!(to, "allocated", allocated);
                bound!(to, rank);
                for dimension in dimensions {
                    let DISubrange { count, lower_bound, upper_bound, stride } = dimension;
                    bound!(to, count);
                    bound!(to, lower_bound);
                    bound!(to, upper_bound);
                    bound!(to, stride);
            }
            }
            DIStringType { name, bits: _, length, data_location, encoding: _ } => {
                each!(to, "name", name);
                each!(to, "length", length);
                each!(to, "data location", data_location);
            }
            DICompositeType {
                kind: _, name, scope, file, line: _, column: _, bits: _, align_bits: _, flags: _,
                identifier, vtable_holder, template_parameters, members, variant_parts, annotations,
            } => {
                annotations!(to, annotations, $($mutable)?);
                each!(to, "name", name);
                each!(to, "scope", scope);
                each!(to, "file", file);
                each!(to, "identifier", identifier);
                to.optional("vtable holder", vtable_holder);
                to.optional_list("list of template parameters", template_parameters);
                for member in members {
                    member.$refer(to);
            }
            each!(to, VARIANT_PART, variant_parts);
            }
            DIMember {
                kind: _, name, ty, line: _, column: _, offset: _, bit_field: _, align_bits: _, flags: _, value,
                annotations,
            } => {
                annotations!(to, annotations, $($mutable)?);
                each!(to, "member's name", name);
                to.required("member's type", ty);
                if let Some(value) = value {
                    to.constant(&$($mutable)? value.value);
            }
            }
            DIEnumerationType {
                name, scope, file, line: _, column: _, base, bits: _, flags: _, identifier, enumerators,
            } => {
                each!(to, "name", name);
                each!(to, "scope", scope);
                each!(to, "file", file);
                each!(to, "identifier", identifier);
                each!(to, "base", base);
                for enumerator in enumerators {
                    to.required("enumerator's name", &$($mutable)? enumerator.name);
            }
            }
            DIVariable {
                name, scope, file, line: _, column: _, ty, kind: _, origin, details,
            } => {
                for VariableDetails { annotations, .. } in &$($mutable)? *details {
                    annotations!(to, annotations, $($mutable)?);
            }
                to.required("scope", scope);
                each!(to, "name", name);
                each!(to, "file", file);
                each!(to, "type", ty);
                for details in details {
                    let VariableDetails { flags: _, memory_space: _, align_bits: _, linkage_name, is_declaration: _, annotations: _ } = details;
                    each!(to, "linkage name", linkage_name);
            }
                each!(to, "origin", origin);
            }
            DIFragment {} => {
                let _ = to;
            }
            DICode => {
                if let DICode::Label { name, scope, file, line: _, column: _, is_entry: _ } = self {
                    to.required("name", name);
                    to.required("scope", scope);
                    to.required("file", file);
            }
            }
            DILifetime { kind: _, object, location, arguments: _ } => {
                to.required("object", object);
                to.required("location", location);
                to.arguments(self);
            }
            DIGlobal { symbol, fragment, storage: _ } => {
                to.required("symbol", symbol);
                to.required("fragment", fragment);
            }
        }
    };
}

/// Visits the required references in an `Option` or a list.
macro_rules! each {
    ($to:ident, $field:expr, $nodes:ident) => {
        for node in $nodes.into_iter() {
            $to.required($field, node);
        }
    };
}

/// Visits the strings and constants of annotations.
macro_rules! annotations {
    ($to:ident, $annotations:tt, $($mutable:ident)?) => {
        for DIAnnotation { name, value } in $annotations {
            $to.required("annotation", name);
            match value {
                AnnotationValue::String(text) => $to.required("annotation", text),
                AnnotationValue::Constant(value) => $to.constant(&$($mutable)? value.value),
            }
        }
    };
}

/// Visits the fragment that gives a number of iterations.
macro_rules! iterations {
    ($to:ident, $iterations:ident) => {
        if let Some(Iterations::Fragment(fragment)) = $iterations {
            $to.required("iterations", fragment);
        }
    };
}

/// Visits the fragments that describe lanes.
macro_rules! lanes {
    ($to:ident, $lanes:ident) => {
        for details in $lanes {
            let LaneDetails {
                lane_pc,
                active_lane,
                lane_count: _,
                iterations,
            } = details;
            each!($to, "lane PC", lane_pc);
            each!($to, "active lane", active_lane);
            iterations!($to, iterations);
        }
    };
}

/// Visits the object that gives a bound.
macro_rules! bound {
    ($to:ident, $bound:ident) => {
        if let Bound::Object(object) = $bound {
            $to.required("bound", object);
        }
    };
}

walk!(Refers refer References<'_, W>, Visit);
walk!(RefersMut refer_mut Renamer<'_, W>, Rename mut);
