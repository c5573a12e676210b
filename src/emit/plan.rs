//! The relations between nodes that determine the parent of each emitted entry, in flat arrays.
//!
//! Scopes of all kinds share one numbering, so that one array can hold a value for each scope.

use super::earlier::{Earlier, NO_EARLIER};
use super::file_units::FileUnits;
use super::format::Units;
use super::owners::Owners;
use super::properties;
use crate::lower::{Lowered, Procedure};
use crate::markers::{FunctionId, FunctionView};
use crate::metadata::lists::{Flags, Lists, NONE};
use crate::metadata::{
    BlockId, CodeId, DICode, DIImportedEntity, DIType, DIVariable, Id, ImportId, Scope,
    SubprogramId, UnitId, VariableId, VariableKind,
};
use crate::module::{Module, NodeRef, Numbering};
use crate::parallel;
use crate::validate::Index;
use alloc::vec::Vec;
use core::ops::Range;

/// The relations between the nodes that have entries.
#[derive(Debug)]
pub(super) struct Plan<'l, 'v, 'm> {
    pub(super) lowered: &'l Lowered<'v, 'm>,
    pub(super) module: &'m Module,
    /// The module's functions, looked up once.
    views: Vec<Option<FunctionView<'m>>>,
    /// The functions of each unit.
    pub(super) functions: Lists,
    /// The DWARF procedures of each unit.
    pub(super) procedures: Lists,
    /// The variables that expressions refer to, in ascending order, each with its number among
    /// DWARF procedures.
    pub(super) pointed_to: Vec<(VariableId, u32)>,
    /// The variables that have object maps, each with the number of the map among DWARF procedures.
    maps: Vec<(VariableId, u32)>,
    /// The subprograms of each unit that have an abstract instance.
    pub(super) abstracts: Lists,
    /// The scopes in each scope.
    pub(super) scopes: Lists,
    /// The variables of each scope: parameters in order, then the others. The variables of a type
    /// are sorted by the ids of their names.
    pub(super) variables: Lists,
    /// The labels of each scope.
    pub(super) labels: Lists,
    /// The types that are declared in each scope except units.
    pub(super) types: Lists,
    /// The subprograms that are members of each type, or declared in each namespace.
    pub(super) members: Lists,
    /// The imports in each scope.
    pub(super) imports: Lists,
    /// The variables of each unit that are outside of functions.
    pub(super) globals: Lists,
    /// The imports of each unit that are outside of functions.
    pub(super) unit_imports: Lists,
    /// The imports in the scopes of each subprogram.
    pub(super) local_imports: Lists,
    /// The variables that give properties of types, such as the length of an array, sorted.
    pub(super) properties: Vec<VariableId>,
    /// True if entries may refer to entries of variables.
    pub(super) refers_to_variables: bool,
    /// True if some subroutine type has unspecified parameters.
    pub(super) has_variadic: bool,
    /// True for each type that has a type unit. Empty if there are no type units.
    pub(super) has_type_unit: Vec<bool>,
    /// The owning units of types that several units share.
    pub(super) owners: Owners,
    /// The entries that other modules of a stream have.
    pub(super) earlier: &'l Earlier,
    numbering: Numbering,
    file_units: FileUnits,
    /// The unit of each scope's abstract instance, or `NONE`. Empty if nothing is inlined.
    abstract_unit: Vec<u32>,
    /// The only unit that entries may refer to if units are split, because each unit is in a
    /// separate file.
    only: Option<UnitId>,
}

impl<'l, 'v, 'm> Plan<'l, 'v, 'm> {
    pub(super) fn new(lowered: &'l Lowered<'v, 'm>, units: Units) -> Plan<'l, 'v, 'm> {
        Plan::with(lowered, units, &NO_EARLIER)
    }

    /// Returns the plan for a module of a stream.
    pub(super) fn after(lowered: &'l Lowered<'v, 'm>, earlier: &'l Earlier) -> Plan<'l, 'v, 'm> {
        Plan::with(lowered, Units::Whole, earlier)
    }

