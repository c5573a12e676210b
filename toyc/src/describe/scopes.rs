//! Files, units, functions, blocks and variables of the source, without locations.
//!
//! Each is declared once. dwarfsmith creates the copies for inlined calls, for
//! [`Metadata`](super::metadata::Metadata).

use std::path::Path;

use dwarfsmith::Module;
use dwarfsmith::build::{CompileUnit, LexicalBlock, SourceFile, Subprogram, Variable};
use dwarfsmith::metadata::{FileId, Scope, SubprogramId, UnitId, VariableId};

use dwarfsmith_cranelift::DescribeError;

use super::types::Types;
use crate::hir::{Function, Program, Ty};

/// The nodes of a function. Scopes and variables have the indices that they have in the program.
#[derive(Clone, Debug)]
pub struct FunctionNodes {
    /// The function.
    pub subprogram: SubprogramId,
    /// Its scopes.
    pub scopes: Vec<Scope>,
    /// Its variables.
    pub variables: Vec<VariableId>,
}

/// Adds the nodes of a program, function by function. The runtime's functions have no nodes.
pub fn declare(
    module: &mut Module,
    program: &Program,
    file: &Path,
    optimized: bool,
) -> Result<(FileId, Vec<FunctionNodes>), DescribeError> {
    let absolute = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    let name = absolute
        .file_name()
        .unwrap_or(file.as_os_str())
        .to_string_lossy();
    let directory = absolute
        .parent()
        .unwrap_or(Path::new("."))
        .to_string_lossy();
    let file = module.add(SourceFile::new(&name).directory(&directory));
    // Debuggers do not support the language toy, whose expressions and types are like those of C.
    let language = dwarfsmith::gimli::DW_LANG_C99;
    let unit = CompileUnit::new(file, language, concat!("toyc ", env!("CARGO_PKG_VERSION")));
    let unit = module.add(if optimized { unit } else { unit.unoptimized() });
    let mut types = Types::new(module, &program.structs, file);
    let mut functions = Vec::new();
    for (index, function) in program.functions.iter().enumerate() {
        if function.runtime {
            break;
        }
        let is_main = index == program.main;
        functions.push(declare_function(
            module,
            &mut types,
            function,
            is_main,
            (unit, file),
        )?);
    }
    Ok((file, functions))
}

/// Adds the nodes of a function, its scopes and its variables.
fn declare_function(
    module: &mut Module,
    types: &mut Types,
    function: &Function,
    is_main: bool,
    (unit, file): (UnitId, FileId),
) -> Result<FunctionNodes, DescribeError> {
    let parameters: Vec<Ty> = function
        .vars
        .iter()
        .filter(|v| v.param.is_some())
        .map(|v| v.ty.clone())
        .collect();
    let ty = types.subroutine(module, &function.ret, &parameters);
    // There is no linkage name, because debuggers would show it instead of the name of a C
    // function.
    let subprogram = Subprogram::new(unit, &function.name)
        .at(file, function.span.line)
        .with_type(ty);
    let subprogram = subprogram.all_calls_described();
    let subprogram = module.add(if is_main {
        subprogram
    } else {
        subprogram.local_to_unit()
    });
    let mut nodes = FunctionNodes {
        subprogram,
        scopes: Vec::new(),
        variables: Vec::new(),
    };
    for scope in &function.scopes {
        let node = match scope.parent {
            None => Scope::Subprogram(subprogram),
            Some(parent) => {
                let block = LexicalBlock::new(nodes.scope(parent)?).at(file, scope.span.line);
                Scope::Block(module.add(block.column(scope.span.column)))
            }
        };
        nodes.scopes.push(node);
    }
    for variable in &function.vars {
        let Some(ty) = types.get(module, &variable.ty) else {
            return Err(DescribeError::Record("type", None));
        };
        let (scope, name) = (nodes.scope(variable.scope)?, variable.name.as_str());
        let node = match variable.param {
            Some(index) => Variable::parameter(scope, index as u32 + 1, name, ty),
            None => Variable::local(scope, name, ty),
        };
        nodes
            .variables
            .push(module.add(node.at(file, variable.span.line)));
    }
    Ok(nodes)
}

impl FunctionNodes {
    /// Returns the node of a scope.
    pub fn scope(&self, index: usize) -> Result<Scope, DescribeError> {
        self.scopes
            .get(index)
            .copied()
            .ok_or(DescribeError::Record("scope", Some(index)))
    }
}
