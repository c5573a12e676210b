//! The debug information of an object file, or of code in memory.

use std::fmt;
use std::path::Path;

use cranelift_codegen::ir::UserExternalName;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::settings::{Builder, Configurable, SetError};
use cranelift_codegen::{CodegenError, CompiledCode, Context};
use cranelift_module::{DataId, FuncId, ModuleError};
use cranelift_object::ObjectProduct;
use dwarfsmith::build::{CompileUnit, SourceFile, Subprogram, SubroutineType};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitError, EmitOptions, Frames, ObjectError, fill_mach_o_addresses};
use dwarfsmith::lower::{LowerError, LowerOptions};
use dwarfsmith::metadata::{DIFlags, FileId, SubprogramId, TypeId, UnitId};
use dwarfsmith::object::BinaryFormat;
use dwarfsmith::object::write::Object;
use dwarfsmith::validate::Diagnostics;
use dwarfsmith::{Module, OneLine, Sections, gimli};

use crate::built::BuiltFunction;
use crate::describe::describe;
use crate::error::{DescribeError, ExtractError, RangeError};
use crate::isa::Isa;
use crate::nodes::Nodes;
use crate::record::{CompiledFunction, Point};

/// The settings that debug information needs, with their values.
pub const SETTINGS: [(&str, &str); 3] = [
    // Slots and spills are described relative to a frame pointer.
    ("preserve_frame_pointers", "true"),
    ("machine_code_cfg_info", "true"),
    ("unwind_info", "true"),
];

/// Sets the settings that debug information needs. Fails if Cranelift rejects one.
pub fn enable(flags: &mut Builder) -> Result<(), SetError> {
    SETTINGS
        .iter()
        .try_for_each(|(name, value)| flags.set(name, value))
}

/// The debug information of one source file's code.
#[derive(Debug)]
pub struct DebugUnit {
    /// The module, to which the backend adds types, functions and variables by
    /// [`dwarfsmith::build`].
    pub module: Module,
    /// The files, to which positions refer by index. The first is the source file.
    pub files: Vec<FileId>,
    /// The unit of the functions.
    pub unit: UnitId,
}

/// The reason why there is no debug information.
#[derive(Debug)]
pub enum UnitError {
    /// The module of cranelift-module returned an error.
    Module(Box<ModuleError>),
    /// Cranelift could not compile the named function. If its verifier found the errors, they are
    /// part of the message.
    Compile(String, Box<ModuleError>),
    /// The machine code of the named function cannot be described.
    Extract(String, ExtractError),
    /// The records of the named function cannot be described.
    Describe(String, DescribeError),
    /// The named function is compiled for another instruction set than that of the unit.
    Isa {
        /// The function.
        function: String,
        /// The target of the code.
        code: &'static str,
        /// The target of the unit.
        unit: &'static str,
    },
    /// The named function has another signature, or another linkage name, than the declaration with
    /// this symbol.
    Declaration {
        /// The function.
        function: String,
        /// The symbol of the declaration.
        symbol: String,
    },
    /// The module could not be lowered.
    Lower(LowerError),
    /// The sections could not be written.
    Emit(EmitError),
    /// The ELF file for a JIT could not be written, for example because a function has no address.
    Jit(ObjectError),
    /// The sections could not be added to the object file.
    Object(ObjectError),
}

impl fmt::Display for UnitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnitError::Module(error) => module_error(f, error),
            UnitError::Compile(function, error) => {
                write!(f, "function `{}`: ", OneLine(function))?;
                module_error(f, error)
            }
            UnitError::Extract(function, error) => {
                write!(f, "function `{}`: {error}", OneLine(function))
            }
            UnitError::Describe(function, error) => {
                write!(f, "function `{}`: {error}", OneLine(function))
            }
            UnitError::Isa {
                function,
                code,
                unit,
            } => write!(
                f,
                "function `{}`: its code is for {code}, but the unit is for {unit}; create the unit with `Isa::of` of the module's ISA",
                OneLine(function)
            ),
            UnitError::Declaration { function, symbol } => write!(
                f,
                "function `{}`: the declaration of the symbol `{}` is that of another function; use the `FuncId` of this function",
                OneLine(function),
                OneLine(symbol)
            ),
            UnitError::Lower(error) => error.fmt(f),
            UnitError::Emit(error) => error.fmt(f),
            UnitError::Jit(error) => error.fmt(f),
            UnitError::Object(error) => error.fmt(f),
        }
    }
}

