//! Finds mistakes in the records of a function before it is described.

use dwarfsmith::metadata::{DIVariable, Scope, SubprogramId};
use dwarfsmith::{Module, Type};

use crate::mistake::Mistake;
use crate::nodes::Nodes;
use crate::recompute::{bits, is_float, is_integer};
use crate::record::{CompiledFunction, Event, Operand, Source, Storage, VariableRecord};

/// The maximum number of scopes around a variable.
const MAX_SCOPES: usize = 1000;

/// Returns an error for the first mistake in the records of a function.
pub fn check(function: &CompiledFunction, nodes: &Nodes<'_>) -> Result<(), Mistake> {
    let record = &function.record;
    for variable in &record.variables {
        storage(function, variable)?;
    }
    for marker in &record.markers {
        if let Some(row) = marker.row
            && row.point.file >= nodes.files.len()
        {
            return Err(Mistake::NoFile(row.point.file));
        }
        for change in &marker.events {
            event(function, change)?;
        }
    }
    Ok(())
}

/// Checks the storage of a variable.
fn storage(function: &CompiledFunction, variable: &VariableRecord) -> Result<(), Mistake> {
    match &variable.storage {
        Storage::Slot(slot) if *slot >= function.machine.slots.len() => {
            return Err(Mistake::NoSlot(variable.name.clone()));
        }
        Storage::Slot(_) | Storage::AtAddress => {}
        Storage::Leaves(leaves) => {
            let mut end = 0;
            for leaf in leaves {
                let (start, size) = (u64::from(leaf.offset_bits), u64::from(leaf.size_bits));
                if start < end || size != bits(leaf.ty) {
                    return Err(Mistake::Parts(variable.name.clone()));
                }
                end = start + size;
            }
            if end > bits(variable.ty) {
                return Err(Mistake::Parts(variable.name.clone()));
            }
        }
    }
    Ok(())
}

/// Checks a change of a variable.
fn event(function: &CompiledFunction, event: &Event) -> Result<(), Mistake> {
    let record = &function.record;
    let Some(variable) = record.variables.get(event.variable) else {
        return Err(Mistake::NoVariable(event.variable));
    };
    let (parts, ty) = match &variable.storage {
        Storage::Slot(_) => (1, Some(variable.ty)),
        Storage::AtAddress => (1, Some(Type::PTR)),
        Storage::Leaves(leaves) => {
            let leaf = leaves.get(event.part);
            (leaves.len(), leaf.map(|leaf| leaf.ty))
        }
    };
    if event.part >= parts {
        return Err(Mistake::NoPart {
            variable: variable.name.clone(),
            part: event.part,
            parts,
        });
    }
    let Some(Source::Operand(Operand::Value(value))) = event.source else {
        return Ok(());
    };
    if let (Some(own), Some(value)) = (ty, record.values.get(value))
        && !fits(own, value.ty)
    {
        return Err(Mistake::ValueType {
            variable: variable.name.clone(),
            own,
            value: value.ty,
        });
    }
    Ok(())
}

/// Checks that a variable has the size of its node's type. A type of size 0 may have any location.
pub fn size(module: &Module, node: &DIVariable, record: &VariableRecord) -> Result<(), Mistake> {
    let ty = module.metadata.variable_type(node);
    let declared = ty.and_then(|ty| module.metadata.type_bits(ty, module.target));
    match declared.filter(|declared| *declared != 0 && *declared != bits(record.ty)) {
        None => Ok(()),
        Some(declared) => Err(Mistake::Size {
            variable: record.name.clone(),
            declared,
            own: record.ty,
        }),
    }
}

/// Checks that the scope of a variable is in the function, if it is in one.
pub fn scope(
    module: &Module,
    mut scope: Scope,
    own: SubprogramId,
    record: &VariableRecord,
) -> Result<(), Mistake> {
    // A chain of more scopes is a cycle.
    for _ in 0..=MAX_SCOPES {
        if let Scope::Subprogram(other) = scope {
            let node = module
                .metadata
                .subprograms
                .get(other)
                .filter(|_| other != own);
            return node.map_or(Ok(()), |node| {
                Err(Mistake::OtherFunction {
                    variable: record.name.clone(),
                    function: module.metadata.strings.get(node.name).to_owned(),
                })
            });
        }
        match module.metadata.parent(scope) {
            Some(parent) => scope = parent,
            None => return Ok(()),
        }
    }
    Ok(())
}

/// Returns true if a variable of type `own` can have a value of type `value`: numbers are both
/// floats or neither, and other types only have the same size.
#[inline]
pub fn fits(own: Type, value: Type) -> bool {
    let is_number = |ty| is_integer(ty) || ty == Type::PTR;
    let differ = || is_float(own) && is_number(value) || is_number(own) && is_float(value);
    own == value || bits(own) == bits(value) && !differ()
}
