//! Removes nodes, and nodes that become unreachable.

use super::copy::{Renumbering, copy};
use super::select::{Roots, Selector};
use super::{Module, Node, NodeKey, NodeKind, Numbering};
use crate::markers::{FunctionBody, FunctionId};
use crate::messages::messages;
use crate::metadata::lists::Flags;
use crate::metadata::{Id, ModuleTag};
use alloc::vec::Vec;

/// The reason why nodes cannot be removed or replaced. The module is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NodeError {
    /// The module does not have the node.
    NoNode {
        /// Its kind, as named in diagnostics.
        kind: &'static str,
        /// The index of its id.
        index: usize,
    },
    /// The node is a file, or a part of another node, such as a marker. A part is removed by a
    /// change of the node that contains it. [`Module::collect`] drops a file that no node names.
    NotAlone {
        /// The node.
        node: Node,
    },
    /// A body that is not in the module has a subprogram that would be removed.
    InUse {
        /// The index of the body.
        body: usize,
    },
}

messages! { NodeError {
    NoNode { kind, index } =>
        "the module has no {kind} {index}, or the id belongs to another module; name a node of this module";
    NotAlone { node } => "{node} cannot be removed by itself; change the node that contains it";
    InUse { body } => "the subprogram of body {body} would be removed; leave out the body, or keep the subprogram";
} }

impl core::error::Error for NodeError {}

impl Module {
    /// Drops everything unreachable: dead lifetimes, and unused fragments, types, subprograms,
    /// strings, expressions and constants.
    ///
    /// Keeps functions, units, the types that units retain, and variables outside of functions,
    /// with all nodes that they refer to, the nodes declared in a kept scope, and the lifetimes of
    /// kept objects. `bodies` are functions that are currently not in the module, for example one
    /// that a pass is changing. They also keep nodes, and are renumbered.
    ///
    /// The nodes get new ids, because ids are dense indices; [`Renumbering`] maps old ids to new
    /// ones. The order of the nodes does not change. The validator rejects every old id as that of
    /// another module (`E301`). A call takes time proportional to the size of the module: call it
    /// when the number of expressions has doubled, for example.
    ///
    /// ```
    /// # use dwarfsmith::build::{CompileUnit, SourceFile};
    /// # use dwarfsmith::{Module, Target, gimli};
    /// let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// for value in 0..1000 {
    ///     let mut expression = module.builder();
    ///     expression.constant(dwarfsmith::Type::int(32), value).unwrap();
    ///     module.expr(&expression);
    /// }
    /// module.collect(&mut []);
    /// assert_eq!(module.exprs.len(), 0);
    /// ```
    pub fn collect(&mut self, bodies: &mut [FunctionBody]) -> Renumbering {
        let functions = all_functions(self);
        let selector = Selector::new(self);
        let kept = selector.reach(&Roots {
            bodies,
            ..selector.roots(&functions)
        });
        self.keep(selector.numbering, &kept, bodies)
    }

    /// Removes nodes, the nodes that cannot exist without them, and the nodes that
    /// [`collect`](Module::collect) would drop after that.
    ///
    /// | removed | also removed or changed |
    /// | --- | --- |
    /// | a function ([`Node::Function`](crate::validate::Node)) | its code; its subprogram stays if it is inlined or called elsewhere |
    /// | a subprogram | its function, and everything in it, inlined copies included |
    /// | a variable or fragment | its lifetimes, and the lifetimes that it is an argument of |
    /// | a lifetime with markers | the markers, and the computed lifetime of its object, which would hold instead |
    /// | a lifetime whose argument is removed | all lifetimes of its object: the object still has all its locations, and a debugger would write only some of them |
    /// | a global | nothing: the location that uses its fragment is undefined |
    /// | a type | the types that contain it by value, and its variables; pointers to it point to `void` |
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::markers::FunctionBody;
    /// # use dwarfsmith::validate::Node;
    /// # use dwarfsmith::{Bits, Module, Target, gimli};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
    /// # let mut body = FunctionBody::default();
    /// # body.begin(module.text("f"), f, 0x10);
    /// let function = module.add_function(&body);
    /// let new_ids = module.remove([Node::Function(function)], &mut [])?;
    /// assert_eq!((new_ids.get(f), new_ids.get(x), new_ids.get(int)), (None, None, None));
    /// assert!(new_ids.get(unit).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the module does not have a node, if a node is a part of another node, or if one of
    /// `bodies` would have no subprogram.
    pub fn remove(
        &mut self,
        nodes: impl IntoIterator<Item = Node>,
        bodies: &mut [FunctionBody],
    ) -> Result<Renumbering, NodeError> {
        let selector = Selector::new(self);
        let numbering = selector.numbering;
        let mut removed = Flags::new(numbering.len());
        for node in nodes {
            let key = node.key().filter(|key| key.kind != NodeKind::File);
            let key: NodeKey = key.ok_or(NodeError::NotAlone { node })?;
            self.has_node(key)?;
            numbering
                .number(key)
                .iter()
                .for_each(|number| _ = removed.set(*number));
        }
        let mut functions = all_functions(self);
        functions.retain(|id| {
            numbering
                .number(*id)
                .is_some_and(|number| !removed.get(number))
        });
        let mut roots = Roots {
            bodies,
            removed,
            ..selector.roots(&functions)
        };
        selector.extend(&mut roots);
        for (index, body) in bodies.iter().enumerate() {
            let subprogram = body.subprogram().and_then(|id| numbering.number(id));
            if subprogram.is_some_and(|number| roots.removed.get(number)) {
                return Err(NodeError::InUse { body: index });
            }
        }
        let kept = selector.reach(&roots);
        Ok(self.keep(numbering, &kept, bodies))
    }

    /// Returns an error unless the module has the node.
    pub(super) fn has_node(&self, node: NodeKey) -> Result<(), NodeError> {
        let is_other = node.module.is_other(self.metadata.module_tag());
        let (kind, index) = (node.kind.name(), node.index());
        match index < self.counts()[node.kind as usize] && !is_other {
            true => Ok(()),
            false => Err(NodeError::NoNode { kind, index }),
        }
    }

    /// Drops the nodes that are not in `kept`.
    fn keep(
        &mut self,
        numbering: Numbering,
        kept: &Flags,
        bodies: &mut [FunctionBody],
    ) -> Renumbering {
        let tag = self.metadata.module_tag();
        // The order of strings and expressions changes, even if all are kept.
        let new = ModuleTag::new();
        let old = core::mem::replace(self, Module::tagged(self.target, new));
        copy(
            &old,
            kept,
            self,
            Renumbering::new(numbering, tag, new),
            bodies,
        )
    }
}

pub(super) fn all_functions(module: &Module) -> Vec<FunctionId> {
    (0..module.code.len()).map(FunctionId::from_index).collect()
}
