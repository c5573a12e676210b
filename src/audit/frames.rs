//! Checks call frame information: its entries, their instructions, and the resulting rows.

use super::auditor::Auditor;
use super::budget::Budget;
use super::context::{Context, FrameBase, Purpose};
use super::fault::Fault;
use super::finding::{Finding, Place};
use super::input::Input;
use super::problem::Problem;
use super::registers::Registers;
use super::sections::{ObjectFile, Section};
use crate::dwarf::{
    CallFrameInstruction, CallFrameInstructions, CfaRule, CommonEntry, Encoding, FrameEntry,
    FrameError, FrameErrorKind, FrameSection,
};
use crate::target::{Register, Target};
use object::Architecture;
use std::collections::HashSet;

/// The context for checking instructions and expressions.
struct Frames<'f, 'a> {
    auditor: &'f mut Auditor<'a>,
    section: &'static str,
    registers: Registers,
    encoding: Encoding,
    /// True if the machine has register windows, and therefore `DW_CFA_GNU_window_save`.
    windows: bool,
    /// The offsets of the checked CIEs.
    seen: HashSet<u64>,
    /// The offsets of reported faults: only the first fault at an offset is reported.
    reported: HashSet<u64>,
}

/// The part of an entry that an error is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Header,
    Instructions,
}

/// Returns a target with the file's architecture, address size and byte order.
fn target(object: &ObjectFile) -> Target {
    let is_same = |target: &Target| {
        target.architecture() == Some(object.architecture)
            && target.address_bytes() == object.address_bytes
            && target.byte_order() == object.order
    };
    let generic = || Target::generic(object.address_bytes, object.order);
    Target::all().find(is_same).unwrap_or_else(generic)
}

/// Checks the call frame information of a file.
pub(super) fn check(input: &dyn Input, object: &ObjectFile, auditor: &mut Auditor<'_>) {
    for name in [".debug_frame", ".eh_frame"] {
        let mut functions = Vec::new();
        for section in object.all(name) {
            if section.is_missing() {
                continue;
            }
            match section.bytes(input) {
                Ok(bytes) => functions.extend(check_section(&bytes, section, object, auditor)),
                Err(error) => {
                    let place = Place::new(name, 0);
                    auditor.report(Finding::new(Fault::Section, place, error.to_string()));
                }
            }
            (auditor.audit.progress)(section.size);
        }
        overlaps(name, functions, auditor);
    }
}

/// Checks one section. Returns the start, the end and the offset of each function.
fn check_section(
    bytes: &[u8],
    section: &Section,
    object: &ObjectFile,
    auditor: &mut Auditor<'_>,
) -> Vec<(u64, u64, u64)> {
    let mut functions = Vec::new();
    let target = target(object);
    let mut frames = match section.name {
        ".eh_frame" => FrameSection::eh_frame(target, bytes, section.address),
        _ => FrameSection::debug_frame(target, bytes),
    };
    (frames.text, frames.data) = (object.text, object.got);
    let encoding = Encoding {
        address_bytes: object.address_bytes,
        order: object.order,
        ..Encoding::new(auditor.frame_dialect, target).lenient()
    };
    let mut this = Frames {
        auditor,
        section: section.name,
        registers: Registers::of(object.architecture),
        encoding,
        windows: matches!(
            object.architecture,
            Architecture::Sparc | Architecture::Sparc32Plus | Architecture::Sparc64
        ),
        seen: HashSet::new(),
        reported: HashSet::new(),
    };
    // The instructions of a CIE are read again for each of its FDEs.
    let mut budget = Budget::multiple(section.size, 16, 1 << 20);
    let mut entries = frames.entries();
    while let Some(entry) = entries.next() {
        if let Ok(entry) = &entry {
            let common = entry.common.instructions().bytes();
            let bytes = common.saturating_add(entry.instructions().bytes());
            if budget.spend(bytes).is_none() {
                let detail = "many FDEs share a CIE with many instructions".into();
                this.report(Fault::Limit, entry.offset, None, detail);
                return functions;
            }
        }
        this.auditor.summary.frames += 1;
        match entry {
            Ok(entry) => {
                this.entry(&entry);
                let removed = super::tables::is_removed(entry.start, object.address_bytes);
                if entry.start < entry.end && !removed {
                    functions.push((entry.start, entry.end, entry.offset));
                }
            }
            Err(error) => this.header(error, entries.last_offset()),
        }
    }
    functions
}

