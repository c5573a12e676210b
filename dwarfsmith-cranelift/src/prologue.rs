//! The frame rules of Cranelift's prologues and epilogues.
//!
//! Cranelift describes the prologue. It describes neither epilogues nor the steps of a prologue
//! that makes room for the stack arguments of a tail call (`return_call`). This module finds both
//! in the code. The CFA of a function is the same at all its instructions.

use cranelift_codegen::CompiledCode;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInst;
use dwarfsmith::ByteOffset;
use dwarfsmith::markers::FrameRule;
use dwarfsmith::target::Register;

use crate::effect::{Effect, within};
use crate::isa::Isa;
use crate::machine::Machine;
use crate::riscv64;
use crate::tail::returns;

/// The number of bytes from the frame pointer to the CFA: the saved frame pointer and the return
/// address.
const SAVED: i32 = 16;
/// The column of the return address on x86-64.
const RETURN_ADDRESS: u16 = 16;

/// The effect of a function's prologue on the stack pointer.
#[derive(Clone, Copy)]
pub struct Prologue {
    isa: Isa,
    /// The number of bytes by which the function extends the area of its stack arguments, because
    /// it jumps to a function that has more of them. The return address and the saved frame pointer
    /// move down by this number.
    pub growth: i32,
    /// The position after the instruction that decrements the stack pointer for the larger area.
    grown: u32,
    /// The position after the instruction that sets the frame pointer, if it is the expected one.
    set: Option<u32>,
}

impl Prologue {
    pub fn of(compiled: &CompiledCode, isa: Isa) -> Prologue {
        let buffer = &compiled.buffer;
        let (mut pushed, mut defined) = (None, None);
        for (offset, inst) in &buffer.unwind_info {
            match inst {
                UnwindInst::PushFrameRegs { .. } => pushed = Some(*offset as usize),
                UnwindInst::DefineNewFrame { .. } => defined = Some(*offset as usize),
                _ => {}
            }
        }
        let code = buffer.data();
        let steps = pushed.zip(defined);
        let code = steps.and_then(|(pushed, defined)| Some((pushed, code.get(pushed..defined)?)));
        let grown = code.and_then(|(pushed, code)| {
            let (after, growth) = grown(isa, code)?;
            Some((pushed + after, growth))
        });
        let (grown, growth) = grown.unwrap_or_default();
        let set = code.and_then(|(pushed, code)| Some(pushed + sets(isa, code)?));
        Prologue {
            isa,
            growth,
            grown: grown as u32,
            set: set.map(|set| set as u32),
        }
    }

    /// Returns the frame rules of the prologue. The rules at offset 0 are those of the target.
    pub fn rules(self, compiled: &CompiledCode, isa: &dyn TargetIsa) -> Vec<(u32, FrameRule)> {
        let mut rows = Vec::new();
        let mut clobbers = 0i32;
        let frame_pointer = Register(self.isa.frame_pointer());
        for (offset, inst) in &compiled.buffer.unwind_info {
            let mut add = |rule| rows.push((*offset, rule));
            match inst {
                UnwindInst::PushFrameRegs { .. } => {
                    // On RISC-V, the offset is after the two stores, but the stack pointer changes
                    // before them.
                    let moved = match self.isa {
                        Isa::Riscv64 => before_stores(compiled.buffer.data(), *offset),
                        Isa::X86_64 | Isa::Aarch64 => *offset,
                    };
                    rows.push((moved, self.cfa(SAVED)));
                    self.saved_registers(SAVED)
                        .for_each(|rule| rows.push((*offset, rule)));
                    // Probes of a large frame move the stack pointer before Cranelift's rule for
                    // the frame pointer begins.
                    if let Some(set) = self.set {
                        rows.push((set, FrameRule::cfa(frame_pointer, ByteOffset(SAVED))));
                    }
                    if self.growth > 0 {
                        rows.push((self.grown, self.cfa(SAVED + self.growth)));
                    }
                }
                UnwindInst::DefineNewFrame {
                    offset_downward_to_clobbers,
                    ..
                } => {
                    let up = SAVED + self.growth;
                    clobbers = up.wrapping_add(*offset_downward_to_clobbers as i32);
                    if self.growth > 0 || self.set.is_none() {
                        add(FrameRule::cfa(frame_pointer, ByteOffset(up)));
                    }
                    if self.growth > 0 {
                        self.saved_registers(up).for_each(&mut add);
                        self.return_address(up - 8).into_iter().for_each(add);
                    }
                }
                UnwindInst::SaveReg {
                    clobber_offset,
                    reg,
                } => {
                    // Calls that catch exceptions may clobber the frame pointer. On RISC-V, it is
                    // then saved a second time, when it has this function's value.
                    let number = isa.map_regalloc_reg_to_dwarf((*reg).into()).ok();
                    if let Some(number) = number.filter(|it| *it != frame_pointer.0) {
                        let offset = (*clobber_offset as i32).wrapping_sub(clobbers);
                        add(saved(number, offset));
                    }
                }
                // Rules of Windows, and of pointer authentication, which is off by default.
                _ => {}
            }
        }
        rows
    }

