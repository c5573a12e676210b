//! Evaluates the lowered location of an object on a machine: for tests, and for debuggers inside a
//! compiler.
//!
//! ```text
//!   object, place ──► the expressions that hold there ──► fixups patched ──► eval ──► Location
//!                                                    └─► the entries that they refer to
//! ```
//!
//! Expressions have fixups for values that only emission determines: the offsets of base types and
//! other entries, and the addresses of symbols. This file numbers the types and entries; the
//! machine gives the addresses.

use super::clobber::CfaRules;
use super::in_effect::Place;
use super::lowered::FrameUse;
use super::lowered::{EntryLocation, Lowered, Procedure};
use super::missing::Missing;
use crate::dwarf::{FixupKind, Operation, Writer};
use crate::eval::{
    BaseEncoding, BaseType, EntryId, EntryReference, EntryRegister, ErrorCode, EvalError,
    Evaluator, ListEntry, Location, Machine, ObjectMap, Rules, Source, Storage,
};
use crate::markers::{FrameRule, FunctionId, FunctionView};
use crate::metadata::{Id, Object, StorageDuration, Text};
use crate::target::Register;
use crate::units::Position;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

/// The offset of the first base type in the unit. The others follow at consecutive offsets.
pub(crate) const FIRST_BASE_TYPE: u64 = 0x100;
/// The offset of the first procedure in the unit and in `.debug_info`.
pub(crate) const FIRST_PROCEDURE: u64 = 0x10_0000;

/// The error for an object without a location at a place, with the reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLocation {
    /// The reasons, as [`Lowered::missing`] returns them. Never empty.
    pub because: Vec<Missing>,
    /// The errors of the expressions in effect there. The usual cause is that the machine does not
    /// have a register or memory that an expression reads.
    pub failed: Vec<EvalError>,
    text: String,
}

impl fmt::Display for NoLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl core::error::Error for NoLocation {}

impl Lowered<'_, '_> {
    /// Returns the location of an object on a machine, at a position of a function, which is a byte
    /// offset from its start. The result is a multi-location if the object is in several places.
    /// Without a function, returns the location in code outside of the module's functions.
    ///
    /// The result is the location that a consumer of the dialect reads from the lowered DWARF. For
    /// most objects, the machine needs only registers and memory; [`Machine::symbol`] gives the
    /// addresses of symbols. [`Machine::pc`] of this frame is not used. If the machine does not
    /// have the canonical frame address, the function's frame rules give it. For a fragment that is
    /// a bound or a count, the location holds its value. A pointer to an object without an address
    /// points to the entry with its number in [`Lowered::procedures`].
    ///
    /// Parts of the object may be undefined: [`Evaluator::read_known`] reads the rest, and
    /// [`Lowered::missing`] gives the reasons.
    ///
    /// ```
    /// use dwarfsmith::dwarf::Dialect;
    /// use dwarfsmith::eval::Snapshot;
    /// use dwarfsmith::lower::LowerOptions;
    /// use dwarfsmith::metadata::Object;
    /// use dwarfsmith::{Position, target::Register, text};
    ///
    /// let source = r#"
    /// target "x86_64"
    /// define @f size 0x10 !dbg !2 {
    /// bb0 @ 0x0:
    ///   0x4: dbg.def !20, %slot(cfa-16)
    /// }
    /// frame @f { 0x1: cfa = rsp+16 }
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
    ///
    /// let mut machine = Snapshot::new(module.target);
    /// machine.set_register(Register(7), 0x7000u64.to_le_bytes().to_vec());
    /// let f = module.code.functions().next().unwrap().id;
    /// let x = Object::Variable(module.metadata.variables.ids().next().unwrap());
    /// assert_eq!(lowered.evaluate(x, f, Position(0x8), &machine)?.to_string(), "mem(0)+0x7000");
    ///
    /// let before = lowered.evaluate(x, f, Position(0x2), &machine).unwrap_err();
    /// assert_eq!(before.to_string(), "no lifetime of it is active here; the next begins at 0x4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the object has no location there, or if the evaluation of its locations fails on this
    /// machine.
    pub fn evaluate(
        &self,
        object: impl Into<Object>,
        function: impl Into<Option<FunctionId>>,
        pc: Position,
        machine: &dyn Machine,
    ) -> Result<Location, NoLocation> {
        let object = object.into();
        let place = function.into().map(|function| (function, pc));
        let none = |failed, because| Err(self.no_location(object, place, failed, because));
        if !self.is_in_scope(object, place) {
            return none(Vec::new(), Some(Missing::OutOfScope));
        }
        let location = self.of_object(object);
        if location == EntryLocation::Absent && !matches!(object, Object::Variable(_)) {
            return none(Vec::new(), Some(Missing::NotDescribed));
        }
        let is_value = matches!(object, Object::Fragment(fragment) if self.gives_value(fragment));

        let index = self.validated.index();
        let expressions = self.holding(&location, place);
        let context = EntryContext::new(self, place, &expressions, machine);
        let entries = context.entries(place);
        let consumer = Consumer {
            context: &context,
            entries: &entries,
            place,
            machine,
            lanes: index.lane_count(self.validated.module(), object),
        };
        let mut evaluator = Evaluator::new(self.encoding, Rules::of(self.encoding.dialect));
        let (mut found, mut failed) = (Vec::new(), Vec::new());
        for expression in expressions {
            let symbol = |name, storage| context.symbol(name, storage);
            let outcome = filled(self, expression, symbol)
                .ok_or(UNKNOWN_SYMBOL)
                .and_then(|bytes| match is_value {
                    false => evaluator.location(&consumer, &bytes, &[]),
                    true => {
                        let value = evaluator.value(&consumer, &bytes, &[])?;
                        Ok(Location::implicit(&value.to_bytes(self.encoding.order)))
                    }
                });
            match outcome {
                Ok(location) if self.is_undefined(&location) => {}
                Ok(location) => found.push(location),
                Err(error) => failed.push(error),
            }
        }
        if found.is_empty() {
            return none(failed, None);
        }
        match Location::multiple(found) {
            Ok(location) => Ok(location),
            Err(error) => none(alloc::vec![error], None),
        }
    }

