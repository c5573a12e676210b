//! Copies selected nodes of a module into a module.

use super::references::{RefersMut, Rename, Renamer};
use super::{Module, NodeKey, NodeKind, NodeRef, Numbering};
use crate::expr::{Constant, DIExpr};
use crate::markers::{FunctionBody, FunctionId};
use crate::metadata::lists::{Flags, NONE};
use crate::metadata::{DILifetime, Id, ModuleTag, Object, Text, with_arenas};
use alloc::vec::Vec;

/// The new ids of nodes, strings and expressions that were renumbered by a removal, or copied into
/// another module.
///
/// ```
/// # use dwarfsmith::build::{BasicType, CompileUnit, SourceFile};
/// # use dwarfsmith::{Bits, Module, Target, gimli};
/// let mut module = Module::new(Target::X86_64);
/// let file = module.add(SourceFile::new("f.c").directory("/src"));
/// module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
/// let unused = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
/// let new_ids = module.collect(&mut []);
/// assert_eq!(new_ids.get(unused), None);
/// let file = new_ids.get(file).unwrap();
/// assert_eq!(module.metadata.strings.get(module.metadata.files.get(file).unwrap().name), "f.c");
/// ```
#[derive(Clone, Debug)]
pub struct Renumbering {
    numbering: Numbering,
    /// The new index of each node; `NONE` if it has none.
    new: Vec<u32>,
    from: ModuleTag,
    to: ModuleTag,
}

impl Renumbering {
    pub(super) fn new(numbering: Numbering, from: ModuleTag, to: ModuleTag) -> Renumbering {
        Renumbering {
            new: alloc::vec![NONE; numbering.len()],
            numbering,
            from,
            to,
        }
    }

    /// Returns the new id of a node, string or expression; `None` if it was dropped, or if the
    /// module did not have it.
    pub fn get<T: NodeRef>(&self, old: T) -> Option<T> {
        let old = old.into();
        if old.module.is_other(self.from) {
            return None;
        }
        let new = self.new[self.numbering.number(old)?];
        (new != NONE)
            .then(|| self.key(old.kind, new))
            .and_then(T::of)
    }

    fn key(&self, kind: NodeKind, index: u32) -> NodeKey {
        let mut key = NodeKey::new(kind, index as usize);
        key.module = self.to;
        key
    }

    /// Sets the new index of a node that already exists in the other module.
    pub(super) fn set(&mut self, old: impl Into<NodeKey>, new: impl Into<NodeKey>) {
        if let Some(number) = self.numbering.number(old) {
            self.new[number] = new.into().index() as u32;
        }
    }
}

/// Copies nodes from one module into another.
struct Copier<'c> {
    from: &'c Module,
    into: &'c mut Module,
    ids: Renumbering,
    /// True if nodes keep their numbers in the text. Numbers from the texts of several modules
    /// would be ambiguous.
    keeps_numbers: bool,
}

impl Rename for Copier<'_> {
    fn node(&mut self, mut node: NodeKey) -> Option<NodeKey> {
        let missing = Some(NodeKey::new(node.kind, u32::MAX as usize));
        if node.module.is_other(self.ids.from) {
            // The id may be of the module into which the nodes are copied. It must stay invalid.
            node.module = ModuleTag::NONE;
            return Some(node);
        }
        let Some(number) = self.ids.numbering.number(node) else {
            return missing;
        };
        if self.ids.new[number] == NONE {
            let new: NodeKey = match node.kind {
                NodeKind::Text => {
                    let text = Text::of(node)?;
                    self.into.text(self.from.metadata.strings.get(text)).into()
                }
                NodeKind::Expr => {
                    let (ops, constants) = (DIExpr::of(node)?, self.from.exprs.constants());
                    let ops = self.from.exprs.ops(ops);
                    self.into.exprs.intern_ops(ops, constants).into()
                }
                _ => return None,
            };
            self.ids.new[number] = new.index() as u32;
        }
        Some(self.ids.key(node.kind, self.ids.new[number]))
    }

    fn constant(&mut self, constant: Constant) -> Constant {
        let pool = self.into.exprs.constants_mut();
        pool.import(self.from.exprs.constants(), constant)
    }
}