/// Reports functions whose addresses overlap. Equal ranges are allowed, because linkers merge
/// identical functions.
fn overlaps(section: &'static str, mut functions: Vec<(u64, u64, u64)>, auditor: &mut Auditor<'_>) {
    functions.sort_unstable();
    let mut last: Option<(u64, u64, u64)> = None;
    for (start, end, offset) in functions {
        if let Some((before, until, other)) = last
            && start < until
            && (before, until) != (start, end)
        {
            let detail = format!(
                "0x{start:x}..0x{end:x}, and 0x{before:x}..0x{until:x} of the FDE at {section}+0x{other:x}"
            );
            let place = Place::new(section, offset);
            auditor.report(Finding::new(Fault::FrameOverlap, place, detail));
        }
        if last.is_none_or(|(_, until, _)| end > until) {
            last = Some((start, end, offset));
        }
    }
}

impl Frames<'_, '_> {
    fn report(&mut self, fault: Fault, offset: u64, byte: Option<usize>, detail: String) {
        if self.reported.insert(offset) {
            let place = Place {
                byte,
                ..Place::new(self.section, offset)
            };
            self.auditor.report(Finding::new(fault, place, detail));
        }
    }

    /// Reports an error in the header of the FDE at an offset, or in that of its CIE.
    fn header(&mut self, error: FrameError, fde: u64) {
        let (section, to) = (self.section, error.offset);
        if error.kind == FrameErrorKind::NoCommonEntry {
            // The offset in the error is where a CIE should be, which may be outside the section.
            let detail = match to {
                // The pointer is relative, and leads to before the section.
                u64::MAX => "the CIE pointer leads to before the section".into(),
                _ => format!("no CIE is at {section}+0x{to:x}"),
            };
            self.report(Fault::NoCommonEntry, fde, None, detail);
        } else if to == fde {
            self.error(error, Part::Header, String::new());
        } else {
            // The fault may be the pointer's, which may lead into an entry.
            let by = format!("the FDE at {section}+0x{fde:x} refers to this CIE");
            self.error(error, Part::Header, by);
        }
    }

    /// Reports an error of the frame reader, with more details.
    fn error(&mut self, error: FrameError, part: Part, more: String) {
        use FrameErrorKind as K;
        let in_full = |fault| (fault, error.kind.to_string());
        let by_title = |fault| (fault, String::new());
        let (fault, detail) = match error.kind {
            // `DW_CFA_GNU_window_save`, which the frame reader does not support.
            K::UnknownInstruction(0x2d) if self.windows => return,
            K::Truncated if part == Part::Instructions => in_full(Fault::FrameOperand),
            K::Truncated | K::Length => in_full(Fault::FrameLength),
            K::TooLarge => in_full(Fault::FrameOperand),
            K::AddressSize(_) | K::Segments => in_full(Fault::FrameAddressSize),
            K::Backwards(..) => in_full(Fault::RowOrder),
            K::AddressOverflow(..) if part == Part::Instructions => in_full(Fault::RowOrder),
            K::AddressOverflow(..) => in_full(Fault::FrameRange),
            K::Version(version) => (Fault::FrameVersion, format!("version {version}")),
            K::PointerEncoding(code) => (Fault::FramePointer, format!("encoding 0x{code:02x}")),
            K::UnknownInstruction(code) => {
                (Fault::FrameInstruction, format!("opcode 0x{code:02x}"))
            }
            K::NoCommonEntry => by_title(Fault::NoCommonEntry),
            K::Augmentation => by_title(Fault::FrameAugmentation),
            K::NoRegisterOffset => by_title(Fault::NoRegisterOffset),
            K::NotInCommonEntry => by_title(Fault::NotInCommonEntry),
            K::NothingRemembered => by_title(Fault::NothingRemembered),
            K::Limit => by_title(Fault::FrameLimit),
        };
        let details = [detail, more];
        let details: Vec<String> = details.into_iter().filter(|one| !one.is_empty()).collect();
        self.report(fault, error.offset, None, details.join("; "));
    }

    fn entry(&mut self, entry: &FrameEntry<'_>) {
        let common = &entry.common;
        if self.seen.insert(common.offset) {
            self.common(common);
        }
        let mut location = entry.start;
        for (offset, instruction) in entry.instructions().map_while(Result::ok) {
            location = match instruction {
                CallFrameInstruction::Advance(delta) => {
                    let distance = u64::from(delta).saturating_mul(common.code_alignment);
                    location.saturating_add(distance)
                }
                CallFrameInstruction::SetLocation(address, _) => address,
                _ => continue,
            };
            if location > entry.end && entry.start < entry.end {
                let detail = format!(
                    "the row starts at 0x{location:x}, the function is at 0x{:x}..0x{:x}",
                    entry.start, entry.end
                );
                self.report(Fault::RowOutside, offset, None, detail);
                break;
            }
        }
        self.instructions(entry.instructions(), common);
        self.rows(entry);
    }

