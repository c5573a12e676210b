//! Parts that several lifetimes share, as procedures that their expressions call (DWARF 5 section
//! 2.5.1.5).

use crate::support::valid;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{EntryLocation, LowerOptions, Lowered};
use dwarfsmith::{check, text};

const PLAIN: LowerOptions = LowerOptions::new(Dialect::Dwarf5);
const FACTORED: LowerOptions = LowerOptions {
    factor_procedures: true,
    ..PLAIN
};

const SOURCE: &str = include_str!("../../modules/shared-fragments.di");

/// The locations of the variables of a function, and then the procedures, each as the expressions
/// of its entries.
fn lower_with(source: &str, lowering: &LowerOptions) -> (Vec<String>, Vec<String>) {
    let parsed = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    let module = &parsed.module;
    let validated = valid(module);
    let lowered = validated.lower(lowering).unwrap();
    assert_eq!(lowered.degradations(), []);
    assert!(check::round_trip(&validated, &lowered, check::Options::default()).is_clean());
    let variables = module
        .metadata
        .variables
        .ids()
        .map(|variable| location(&lowered, &lowered.location(variable)));
    let procedures = lowered
        .procedures()
        .iter()
        .map(|procedure| location(&lowered, &procedure.location));
    (variables.collect(), procedures.collect())
}

fn location(lowered: &Lowered<'_, '_>, location: &EntryLocation) -> String {
    match location {
        EntryLocation::Absent | EntryLocation::PerFunction(_) => String::new(),
        EntryLocation::Expression(expression) => lowered.text(expression.clone()),
        EntryLocation::List(entries) => {
            let entries = lowered.entries(entries.clone()).iter();
            let entries = entries.map(|entry| {
                format!(
                    "{}: {}",
                    entry.range.start.0,
                    lowered.text(entry.expression())
                )
            });
            entries.collect::<Vec<_>>().join("; ")
        }
    }
}

/// The module without a line that starts with some text.
fn without(source: &str, start: &str) -> String {
    assert!(source.lines().any(|line| line.starts_with(start)));
    source
        .lines()
        .filter(|line| !line.starts_with(start))
        .map(|line| format!("{line}\n"))
        .collect()
}

#[test]
fn a_shared_part_is_written_once() {
    let (variables, procedures) = lower_with(SOURCE, &FACTORED);
    // rdi is register 5, rsi register 4. The locations of the parameter differ, so the procedures
    // have location lists; the expressions that call them hold everywhere. Twice the area is two
    // calls and an operation: this is longer than a call, so it is a procedure, too.
    assert_eq!(
        variables,
        [
            "DW_OP_call4 0x0, DW_OP_plus_uconst 1, DW_OP_stack_value [procedure 0]",
            "DW_OP_call4 0x1, DW_OP_stack_value [procedure 1]",
            // Memory: the address is the whole location.
            "DW_OP_call4 0x2 [procedure 2]",
            "DW_OP_call4 0x2, DW_OP_deref, DW_OP_plus_uconst 1, DW_OP_stack_value [procedure 2]",
            "DW_OP_call4 0x1, DW_OP_plus_uconst 1, DW_OP_stack_value [procedure 1]",
        ]
    );
    assert_eq!(
        procedures,
        [
            "0: DW_OP_breg5 0, DW_OP_deref, DW_OP_breg5 8, DW_OP_deref, DW_OP_mul; \
             4: DW_OP_breg4 0, DW_OP_deref, DW_OP_breg4 8, DW_OP_deref, DW_OP_mul",
            "DW_OP_call4 0x0, DW_OP_lit2, DW_OP_mul [procedure 0]",
            "0: DW_OP_breg5 16, DW_OP_deref, DW_OP_breg5 0, DW_OP_deref, DW_OP_plus; \
             4: DW_OP_breg4 16, DW_OP_deref, DW_OP_breg4 0, DW_OP_deref, DW_OP_plus",
        ]
    );
}

#[test]
fn procedures_are_not_used_by_default() {
    let (variables, procedures) = lower_with(SOURCE, &PLAIN);
    assert_eq!(procedures, [""; 0]);
    assert_eq!(
        variables[2],
        "0: DW_OP_breg5 16, DW_OP_deref, DW_OP_breg5 0, DW_OP_deref, DW_OP_plus; \
         4: DW_OP_breg4 16, DW_OP_deref, DW_OP_breg4 0, DW_OP_deref, DW_OP_plus"
    );
}