    /// Returns the rules of the saved frame pointer, which is `up` bytes below the CFA, and of the
    /// link register, which is next to it.
    fn saved_registers(self, up: i32) -> impl Iterator<Item = FrameRule> {
        let link = self.isa.link_register();
        let link = link.map(|link| saved(link, 8 - up));
        std::iter::once(saved(self.isa.frame_pointer(), -up)).chain(link)
    }

    /// Returns the rule of a return address that is on the stack `up` bytes below the CFA, on
    /// targets where a call stores it there.
    fn return_address(self, up: i32) -> Option<FrameRule> {
        (self.isa == Isa::X86_64).then(|| saved(RETURN_ADDRESS, -up))
    }

    /// Returns the rule of a CFA `up` bytes above the stack pointer.
    fn cfa(self, up: i32) -> FrameRule {
        FrameRule::cfa(Register(self.isa.stack_pointer()), ByteOffset(up))
    }

    /// Adds the rules for epilogues: those of returns and of tail calls, which are in blocks
    /// without successors. Once the frame pointer has the caller's value, the CFA is computed from
    /// the stack pointer, and all saved registers have the caller's values. The function may then
    /// release its stack arguments, or move the return address up for a tail call with fewer of
    /// them.
    pub fn epilogues(self, machine: &mut Machine, effects: &[Effect]) {
        let (code, rows) = (&machine.code, &mut machine.frame);
        let size = code.len() as u32;
        let bytes = |effect: &Effect| {
            let bytes = code.get(effect.at as usize..effect.next as usize);
            bytes.unwrap_or(&[])
        };
        let mut restored: Vec<Register> = (rows.iter())
            .filter_map(|(_, rule)| match rule {
                FrameRule::Offset { register, .. } => Some(*register),
                _ => None,
            })
            .filter(|register| register.0 != RETURN_ADDRESS || self.isa != Isa::X86_64)
            .collect();
        restored.sort_unstable();
        restored.dedup();
        for block in &machine.blocks {
            if !block.successors.is_empty() {
                continue;
            }
            let own = within(effects, block.start, block.end);
            let mut last_first = own.iter().enumerate().rev();
            let restored_at = |(place, effect): (usize, &Effect)| {
                Some((place, effect.next, restores(self.isa, bytes(effect))?))
            };
            let Some((place, first, below)) = last_first.find_map(restored_at) else {
                continue;
            };
            let mut up = below + self.growth;
            rows.push((first, FrameRule::RememberState));
            rows.push((first, self.cfa(up)));
            rows.extend(restored.iter().map(|it| (first, FrameRule::Restore(*it))));
            let mut end = block.end;
            for (index, effect) in (place + 1..).zip(&own[place + 1..]) {
                if let Some(released) = released(self.isa, bytes(effect)) {
                    up = up.wrapping_sub(released);
                    rows.push((effect.next, self.cfa(up)));
                    rows.extend(self.return_address(up).map(|rule| (effect.next, rule)));
                }
                // On RISC-V, an epilogue may jump over constants.
                let after = own.get(index + 1);
                let is_over = after.is_some_and(|after| after.at > effect.next);
                if effect.jump && !is_over || leaves(self.isa, bytes(effect)) {
                    end = effect.next;
                    break;
                }
            }
            if end < size {
                rows.push((end, FrameRule::RestoreState));
            }
        }
    }
}

