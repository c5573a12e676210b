//! Rewriting an expression into a smaller one that denotes the same.
//!
//! An expression is taken operation by operation onto a stack of trees ([`graph`]), and each new
//! node is rewritten by the [`RULES`] until none applies; then the trees are written as operations
//! again.
//!
//! ```text
//!   operations ──► tree, from the leaves up ──► operations
//!                    ▲     │
//!                    └rules┘  until none applies
//! ```
//!
//! *The same* is: the same location, of which the same bits are in the same storage, and what may
//! fail still does. An evaluation fails where a bit is read that is undefined or past its storage,
//! where a location is moved out of its storage, where an integer is divided by 0, and where the
//! machine does not know what it is asked. So
//!
//! - `x + 0` is no x: it is a value that cannot be written. It is `x Read`;
//! - `x − x` and `x · 0` are no 0, as x may be unreadable, and a part or a branch that is not used
//!   is only dropped if nothing in it can fail;
//! - two offsets are one only if nothing is lost where the first of them leads out of the storage;
//! - an object's storage may be larger than the object. What is around it is not the object's, but
//!   an argument of another lifetime can be moved there: [`DIExprBuilder::simplify`] keeps it,
//!   [`DIExprBuilder::simplify_whole`] does not.
//!
//! Every rule takes operations away, or moves one towards the leaves or a constant to the right, so
//! that the work is proportional to the size of the expression and the width of its numbers; only a
//! composite that comes to stand in another by a rule, not as it was written, has its parts looked
//! at once more. No rule adds operations, and none is applied that would make the DWARF longer that
//! the expression becomes. Trees are walked in loops, not by recursion.

mod fold;
mod graph;
mod locations;
mod number;
mod numbers;

use super::{DIExpr, DIExprBuilder, DIExprs, DIOp};
pub(super) use graph::Memory;
use graph::{Graph, Id};

/// A rewrite of one node, knowing what is below it. It gives the node that takes its place.
struct Rule {
    name: &'static str,
    apply: fn(&mut Graph<'_>, Id) -> Option<Id>,
}

macro_rules! rules {
    ($($module:ident: $($name:ident)+;)+) => {
        /// The rules, in the order in which they are tried. What each does, and why it may, stands
        /// with its function.
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
        deref_of_address address_of_deref
        choose_known choose_by_not choose_the_condition select_known;
    numbers:
        constant_to_the_right neutral_operand constants_combined undone sign_dropped sign_moved
        conversion_to_itself conversions_combined comparison_turned comparison_of_truth;
}

const _: () = assert!(RULES.len() <= 64, "a rule is a bit of Graph::applied");

impl Graph<'_> {
    /// Rewrites a node, whose operands are rewritten already, until no rule applies.
    fn settle(&mut self, mut id: Id) -> Id {
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

    /// Composites in composites are rewritten with the outermost.
    fn settle_composite(&mut self, id: Id) -> Id {
        if let DIOp::Composite { .. } = self.op(id) {
            self.settle(id)
        } else {
            id
        }
    }
}

impl DIExprBuilder {
    /// Rewrites the expression into a smaller one that denotes the same location, of the same type,
    /// on every machine, and whose evaluation fails where it did: constants are computed,
    /// `DIOpDeref` and `DIOpAddrOf` cancel each other, offsets and composites are merged, and what
    /// changes nothing goes. What is simplified twice is as after the first time.
    ///
    /// An expression that is not finished keeps every entry of its stack.
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
        self.rewrite(false)
    }

    /// As [`simplify`](Self::simplify), for the location of an object that no other object is made
    /// of: what is in its storage before and after the object does not count, so that a composite
    /// of one part is that part.
    pub fn simplify_whole(&mut self) -> &mut Self {
        self.rewrite(true)
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

    fn rewrite(&mut self, whole: bool) -> &mut Self {
        let (mut graph, roots) = self.memory.graph(self.target, &mut self.constants);
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
                    let settled = graph.settle_composite(operand);
                    if settled != operand {
                        graph.replace(id, operand, settled);
                    }
                }
                id = graph.settle(id);
            }
            roots.push(id);
        }
        self.ops.clear();
        for root in roots.iter() {
            let mut id = graph.settle_composite(*root);
            while whole && let Some(narrowed) = locations::narrowed(&mut graph, id) {
                id = graph.settle(narrowed);
            }
            graph.write(id, &mut self.ops);
        }
        self.applied = graph.applied;
        self
    }
}

impl DIExprs {
    /// The expression that another one is simplified to: [`DIExprBuilder::simplify`]. The builder
    /// gives the target, and memory that is used again; what was in it is lost. An expression that
    /// is ill-typed stays as it is.
    pub fn simplify(&mut self, expression: DIExpr, builder: &mut DIExprBuilder) -> DIExpr {
        match builder.load(self, expression) {
            Ok(builder) => {
                builder.simplify();
                self.intern(builder)
            }
            Err(_) => expression,
        }
    }

    /// As [`simplify`](Self::simplify), by [`DIExprBuilder::simplify_whole`].
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