/// Writes an error with the errors of Cranelift's verifier, which Cranelift's message only
/// mentions.
fn module_error(f: &mut fmt::Formatter<'_>, error: &ModuleError) -> fmt::Result {
    match error {
        ModuleError::Compilation(CodegenError::Verifier(errors)) => {
            write!(f, "Cranelift's verifier: {}", errors.to_string().trim_end())
        }
        error => write!(f, "{error}"),
    }
}

impl std::error::Error for UnitError {}

impl From<ModuleError> for UnitError {
    fn from(error: ModuleError) -> UnitError {
        UnitError::Module(Box::new(error))
    }
}

/// Returns the symbol of data or of a function that the module defines itself, or an empty name. The
/// address of another symbol may be unknown to the linker, such as one of a shared library.
fn defined_symbol(code: &impl cranelift_module::Module, name: &UserExternalName) -> String {
    let all = code.declarations();
    let (index, is_in) = (name.index, |count: usize| (name.index as usize) < count);
    // cranelift-module's numbers: functions are in namespace 0, and data in namespace 1. The size
    // hints give the number of declarations without a search for this one.
    let found = match name.namespace {
        0 if is_in(all.get_functions().size_hint().0) => {
            let function = all.get_function_decl(FuncId::from_u32(index));
            Some((&function.name, function.linkage))
        }
        1 if is_in(all.get_data_objects().size_hint().0) => {
            let data = all.get_data_decl(DataId::from_u32(index));
            Some((&data.name, data.linkage))
        }
        _ => None,
    };
    match found {
        Some((Some(name), linkage)) if linkage.is_final() => name.clone(),
        _ => String::new(),
    }
}

impl DebugUnit {
    /// Creates a unit with a source file, for code of an instruction set.
    pub fn new(isa: Isa, source: &Path, language: gimli::DwLang, producer: &str) -> DebugUnit {
        let mut module = Module::new(isa.target());
        let absolute = std::path::absolute(source).unwrap_or_else(|_| source.to_owned());
        let directory = absolute.parent().unwrap_or(source).to_string_lossy();
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let file = module.add(SourceFile::new(&name).directory(&directory));
        let unit = module.add(CompileUnit::new(file, language, producer));
        DebugUnit {
            module,
            files: vec![file],
            unit,
        }
    }

    /// Adds a function that other units can call.
    pub fn function(
        &mut self,
        name: &str,
        declared: impl Into<Point>,
        returns: Option<TypeId>,
        parameters: &[TypeId],
    ) -> SubprogramId {
        let ty = SubroutineType::new().parameters(parameters);
        let ty = self.module.add(match returns {
            Some(returns) => ty.returns(returns),
            None => ty,
        });
        let point = declared.into();
        let mut function = Subprogram::new(self.unit, name).with_type(ty);
        if let Some(file) = self.files.get(point.file) {
            function = function.at(*file, point.line);
        }
        self.module.add(function)
    }

    /// Compiles a function into a module of cranelift-module, and adds it. Returns errors for
    /// Cranelift's ranges of values that cannot be correct; these ranges were removed. Fails if
    /// Cranelift cannot compile the function, or if its declaration, code or records do not permit
    /// a description ([`UnitError`]).
    pub fn define<M: cranelift_module::Module>(
        &mut self,
        code: &mut M,
        id: FuncId,
        context: &mut Context,
        mut built: BuiltFunction,
    ) -> Result<Vec<RangeError>, UnitError> {
        let declaration = code.declarations().get_function_decl(id);
        let symbol = declaration.linkage_name(id).into_owned();
        let own = self.module.metadata.subprograms.get(built.subprogram);
        let own = own.and_then(|function| function.linkage_name);
        let is_own = own.is_none_or(|name| self.module.metadata.strings.get(name) == symbol);
        if !is_own || declaration.signature != context.func.signature {
            return Err(UnitError::Declaration {
                function: built.record.name,
                symbol,
            });
        }
        let symbols = built.symbols.iter();
        built.record.symbols = symbols.map(|name| defined_symbol(code, name)).collect();
        if let Err(error) = code.define_function(id, context) {
            return Err(UnitError::Compile(built.record.name, Box::new(error)));
        }
        match context.compiled_code() {
            Some(compiled) => self.add(built, &symbol, compiled, code.isa()),
            None => Ok(Vec::new()),
        }
    }