    fn with(
        lowered: &'l Lowered<'v, 'm>,
        placement: Units,
        earlier: &'l Earlier,
    ) -> Plan<'l, 'v, 'm> {
        let module = lowered.validated().module();
        let ids = (0..module.code.len()).map(FunctionId::from_index);
        let views: Vec<_> = ids.map(|id| module.code.function(id)).collect();
        let file_units = FileUnits::new(module);
        let relations = Relations {
            lowered,
            module,
            views: &views,
            units: placement,
            earlier,
            numbering: Numbering::of_scopes(module),
            file_units: &file_units,
        };
        let (units, scopes) = (module.metadata.units.len(), relations.numbering.len());
        let properties = properties::variables(module);
        let others = || Plan {
            lowered,
            module,
            functions: Lists::of_keys(units, &relations.functions()),
            procedures: lists(units, relations.procedures()),
            pointed_to: numbers_by_variable(lowered, |procedure| procedure.variable),
            maps: numbers_by_variable(lowered, |procedure| {
                procedure.map.as_ref().map(|map| map.variable)
            }),
            abstracts: lists(units, relations.abstracts()),
            scopes: lists(scopes, relations.scopes()),
            variables: Lists::default(),
            labels: lists(scopes, relations.labels()),
            types: lists(scopes, relations.types()),
            members: lists(scopes, relations.members()),
            imports: lists(scopes, relations.imports()),
            globals: Lists::default(),
            unit_imports: lists(units, relations.unit_imports()),
            local_imports: lists(module.metadata.subprograms.len(), relations.local_imports()),
            refers_to_variables: earlier.is_stream
                || !properties.is_empty()
                || refers_to_variables(module),
            properties,
            has_variadic: (module.metadata.types.iter())
                .any(|(_, ty)| matches!(ty, DIType::Subroutine(ty) if ty.variadic)),
            has_type_unit: Vec::new(),
            owners: Owners::default(),
            earlier,
            numbering: relations.numbering,
            file_units: FileUnits::default(),
            views: Vec::new(),
            abstract_unit: Vec::new(),
            only: None,
        };
        let (variables, mut plan) =
            parallel::join(views.len(), || relations.variable_lists(), others);
        (plan.variables, plan.globals) = variables;
        (plan.views, plan.file_units) = (views, file_units);
        if placement == Units::Whole {
            plan.find_abstract_units(0..units);
        }
        plan
    }

    /// Selects the unit to write if units are split. It has an abstract instance of each subprogram
    /// that is inlined in it, and declarations of the functions of other units.
    pub(super) fn select(&mut self, unit: UnitId) {
        self.only = Some(unit);
        self.find_abstract_units(unit.index()..unit.index() + 1);
    }

    /// Returns true if entries may refer to entries of a unit.
    pub(super) fn is_reachable(&self, unit: UnitId) -> bool {
        self.only.is_none_or(|only| only == unit)
    }

    /// Records the unit of each abstract instance for the subprogram and for its blocks.
    fn find_abstract_units(&mut self, units: Range<usize>) {
        if self.module.metadata.inlined.is_empty() && self.earlier.abstracts.is_empty() {
            return;
        }
        self.abstract_unit = alloc::vec![NONE; self.numbering.len()];
        let mut pending = Vec::new();
        for unit in units {
            for &subprogram in self.abstracts.get(unit) {
                let id = SubprogramId::from_index(subprogram as usize);
                pending.push(self.number(Scope::Subprogram(id)));
            }
            while let Some(scope) = pending.pop() {
                self.abstract_unit[scope] = unit as u32;
                let children = self.scopes.get(scope).iter().map(|child| *child as usize);
                // A function that is inlined into the subprogram has a separate abstract instance.
                pending.extend(children.filter(|child| {
                    matches!(self.scope(*child), Scope::Block(_) | Scope::CommonBlock(_))
                }));
            }
        }
    }

    /// Returns the number of a scope among all scopes, or `usize::MAX` if the node does not exist.
    pub(super) fn number(&self, scope: Scope) -> usize {
        self.numbering.number(scope).unwrap_or(usize::MAX)
    }

    pub(super) fn scope(&self, number: usize) -> Scope {
        let scope = self.numbering.node(number).and_then(Scope::of);
        scope.unwrap_or(Scope::Unit(UnitId::from_index(number)))
    }

    /// Returns the number of scopes.
    pub(super) fn scope_count(&self) -> usize {
        self.numbering.len()
    }

    /// Returns the unit that contains the abstract instance of a scope.
    pub(super) fn abstract_unit(&self, scope: Scope) -> Option<usize> {
        let unit = self.abstract_unit.get(self.number(scope)).copied();
        unit.filter(|unit| *unit != NONE).map(|unit| unit as usize)
    }

    /// Returns the variable whose entry in an abstract instance describes this one: the variable
    /// itself, or its origin.
    pub(super) fn abstract_variable(&self, id: VariableId) -> Option<(VariableId, usize)> {
        if self.abstract_unit.is_empty() {
            return None;
        }
        let node = self.module.metadata.variables.get(id)?;
        if let Some(unit) = self.abstract_unit(node.scope) {
            return Some((id, unit));
        }
        // An origin has no origin: it is in no inlined scope (E309).
        let origin = node.origin?;
        let node = self.module.metadata.variables.get(origin)?;
        Some((origin, self.abstract_unit(node.scope)?))
    }

    /// Returns the block whose entry in an abstract instance describes this one: the block itself,
    /// or its origin.
    pub(super) fn abstract_block(&self, id: BlockId) -> Option<(BlockId, usize)> {
        let origin = self
            .module
            .metadata
            .blocks
            .get(id)
            .and_then(|node| node.origin);
        let mut known = [Some(id), origin].into_iter().flatten();
        known.find_map(|id| Some((id, self.abstract_unit(Scope::Block(id))?)))
    }

    /// Returns the unit that contains the entry of a variable.
    pub(super) fn unit_of_variable(&self, id: VariableId) -> Option<usize> {
        let node = self.module.metadata.variables.get(id)?;
        let validity = self.lowered.validated().index();
        if validity.is_rejected_variable(id) {
            return None;
        }
        let Some(subprogram) = validity.subprogram_of(node.scope) else {
            let unit = self.file_units.of(self.module, node.scope, node.file)?;
            let is_reachable = self.is_reachable(UnitId::from_index(unit));
            return Some(unit).filter(|_| is_reachable);
        };
        let has_abstract = self.abstract_unit(Scope::Subprogram(subprogram)).is_some();
        if let Some(only) = self.only
            && has_abstract
        {
            return Some(only.index());
        }
        if !has_abstract && !self.has_code(subprogram) {
            return None;
        }
        let unit = self.module.metadata.subprograms.get(subprogram)?.unit;
        self.is_reachable(unit).then_some(unit.index())
    }

    /// Returns the number among DWARF procedures of a variable that expressions refer to.
    pub(super) fn pointed_to(&self, id: VariableId) -> Option<usize> {
        let place = self
            .pointed_to
            .binary_search_by_key(&id, |(variable, _)| *variable)
            .ok()?;
        self.pointed_to
            .get(place)
            .map(|(_, number)| *number as usize)
    }

    /// Returns the object maps of a variable, each with its number among DWARF procedures.
    pub(super) fn maps(&self, id: VariableId) -> &[(VariableId, u32)] {
        if self.maps.is_empty() {
            return &[];
        }
        let first = self.maps.partition_point(|(variable, _)| *variable < id);
        let count = self.maps[first..].partition_point(|(variable, _)| *variable == id);
        &self.maps[first..first + count]
    }

    /// Returns the functions of a unit.
    pub(super) fn functions_of(
        &self,
        unit: UnitId,
    ) -> impl Iterator<Item = FunctionView<'m>> + Clone + use<'_, 'l, 'v, 'm> {
        let functions = self.functions.get(unit.index()).iter();
        functions.filter_map(|index| self.function(*index as usize))
    }

    /// Returns the functions of a unit that have rows of lines.
    pub(super) fn functions_with_rows(
        &self,
        unit: UnitId,
    ) -> impl Iterator<Item = FunctionView<'m>> + Clone + use<'_, 'l, 'v, 'm> {
        let validity = self.lowered.validated().index();
        (self.functions_of(unit)).filter(|function| validity.has_lines(function.id))
    }

    /// Returns the function with a number.
    pub(super) fn function(&self, index: usize) -> Option<FunctionView<'m>> {
        self.views.get(index).copied().flatten()
    }

    /// Returns all functions of the module.
    pub(super) fn views(&self) -> impl Iterator<Item = &FunctionView<'m>> {
        self.views.iter().flatten()
    }

    /// Returns true for the function that is the code of its subprogram. Another function with the
    /// same subprogram is written without variables; only an invalid module has one.
    pub(super) fn owns_variables(&self, function: &FunctionView<'_>) -> bool {
        self.lowered
            .validated()
            .index()
            .code_of(function.subprogram)
            == Some(function.id)
    }

    /// Returns the label with a number.
    pub(super) fn label(&self, index: usize) -> Option<&'m DICode> {
        self.module.metadata.codes.get(CodeId::from_index(index))
    }
}

