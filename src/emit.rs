//! Writes lowered modules as DWARF sections: bytes and relocations.
//!
//! ```text
//!   Lowered ──► Plan (parents of entries)   ──► for each unit: its nodes     ──► types, namespaces, declarations,
//!                                                 │                              globals, procedures, functions
//!                                                 ├─► .debug_info with .debug_abbrev, .debug_str, .debug_addr
//!                                                 ├─► .debug_loclists, .debug_rnglists
//!                                                 └─► .debug_line
//!           └─► .debug_frame, .eh_frame                                                      ──► Sections
//! ```
//!
//! Entries are written straight into `.debug_info`, without an intermediate tree. Entries nest,
//! because namespaces, types and functions contain their declarations, so the nodes of a unit are
//! found first and sorted by scope. Within a scope, entries that others refer to come first, so
//! that most references are known when they are written: types, namespaces, declarations, imports,
//! variables, abstract instances, functions. A reference to a later entry is filled in at the end
//! of the unit; one to a later unit, at the end of all units.
//!
//! Where DWARF leaves a choice, the output is like that of clang, because debuggers are tested with
//! it: indexed strings, addresses and lists; one `.debug_addr` entry for each function, with ranges
//! relative to it; a range list for a scope that does not start where its function starts. Each
//! unit has the types that it uses, so that a consumer can read it alone. A type contains all of
//! its declarations; a namespace contains only those that the unit uses. A type contains the
//! declarations of its member functions, and the unit contains their code.
//!
//! The next call depends on the place of the code:
//!
//! | the code is | call |
//! | --- | --- |
//! | in an ELF, COFF or Mach-O object that the `object` crate writes | [`Sections::add_to`] |
//! | in a WebAssembly object | [`Sections::add_to_wasm`] |
//! | in an object file of another writer | [`Sections::iter`]; [`Sections`] shows the code |
//! | consecutive functions without relocations, or whose code is not of interest | [`Sections::to_object`] |
//! | in memory, for gdb and lldb: the JIT interface, `__jit_debug_register_code` | [`Sections::to_jit_elf`] |
//! | in memory, for exceptions and backtraces through the code: `__register_frame` | [`Sections::bind`], [`Frames::Eh`] |
//!
//! A compiler that does not keep its functions writes them one at a time: see [`Streamer`].
//!
//! These nodes get no entry: functions without code (unless inlined), scopes without code, and
//! labels without a marker. A block without code has an entry without ranges if a variable in it
//! has a location (see [`DILexicalBlock`](crate::metadata::DILexicalBlock)).

mod abbrev;
mod addresses;
mod adjacent;
mod aranges;
mod buffer;
mod call;
mod composite;
mod constant;
#[cfg(feature = "object")]
mod container;
mod destination;
mod disjoint;
mod earlier;
#[cfg(feature = "object")]
mod elf;
mod emitter;
mod entry;
mod entry_target;
mod extent;
#[cfg(feature = "object")]
mod field;
mod file_units;
mod files;
mod format;
mod forms;
mod frame;
mod function;
#[cfg(feature = "object")]
mod jit;
#[cfg(feature = "object")]
mod labels;
mod lanes;
mod language;
#[cfg(test)]
mod limits;
mod line;
mod line_program;
mod list;
mod location;
#[cfg(feature = "object")]
mod mach_o;
mod macros;
mod map;
mod module;
mod names;
#[cfg(feature = "object")]
mod object_error;
mod own;
mod owners;
mod part;
mod pending;
mod plan;
mod procedures;
mod properties;
mod references;
mod relocation;
mod scope;
mod sections;
mod shared_types;
mod skeletons;
mod slots;
mod smallest;
mod split;
mod split_error;
mod stream;
mod strings;
mod subprograms;
mod type_unit_table;
mod type_units;
mod types;
mod unit;
mod unit_nodes;
mod units;
mod variable;
mod vendor;
#[cfg(feature = "object")]
mod wasm;
mod written;

use crate::messages::messages;
pub use destination::{Destination, Feature};
pub use format::Omission;
#[cfg(feature = "object")]
pub use mach_o::fill_mach_o_addresses;
#[cfg(feature = "object")]
pub use object_error::ObjectError;
pub use relocation::{Relocation, RelocationTarget, SymbolIndex};
pub use sections::{BindError, EmittedFunction, Section, SectionId, Sections};
pub use split_error::SplitError;
pub use stream::{AddedModule, Incremental, StreamError, Streamer};

use crate::dwarf::Dialect;
use crate::lower::Lowered;
use crate::markers::FunctionId;
use crate::one_line::OneLine;
use crate::target::Target;
use crate::units::{Bytes, Position};
use alloc::string::String;
use core::fmt;

