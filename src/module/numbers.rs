//! The numbers that nodes have in the text that a module was read from. Messages use them to name
//! nodes.

use super::{Node, NodeKey};
use crate::metadata::Metadata;
use core::fmt;

/// The number of a node in a message.
pub(crate) struct NodeNumber {
    number: Option<u32>,
    index: usize,
}

impl fmt::Display for NodeNumber {
    /// Writes `!20` for a node that was read from text, otherwise the index of its id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "!{number}"),
            None => write!(f, "{}", self.index),
        }
    }
}

impl Metadata {
    /// The number that a node has in the text that the module was read from: 20 for `!20 = …`.
    /// `None` for a node that was not read from text, and for nodes without a number in text, such
    /// as markers.
    ///
    /// ```
    /// use dwarfsmith::{metadata::Id, text, validate::Node};
    /// let parsed = text::parse("target \"x86_64\"\n!7 = !DIFile(filename: \"a.c\", directory: \"/src\")").unwrap();
    /// let metadata = &parsed.module.metadata;
    /// assert_eq!(metadata.files.ids().map(|id| metadata.node_number(Node::File(id))).next(), Some(Some(7)));
    /// ```
    pub fn node_number(&self, node: Node) -> Option<u32> {
        self.number_in_text(node.key()?)
    }

    pub(super) fn number_in_text(&self, node: NodeKey) -> Option<u32> {
        self.numbers.get(node.kind as usize, node.index())
    }

    /// Records the number of a node in text. Nodes of a kind must be recorded in the order of their
    /// ids.
    pub(crate) fn set_node_number(&mut self, node: NodeKey, number: u32) {
        self.numbers.set(node.kind as usize, node.index(), number);
    }

    /// Returns the number of a node for a message, to follow the name of its kind: `!20`, or the
    /// index of its id.
    pub(crate) fn number_of(&self, node: impl Into<NodeKey>) -> NodeNumber {
        let node = node.into();
        NodeNumber {
            number: self.number_in_text(node),
            index: node.index(),
        }
    }
}