fn saved(register: u16, offset: i32) -> FrameRule {
    FrameRule::saved(Register(register), ByteOffset(offset))
}

/// The first instruction of some code, of an ISA whose instructions have 32 bits or can be expanded
/// to them, and its size in bytes.
fn instruction(isa: Isa, code: &[u8]) -> Option<(u32, usize)> {
    match isa {
        Isa::X86_64 => None,
        Isa::Aarch64 => Some((u32::from_le_bytes(*code.first_chunk()?), 4)),
        Isa::Riscv64 => riscv64::instruction(code),
    }
}

/// Returns the start of the last two instructions before `end`, on RISC-V.
fn before_stores(code: &[u8], end: u32) -> u32 {
    let (mut at, mut starts) = (0, [0; 2]);
    while at < end {
        let rest = code.get(at as usize..).unwrap_or(&[]);
        starts = [starts[1], at];
        at += riscv64::size(rest) as u32;
    }
    starts[0]
}

/// Returns the number of bytes that an instruction adds to the stack pointer; negative if it
/// subtracts them.
fn adjusts(isa: Isa, bytes: &[u8]) -> Option<i32> {
    match isa {
        // `add` and `sub` of a constant to the stack pointer, with 8 and 32 bits.
        Isa::X86_64 => match *bytes {
            [0x48, 0x83, 0xc4, amount, ..] => Some(i32::from(amount as i8)),
            [0x48, 0x83, 0xec, amount, ..] => Some(-i32::from(amount as i8)),
            [0x48, 0x81, 0xc4, a, b, c, d, ..] => Some(i32::from_le_bytes([a, b, c, d])),
            [0x48, 0x81, 0xec, a, b, c, d, ..] => {
                Some(i32::from_le_bytes([a, b, c, d]).wrapping_neg())
            }
            _ => None,
        },
        // `add sp, sp, #n` and `sub sp, sp, #n`; a shift by 12 bits is in bit 22.
        Isa::Aarch64 => {
            let (word, _) = instruction(isa, bytes)?;
            let amount = (word >> 10 & 0xfff) << (12 * (word >> 22 & 1));
            match word & 0xff80_03ff {
                0x9100_03ff => Some(amount as i32),
                0xd100_03ff => Some(-(amount as i32)),
                _ => None,
            }
        }
        // `addi sp, sp, n`
        Isa::Riscv64 => {
            let (word, _) = instruction(isa, bytes)?;
            (word & 0xf_ffff == 0x1_0113).then_some(word as i32 >> 20)
        }
    }
}

/// Returns the number of bytes that an instruction releases from the stack.
fn released(isa: Isa, bytes: &[u8]) -> Option<i32> {
    adjusts(isa, bytes).filter(|amount| *amount > 0)
}

/// The instruction that sets the frame pointer to the stack pointer: `mov rbp, rsp`, `mov x29, sp`
/// or `mv s0, sp`. Returns its size in bytes if some code begins with it.
fn sets(isa: Isa, code: &[u8]) -> Option<usize> {
    match isa {
        Isa::X86_64 => code.starts_with(&[0x48, 0x89, 0xe5]).then_some(3),
        Isa::Aarch64 | Isa::Riscv64 => {
            let (word, size) = instruction(isa, code)?;
            let is = match isa {
                Isa::Aarch64 => 0x9100_03fd,
                _ => 0x0001_0413,
            };
            (word == is).then_some(size)
        }
    }
}

