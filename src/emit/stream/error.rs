//! The reasons why a module cannot be streamed.

use super::EmitError;
use crate::messages::messages;
use crate::one_line::OneLine;
use crate::units::Count;
use alloc::string::String;

/// The reason why a module cannot be added to a [`Streamer`](super::Streamer) or an
/// [`Incremental`](super::Incremental) emission, or why the sections cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// The sections cannot be written.
    Emit(EmitError),
    /// The shared module has this number of units. A stream writes one.
    Units(usize),
    /// The shared module has functions. Each added module would contain them.
    SharedFunctions,
    /// This option, or the DWARF version, needs all functions before the first one is written.
    Option(&'static str),
    /// The module is lowered to another dialect or format than the shared one.
    Encoding,
    /// The module is not a clone of the shared one with more nodes.
    NotAClone,
    /// The module adds nodes of this kind, which must be in the shared module.
    Unshared(&'static str),
    /// The module adds a node to a type, or to a subprogram with an abstract instance, whose entry
    /// is complete.
    Complete,
    /// The module gives a shared variable with static storage a location.
    StaticLocation,
    /// A function or row of the module is not at a multiple of the target's code alignment.
    Alignment,
    /// A function has this symbol, and an earlier one has it, too.
    RepeatedSymbol(String),
    /// The code of the shared subprogram with this name was added before.
    RepeatedCode(String),
    /// The code of the shared subprogram with this name was expected and not added.
    Missing(String),
    /// The code of the shared subprogram with this name was removed, and a module refers to it.
    RemovedCode(String),
    /// The module was removed, or added to another emission.
    NotAdded,
    /// An earlier call failed while it wrote, so the sections are incomplete.
    Incomplete,
}

messages! { StreamError {
    Emit(error) => "{error}";
    Units(count) => "the shared module has {}, expected 1; make a shared module for each unit", Count(*count, "unit");
    Option(option) => "{option} needs all functions in one module; emit one module, or do not set the option";
    Unshared(kind) =>
        "the added module has a {kind} that the shared module does not have; add it to the shared module, and start \
        again";
    RepeatedSymbol(symbol) => "two functions have the symbol `{}`; give each a separate symbol", OneLine(symbol);
    RepeatedCode(name) =>
        "the code of subprogram `{}` was already added; add a subprogram for each function to clones of the shared \
        module, or replace the module with that code", OneLine(name);
    Missing(name) =>
        "no module has added the code of subprogram `{}`, which was expected; add its function, or do not expect it",
        OneLine(name);
    RemovedCode(name) =>
        "the code of subprogram `{}` was removed, but an added module refers to it; add the code again, or replace \
        the modules that call it", OneLine(name);
    SharedFunctions => "the shared module has functions; add functions to clones of it";
    Encoding =>
        "the added module is lowered to another dialect or format than the shared one; lower both with the same \
        options";
    NotAClone =>
        "the added module is not a clone of the shared one with more nodes; clone the shared module, and only add to \
        it";
    Complete =>
        "the added module declares a node in a type or function whose entry is complete; declare it in the shared \
        module";
    StaticLocation =>
        "the added module gives a location to a shared variable with static storage, whose entry is complete; give \
        the location in the shared module, or emit one module";
    Alignment =>
        "a function or row of the added module is not at a multiple of the target's code alignment; give each the \
        position of an instruction";
    NotAdded => "the module was removed, or added to another emission; name a module that this emission has";
    Incomplete => "the sections are incomplete, because an earlier call failed; start again with the shared module";
} }

impl core::error::Error for StreamError {}

impl From<EmitError> for StreamError {
    fn from(error: EmitError) -> StreamError {
        StreamError::Emit(error)
    }
}
