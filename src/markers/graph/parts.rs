//! The parts of a function that are placed elsewhere, such as cold code in another section.
//!
//! Each block has the number of its part. A block that is inserted after another one is in the same
//! part, so every edit keeps the blocks of a part consecutive in the layout.

use super::{CodeBlockId, FunctionGraph, GraphError};
use crate::markers::{CodePart, Exceptions, FunctionBody};
use crate::metadata::{Id, Text};
use crate::units::Position;
use hashbrown::HashSet;

impl FunctionGraph {
    /// Moves blocks into a part of the function with a separate symbol, such as cold code in
    /// `.text.unlikely`. The part is an existing one with the symbol, or a new one after all
    /// others. Variables, lifetimes and scopes stay the same: the function is one subprogram with
    /// several ranges of code. Edges also stay: the pass adds jumps where a block fell through to
    /// the next one.
    ///
    /// `exception_data` is the symbol of the part's language-specific data, if exceptions are
    /// handled in it ([`CodePart::exception_data`]). An existing part keeps its own if this is
    /// `None`.
    ///
    /// ```
    /// # use dwarfsmith::metadata::{Id, SubprogramId};
    /// # use dwarfsmith::{Module, Position, Target};
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let f = SubprogramId::from_index(0);
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x18);
    /// // The entry leads to the end, and rarely to the block in between.
    /// let [entry, cold, end] = [0x0, 0x8, 0x10].map(|start| body.block(Position(start)));
    /// body.successor(entry, cold).successor(entry, end).successor(cold, end);
    /// let mut graph = FunctionGraph::new(Target::X86_64, &body)?;
    /// let blocks: Vec<_> = graph.blocks().collect();
    ///
    /// let symbol = module.text("f.cold");
    /// graph.move_to_part(&blocks[1..2], symbol, None)?;
    /// assert_eq!(graph.last(), blocks[1]);
    /// assert_eq!(graph.part_of(blocks[1])?, Some(symbol));
    /// graph.write(&mut body)?;
    /// assert_eq!(body.parts()[0].start, Position(0x10));
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If no block is given, or if a block does not exist, is given twice or is the entry, or if a
    /// symbol belongs to another module.
    pub fn move_to_part(
        &mut self,
        blocks: &[CodeBlockId],
        symbol: Text,
        exception_data: Option<Text>,
    ) -> Result<(), GraphError> {
        if blocks.is_empty() {
            return Err(GraphError::NoBlocks);
        }
        self.own_texts([Some(symbol), exception_data])?;
        let mut given = HashSet::new();
        for &block in blocks {
            self.slot(block)?;
            if block == self.entry {
                return Err(GraphError::Entry { block });
            }
            if !given.insert(block) {
                return Err(GraphError::GivenTwice { block });
            }
        }
        let known = self.parts.iter().position(|part| part.symbol == symbol);
        let (number, mut last) = match known {
            Some(index) => {
                let part = &mut self.parts[index];
                part.exception_data = exception_data.or(part.exception_data);
                let number = index as u32 + 1;
                let of_part = |block: &CodeBlockId| {
                    !given.contains(block)
                        && self.slot(*block).is_ok_and(|slot| slot.part == number)
                };
                // Cold code is at the end of the function.
                let before = |block: &CodeBlockId| self.slot(*block).ok()?.previous;
                let mut backward = core::iter::successors(Some(self.last), before);
                (number, backward.find(of_part))
            }
            None => {
                self.parts.push(CodePart {
                    start: Position::START,
                    symbol,
                    exception_data,
                });
                (self.parts.len() as u32, None)
            }
        };
        for &block in blocks {
            self.unlink(block)?;
            let after = last.unwrap_or(self.last);
            self.link(block, after)?;
            self.slot_mut(block)?.part = number;
            last = Some(block);
        }
        Ok(())
    }

    /// The symbol of the part that contains a block; `None` for the code at the function's symbol.
    ///
    /// # Errors
    /// If there is no such block.
    pub fn part_of(&self, block: CodeBlockId) -> Result<Option<Text>, GraphError> {
        let number = self.slot(block)?.part as usize;
        let part = number
            .checked_sub(1)
            .and_then(|index| self.parts.get(index));
        Ok(part.map(|part| part.symbol))
    }

    /// How unwinders handle exceptions in the function.
    pub fn exceptions(&self) -> Option<Exceptions> {
        self.exceptions
    }

    /// Sets how unwinders handle exceptions in the function.
    ///
    /// # Errors
    /// If a symbol belongs to another module.
    pub fn set_exceptions(&mut self, exceptions: Option<Exceptions>) -> Result<(), GraphError> {
        if let Some(given) = exceptions {
            self.own_texts([Some(given.personality), given.data])?;
        }
        self.exceptions = exceptions;
        Ok(())
    }

    /// Returns an error if a string belongs to another module.
    pub(super) fn own_texts(
        &self,
        texts: impl IntoIterator<Item = Option<Text>>,
    ) -> Result<(), GraphError> {
        let mut texts = texts.into_iter().flatten();
        texts.try_for_each(|text| self.own_node(text.module()))
    }

    /// Writes the parts that have code.
    pub(super) fn write_parts(&self, body: &mut FunctionBody) {
        let (mut start, mut here) = (Position::START, 0);
        for slot in self.blocks().filter_map(|block| self.slot(block).ok()) {
            if slot.code.size == 0 {
                continue;
            }
            if slot.part != here {
                here = slot.part;
                let part = (here as usize)
                    .checked_sub(1)
                    .and_then(|index| self.parts.get(index));
                body.parts
                    .extend(part.map(|part| CodePart { start, ..*part }));
            }
            start = start + slot.code.size;
        }
    }
}