    /// Adds a function that was compiled, with its symbol. Returns an error for each of Cranelift's
    /// ranges of values that cannot be correct; these ranges were removed.
    ///
    /// If the function has no tail calls, this sets [`DIFlags::ALL_CALLS_DESCRIBED`] of its node:
    /// Cranelift reports all other calls.
    pub fn add(
        &mut self,
        built: BuiltFunction,
        symbol: &str,
        code: &CompiledCode,
        isa: &dyn TargetIsa,
    ) -> Result<Vec<RangeError>, UnitError> {
        let name = built.record.name.clone();
        if let Some(mistake) = built.mistakes.into_iter().next() {
            return Err(UnitError::Describe(name, mistake.into()));
        }
        let (of_code, of_unit) = (Isa::of(isa), self.module.target.name());
        if let Ok(of_code) = of_code.map(|isa| isa.target().name())
            && of_code != of_unit
        {
            return Err(UnitError::Isa {
                function: name,
                code: of_code,
                unit: of_unit,
            });
        }
        let function = CompiledFunction::new(built.record, code, isa, &built.slots)
            .map_err(|error| UnitError::Extract(name.clone(), error))?;
        let nodes = Nodes {
            subprogram: built.subprogram,
            files: &self.files,
            scopes: &built.scopes,
            variables: &built.variables,
        };
        describe(&mut self.module, &function, symbol, nodes, &built.callees)
            .map_err(|error| UnitError::Describe(name, error))?;
        if let Some(node) = self.module.metadata.subprograms.get_mut(built.subprogram) {
            let all = DIFlags::ALL_CALLS_DESCRIBED;
            node.flags = match function.record.tail_calls {
                true => node.flags.without(all),
                false => node.flags.with(all),
            };
        }
        Ok(function.errors)
    }

    /// The sections of DWARF 5, with call frame information in the sections of `frames`, and the
    /// errors in the module: what they name is left out, with everything that depends on it. Fails
    /// if the module cannot be lowered or emitted.
    pub fn sections(&self, frames: Frames) -> Result<(Sections, Diagnostics), UnitError> {
        let (validated, errors) = self.module.validate_keeping_valid();
        let lowered = validated
            .lower(&LowerOptions::new(Dialect::Dwarf5))
            .map_err(UnitError::Lower)?;
        let sections = lowered.emit(&EmitOptions {
            frames,
            ..EmitOptions::default()
        });
        Ok((sections.map_err(UnitError::Emit)?, errors))
    }

    /// An ELF file for gdb's JIT compilation interface, which lldb also supports; see
    /// [`Sections::to_jit_elf`]. `address` returns the address of a function, or of data, from its
    /// symbol: globals, and data whose address a variable holds or is computed from. Also returns
    /// the errors of [`DebugUnit::sections`]. Fails as it does, or if an address is missing.
    pub fn jit_elf(
        &self,
        address: impl FnMut(&str) -> Option<u64>,
    ) -> Result<(Vec<u8>, Diagnostics), UnitError> {
        let (sections, errors) = self.sections(Frames::Debug)?;
        let file = sections.to_jit_elf(0, address).map_err(UnitError::Jit)?;
        Ok((file, errors))
    }

    /// Returns an ELF, COFF or Mach-O file with the functions of a module and the sections. For
    /// other options, or sections of other modules in the same file, use [`Sections::add_to`]. Also
    /// returns the errors of [`DebugUnit::sections`]. Fails as it and [`Sections::add_to`] do, or if
    /// the file cannot be written.
    pub fn object_file(
        &self,
        mut product: ObjectProduct,
    ) -> Result<(Vec<u8>, Diagnostics), UnitError> {
        // Debuggers read .debug_frame; the unwinder of the running program reads .eh_frame.
        let (sections, errors) = self.sections(Frames::Both)?;
        let object = &mut product.object;
        let find = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
        sections.add_to(object, find).map_err(UnitError::Object)?;
        let written = object.write().map_err(ObjectError::Write);
        let mut file = written.map_err(UnitError::Object)?;
        if object.format() == BinaryFormat::MachO {
            fill_mach_o_addresses(&mut file).map_err(UnitError::Object)?;
        }
        Ok((file, errors))
    }
}
