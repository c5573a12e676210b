//! Coverage: the part of its scope in which each variable has a location after lowering.

use super::lowered::{EntryLocation, Lowered};
use crate::markers::{CodeRange, FunctionId, FunctionView, join};
use crate::metadata::{Scope, VariableId};
use crate::units::Position;
use alloc::vec::Vec;
use core::ops::Range;
use hashbrown::HashMap;

/// The code in which a variable has a location, compared with the code of its scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableCoverage {
    /// The variable or parameter; in an inlined scope, its instance there.
    pub variable: VariableId,
    /// The function that contains the variable.
    pub function: FunctionId,
    /// The size in bytes of the innermost enclosing scope whose code ranges are known.
    pub scope: u64,
    /// The number of these bytes in which the variable has a location, in part or as a whole.
    pub covered: u64,
}

/// The coverage of the variables of a module; [`Lowered::coverage`] returns it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleCoverage {
    /// Each variable and parameter of a function, in the order of functions and variables.
    pub variables: Vec<VariableCoverage>,
    /// The total size in bytes of the variables' scopes.
    pub scope: u64,
    /// The total number of bytes in which the variables are covered.
    pub covered: u64,
}

impl Lowered<'_, '_> {
    /// Returns the coverage of each variable and parameter of a function, and the total: the number
    /// of bytes of its scope in which a variable has a location. This is the coverage of
    /// `llvm-dwarfdump --statistics` ("sum_all_variables(#bytes in parent scope covered by
    /// DW_AT_location)"), before emission; `audit::Statistics` computes it for object files. A byte
    /// where an object is in several places counts once here, and once for each place in
    /// `llvm-dwarfdump`.
    ///
    /// A variable's scope is the innermost lexical block, inlined scope or function around it with
    /// known code ranges. Not counted are variables outside of functions, rejected variables, and
    /// variables of inlined scopes without code, which are not emitted. Takes O(n log n) time for n
    /// variables and entries.
    ///
    /// ```
    /// use dwarfsmith::{dwarf::Dialect, lower::LowerOptions, text};
    /// let parsed = text::parse(
    ///     "target \"x86_64\"
    ///     define @f size 0x20 !dbg !2 {
    ///     bb0 @ 0x0:
    ///       0x8: dbg.def !5, %reg(rax)
    ///       0x18: dbg.kill !5
    ///     }
    ///     !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"\")
    ///     !1 = !DIFile(filename: \"f.c\", directory: \"/\")
    ///     !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
    ///     !3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
    ///     !4 = !DILocalVariable(name: \"x\", scope: !2, type: !3)
    ///     !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64)))",
    /// ).unwrap();
    /// let validated = parsed.module.validate()?;
    /// let coverage = validated.lower(&LowerOptions::new(Dialect::Dwarf5)).unwrap().coverage();
    /// // In rax from 0x8 to 0x18; the function has 0x20 bytes.
    /// assert_eq!((coverage.covered, coverage.scope), (16, 32));
    /// # Ok::<(), dwarfsmith::validate::Diagnostics>(())
    /// ```
    pub fn coverage(&self) -> ModuleCoverage {
        let mut coverage = ModuleCoverage::default();
        let index = self.validated.index();
        let metadata = &self.validated.module().metadata;
        for function in self.validated.module().code.functions() {
            // A second function with the same subprogram is left out, with its variables.
            let is_kept = index.code_of(function.subprogram) == Some(function.id);
            if !is_kept || index.is_rejected_function(function.id) || function.size == 0 {
                continue;
            }
            let mut scopes = Scopes::new(self, function);
            let mut entries = Vec::new();
            for variable in index
                .variables(function.subprogram)
                .filter(|id| !index.is_rejected_variable(*id))
            {
                let Some(node) = metadata.variables.get(variable) else {
                    continue;
                };
                // The declaration of a common block has no entry.
                let common = match node.scope {
                    Scope::CommonBlock(id) => metadata.common_blocks.get(id),
                    _ => None,
                };
                if common.is_some_and(|block| block.declaration == Some(variable)) {
                    continue;
                }
                let code = scopes.code(self, node.scope);
                let scope = bytes(code);
                if scope == 0 {
                    continue;
                }
                let covered = match self.ranges(variable, function.id, &mut entries) {
                    true => scope,
                    false => shared(code, &entries),
                };
                coverage.variables.push(VariableCoverage {
                    variable,
                    function: function.id,
                    scope,
                    covered,
                });
                coverage.scope = coverage.scope.saturating_add(scope);
                coverage.covered = coverage.covered.saturating_add(covered);
            }
        }
        coverage
    }