/// The pairs of numbers from which the lists of a [`Plan`] are built. Rejected nodes are left out.
struct Relations<'p, 'l, 'v, 'm> {
    lowered: &'l Lowered<'v, 'm>,
    module: &'m Module,
    views: &'p [Option<FunctionView<'m>>],
    numbering: Numbering,
    file_units: &'p FileUnits,
    /// No entry may refer to another unit if units are split.
    units: Units,
    earlier: &'p Earlier,
}

/// The number of a list, and the number of an item in it.
type Pair = (usize, usize);

/// Returns one list per key. If there are no pairs, there are no keys and no array.
fn lists(keys: usize, pairs: impl Iterator<Item = Pair> + Clone) -> Lists {
    let keys = pairs.clone().next().map_or(0, |_| keys);
    Lists::new(keys, pairs.map(|(key, item)| (key, item as u32)))
}

impl Relations<'_, '_, '_, '_> {
    fn validity(&self) -> &Index {
        self.lowered.validated().index()
    }

    fn is_kept(&self, scope: Scope) -> bool {
        !self.validity().is_rejected_scope(scope)
    }

    fn number(&self, scope: Scope) -> usize {
        self.numbering.number(scope).unwrap_or(usize::MAX)
    }

    fn unit_of(&self, id: SubprogramId) -> Option<usize> {
        let node = self.module.metadata.subprograms.get(id)?;
        Some(node.unit.index())
    }