/// The sections for call frame information. The default is [`Frames::Debug`], which only debuggers
/// use. Exceptions, backtraces and profilers in the process read `.eh_frame`, which [`Frames::Eh`]
/// writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frames {
    /// No call frame information.
    None,
    /// `.debug_frame`, which only debuggers read. This is the default. Unwinders in the process
    /// find no entry for the code, so exceptions, panics and backtraces end there.
    #[default]
    Debug,
    /// `.eh_frame`, which is loaded with the code, and which unwinders and debuggers read. A
    /// just-in-time compiler registers the section of [`Sections::bind`] with `__register_frame`.
    /// gdb and lldb are not notified of that, but find the section in the file of
    /// [`Sections::to_jit_elf`]. In a linked program, the C runtime provides its terminator.
    Eh,
    /// `.debug_frame` and `.eh_frame`.
    Both,
}

/// How entries refer to strings, addresses and lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Forms {
    /// By indices into the tables of DWARF 5, as clang does: the fewest relocations. DWARF 4 has no
    /// such tables, so its units have direct forms.
    #[default]
    Indexed,
    /// By offsets and addresses in the entries themselves, as gcc does: for readers that do not
    /// support the tables, and for code in memory, where relocations cost nothing. Not for
    /// [`Streamer`] and [`Incremental`].
    Direct,
}

/// The sections of the functions' code. Except for [`CodeSections::Adjacent`], the debug sections
/// are the same for all: each function has its own address, line sequence and frame entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CodeSections {
    /// One section, `.text`, for all functions.
    #[default]
    Together,
    /// As [`CodeSections::Together`], and the debug sections rely on the offsets of the functions.
    /// The functions of the module are in the order of [`Sections::functions`]: each starts at the
    /// next multiple of this number of bytes, a power of two, after the previous one. Then a unit
    /// has one range and one line sequence, as clang writes them without `-ffunction-sections`, and
    /// fewer relocations. A linker cannot leave functions out. [`ObjectError::Adjacent`] and
    /// [`BindError::Adjacent`] report functions that are elsewhere. Functions with parts, and code
    /// that linkers shorten, have separate sequences.
    Adjacent(u32),
    /// A section for each function, named `.text.` and its symbol, as with `-ffunction-sections`:
    /// linkers leave unused functions out (`--gc-sections`). In Mach-O, symbols have this effect.
    Separate,
    /// As [`CodeSections::Separate`], and each function that other units can call is in a COMDAT
    /// group of its name: linkers keep one of several functions of the same name. The symbols of
    /// these are weak in ELF. Mach-O has no groups.
    Comdat,
}

