//! Files, units, functions, blocks, inlined instances and variables, without locations.
//!
//! A function's own blocks and variables are declared once. Inlining made copies of them in other
//! functions. A copy is a separate node that names the original as its origin, and repeats none of
//! its properties. Originals of all functions come first, because copies may refer to any of them.

use std::path::Path;

use dwarfsmith::Module;
use dwarfsmith::build::{
    CompileUnit, InlinedScope, LexicalBlock, SourceFile, Subprogram, Variable,
};
use dwarfsmith::metadata::{FileId, Scope, SubprogramId, UnitId, VariableId};

use super::DescribeError;
use super::types::Types;
use crate::debug::{FunctionDebug, ProgramDebug};
use crate::hir::{ScopeKind, Ty};

/// The nodes of a function, with the indices of its records.
#[derive(Clone, Debug)]
pub struct FunctionNodes {
    /// The source file.
    pub file: FileId,
    /// The function.
    pub subprogram: SubprogramId,
    /// Its scopes.
    pub scopes: Vec<Scope>,
    /// Its variables.
    pub variables: Vec<VariableId>,
}

/// Declares everything in a program, function by function.
pub fn declare(
    module: &mut Module,
    debug: &ProgramDebug,
    symbols: &[String],
    optimized: bool,
) -> Result<Vec<FunctionNodes>, DescribeError> {
    let path = Path::new(&debug.file);
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let name = absolute
        .file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy();
    let directory = absolute
        .parent()
        .unwrap_or(Path::new("."))
        .to_string_lossy();
    let file = module.add(SourceFile::new(&name).directory(&directory));
    // Debuggers do not support toy; its expressions and types are like those of C.
    let language = dwarfsmith::gimli::DW_LANG_C99;
    let unit = CompileUnit::new(file, language, concat!("toyc ", env!("CARGO_PKG_VERSION")));
    let unit = module.add(if optimized { unit } else { unit.unoptimized() });
    let mut types = Types::new(module, &debug.structs, file);
    let mut functions = Vec::new();
    for (function, symbol) in debug.functions.iter().zip(symbols) {
        functions.push(own(module, &mut types, function, symbol, unit, file)?);
    }
    for index in 0..functions.len() {
        copies(module, &debug.functions[index], index, &mut functions)?;
    }
    Ok(functions)
}

/// Declares a function's own scopes and variables.
fn own(
    module: &mut Module,
    types: &mut Types,
    function: &FunctionDebug,
    symbol: &str,
    unit: UnitId,
    file: FileId,
) -> Result<FunctionNodes, DescribeError> {
    let variables = function
        .variables
        .get(..function.own_variables)
        .unwrap_or(&function.variables);
    let parameters: Vec<Ty> = variables
        .iter()
        .filter(|v| v.param.is_some())
        .map(|v| v.ty.clone())
        .collect();
    let ty = types.subroutine(module, &function.ret, &parameters);
    // No linkage name: debuggers would show it in place of a C function's name.
    let subprogram = Subprogram::new(unit, &function.name)
        .at(file, function.span.line)
        .with_type(ty);
    let subprogram = subprogram.all_calls_described();
    let subprogram = module.add(if symbol == "main" {
        subprogram
    } else {
        subprogram.local_to_unit()
    });
    let mut nodes = FunctionNodes {
        file,
        subprogram,
        scopes: Vec::new(),
        variables: Vec::new(),
    };
    for scope in function.scopes.iter().take(function.own_scopes) {
        let node = match scope.parent {
            None => Scope::Subprogram(subprogram),
            Some(parent) => {
                let block = LexicalBlock::new(nodes.scope(parent)?).at(file, scope.span.line);
                Scope::Block(module.add(block.column(scope.span.column)))
            }
        };
        nodes.scopes.push(node);
    }
    for variable in variables {
        let Some(ty) = types.get(module, &variable.ty) else {
            return Err(DescribeError::Record("a type"));
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

/// Declares the scopes and variables that inlining copied into a function.
fn copies(
    module: &mut Module,
    function: &FunctionDebug,
    index: usize,
    functions: &mut [FunctionNodes],
) -> Result<(), DescribeError> {
    for scope in function.scopes.iter().skip(function.own_scopes) {
        let origin = scope.origin.ok_or(DescribeError::Record("an origin"))?;
        let origin = functions
            .get(origin.0)
            .ok_or(DescribeError::Record("a function"))?
            .scope(origin.1)?;
        let nodes = &functions[index];
        let file = nodes.file;
        let parent = nodes.scope(scope.parent.ok_or(DescribeError::Record("a parent"))?)?;
        let node = match (&scope.kind, origin) {
            (ScopeKind::Inlined { callee, call }, _) => {
                let callee = functions
                    .get(*callee)
                    .ok_or(DescribeError::Record("a function"))?
                    .subprogram;
                let inlined = InlinedScope::within(parent).instance_of(callee);
                Scope::Inlined(module.add(inlined.called_at(file, call.line).column(call.column)))
            }
            (_, Scope::Block(origin)) => {
                let block = LexicalBlock::new(parent)
                    .at(file, scope.span.line)
                    .column(scope.span.column);
                Scope::Block(module.add(block.instance_of(origin)))
            }
            _ => return Err(DescribeError::Record("a block")),
        };
        functions[index].scopes.push(node);
    }
    for variable in function.variables.iter().skip(function.own_variables) {
        let (from, number) = variable.origin.ok_or(DescribeError::Record("an origin"))?;
        let from = functions
            .get(from)
            .ok_or(DescribeError::Record("a function"))?;
        let origin = from
            .variables
            .get(number)
            .copied()
            .ok_or(DescribeError::Record("a variable"))?;
        let id = module.add(Variable::inlined(
            functions[index].scope(variable.scope)?,
            origin,
        ));
        functions[index].variables.push(id);
    }
    Ok(())
}

impl FunctionNodes {
    /// The node of a scope.
    pub fn scope(&self, index: usize) -> Result<Scope, DescribeError> {
        self.scopes
            .get(index)
            .copied()
            .ok_or(DescribeError::Record("a scope"))
    }
}
