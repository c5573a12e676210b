//! Notes about expressions that are allowed, but seldom intended.

use super::context::Context;
use super::expression::Checker;
use super::fault::Fault;
use super::problem::Problem;

impl Checker {
    /// Removes and returns the notes about the last expression, which has no errors.
    pub fn notes(
        &mut self,
        context: &Context,
        bytes: &[u8],
    ) -> impl Iterator<Item = Problem> + use<> {
        let at_end = |noted: bool, fault| noted.then(|| Problem::new(fault, bytes.len(), ""));
        let newer = self.newer.take().map(|(at, kind, since)| {
            let version = context.version;
            let detail =
                format!("{kind} is new in version {since}, but the unit has version {version}");
            Problem::new(Fault::NewerOperation, at, detail)
        });
        let on_stack = self.on_stack.take().map(|problem| Problem {
            fault: Fault::LocationOnStack,
            ..problem
        });
        let notes = [
            at_end(self.leaves_more, Fault::EntriesLeft),
            at_end(self.shares, Fault::SharedPieces),
            newer,
            on_stack,
            self.overlap.take(),
        ];
        notes.into_iter().flatten()
    }
}
