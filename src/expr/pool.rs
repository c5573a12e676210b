//! The interned expressions of a module.

use super::{Constants, DIExprBuilder, DIOp};
use crate::interner::Interner;
use alloc::vec::Vec;

/// An interned expression of a module: equal exactly if the operations are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct DIExpr(pub(crate) u32);

/// All expressions of a module, each once.
#[derive(Clone, Debug, Default)]
pub struct DIExprs {
    expressions: Interner<DIOp>,
    constants: Constants,
    /// Operations of the expression being interned, with constants of this pool.
    scratch: Vec<DIOp>,
}

impl DIExprs {
    /// Interns a builder's operations. The builder is not changed.
    ///
    /// The validator checks whether the expression is complete (leaves one entry) and fits its
    /// lifetime.
    pub fn intern(&mut self, builder: &DIExprBuilder) -> DIExpr {
        self.intern_ops(builder.ops(), builder.constants())
    }

    /// Interns operations whose constants are in `constants`, unchecked: the validator checks them.
    pub fn intern_ops(&mut self, ops: &[DIOp], constants: &Constants) -> DIExpr {
        let DIExprs {
            expressions,
            constants: pool,
            scratch,
        } = self;
        scratch.clear();
        scratch.extend(ops.iter().map(|op| match *op {
            DIOp::Constant { ty, value } => DIOp::Constant {
                ty,
                value: pool.import(constants, value),
            },
            other => other,
        }));
        DIExpr(expressions.intern(scratch))
    }

    /// The operations of an expression, in order.
    pub fn ops(&self, expression: DIExpr) -> &[DIOp] {
        self.expressions.get(expression.0)
    }

    /// The wide constants of these expressions.
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The wide constants, to which a referrer's constants may be added.
    pub fn constants_mut(&mut self) -> &mut Constants {
        &mut self.constants
    }

    /// True if the pool begins with all expressions and constants of another pool.
    pub(crate) fn starts_with(&self, other: &DIExprs) -> bool {
        self.expressions.starts_with(&other.expressions)
            && self.constants.starts_with(&other.constants)
    }

    /// The number of distinct expressions.
    pub fn len(&self) -> usize {
        self.expressions.len()
    }

    /// True if there are no expressions.
    pub fn is_empty(&self) -> bool {
        self.expressions.len() == 0
    }

    /// All expressions, in the order of interning.
    pub fn iter(&self) -> impl Iterator<Item = DIExpr> + use<> {
        (0..self.expressions.len() as u32).map(DIExpr)
    }
}
