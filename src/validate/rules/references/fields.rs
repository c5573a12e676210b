//! The references of each kind of node. Nodes are destructured field by field, so that the compiler
//! reports a new field that is missing here.

use crate::markers::{CallTarget, FunctionView};
use crate::metadata::with_arenas;
use crate::metadata::*;
use crate::module::{Module, NodeKey, NodeKind};

/// The name of the field that refers to variant parts.
pub(super) const VARIANT_PART: &str = "variant part";

/// Whether a node is kept if the node that it refers to is rejected.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tie {
    /// The node is rejected too.
    Hard,
    /// The node is kept without the reference.
    Soft,
}

/// Called for each reference with the referring node, the name of the field, the node that is
/// referred to, and the tie between the two.
pub(super) trait Visit: FnMut(NodeKey, &'static str, NodeKey, Tie) {}

impl<V: FnMut(NodeKey, &'static str, NodeKey, Tie)> Visit for V {}

/// The visitor of a node's references.
struct References<'m, V> {
    module: &'m Module,
    from: NodeKey,
    visit: V,
}

impl<V: Visit> References<'_, V> {
    fn hard(&mut self, field: &'static str, to: impl Into<NodeKey>) {
        (self.visit)(self.from, field, to.into(), Tie::Hard);
    }

    fn soft(&mut self, field: &'static str, to: impl Into<NodeKey>) {
        (self.visit)(self.from, field, to.into(), Tie::Soft);
    }

    fn hards<T: Into<NodeKey>>(&mut self, field: &'static str, to: impl IntoIterator<Item = T>) {
        to.into_iter().for_each(|to| self.hard(field, to));
    }

    fn softs<T: Into<NodeKey>>(&mut self, field: &'static str, to: impl IntoIterator<Item = T>) {
        to.into_iter().for_each(|to| self.soft(field, to));
    }
}

/// A node that refers to others.
trait Refers {
    fn refer(&self, to: &mut References<'_, impl Visit>);
}

/// Calls `visit` for every reference of every node.
pub(super) fn each(module: &Module, visit: impl Visit) {
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

impl Refers for DIFile {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DIFile {
            name,
            directory,
            md5: _,
            source,
        } = *self;
        to.hard("name", name);
        to.hard("directory", directory);
        to.hards("source", source);
    }
}

impl Refers for DICompileUnit {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DICompileUnit {
            file,
            language: _,
            producer,
            optimized: _,
            flags,
            ref retained_types,
        } = *self;
        to.hard("file", file);
        to.hard("producer", producer);
        to.hards("flags", flags);
        to.softs("list of retained types", retained_types.iter().copied());
    }
}

impl Refers for DISubprogram {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DISubprogram {
            name,
            linkage_name,
            target_name,
            scope,
            unit,
            file,
            line: _,
            scope_line: _,
            ty,
            flags: _,
            declaration,
            containing_type,
            virtual_index: _,
            ref template_parameters,
            frame_base,
            lane_pc,
            active_lane,
            lane_count: _,
            iterations,
        } = *self;
        to.hard("name", name);
        to.hards("linkage name", linkage_name);
        to.hards("target's name", target_name);
        to.hards("scope", scope);
        to.hard("unit", unit);
        to.hard("file", file);
        to.softs("type", ty);
        to.softs("declaration", declaration);
        to.softs("containing type", containing_type);
        to.softs(
            "list of template parameters",
            template_parameters.iter().copied(),
        );
        to.softs("frame base", frame_base);
        to.softs("lane PC", lane_pc);
        to.softs("active lane", active_lane);
        to.softs("iterations", iterations.and_then(Iterations::fragment));
    }
}

impl Refers for DILexicalBlock {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        to.hard("scope", self.scope);
        to.hard("file", self.file);
        to.hards("origin", self.origin);
        to.softs("iterations", self.fragments());
    }
}

impl Refers for DIInlinedScope {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        to.hard("scope", self.scope);
        to.hard("call's file", self.call_file);
        to.hard("origin", self.origin);
        to.softs("lane PC", self.lane_pc);
        to.softs("active lane", self.active_lane);
        let iterations = self.iterations.and_then(Iterations::fragment);
        to.softs("iterations", iterations);
    }
}

impl Refers for DINamespace {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DINamespace {
            name,
            scope,
            export_symbols: _,
        } = *self;
        to.hards("name", name);
        to.hards("scope", scope);
    }
}

impl Refers for DIImportedEntity {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DIImportedEntity {
            kind: _,
            scope,
            entity,
            name,
            file,
            line: _,
        } = *self;
        to.hard("scope", scope);
        to.hard("entity", entity);
        to.hards("name", name);
        to.hards("file", file);
    }
}

