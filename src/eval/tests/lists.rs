//! Location lists: the entries that hold, and lists that an expression calls.

use super::*;

#[test]
fn lists_give_all_entries_that_hold_or_else_the_default() {
    let machine = Snapshot::new(TARGET);
    let (one, two, three) = (
        parse("DW_OP_reg1"),
        parse("DW_OP_reg2"),
        parse("DW_OP_reg3"),
    );
    let entries = [
        ListEntry {
            range: Some((0x10, 0x20)),
            expression: &one,
        },
        ListEntry {
            range: Some((0x18, 0x30)),
            expression: &two,
        },
        ListEntry {
            range: None,
            expression: &three,
        },
    ];
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf5);
    for (pc, want) in [
        (0x0f, "reg(3)+0"),
        (0x10, "reg(1)+0"),
        (0x18, "multi{reg(1)+0 | reg(2)+0}+0"),
        (0x20, "reg(2)+0"),
        (0x30, "reg(3)+0"),
    ] {
        assert_eq!(
            evaluator
                .list(&machine, &entries, pc, &[])
                .unwrap()
                .to_string(),
            want,
            "{pc:#x}"
        );
    }
    assert_eq!(
        evaluator.list(&machine, &entries[..2], 0, &[]).unwrap(),
        Location::UNDEFINED
    );
    let source = evaluator.source(&machine, Source::List(&entries), &[]);
    assert_eq!(source.unwrap_err().code, ErrorCode::MissingContext);
}

/// A machine on which every entry has a location list.
struct Listed<'l>(&'l [ListEntry<'l>], u64);

impl Machine for Listed<'_> {
    fn register_bits(&self, _: u32, _: Register) -> Option<u64> {
        Some(64)
    }

    fn read_register(&self, _: u32, _: Register, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn read_memory(&self, _: u64, _: u64, _: &mut [u8]) -> bool {
        false
    }

    fn pc(&self) -> Option<u64> {
        Some(self.1)
    }

    fn entry(&self, _: EntryReference) -> Option<EntryId> {
        Some(EntryId(7))
    }

    fn entry_location(&self, _: EntryId) -> Option<Source<'_>> {
        Some(Source::List(self.0))
    }
}

/// A called list is evaluated separately. DWARF 5 has no multi-locations, so a called list with one
/// expression works on the caller's stack.
#[test]
fn lists_are_called() {
    let (one, two, own) = (
        parse("DW_OP_reg1"),
        parse("DW_OP_reg2"),
        parse("DW_OP_lit1, DW_OP_plus"),
    );
    let entry = |start, end, expression| ListEntry {
        range: Some((start, end)),
        expression,
    };
    let entries = [entry(0, 2, &one), entry(1, 3, &two), entry(4, 5, &own)];
    let call = |rules, pc, text| {
        location(&Listed(&entries, pc), rules, text).map(|location| location.to_string())
    };
    for rules in Rules::ALL {
        assert_eq!(call(rules, 0, "DW_OP_call4 7").as_deref(), Ok("reg(1)+0"));
        assert_eq!(
            call(rules, 1, "DW_OP_call4 7").as_deref(),
            Ok("multi{reg(1)+0 | reg(2)+0}+0")
        );
        assert_eq!(call(rules, 3, "DW_OP_call4 7").as_deref(), Ok("undef"));
        let piece = call(rules, 1, "DW_OP_call4 7, DW_OP_piece 4");
        assert_eq!(
            piece.as_deref(),
            Ok("comp[0..4: multi{reg(1)+0 | reg(2)+0}+0]+0")
        );
        let on_the_stack = call(rules, 4, "DW_OP_lit5, DW_OP_call4 7, DW_OP_stack_value");
        match rules {
            Rules::Dwarf5 => assert_eq!(on_the_stack.as_deref(), Ok("imm(0600000000000000)+0")),
            _ => assert_eq!(on_the_stack, Err(ErrorCode::StackUnderflow)),
        }
    }
}