/// Returns the position after the instruction that makes room for the stack arguments of tail
/// calls, and their number of bytes. `code` is the part of the prologue from where the frame
/// pointer was saved up to Cranelift's rule for it.
///
/// This part sets the frame pointer, probes the stack for a large frame, and then, if room is
/// needed, decrements the stack pointer and sets the frame pointer again. On AArch64 and RISC-V,
/// the saved registers are stored again in between; on x86-64, they are moved afterwards.
fn grown(isa: Isa, code: &[u8]) -> Option<(usize, i32)> {
    let between = match isa {
        Isa::X86_64 => return grown_by_any_size(code),
        Isa::Aarch64 => 2,
        Isa::Riscv64 => 3,
    };
    let mut starts = Vec::new();
    let mut at = 0;
    while at < code.len() {
        starts.push(at);
        at += instruction(isa, &code[at..])?.1;
    }
    let last = starts.len().checked_sub(1).filter(|last| *last > 0)?;
    sets(isa, &code[starts[last]..])?;
    let first = last.checked_sub(between + 1).filter(|first| *first > 0)?;
    let amount = adjusts(isa, &code[starts[first]..])?.checked_neg();
    Some((starts[first + 1], amount.filter(|amount| *amount > 0)?))
}

/// [`grown`] on x86-64, where instructions with a number have two sizes. The frame pointer is set
/// directly after the stack pointer is decremented; then the saved frame pointer and the return
/// address are moved by `r11`.
fn grown_by_any_size(code: &[u8]) -> Option<(usize, i32)> {
    let is_set_before_moves = |at: &usize| {
        let size = sets(Isa::X86_64, &code[*at..]);
        size.is_some_and(|size| moves_saved_registers(&code[at + size..]))
    };
    let decrement = |at: usize| {
        [4, 7].into_iter().find_map(|size| {
            let amount = adjusts(Isa::X86_64, code.get(at.checked_sub(size)?..at)?)?;
            let amount = amount.checked_neg().filter(|amount| *amount > 0)?;
            Some((at, amount))
        })
    };
    (3..code.len())
        .filter(is_set_before_moves)
        .find_map(decrement)
}

/// Returns true if code on x86-64 only moves the saved frame pointer and the return address:
/// `mov r11, [rsp + n]; mov [rsp], r11; mov r11, [rsp + n]; mov [rsp + 8], r11`.
fn moves_saved_registers(code: &[u8]) -> bool {
    fn after_load(code: &[u8]) -> Option<&[u8]> {
        match code {
            [0x4c, 0x8b, 0x5c, 0x24, _, rest @ ..]
            | [0x4c, 0x8b, 0x9c, 0x24, _, _, _, _, rest @ ..] => Some(rest),
            _ => None,
        }
    }
    after_load(code)
        .and_then(|rest| rest.strip_prefix(&[0x4c, 0x89, 0x1c, 0x24]))
        .and_then(after_load)
        .is_some_and(|rest| rest == [0x4c, 0x89, 0x5c, 0x24, 0x08])
}

/// Returns the number of bytes between the stack pointer and the CFA of a function that did not
/// grow its arguments, after an instruction that gives the frame pointer its value in the caller.
pub(crate) fn restores(isa: Isa, bytes: &[u8]) -> Option<i32> {
    match isa {
        // pop rbp
        Isa::X86_64 => (bytes == [0x5d]).then_some(8),
        // ldp x29, x30, [sp], #16
        Isa::Aarch64 => (instruction(isa, bytes)?.0 == 0xa8c1_7bfd).then_some(0),
        // ld s0, n(sp)
        Isa::Riscv64 => {
            let (word, _) = instruction(isa, bytes)?;
            (word & 0xf_ffff == 0x1_3403).then_some((word as i32 >> 20) + SAVED)
        }
    }
}

/// Returns true for a return, and for a jump to an address in a register.
fn leaves(isa: Isa, bytes: &[u8]) -> bool {
    let is_jump = matches!(*bytes, [0xff, 0xe0..=0xe7] | [0x41, 0xff, 0xe0..=0xe7]);
    returns(isa, bytes) || isa == Isa::X86_64 && is_jump
}
