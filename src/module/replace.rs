//! Replaces all uses of a node.

use super::collect::NodeError;
use super::references::{RefersMut, Rename, Renamer};
use super::{Module, NodeKey, NodeKind, NodeRef};
use crate::expr::Constant;
use crate::markers::{FunctionBody, FunctionId};
use crate::metadata::{Id, Object, with_arenas};
use alloc::vec::Vec;

/// Replaces one node by another.
struct Replace {
    old: NodeKey,
    new: NodeKey,
    count: usize,
}

impl Rename for Replace {
    fn node(&mut self, node: NodeKey) -> Option<NodeKey> {
        Some(if node == self.old { self.new } else { node })
    }

    fn one<T: NodeRef>(&mut self, to: &mut T) -> bool {
        let is_old = (*to).into() == self.old;
        if let Some(new) = T::of(self.new).filter(|_| is_old) {
            *to = new;
            self.count += 1;
        }
        true
    }

    fn constant(&mut self, constant: Constant) -> Constant {
        constant
    }
}

impl Module {
    /// Replaces all uses of a node by another node: in the fields of all other nodes, in the
    /// arguments of lifetimes, in the functions of the module, and in `bodies`. The new node itself
    /// does not change, so a type can be replaced by a type that contains it. The old node remains
    /// without uses; [`collect`](Module::collect) drops it. A lifetime is not a use of its object:
    /// it stays with the old object.
    ///
    /// A use is not replaced if it cannot refer to a node of the new kind. For example, if a
    /// variable is replaced by a fragment, the use as the origin of another variable is not
    /// replaced. Returns the number of replaced uses.
    ///
    /// To replace a value of the compiler in one function, call [`FunctionBody::replace_value`].
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Target, gimli};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// let unknown = module.add(BasicType::new("unknown", Bits(32), gimli::DW_ATE_unsigned));
    /// let x = module.add(Variable::local(f, "x", unknown).at(file, 2));
    /// let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// assert_eq!(module.replace_uses(unknown, int, &mut [])?, 1);
    /// assert_eq!(module.metadata.variables.get(x).and_then(|node| node.ty), Some(int));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the module does not have one of the nodes.
    pub fn replace_uses<T: NodeRef>(
        &mut self,
        old: T,
        new: T,
        bodies: &mut [FunctionBody],
    ) -> Result<usize, NodeError> {
        let (old, new) = (old.into(), new.into());
        self.has_node(old)?;
        self.has_node(new)?;
        if old == new {
            return Ok(0);
        }
        // The object of a lifetime or of a global is not a use.
        let is_object = Object::of(old).is_some();
        let is_definition =
            |kind| is_object && matches!(kind, NodeKind::Lifetime | NodeKind::Global);
        let mut replace = Replace { old, new, count: 0 };
        macro_rules! rename {
            ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
                $(for id in self.metadata.$arena.ids() {
                    if NodeKey::from(id) != new
                        && !is_definition(NodeKind::$kind)
                        && let Some(node) = self.metadata.$arena.get_mut(id)
                    {
                        node.refer_mut(&mut Renamer(&mut replace));
                    }
                })+
            };
        }
        with_arenas!(rename);
        for id in self.metadata.lifetimes.ids() {
            let node = self.metadata.lifetimes.get(id);
            let arguments = node.map_or(&[][..], |node| self.metadata.arguments(node));
            if arguments.iter().any(|object| NodeKey::from(*object) == old) {
                let mut arguments: Vec<Object> = arguments.into();
                arguments
                    .iter_mut()
                    .for_each(|object| _ = replace.one(object));
                self.metadata.set_arguments(id, &arguments);
            }
        }
        let module = self.metadata.module_tag();
        let mut body = FunctionBody::default();
        for id in (0..self.code.len()).map(FunctionId::from_index) {
            let is_used = self.code.load(id, &mut body).is_ok();
            let before = replace.count;
            if is_used {
                body.rename(&mut replace, module, module);
            }
            if replace.count > before {
                // The function exists, since it was loaded.
                _ = self.code.replace(id, &body);
            }
        }
        for body in bodies {
            body.rename(&mut replace, module, module);
        }
        Ok(replace.count)
    }
}
