//! Rules on scopes and their contents.

use super::super::checker::{Checker, Place};
use super::super::scopes::Root;
use super::super::{CodeItem, Node, Rule, names};
use super::lanes;
use crate::markers::{CodePart, FunctionView};
use crate::metadata::{
    DICode, DIType, DIVariable, InlinedId, Metadata, Scope, SubprogramId, Text, VariableId,
    VariableKind,
};
use crate::module::{Module, NodeKey, NodeKind, NodeRef};
use crate::units::{Count, Position};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use hashbrown::HashMap;

pub(super) fn check(checker: &mut Checker<'_, '_>) {
    scope_cycles(checker);
    scope_kinds(checker);
    parameter_numbers(checker);
    origins(checker);
    // A compiler mostly interns a symbol when it adds the function, so these ascend.
    let (mut last, mut ascend) = (None, true);
    for function in checker.module.code.functions() {
        many_functions(checker, function);
        code_parts(checker, function);
        for piece in function.pieces() {
            ascend &= last.replace(piece.symbol) < Some(piece.symbol);
        }
    }
    if !ascend {
        symbols(checker);
    }
    subprogram_types(checker);
    lanes::limit(checker);
}

/// `E302`.
fn scope_cycles(checker: &mut Checker<'_, '_>) {
    let cycles = checker.index.scopes().cycles.clone();
    for scope in cycles {
        let mut length = 1u32;
        let mut around = checker.module.metadata.parent(scope);
        // The loop ends because `scope` is on the cycle.
        while let Some(at) = around.filter(|at| *at != scope) {
            length += 1;
            around = checker.module.metadata.parent(at);
        }
        let name = names::scope_name(checker.module, scope);
        let through = match length {
            1 => String::new(),
            _ => format!(" through {}", Count(length - 1, "other scope")),
        };
        let message = format!(
            "{name} encloses itself{through}; change the scope of one of them, so that each is in a subprogram or a unit"
        );
        let site = (Node::from(scope), Place::default());
        checker.report(Rule::ScopeCycle, site, message);
        checker.index.rejected.set(scope);
    }
}

const ENTRY_POINT: &str = "entry point";

