//! Damage to location lists and frames.

use super::*;

#[rustfmt::skip]
pub const LISTS: &[Damage] = &[
    // Location lists.
    ("a list outside its section", Fault::ListOffset, Off(INFO, "m", 0), |o| o.list_offset = Some(0x1000)),
    // A header of 12 bytes, an offset of 4, and the list of `l`.
    ("a list at the end of its section, which is not a byte of it", Fault::ListOffset, Off(INFO, "m", 0), |o| o.list_offset = Some(16 + o.list.len() as u32)),
    ("a list without an end", Fault::ListEnd, List(5 + 13 + 8 + 5), |o| _ = o.list.pop()),
    ("an expression past the end of the section", Fault::ListEnd, List(0), |o| o.list = vec![0x04, 0, 1, 99, 0x50, 0]),
    ("an unknown kind of entry", Fault::ListEntryKind, List(0), |o| o.list = vec![0x77, 0]),
    ("a reversed range", Fault::ReversedRange, List(0), |o| o.list = vec![0x04, 0x10, 0x08, 1, 0x50, 0]),
    ("a reversed range of indices", Fault::ReversedRange, List(0), |o| o.list = vec![0x02, 1, 0, 1, 0x50, 0]),
    ("offsets without a base", Fault::NoBaseAddress, List(0), |o| o.low_pc = false),
    ("an index past the end of the table", Fault::ListIndex, At(INFO, "l"), |o| o.index = 1),
    ("an index past the end of .debug_addr", Fault::ListAddressIndex, List(0), |o| o.list = vec![0x03, 9, 1, 1, 0x50, 0]),
    ("two defaults", Fault::ManyDefaults, List(3), |o| o.list = vec![5, 1, 0x50, 5, 1, 0x51, 0]),
    ("a range past the largest address", Fault::AddressOverflow, List(0), |o| o.list = [&[0x08, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff][..], &[0xff; 8], &[0x01, 1, 0x50, 0]].concat()),
    ("a length of 77 bits", Fault::ListNumber, List(0), |o| o.list = [&[0x04, 0][..], &HUGE, &[1, 0x50, 0]].concat()),
    ("a header of lists of another version", Fault::ListHeader, At(INFO, "start"), |o| o.list_version = 4),
    ("ranges that overlap", Fault::OverlappingEntries, At(INFO, "l"), |o| o.list = vec![0x04, 0, 8, 1, 0x50, 0x04, 4, 12, 1, 0x51, 0]),
    // The function ends 0x100 bytes after the base address.
    ("a list of another function", Fault::ListOutside, At(INFO, "l"), |o| o.list = vec![0x04, 0, 0, 1, 0x50, 0x04, 0x80, 2, 0x88, 2, 1, 0x51, 0]),
    // Six bytes of an entry, four of an implicit value and its 60000 bytes, and the list's
    // end: 60011 bytes. The section has 16 bytes more. An audit may read a mebibyte and 16
    // times the section's size: 2009008 bytes. `l`, `m` and 31 sharers read 33 times 60011
    // bytes; the next one would make it 2040374.
    ("lists that share their entries", Fault::Limit, At(INFO, "last sharer"), |o| {
        let expression = [&[0x9e, 0xe0, 0xd4, 0x03][..], &[0; 60000]].concat();
        o.list = [&[0x04, 0, 1, 0xe4, 0xd4, 0x03][..], &expression, &[0]].concat();
        o.sharers = 32;
    }),
    ("an operand too few in a list", Fault::StackUnderflow, List(0), |o| o.list = vec![0x04, 0, 8, 1, 0x22, 0]),
    // Frames.
    ("a frame that is cut off", Fault::FrameLength, At(FRAME, "other frame"), |o| o.frame_cut = 3),
    ("a frame without a common entry", Fault::NoCommonEntry, At(FRAME, "frame"), |o| o.common_offset = 0x18),
    ("a common entry of an unknown version", Fault::FrameVersion, At(FRAME, "common"), |o| o.common[0] = 2),
    ("an unknown augmentation", Fault::FrameAugmentation, At(FRAME, "common"), |o| _ = o.common.splice(1..1, [b'q'])),
    ("addresses of nine bytes", Fault::FrameAddressSize, At(FRAME, "common"), |o| o.common[2] = 9),
    ("an unknown encoding of pointers", Fault::FramePointer, At(".eh_frame", "eh frame"), |o| o.pointers = 0x1f),
    ("an unknown instruction", Fault::FrameInstruction, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x3f]),
    ("an instruction cut off", Fault::FrameOperand, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x0f, 0x7f, 0x77, 16]),
    ("an offset without a register", Fault::NoRegisterOffset, Off(FRAME, "frame", INSTRUCTIONS + 4), |o| o.frame = vec![0x0f, 2, 0x77, 16, 0x0e, 16]),
    ("a common entry that advances the location", Fault::NotInCommonEntry, Off(FRAME, "common", COMMON), |o| _ = o.common.splice(7.., [0x41, 0x0c, 7, 8])),
    ("a restored state without a remembered one", Fault::NothingRemembered, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x0b]),
    ("rows that go back", Fault::RowOrder, Off(FRAME, "frame", INSTRUCTIONS + 1), |o| o.frame = [&[0x44, 0x01][..], &F.to_le_bytes()].concat()),
    ("a row past the function's end", Fault::RowOutside, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x03, 0x01, 0x01, 0x0e, 16]),
    // DW_CFA_advance_loc1 0x41, to 0x104; DW_CFA_def_cfa_offset 16.
    ("a row past the function's end by the code alignment factor, 4", Fault::RowOutside, Off(FRAME, "frame", INSTRUCTIONS), |o| { o.common[4] = 4; o.frame = vec![0x02, 0x41, 0x0e, 16]; }),
    ("no rule for the CFA", Fault::UndefinedCfa, At(FRAME, "frame"), |o| { o.common.truncate(7); o.frame = vec![0x44, 0x0c, 7, 8]; }),
    ("a rule for a register that does not exist on x86-64", Fault::FrameRegister, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x08, 100]),
    // DW_CFA_register 3 100.
    ("a register that is saved in one that does not exist", Fault::FrameRegister, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x09, 3, 100]),
    ("functions that overlap", Fault::FrameOverlap, At(FRAME, "other frame"), |o| o.frame_size = 0x1080),
    ("a function past the largest address", Fault::FrameRange, At(FRAME, "frame"), |o| o.frame_size = u64::MAX),
    ("a factor of 0", Fault::FrameFactor, At(FRAME, "common"), |o| o.common[4] = 0),
    ("remembered states that are never restored", Fault::FrameLimit, Off(FRAME, "frame", INSTRUCTIONS + 64), |o| o.frame = vec![0x0a; 65]),
    ("the CFA in its own rule", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x0f, 1, 0x9c]),
    ("a lane, in a frame", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x16, 3, 2, 0xe9, 0x03]),
    ("an object map, in a frame", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x16, 3, 4, 0xe9, 0x89, 0x02, U64]),
    ("a call in a frame", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x10, 3, 3, 0x98, PROCEDURE, 0]),
    // DW_OP_lit0, DW_OP_swap, DW_OP_xderef_type: memory of space 0 at the CFA.
    ("a type of a unit, in a frame", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x16, 3, 5, 0x30, 0x16, 0xa7, 8, U64]),
    // DW_OP_GNU_parameter_ref has an offset in the unit.
    ("a parameter, in a frame", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x16, 3, 5, 0xfa, U64, 0, 0, 0]),
    // DW_OP_GNU_variable_value has an offset in .debug_info.
    ("the value of a variable, in a frame", Fault::NotInFrames, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x16, 3, 5, 0xfd, U64, 0, 0, 0]),
    // The CFA is on the stack, and nothing else.
    ("an operand too few in a frame", Fault::StackUnderflow, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x16, 3, 1, 0x22]),
];
