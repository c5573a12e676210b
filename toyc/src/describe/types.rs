//! The types of the source language.

use std::collections::HashMap;

use dwarfsmith::build::{ArrayType, BasicType, CompositeType, Member, PointerType, SubroutineType};
use dwarfsmith::gimli::{DW_ATE_boolean, DW_ATE_float, DW_ATE_signed, DW_ATE_unsigned};
use dwarfsmith::metadata::{FileId, TypeId};
use dwarfsmith::{Bits, Bytes, Module};

use crate::hir::{StructDef, Ty};

/// The existing type nodes.
pub struct Types {
    known: HashMap<Ty, TypeId>,
    subroutines: HashMap<(Ty, Vec<Ty>), TypeId>,
}

impl Types {
    /// Adds the nodes of the structs. All are added before the first member, because a struct may
    /// have pointers to itself or to a later struct.
    pub fn new(module: &mut Module, structs: &[StructDef], file: FileId) -> Types {
        let mut types = Types {
            known: HashMap::new(),
            subroutines: HashMap::new(),
        };
        let mut nodes = Vec::new();
        for (index, def) in structs.iter().enumerate() {
            let node = CompositeType::structure(def.name.as_str(), Bytes(def.size.into()));
            let node = module.add(node.at(file, def.span.line));
            types.known.insert(Ty::Struct(index), node.into());
            nodes.push(node);
        }
        for (node, def) in nodes.into_iter().zip(structs) {
            for field in &def.fields {
                let Some(ty) = types.get(module, &field.ty) else {
                    continue;
                };
                let member =
                    Member::new(node, field.name.as_str(), ty).at_byte(field.offset.into());
                module.add(member.line(field.span.line));
            }
        }
        types
    }

    /// Returns the node of a type; `None` for `void`. Adds the node if it does not exist.
    pub fn get(&mut self, module: &mut Module, ty: &Ty) -> Option<TypeId> {
        if let Some(known) = self.known.get(ty) {
            return Some(*known);
        }
        let base = |module: &mut Module, name, bits, encoding| {
            module.add(BasicType::new(name, Bits(bits), encoding))
        };
        let id = match ty {
            Ty::Void | Ty::Struct(_) => return None,
            Ty::I32 => base(module, "i32", 32, DW_ATE_signed),
            Ty::I64 => base(module, "i64", 64, DW_ATE_signed),
            Ty::U8 => base(module, "u8", 8, DW_ATE_unsigned),
            Ty::F64 => base(module, "f64", 64, DW_ATE_float),
            Ty::Bool => base(module, "bool", 8, DW_ATE_boolean),
            Ty::Ptr(to) => {
                let base = self.get(module, to);
                module.add(base.map_or_else(PointerType::to_void, PointerType::to))
            }
            Ty::Array(element, length) => {
                let element = self.get(module, element)?;
                module.add(ArrayType::new(element).count((*length).into()))
            }
        };
        self.known.insert(ty.clone(), id);
        Some(id)
    }

    /// Returns the node of a function's type. Adds the node if it does not exist.
    pub fn subroutine(&mut self, module: &mut Module, result: &Ty, parameters: &[Ty]) -> TypeId {
        let key = (result.clone(), parameters.to_vec());
        if let Some(known) = self.subroutines.get(&key) {
            return *known;
        }
        let result = self.get(module, result);
        let parameters: Vec<TypeId> = parameters
            .iter()
            .filter_map(|ty| self.get(module, ty))
            .collect();
        let ty = SubroutineType::new().parameters(&parameters);
        let id = module.add(match result {
            Some(result) => ty.returns(result),
            None => ty,
        });
        self.subroutines.insert(key, id);
        id
    }
}
