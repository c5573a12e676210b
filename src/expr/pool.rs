//! The interned expressions of a module.

use super::{Constants, DIExprBuilder, DIOp};
use crate::ids::{Id, MAX_ITEMS, ModuleTag};
use crate::interner::Interner;
use alloc::vec::Vec;

crate::ids::ids! {
    /// An interned expression. Two ids of a module are equal if and only if the operations are
    /// equal. Comparison ignores the module.
    DIExpr;
}

/// All expressions of a module, each once.
#[derive(Clone, Debug, Default)]
pub struct DIExprs {
    expressions: Interner<DIOp>,
    constants: Constants,
    /// Operations of the expression being interned, with constants of this pool.
    scratch: Vec<DIOp>,
    module: ModuleTag,
}

impl DIExprs {
    /// Interns a builder's operations. The builder is not changed.
    ///
    /// The validator checks whether the expression is complete (leaves one entry) and fits its
    /// lifetime.
    ///
    /// A module can have 2^32 - 2 expressions. For one more, the returned id is that of no
    /// expression, which the validator reports (`E301`).
    pub fn intern(&mut self, builder: &DIExprBuilder) -> DIExpr {
        self.intern_ops(builder.ops(), builder.constants())
    }

    /// Interns operations whose constants are in `constants`, unchecked: the validator checks them.
    pub fn intern_ops(&mut self, ops: &[DIOp], constants: &Constants) -> DIExpr {
        let DIExprs {
            expressions,
            constants: pool,
            scratch,
            module,
        } = self;
        scratch.clear();
        scratch.extend(ops.iter().map(|op| match *op {
            DIOp::Constant { ty, value } => DIOp::Constant {
                ty,
                value: pool.import(constants, value),
            },
            other => other,
        }));
        let index = expressions.intern_below(scratch, MAX_ITEMS);
        DIExpr::from_index(index.map_or(MAX_ITEMS, |index| index as usize)).in_module(*module)
    }

    /// The operations of an expression, in order. There are none if the id is of another module.
    pub fn ops(&self, expression: DIExpr) -> &[DIOp] {
        match expression.module().is_other(self.module) {
            true => &[],
            false => self.expressions.get(expression.index() as u32),
        }
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
        let module = self.module;
        (0..self.expressions.len()).map(move |index| DIExpr::from_index(index).in_module(module))
    }

    /// Sets the tag that ids of these expressions and of their constants carry.
    pub(crate) fn set_module(&mut self, module: ModuleTag) {
        self.module = module;
        self.constants.set_module(module);
    }
}
