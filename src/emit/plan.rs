//! Who is written where: the relations among nodes that the order of entries follows, in flat
//! arrays.
//!
//! Scopes of all kinds get one numbering, so that one array can say something about each of them.

use crate::lower::Lowered;
use crate::markers::{FunctionId, FunctionView};
use crate::metadata::lists::{Lists, NONE};
use crate::metadata::{
    BlockId, CodeId, DICode, DIType, FileId, Id, Scope, SubprogramId, UnitId, VariableId,
    VariableKind,
};
use crate::module::{Module, NodeRef, Numbering};
use alloc::vec::Vec;

/// The relations.
#[derive(Debug)]
pub(super) struct Plan<'l, 'v, 'm> {
    pub(super) lowered: &'l Lowered<'v, 'm>,
    pub(super) module: &'m Module,
    /// The functions of each unit.
    pub(super) functions: Lists,
    /// The procedures of each unit.
    pub(super) procedures: Lists,
    /// The variables that expressions refer to, ascending, each with the number that it has among
    /// procedures.
    pub(super) pointed_to: Vec<(VariableId, u32)>,
    /// The subprograms of each unit that have an abstract instance.
    pub(super) abstracts: Lists,
    /// The scopes in each scope.
    pub(super) scopes: Lists,
    /// The variables of each scope: parameters in order, then the others; those of types in the
    /// order of their names.
    pub(super) variables: Lists,
    /// The labels of each scope.
    pub(super) labels: Lists,
    /// The types that are declared in each scope, but for units.
    pub(super) types: Lists,
    /// The subprograms that are members of each type, or declared in each namespace.
    pub(super) members: Lists,
    /// The imports in each scope.
    pub(super) imports: Lists,
    /// The variables of each unit that are in no function.
    pub(super) globals: Lists,
    /// The imports of each unit that are in no function.
    pub(super) unit_imports: Lists,
    /// True where entries may refer to those of variables.
    pub(super) refers_to_variables: bool,
    numbering: Numbering,
    /// For each scope that has an abstract instance, its unit; nothing where nothing is inlined.
    abstract_unit: Vec<u32>,
}