#[test]
fn a_part_that_is_used_once_or_short_or_a_register_is_not_a_procedure() {
    // Only one lifetime uses the cell.
    let (variables, procedures) = lower_with(&without(SOURCE, "!73"), &FACTORED);
    assert_eq!((procedures.len(), variables[3].as_str()), (2, ""));
    assert!(
        variables[2].starts_with("0: DW_OP_breg5 16"),
        "{}",
        variables[2]
    );
    // The pointee: two bytes.
    let place = "DIOpReferrer(ptr), DIOpDeref(b192), DIOpConstant(i64 16), DIOpByteOffset(ptr), DIOpDeref(b512), \
                 DIOpReferrer(ptr), DIOpDeref(i64), DIOpByteOffset(i64)";
    assert!(SOURCE.contains(place));
    let (variables, procedures) = lower_with(
        &SOURCE.replace(place, "DIOpReferrer(ptr), DIOpDeref(i64)"),
        &FACTORED,
    );
    assert_eq!(
        (procedures.len(), variables[2].as_str()),
        (2, "0: DW_OP_breg5 0; 4: DW_OP_breg4 0")
    );
    // The register itself, which has no address.
    let (variables, procedures) =
        lower_with(&SOURCE.replace(place, "DIOpReferrer(i64)"), &FACTORED);
    assert_eq!(
        (procedures.len(), variables[2].as_str()),
        (2, "0: DW_OP_reg5; 4: DW_OP_reg4")
    );
    // A value in one place and memory in the other.
    let (one, other) = (
        format!("!41, location: !DIExpr({place}"),
        "!41, location: !DIExpr(DIOpReferrer(i64), DIOpRead()",
    );
    let (_, procedures) = lower_with(&SOURCE.replacen(&one, other, 1), &FACTORED);
    assert_eq!(procedures.len(), 2);
}

const POINTERS: &str = include_str!("../../filetests/meaning/lowering/pointer-to-variable.di");

#[test]
fn a_pointer_refers_to_the_variable_at_its_pointee() {
    let (variables, procedures) = lower_with(POINTERS, &PLAIN);
    let pointers: Vec<&str> = [1, 2, 6]
        .iter()
        .map(|index| variables[*index].as_str())
        .collect();
    // The numbers are those of the pointees, and so are the operands until emission. The pointer to
    // the number has one entry: the location list of the number has the changes.
    assert_eq!(
        pointers,
        [
            "0: DW_OP_implicit_pointer 0x1 0 [variable x]",
            "0: DW_OP_implicit_pointer 0x2 0 [variable p]",
            "8: DW_OP_implicit_pointer 0x3 0 [variable one]",
        ]
    );
    // y is in that register too, in less code; rbp is register 6. The others are the locations of
    // the variables.
    assert_eq!(
        variables[4],
        "8: DW_OP_implicit_pointer 0x0 0 [procedure 0]"
    );
    assert_eq!(
        procedures,
        ["DW_OP_reg6", &variables[0], &variables[1], &variables[5]]
    );
}

#[test]
fn equal_pointees_share_one_procedure() {
    // Without y; late points to the location of number, which is not a constant now.
    let source = POINTERS
        .replace("%const(i64 1)", "%reg(rbp)")
        .replace("%const(i64 -2)", "%reg(rbp)");
    let source = source.replace("dbg.def !25, %reg(rbp)", "dbg.def !25, %reg(r15)");
    let source = source.replace(
        "object: !15, location: !DIExpr(DIOpReferrer(i64))",
        "object: !15, location: !DIExpr(DIOpReferrer(i64), DIOpRead())",
    );
    let source = source.replace(
        "DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!15}",
        "DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {!18}",
    );
    let (variables, procedures) = lower_with(&source, &PLAIN);
    assert_eq!(
        variables[4],
        "8: DW_OP_implicit_pointer 0x0 0 [procedure 0]"
    );
    assert_eq!(variables[6], variables[4]);
    assert_eq!(procedures, ["DW_OP_reg6", &variables[0], &variables[1]]);
}

/// A consumer reads as many bytes of the pointee as any of the pointers points to.
#[test]
fn a_pointee_is_as_large_as_the_largest_target_of_its_pointers() {
    let source = r#"
        target "x86_64"
        define @f size 0x10 !dbg !2 {
        bb0 @ 0x0:
          0x0: dbg.def !20, %reg(rbx)
          0x0: dbg.def !21, %reg(rbx)
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
        !1 = !DIFile(filename: "f.c", directory: "/src")
        !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
        !3 = !DIBasicType(name: "pointer", size: 64, encoding: DW_ATE_unsigned)
        !10 = !DILocalVariable(name: "to_four", scope: !2, line: 2, type: !3)
        !11 = !DILocalVariable(name: "to_eight", scope: !2, line: 3, type: !3)
        !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpAddrOf(0)))
        !21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpAddrOf(0)))"#;
    let parsed = text::parse(source).unwrap_or_else(|errors| panic!("{errors:?}"));
    let validated = valid(&parsed.module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let bytes = lowered.procedures().iter().map(|procedure| procedure.bytes);
    assert_eq!(bytes.collect::<Vec<u64>>(), [8]);
}
