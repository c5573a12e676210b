//! The numbers that nodes have in the text that a module was read from: what a message calls them.

use super::lists::{NONE, make_room};
use super::{Metadata, Object, Scope};
use crate::validate::Node;
use alloc::vec::Vec;
use core::fmt;

/// How many kinds of nodes have numbers in text.
const KINDS: usize = 13;

/// For each kind of node, the numbers of its nodes in the order of their ids. Nodes that were added
/// later have none.
#[derive(Clone, Debug, Default)]
pub(super) struct NodeNumbers([Vec<u32>; KINDS]);

/// The list that a node's number is in, and its place there.
fn place(node: Node) -> Option<(usize, usize)> {
    Some(match node {
        Node::Unit(id) => (0, id.index()),
        Node::File(id) => (1, id.index()),
        Node::Subprogram(id) => (2, id.index()),
        Node::Block(id) => (3, id.index()),
        Node::Inlined(id) => (4, id.index()),
        Node::Namespace(id) => (5, id.index()),
        Node::Import(id) => (6, id.index()),
        Node::Template(id) => (7, id.index()),
        Node::Type(id) => (8, id.index()),
        Node::Variable(id) => (9, id.index()),
        Node::Fragment(id) => (10, id.index()),
        Node::Code(id) => (11, id.index()),
        Node::Lifetime(id) => (12, id.index()),
        Node::Function(_)
        | Node::Position(..)
        | Node::Marker(..)
        | Node::Value(..)
        | Node::Operation(..)
        | Node::Global(_) => return None,
    })
}

/// What tells a node from others of its kind in a message.
pub(crate) struct NodeNumber {
    number: Option<u32>,
    index: usize,
}

impl fmt::Display for NodeNumber {
    /// `!20` for a node that was read from text, else the number of its id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "!{number}"),
            None => write!(f, "{}", self.index),
        }
    }
}

impl Metadata {
    /// The number that a node has in the text that the module was read from: 20 for `!20 = …`.
    /// `None` for a node that was made otherwise, and for what has no number in text, such as
    /// markers.
    ///
    /// ```
    /// use dwarfsmith::{metadata::Id, text, validate::Node};
    /// let parsed = text::parse("target \"x86_64\"\n!7 = !DIFile(filename: \"a.c\", directory: \"/src\")").unwrap();
    /// let metadata = &parsed.module.metadata;
    /// assert_eq!(metadata.files.ids().map(|id| metadata.node_number(Node::File(id))).next(), Some(Some(7)));
    /// ```
    pub fn node_number(&self, node: Node) -> Option<u32> {
        let (kind, index) = place(node)?;
        self.numbers
            .0
            .get(kind)?
            .get(index)
            .copied()
            .filter(|number| *number != NONE)
    }

    /// Says which number a node has in text. Nodes of a kind come in the order of their ids.
    pub(crate) fn set_node_number(&mut self, node: Node, number: u32) {
        if let Some((kind, index)) = place(node)
            && let Some(numbers) = self.numbers.0.get_mut(kind)
            && let Some(more) = (index + 1).checked_sub(numbers.len())
        {
            make_room(numbers, more);
            numbers.resize(index, NONE);
            numbers.push(number);
        }
    }

    /// What to call a node behind the name of its kind: `!20`, or the number of its id.
    pub(crate) fn number_of(&self, node: impl Into<Node>) -> NodeNumber {
        let node = node.into();
        NodeNumber {
            number: self.node_number(node),
            index: place(node).map_or(0, |(_, index)| index),
        }
    }
}

macro_rules! nodes {
    ($($id:ident $node:ident)+) => {
        $(impl From<super::$id> for Node {
            fn from(id: super::$id) -> Node {
                Node::$node(id)
            }
        })+
    };
}
nodes! {
    UnitId Unit FileId File SubprogramId Subprogram BlockId Block InlinedId Inlined NamespaceId Namespace ImportId Import
    TemplateId Template TypeId Type VariableId Variable FragmentId Fragment CodeId Code LifetimeId Lifetime GlobalId Global
}

impl From<Object> for Node {
    fn from(object: Object) -> Node {
        match object {
            Object::Variable(id) => Node::Variable(id),
            Object::Fragment(id) => Node::Fragment(id),
            Object::Code(id) => Node::Code(id),
        }
    }
}

impl From<Scope> for Node {
    fn from(scope: Scope) -> Node {
        match scope {
            Scope::Unit(id) => Node::Unit(id),
            Scope::Subprogram(id) => Node::Subprogram(id),
            Scope::Block(id) => Node::Block(id),
            Scope::Inlined(id) => Node::Inlined(id),
            Scope::Namespace(id) => Node::Namespace(id),
            Scope::Type(id) => Node::Type(id),
        }
    }
}
