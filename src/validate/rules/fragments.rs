//! Rules on fragments and code locations that are not pieces of variables: the address of a global,
//! a property of a type, a position in code.

use super::super::checker::Checker;
use super::super::shared::Shared;
use super::super::{Node, Rule};
use crate::metadata::lists::{Flags, NONE};
use crate::metadata::{DICode, LifetimeId, Object, StorageDuration, Text};
use alloc::format;
use alloc::vec::Vec;
use hashbrown::HashSet;

pub(super) fn check(checker: &mut Checker<'_, '_>) {
    // This precedes `globals`, which rejects the globals of a fragment that is attached to two of
    // them.
    objects(checker);
    globals(checker);
    thread_local(checker);
    properties(checker);
    unused_codes(checker);
}

/// `E211`: a fragment holds the address of only one global.
fn globals(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut first = alloc::vec![NONE; module.metadata.fragments.len()];
    for (id, global) in module.metadata.globals.iter() {
        let Some(first) = first.get_mut(global.fragment.index()) else {
            continue;
        };
        if *first == NONE {
            *first = id.index() as u32;
            continue;
        }
        let other = module
            .metadata
            .globals
            .iter()
            .nth(*first as usize)
            .map(|(_, other)| other.symbol);
        let message = format!(
            "fragment {} is attached to `@{}` and to `@{}`; give each global a separate fragment",
            module.metadata.number_of(global.fragment),
            other.map_or("", |symbol| module.metadata.strings.get(symbol)),
            module.metadata.strings.get(global.symbol)
        );
        checker.report(Rule::ManyGlobals, Node::Global(id), message);
        // The correct address is unknown.
        checker.index.rejected.set(id);
        checker.index.reject_global_fragment(global.fragment);
    }
}

/// `E421`: a symbol with an address, of a function or of another global, is not thread-local.
/// Referrers are checked with their markers.
fn thread_local(checker: &mut Checker<'_, '_>) {
    let Shared {
        module,
        thread_local,
        ..
    } = checker.shared;
    if thread_local.is_empty() {
        return;
    }
    let globals = module.metadata.globals.iter();
    let shared = globals.filter(|(_, global)| global.storage == StorageDuration::Static);
    let mut addresses: HashSet<Text> = shared.map(|(_, global)| global.symbol).collect();
    for function in module.code.functions() {
        addresses.insert(function.symbol);
        addresses.extend(function.parts().iter().map(|part| part.symbol));
    }
    for (id, global) in module.metadata.globals.iter() {
        if global.storage == StorageDuration::Static || !addresses.contains(&global.symbol) {
            continue;
        }
        let symbol = module.metadata.strings.get(global.symbol);
        let message = format!(
            "`@{symbol}` is thread-local here, and has an address as a function or as another global; remove `thread_local`, or \
             give them separate symbols"
        );
        checker.report(Rule::ThreadLocalAddress, Node::Global(id), message);
        checker.index.rejected.set(id);
        checker.index.reject_global_fragment(global.fragment);
    }
}

/// `E212`, `E215`: objects that cannot have lifetimes.
fn objects(checker: &mut Checker<'_, '_>) {
    let Shared { module, named, .. } = checker.shared;
    for &id in &named.unnamed {
        let Some(lifetime) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        let (rule, message) = match lifetime.object {
            Object::Variable(_) => continue,
            Object::Fragment(fragment) => {
                let Some(global) = checker.global(lifetime.object) else {
                    continue;
                };
                let symbol = module.metadata.strings.get(global.symbol);
                let message = format!(
                    "fragment {} is attached to `@{symbol}`, so its location is that global's address; remove the \
                     lifetime, or make it a lifetime of the variable with the fragment as an argument",
                    module.metadata.number_of(fragment)
                );
                (Rule::GlobalLifetime, message)
            }
            Object::Code(code) => {
                let message = format!(
                    "{} is where its dbg.label is; remove the lifetime, or make it a lifetime of a fragment",
                    checker.object(code.into())
                );
                (Rule::CodeLifetime, message)
            }
        };
        checker.report(rule, Node::Lifetime(id), message);
        checker.index.reject(id);
    }
}

/// `E213`, `E214`: a type property fragment is evaluated with an instance of its type, so it must
/// have no other use.
fn properties(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut used = Flags::new(module.metadata.fragments.len());
    if !checker.index.has_properties() {
        return;
    }
    // A fragment that describes code is evaluated without an instance.
    for (_, fragment) in module.metadata.described_code() {
        if fragment.index() < module.metadata.fragments.len() {
            used.set(fragment.index());
        }
    }
    for (id, ty) in module.metadata.types.iter() {
        let mut twice = None;
        ty.properties(|object| {
            if let Object::Fragment(fragment) = object
                && fragment.index() < module.metadata.fragments.len()
                && !used.set(fragment.index())
            {
                twice = twice.or(Some(fragment));
            }
        });
        if let Some(fragment) = twice {
            let message = format!(
                "{} is already a property of a type or a function; make a separate fragment for each property",
                checker.object(fragment.into())
            );
            checker.report(Rule::TypePropertyTwice, Node::Type(id), message);
            checker.index.rejected.set(id);
            // The lifetimes may read the object of the type, which a function does not have.
            let lifetimes: Vec<LifetimeId> = checker.index.lifetimes(fragment.into()).collect();
            lifetimes
                .into_iter()
                .for_each(|id| checker.index.reject(id));
        }
    }
    for &id in &checker.shared.named.dependent {
        let Some(lifetime) = module.metadata.lifetimes.get(id) else {
            continue;
        };
        for (index, argument) in module.metadata.arguments(lifetime).iter().enumerate() {
            let Object::Fragment(fragment) = *argument else {
                continue;
            };
            if !checker.index.is_property(fragment) {
                continue;
            }
            let message = format!(
                "argument {index} is {}, a property of a type, which has no meaning without an instance; make a separate fragment",
                checker.object(fragment.into())
            );
            checker.report(Rule::TypePropertyArgument, Node::Lifetime(id), message);
            checker.index.reject(id);
        }
    }
}

/// `E208` for code locations that only expressions can refer to.
fn unused_codes(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    if !module
        .metadata
        .codes
        .iter()
        .any(|(_, code)| *code == DICode::Expression)
    {
        return;
    }
    let mut named = Flags::new(module.metadata.codes.len());
    for argument in module
        .metadata
        .lifetimes
        .iter()
        .flat_map(|(_, lifetime)| module.metadata.arguments(lifetime))
    {
        if let Object::Code(id) = argument
            && id.index() < module.metadata.codes.len()
        {
            named.set(id.index());
        }
    }
    for (id, code) in module.metadata.codes.iter() {
        if *code == DICode::Expression
            && !named.get(id.index())
            && !checker.index.is_rejected_code(id)
        {
            let name = checker.object(id.into());
            let message = format!("no lifetime has {name} as an argument; name it, or remove it");
            checker.report(Rule::Unreachable, Node::Code(id), message);
            checker.index.rejected.set(id);
        }
    }
}