    fn no_location(
        &self,
        object: Object,
        place: Place,
        failed: Vec<EvalError>,
        because: Option<Missing>,
    ) -> NoLocation {
        let mut because =
            because.map_or_else(|| self.missing(object, place), |reason| alloc::vec![reason]);
        if because.is_empty() {
            because.push(Missing::Undefined);
        }
        let reasons = because.iter().map(|reason| reason.describe(self));
        let texts: Vec<String> = reasons
            .chain(failed.iter().map(EvalError::to_string))
            .collect();
        NoLocation {
            text: texts.join("; "),
            because,
            failed,
        }
    }

    /// True for a location without defined bits.
    fn is_undefined(&self, location: &Location) -> bool {
        match &location.storage {
            Storage::Undefined => true,
            Storage::Composite(composite) => {
                let mut parts = composite.range(0, location.size(), self.encoding.order);
                parts.all(|(_, _, part)| part.is_undefined())
            }
            _ => false,
        }
    }

    /// Returns the canonical frame address by the frame rules of a function, as an expression;
    /// `None` if there are no rules, or if it is not in the default address space.
    fn frame_address(
        &self,
        function: FunctionView<'_>,
        position: Position,
    ) -> Option<Cow<'_, [u8]>> {
        let target = self.validated.module().target;
        let has_rules = function.has_frame_rules() && self.validated.index().has_frame(function.id);
        if !has_rules || target.description().cfa_address_space != 0 {
            return None;
        }
        match CfaRules::new(target, function.frame()).at(position) {
            FrameRule::Cfa { register, offset } => {
                let (mut bytes, mut fixups) = (Vec::new(), Vec::new());
                Writer::new(self.encoding, &mut bytes, &mut fixups)
                    .op(Operation::Bregx(register, offset.into()))
                    .ok()?;
                Some(Cow::Owned(bytes))
            }
            FrameRule::CfaExpression { expression } => self
                .frame_bytes(function.id, expression, FrameUse::Cfa)
                .map(Cow::Borrowed),
            _ => None,
        }
    }
}

const UNKNOWN_SYMBOL: EvalError = EvalError::new(
    ErrorCode::MissingContext,
    "the machine does not know the address of a symbol",
);