/// The options of emission.
///
/// ```
/// use dwarfsmith::emit::{EmitOptions, Frames};
/// let options = EmitOptions { frames: Frames::Eh, ..EmitOptions::default() };
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EmitOptions {
    /// The sections for call frame information. The default is `.debug_frame` ([`Frames::Debug`]),
    /// which only debuggers read. If exceptions, panics or backtraces in the process pass through
    /// the code, set [`Frames::Eh`].
    pub frames: Frames,
    /// How entries refer to strings, addresses and lists. The default is [`Forms::Indexed`].
    pub forms: Forms,
    /// Whether to write only the tags, attributes and values that the standard of the units'
    /// version defines, as gcc's `-gstrict-dwarf` does: for example, no call sites in DWARF 4,
    /// where the default has GNU's. [`Sections::omissions`] lists what is left out. The dialect
    /// must be [`Dialect::Dwarf4`] or [`Dialect::Dwarf5`], without GNU's or experimental
    /// operations. The default is `false`.
    pub strict: bool,
    /// Whether units have the language by name and version as well, as in DWARF 6
    /// (`DW_AT_language_name`, `DW_AT_language_version`). The default is `false`.
    pub language_names: bool,
    /// The sections of the functions' code. The default is
    /// [`CodeSections::Together`].
    pub code: CodeSections,
    /// A section of this many bytes or more is [`EmitError::TooLarge`]. Every section must also be
    /// smaller than the limit of 32-bit DWARF, 0xfffffff0 bytes, so the default, `u32::MAX`,
    /// selects that limit. It also applies to 64-bit DWARF, whose wide offsets are for linked
    /// programs.
    pub section_limit: u32,
    /// Whether to write the index of names, `.debug_names` (DWARF 5 section 6.1.1), by which
    /// debuggers find entries without reading all units. `.debug_aranges` is then written, too: if
    /// there is an index, gdb 13 finds the units of addresses only in that table. The default is
    /// `false`: without an index, debuggers build one.
    pub names: bool,
    /// Whether to write `.debug_gnu_pubnames` and `.debug_gnu_pubtypes`, from which linkers make a
    /// `.gdb_index` (`--gdb-index` of lld and gold), as clang's `-ggnu-pubnames` does. The default
    /// is `false`.
    pub pubnames: bool,
    /// Whether each named structure, class, union and enumeration has a type unit (DWARF 5 section
    /// 3.1.4), with a signature that depends only on the type, as clang's `-fdebug-types-section`
    /// does: linkers keep one of the equal types of several objects. For ELF object files: each
    /// unit is in a COMDAT group; in `.dwo` files, where tools such as `llvm-dwp` keep one. Types
    /// in functions and unnamed namespaces, and those whose size or bounds depend on variables,
    /// remain in the units that use them. The default is `false`.
    pub type_units: bool,
    /// Whether units refer to the types of other units (`DW_FORM_ref_addr`), as they do after
    /// link-time optimization in LLVM: the first unit that uses a type has its entry. Types in
    /// functions, and those whose size or bounds depend on variables, remain in the units that use
    /// them. It is an error for split units ([`SplitError::SharedTypes`]), to which no other file
    /// refers. The default is `false`: each unit can be moved or dropped without the others.
    pub shared_types: bool,
    /// Whether to write the table of addresses, `.debug_aranges` (DWARF 5 section 6.1.2), by which
    /// a consumer finds the unit of an address. The default is `false`: the entries of units have
    /// the same addresses, and clang leaves the table out, too; gcc writes it. `names` includes it.
    pub aranges: bool,
    /// Whether entries with children refer to the next entry after these (`DW_AT_sibling`), as gcc
    /// does: readers that need not know the children skip them. The default is `false`, as in
    /// clang: gdb and lldb read all entries anyway.
    pub siblings: bool,
    /// Whether a location list has all places of an object that is in several places at once, as
    /// overlapping entries (DWARF 5 section 2.6.2), for evaluators that use all of them. gdb uses
    /// the first entry that holds, and lldb 22 may find none, because it searches the list by
    /// binary search. The default is `false`: each byte of the code has only the first place, as
    /// with clang and gcc.
    pub overlapping_lists: bool,
    /// Whether to choose the forms of numbers and strings, and the codes of abbreviations, by the
    /// values in all entries, and to write a string only once if other strings end with it.
    /// Addresses are added to `.debug_addr` only where no other encoding is smaller: a scope with
    /// one range has a list in `.debug_rnglists`. That section is larger than clang's, but all
    /// sections together are smaller. Emission writes each module twice for this, and takes twice
    /// as long. It is for sections that no linker shrinks, for `.dwo` files, and for files that are
    /// kept. The default is `false`: each value has its shortest form, and addresses are in
    /// `.debug_addr`, as in clang.
    pub smallest: bool,
    /// Whether linkers shorten the code of functions (`R_RISCV_RELAX`, "linker relaxation" in the
    /// psABI of RISC-V), as with clang's `-mrelax`. Then no offset in a function is a constant:
    /// entries and lists have addresses of labels, which [`Sections::add_to`] adds as local
    /// symbols, and lengths in tables of lines and call frame information are
    /// [`RelocationTarget::Length`]s. Requires ELF and a target with
    /// [`ElfRelocations::differences`](crate::target::ElfRelocations::differences); for other
    /// targets, emission fails with [`EmitError::Relaxation`]. The default is `false`: linkers do
    /// not change the length of code.
    pub relaxation: bool,
    /// Where the sections will be. If the options request a feature that is not supported there,
    /// emission fails with [`EmitError::Destination`] before it writes anything. The default is
    /// [`Destination::Any`]: the call that writes the file reports the feature.
    pub destination: Destination,
}

impl EmitOptions {
    /// The defaults.
    pub const fn new() -> EmitOptions {
        EmitOptions {
            frames: Frames::Debug,
            forms: Forms::Indexed,
            strict: false,
            language_names: false,
            code: CodeSections::Together,
            section_limit: u32::MAX,
            names: false,
            pubnames: false,
            type_units: false,
            shared_types: false,
            aranges: false,
            siblings: false,
            overlapping_lists: false,
            smallest: false,
            relaxation: false,
            destination: Destination::Any,
        }
    }

    pub(crate) const fn has_aranges(&self) -> bool {
        self.aranges || self.names
    }
}

impl Default for EmitOptions {
    fn default() -> EmitOptions {
        EmitOptions::new()
    }
}

