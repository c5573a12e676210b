//! Data about nodes of all kinds, derived from the table of kinds: the number of nodes, the
//! rejected nodes, the numbers and positions of nodes in text, and references between nodes.

use super::{Module, Node};
use crate::expr::{Constant, DIExpr};
use crate::markers::FunctionId;
use crate::metadata::*;
use core::fmt;

/// A node of any kind.
#[derive(Clone, Copy, Debug)]
pub struct NodeKey {
    pub(crate) kind: NodeKind,
    index: u32,
    /// The module that the id belongs to, if the id records it.
    pub(crate) module: ModuleTag,
}

impl PartialEq for NodeKey {
    /// Ignores the module, like the comparison of ids.
    fn eq(&self, other: &NodeKey) -> bool {
        (self.kind, self.index) == (other.kind, other.index)
    }
}

/// Writes the kind and the index.
impl fmt::Display for NodeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.name(), self.index())
    }
}

impl NodeKey {
    /// Creates the key of a node from its kind and its index among the nodes of that kind.
    pub(crate) const fn new(kind: NodeKind, index: usize) -> NodeKey {
        NodeKey {
            kind,
            index: index as u32,
            module: ModuleTag::ANY,
        }
    }

    /// The index among all nodes of its kind, from 0.
    pub(crate) const fn index(self) -> usize {
        self.index as usize
    }
}

/// A reference to a node: an id, or a choice of several kinds of ids, such as
/// [`Object`](crate::metadata::Object).
pub trait NodeRef: Copy + Into<NodeKey> {
    /// Converts a key to a reference, if its kind fits this type.
    #[doc(hidden)]
    fn of(node: NodeKey) -> Option<Self>;
}

macro_rules! kinds {
    ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
        /// A kind of node.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[allow(missing_docs, reason = "not reachable from outside the crate")]
        pub enum NodeKind {
            $($kind,)+
            Function,
            Text,
            Expr,
            Constant,
        }

        impl NodeKind {
            pub(crate) const ALL: &[NodeKind] = &[
                $(NodeKind::$kind,)+ NodeKind::Function, NodeKind::Text, NodeKind::Expr,
                NodeKind::Constant,
            ];

            /// The name of the kind in messages.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(NodeKind::$kind => $name,)+
                    NodeKind::Function => "function",
                    NodeKind::Text => "string",
                    NodeKind::Expr => "expression",
                    NodeKind::Constant => "constant",
                }
            }
        }

        impl Module {
            /// The number of nodes of each kind.
            pub(crate) fn counts(&self) -> [usize; NodeKind::COUNT] {
                [
                    $(self.metadata.$arena.len(),)+ self.code.len(), self.metadata.strings.len(),
                    self.exprs.len(), self.exprs.constants().len(),
                ]
            }

            /// The number of nodes of a kind.
            #[inline]
            pub(crate) fn count(&self, kind: NodeKind) -> usize {
                match kind {
                    $(NodeKind::$kind => self.metadata.$arena.len(),)+
                    NodeKind::Function => self.code.len(),
                    NodeKind::Text => self.metadata.strings.len(),
                    NodeKind::Expr => self.exprs.len(),
                    NodeKind::Constant => self.exprs.constants().len(),
                }
            }
        }

        impl Node {
            /// The key of the node; `None` for a part of a node.
            pub(crate) fn key(self) -> Option<NodeKey> {
                match self {
                    $(Node::$kind(id) => Some(id.into()),)+
                    Node::Function(id) => Some(id.into()),
                    Node::Item(..) | Node::Marker(..) | Node::Value(..) | Node::Operation(..) => None,
                }
            }
        }

        impl NodeKey {
            /// The node in a diagnostic; `None` for nodes that diagnostics do not name.
            pub(crate) fn node(self) -> Option<Node> {
                match self.kind {
                    $(NodeKind::$kind => $id::of(self).map(Node::$kind),)+
                    NodeKind::Function => FunctionId::of(self).map(Node::Function),
                    NodeKind::Text | NodeKind::Expr | NodeKind::Constant => None,
                }
            }
        }

        $(impl From<$id> for Node {
            fn from(id: $id) -> Node {
                Node::$kind(id)
            }
        })+

        ids! { $($id $kind,)+ FunctionId Function, Text Text, DIExpr Expr, }
    };
}

