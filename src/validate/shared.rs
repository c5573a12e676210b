//! The facts that all rules read. They are computed before the first rule runs and do not change,
//! so that several threads can share them.

use super::facts::Facts;
use super::fits::Forms;
use super::index::Named;
use super::owners::Owners;
use super::referrer::{self, Violation};
use super::thread_local::ThreadLocal;
use super::{Index, sizes};
use crate::markers::{FunctionView, Referrer};
use crate::metadata::{DIType, DIVariable, FragmentId, LifetimeId, Object, TypeId};
use crate::module::Module;
use crate::parallel;
use alloc::vec::Vec;

/// The size of a fragment in bits, as given by its lifetimes.
#[derive(Clone, Copy)]
pub(super) enum FragmentBits {
    Unknown,
    All(u64),
    /// Its lifetimes give two different sizes.
    Differ(u64, u64),
}

/// The few lifetimes that rules on expressions and sizes must check individually.
#[derive(Default)]
pub(super) struct ToCheck {
    /// Lifetimes whose location has a problem, or a need that the referrer alone does not satisfy.
    pub(super) with_needs: Vec<LifetimeId>,
    /// Lifetimes whose location has another size than their variable, with both sizes in bits: that
    /// of the location first.
    pub(super) sized: Vec<(LifetimeId, u64, u64)>,
}

pub(super) struct Shared<'m> {
    pub(super) module: &'m Module,
    /// The size of each type in bits, if known.
    pub(super) sizes: Vec<Option<u64>>,
    /// The types whose size does not fit into 64 bits.
    pub(super) too_large: Vec<TypeId>,
    pub(super) facts: Facts,
    pub(super) forms: Forms,
    pub(super) thread_local: ThreadLocal,
    pub(super) named: Named,
    pub(super) owners: Owners,
    pub(super) to_check: ToCheck,
    /// The size of each fragment in bits, as given by its lifetimes.
    fragment_bits: Vec<FragmentBits>,
    /// The type property fragments in order, each with its type.
    properties: Vec<(FragmentId, TypeId)>,
}

impl<'m> Shared<'m> {
    /// Returns the error of a referrer that does not depend on the expression.
    pub(super) fn referrer_error(
        &self,
        function: FunctionView<'_>,
        referrer: Referrer,
    ) -> Option<Violation> {
        referrer::error(self.module, function, referrer)
            .or_else(|| self.thread_local.error(referrer))
    }

    /// Returns the facts about a module, and its index without rejected nodes.
    pub(super) fn new(module: &'m Module) -> (Shared<'m>, Index) {
        let functions = module.code.len();
        let thread_local = ThreadLocal::of(module);
        let of_expressions = || {
            let sizes = sizes::of_types(module, sizes::elements);
            (Facts::new(module), Forms::new(module, &thread_local), sizes)
        };
        let (related, (facts, forms, (sizes, too_large))) =
            parallel::join(functions, || Index::new(module), of_expressions);
        let (index, named) = related;
        let (owners, to_check) = parallel::join(
            functions,
            || Owners::find(module, &index, &named),
            || ToCheck::find(module, &named, &facts, &sizes),
        );
        let fragments = module.metadata.fragments.ids();
        let fragment_bits = fragments.map(|id| lifetimes_bits(module, &index, &facts, id));
        let shared = Shared {
            module,
            sizes,
            too_large,
            named,
            owners,
            to_check,
            fragment_bits: fragment_bits.collect(),
            properties: properties(module, &index),
            facts,
            forms,
            thread_local,
        };
        (shared, index)
    }

    /// The size of a variable in bits, if it is known and not zero.
    pub(super) fn variable_bits(&self, variable: &DIVariable) -> Option<u64> {
        variable_bits(self.module, &self.sizes, variable)
    }

    /// The size of a fragment in bits, as given by its lifetimes.
    pub(super) fn fragment_bits(&self, fragment: FragmentId) -> FragmentBits {
        let bits = self.fragment_bits.get(fragment.index());
        bits.copied().unwrap_or(FragmentBits::Unknown)
    }

    /// The size in bits of instances of the type whose property a fragment is, if known. An array
    /// with a data location has no known size unless the type states one: its instance is the
    /// descriptor, not the elements.
    pub(super) fn instance_bits(&self, fragment: FragmentId) -> Option<u64> {
        let first = self.properties.partition_point(|(of, _)| *of < fragment);
        let &(_, ty) = self
            .properties
            .get(first)
            .filter(|(of, _)| *of == fragment)?;
        match self.module.metadata.types.get(ty)? {
            DIType::Array(array) if array.bits.is_some() => array.bits,
            DIType::Array(array) if array.data_location.is_none() => {
                self.sizes.get(ty.index()).copied().flatten()
            }
            _ => None,
        }
    }
}

impl ToCheck {
    fn find(module: &Module, named: &Named, facts: &Facts, sizes: &[Option<u64>]) -> ToCheck {
        let mut found = ToCheck::default();
        let metadata = &module.metadata;
        for (id, node) in metadata.lifetimes.iter() {
            if !facts.needs_only_referrer(node.location) {
                found.with_needs.push(id);
            }
            if let Object::Variable(variable) = node.object
                && let Some(bits) = facts.bits(node.location)
                && let Some(variable) = metadata.variables.get(variable)
                && let Some(declared) = variable_bits(module, sizes, variable)
                && bits != declared
            {
                found.sized.push((id, bits, declared));
            }
        }
        // A computed lifetime has no referrer.
        let computed = named.computed.iter();
        let location = |id| Some(metadata.lifetimes.get(id)?.location);
        let reading_referrer = computed.copied().filter(|id| {
            location(*id).is_some_and(|location| {
                facts.needs_only_referrer(location) && facts.reads_referrer(location)
            })
        });
        let reading_referrer: Vec<LifetimeId> = reading_referrer.collect();
        if !reading_referrer.is_empty() {
            found.with_needs.extend(reading_referrer);
            found.with_needs.sort_unstable();
        }
        found
    }
}

fn variable_bits(module: &Module, sizes: &[Option<u64>], variable: &DIVariable) -> Option<u64> {
    let ty = module.metadata.variable_type(variable)?;
    let bits = sizes.get(ty.index()).copied().flatten();
    bits.filter(|bits| *bits > 0)
}

/// The size of a fragment according to its well-typed lifetimes.
fn lifetimes_bits(
    module: &Module,
    index: &Index,
    facts: &Facts,
    fragment: FragmentId,
) -> FragmentBits {
    let lifetimes = index.lifetimes(fragment.into());
    let lifetimes = lifetimes.filter_map(|id| module.metadata.lifetimes.get(id));
    let mut sizes = lifetimes.filter_map(|lifetime| facts.bits(lifetime.location));
    let Some(first) = sizes.next() else {
        return FragmentBits::Unknown;
    };
    match sizes.find(|bits| *bits != first) {
        None => FragmentBits::All(first),
        Some(other) => FragmentBits::Differ(first, other),
    }
}

/// The type property fragments in order, each with its type.
fn properties(module: &Module, index: &Index) -> Vec<(FragmentId, TypeId)> {
    let mut properties = Vec::new();
    if index.has_properties() {
        for (id, ty) in module.metadata.types.iter() {
            ty.properties(|object| {
                if let Object::Fragment(fragment) = object {
                    properties.push((fragment, id));
                }
            });
        }
        properties.sort_unstable();
    }
    properties
}
