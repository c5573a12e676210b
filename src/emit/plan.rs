//! Who is written where: the relations among nodes that the order of entries follows, in flat arrays.
//!
//! Scopes of all kinds get one numbering, so that one array can say something about each of them.

use crate::lower::Lowered;
use crate::markers::{FunctionId, FunctionView};
use crate::metadata::lists::{Lists, NONE};
use crate::metadata::{BlockId, CodeId, DICode, Id, InlinedId, Scope, SubprogramId, UnitId, VariableId, VariableKind};
use crate::module::Module;
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
    /// The subprograms of each unit that have an abstract instance.
    pub(super) abstracts: Lists,
    /// The scopes in each scope.
    pub(super) scopes: Lists,
    /// The variables of each scope: parameters in order, then the others.
    pub(super) variables: Lists,
    /// The labels of each scope.
    pub(super) labels: Lists,
    /// For each scope that has an abstract instance, its unit.
    abstract_unit: Vec<u32>,
}

impl<'l, 'v, 'm> Plan<'l, 'v, 'm> {
    pub(super) fn new(lowered: &'l Lowered<'v, 'm>) -> Plan<'l, 'v, 'm> {
        // What a rule rejected is as if it were not there.
        let (module, validity) = (lowered.validated().module(), lowered.validated().index());
        let units = module.units.len();
        let unit_of = |id: SubprogramId| module.subprograms.get(id).map(|node| node.unit.index());
        let functions = (0..module.code.len()).filter_map(|index| {
            let function = module.code.function(FunctionId::from_index(index)).filter(|function| function.size > 0)?;
            let kept = !validity.is_rejected_function(function.id);
            kept.then_some((unit_of(function.subprogram)?, index))
        });
        let procedures = lowered.procedures().iter().enumerate().filter_map(|(index, procedure)| {
            Some((unit_of(module.code.function(procedure.function)?.subprogram)?, index))
        });

        let kept = |scope: &Scope| !validity.is_rejected_scope(*scope);
        let mut is_inlined = alloc::vec![false; module.subprograms.len()];
        for (_, inlined) in module.inlined.iter().filter(|(id, _)| kept(&Scope::Inlined(*id))) {
            if let Some(is_inlined) = is_inlined.get_mut(inlined.origin.index()) {
                *is_inlined = true;
            }
        }
        let abstracts = module.subprograms.iter().filter(|(id, node)| {
            // What is in no unit is written nowhere, so nothing may refer to it.
            kept(&Scope::Subprogram(*id)) && is_inlined.get(id.index()) == Some(&true) && node.unit.index() < units
        });
        let abstracts = abstracts.map(|(id, node)| (node.unit.index(), id.index()));

        let count = module.subprograms.len() + module.blocks.len() + module.inlined.len() + units;
        let number = |scope| number(module, scope);
        let child = |(scope, parent): (Scope, Scope)| kept(&scope).then(|| (number(parent), number(scope)));
        let blocks = module.blocks.iter().map(|(id, node)| (Scope::Block(id), node.scope)).filter_map(child);
        let inlined = module.inlined.iter().map(|(id, node)| (Scope::Inlined(id), node.scope)).filter_map(child);
        let labels = module.codes.iter().filter_map(|(id, node)| match node {
            _ if validity.is_rejected_code(id) => None,
            DICode::Label { scope, .. } => Some((number(*scope), id.index())),
            DICode::Expression => None,
        });
        let variables = module.variables.iter().filter(|(id, _)| !validity.is_rejected_variable(*id));
        let variables = variables.map(|(id, node)| (number(node.scope), id.index()));
        let narrow = |(key, item): (usize, usize)| (key, item as u32);
        let mut plan = Plan {
            lowered,
            module,
            functions: Lists::new(units, functions.map(narrow)),
            procedures: Lists::new(units, procedures.map(narrow)),
            abstracts: Lists::new(units, abstracts.clone().map(narrow)),
            scopes: Lists::new(count, blocks.chain(inlined).map(narrow)),
            variables: Lists::new(count, variables.map(narrow)),
            labels: Lists::new(count, labels.map(narrow)),
            abstract_unit: alloc::vec![NONE; count],
        };
        for scope in 0..count {
            plan.variables.sort_by_key(scope, |index| {
                let node = module.variables.get(VariableId::from_index(*index as usize));
                match node.map(|node| node.kind) {
                    Some(VariableKind::Parameter(number)) => (0, number, *index),
                    _ => (1, 0, *index),
                }
            });
        }
        let mut pending = Vec::new();
        for (unit, subprogram) in abstracts {
            pending.push(number(Scope::Subprogram(SubprogramId::from_index(subprogram))));
            while let Some(scope) = pending.pop() {
                plan.abstract_unit[scope] = unit as u32;
                let children = plan.scopes.get(scope).iter().map(|child| *child as usize);
                // What was inlined into the subprogram is no part of what is inlined with it.
                pending.extend(children.filter(|child| matches!(plan.scope(*child), Scope::Block(_))));
            }
        }
        plan
    }

    /// The number of a scope among all scopes; a number that no scope has where the node does not exist.
    pub(super) fn number(&self, scope: Scope) -> usize {
        number(self.module, scope)
    }

    /// The scope with a number.
    pub(super) fn scope(&self, number: usize) -> Scope {
        let (subprograms, blocks) = (self.module.subprograms.len(), self.module.blocks.len());
        let inlined = subprograms + blocks + self.module.inlined.len();
        if number < subprograms {
            Scope::Subprogram(SubprogramId::from_index(number))
        } else if number < subprograms + blocks {
            Scope::Block(BlockId::from_index(number - subprograms))
        } else if number < inlined {
            Scope::Inlined(InlinedId::from_index(number - subprograms - blocks))
        } else {
            Scope::Unit(UnitId::from_index(number - inlined))
        }
    }

    /// How many scopes there are.
    pub(super) fn scope_count(&self) -> usize {
        self.abstract_unit.len()
    }

    /// The unit that has the abstract instance of a scope, where it has one.
    pub(super) fn abstract_unit(&self, scope: Scope) -> Option<usize> {
        let unit = self.abstract_unit.get(self.number(scope)).copied();
        unit.filter(|unit| *unit != NONE).map(|unit| unit as usize)
    }

    /// The variable that has the abstract instance's entry for this one: itself, or one up the chain of origins.
    pub(super) fn abstract_variable(&self, mut id: VariableId) -> Option<(VariableId, usize)> {
        // A chain is as long as inlined instances are nested; a longer one is a cycle.
        for _ in 0..64 {
            let node = self.module.variables.get(id)?;
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
            id = self.module.blocks.get(id)?.origin?;
        }
        None
    }

    /// A function by its number.
    pub(super) fn function(&self, index: usize) -> Option<FunctionView<'m>> {
        self.module.code.function(FunctionId::from_index(index))
    }

    /// True for the function that the subprogram's variables are in; another one with the same subprogram, which only
    /// an invalid module has, is written without them.
    pub(super) fn owns_variables(&self, function: &FunctionView<'_>) -> bool {
        self.lowered.validated().index().code_of(function.subprogram) == Some(function.id)
    }

    /// Every label by number.
    pub(super) fn label(&self, index: usize) -> Option<&'m DICode> {
        self.module.codes.get(CodeId::from_index(index))
    }
}

fn number(module: &Module, scope: Scope) -> usize {
    let (subprograms, blocks) = (module.subprograms.len(), module.blocks.len());
    let inlined = subprograms + blocks + module.inlined.len();
    let checked = |index: usize, count: usize, first: usize| if index < count { first + index } else { usize::MAX };
    match scope {
        Scope::Subprogram(id) => checked(id.index(), subprograms, 0),
        Scope::Block(id) => checked(id.index(), blocks, subprograms),
        Scope::Inlined(id) => checked(id.index(), module.inlined.len(), subprograms + blocks),
        Scope::Unit(id) => checked(id.index(), module.units.len(), inlined),
        Scope::Namespace(_) | Scope::Type(_) => usize::MAX,
    }
}
