//! Helpers for tests of whole stacks: an `.eh_frame` in any machine's byte order and address size,
//! and its rules.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Encoding, FrameIndex, FrameSection, NoNames};
use dwarfsmith::eval::{CallStack, Evaluator, Rules, Snapshot};
use dwarfsmith::target::{ByteOrder, Register};

/// An `.eh_frame` under construction. Pointers are absolute.
pub struct Frames {
    target: Target,
    pub bytes: Vec<u8>,
}

impl Frames {
    pub fn new(target: Target) -> Frames {
        Frames {
            target,
            bytes: Vec::new(),
        }
    }

    fn number(&self, value: u64, size: usize) -> Vec<u8> {
        ordered(self.target, value, size)
    }

    fn entry(&mut self, body: &[u8]) {
        let length = self.number(body.len() as u64, 4);
        self.bytes.extend_from_slice(&length);
        self.bytes.extend_from_slice(body);
    }

    /// Adds a common entry of version 1, for a signal frame or not; alignments are as in the bytes.
    pub fn common(
        &mut self,
        signal: bool,
        alignments: [u8; 2],
        column: u8,
        instructions: &[u8],
    ) -> usize {
        let offset = self.bytes.len();
        let augmentation: &[u8] = if signal { b"zRS\0" } else { b"zR\0" };
        let [code, data] = alignments;
        self.entry(
            &[
                &[0, 0, 0, 0, 1],
                augmentation,
                &[code, data, column, 1, 0],
                instructions,
            ]
            .concat(),
        );
        offset
    }

    /// Adds a function that has a common entry.
    pub fn function(&mut self, common: usize, start: u64, size: u64, instructions: &[u8]) {
        let address = usize::from(self.target.address_bytes());
        let back = self.number((self.bytes.len() + 4 - common) as u64, 4);
        let (start, size) = (self.number(start, address), self.number(size, address));
        self.entry(&[&back, &start, &size, &[0][..], instructions].concat());
    }

    /// The stack of a machine, with all of its frames.
    pub fn stack(
        &self,
        machine: Snapshot,
        encoding: Encoding,
        rules: Rules,
    ) -> CallStack<'_, Snapshot> {
        let index = FrameIndex::new(FrameSection::eh_frame(self.target, &self.bytes, 0));
        assert_eq!(index.errors(), []);
        let mut stack = CallStack::new(
            machine,
            self.target,
            Evaluator::new(encoding, rules),
            vec![index],
        )
        .unwrap();
        stack.return_address_mask = Some((1 << 48) - 1);
        while stack.unwind().unwrap() {}
        stack
    }
}

/// A number in a machine's order.
pub fn ordered(target: Target, value: u64, size: usize) -> Vec<u8> {
    match target.byte_order() {
        ByteOrder::Little => value.to_le_bytes()[..size].to_vec(),
        ByteOrder::Big => value.to_be_bytes()[8 - size..].to_vec(),
    }
}

/// A rule with an expression: `DW_CFA_expression` 0x10 or `DW_CFA_val_expression` 0x16.
pub fn rule(encoding: Encoding, code: u8, register: Register, text: &str) -> Vec<u8> {
    let mut rule = vec![
        code,
        0x80 | (register.0 & 0x7f) as u8,
        (register.0 >> 7) as u8,
    ];
    block(encoding, &mut rule, text);
    rule
}

/// Appends an expression of fewer than 128 bytes, and its length before it.
pub fn block(encoding: Encoding, bytes: &mut Vec<u8>, text: &str) {
    let expression = dwarf::parse_operations(encoding, text, &NoNames)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(expression.len() < 0x80);
    bytes.push(expression.len() as u8);
    bytes.extend_from_slice(&expression);
}

/// The location of a register in each frame, the innermost first.
pub fn places(stack: &CallStack<'_, Snapshot>, register: u16) -> Vec<String> {
    let frames = 0..stack.frames().len() as u32;
    frames
        .map(|frame| stack.locate(frame, Register(register)).unwrap().to_string())
        .collect()
}

/// The program counter and canonical frame address of each frame; `-` if there is none.
pub fn spine(stack: &CallStack<'_, Snapshot>) -> Vec<(u64, String)> {
    let cfa = |frame: &dwarfsmith::eval::UnwoundFrame<'_>| {
        frame.canonical_frame_address().map(|cfa| cfa.to_string())
    };
    stack
        .frames()
        .iter()
        .map(|frame| (frame.pc, cfa(frame).unwrap_or("-".into())))
        .collect()
}
