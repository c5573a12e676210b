//! The table of node kinds: each with its id, the arena that it is in, and what messages call it.
//!
//! What holds of nodes of all kinds follows from it: how many there are, which a rule left out, the
//! numbers that they have in text, where the text has them, which reference leads to which.

use super::Module;
use crate::expr::DIExpr;
use crate::markers::FunctionId;
use crate::metadata::*;
use crate::validate::Node;

/// Hands the rows of the table to a macro. The text format writes nodes in this order, up to
/// globals, which have no number there.
macro_rules! with_arenas {
    ($then:ident) => {
        $then! {
            Unit UnitId units "unit";
            File FileId files "file";
            Subprogram SubprogramId subprograms "subprogram";
            Block BlockId blocks "block";
            Inlined InlinedId inlined "inlined instance";
            Namespace NamespaceId namespaces "namespace";
            Import ImportId imports "imported entity";
            Template TemplateId templates "template parameter";
            Type TypeId types "type";
            Variable VariableId variables "variable";
            Fragment FragmentId fragments "fragment";
            Code CodeId codes "code location";
            Lifetime LifetimeId lifetimes "lifetime";
            Global GlobalId globals "global";
        }
    };
}
pub(crate) use with_arenas;

/// A node of any kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeKey {
    pub(crate) kind: NodeKind,
    index: u32,
    /// The module that it is of, as far as its id says so.
    pub(crate) module: ModuleTag,
}

impl PartialEq for NodeKey {
    /// As ids are: whatever their module.
    fn eq(&self, other: &NodeKey) -> bool {
        (self.kind, self.index) == (other.kind, other.index)
    }
}

impl NodeKey {
    /// The node of a kind with a place among all of its kind.
    pub(crate) const fn new(kind: NodeKind, index: usize) -> NodeKey {
        NodeKey {
            kind,
            index: index as u32,
            module: ModuleTag::ANY,
        }
    }

    /// Its place among all nodes of its kind, from 0.
    pub(crate) const fn index(self) -> usize {
        self.index as usize
    }
}

/// What can name a node: an id, or a choice of several kinds of ids.
pub(crate) trait NodeRef: Copy + Into<NodeKey> {
    /// The name of a node, if it is of a kind that can be named so.
    fn of(node: NodeKey) -> Option<Self>;
}

macro_rules! kinds {
    ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
        /// A kind of node.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub(crate) enum NodeKind {
            $($kind,)+
            Function,
            Text,
            Expr,
        }

        impl NodeKind {
            /// Every kind.
            pub(crate) const ALL: &[NodeKind] = &[
                $(NodeKind::$kind,)+ NodeKind::Function, NodeKind::Text, NodeKind::Expr,
            ];

            /// What it is called.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(NodeKind::$kind => $name,)+
                    NodeKind::Function => "function",
                    NodeKind::Text => "string",
                    NodeKind::Expr => "expression",
                }
            }
        }

        impl Module {
            /// How many nodes of each kind there are.
            pub(crate) fn counts(&self) -> [usize; NodeKind::COUNT] {
                let Module { metadata, code, exprs, .. } = self;
                [$(metadata.$arena.len(),)+ code.len(), metadata.strings.len(), exprs.len()]
            }
        }

        impl Node {
            /// The node, if it is one as a whole.
            pub(crate) fn key(self) -> Option<NodeKey> {
                match self {
                    $(Node::$kind(id) => Some(id.into()),)+
                    Node::Function(id) => Some(id.into()),
                    Node::Position(..) | Node::Marker(..) | Node::Value(..) | Node::Operation(..) => None,
                }
            }
        }

        impl NodeKey {
            /// The node as diagnostics name it, if they do.
            pub(crate) fn node(self) -> Option<Node> {
                match self.kind {
                    $(NodeKind::$kind => $id::of(self).map(Node::$kind),)+
                    NodeKind::Function => FunctionId::of(self).map(Node::Function),
                    NodeKind::Text | NodeKind::Expr => None,
                }
            }
        }

        $(impl From<$id> for Node {
            fn from(id: $id) -> Node {
                Node::$kind(id)
            }
        })+

        ids! { $($id $kind,)+ FunctionId Function, Text Text, }
    };
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

/// Names of nodes of some kinds.
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
    Scope: Unit UnitId, Subprogram SubprogramId, Block BlockId, Inlined InlinedId, Namespace NamespaceId, Type TypeId;
    Object: Variable VariableId, Fragment FragmentId, Code CodeId;
    Entity: Namespace NamespaceId, Unit UnitId, Type TypeId, Subprogram SubprogramId, Variable VariableId, Import ImportId;
}

impl From<DIExpr> for NodeKey {
    fn from(expr: DIExpr) -> NodeKey {
        NodeKey::new(NodeKind::Expr, expr.0 as usize)
    }
}

impl NodeKind {
    pub(crate) const COUNT: usize = NodeKind::ALL.len();

    /// Those that have numbers in text, in the order in which they are written.
    pub(crate) const NUMBERED: &[NodeKind] = NodeKind::ALL.split_at(NodeKind::Global as usize).0;
}

/// The nodes of some kinds in a row, kind by kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbering {
    /// Where each kind starts, and the last ends; a kind that is not among them is empty.
    starts: [usize; NodeKind::COUNT + 1],
}

impl Numbering {
    pub(crate) fn new(module: &Module, is_among: impl Fn(NodeKind) -> bool) -> Numbering {
        let mut starts = [0; NodeKind::COUNT + 1];
        for (kind, count) in NodeKind::ALL.iter().zip(module.counts()) {
            let count = if is_among(*kind) { count } else { 0 };
            starts[*kind as usize + 1] = starts[*kind as usize] + count;
        }
        Numbering { starts }
    }

    /// All scopes.
    pub(crate) fn of_scopes(module: &Module) -> Numbering {
        Numbering::new(module, |kind| Scope::of(NodeKey::new(kind, 0)).is_some())
    }

    /// How many nodes there are.
    pub(crate) fn len(&self) -> usize {
        self.starts[NodeKind::COUNT]
    }

    /// The place of a node, where it exists and is of one of the kinds.
    pub(crate) fn number(&self, node: impl Into<NodeKey>) -> Option<usize> {
        let node = node.into();
        let start = self.starts[node.kind as usize];
        (node.index() < self.starts[node.kind as usize + 1] - start).then(|| start + node.index())
    }

    /// The node at a place.
    pub(crate) fn node(&self, number: usize) -> Option<NodeKey> {
        // The last of several that start at one place: those before are empty.
        let next = self.starts.partition_point(|start| *start <= number);
        let kind = *NodeKind::ALL.get(next - 1)?;
        Some(NodeKey::new(kind, number - self.starts[next - 1]))
    }
}