impl<'l, 'v, 'm> Plan<'l, 'v, 'm> {
    pub(super) fn new(lowered: &'l Lowered<'v, 'm>) -> Plan<'l, 'v, 'm> {
        // What a rule rejected is as if it were not there.
        let (module, validity) = (lowered.validated().module(), lowered.validated().index());
        let units = module.metadata.units.len();
        let unit_of = |id: SubprogramId| {
            module
                .metadata
                .subprograms
                .get(id)
                .map(|node| node.unit.index())
        };
        let functions = (0..module.code.len()).filter_map(|index| {
            let function = module
                .code
                .function(FunctionId::from_index(index))
                .filter(|function| function.size > 0)?;
            let kept = !validity.is_rejected_function(function.id);
            kept.then_some((unit_of(function.subprogram)?, index))
        });
        let procedures =
            lowered
                .procedures()
                .iter()
                .enumerate()
                .filter_map(|(index, procedure)| {
                    let unit = match procedure.function {
                        Some(function) => unit_of(module.code.function(function)?.subprogram)?,
                        None => 0,
                    };
                    Some((unit, index))
                });

        let pointed_to = lowered
            .procedures()
            .iter()
            .zip(0..)
            .filter_map(|(entry, number)| Some((entry.variable?, number)));
        let mut pointed_to: Vec<(VariableId, u32)> = pointed_to.collect();
        pointed_to.sort_unstable();

        let kept = |scope: &Scope| !validity.is_rejected_scope(*scope);
        let mut is_inlined = alloc::vec![false; module.metadata.subprograms.len()];
        for (_, inlined) in module
            .metadata
            .inlined
            .iter()
            .filter(|(id, _)| kept(&Scope::Inlined(*id)))
        {
            if let Some(is_inlined) = is_inlined.get_mut(inlined.origin.index()) {
                *is_inlined = true;
            }
        }
        let abstracts = module.metadata.subprograms.iter().filter(|(id, node)| {
            // What is in no unit is written nowhere, so nothing may refer to it.
            kept(&Scope::Subprogram(*id))
                && is_inlined.get(id.index()) == Some(&true)
                && node.unit.index() < units
        });
        let abstracts = abstracts.map(|(id, node)| (node.unit.index(), id.index()));

        let numbering = Numbering::of_scopes(module);
        let count = numbering.len();
        let of_file = units_of_files(module);
        let number = |scope: Scope| numbering.number(scope).unwrap_or(usize::MAX);
        let child =
            |(scope, parent): (Scope, Scope)| kept(&scope).then(|| (number(parent), number(scope)));
        let blocks = module
            .metadata
            .blocks
            .iter()
            .map(|(id, node)| (Scope::Block(id), node.scope))
            .filter_map(child);
        let inlined = module
            .metadata
            .inlined
            .iter()
            .map(|(id, node)| (Scope::Inlined(id), node.scope))
            .filter_map(child);
        let labels = module
            .metadata
            .codes
            .iter()
            .filter_map(|(id, node)| match node {
                _ if validity.is_rejected_code(id) => None,
                DICode::Label { scope, .. } => Some((number(*scope), id.index())),
                DICode::Expression => None,
            });
        let variables = module
            .metadata
            .variables
            .iter()
            .filter(|(id, _)| !validity.is_rejected_variable(*id));
        let variables = variables.map(|(id, node)| (number(node.scope), id.index()));
        let types = module
            .metadata
            .types
            .ids()
            .filter(|id| !validity.is_rejected_type(*id))
            .filter_map(|id| {
                let scope = module
                    .metadata
                    .parent(Scope::Type(id))
                    .filter(|scope| !matches!(scope, Scope::Unit(_)))?;
                Some((number(scope), id.index()))
            });
        let members =
            module
                .metadata
                .subprograms
                .iter()
                .filter_map(|(id, node)| match node.scope? {
                    scope @ (Scope::Type(_) | Scope::Namespace(_))
                        if kept(&Scope::Subprogram(id)) =>
                    {
                        Some((number(scope), id.index()))
                    }
                    _ => None,
                });
        let imports = module
            .metadata
            .imports
            .iter()
            .filter(|(id, _)| !validity.is_rejected_import(*id));
        let unit_imports = imports.clone().filter_map(|(id, node)| {
            Some((
                unit_around(module, &of_file, node.scope, node.file)?,
                id.index(),
            ))
        });
        let imports = imports.map(|(id, node)| (number(node.scope), id.index()));
        let globals = module
            .metadata
            .variables
            .iter()
            .filter(|(id, _)| !validity.is_rejected_variable(*id));
        let globals = globals.filter_map(|(id, node)| {
            Some((
                unit_around(module, &of_file, node.scope, node.file)?,
                id.index(),
            ))
        });
        let dynamic = |ty: &DIType| match ty {
            DIType::Array(array) => array.properties().next().is_some(),
            DIType::String(string) => string.properties().next().is_some(),
            _ => false,
        };
        let refers_to_variables =
            !module.metadata.inlined.is_empty()
                || !module.metadata.imports.is_empty()
                || module.metadata.variables.iter().any(|(_, node)| {
                    !node.flags.is_empty() || matches!(node.scope, Scope::Type(_))
                })
                || module.metadata.types.iter().any(|(_, ty)| dynamic(ty));
        let narrow = |(key, item): (usize, usize)| (key, item as u32);
        // Most modules have none of some, and then no array that says so.
        let keys = |is_any: bool| if is_any { count } else { 0 };
        let has_imports = !module.metadata.imports.is_empty();
        let mut plan = Plan {
            lowered,
            module,
            functions: Lists::new(units, functions.map(narrow)),
            procedures: Lists::new(units, procedures.map(narrow)),
            pointed_to,
            abstracts: Lists::new(units, abstracts.clone().map(narrow)),
            scopes: Lists::new(count, blocks.chain(inlined).map(narrow)),
            variables: Lists::new(count, variables.map(narrow)),
            labels: Lists::new(keys(!module.metadata.codes.is_empty()), labels.map(narrow)),
            types: Lists::new(keys(types.clone().next().is_some()), types.map(narrow)),
            members: Lists::new(keys(members.clone().next().is_some()), members.map(narrow)),
            imports: Lists::new(keys(has_imports), imports.map(narrow)),
            globals: Lists::new(units, globals.map(narrow)),
            unit_imports: Lists::new(units, unit_imports.map(narrow)),
            refers_to_variables,
            numbering,
            abstract_unit: alloc::vec![NONE; if module.metadata.inlined.is_empty() { 0 } else { count }],
        };
        for scope in 0..count {
            let is_type = matches!(plan.scope(scope), Scope::Type(_));
            plan.variables.sort_by_key(scope, |index| {
                let node = module
                    .metadata
                    .variables
                    .get(VariableId::from_index(*index as usize));
                match node.map(|node| node.kind) {
                    Some(VariableKind::Parameter(number)) => (0, number, *index),
                    // Members of types are looked for by name.
                    _ if is_type => (
                        1,
                        node.and_then(|node| node.name)
                            .map_or(0, |name| name.index() as u32),
                        *index,
                    ),
                    _ => (1, 0, *index),
                }
            });
        }
        let mut pending = Vec::new();
        for (unit, subprogram) in abstracts {
            pending.push(number(Scope::Subprogram(SubprogramId::from_index(
                subprogram,
            ))));
            while let Some(scope) = pending.pop() {
                plan.abstract_unit[scope] = unit as u32;
                let children = plan.scopes.get(scope).iter().map(|child| *child as usize);
                // What was inlined into the subprogram is no part of what is inlined with it.
                pending
                    .extend(children.filter(|child| matches!(plan.scope(*child), Scope::Block(_))));
            }
        }
        plan
    }

    /// The number of a scope among all scopes; a number that no scope has where the node does not
    /// exist.
    pub(super) fn number(&self, scope: Scope) -> usize {
        self.numbering.number(scope).unwrap_or(usize::MAX)
    }

    /// The scope with a number.
    pub(super) fn scope(&self, number: usize) -> Scope {
        let scope = self.numbering.node(number).and_then(Scope::of);
        scope.unwrap_or(Scope::Unit(UnitId::from_index(number)))
    }

    /// How many scopes there are.
    pub(super) fn scope_count(&self) -> usize {
        self.numbering.len()
    }

    /// The unit that has the abstract instance of a scope, where it has one.
    pub(super) fn abstract_unit(&self, scope: Scope) -> Option<usize> {
        let unit = self.abstract_unit.get(self.number(scope)).copied();
        unit.filter(|unit| *unit != NONE).map(|unit| unit as usize)
    }

    /// The variable that has the abstract instance's entry for this one: itself, or one up the
    /// chain of origins.
    pub(super) fn abstract_variable(&self, mut id: VariableId) -> Option<(VariableId, usize)> {
        if self.abstract_unit.is_empty() {
            return None;
        }
        // A chain is as long as inlined instances are nested; a longer one is a cycle.
        for _ in 0..64 {
            let node = self.module.metadata.variables.get(id)?;
            if let Some(unit) = self.abstract_unit(node.scope) {
                return Some((id, unit));
            }
            id = node.origin?;
        }
        None
    }

    /// The block that has the abstract instance's entry for this one.
    pub(super) fn abstract_block(&self, mut id: BlockId) -> Option<(BlockId, usize)> {
        for _ in 0..64 {
            if let Some(unit) = self.abstract_unit(Scope::Block(id)) {
                return Some((id, unit));
            }
            id = self.module.metadata.blocks.get(id)?.origin?;
        }
        None
    }

    /// The unit that the entry of a variable is in.
    pub(super) fn unit_of_variable(&self, id: VariableId) -> Option<usize> {
        let node = self.module.metadata.variables.get(id)?;
        let subprogram = self.lowered.validated().index().subprogram_of(node.scope)?;
        Some(
            self.module
                .metadata
                .subprograms
                .get(subprogram)?
                .unit
                .index(),
        )
    }

    /// The number among procedures of a variable that expressions refer to.
    pub(super) fn pointed_to(&self, id: VariableId) -> Option<usize> {
        let place = self
            .pointed_to
            .binary_search_by_key(&id, |(variable, _)| *variable)
            .ok()?;
        self.pointed_to
            .get(place)
            .map(|(_, number)| *number as usize)
    }

    /// A function by its number.
    pub(super) fn function(&self, index: usize) -> Option<FunctionView<'m>> {
        self.module.code.function(FunctionId::from_index(index))
    }