/// A node with its scope, and its name in a message.
type Scoped = (NodeKey, Scope, &'static str);

/// Returns the nodes that must be in a subprogram. Includes parameters only among the first
/// `variables` variables.
fn in_code(metadata: &Metadata, variables: usize) -> impl Iterator<Item = Scoped> {
    let blocks = metadata.blocks.iter();
    let blocks = blocks.map(|(id, node)| (id.into(), node.scope, "block"));
    let inlined = metadata.inlined.iter();
    let inlined = inlined.map(|(id, node)| (id.into(), node.scope, "inlined scope"));
    let commons = metadata.common_blocks.iter();
    let commons = commons.map(|(id, node)| (id.into(), node.scope, "common block"));
    let labels = metadata.codes.iter();
    let labels = labels.filter_map(|(id, node)| match node {
        DICode::Label {
            scope, is_entry, ..
        } => Some((
            id.into(),
            *scope,
            match is_entry {
                true => ENTRY_POINT,
                false => "label",
            },
        )),
        DICode::Expression => None,
    });
    let parameters = metadata.variables.iter().take(variables);
    let parameters = parameters.filter(is_parameter);
    let parameters = parameters.map(|(id, node)| (id.into(), node.scope, "parameter"));
    let scopes = blocks.chain(inlined).chain(commons);
    scopes.chain(labels).chain(parameters)
}

/// Returns the nodes that may be outside of subprograms. Includes variables only among the first
/// `variables` variables.
fn named(metadata: &Metadata, variables: usize) -> impl Iterator<Item = Scoped> {
    let variables = metadata.variables.iter().take(variables);
    let variables = variables.filter(|variable| !is_parameter(variable));
    let variables = variables.map(|(id, node)| (id.into(), node.scope, "variable"));
    let subprograms = metadata.subprograms.iter();
    let subprograms =
        subprograms.filter_map(|(id, node)| Some((id.into(), node.scope?, "subprogram")));
    let namespaces = metadata.namespaces.iter();
    let namespaces =
        namespaces.filter_map(|(id, node)| Some((id.into(), node.scope?, "namespace")));
    let types = metadata.types.ids().filter_map(|id| {
        let scope = metadata.parent(Scope::Type(id))?;
        Some((id.into(), scope, "type"))
    });
    let imports = metadata.imports.iter();
    let imports = imports.map(|(id, node)| (id.into(), node.scope, "import"));
    variables
        .chain(subprograms)
        .chain(namespaces)
        .chain(types)
        .chain(imports)
}

fn is_parameter((_, node): &(VariableId, &DIVariable)) -> bool {
    matches!(node.kind, VariableKind::Parameter(_))
}

/// `E303`. Among types, only aggregates and enumerations can be scopes.
fn scope_kinds(checker: &mut Checker<'_, '_>) {
    let metadata = &checker.module.metadata;
    let may_hold_types = |id| {
        matches!(
            metadata.types.get(id),
            None | Some(DIType::Composite(_) | DIType::Enumeration(_))
        )
    };
    let is_in_code = |scope: &Scope| match scope {
        Scope::Subprogram(_) | Scope::Block(_) | Scope::Inlined(_) => true,
        Scope::Unit(_) | Scope::Namespace(_) | Scope::Type(_) | Scope::CommonBlock(_) => false,
    };
    let variables_fit = (metadata.variables.iter()).all(|variable| match variable.1.scope {
        Scope::Type(id) => !is_parameter(&variable) && may_hold_types(id),
        Scope::CommonBlock(_) => variable.1.kind == VariableKind::Global,
        scope => is_in_code(&scope) || !is_parameter(&variable),
    });
    let doubtful = match variables_fit {
        true => 0,
        false => metadata.variables.len(),
    };
    let code = in_code(metadata, doubtful).filter(|(_, scope, _)| !is_in_code(scope));
    for scoped in code {
        let advice = "a subprogram, a lexical block or an inlined scope";
        wrong_scope(checker, scoped, advice);
    }
    let entries = metadata.codes.iter().filter_map(|(id, node)| match node {
        DICode::Label {
            scope: scope @ (Scope::Block(_) | Scope::Inlined(_)),
            is_entry: true,
            ..
        } => Some((id.into(), *scope, ENTRY_POINT)),
        _ => None,
    });
    for scoped in entries {
        wrong_scope(checker, scoped, "a subprogram");
    }
    let is_static = |key: NodeKey| match <VariableId as NodeRef>::of(key) {
        Some(id) => (metadata.variables.get(id)).is_none_or(|it| it.kind == VariableKind::Global),
        None => false,
    };
    let named = named(metadata, doubtful);
    for scoped in named.filter(|(key, scope, _)| match *scope {
        Scope::Type(id) => !may_hold_types(id),
        Scope::CommonBlock(_) => !is_static(*key),
        _ => false,
    }) {
        let advice = match scoped.1 {
            Scope::CommonBlock(_) => {
                "a function; only variables with static storage are in a common block"
            }
            _ => "a unit, namespace, function, aggregate or enumeration",
        };
        wrong_scope(checker, scoped, advice);
    }
}

fn wrong_scope(checker: &mut Checker<'_, '_>, (key, scope, what): Scoped, advice: &str) {
    let Some(node) = key.node() else { return };
    let message = format!(
        "{what} {} is in {}; put it in {advice}",
        checker.module.metadata.number_of(key),
        names::scope_name(checker.module, scope)
    );
    match node {
        Node::Variable(_) => checker.report(Rule::NoScope, node, message),
        _ => checker.report(Rule::NoScope, (node, Place::default()), message),
    }
    checker.index.rejected.set(key);
}

/// `E312`: the numbers of a function's parameters must be distinct, and not 0. LLVM's text has the
/// number 0 for local variables.
fn parameter_numbers(checker: &mut Checker<'_, '_>) {
    // Most modules add parameters of functions and of inlined scopes alternately, but each of the
    // two kinds in order.
    let mut last: [Option<u64>; 2] = [None; 2];
    let (mut has_zero, mut ascend) = (false, true);
    for (number, is_inlined, key) in numbers_of_parameters(checker.module) {
        has_zero |= number == 0;
        ascend &= last[usize::from(is_inlined)].replace(key) < Some(key);
    }
    if has_zero {
        zero_parameters(checker);
    }
    if !ascend && are_repeated(checker.module) {
        duplicate_parameters(checker);
    }
}

/// Returns the number of each parameter, true if it is in an inlined scope, and a key. Two
/// parameters with the same number in one scope have the same key.
fn numbers_of_parameters(module: &Module) -> impl Iterator<Item = (u32, bool, u64)> {
    let variables = module.metadata.variables.iter();
    variables.filter_map(|(_, node)| {
        let VariableKind::Parameter(number) = node.kind else {
            return None;
        };
        let scope = NodeKey::from(node.scope);
        let key = (scope.kind as u64) << 32 | scope.index() as u64;
        // Large numbers share one key, so this may find a repetition that does not exist.
        // `duplicate_parameters` compares the whole numbers.
        let key = key << 16 | u64::from(number.min(0xffff));
        Some((number, scope.kind == NodeKind::Inlined, key))
    })
}

fn are_repeated(module: &Module) -> bool {
    let keys = numbers_of_parameters(module).map(|(_, _, key)| key);
    let mut keys: Vec<u64> = keys.collect();
    keys.sort_unstable();
    keys.windows(2).any(|pair| pair[0] == pair[1])
}

#[cold]
fn zero_parameters(checker: &mut Checker<'_, '_>) {
    let variables = checker.module.metadata.variables.iter();
    for (id, _) in variables.filter(|(_, node)| node.kind == VariableKind::Parameter(0)) {
        let message = String::from("the parameter has the number 0; count parameters from 1");
        checker.report(Rule::ParameterNumber, Node::Variable(id), message);
        checker.index.rejected.set(id);
    }
}

#[cold]
fn duplicate_parameters(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let mut parameters: Vec<(Scope, u32, VariableId)> = Vec::new();
    for (id, node) in module.metadata.variables.iter() {
        if let VariableKind::Parameter(number) = node.kind {
            parameters.push((node.scope, number, id));
        }
    }
    parameters.sort_unstable();
    for group in parameters.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let Some((&(_, number, first), others)) = group.split_first() else {
            continue;
        };
        for &(_, _, id) in others {
            let name = checker.object(first.into());
            let message =
                format!("{name} is parameter {number}, too; give each parameter another number");
            checker.report(Rule::ParameterNumber, Node::Variable(id), message);
            checker.index.rejected.set(id);
        }
    }
}