/// The key of a wide constant.
impl From<Constant> for NodeKey {
    fn from(constant: Constant) -> NodeKey {
        NodeKey {
            module: constant.module(),
            ..NodeKey::new(NodeKind::Constant, constant.index())
        }
    }
}

macro_rules! ids {
    ($($id:ident $kind:ident,)+) => {
        $(
            impl From<$id> for NodeKey {
                fn from(id: $id) -> NodeKey {
                    NodeKey {
                        module: Id::module(id),
                        ..NodeKey::new(NodeKind::$kind, id.index())
                    }
                }
            }

            impl NodeRef for $id {
                fn of(node: NodeKey) -> Option<$id> {
                    let id = $id::from_index(node.index()).in_module(node.module);
                    (node.kind == NodeKind::$kind).then_some(id)
                }
            }
        )+
    };
}
with_arenas!(kinds);

/// References to nodes of one of several kinds.
macro_rules! choices {
    ($($choice:ident: $($kind:ident $id:ident),+;)+) => {
        $(
            impl From<$choice> for NodeKey {
                fn from(node: $choice) -> NodeKey {
                    match node {
                        $($choice::$kind(id) => id.into(),)+
                    }
                }
            }

            impl NodeRef for $choice {
                fn of(node: NodeKey) -> Option<$choice> {
                    match node.kind {
                        $(NodeKind::$kind => $id::of(node).map($choice::$kind),)+
                        _ => None,
                    }
                }
            }

            impl From<$choice> for Node {
                fn from(node: $choice) -> Node {
                    match node {
                        $($choice::$kind(id) => Node::$kind(id),)+
                    }
                }
            }

            $(impl From<$id> for $choice {
                fn from(id: $id) -> $choice {
                    $choice::$kind(id)
                }
            })+
        )+
    };
}
choices! {
    Scope: Unit UnitId, Subprogram SubprogramId, Block BlockId, Inlined InlinedId, Namespace NamespaceId, Type TypeId, CommonBlock CommonBlockId;
    Object: Variable VariableId, Fragment FragmentId, Code CodeId;
    Entity: Namespace NamespaceId, Unit UnitId, Type TypeId, Subprogram SubprogramId, Variable VariableId, Import ImportId;
}

impl NodeKind {
    pub(crate) const COUNT: usize = NodeKind::ALL.len();

    /// The kinds that have numbers in text, in the order in which they are written.
    pub(crate) const NUMBERED: &[NodeKind] = NodeKind::ALL.split_at(NodeKind::Global as usize).0;
}

/// Consecutive numbers for the nodes of some kinds, kind by kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbering {
    /// The first number of each kind, and the end of the last kind. An excluded kind has no
    /// numbers.
    starts: [usize; NodeKind::COUNT + 1],
}

impl Numbering {
    /// Numbers the nodes of the kinds for which `is_included` returns true.
    pub(crate) fn new(module: &Module, is_included: impl Fn(NodeKind) -> bool) -> Numbering {
        let mut starts = [0; NodeKind::COUNT + 1];
        for (kind, count) in NodeKind::ALL.iter().zip(module.counts()) {
            let count = if is_included(*kind) { count } else { 0 };
            starts[*kind as usize + 1] = starts[*kind as usize] + count;
        }
        Numbering { starts }
    }

    /// Numbers all scopes.
    pub(crate) fn of_scopes(module: &Module) -> Numbering {
        Numbering::new(module, |kind| Scope::of(NodeKey::new(kind, 0)).is_some())
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.starts[NodeKind::COUNT]
    }

    /// The number of a node, if it exists and its kind is included.
    pub(crate) fn number(&self, node: impl Into<NodeKey>) -> Option<usize> {
        let node = node.into();
        let start = self.starts[node.kind as usize];
        (node.index() < self.starts[node.kind as usize + 1] - start).then(|| start + node.index())
    }

    pub(crate) fn node(&self, number: usize) -> Option<NodeKey> {
        // An excluded kind starts at the same number as the next kind. The last kind that starts
        // at or below the number has the node.
        let next = self.starts.partition_point(|start| *start <= number);
        let kind = *NodeKind::ALL.get(next - 1)?;
        Some(NodeKey::new(kind, number - self.starts[next - 1]))
    }
}