    /// Stores the code of a function in which a variable has a location, as disjoint, ascending
    /// ranges. Returns true if this is the whole function.
    fn ranges(
        &self,
        variable: VariableId,
        function: FunctionId,
        ranges: &mut Vec<CodeRange>,
    ) -> bool {
        ranges.clear();
        let holds = |expression: Range<u32>| !expression.is_empty();
        let list = match self.location(variable) {
            EntryLocation::Absent => return false,
            EntryLocation::Expression(expression) => return holds(expression),
            EntryLocation::List(list) => list,
            EntryLocation::PerFunction(number) => {
                let differing = self.function_locations(number);
                match differing.entries_in(function) {
                    Some(entries) => entries,
                    None => return differing.elsewhere.clone().is_some_and(holds),
                }
            }
        };
        let entries = self
            .entries(list)
            .iter()
            .filter(|entry| holds(entry.expression()));
        ranges.extend(
            entries
                .map(|entry| entry.range)
                .filter(|range| !range.is_empty()),
        );
        join(ranges, 0);
        false
    }
}

fn bytes(ranges: &[CodeRange]) -> u64 {
    ranges
        .iter()
        .map(|range| u64::from(range.end - range.start))
        .sum()
}

/// Returns the number of bytes that two lists of disjoint, ascending ranges share.
fn shared(some: &[CodeRange], others: &[CodeRange]) -> u64 {
    let (mut some, mut others) = (some.iter().peekable(), others.iter().peekable());
    let mut sum = 0;
    while let (Some(one), Some(other)) = (some.peek(), others.peek()) {
        let (start, end) = (one.start.max(other.start), one.end.min(other.end));
        if start < end {
            sum += u64::from(end - start);
        }
        if one.end < other.end {
            some.next();
        } else {
            others.next();
        }
    }
    sum
}

/// The code of the scopes of a function.
pub(super) struct Scopes {
    ranges: Vec<CodeRange>,
    /// The code of each visited scope, as a part of `ranges`.
    known: HashMap<Scope, Range<usize>>,
}

impl Scopes {
    pub(super) fn new(lowered: &Lowered<'_, '_>, function: FunctionView<'_>) -> Scopes {
        let mut ranges = alloc::vec![CodeRange {
            start: Position::START,
            end: Position(function.size)
        }];
        let mut known = HashMap::new();
        known.insert(Scope::Subprogram(function.subprogram), 0..1);
        let usable = lowered.validated.index().has_scope_ranges(function.id);
        let mut stated_ranges = if usable {
            function.scopes().to_vec()
        } else {
            Vec::new()
        };
        stated_ranges.sort_unstable_by_key(|range| range.scope);
        let mut joined = Vec::new();
        for group in stated_ranges.chunk_by(|one, other| one.scope == other.scope) {
            joined.clear();
            let within = group
                .iter()
                .map(|stated| stated.range.intersection(function.range()));
            joined.extend(within.filter(|range| !range.is_empty()));
            join(&mut joined, 0);
            if let (Some(first), false) = (group.first(), joined.is_empty()) {
                known.insert(first.scope, ranges.len()..ranges.len() + joined.len());
                ranges.append(&mut joined);
            }
        }
        Scopes { ranges, known }
    }

    /// Returns the code of a scope: its own ranges if the function has some, otherwise those of the
    /// parent scope. An inlined scope without ranges has no code.
    pub(super) fn code(&mut self, lowered: &Lowered<'_, '_>, scope: Scope) -> &[CodeRange] {
        let metadata = &lowered.validated.module().metadata;
        let mut visited = Vec::new();
        let mut at = Some(scope);
        let span = loop {
            match at {
                None => break 0..0,
                Some(scope) => match self.known.get(&scope) {
                    Some(span) => break span.clone(),
                    None => {
                        visited.push(scope);
                        // Marks the scope as visited, so that the loop ends on a cycle.
                        self.known.insert(scope, 0..0);
                        at = if matches!(scope, Scope::Inlined(_)) {
                            None
                        } else {
                            metadata.parent(scope)
                        };
                    }
                },
            }
        };
        for scope in visited {
            self.known.insert(scope, span.clone());
        }
        self.ranges.get(span).unwrap_or(&[])
    }
}
