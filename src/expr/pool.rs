//! The interned expressions of a module.

use super::{Constants, DIExprBuilder, DIOp};
use alloc::vec::Vec;
use core::hash::BuildHasher;
use hashbrown::{DefaultHashBuilder, HashTable};

/// An interned expression of a module: equal exactly if the operations are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct DIExpr(pub(crate) u32);

/// All expressions of a module, each once.
#[derive(Clone, Debug, Default)]
pub struct DIExprs {
    ops: Vec<DIOp>,
    /// The end of each expression in `ops`.
    ends: Vec<u32>,
    table: HashTable<u32>,
    hasher: DefaultHashBuilder,
    constants: Constants,
    /// Operations of the expression being interned, with constants of this pool.
    scratch: Vec<DIOp>,
}

fn span(ends: &[u32], index: u32) -> core::ops::Range<usize> {
    let index = index as usize;
    let start = if index == 0 {
        0
    } else {
        ends.get(index - 1).map_or(0, |end| *end as usize)
    };
    start..ends.get(index).map_or(start, |end| *end as usize)
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
            ops: all,
            ends,
            table,
            hasher,
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
        let hash = hasher.hash_one(&scratch[..]);
        if let Some(&index) = table.find(hash, |&index| all[span(ends, index)] == scratch[..]) {
            return DIExpr(index);
        }
        let index = ends.len() as u32;
        all.extend_from_slice(scratch);
        ends.push(all.len() as u32);
        table.insert_unique(hash, index, |&index| {
            hasher.hash_one(&all[span(ends, index)])
        });
        DIExpr(index)
    }

    /// The operations of an expression, in order.
    pub fn ops(&self, expression: DIExpr) -> &[DIOp] {
        &self.ops[span(&self.ends, expression.0)]
    }

    /// The wide constants of these expressions.
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The wide constants, for adding to them: referrers may use them too.
    pub fn constants_mut(&mut self) -> &mut Constants {
        &mut self.constants
    }

    /// The number of different expressions.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// True if there are no expressions.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Every expression, in the order of interning.
    pub fn iter(&self) -> impl Iterator<Item = DIExpr> + use<> {
        (0..self.ends.len() as u32).map(DIExpr)
    }
}