    /// True for the function that the subprogram's variables are in; another one with the same
    /// subprogram, which only an invalid module has, is written without them.
    pub(super) fn owns_variables(&self, function: &FunctionView<'_>) -> bool {
        self.lowered
            .validated()
            .index()
            .code_of(function.subprogram)
            == Some(function.id)
    }

    /// Every label by number.
    pub(super) fn label(&self, index: usize) -> Option<&'m DICode> {
        self.module.metadata.codes.get(CodeId::from_index(index))
    }
}

/// How many namespaces and types are looked up through: more are a cycle.
const MOST_AROUND: usize = 256;

/// The unit that something outside all functions is in. A namespace or type may be of no unit, or
/// of several: then it is the unit of the file, else the first. `None` for what is in a function.
fn unit_around(
    module: &Module,
    of_file: &[u32],
    scope: Scope,
    file: Option<FileId>,
) -> Option<usize> {
    let mut around = Some(scope);
    for _ in 0..MOST_AROUND {
        match around {
            Some(Scope::Unit(id)) => return Some(id.index()),
            Some(Scope::Subprogram(_) | Scope::Block(_) | Scope::Inlined(_)) => return None,
            Some(scope @ (Scope::Namespace(_) | Scope::Type(_))) => {
                around = module.metadata.parent(scope)
            }
            None => break,
        }
    }
    let of_file = file
        .and_then(|file| of_file.get(file.index()))
        .filter(|unit| **unit != NONE);
    Some(of_file.map_or(0, |unit| *unit as usize))
}

/// For each file, the first unit whose own it is.
fn units_of_files(module: &Module) -> Vec<u32> {
    let mut units = alloc::vec![NONE; module.metadata.files.len()];
    for (id, unit) in module.metadata.units.iter() {
        if let Some(place) = units
            .get_mut(unit.file.index())
            .filter(|place| **place == NONE)
        {
            *place = id.index() as u32;
        }
    }
    units
}
