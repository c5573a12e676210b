//! The losses of lowering: locations and frame rules that give less in the dialect than in the
//! metadata.

use crate::markers::{CodeRange, FunctionId};
use crate::messages::messages;
use crate::metadata::Object;
use crate::module::{Module, NodeKey, ObjectNames};
use crate::one_line::OneLine;
use crate::target::Register;
use alloc::format;
use alloc::string::String;

/// The reason why an object's location gives less in the dialect than in the metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum DegradationReason {
    /// The dialect has no operation for a lane of a vector register.
    Lane,
    /// The dialect has no operation for the iteration of a loop.
    Iteration,
    /// The dialect has no operation for the entry value of this location.
    EntryValue,
    /// The dialect has no operations on this type.
    Type,
    /// The dialect cannot move a location other than memory by a computed offset.
    Offset,
    /// The dialect has no memory outside of the default address space.
    AddressSpace,
    /// The dialect has no pointer to an object without an address.
    ImplicitPointer,
    /// The dialect has no pointer into this address space to an object without an address.
    PointerSpace,
    /// The dialect cannot read a composite inside an expression.
    NestedComposite,
    /// The dialect cannot choose between locations of different kinds, or between locations in
    /// registers.
    Choice,
    /// The dialect cannot lay a location over another at a computed offset.
    Overlay,
    /// A chunk of an array is in registers, and the dialect has no object maps.
    ObjectMap,
    /// In call frame information, a register is saved elsewhere than in whole bytes of memory.
    FramePlace,
    /// No consumer finds the canonical frame address: the target has no call frame information, or
    /// the dialect cannot express the function's.
    FrameAddress,
    /// A limit on the size of expressions was reached.
    Limit,
    /// An operand is undefined, so the evaluation would fail.
    Undefined,
    /// DWARF requires a location in memory there.
    NoMemory,
    /// No location with the argument's value is preserved across the call.
    Call,
    /// DWARF has one expression for all code, and the location differs in some function.
    PerFunction,
    /// The dialect's location lists have no default entry, and several functions have separate
    /// entries.
    NoDefault,
    /// Debuggers misread this location, so at most its value is written.
    Misread,
    /// Only operations that LLVM's tools do not support express this:
    /// [`LowerOptions::portable`](super::LowerOptions::portable) avoids them.
    Portable,
    /// The target has no relocation for the offset of a symbol in thread-local storage.
    ThreadLocal,
    /// The evaluation fails on every machine: a location outside of its storage, a read of a
    /// pointer without bits, or a division by zero.
    Fails,
}

messages! { DegradationReason {
    Lane => "the dialect has no operation for a lane of a vector register";
    Iteration =>
        "only DW_OP_push_iteration, an experimental operation of `llvm` and `dwarf6-draft`, gives the iteration";
    EntryValue => "the dialect has no operation for the entry value of this location";
    Type => "the dialect has no operations on this type";
    Offset => "the dialect cannot move a location other than memory by a computed offset";
    AddressSpace => "the dialect has no memory outside of the default address space";
    ImplicitPointer => "the dialect has no pointers to objects without an address";
    PointerSpace => "the dialect has no pointers into this address space to objects that have no address in it";
    NestedComposite => "the dialect cannot read a composite within an expression";
    Choice =>
        "the dialect cannot choose between locations of different kinds, or in registers, so at most the value is \
        given";
    Overlay =>
        "only DW_OP_overlay, an experimental operation of `llvm` and `dwarf6-draft`, lays a location over another at \
        a computed offset";
    ObjectMap =>
        "only DW_OP_object_map, an experimental operation of `llvm` and `dwarf6-draft`, states which part of the \
        array is in registers";
    FramePlace => "an unwinder finds saved registers only in whole bytes of memory";
    FrameAddress => "no call frame information gives the canonical frame address";
    Limit => "the expression exceeds a limit on its size";
    Undefined => "an operand is undefined";
    NoMemory => "DWARF requires a location in memory here";
    Call => "no location that is preserved across the call has the value";
    PerFunction => "it differs between functions, and DWARF has one expression for all code";
    NoDefault => "the dialect's location lists have no default entry";
    Misread => "debuggers misread this location, so at most its value is given";
    Portable => "only operations that LLVM's tools do not support can express this, and portable DWARF avoids them";
    ThreadLocal => "the target has no relocation for the offset of a symbol in thread-local storage";
    Fails => "the evaluation fails on every machine";
} }

/// The subject of a [`Degradation`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Subject {
    /// The location of an object.
    Object(Object),
    /// The canonical frame address, as given by the function's frame rules. Where it is lost, an
    /// unwinder finds no register of the caller either.
    Cfa,
    /// The location of a register's value in the caller, as given by the function's frame rules.
    CallerRegister(Register),
}

impl From<Object> for Subject {
    fn from(object: Object) -> Subject {
        Subject::Object(object)
    }
}

impl Degradation {
    /// Returns the subject's name for a message: a variable's name, the node that a fragment
    /// belongs to, or a frame rule and its function.
    pub fn name(&self, module: &Module, names: &ObjectNames) -> String {
        let symbol = self.symbol(module).unwrap_or(OneLine(""));
        match self.subject {
            Subject::Object(object) => names.name(module, object),
            Subject::Cfa => format!("the canonical frame address of `{symbol}`"),
            Subject::CallerRegister(register) => {
                format!(
                    "the caller's {} in `{symbol}`",
                    module.target.register_name(register)
                )
            }
        }
    }
}

impl Degradation {
    /// The symbol of the function.
    fn symbol<'m>(&self, module: &'m Module) -> Option<OneLine<'m>> {
        let function = module.code.function(self.function?)?;
        Some(OneLine(module.metadata.strings.get(function.symbol)))
    }

    /// Describes the degradation in a line for a message: the subject, its function, the code and
    /// the reason.
    pub fn describe(&self, module: &Module, names: &ObjectNames) -> String {
        let (name, of) = match (self.subject, self.symbol(module)) {
            (Subject::Object(object @ Object::Variable(_)), symbol) => (
                names.node(module, object),
                symbol.map_or(String::new(), |symbol| format!(" in `{symbol}`")),
            ),
            _ => (self.name(module, names), String::new()),
        };
        match self.function {
            Some(_) => format!("{name}{of} at {}: {}", self.code(), self.reason),
            None => format!("{name}: {}", self.reason),
        }
    }

    fn code(&self) -> String {
        format!("{:#x}..{:#x}", self.range.start, self.range.end)
    }
}

/// Writes a line with numbers of ids instead of names. [`Degradation::describe`] uses the module's
/// names.
impl core::fmt::Display for Degradation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.subject {
            Subject::Object(object) => NodeKey::from(object).fmt(f)?,
            Subject::Cfa => f.write_str("the canonical frame address")?,
            Subject::CallerRegister(register) => {
                write!(f, "register {} of the caller", register.0)?
            }
        }
        if let Some(function) = self.function {
            write!(f, " in function {} at {}", function.index(), self.code())?;
        }
        write!(f, ": {}", self.reason)
    }
}

/// A location or frame rule that gives less in the dialect than in the metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Degradation {
    /// The subject.
    pub subject: Subject,
    /// The function; `None` for an object that exists during the whole run of the program, or for a
    /// property of a type.
    pub function: Option<FunctionId>,
    /// The code in which it is degraded.
    pub range: CodeRange,
    /// The reason.
    pub reason: DegradationReason,
}