    /// Returns the unit of each function, or [`NONE`] for a function that is left out.
    fn functions(&self) -> Vec<u32> {
        let unit = |function: &Option<FunctionView<'_>>| {
            let function = function.as_ref()?;
            let is_kept = function.size > 0 && !self.validity().is_rejected_function(function.id);
            self.unit_of(function.subprogram).filter(|_| is_kept)
        };
        let units = self.views.iter().map(unit);
        units
            .map(|unit| unit.map_or(NONE, |unit| unit as u32))
            .collect()
    }

    /// Returns the variables of each scope, and the globals of each unit.
    fn variable_lists(&self) -> (Lists, Lists) {
        let (variables, globals) = self.variables();
        let units = self.module.metadata.units.len();
        let globals = lists(units, globals.iter().copied());
        let mut variables = Lists::of_keys(self.numbering.len(), &variables);
        self.sort(&mut variables);
        (variables, globals)
    }

    fn procedures(&self) -> impl Iterator<Item = Pair> + Clone {
        let procedures = self.lowered.procedures().iter().enumerate();
        procedures.flat_map(|(index, procedure)| {
            let subprogram = |function| Some(self.module.code.function(function)?.subprogram);
            let units = match procedure.function {
                Some(function) => match subprogram(function).and_then(|id| self.unit_of(id)) {
                    Some(unit) => unit..unit + 1,
                    None => 0..0,
                },
                None if self.units == Units::Split => 0..self.module.metadata.units.len(),
                None => 0..1,
            };
            units.map(move |unit| (unit, index))
        })
    }

    fn abstracts(&self) -> impl Iterator<Item = Pair> + Clone {
        let metadata = &self.module.metadata;
        let mut inlined = Flags::new(metadata.subprograms.len());
        for (id, node) in metadata.inlined.iter() {
            if self.is_kept(Scope::Inlined(id)) && node.origin.index() < inlined.len() {
                inlined.set(node.origin.index());
            }
        }
        for subprogram in &self.earlier.abstracts {
            inlined.set(subprogram.index());
        }
        let homes = metadata.subprograms.iter().filter_map(move |(id, node)| {
            // A subprogram without a unit has no entry, so no entry may refer to it.
            let is_written = self.is_kept(Scope::Subprogram(id))
                && inlined.get(id.index())
                && node.unit.index() < metadata.units.len();
            is_written.then_some((node.unit.index(), id.index()))
        });
        homes.chain(self.copies())
    }

    /// Returns the subprograms of other units that are inlined in a unit, if units are split.
    fn copies(&self) -> impl Iterator<Item = Pair> + Clone {
        let metadata = &self.module.metadata;
        let mut copies: Vec<Pair> = Vec::new();
        if self.units == Units::Split {
            copies.extend(metadata.inlined.iter().filter_map(|(id, node)| {
                let into = self.validity().subprogram_of(node.scope)?;
                let (unit, home) = (self.unit_of(into)?, self.unit_of(node.origin)?);
                let is_kept = self.is_kept(Scope::Inlined(id))
                    && self.is_kept(Scope::Subprogram(node.origin));
                (is_kept && unit != home).then_some((unit, node.origin.index()))
            }));
            copies.sort_unstable();
            copies.dedup();
        }
        copies.into_iter()
    }

    fn scopes(&self) -> impl Iterator<Item = Pair> + Clone {
        let metadata = &self.module.metadata;
        let blocks = metadata.blocks.iter();
        let blocks = blocks.map(|(id, node)| (Scope::Block(id), node.scope));
        let inlined = metadata.inlined.iter();
        let inlined = inlined.map(|(id, node)| (Scope::Inlined(id), node.scope));
        let commons = metadata.common_blocks.iter();
        let commons = commons.map(|(id, node)| (Scope::CommonBlock(id), node.scope));
        blocks
            .chain(inlined)
            .chain(commons)
            .filter_map(|(scope, parent)| {
                let is_kept = self.is_kept(scope);
                is_kept.then(|| (self.number(parent), self.number(scope)))
            })
    }

    fn labels(&self) -> impl Iterator<Item = Pair> + Clone {
        let codes = self.module.metadata.codes.iter();
        codes.filter_map(|(id, node)| match node {
            _ if self.validity().is_rejected_code(id) => None,
            DICode::Label { scope, .. } => Some((self.number(*scope), id.index())),
            DICode::Expression => None,
        })
    }

    /// Returns the number of each variable's scope, or [`NONE`] for a variable that is left out.
    /// Also returns the variables outside of functions, with their units.
    fn variables(&self) -> (Vec<u32>, Vec<Pair>) {
        let (metadata, validity) = (&self.module.metadata, self.validity());
        let mut globals = Vec::new();
        let scope = |(id, node): (VariableId, &DIVariable)| match node.scope {
            _ if validity.is_rejected_variable(id) => NONE,
            // Most variables are in functions.
            scope @ (Scope::Subprogram(_) | Scope::Block(_) | Scope::Inlined(_)) => {
                self.number(scope) as u32
            }
            scope if self.declares_block(id, scope) => NONE,
            scope => {
                let unit = self.file_units.of(self.module, scope, node.file);
                globals.extend(unit.map(|unit| (unit, id.index())));
                self.number(scope) as u32
            }
        };
        let scopes = metadata.variables.iter().map(scope).collect();
        (scopes, globals)
    }

    /// Sorts the variables of each scope: parameters by number, then the others in order.
    fn sort(&self, variables_of: &mut Lists) {
        let variables = &self.module.metadata.variables;
        for scope in 0..self.numbering.len() {
            if variables_of.get(scope).len() < 2 {
                continue;
            }
            let node = self.numbering.node(scope);
            let is_type = matches!(node.and_then(Scope::of), Some(Scope::Type(_)));
            let key = |index: &u32| {
                let node = variables.get(VariableId::from_index(*index as usize));
                match node.map(|node| self.module.metadata.variable_kind(node)) {
                    Some(VariableKind::Parameter(number)) => (0, number, *index),
                    // Static members are looked up by the ids of their names.
                    _ if is_type => {
                        let name = node.and_then(|node| node.name);
                        (1, name.map_or(0, |name| name.index() as u32), *index)
                    }
                    _ => (1, 0, *index),
                }
            };
            variables_of.sort_by_key(scope, key);
        }
    }

    /// Returns true if a variable in a scope is the declaration of a common block. The block's
    /// entry has the variable's location.
    fn declares_block(&self, id: VariableId, scope: Scope) -> bool {
        let Scope::CommonBlock(block) = scope else {
            return false;
        };
        let block = self.module.metadata.common_blocks.get(block);
        block.is_some_and(|block| block.declaration == Some(id))
    }

    fn types(&self) -> impl Iterator<Item = Pair> + Clone {
        let metadata = &self.module.metadata;
        metadata.types.ids().filter_map(|id| {
            let scope = metadata.parent(Scope::Type(id))?;
            let is_listed =
                !self.validity().is_rejected_type(id) && !matches!(scope, Scope::Unit(_));
            is_listed.then(|| (self.number(scope), id.index()))
        })
    }

    fn members(&self) -> impl Iterator<Item = Pair> + Clone {
        let subprograms = self.module.metadata.subprograms.iter();
        subprograms.filter_map(|(id, node)| match node.scope? {
            scope @ (Scope::Type(_) | Scope::Namespace(_))
                if self.is_kept(Scope::Subprogram(id)) =>
            {
                Some((self.number(scope), id.index()))
            }
            _ => None,
        })
    }

    fn kept_imports(&self) -> impl Iterator<Item = (ImportId, &DIImportedEntity)> + Clone {
        let imports = self.module.metadata.imports.iter();
        imports.filter(|(id, _)| !self.validity().is_rejected_import(*id))
    }

    fn imports(&self) -> impl Iterator<Item = Pair> + Clone {
        self.kept_imports()
            .map(|(id, node)| (self.number(node.scope), id.index()))
    }

    fn unit_imports(&self) -> impl Iterator<Item = Pair> + Clone {
        self.kept_imports().filter_map(|(id, node)| {
            Some((
                self.file_units.of(self.module, node.scope, node.file)?,
                id.index(),
            ))
        })
    }

    fn local_imports(&self) -> impl Iterator<Item = Pair> + Clone {
        self.kept_imports().filter_map(|(id, node)| {
            let subprogram = self.validity().subprogram_of(node.scope)?;
            Some((subprogram.index(), id.index()))
        })
    }
}

/// Returns the numbers of the DWARF procedures that belong to variables, sorted by variable.
fn numbers_by_variable(
    lowered: &Lowered<'_, '_>,
    of: impl Fn(&Procedure) -> Option<VariableId>,
) -> Vec<(VariableId, u32)> {
    let procedures = lowered.procedures().iter().zip(0..);
    let mut numbers: Vec<_> = procedures
        .filter_map(|(procedure, number)| Some((of(procedure)?, number)))
        .collect();
    numbers.sort_unstable();
    numbers
}

/// True if entries other than types may refer to entries of variables.
fn refers_to_variables(module: &Module) -> bool {
    let metadata = &module.metadata;
    let is_referenced =
        |node: &DIVariable| !node.details.flags.is_empty() || matches!(node.scope, Scope::Type(_));
    !metadata.inlined.is_empty()
        || !metadata.imports.is_empty()
        || metadata
            .variables
            .iter()
            .any(|(_, node)| is_referenced(node))
}
