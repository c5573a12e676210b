//! Records in text: each kind, in either form, in inlined functions, and with what else can be in a
//! function.

use super::cases::runs;
use super::{made, module, snapshot, upgraded};
use dwarfsmith::check::State;
use dwarfsmith::check::reference::{BitOrigin, Reference};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::eval::Machine;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::Object;
use dwarfsmith::{Position, Target, text};

/// The lines with operations of what a function is lowered to.
fn lowered(source: &str) -> String {
    let parsed = upgraded(source);
    let validated = parsed
        .module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}"));
    let text = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap()
        .to_string();
    let lines = text
        .lines()
        .filter(|line| line.contains("DW_OP"))
        .map(str::trim);
    lines.collect::<Vec<_>>().join("\n")
}

fn function(records: &str) -> String {
    module(
        &format!("define @f size 0x40 !dbg !3 {{\na @ 0x0 -> b:\n{records}b @ 0x20:\n}}\n"),
        &[64, 32],
    )
}

#[test]
fn records_lower_to_what_llvm_emits() {
    // DWARF numbers: rax 0, rdx 1, rcx 2, rbx 3, rsp 7.
    let records = "0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())\n\
                   0x8: #dbg_value(i64 %reg(rcx), !640, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value))\n\
                   0x10: #dbg_value(i64 poison, !640, !DIExpression())\n\
                   0x18: #dbg_value(i64 %reg(rdx), !640, !DIExpression())\n\
                   0x1c: #dbg_value(ptr %reg(rbx), !640, !DIExpression(DW_OP_plus_uconst, 16))\n";
    assert_eq!(
        lowered(&function(records)),
        "0x4..0x8: DW_OP_reg0\n\
         0x8..0x10: DW_OP_breg2 8, DW_OP_stack_value\n\
         0x18..0x1c: DW_OP_reg1\n\
         0x1c..0x40: DW_OP_breg3 16"
    );
    // The address is what is stored at rsp, plus 8.
    let records = "0x4: #dbg_declare(ptr %reg(rsp), !640, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8))\n";
    assert_eq!(
        lowered(&function(records)),
        "0x4..0x40: DW_OP_breg7 0, DW_OP_deref, DW_OP_plus_uconst 8"
    );
    // Of a wider operand, the low bits: all of rdx is 64 bits, the fragment 32.
    let records = "0x0: #dbg_value(i64 %reg(rax), !640, !DIExpression())\n\
                   0x8: #dbg_value(i32 %reg(rcx), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))\n\
                   0x10: #dbg_value(i64 %reg(rdx), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))\n";
    assert_eq!(
        lowered(&function(records)),
        "0x0..0x8: DW_OP_reg0, DW_OP_piece 4, DW_OP_reg0, DW_OP_bit_piece 32 32\n\
         0x8..0x10: DW_OP_reg2, DW_OP_piece 4, DW_OP_reg0, DW_OP_bit_piece 32 32\n\
         0x10..0x40: DW_OP_reg2, DW_OP_piece 4, DW_OP_reg1, DW_OP_piece 4"
    );
}

#[test]
fn an_assignment_is_in_memory_where_its_store_was_made() {
    let stored = |id: &str, value: &str, address: &str| {
        lowered(&function(&format!(
            "0x8: #dbg_assign({value}, !640, !DIExpression(), {id}, {address}, !DIExpression(DW_OP_plus_uconst, 8))\n"
        )))
    };
    let (made, not_made) = ("!DIAssignID(stored: true)", "!DIAssignID()");
    assert_eq!(
        stored(made, "i64 7", "ptr %reg(rbx)"),
        "0x8..0x40: DW_OP_breg3 8"
    );
    assert_eq!(
        stored(not_made, "i64 7", "ptr %reg(rbx)"),
        "0x8..0x40: DW_OP_lit7, DW_OP_stack_value"
    );
    // The address has gone: what is left is the value.
    assert_eq!(
        stored(made, "i64 7", "ptr poison"),
        "0x8..0x40: DW_OP_lit7, DW_OP_stack_value"
    );
    // The value was never known, as that of a call that fills the memory.
    assert_eq!(
        stored(made, "i1 poison", "ptr %reg(rbx)"),
        "0x8..0x40: DW_OP_breg3 8"
    );
    assert_eq!(stored(not_made, "i1 poison", "ptr %reg(rbx)"), "");
    // The fragment is the value's, whichever half counts.
    let text = "0x8: #dbg_assign(i32 7, !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !DIAssignID(stored: true), \
                ptr %reg(rbx), !DIExpression())\n";
    assert_eq!(
        lowered(&function(text)),
        "0x8..0x40: DW_OP_piece 4, DW_OP_breg3 0, DW_OP_piece 4"
    );
}

