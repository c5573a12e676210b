//! Rewrites an expression to a smaller one with the same meaning.
//!
//! An expression is read operation by operation onto a stack of trees ([`graph`]). Each new node is
//! rewritten by the [`RULES`] until none applies. Then the trees are written as operations again.
//!
//! ```text
//!   operations ──► tree, from the leaves up ──► operations
//!                    ▲     │
//!                    └rules┘  until none applies
//! ```
//!
//! Two expressions have *the same meaning* if they give the same location, with the same bits in
//! the same storage, and fail in the same cases. An evaluation fails if it reads a bit that is
//! undefined or past its storage, moves a location out of its storage, divides an integer by 0, or
//! reads contents that the machine does not have. Therefore,
//!
//! - `x + 0` is not x: it is a value, which cannot be written. It becomes `DIOpRead` of x;
//! - `x − x` and `x · 0` are not 0, because x may be unreadable. An unused part or branch is only
//!   dropped if its evaluation cannot fail;
//! - two offsets are merged only if this does not hide a failure of the first, which may lead out
//!   of the storage;
//! - an object's storage may be larger than the object. The bits around the object do not belong to
//!   it, but the expression of another lifetime can move into them if the object is its argument:
//!   [`DIExprBuilder::simplify`] keeps them, [`DIExprBuilder::simplify_whole`] does not.
//!
//! Every rule removes operations, moves an operation towards the leaves, or moves a constant to the
//! right. The work is therefore proportional to the size of the expression and the width of its
//! numbers; only the parts of a composite that a rule has moved into another one are visited again.
//! No rule adds operations, or makes the DWARF of the expression longer. Trees are traversed in
//! loops, not by recursion.

mod choices;
mod fold;
mod graph;
mod locations;
mod number;
mod numbers;

use super::{DIExpr, DIExprBuilder, DIExprs, DIOp};
pub(super) use graph::Buffers;
use graph::{Graph, Id};

/// A rewrite of one node whose operands are already rewritten. `apply` returns the replacement of
/// the node.
struct Rule {
    name: &'static str,
    apply: fn(&mut Graph<'_>, Id) -> Option<Id>,
}

macro_rules! rules {
    ($($module:ident: $($name:ident)+;)+) => {
        /// The rules, in the order in which they are tried. The comment of each function states the
        /// rewrite of the rule, and the reason why it is valid.
        const RULES: &[Rule] = &[$($(Rule { name: stringify!($name), apply: $module::$name }),+),+];
    };
}

rules! {
    locations:
        reinterpret_to_itself reinterpret_of_typed reinterpret_of_read reinterpret_of_conversion reinterpret_unseen
        read_of_value read_before_reading operand_narrowed;
    fold:
        fold;
    locations:
        offset_of_undefined offset_by_zero offset_of_offset
        composite_in_composite parts_joined composite_of_exact extend_by_one
        deref_of_address address_of_deref;
    choices:
        choose_known choose_by_not choose_the_condition select_known;
    numbers:
        constant_to_the_right neutral_operand constants_combined undone sign_dropped sign_moved
        conversion_to_itself conversions_combined comparison_turned comparison_of_truth;
}

const _: () = assert!(RULES.len() <= 64, "a rule is a bit of Graph::applied");

impl Graph<'_> {
    /// Rewrites a node whose operands are already rewritten, until no rule applies.
    fn rewrite(&mut self, mut id: Id) -> Id {
        let mut next = 0;
        while let Some(rule) = RULES.get(next) {
            match (rule.apply)(self, id) {
                Some(other) => {
                    self.applied |= 1 << next;
                    (id, next) = (other, 0);
                }
                None => next += 1,
            }
        }
        id
    }

    /// Rewrites a composite that is not part of another one. Nested composites are rewritten with
    /// the outermost.
    fn rewrite_composite(&mut self, id: Id) -> Id {
        if let DIOp::Composite { .. } = self.op(id) {
            self.rewrite(id)
        } else {
            id
        }
    }
}