/// Returns the bytes of an expression with patched fixups, for a machine whose base types and
/// procedures start at [`FIRST_BASE_TYPE`] and [`FIRST_PROCEDURE`]; `None` if `value` does not know
/// the address or offset of a symbol. A field that is too small for its value is not patched, and
/// is meaningless.
pub(crate) fn filled(
    lowered: &Lowered<'_, '_>,
    expression: Range<u32>,
    value: impl Fn(Text, StorageDuration) -> Option<u64>,
) -> Option<Vec<u8>> {
    let mut bytes = lowered.expression(expression.clone()).to_vec();
    for fixup in lowered.fixups(expression.clone()) {
        let mut fixup = *fixup;
        fixup.offset = fixup.offset.saturating_sub(expression.start as usize);
        let value = match fixup.kind {
            FixupKind::Address { symbol, addend } | FixupKind::ThreadLocal { symbol, addend } => {
                let storage = match fixup.kind {
                    FixupKind::ThreadLocal { .. } => StorageDuration::Thread,
                    _ => StorageDuration::Static,
                };
                let known = value(Text::from_index(symbol as usize), storage)?;
                let unused = 64 - u32::from(fixup.size.clamp(1, 8)) * 8;
                known.wrapping_add(addend as u64) << unused >> unused
            }
            FixupKind::BaseType(number) => FIRST_BASE_TYPE + u64::from(number),
            FixupKind::UnitEntry(number)
            | FixupKind::UnitEntryUleb(number)
            | FixupKind::InfoEntry(number) => FIRST_PROCEDURE + u64::from(number),
        };
        let _filled = fixup.patch(&mut bytes, lowered.encoding().order, value);
    }
    Some(bytes)
}

/// The procedures, frame base and CFA that the expressions at a place refer to.
struct EntryContext<'a, 'v, 'm> {
    lowered: &'a Lowered<'v, 'm>,
    machine: &'a dyn Machine,
    /// The expressions of each procedure in effect at the place; `None` if a symbol in them has no
    /// address.
    procedures: BTreeMap<u32, Option<Vec<Vec<u8>>>>,
    /// The expressions of each object map: memory, chunk and registers.
    maps: BTreeMap<u32, [Vec<u8>; 3]>,
    /// The frame base at the place: `None` if it is the CFA, otherwise its expression, if known.
    frame_base: Option<Option<Vec<u8>>>,
    frame_address: Option<Cow<'a, [u8]>>,
}

impl<'a, 'v, 'm> EntryContext<'a, 'v, 'm> {
    /// Collects all entries that the expressions refer to, directly or indirectly.
    fn new(
        lowered: &'a Lowered<'v, 'm>,
        place: Place,
        expressions: &[Range<u32>],
        machine: &'a dyn Machine,
    ) -> EntryContext<'a, 'v, 'm> {
        let module = lowered.validated.module();
        let function = place.and_then(|(id, position)| Some((module.code.function(id)?, position)));
        let mut context = EntryContext {
            lowered,
            machine,
            procedures: BTreeMap::new(),
            maps: BTreeMap::new(),
            frame_base: None,
            frame_address: None,
        };
        let mut to_do = expressions.to_vec();
        if let Some((function, position)) = function {
            context.frame_address = lowered.frame_address(function, position);
            let own = module
                .metadata
                .subprograms
                .get(function.subprogram)
                .and_then(|node| node.frame_base);
            context.frame_base = own.map(|fragment| {
                let expression = lowered
                    .holding(&lowered.fragment(fragment), place)
                    .first()
                    .cloned()?;
                to_do.push(expression.clone());
                context.fill(expression)
            });
        }
        while let Some(expression) = to_do.pop() {
            for fixup in lowered.fixups(expression) {
                let Some(number) = fixup.kind.entry() else {
                    continue;
                };
                if context.procedures.contains_key(&number) {
                    continue;
                }
                let Some(procedure) = lowered.procedures().get(number as usize) else {
                    continue;
                };
                context.add_procedure(number, procedure, place, &mut to_do);
            }
        }
        context
    }

    /// Adds the expressions of an entry. Expressions whose references are not followed yet are
    /// added to `to_do`.
    fn add_procedure(
        &mut self,
        number: u32,
        procedure: &Procedure,
        place: Place,
        to_do: &mut Vec<Range<u32>>,
    ) {
        if let Some(map) = &procedure.map {
            let parts = map.parts();
            to_do.extend(parts.clone());
            let [memory, chunk, registers] = parts.map(|part| self.fill(part));
            if let (Some(memory), Some(chunk), Some(registers)) = (memory, chunk, registers) {
                self.maps.insert(number, [memory, chunk, registers]);
            }
        }
        let expressions = self.lowered.holding(&procedure.location, place);
        to_do.extend(expressions.iter().cloned());
        let bytes = expressions
            .into_iter()
            .map(|expression| self.fill(expression));
        let bytes = bytes.collect();
        self.procedures.insert(number, bytes);
    }

    fn symbol(&self, symbol: Text, storage: StorageDuration) -> Option<u64> {
        let name = self.lowered.validated.module().metadata.strings.get(symbol);
        match storage {
            StorageDuration::Static => self.machine.symbol(name),
            StorageDuration::Thread => self.machine.thread_local_offset(name),
        }
    }

    fn fill(&self, expression: Range<u32>) -> Option<Vec<u8>> {
        filled(self.lowered, expression, |name, storage| {
            self.symbol(name, storage)
        })
    }

    /// Returns the procedures as location lists of the expressions in effect at the place.
    fn entries(&self, place: Place) -> BTreeMap<u32, Vec<ListEntry<'_>>> {
        let here = place.map(|(_, position)| (u64::from(position), u64::from(position) + 1));
        let mut lists = BTreeMap::new();
        for (number, all) in &self.procedures {
            let Some(all) = all else { continue };
            lists.insert(
                *number,
                all.iter()
                    .map(|expression| ListEntry {
                        range: here,
                        expression,
                    })
                    .collect(),
            );
        }
        lists
    }
}