impl Copier<'_> {
    /// Assigns new ids to the nodes that are copied.
    fn number(&mut self, kept: &Flags) {
        let mut next = self.into.counts();
        for number in 0..self.ids.numbering.len() {
            if let Some(node) = self.ids.numbering.node(number)
                && kept.get(number)
                && self.ids.new[number] == NONE
            {
                let next = &mut next[node.kind as usize];
                self.ids.new[number] = *next as u32;
                *next += 1;
            }
        }
    }

    /// Returns a renamed copy of a node.
    fn renamed<T: RefersMut + Clone>(&mut self, node: &T) -> T {
        let mut node = node.clone();
        node.refer_mut(&mut Renamer(self));
        node
    }

    fn lifetime(&mut self, node: &DILifetime) {
        let lifetime = self.renamed(node);
        let mut arguments: Vec<Object> = self.from.metadata.arguments(node).into();
        for argument in &mut arguments {
            self.one(argument);
        }
        let DILifetime {
            kind,
            object,
            location,
            ..
        } = lifetime;
        let metadata = &mut self.into.metadata;
        metadata.add_lifetime(kind, object, location, &arguments);
    }

    /// Copies the nodes that have new ids. A node that already exists in the other module is
    /// replaced if it is in `kept`.
    fn copy(&mut self, kept: &Flags) {
        let before = self.into.counts();
        let from = self.from;
        let is_new = |ids: &Renumbering, node: NodeKey| {
            let number = ids
                .numbering
                .number(node)
                .filter(|number| kept.get(*number));
            number.map(|number| ids.new[number] as usize >= before[node.kind as usize])
        };
        macro_rules! copy {
            ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
                $(for (id, node) in from.metadata.$arena.iter() {
                    let key = NodeKey::from(id);
                    match is_new(&self.ids, key) {
                        None => {}
                        Some(true) => copy!(@push $kind self $arena node),
                        Some(false) => {
                            let node = self.renamed(node);
                            let new = self.ids.get(id);
                            if let Some(new) = new.and_then(|id| self.into.metadata.$arena.get_mut(id)) {
                                *new = node;
                            }
                        }
                    }
                    if let (true, Some(new), Some(number)) =
                        (self.keeps_numbers, self.ids.get(id), from.metadata.number_in_text(key))
                    {
                        self.into.metadata.set_node_number(new.into(), number);
                    }
                })+
            };
            (@push Lifetime $self:ident $arena:ident $node:ident) => {
                $self.lifetime($node)
            };
            (@push $kind:ident $self:ident $arena:ident $node:ident) => {{
                let node = $self.renamed($node);
                $self.into.metadata.$arena.push(node);
            }};
        }
        with_arenas!(copy);
        let mut body = FunctionBody::default();
        for id in (0..from.code.len()).map(FunctionId::from_index) {
            if is_new(&self.ids, id.into()).is_some() && from.code.load(id, &mut body).is_ok() {
                self.body(&mut body);
                self.into.code.add(&body);
            }
        }
    }

    fn body(&mut self, body: &mut FunctionBody) {
        let (from, to) = (self.ids.from, self.ids.to);
        body.rename(self, from, to);
    }
}

/// Copies the nodes in `kept` into a module. `ids` maps the nodes that already exist in the module.
/// Bodies that are in neither module are renamed.
pub(super) fn copy(
    from: &Module,
    kept: &Flags,
    into: &mut Module,
    ids: Renumbering,
    bodies: &mut [FunctionBody],
) -> Renumbering {
    let keeps_numbers = into.counts().iter().all(|count| *count == 0);
    let mut copier = Copier {
        from,
        into,
        ids,
        keeps_numbers,
    };
    copier.number(kept);
    copier.copy(kept);
    for body in bodies {
        copier.body(body);
    }
    copier.ids
}