impl Refers for DITemplateParameter {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DITemplateParameter {
            name,
            ty,
            ref argument,
            is_default: _,
        } = *self;
        to.hards("name", name);
        to.hards("type", ty);
        match argument {
            TemplateArgument::Template(name) => to.hard("template's name", *name),
            TemplateArgument::Pack(arguments) => {
                to.softs("list of template parameters", arguments.iter().copied());
            }
            TemplateArgument::Type | TemplateArgument::Value(_) => {}
        }
    }
}

impl Refers for DIType {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        match self {
            DIType::Base(node) => to.hard("name", node.name),
            DIType::FixedPoint(node) => to.hard("name", node.name),
            DIType::Unspecified(name) => to.hard("name", *name),
            DIType::Pointer(node) => to.softs("base", node.base),
            DIType::MemberPointer(node) => {
                to.hard("base", node.base);
                to.hard("class", node.class);
            }
            DIType::Qualified(node) => {
                to.hards("name", node.name);
                to.hards("base", node.base);
                to.hards("scope", node.scope);
                to.hards("file", node.file);
            }
            DIType::Array(node) => {
                to.hards("name", node.name);
                to.hard("element", node.element);
                to.hards("data location", node.data_location);
                to.hards("associated", node.associated);
                to.hards("allocated", node.allocated);
                to.hards("bound", node.rank.object());
                for dimension in &node.dimensions {
                    to.hards("bound", dimension.objects());
                }
            }
            DIType::String(node) => {
                to.hards("name", node.name);
                to.hards("length", node.length);
                to.hards("data location", node.data_location);
            }
            DIType::Composite(node) => {
                to.hards("name", node.name);
                to.hards("scope", node.scope);
                to.hards("file", node.file);
                to.hards("identifier", node.identifier);
                to.softs("vtable holder", node.vtable_holder);
                to.softs(
                    "list of template parameters",
                    node.template_parameters.iter().copied(),
                );
                members(&node.members, to);
                to.hards(VARIANT_PART, node.variant_parts.iter().copied());
            }
            DIType::VariantPart(node) => {
                members(node.discriminant.iter().chain(&node.variants), to);
            }
            DIType::Enumeration(node) => {
                to.hards("name", node.name);
                to.hards("scope", node.scope);
                to.hards("file", node.file);
                to.hards("identifier", node.identifier);
                to.hards("base", node.base);
                to.hards(
                    "enumerator's name",
                    node.enumerators.iter().map(|enumerator| enumerator.name),
                );
            }
            DIType::Subroutine(node) => {
                to.hards("result", node.result);
                to.hards("parameter", node.parameters.iter().copied());
            }
        }
    }
}

fn members<'m>(
    members: impl IntoIterator<Item = &'m DIMember>,
    to: &mut References<'_, impl Visit>,
) {
    for member in members {
        to.hards("member's name", member.name);
        to.hard("member's type", member.ty);
    }
}

impl Refers for DIVariable {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        let DIVariable {
            name,
            scope,
            file,
            line: _,
            ty,
            kind: _,
            flags: _,
            memory_space: _,
            linkage_name,
            origin,
        } = *self;
        to.hard("scope", scope);
        to.hards("name", name);
        to.hards("file", file);
        to.hards("type", ty);
        to.hards("linkage name", linkage_name);
        to.hards("origin", origin);
    }
}

impl Refers for DIFragment {
    fn refer(&self, _: &mut References<'_, impl Visit>) {
        let DIFragment {} = *self;
    }
}

impl Refers for DICode {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        if let DICode::Label {
            name, scope, file, ..
        } = *self
        {
            to.hard("name", name);
            to.hard("scope", scope);
            to.hard("file", file);
        }
    }
}

impl Refers for DILifetime {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        to.hard("object", self.object);
        to.hard("location", self.location);
        to.hards(
            "list of arguments",
            to.module.metadata.arguments(self).iter().copied(),
        );
    }
}

impl Refers for DIGlobal {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        to.hard("symbol", self.symbol);
        to.hard("fragment", self.fragment);
    }
}

impl Refers for FunctionView<'_> {
    fn refer(&self, to: &mut References<'_, impl Visit>) {
        to.hard("symbol", self.symbol);
        to.hard("subprogram", self.subprogram);
        for call in self.calls() {
            match call.target {
                CallTarget::Unknown => {}
                CallTarget::Subprogram(id) => to.soft("call's target", id),
                CallTarget::Object(object) => to.soft("call's target", object),
            }
            to.softs(
                "call's parameter",
                self.call_parameters(call)
                    .iter()
                    .map(|parameter| parameter.value),
            );
        }
    }
}