/// A machine that has stopped at a place of a module, with the entries that the module's
/// expressions refer to.
struct Consumer<'a, 'v, 'm> {
    context: &'a EntryContext<'a, 'v, 'm>,
    entries: &'a BTreeMap<u32, Vec<ListEntry<'a>>>,
    place: Place,
    machine: &'a dyn Machine,
    /// The number of lanes at the object, if a scope around it states one.
    lanes: Option<u32>,
}

impl Machine for Consumer<'_, '_, '_> {
    fn inner(&self) -> Option<&dyn Machine> {
        Some(self.machine)
    }

    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.machine.register_bits(frame, register)
    }

    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.machine.read_register(frame, register, offset, into)
    }

    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.machine.read_memory(space, address, into)
    }

    fn pc(&self) -> Option<u64> {
        self.place.map(|(_, position)| position.into())
    }

    fn lane_count(&self) -> Option<u64> {
        self.lanes
            .map(u64::from)
            .or_else(|| self.machine.lane_count())
    }

    fn simd_width(&self) -> Option<u64> {
        self.lanes
            .map(u64::from)
            .or_else(|| self.machine.simd_width())
    }

    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        if frame != self.frame() {
            return self.machine.frame_base(frame);
        }
        match &self.context.frame_base {
            Some(own) => own.as_deref().map(Source::Expression),
            // The frame base is emitted as `DW_OP_call_frame_cfa`.
            None => self.canonical_frame_address(frame),
        }
    }

    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        let rule = self
            .context
            .frame_address
            .as_deref()
            .filter(|_| frame == self.frame());
        self.machine
            .canonical_frame_address(frame)
            .or(rule.map(Source::Expression))
    }

    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        let description = self.context.lowered.validated.module().target.description();
        let is_stack_pointer = register.0 == description.cfa.0;
        let by_frame = (is_stack_pointer && frame == self.frame())
            .then_some(EntryRegister::ValOffset(description.stack_offset));
        self.machine
            .call_frame_entry_register(frame, register)
            .or(by_frame)
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        let index = usize::try_from(offset.checked_sub(FIRST_BASE_TYPE)?).ok()?;
        let base = self.context.lowered.base_types().get(index)?;
        let encoding = BaseEncoding::from_attribute(base.encoding)?;
        Some(BaseType {
            encoding,
            byte_size: base.bytes,
            order: None,
        })
    }

    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        let (EntryReference::Unit(offset) | EntryReference::Info(offset)) = reference;
        let number = u32::try_from(offset.checked_sub(FIRST_PROCEDURE)?).ok()?;
        self.context
            .procedures
            .contains_key(&number)
            .then_some(EntryId(number.into()))
    }

    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        let entries = self.entries.get(&u32::try_from(entry.0).ok()?)?;
        Some(match entries.as_slice() {
            [] => Source::Location(Location::UNDEFINED),
            [ListEntry { expression, .. }] => Source::Expression(expression),
            list => Source::List(list),
        })
    }

    fn object_map(&self, entry: EntryId) -> Option<ObjectMap<'_>> {
        let number = u32::try_from(entry.0).ok()?;
        let [memory, chunk, registers] = self.context.maps.get(&number)?;
        let procedures = self.context.lowered.procedures();
        let map = procedures.get(number as usize)?.map.as_ref()?;
        let holds = self
            .place
            .is_some_and(|(_, position)| map.range.contains(position));
        Some(ObjectMap {
            memory: Source::Expression(memory),
            chunk: holds.then_some(Source::Expression(chunk)),
            registers: Source::Expression(registers),
            chunk_bytes: map.chunk_bytes(),
        })
    }

    fn entry_name(&self, entry: EntryId) -> Option<String> {
        let variable = self
            .context
            .lowered
            .procedure_variable(usize::try_from(entry.0).ok()?)?;
        Some(
            self.context
                .lowered
                .validated
                .module()
                .metadata
                .object_name(variable.into()),
        )
    }
}