    /// Checks that rows define the canonical frame address. A function whose rows have no rules at
    /// all is allowed, because it states nothing: LLVM's AMDGPU backend writes such entries.
    fn rows(&mut self, entry: &FrameEntry<'_>) {
        let mut rows = match entry.rows() {
            Ok(rows) => rows,
            Err(error) => return self.error(error, Part::Instructions, String::new()),
        };
        let (mut first_unknown, mut has_rules) = (None, false);
        loop {
            match rows.next_row() {
                Ok(Some(row)) => {
                    let is_unknown = row.cfa == CfaRule::Unknown;
                    first_unknown = first_unknown.or(is_unknown.then_some(row.start));
                    has_rules |= !is_unknown || row.rules().next().is_some();
                }
                Ok(None) => break,
                Err(error) => {
                    self.error(error, Part::Instructions, String::new());
                    break;
                }
            }
        }
        if let Some(start) = first_unknown.filter(|_| has_rules) {
            let detail = format!("from address 0x{start:x} on");
            self.report(Fault::UndefinedCfa, entry.offset, None, detail);
        }
    }

    fn common(&mut self, common: &CommonEntry<'_>) {
        if common.code_alignment == 0 {
            self.report(Fault::FrameFactor, common.offset, None, String::new());
        }
        if !self.registers.has(common.return_address) {
            let detail = format!(
                "the return address is in register {}",
                common.return_address.0
            );
            self.report(Fault::FrameRegister, common.offset, None, detail);
        }
        self.instructions(common.instructions(), common);
    }

    /// Checks the registers and expressions of instructions. The rows are checked separately.
    fn instructions(&mut self, instructions: CallFrameInstructions<'_>, common: &CommonEntry<'_>) {
        for item in instructions {
            let (offset, instruction) = match item {
                Ok(item) => item,
                Err(error) => return self.error(error, Part::Instructions, String::new()),
            };
            for register in registers(&instruction).into_iter().flatten() {
                if !self.registers.has(register) {
                    let detail = format!("register {}", register.0);
                    self.report(Fault::FrameRegister, offset, None, detail);
                }
            }
            let Some((purpose, initial, expression)) = expression(&instruction) else {
                continue;
            };
            let context = Context {
                version: u16::MAX,
                encoding: Encoding {
                    address_bytes: common.address_bytes,
                    ..self.encoding
                },
                purpose,
                initial,
                frame_base: FrameBase::Unknown,
                locations: self.auditor.locations,
                registers: self.registers,
                addresses: None,
            };
            self.auditor.summary.frame_expressions += 1;
            if let Err(problem) = self.auditor.checker.check(&context, expression) {
                let Problem { fault, at, detail } = problem;
                self.report(fault, offset, Some(at), detail);
                continue;
            }
            // The instructions of each entry are checked once, so each note is reported once.
            let place = Place::new(self.section, offset);
            let notes = self.auditor.checker.notes(&context, expression);
            notes.for_each(|note| self.auditor.report(note.within(&place)));
        }
    }
}

/// Returns the registers that an instruction names.
fn registers(instruction: &CallFrameInstruction<'_>) -> [Option<Register>; 2] {
    use CallFrameInstruction as I;
    match *instruction {
        I::DefCfa(register, _)
        | I::DefCfaFactored(register, _)
        | I::DefCfaRegister(register)
        | I::DefAspaceCfa(register, ..)
        | I::DefAspaceCfaFactored(register, ..)
        | I::Offset(register, _)
        | I::ValOffset(register, _)
        | I::Expression(register, _)
        | I::ValExpression(register, _)
        | I::SameValue(register)
        | I::Undefined(register)
        | I::Restore(register) => [Some(register), None],
        I::SavedIn(register, saved_in) => [Some(register), Some(saved_in)],
        I::Nop
        | I::Advance(_)
        | I::SetLocation(..)
        | I::DefCfaOffset(_)
        | I::DefCfaOffsetFactored(_)
        | I::DefCfaExpression(_)
        | I::RememberState
        | I::RestoreState
        | I::ArgumentsSize(_)
        | I::NegateReturnAddressState
        | I::NegateReturnAddressStateWithPc => [None, None],
    }
}

/// Returns the expression of an instruction, its purpose, and the number of stack entries when it
/// starts.
fn expression<'i>(instruction: &CallFrameInstruction<'i>) -> Option<(Purpose, usize, &'i [u8])> {
    use CallFrameInstruction as I;
    match *instruction {
        I::DefCfaExpression(expression) => Some((Purpose::FrameValue, 0, expression)),
        I::ValExpression(_, expression) => Some((Purpose::FrameValue, 1, expression)),
        I::Expression(_, expression) => Some((Purpose::FrameLocation, 1, expression)),
        _ => None,
    }
}
