//! The limits of evaluation: exceeding each is an error, instead of a long run or high memory use.

use super::*;

#[test]
fn limits_are_errors_of_their_own() {
    let machine = Snapshot::new(TARGET);
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
    evaluator.limits.storage_bits = 64;
    let mut code = |text: &str| {
        evaluator
            .location(&machine, &parse(text), &[])
            .unwrap_err()
            .code
    };
    assert_eq!(code("DW_OP_addr 0, DW_OP_piece 9"), ErrorCode::LimitSize);
    assert_eq!(
        code("DW_OP_composite, DW_OP_reg1, DW_OP_lit8, DW_OP_lit1, DW_OP_overlay"),
        ErrorCode::LimitSize
    );
    let doubling = format!(
        "DW_OP_reg1, DW_OP_reg2, DW_OP_multiloc{}",
        ", DW_OP_dup, DW_OP_multiloc".repeat(40)
    );
    assert_eq!(
        location(&machine, Rules::Dwarf6, &doubling),
        Err(ErrorCode::LimitSize)
    );
    let nested = "DW_OP_piece 4, DW_OP_reg1, DW_OP_multiloc, ".repeat(100) + "DW_OP_nop";
    assert_eq!(
        location(&machine, Rules::Dwarf6, &format!("DW_OP_reg1, {nested}")),
        Err(ErrorCode::LimitSize)
    );
}

/// Sets one limit.
type Bound = fn(&mut Limits);

/// Each limit can be exceeded, and has its own error.
#[test]
fn every_bound_can_be_set_and_reached() {
    let mut machine = Snapshot::new(TARGET);
    machine.set_memory(0, 0, &[1; 16]);
    machine.set_object(parse("DW_OP_call_frame_cfa"));
    machine.set_canonical_frame_address(parse("DW_OP_addr 0"));
    let pieces = "DW_OP_reg1, DW_OP_piece 1, DW_OP_reg2, DW_OP_piece 1, DW_OP_reg3, DW_OP_piece 1";
    let three = "DW_OP_lit1, DW_OP_lit2, DW_OP_lit3";
    let size = ErrorCode::LimitSize;
    let bounds: [(Bound, &str, ErrorCode); 8] = [
        (
            |limits| limits.operations = 2,
            three,
            ErrorCode::LimitOperations,
        ),
        (|limits| limits.stack = 2, three, ErrorCode::LimitStack),
        (
            |limits| limits.calls = 1,
            "DW_OP_push_object_address",
            ErrorCode::LimitCalls,
        ),
        (|limits| limits.parts = 2, pieces, size),
        (
            |limits| limits.parts = 1,
            "DW_OP_reg1, DW_OP_extend 8 2",
            size,
        ),
        (
            |limits| limits.parts = 1,
            "DW_OP_reg1, DW_OP_reg2, DW_OP_multiloc",
            size,
        ),
        (|limits| limits.storage_bits = 23, pieces, size),
        (
            |limits| limits.read_bits = 63,
            "DW_OP_addr 0, DW_OP_deref",
            size,
        ),
    ];
    for (bound, text, code) in bounds {
        let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
        assert!(
            evaluator.location(&machine, &parse(text), &[]).is_ok(),
            "{text}"
        );
        bound(&mut evaluator.limits);
        assert_eq!(
            evaluator
                .location(&machine, &parse(text), &[])
                .map_err(|error| error.code),
            Err(code),
            "{text}"
        );
    }
}

/// The limits hold for the stack that the caller gives, and for reads of the result.
#[test]
fn initial_entries_and_reads_are_bounded() {
    let mut machine = Snapshot::new(TARGET);
    machine.set_memory(0, 0, &[1; 16]);
    let mut evaluator = Evaluator::new(encoding(), Rules::Dwarf6);
    evaluator.limits.stack = 0;
    evaluator.limits.read_bits = 15;
    let initial = [Entry::Location(Location::UNDEFINED)];
    assert_eq!(
        evaluator
            .location(&machine, &[], &initial)
            .unwrap_err()
            .code,
        ErrorCode::LimitStack
    );
    let memory = Location::memory(0, 0, 8);
    assert_eq!(evaluator.read(&machine, &memory, 15), Ok(vec![1, 1]));
    assert_eq!(
        evaluator.read(&machine, &memory, 16).unwrap_err().code,
        ErrorCode::LimitSize
    );
}

/// Repeated copies of a composite count: otherwise this would copy ten thousand parts a million
/// times.
#[test]
fn work_that_operations_hide_is_counted() {
    let machine = Snapshot::new(TARGET);
    let copies = "DW_OP_reg1, DW_OP_extend 1 10000, again: DW_OP_dup, DW_OP_lit1, DW_OP_piece 1, DW_OP_drop, \
                  DW_OP_lit1, DW_OP_bra :again";
    assert_eq!(
        location(&machine, Rules::Dwarf6, copies),
        Err(ErrorCode::LimitOperations)
    );
}
