//! Lowers the functions of a module.
//!
//! ```text
//!   facts about the whole module
//!     ├─► the first range of functions, and what has locations outside of functions ──► Lowered ┐
//!     └─► each other range of functions ──► Lowered ───────────────────────── appended in order ┴─► Lowered
//! ```
//!
//! The ranges are those of [`parallel`](crate::parallel). The locations of a function do not depend
//! on the functions that were lowered before it, so the ranges can be lowered at the same time.

use super::facts::ModuleFacts;
use super::found::Found;
use super::lowered::{Calls, EntryLocation, Lowered};
use super::options::{LowerError, LowerOptions};
use super::resolve::Resolver;
use super::scratch::Scratch;
use super::site::Site;
use crate::dwarf::OperationKind;
use crate::markers::FunctionView;
use crate::parallel;
use crate::validate::Validated;
use alloc::vec::Vec;
use core::ops::Range;

impl<'m> Validated<'m> {
    /// Lowers the lifetimes of all variables to DWARF locations in a dialect.
    ///
    /// Parts that the dialect cannot express become undefined, and are listed in
    /// [`Lowered::degradations`].
    ///
    /// # Errors
    /// If all expressions together are larger than 2 GiB, or all lists have more than 2^31 entries.
    pub fn lower(&self, options: &LowerOptions) -> Result<Lowered<'_, 'm>, LowerError> {
        let facts = ModuleFacts::new(self);
        let count = self.module().code.len();
        let ranges = parallel::ranges(count);
        let lower = |range| self.lower_range(options, &facts, range);
        let (mut lowered, found) = match ranges.len() {
            1 => lower(0..count)?,
            _ => Lowered::merged(parallel::map(ranges, lower))?,
        };
        lowered.finish(&facts.statics, found);
        lowered.sizes = facts.sizes;
        Ok(lowered)
    }

    /// Lowers a range of functions, given by number. The first range includes the objects that have
    /// locations outside of functions.
    fn lower_range(
        &self,
        options: &LowerOptions,
        facts: &ModuleFacts,
        range: Range<usize>,
    ) -> Result<(Lowered<'_, 'm>, Found), LowerError> {
        let module = self.module();
        let mut lowered = Lowered::new(self, options, range.start);
        let mut resolver = Resolver::new(self, facts);
        resolver.tree.keeps_selections = lowered.encoding.has(OperationKind::SelectBitPiece);
        resolver.tree.shares_nodes = !lowered.encoding.has(OperationKind::Extend)
            && !lowered.encoding.has(OperationKind::Multiloc);
        let mut scratch = Scratch::new();
        if range.start == 0 {
            lowered.statics(&mut resolver, &mut scratch);
        }
        // If two functions have the same subprogram, only the first counts.
        let is_kept = |view: &FunctionView<'_>| !self.index().is_rejected_function(view.id);
        for function in module.code.functions_in(range).filter(is_kept) {
            lowered.function(&mut resolver, function, &mut scratch);
            lowered.check_size()?;
        }
        lowered.check_size()?;
        Ok((lowered, scratch.found))
    }
}

/// The initial capacity for expressions in bytes, enough for those of a small module.
const FIRST_BYTES: usize = 64;

impl<'v, 'm> Lowered<'v, 'm> {
    /// Creates the result of a range of functions that starts with the function with this number.
    /// Only the first range has an array of all locations.
    fn new(validated: &'v Validated<'m>, options: &LowerOptions, first_function: usize) -> Self {
        let module = validated.module();
        let variables = match first_function {
            0 => module.metadata.variables.len(),
            _ => 0,
        };
        Lowered {
            validated,
            options: *options,
            encoding: options.encoding(module.target),
            sizes: Vec::new(),
            locations: alloc::vec![EntryLocation::Absent.into(); variables],
            procedures: Vec::new(),
            entries: Vec::new(),
            function_locations: Vec::new(),
            bytes: Vec::with_capacity(FIRST_BYTES),
            fixups: Vec::new(),
            base_types: Vec::new(),
            degradations: Vec::new(),
            frames: Vec::new(),
            lost_cfas: Vec::new(),
            fragments: Vec::new(),
            calls: Calls {
                first_function,
                ..Calls::default()
            },
        }
    }
}

impl<'m> Lowered<'_, 'm> {
    /// Lowers a function.
    fn function(
        &mut self,
        resolver: &mut Resolver<'_, 'm>,
        function: FunctionView<'m>,
        scratch: &mut Scratch,
    ) {
        scratch.begin();
        let mut site = Site::of(self.validated.module(), function);
        // Other locations depend on whether consumers find the CFA.
        let may_lose_rules = self.frame_rules(resolver, site, scratch);
        site.has_cfa = self.has_cfa(function.id);
        resolver.begin(site);
        let has_frame_base = self.frame_base(resolver, scratch);
        resolver.is_frame_base_lost = !has_frame_base;
        if self.options.factor_procedures {
            self.factor(resolver, scratch);
        }
        self.variables(resolver, scratch);
        // Other code also uses globals, so their procedures are separate.
        scratch.pointees.clear();
        self.statics_in(resolver, scratch);
        let reported = resolver.degradations.len();
        if self.options.factor_procedures {
            // Objects are resolved again, without procedures: unwinders do not read procedures, and
            // an expression that calls one does not show whether a call preserves the values that
            // it reads.
            resolver.begin(site);
            resolver.is_frame_base_lost = !has_frame_base;
        }
        if may_lose_rules {
            self.report_lost_rules(function);
        }
        self.frame_attributes(resolver, scratch);
        self.calls(resolver, scratch);
        if self.options.factor_procedures {
            resolver.remove_repeated(reported);
        }
        self.degradations.append(&mut resolver.degradations);
    }
}