/// The reason why a module cannot be emitted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EmitError {
    /// An expression in a location list of DWARF 4 has more than 65535 bytes.
    LongExpression(Option<FunctionId>),
    /// DWARF has no addresses or offsets of these sizes.
    Encoding {
        /// The size of an address, in bytes.
        address_bytes: u8,
        /// The size of an offset, in bytes.
        offset_bytes: u8,
    },
    /// A section has [`EmitOptions::section_limit`] bytes or more, or reaches the limit of 32-bit
    /// DWARF, 0xfffffff0 bytes.
    TooLarge(SectionId),
    /// [`EmitOptions::destination`] does not support this feature.
    Destination(Destination, Feature),
    /// [`EmitOptions::relaxation`] is set, and the target has no relocations for lengths of code.
    Relaxation(Target),
    /// Units of this version of DWARF have no `.debug_names`.
    NoNames(u16),
    /// [`EmitOptions::strict`] is set, but expressions may have operations of vendors: those of
    /// this dialect, or GNU's or experimental ones that the options of lowering allow.
    NotStandard(Dialect),
    /// The units cannot be split, for this reason.
    Split(SplitError),
    /// A name or path has a zero byte in it.
    ZeroByte(String),
    /// An expression, which may belong to a function, refers to a symbol or entry that does not
    /// exist, or whose offset does not fit in the operand.
    Operand(Option<FunctionId>),
    /// No instruction can start at the position of a row of call frame information.
    FramePosition(FunctionId, Position),
}

/// The function of an expression in a message, if it is known.
struct OfFunction(Option<FunctionId>);

impl fmt::Display for OfFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(function) => write!(f, "of function {} ", function.index()),
            None => Ok(()),
        }
    }
}

messages! { EmitError {
    LongExpression(function) =>
        "an expression {}has more than 65535 bytes, the limit in a location list of DWARF 4; lower to a dialect of \
        DWARF 5", OfFunction(*function);
    Encoding { address_bytes, offset_bytes } =>
        "DWARF has no addresses of {} with offsets of {}",
        Bytes((*address_bytes).into()), Bytes((*offset_bytes).into());
    TooLarge(section) =>
        "{} is larger than its limit, which is at most 4 GiB; split the module into several compilation units",
        section.name();
    Destination(destination, feature) => "{destination} does not support {feature}; {}", feature.words().1;
    Relaxation(target) =>
        "the target {} has no relocations for lengths of code that linkers shorten; do not set \
        `EmitOptions::relaxation`, or set `ElfRelocations::differences` of the target", target.name();
    NoNames(version) =>
        "units of DWARF {version} have no .debug_names; lower to a dialect of DWARF 5, or do not set \
        `EmitOptions::names`";
    NotStandard(dialect) =>
        "strict DWARF has no vendor operations, but the module is lowered to `{dialect}` with some of them; lower to \
        `dwarf4` or `dwarf5`, without GNU's and experimental operations";
    Split(error) => "{error}";
    ZeroByte(string) =>
        "the name `{}` has a zero byte, where readers end the string; leave the byte out", OneLine(string);
    Operand(function) =>
        "an expression {}refers to an entry that does not exist, or whose offset does not fit in the operand",
        OfFunction(*function);
    FramePosition(function, position) =>
        "the frame row at {position:#x} of function {} is not at a multiple of the target's code alignment; give it \
        the position of an instruction", function.index();
} }

impl core::error::Error for EmitError {}

impl Lowered<'_, '_> {
    /// Writes the sections. The same module gives the same bytes.
    ///
    /// # Errors
    /// If DWARF cannot represent a part of the module, or if the module names a node or string
    /// that it does not have.
    pub fn emit(&self, options: &EmitOptions) -> Result<Sections, EmitError> {
        module::emit(self, options, None)
    }

    /// Writes the sections with the unit's entries split from them, as with `-gsplit-dwarf`: they
    /// are in sections that linkers leave out, `.debug_info.dwo` and so on, and a skeleton unit
    /// remains, which names the file that has these sections. This makes linking fast, and programs
    /// small. The name of that file is relative to the unit's directory. The file is the object
    /// file itself, or another one with the sections that [`Sections::split_dwo`] removes. In DWARF
    /// 4, the skeleton is that of GNU's extension. Tools such as `llvm-dwp` collect the units of a
    /// program in one file, where debuggers find them as well.
    ///
    /// Each unit of the module has a separate file, as lldb requires; `dwo_names` are their names,
    /// in the order of the units. No file refers to another one: a unit has an abstract instance of
    /// each subprogram that is inlined in it, and declarations of the functions of other units that
    /// it calls, as clang writes them. Imports of entities of other units are left out.
    ///
    /// # Errors
    /// Those of [`Lowered::emit`], and [`EmitError::Split`] for options that exclude split units,
    /// or names that are not file names for the units.
    pub fn emit_split(
        &self,
        options: &EmitOptions,
        dwo_names: &[&str],
    ) -> Result<Sections, EmitError> {
        module::emit(self, options, Some(dwo_names))
    }
}