/// `E309`: a block or variable with an origin must be in an inlined scope of the function that
/// contains the origin, and the origin must not be in an inlined scope.
fn origins(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let blocks = module.metadata.blocks.iter().filter_map(|(id, node)| {
        let origin = Scope::Block(node.origin?);
        Some((Node::Block(id), NodeKey::from(id), node.scope, origin))
    });
    let variables = match checker.named.has_origins {
        true => module.metadata.variables.len(),
        false => 0,
    };
    let variables = module.metadata.variables.iter().take(variables);
    let variables = variables.filter_map(|(id, node)| {
        let origin = module.metadata.variables.get(node.origin?)?;
        Some((Node::Variable(id), id.into(), node.scope, origin.scope))
    });
    // The scopes of the last node that obeys the rule: most variables have those of the previous one.
    let mut last = None;
    for (node, key, scope, origin) in blocks.chain(variables) {
        if last == Some((scope, origin)) {
            continue;
        }
        let scopes = checker.index.scopes();
        let original = match (scopes.root(scope), scopes.root(origin)) {
            (Root::Broken, _) | (_, Root::Broken) => continue,
            (_, Root::Subprogram(id)) => Some(id),
            (_, Root::Unit) => None,
        };
        let inlined = |scope| -> Option<(InlinedId, SubprogramId)> {
            let id = scopes.inlined(scope)?;
            Some((id, module.metadata.inlined.get(id)?.origin))
        };
        let Some(wrong) = wrong_origin(module, [inlined(scope), inlined(origin)], original) else {
            last = Some((scope, origin));
            continue;
        };
        checker.report(
            Rule::OriginMismatch,
            node,
            format!(
                "{} {} {wrong}; name the node of the inlined function",
                key.kind.name(),
                module.metadata.number_of(key)
            ),
        );
        checker.index.rejected.set(key);
    }
}

/// Returns how the origin of a node violates `E309`, or `None` if it does not. `inlined` has the
/// innermost inlined scope of the node and that of its origin, each with the inlined function, and
/// `original` is the function that contains the origin.
fn wrong_origin(
    module: &Module,
    inlined: [Option<(InlinedId, SubprogramId)>; 2],
    original: Option<SubprogramId>,
) -> Option<String> {
    let scope_name = |id| names::scope_name(module, Scope::Inlined(id));
    match inlined {
        [Some((_, function)), None] if Some(function) == original => None,
        [None, _] => Some(String::from(
            "has an origin, but is not in an inlined scope",
        )),
        [Some(_), Some((id, _))] => Some(format!(
            "has an origin that is itself a copy, in {}",
            scope_name(id)
        )),
        [Some((id, _)), None] => {
            let function = original.map_or(String::from("no function"), |id| {
                format!("`{}`", names::subprogram_name(module, id))
            });
            Some(format!(
                "is in {}, but its origin is in {function}",
                scope_name(id)
            ))
        }
    }
}