#[test]
fn every_form_of_a_record_is_read() {
    let both = |record: &str, call: &str| {
        let (record, call) = (function(record), function(call));
        let nodes =
            "!90 = !DILocation(line: 7, column: 3, scope: !3)\n!91 = distinct !DIAssignID()\n";
        let (record, call) = (upgraded(&(record + nodes)), upgraded(&(call + nodes)));
        assert_eq!(text::print(&record.module), text::print(&call.module));
        // The nodes that a form has no use for are left out, which is said.
        assert!(!made(&record.module).is_empty());
    };
    both(
        "0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_lit1, DW_OP_plus, DW_OP_stack_value), !90)\n",
        "0x4: tail call void @llvm.dbg.value(metadata i64 %reg(rax), metadata !640, metadata \
         !DIExpression(DW_OP_constu, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !DILocation(line: 1, scope: !3)\n",
    );
    both(
        "0x4: #dbg_declare(ptr %addr(cfa-16), !640, !DIExpression())\n",
        "0x4: call void @llvm.dbg.declare(metadata ptr %addr(cfa-16), metadata !640, metadata !DIExpression()), !dbg !90\n",
    );
    both(
        "0x4: #dbg_assign(double 0.5, !640, !DIExpression(), !91, ptr @g, !DIExpression())\n",
        "0x4: call void @llvm.dbg.assign(metadata double 0.5, metadata !640, metadata !DIExpression(), metadata !91, \
         metadata ptr null, metadata !DIExpression())\n",
    );
    both(
        "0x4: #dbg_value(i32 1, !320, !DIExpression())\n0x8: #dbg_value(i32 undef, !320, !DIExpression())\n",
        "0x4: call void @llvm.dbg.value(metadata !DIArgList(i32 1), metadata !320, metadata !DIExpression())\n\
         0x8: call void @llvm.dbg.value(metadata !{}, metadata !320, metadata !DIExpression())\n",
    );
}

#[test]
fn errors_in_records_name_their_place() {
    for (record, expected) in [
        (
            "#dbg_value(i64 %reg(rax), !640)",
            "found `)`, expected a `!DIExpression(…)`",
        ),
        (
            "#dbg_values(i64 %reg(rax))",
            "found `dbg_values`, expected dbg_value, dbg_declare, dbg_assign or dbg_label",
        ),
        (
            "#dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_foo))",
            "there is no operation called `DW_OP_foo`",
        ),
        (
            "#dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_constu))",
            "found `)`, expected `,` and the operation's operand",
        ),
        (
            "#dbg_value(i64 %reg(rax), !640, !DIExpression(DW_OP_dup, DIOpAdd()))",
            "expected operations of one spelling",
        ),
        (
            "#dbg_value(i64 %reg(rax), !3, !DIExpression())",
            "`!3` is a subprogram, expected a variable",
        ),
        (
            "#dbg_value(i64 %reg(rax), !640, !DIExpression(), !3)",
            "expected a location",
        ),
        (
            "#dbg_value(i64 %reg(rax), !640, !DIExpression(), !DILocation(inlinedAt: !3))",
            "expected an `inlinedAt` that is",
        ),
        (
            "#dbg_value(i64 maybe, !640, !DIExpression())",
            "there is no constant called `maybe`",
        ),
        (
            "call void @puts(ptr %reg(rax))",
            "found `@puts`, expected dbg_value",
        ),
    ] {
        let errors = text::parse(&function(&format!("0x4: {record}\n"))).unwrap_err();
        let [error] = &errors[..] else {
            panic!("{record}: {errors:?}")
        };
        // The head of the module is eight lines, then come the function's and the block's.
        assert!(
            error.kind.to_string().contains(expected),
            "{record}: {error}"
        );
        assert_eq!(error.line, 11, "{record}: {error}");
    }
}

