//! The result of an evaluation, from the entries that an expression leaves on the stack.

use super::activation::Stage;
use super::stack::Word;
use super::{Outcome, Run, fail};
use crate::eval::entry::Entry;
use crate::eval::error::ErrorCode;
use crate::eval::location::Location;
use crate::eval::rules::Rules;
use crate::eval::value::Value;

/// The kind of result that an evaluation must give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::eval) enum ResultKind {
    Location,
    /// The value on top of the stack.
    Value,
    /// All entries of the stack.
    Stack,
}

impl Run<'_, '_> {
    /// Turns the composite of pieces into an ordinary entry, if it is on the stack.
    #[inline(always)]
    pub(super) fn finish_composite(&mut self) {
        if let Some(Word::Pieces { complete }) = self.store.stack.all().first() {
            let entry = match complete {
                true => Entry::Location,
                false => Entry::Incomplete,
            };
            self.finish_pieces(entry);
        }
    }

    #[inline(never)]
    fn finish_pieces(&mut self, entry: fn(Location) -> Entry) {
        let location = self.store.share_pieces();
        let entry = match self.context.rules {
            Rules::Llvm => entry(location),
            _ => Entry::Location(location),
        };
        self.store.stack.replace_pieces(entry);
    }

    /// Removes the location that is the result of the current scope's expression.
    pub(in crate::eval) fn result_location(&mut self) -> Outcome<Location> {
        self.finish_composite();
        if self.ends_with_pieces()? {
            self.scope.pieces = false;
            return Ok(self.store.share_pieces());
        }
        if self.depth() == 0 {
            return Ok(Location::UNDEFINED);
        }
        match self.store.stack.pop() {
            Some(Entry::Incomplete(location)) => Ok(location),
            Some(entry) => self.as_location(entry),
            None => Ok(Location::UNDEFINED),
        }
    }

    /// Returns true if the expression has pieces. Returns an error if other operations follow them.
    pub(super) fn ends_with_pieces(&self) -> Outcome<bool> {
        if self.scope.pieces && self.scope.stage != Stage::Start {
            return fail(ErrorCode::InvalidPiece, "operations follow the last piece");
        }
        Ok(self.scope.pieces)
    }

    /// Stores the result of the evaluation in the store.
    #[inline(always)]
    pub(in crate::eval) fn keep(&mut self, kind: ResultKind) -> Outcome {
        match kind {
            ResultKind::Location => self.keep_location(),
            ResultKind::Value => {
                let value = self.result_value()?;
                self.store.entries.clear();
                self.store.entries.push(Entry::Value(value));
                Ok(())
            }
            ResultKind::Stack => self.keep_stack(),
        }
    }

    #[inline(always)]
    pub(super) fn keep_location(&mut self) -> Outcome {
        if self.ends_with_pieces()? {
            self.store.lend();
            return Ok(());
        }
        match self.store.stack.words(0) {
            Some([Word::Large]) | None => *self.store.result() = self.result_location()?,
            Some([Word::Pieces { .. }]) => self.store.lend(),
            Some([word]) => {
                let word = *word;
                word.locate(&self.context.encoding, self.store.result())
            }
        }
        Ok(())
    }

    /// Copies the final stack of an expression to the store. The composite of DWARF 5's pieces,
    /// which is separate from the stack, is on top.
    pub(super) fn keep_stack(&mut self) -> Outcome {
        self.finish_composite();
        if self.scope.pieces {
            let location = self.store.share_pieces();
            self.push(Entry::Location(location))?;
        }
        self.store.entries.clear();
        self.store.entries.extend(self.store.stack.entries());
        Ok(())
    }

    pub(super) fn result_value(&mut self) -> Outcome<Value> {
        self.finish_composite();
        // At the end of the expression, LLVM's composites are complete.
        if self.scope.pieces || matches!(self.large(0), Some(Entry::Incomplete(_))) {
            return fail(ErrorCode::NotAValue, "a composite is not a value");
        }
        self.pop_value()
    }
}
