//! Computes which referrers of a module are well-formed, and which expressions they fit. Most
//! functions use the same few referrers, so each referrer is checked once. A value with many places
//! is compared with an expression by the kinds of these places.

use super::referrer;
use super::thread_local::ThreadLocal;
use crate::expr::DIExpr;
use crate::markers::{Base, FunctionView, Referrer, ReferrerId, StoredPlace, ValueId};
use crate::module::Module;
use crate::target::bits_preserved_by_abi;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use hashbrown::HashSet;

/// The functions in which a referrer is well-formed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// In every function.
    Sound,
    /// In functions with frame rules, and in other functions where its base is defined.
    InFrame,
    /// In no function, or depending on the function's list of registers: only the slower check of
    /// [`Checker::is_sound`](super::checker::Checker::is_sound) can decide.
    Doubtful,
}

/// The maximum number of slots of the cache. A new pair replaces the one in its slot.
const MAX_SLOTS: usize = 2048;

/// The form of each referrer of a module.
pub(super) struct Forms {
    /// The forms of the referrers of added functions, and of their replacements. Each has a flag
    /// that is set for a register that calls clobber completely, by the target's ABI.
    forms: [Vec<(Form, bool)>; 2],
}

/// If a value has at most this many places, all are compared with each expression that uses them.
const FEW_PLACES: usize = 16;

/// A cache of pairs of an expression and a referrer that fits all of its operations.
pub(super) struct Fits {
    /// Pairs, in their slots; 0 for an empty slot. The number of slots is a power of two.
    pairs: Vec<u64>,
}

/// Returns an expression and a referrer as one number. It is never 0, because the bits of a
/// referrer's id are never all ones.
fn pair(expression: DIExpr, id: ReferrerId) -> u64 {
    (expression.index() as u64) << 32 | u64::from(!id.0)
}

impl Forms {
    pub(super) fn new(module: &Module, thread_local: &ThreadLocal) -> Forms {
        let form = |referrer: &Referrer| match referrer {
            Referrer::Registers { .. } | Referrer::Value(_) => Form::Doubtful,
            _ if referrer::error_of_single(module, *referrer).is_some() => Form::Doubtful,
            _ if thread_local.error(*referrer).is_some() => Form::Doubtful,
            Referrer::Slot { base, .. } | Referrer::Address { base, .. } => match base {
                Base::Register(_) => Form::Sound,
                Base::Cfa | Base::Frame => Form::InFrame,
            },
            _ => Form::Sound,
        };
        let is_clobbered = |referrer: &Referrer| match referrer {
            Referrer::Register(part) => bits_preserved_by_abi(module.target, part.register) == 0,
            _ => false,
        };
        let both = |referrer| (form(referrer), is_clobbered(referrer));
        Forms {
            forms: (module.code.referrers()).map(|all| all.iter().map(both).collect()),
        }
    }

    fn get(&self, id: ReferrerId) -> Option<(Form, bool)> {
        let [added, replaced] = &self.forms;
        let forms = if id.is_replaced() { replaced } else { added };
        forms.get(id.index()).copied()
    }

    /// The functions in which a referrer is well-formed. A value is doubtful.
    pub(super) fn form(&self, id: ReferrerId) -> Form {
        self.get(id).map_or(Form::Doubtful, |(form, _)| form)
    }

    /// True if a referrer is a register that calls clobber completely, by the target's ABI.
    pub(super) fn is_clobbered(&self, id: ReferrerId) -> bool {
        self.get(id).is_none_or(|(_, is_clobbered)| is_clobbered)
    }
}

impl Fits {
    /// Returns an empty cache for a module with this number of lifetimes. It is small for a small
    /// module, because a compiler may make a module for each function.
    pub(super) fn new(lifetimes: usize) -> Fits {
        let slots = lifetimes
            .saturating_mul(4)
            .clamp(1, MAX_SLOTS)
            .next_power_of_two();
        Fits {
            pairs: alloc::vec![0; slots],
        }
    }

    fn slot(&self, expression: DIExpr, id: ReferrerId) -> usize {
        let mixed = (expression.index() as u32).wrapping_mul(0x9e37_79b1) >> 16;
        (id.0 ^ mixed) as usize & (self.pairs.len() - 1)
    }

    /// True if a referrer is known to fit an expression.
    #[inline]
    pub(super) fn has(&self, expression: DIExpr, id: ReferrerId) -> bool {
        self.pairs.get(self.slot(expression, id)) == Some(&pair(expression, id))
    }

    /// Records that a referrer fits an expression.
    pub(super) fn add(&mut self, expression: DIExpr, id: ReferrerId) {
        let slot = self.slot(expression, id);
        if let Some(place) = self.pairs.get_mut(slot) {
            *place = pair(expression, id);
        }
    }
}

/// For each value of a function with many places, one place of each kind. Only these are compared
/// with an expression, since an expression does not depend on the addresses of places.
pub(super) struct PlacesToCompare<'f> {
    function: FunctionView<'f>,
    kinds: BTreeMap<ValueId, Vec<StoredPlace>>,
}

impl<'f> PlacesToCompare<'f> {
    pub(super) fn new(function: FunctionView<'f>) -> PlacesToCompare<'f> {
        PlacesToCompare {
            function,
            kinds: BTreeMap::new(),
        }
    }

    /// Returns the places of a value to compare, given all its places.
    #[inline]
    pub(super) fn of<'p>(
        &'p mut self,
        value: ValueId,
        all: &'p [StoredPlace],
    ) -> &'p [StoredPlace] {
        match all.len() <= FEW_PLACES {
            true => all,
            false => self.one_of_each_kind(value, all),
        }
    }

    #[inline(never)]
    fn one_of_each_kind(&mut self, value: ValueId, all: &[StoredPlace]) -> &[StoredPlace] {
        let function = self.function;
        self.kinds.entry(value).or_insert_with(|| {
            let mut known = HashSet::new();
            let kind = |stored: &StoredPlace| {
                referrer::without_address(function.referrer(function.referrer_id(stored)))
            };
            let first = all.iter().filter(|stored| known.insert(kind(stored)));
            first.copied().collect()
        })
    }
}