/// `f` calls `g`, which is inlined twice, the second time within the first.
const INLINED: &str = "\
!4 = distinct !DISubprogram(name: \"g\", unit: !2, file: !1, line: 9)
!5 = distinct !DILexicalBlock(scope: !4, file: !1, line: 10)
!6 = !DILocalVariable(name: \"y\", scope: !4, type: !7400)
!7 = !DILocalVariable(name: \"z\", scope: !5, type: !7400)
!8 = distinct !DIInlinedScope(origin: !4, scope: !3, callFile: !1, callLine: 3)
!9 = distinct !DIInlinedScope(origin: !4, scope: !8, callFile: !1, callLine: 12)
!10 = distinct !DILexicalBlock(scope: !8, file: !1, line: 10, origin: !5)
!11 = !DILabel(scope: !3, name: \"again\", file: !1, line: 5)
";

#[test]
fn inlined_variables_are_variables_of_their_own() {
    let records = "\
0x0: #dbg_value(i64 %reg(rax), !6, !DIExpression(), !DILocation(scope: !4, inlinedAt: !8))
0x0: #dbg_value(i64 %reg(rcx), !6, !DIExpression(), !DILocation(scope: !4, inlinedAt: !9))
0x4: #dbg_value(i64 %reg(rdx), !7, !DIExpression(), !DILocation(scope: !5, inlinedAt: !8))
0x4: #dbg_value(i64 %reg(rbx), !7, !DIExpression(), !DILocation(scope: !5, inlinedAt: !9))
0x8: #dbg_label(!11, !DILocation(scope: !3))
0xc: #dbg_value(i64 poison, !6, !DIExpression(), !DILocation(scope: !4, inlinedAt: !9))
0x10: #dbg_value(i64 0, !6, !DIExpression())
0x10: #dbg_value(i64 0, !640, !DIExpression(), !DILocation(scope: !3, inlinedAt: !8))
";
    let parsed = upgraded(&(function(records) + INLINED));
    let warnings: String = parsed
        .warnings
        .iter()
        .map(|warning| format!("    warning: line {}: {}\n", warning.line, warning.kind))
        .collect();
    snapshot(
        "inlined",
        format!("{records}{INLINED}{}{warnings}", made(&parsed.module)),
    );
}

#[test]
fn markers_and_records_may_be_in_one_function() {
    let records = "0x4: dbg.def !70, %reg(rbx)\n\
                   0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())\n\
                   0x6: #dbg_value(i32 5, !320, !DIExpression())\n\
                   0x8: dbg.kill !70\n\
                   0xc: #dbg_value(i64 poison, !640, !DIExpression())\n";
    let lifetime =
        "!70 = distinct !DILifetime(object: !320, location: !DIExpr(DIOpReferrer(i32)))\n";
    let parsed = upgraded(&(function(records) + lifetime));
    let printed = text::print(&parsed.module);
    let markers: Vec<&str> = printed
        .lines()
        .filter(|line| line.contains(" dbg."))
        .map(str::trim)
        .collect();
    assert_eq!(
        markers,
        [
            "0x4: dbg.def !7, %reg(rbx)",
            "0x4: dbg.def !8, %reg(rax)",
            "0x8: dbg.kill !7",
            "0xc: dbg.kill !8"
        ],
        "{printed}"
    );
    // What a lifetime of its own describes, a record would contradict.
    let warnings: Vec<String> = parsed
        .warnings
        .iter()
        .map(|warning| warning.kind.to_string())
        .collect();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(
        warnings[0].contains("`x32` no location: the variable has lifetimes besides"),
        "{warnings:?}"
    );
}

#[test]
fn entities_are_cut_to_where_they_are() {
    let source = function(
        "0x4: #dbg_value(i64 %entity(7), !640, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value))\n",
    ) + "entity @f 7 { 0x0..0x8: %reg(rax)\n0x10..0x30: %slot(cfa-24, 64) }\n";
    let found = lowered(&source);
    assert_eq!(
        found,
        "0x4..0x8: DW_OP_breg0 1, DW_OP_stack_value\n\
         0x10..0x30: DW_OP_fbreg -24, DW_OP_deref, DW_OP_plus_uconst 1, DW_OP_stack_value"
    );
}

#[test]
fn variables_without_a_size_are_refused() {
    let source = function("0x4: #dbg_value(i64 %reg(rax), !60, !DIExpression())\n")
        + "!60 = !DILocalVariable(name: \"w\", scope: !3, type: !61)\n\
           !61 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\")\n";
    let parsed = upgraded(&source);
    assert_eq!(made(&parsed.module), "");
    let [warning] = &parsed.warnings[..] else {
        panic!("{:?}", parsed.warnings)
    };
    assert!(
        warning
            .kind
            .to_string()
            .contains("the size of the variable is not known")
    );
}

#[test]
fn the_low_bits_come_last_on_a_big_endian_machine() {
    let target = Target::by_name("aarch64-be").unwrap();
    // What 32 bits of x0, and of the sum, are as numbers: from which bit on, and how much is added.
    for (record, shift, more) in [
        ("i64 %reg(x0), !320, !DIExpression()", 0, 0),
        (
            "i64 %reg(x0), !320, !DIExpression(DW_OP_plus_uconst, 5, DW_OP_stack_value)",
            0,
            5,
        ),
        // The first half of a variable is its high one.
        ("i64 %reg(x0), !640, !DIExpression()", 32, 0),
        // A referrer counts from a register's least significant bit on.
        (
            "i32 %reg(x0, 0, 32), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32)",
            0,
            0,
        ),
    ] {
        let source =
            function(&format!("0x4: #dbg_value({record})\n")).replace("x86_64", "aarch64-be");
        let parsed = upgraded(&source);
        parsed.module.validate().unwrap();
        let function = parsed.module.code.functions().next().unwrap();
        let reference = Reference::new(&parsed.module, |_| false);
        for seed in 0..20 {
            let state = State::new(target, seed);
            let mut bytes = [0; 8];
            assert!(state.read_register(0, target.register("x0").unwrap(), 0, &mut bytes));
            let register = u64::from_be_bytes(bytes);
            let expected = (register >> shift).wrapping_add(more) as u32;
            let mut at = reference.at(Some((function.id, Position(8))), &state);
            let named = parsed
                .module
                .metadata
                .variables
                .ids()
                .nth(usize::from(record.contains("!320")))
                .unwrap();
            let found = at.object(Object::Variable(named)).unwrap();
            let mut found_runs = Vec::new();
            runs(&found.form, &mut found_runs);
            let found = match &found_runs[0] {
                // The first 32 bits in the order of memory are the highest of so many.
                (bits, BitOrigin::Register { bit, .. }) => (register >> (bit + bits - 32)) as u32,
                // The most significant bit first.
                (32, BitOrigin::Known(bits)) => {
                    bits.iter().fold(0, |all, bit| all << 1 | u32::from(*bit))
                }
                other => panic!("{record}: {other:?}"),
            };
            assert_eq!(found, expected, "{record}, seed {seed}");
        }
    }
}

/// Two parts that have the same value are in one register. A composite's parts must not share
/// storage, which could not be written; what LLVM's records say are values.
#[test]
fn parts_in_one_place_at_once_are_values() {
    let part = |position: u32, register: &str, first: u32| {
        format!(
            "{position:#x}: #dbg_value(i32 %reg({register}), !640, !DIExpression(DW_OP_LLVM_fragment, {first}, 32))\n"
        )
    };
    let locations = |records: &str| {
        let parsed = upgraded(&function(records));
        let module = &parsed.module;
        let of_parts = module
            .metadata
            .lifetimes
            .iter()
            .filter(|(_, node)| matches!(node.object, Object::Fragment(_)));
        of_parts
            .map(|(_, node)| module.exprs.ops(node.location).len())
            .collect::<Vec<_>>()
    };
    // DIOpReferrer, DIOpRead, each.
    assert_eq!(
        locations(&(part(4, "rax", 0) + &part(8, "rax", 32))),
        [2, 2]
    );
    assert_eq!(
        locations(&(part(4, "rax", 0) + &part(8, "rcx", 32))),
        [1, 1]
    );
    // One after the other, each is the place that it is.
    let moved = part(4, "rax", 0) + &part(8, "rcx", 0) + &part(8, "rax", 32);
    assert_eq!(locations(&moved), [1, 1, 1]);
    // Both halves of one register.
    let whole = "0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())\n".to_string();
    assert!(
        locations(&(whole + &part(8, "rcx", 0)))
            .iter()
            .all(|count| *count != 2)
    );
}
