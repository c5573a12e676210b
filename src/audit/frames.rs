//! Checks call frame information: its entries, their instructions, and the resulting rows.

use super::auditor::Auditor;
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
    /// The checked CIEs, and the offsets of reported faults: each fault is reported once.
    seen: HashSet<u64>,
    reported: HashSet<u64>,
}

/// The limit on the bytes of instructions: a multiple of the section's size, plus a constant. The
/// instructions of a CIE are read again for each of its FDEs.
const ALLOWANCE: (u64, u64) = (16, 1 << 20);

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
    let mut allowance = section
        .size
        .saturating_mul(ALLOWANCE.0)
        .saturating_add(ALLOWANCE.1);
    for entry in frames.entries() {
        if let Ok(entry) = &entry {
            let common = entry.common.instructions().bytes();
            let bytes = common.saturating_add(entry.instructions().bytes());
            let Some(left) = allowance.checked_sub(bytes) else {
                let detail = "many FDEs share a CIE with many instructions".into();
                this.report(Fault::Limit, entry.offset, None, detail);
                return functions;
            };
            allowance = left;
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
            Err(error) => this.error(error, None),
        }
    }
    functions
}

/// Returns the details of an error, in addition to the title of its fault.
fn detail(kind: FrameErrorKind) -> String {
    match kind {
        FrameErrorKind::Version(version) => format!("version {version}"),
        FrameErrorKind::PointerEncoding(encoding) => format!("encoding 0x{encoding:02x}"),
        FrameErrorKind::UnknownInstruction(opcode) => format!("opcode 0x{opcode:02x}"),
        FrameErrorKind::Truncated
        | FrameErrorKind::Length
        | FrameErrorKind::TooLarge
        | FrameErrorKind::AddressSize(_)
        | FrameErrorKind::Segments
        | FrameErrorKind::Address => kind.to_string(),
        // The title describes the others.
        _ => String::new(),
    }
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

    /// Reports an error of the frame reader. `entry` is the offset of the FDE or CIE that contains
    /// the instructions, if any.
    fn error(&mut self, error: FrameError, entry: Option<u64>) {
        let fault = match error.kind {
            // `DW_CFA_GNU_window_save`, which the frame reader does not support.
            FrameErrorKind::UnknownInstruction(0x2d) if self.windows => return,
            FrameErrorKind::Truncated if entry.is_some() => Fault::FrameOperand,
            FrameErrorKind::Truncated | FrameErrorKind::Length => Fault::FrameLength,
            FrameErrorKind::TooLarge => Fault::FrameOperand,
            FrameErrorKind::NoCommonEntry => Fault::NoCommonEntry,
            FrameErrorKind::Version(_) => Fault::FrameVersion,
            FrameErrorKind::Augmentation => Fault::FrameAugmentation,
            FrameErrorKind::AddressSize(_) | FrameErrorKind::Segments => Fault::FrameAddressSize,
            FrameErrorKind::PointerEncoding(_) => Fault::FramePointer,
            FrameErrorKind::UnknownInstruction(_) => Fault::FrameInstruction,
            FrameErrorKind::NoRegisterOffset => Fault::NoRegisterOffset,
            FrameErrorKind::NotInCommonEntry => Fault::NotInCommonEntry,
            FrameErrorKind::NothingRemembered => Fault::NothingRemembered,
            FrameErrorKind::Address if entry.is_some() => Fault::RowOrder,
            FrameErrorKind::Address => Fault::FrameRange,
            _ => Fault::FrameLimit,
        };
        self.report(fault, error.offset, None, detail(error.kind));
    }

    fn entry(&mut self, entry: &FrameEntry<'_>) {
        let common = &entry.common;
        if self.seen.insert(common.offset) {
            self.common(common);
        }
        let mut location = entry.start;
        let moves = |instruction: &CallFrameInstruction<'_>| match *instruction {
            CallFrameInstruction::Advance(delta) => {
                Some((u64::from(delta).saturating_mul(common.code_alignment), true))
            }
            CallFrameInstruction::SetLocation(address, _) => Some((address, false)),
            _ => None,
        };
        for item in entry.instructions() {
            let Ok((offset, instruction)) = item else {
                break;
            };
            let moved = match moves(&instruction) {
                Some((distance, true)) => Some(location.saturating_add(distance)),
                Some((address, false)) => Some(address),
                None => None,
            };
            if let Some(address) = moved {
                if address > entry.end && entry.start < entry.end {
                    let detail = format!(
                        "the row starts at 0x{address:x}, the function is at 0x{:x}..0x{:x}",
                        entry.start, entry.end
                    );
                    self.report(Fault::RowOutside, offset, None, detail);
                    break;
                }
                location = address;
            }
        }
        self.instructions(entry.instructions(), common, entry.offset);
        self.rows(entry);
    }

    /// Checks that rows define the canonical frame address. A function whose rows have no rules at
    /// all is allowed, because it states nothing: LLVM's AMDGPU backend writes such entries.
    fn rows(&mut self, entry: &FrameEntry<'_>) {
        let mut rows = match entry.rows() {
            Ok(rows) => rows,
            Err(error) => return self.error(error, Some(entry.offset)),
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
                    self.error(error, Some(entry.offset));
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
        self.instructions(common.instructions(), common, common.offset);
    }

    /// Checks the registers and expressions of instructions. The rows are checked separately.
    fn instructions(
        &mut self,
        instructions: CallFrameInstructions<'_>,
        common: &CommonEntry<'_>,
        entry: u64,
    ) {
        use CallFrameInstruction as I;
        for item in instructions {
            let (offset, instruction) = match item {
                Ok(item) => item,
                Err(error) => return self.error(error, Some(entry)),
            };
            let registers: [Option<Register>; 2] = match instruction {
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
                _ => [None, None],
            };
            for register in registers.into_iter().flatten() {
                if !self.registers.has(register) {
                    let detail = format!("register {}", register.0);
                    self.report(Fault::FrameRegister, offset, None, detail);
                }
            }
            let (purpose, initial, expression) = match instruction {
                I::DefCfaExpression(expression) => (Purpose::FrameValue, 0, expression),
                I::ValExpression(_, expression) => (Purpose::FrameValue, 1, expression),
                I::Expression(_, expression) => (Purpose::FrameLocation, 1, expression),
                _ => continue,
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