impl DIExprBuilder {
    /// Rewrites the expression to a smaller one that denotes the same location, of the same type,
    /// on every machine, and whose evaluation fails in the same cases: constants are folded,
    /// `DIOpDeref` and `DIOpAddrOf` cancel each other, offsets and composites are merged, and
    /// operations without an effect are removed. A second simplification changes nothing.
    ///
    /// An incomplete expression keeps every entry of its stack.
    ///
    /// ```
    /// use dwarfsmith::{Target, Type, expr::DIExprBuilder};
    /// # fn main() -> Result<(), dwarfsmith::expr::TypeError> {
    /// let i32 = Type::int(32);
    /// let mut builder = DIExprBuilder::new(Target::X86_64);
    /// builder.referrer(i32)?.constant(i32, 7)?.add()?.constant(i32, 5)?.sub()?;
    /// let mut smaller = DIExprBuilder::new(Target::X86_64);
    /// smaller.referrer(i32)?.constant(i32, 2)?.add()?;
    /// assert_eq!(builder.simplify().ops(), smaller.ops());
    ///
    /// // The value of a variable is not the variable: it cannot be changed in the debugger.
    /// builder.clear().referrer(i32)?.constant(i32, 0)?.add()?;
    /// smaller.clear().referrer(i32)?.read()?;
    /// assert_eq!(builder.simplify().ops(), smaller.ops());
    /// # Ok(())
    /// # }
    /// ```
    pub fn simplify(&mut self) -> &mut Self {
        self.rewrite(AdjacentBits::Kept)
    }

    /// Like [`simplify`](Self::simplify), for the location of an object that is not an argument of
    /// any lifetime. The bits of its storage before and after the object are ignored, so a
    /// composite of one part becomes that part.
    pub fn simplify_whole(&mut self) -> &mut Self {
        self.rewrite(AdjacentBits::Ignored)
    }

    /// The names of the rules that the last simplification applied.
    pub fn rules_applied(&self) -> impl Iterator<Item = &'static str> + use<> {
        let applied = self.applied;
        RULES
            .iter()
            .enumerate()
            .filter(move |(index, _)| applied >> index & 1 != 0)
            .map(|(_, rule)| rule.name)
    }

    /// The names of all rules of simplification.
    pub fn rules() -> impl Iterator<Item = &'static str> {
        RULES.iter().map(|rule| rule.name)
    }

    fn rewrite(&mut self, surroundings: AdjacentBits) -> &mut Self {
        let (mut graph, roots) = self.buffers.graph(self.target, &mut self.constants);
        self.applied = 0;
        for op in &self.ops {
            let Some(mut id) = graph.take(*op, roots) else {
                return self;
            };
            if !matches!(op, DIOp::Composite { .. }) {
                let operands: [Id; 3] = graph.operands(id);
                for operand in operands
                    .into_iter()
                    .filter(|operand| *operand != graph::NONE)
                {
                    let settled = graph.rewrite_composite(operand);
                    if settled != operand {
                        graph.replace(id, operand, settled);
                    }
                }
                id = graph.rewrite(id);
            }
            roots.push(id);
        }
        self.ops.clear();
        for root in roots.iter() {
            let mut id = graph.rewrite_composite(*root);
            while surroundings == AdjacentBits::Ignored
                && let Some(narrowed) = locations::narrowed(&mut graph, id)
            {
                id = graph.rewrite(narrowed);
            }
            graph.write(id, &mut self.ops);
        }
        self.applied = graph.applied;
        self
    }
}

/// The bits of a storage before and after the object that an expression locates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AdjacentBits {
    Kept,
    Ignored,
}

impl DIExprs {
    /// Simplifies an expression by [`DIExprBuilder::simplify`] and interns the result. `builder`
    /// provides the target and a scratch buffer; its contents are lost. An ill-typed expression is
    /// not changed.
    pub fn simplify(&mut self, expression: DIExpr, builder: &mut DIExprBuilder) -> DIExpr {
        match builder.load(self, expression) {
            Ok(builder) => {
                builder.simplify();
                self.intern(builder)
            }
            Err(_) => expression,
        }
    }

    /// Like [`simplify`](Self::simplify), by [`DIExprBuilder::simplify_whole`].
    pub fn simplify_whole(&mut self, expression: DIExpr, builder: &mut DIExprBuilder) -> DIExpr {
        match builder.load(self, expression) {
            Ok(builder) => {
                builder.simplify_whole();
                self.intern(builder)
            }
            Err(_) => expression,
        }
    }
}
