//! Locates the objects that the entries of a `gimli` unit describe.
//!
//! A [`UnitReader`] visits a unit's entries once. After that [`UnitReader::location`] returns the
//! location of a variable at a program counter on a [`Machine`]: it finds the expression or the
//! entries of the location list, the function's frame base, base types, indexed addresses, and
//! other entries that the expression calls or points to. The state of other frames comes from a
//! [`CallStack`], to which [`UnitReader::add_to`] adds the unit's frame bases and calls.
//!
//! Each step takes at most time proportional to the size of the unit, for any bytes. If an entry
//! refers to other units, the number of all units and the sizes of these units are added.

mod calls;
mod dynamic;
mod entries;
mod fitted;
mod frames;
mod lanes;
mod machine;
mod members;
mod partial;
mod scan;
mod scopes;
mod types;

pub use dynamic::Dimension;
pub use entries::EntryOffset;
pub use frames::{CallPosition, SourceFrame};
pub use types::ObjectType;

use super::location::{EntryId, Location};
use super::machine::{ListEntry, Machine};
use super::unwind::Callee;
use super::{Entry, ErrorCode, EvalError, Evaluator, Limits, Rules};
use crate::dwarf::{Dialect, Encoding, Operation, Operations};
use crate::target::{ByteOrder, Target};
use alloc::string::String;
use alloc::vec::Vec;
use calls::{Call, TailCall};
use core::fmt;
use entries::Described;
use gimli::constants::{self as dw, DwAt};
use gimli::{AttributeValue, EndianSlice, Endianity, UnitOffset};
use machine::{InUnit, Site};
use scan::Scope;
use scopes::ScopeIndex;

/// Bytes of a section.
type Slice<'d, E> = EndianSlice<'d, E>;
type Die<'d, E> = gimli::DebuggingInformationEntry<Slice<'d, E>>;

/// The maximum number of references that are followed from one entry to another, and the maximum
/// depth of nested blocks.
const MAX_STEPS: u32 = 64;

/// The maximum number of ranges and list entries that a scan keeps, in addition to one for each
/// byte of the unit. Entries may share lists, so without a limit a small file could need much
/// memory.
const MAX_KEPT: usize = 1 << 20;
const TOO_MANY: EvalError = EvalError::new(
    ErrorCode::LimitSize,
    "entries of the unit share too many ranges or entries of location lists",
);

/// The attributes that refer to an entry's abstract origin or declaration.
const ORIGIN: [DwAt; 2] = [dw::DW_AT_abstract_origin, dw::DW_AT_specification];

/// Returns the operation of an expression that has only one.
fn only_operation(encoding: Encoding, expression: &[u8]) -> Option<Operation<'_>> {
    let mut operations = Operations::new(encoding, expression);
    let only = operations.next()?.ok()?.1;
    operations.next().is_none().then_some(only)
}

/// The reason why an object cannot be located.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The debug information cannot be read.
    Dwarf(gimli::Error),
    /// The expression cannot be evaluated, or cannot be evaluated on this machine.
    Eval(EvalError),
    /// An attribute has a form that cannot describe a location.
    Form(DwAt),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Dwarf(error) => write!(f, "the debug information cannot be read: {error}"),
            ReadError::Eval(error) => error.fmt(f),
            ReadError::Form(attribute) => {
                write!(f, "{attribute} has a form that cannot describe a location")
            }
        }
    }
}

impl core::error::Error for ReadError {}

impl From<gimli::Error> for ReadError {
    fn from(error: gimli::Error) -> ReadError {
        ReadError::Dwarf(error)
    }
}

impl From<EvalError> for ReadError {
    fn from(error: EvalError) -> ReadError {
        ReadError::Eval(error)
    }
}