/// `E308`.
fn many_functions(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let first = checker.index.code_of(function.subprogram);
    let Some(first) = first.filter(|first| *first != function.id) else {
        return;
    };
    let strings = &checker.module.metadata.strings;
    let (this, subprogram) = (
        strings.get(function.symbol),
        names::subprogram_name(checker.module, function.subprogram),
    );
    let first = checker
        .module
        .code
        .function(first)
        .map_or("", |first| strings.get(first.symbol));
    let message = format!(
        "`@{this}` is code of subprogram `{subprogram}`, which already has the code of `@{first}`; give `@{this}` a separate subprogram"
    );
    checker.report(Rule::ManyFunctions, Node::Function(function.id), message);
    checker.index.rejected.set(function.id);
}

/// `E419`.
fn code_parts(checker: &mut Checker<'_, '_>, function: FunctionView<'_>) {
    let mut last = Position::START;
    let wrong = function.parts().iter().find(|part| {
        let before = core::mem::replace(&mut last, part.start);
        part.start <= before || part.start >= Position(function.size)
    });
    let name = |part: &CodePart| checker.module.metadata.strings.get(part.symbol);
    let (start, message) = if let Some(part) = wrong {
        let message = format!(
            "the part `@{}` starts at {:#x}; start it after the previous part, and before the function's end at {:#x}",
            name(part),
            part.start,
            function.size
        );
        (part.start, message)
    } else if let Some((part, other)) = shared_symbol(function) {
        // Both parts would be at the same addresses, so a location in one would also hold in the
        // other.
        let message = format!(
            "the part at {:#x} has the symbol of the code at {other:#x}, `@{}`; give each part a separate symbol",
            part.start,
            name(part)
        );
        (part.start, message)
    } else {
        return;
    };
    let node = Node::Item(function.id, start, CodeItem::Part);
    checker.report(Rule::CodeParts, node, message);
    checker.index.rejected.set(function.id);
}

/// Returns a part that has the symbol of earlier code of the function, and where that code starts.
fn shared_symbol<'a>(function: FunctionView<'a>) -> Option<(&'a CodePart, Position)> {
    if function.parts().is_empty() {
        return None;
    }
    let mut symbols: HashMap<Text, Position> = HashMap::new();
    symbols.insert(function.symbol, Position::START);
    function.parts().iter().find_map(|part| {
        let other = symbols.insert(part.symbol, part.start)?;
        Some((part, other))
    })
}

/// `E420`. A symbol is at one address, and an address in the code of one function.
fn symbols(checker: &mut Checker<'_, '_>) {
    let module = checker.module;
    let functions = module.code.functions();
    let pieces =
        functions.flat_map(|function| function.pieces().map(move |piece| (function, piece)));
    let mut owners: HashMap<Text, FunctionView<'_>> = HashMap::new();
    for (function, piece) in pieces {
        let owner = owners.entry(piece.symbol).or_insert(function);
        // `E419` reports two parts of one function.
        if owner.id == function.id {
            continue;
        }
        let name = |id| names::subprogram_name(module, id);
        let symbol = module.metadata.strings.get(piece.symbol);
        let message = match owner.subprogram == function.subprogram {
            true => format!(
                "`{}` has code with the symbol `@{symbol}` twice; add its body only once",
                name(function.subprogram)
            ),
            false => format!(
                "both `{}` and `{}` have code with the symbol `@{symbol}`; give the code of `{1}` at {:#x} a separate symbol",
                name(owner.subprogram),
                name(function.subprogram),
                piece.range.start
            ),
        };
        checker.report(Rule::SymbolTwice, Node::Function(function.id), message);
        checker.index.rejected.set(function.id);
    }
}

/// `E310`.
fn subprogram_types(checker: &mut Checker<'_, '_>) {
    for (id, node) in checker.module.metadata.subprograms.iter() {
        let Some(ty) = node.ty else { continue };
        match checker.module.metadata.types.get(ty) {
            None | Some(DIType::Subroutine(_)) => {}
            Some(_) => {
                let name = names::type_name(checker.module, ty);
                let message = format!(
                    "the type of {} is {name}; name a DISubroutineType",
                    names::scope_name(checker.module, Scope::Subprogram(id))
                );
                checker.report(Rule::NotSubroutine, Node::Subprogram(id), message);
                checker.index.rejected.set(id);
            }
        }
    }
}