/// The location in an attribute.
#[derive(Clone, Debug)]
enum Stated<'d> {
    Expression(&'d [u8]),
    List(Vec<ListEntry<'d>>),
    Location(Location),
}

/// Reads a unit of a program's debug information and locates its objects.
///
/// The sections must be borrowed as [`EndianSlice`]s; `gimli::DwarfSections::borrow` does this for
/// sections in another form.
///
/// ```
/// use dwarfsmith::Target;
/// use dwarfsmith::dwarf::Dialect;
/// use dwarfsmith::emit::EmitOptions;
/// use dwarfsmith::eval::{Snapshot, UnitReader};
/// use dwarfsmith::lower::LowerOptions;
/// use dwarfsmith::{target::Register, text};
/// use gimli::{EndianSlice, LittleEndian};
///
/// // A program: x is in ebx from 0x4 on. Its function is at 0x1000.
/// let source = r#"
/// target "x86_64"
/// define @f size 0x10 !dbg !2 {
/// bb0 @ 0x0:
///   0x4: dbg.def !20, %reg(rbx)
/// }
/// !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
/// !1 = !DIFile(filename: "f.c", directory: "/src")
/// !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
/// !3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
/// !10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
/// !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
/// "#;
/// let module = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}")).module;
/// let validated = module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
/// let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
/// let program = lowered.emit(&EmitOptions::default())?.bind(0, |_symbol| Some(0x1000))?;
///
/// let dwarf = gimli::Dwarf::load(|id| {
///     let section = program.iter().find(|(own, _)| own.name() == id.name());
///     Ok::<_, gimli::Error>(EndianSlice::new(section.map_or(&[][..], |(_, bytes)| &bytes[..]), LittleEndian))
/// })?;
/// let header = dwarf.units().next()?.ok_or("there is no unit")?;
/// let unit = dwarf.unit(header)?;
/// let reader = UnitReader::new(&dwarf, &unit, Target::X86_64)?;
///
/// // The machine has stopped at 0x1006.
/// let mut machine = Snapshot::new(Target::X86_64);
/// machine.set_register(Register(3), 42u64.to_le_bytes().to_vec());
/// let x = reader.objects_at(0x1006)[0];
/// assert_eq!(reader.name(x)?, "x");
/// let location = reader.location(x, 0x1006, &machine)?;
/// assert_eq!(location.to_string(), "reg(3)+0");
///
/// let size = reader.object_type(x)?.byte_size.ok_or("x has no size")?;
/// let contents = reader.evaluator().read_known(&machine, &location, u128::from(size) * 8)?;
/// assert_eq!(contents.bytes, 42u32.to_le_bytes());
///
/// // Before 0x4, it is optimized out.
/// assert!(reader.location(x, 0x1000, &machine)?.is_undefined());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct UnitReader<'u, 'd, E: Endianity> {
    dwarf: &'u gimli::Dwarf<Slice<'d, E>>,
    unit: &'u gimli::Unit<Slice<'d, E>>,
    target: Target,
    encoding: Encoding,
    rules: Rules,
    /// The load bias, which is added to the file's addresses.
    bias: u64,
    /// The limits on each evaluation.
    pub limits: Limits,
    scopes: Vec<Scope<'d>>,
    index: ScopeIndex,
    /// The variables outside of functions.
    globals: Vec<UnitOffset>,
    calls: Vec<Call<'d>>,
    tail_calls: Vec<TailCall<'d>>,
    /// The symbols of the unit's external functions, with their first addresses.
    symbols: Vec<(&'d [u8], u64)>,
}

impl<'u, 'd, E: Endianity> UnitReader<'u, 'd, E> {
    /// Visits a unit's entries. Its expressions are read as DWARF 5 or older, with GNU's
    /// operations; [`UnitReader::with_dialect`] sets another dialect.
    ///
    /// # Errors
    /// If the entries cannot be read. An attribute that cannot be read is ignored.
    pub fn new(
        dwarf: &'u gimli::Dwarf<Slice<'d, E>>,
        unit: &'u gimli::Unit<Slice<'d, E>>,
        target: Target,
    ) -> Result<UnitReader<'u, 'd, E>, ReadError> {
        let mut reader = UnitReader::unscanned(dwarf, unit, target);
        reader.scan()?;
        reader.find_targets();
        reader.index = ScopeIndex::of(&reader.scopes);
        Ok(reader)
    }

    /// Returns a reader that does not know the unit's functions, variables and calls.
    fn unscanned(
        dwarf: &'u gimli::Dwarf<Slice<'d, E>>,
        unit: &'u gimli::Unit<Slice<'d, E>>,
        target: Target,
    ) -> UnitReader<'u, 'd, E> {
        let gimli::Encoding {
            address_size,
            format,
            ..
        } = unit.encoding();
        let mut encoding = Encoding::new(Dialect::Dwarf5, target).lenient();
        encoding.address_bytes = address_size;
        encoding.offset_bytes = format.word_size();
        UnitReader {
            dwarf,
            unit,
            target,
            encoding,
            rules: Rules::Dwarf5,
            bias: 0,
            limits: Limits::DEFAULT,
            scopes: Vec::new(),
            index: ScopeIndex::default(),
            globals: Vec::new(),
            calls: Vec::new(),
            tail_calls: Vec::new(),
            symbols: Vec::new(),
        }
    }

    /// Returns a reader of the expressions of another entry's unit, which does not know the unit's
    /// functions, variables and calls.
    fn for_unit<'r>(&self, found: &'r Described<'u, 'd, E>) -> UnitReader<'r, 'd, E> {
        UnitReader {
            bias: self.bias,
            limits: self.limits,
            ..UnitReader::unscanned(found.dwarf, found.unit(), self.target)
        }
        .with_dialect(self.encoding.dialect)
    }

    /// Sets the dialect of the expressions: [`Dialect::Llvm`] for clang's output for AMD's GPUs.
    #[must_use]
    pub fn with_dialect(mut self, dialect: Dialect) -> UnitReader<'u, 'd, E> {
        self.encoding.dialect = dialect;
        self.rules = Rules::of(dialect);
        self
    }

    /// Sets the load bias of a position-independent program or library: the address in memory of
    /// its first byte (or of its first segment, if it has segments) minus the address in the file.
    /// All parameters and results of the reader are addresses in memory; the reader adds `bias` to
    /// the addresses in the debug information.
    ///
    /// ```
    /// # use dwarfsmith::Target;
    /// # use dwarfsmith::eval::UnitReader;
    /// # use gimli::{EndianSlice, LittleEndian};
    /// # fn example(
    /// #     dwarf: &gimli::Dwarf<EndianSlice<'_, LittleEndian>>,
    /// #     unit: &gimli::Unit<EndianSlice<'_, LittleEndian>>,
    /// #     rip: u64,
    /// # ) -> Result<(), dwarfsmith::eval::ReadError> {
    /// // By /proc/PID/maps, the file's offset 0, whose address in the file is 0, is mapped here.
    /// let reader = UnitReader::new(dwarf, unit, Target::X86_64)?.loaded_at(0x5555_5555_4000);
    /// let function = reader.function_at(rip);
    /// # let _ = function;
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn loaded_at(mut self, bias: u64) -> UnitReader<'u, 'd, E> {
        // Relative to the current load bias.
        let by = bias.wrapping_sub(self.bias);
        self.bias = bias;
        let moved =
            |range: &mut (u64, u64)| *range = (range.0.wrapping_add(by), range.1.wrapping_add(by));
        for scope in &mut self.scopes {
            scope.ranges.iter_mut().for_each(moved);
            if let Some(Stated::List(entries)) = &mut scope.frame_base {
                entries
                    .iter_mut()
                    .filter_map(|entry| entry.range.as_mut())
                    .for_each(moved);
            }
        }
        self.index = ScopeIndex::of(&self.scopes);
        for call in &mut self.calls {
            call.return_address = call.return_address.wrapping_add(by);
        }
        let targets = self.calls.iter_mut().map(|call| &mut call.target);
        let tail_calls = self.tail_calls.iter_mut();
        for target in targets.chain(tail_calls.map(|call| &mut call.target)) {
            if let Callee::Function(start) = target {
                *start = start.wrapping_add(by);
            }
        }
        for (_, start) in &mut self.symbols {
            *start = start.wrapping_add(by);
        }
        self
    }

    /// Ignores code below an address in the file. Linkers set the addresses of removed functions to
    /// 0 or 1, so the range of a large removed function would contain the addresses of other code.
    /// `lowest` is the lowest address of the file's executable sections.
    #[must_use]
    pub fn with_code_from(mut self, lowest: u64) -> UnitReader<'u, 'd, E> {
        let bias = self.bias;
        let is_code = |start: u64| start.wrapping_sub(bias) >= lowest;
        for scope in &mut self.scopes {
            scope.ranges.retain(|(start, _)| is_code(*start));
        }
        self.symbols.retain(|(_, start)| is_code(*start));
        self.index = ScopeIndex::of(&self.scopes);
        self
    }

    /// The encoding of the unit's expressions.
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Creates an evaluator for the unit's expressions, with the reader's limits.
    pub fn evaluator(&self) -> Evaluator {
        let mut evaluator = Evaluator::new(self.encoding, self.rules);
        evaluator.limits = self.limits;
        evaluator
    }

    /// The innermost function that contains an address, which may be an inlined scope.
    pub fn function_at(&self, pc: u64) -> Option<UnitOffset> {
        self.scopes_at(pc)
            .filter(|scope| scope.is_function)
            .last()
            .map(|scope| scope.entry)
    }

    /// The variables of the unit outside of functions.
    pub fn globals(&self) -> &[UnitOffset] {
        &self.globals
    }

    /// The location of a variable or parameter, from `DW_AT_location` or `DW_AT_const_value`. It is
    /// undefined if neither gives a location at this address: the object is optimized out there.
    ///
    /// `pc` is the address in the [selected](Machine::frame) frame: for a caller,
    /// [`UnwoundFrame::address`]. It is an address in memory, as are those of the result; see
    /// [`UnitReader::loaded_at`].
    ///
    /// # Errors
    /// If the debug information is malformed, or the machine lacks context that an expression
    /// needs.
    ///
    /// [`UnwoundFrame::address`]: super::UnwoundFrame::address
    pub fn location(
        &self,
        entry: UnitOffset,
        pc: u64,
        machine: &dyn Machine,
    ) -> Result<Location, ReadError> {
        let mut all = usize::MAX;
        match self.stated_of_object(entry, &mut all)? {
            // A block may have fewer bytes than the object.
            Some(Stated::Location(constant)) if self.encoding.order == ByteOrder::Big => {
                Ok(constant)
            }
            Some(stated) => {
                let location = self.evaluate(Site::new(entry, pc, machine), stated, &[])?;
                self.fitted(entry, location, machine)
            }
            None => Ok(Location::UNDEFINED),
        }
    }

    /// The location in another attribute of an entry, such as `DW_AT_frame_base`,
    /// `DW_AT_static_link`, `DW_AT_return_addr`, `DW_AT_data_location` or `DW_AT_string_length`.
    /// `object` is the location that `DW_OP_push_object_address` pushes. Returns `None` if the
    /// entry has no such attribute.
    ///
    /// # Errors
    /// Those of [`UnitReader::location`]; also if the attribute's form cannot describe a location.
    pub fn attribute(
        &self,
        entry: UnitOffset,
        attribute: DwAt,
        pc: u64,
        machine: &dyn Machine,
        object: Option<&Location>,
    ) -> Result<Option<Location>, ReadError> {
        let die = self.unit.entry(entry)?;
        let stated = self.stated(&die, attribute)?;
        let site = Site {
            object,
            ..Site::new(entry, pc, machine)
        };
        stated
            .map(|stated| self.evaluate(site, stated, &[]))
            .transpose()
    }

    /// The name of an entry, or of its abstract origin or specification; empty if it has none.
    ///
    /// # Errors
    /// If the entry cannot be read.
    pub fn name(&self, entry: impl Into<EntryOffset>) -> Result<String, ReadError> {
        let mut found = self.described(entry.into())?;
        for _ in 0..MAX_STEPS {
            if let Some(name) = found.entry.attr_value(dw::DW_AT_name) {
                return Ok(found.text(name)?.to_string_lossy().into_owned());
            }
            match self.refer(&found, &ORIGIN)? {
                Some(next) => found = next,
                None => break,
            }
        }
        Ok(String::new())
    }

    /// The scopes that contain an address, the outermost first.
    fn scopes_at(&self, pc: u64) -> impl Iterator<Item = &Scope<'d>> {
        let numbers = self.index.scopes_at(pc).into_iter();
        numbers.filter_map(|number| self.scopes.get(number))
    }

    /// The frame base of the function that contains an address.
    fn frame_base_at(&self, pc: u64) -> Option<&Stated<'d>> {
        let scope = self.scopes.get(self.index.with_frame_base(pc)?)?;
        scope.frame_base.as_ref()
    }

    /// Evaluates the location in an attribute of an entry.
    fn evaluate(
        &self,
        site: Site<'_>,
        stated: Stated<'d>,
        initial: &[Entry],
    ) -> Result<Location, ReadError> {
        let machine = &InUnit::new(self, site, &stated);
        let mut evaluator = self.evaluator();
        let location = match stated {
            Stated::Expression(expression) => evaluator.location(machine, expression, initial),
            Stated::List(entries) => evaluator.list(machine, &entries, site.pc, initial),
            Stated::Location(location) => Ok(location),
        };
        Ok(location.map_err(|error| error.on(self.target))?)
    }

    /// The location in an attribute; `None` if the entry does not have the attribute.
    fn stated(&self, die: &Die<'d, E>, attribute: DwAt) -> Result<Option<Stated<'d>>, ReadError> {
        let mut all = usize::MAX;
        self.stated_within(die, attribute, &mut all)
    }

    /// Like [`UnitReader::stated`], but reads at most `left` list entries, and subtracts their
    /// number from `left`.
    fn stated_within(
        &self,
        die: &Die<'d, E>,
        attribute: DwAt,
        left: &mut usize,
    ) -> Result<Option<Stated<'d>>, ReadError> {
        let Some(value) = die.attr_value(attribute) else {
            return Ok(None);
        };
        if let AttributeValue::Exprloc(expression) = value {
            return Ok(Some(Stated::Expression(expression.0.slice())));
        }
        let offset = match value {
            // gimli does not know the classes of LLVM's attributes.
            AttributeValue::SecOffset(offset) => Some(gimli::LocationListsOffset(offset)),
            value => self.dwarf.attr_locations_offset(self.unit, value)?,
        };
        let Some(offset) = offset else {
            return Err(ReadError::Form(attribute));
        };
        let mut entries = Vec::new();
        let mut list = self.dwarf.locations(self.unit, offset)?;
        while let Some(entry) = list.next()? {
            *left = left.checked_sub(1).ok_or(TOO_MANY)?;
            // gimli returns the default entry with a range of all addresses.
            let is_default = entry.range.begin == 0 && entry.range.end == u64::MAX;
            let loaded = |address: u64| address.wrapping_add(self.bias);
            let range = (!is_default).then(|| (loaded(entry.range.begin), loaded(entry.range.end)));
            entries.push(ListEntry {
                range,
                expression: entry.data.0.slice(),
            });
        }
        Ok(Some(Stated::List(entries)))
    }

    /// The location of a variable or parameter, from its entry, its abstract origin or its
    /// specification. `left` is as for [`UnitReader::stated_within`].
    fn stated_of_object(
        &self,
        entry: UnitOffset,
        left: &mut usize,
    ) -> Result<Option<Stated<'d>>, ReadError> {
        let mut found = self.own(entry)?;
        for _ in 0..MAX_STEPS {
            if found.is_own() {
                if let Some(stated) = self.stated_within(&found.entry, dw::DW_AT_location, left)? {
                    return Ok(Some(stated));
                }
                if let Some(value) = found.entry.attr_value(dw::DW_AT_const_value) {
                    let bytes = self.constant(&value, self.object_type(entry)?)?;
                    return Ok(Some(Stated::Location(Location::implicit(&bytes))));
                }
            }
            match self.refer(&found, &ORIGIN)? {
                Some(next) => found = next,
                None => break,
            }
        }
        Ok(None)
    }

    /// An entry's number: its offset in `.debug_info`.
    fn entry_id(&self, offset: UnitOffset) -> Option<EntryId> {
        let info = offset.to_debug_info_offset(&self.unit.header)?;
        Some(EntryId(info.0 as u64))
    }
}
