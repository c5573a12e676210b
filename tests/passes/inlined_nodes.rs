//! Inlined and outlined code: which nodes are cloned, and what their clones are.

use crate::after::{Edited, Inlining, names, store};
use dwarfsmith::changes::{InlineSite, Inlined};
use dwarfsmith::markers::{CallTarget, CodeBlockId, LineRow};
use dwarfsmith::metadata::{BlockId, DIFlags, FileId, Id, LifetimeId, Object, Scope, VariableId};
use dwarfsmith::target::Register;
use dwarfsmith::{Module, Position, text};

/// `add` calls the function that `to` points to, in its second block. It has a static variable,
/// `total` is a global variable of two fragments. `add` keeps the fragment that the first one consists of
/// in a register. `f` calls it.
const SOURCE: &str = r#"target "x86_64"
define @add size 0x20 !dbg !5 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !40, %reg(rbx)
  0x4: dbg.def !42, %reg(r12)
bb1 @ 0x10:
}
lines @add {
  0x0: !1 11 stmt prologue_end
  0x1c: !1 13 stmt epilogue_begin
}
calls @add {
  0x14..0x17: indirect !20 preserves(rcx), %reg(rdi) = !20
}
frame @add entry {}
define @f size 0x30 !dbg !4 {
bb0 @ 0x0:
}
lines @f {
  0x0: !1 21 stmt
}
scopes @f {
  !8: 0x0..0x30
}
calls @f {
  0x10..0x15: !5
}
frame @f {
  0x8: cfa = rsp+16
  0x10: cfa = rsp+32
}
!5 = distinct !DISubprogram(name: "add", unit: !0, file: !1, line: 10)
!8 = distinct !DILexicalBlock(scope: !4, file: !1, line: 20)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "to", arg: 1, scope: !5, file: !1, line: 10, type: !10)
!21 = distinct !DIGlobalVariable(name: "count", scope: !5, file: !1, line: 11, type: !9)
!22 = distinct !DIGlobalVariable(name: "total", scope: !0, file: !1, line: 1, type: !10)
!23 = !DINamespace(name: "outer")
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !5, entity: !23, file: !1, line: 11)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!39 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!32}, kind: computed)
!40 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpReferrer(i64)))
!41 = distinct !DILifetime(object: !22, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!30, !31}, kind: computed)
!42 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32)))
!43 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpConstant(i32 1)), kind: computed)
"#;

/// The call is at 0x10..0x15.
fn inlining() -> Inlining {
    Inlining::of(SOURCE, "f", (0, 0x10..0x15))
}

/// Inlines some blocks of `add`.
fn inline(all: &mut Inlining, site: InlineSite, blocks: &[CodeBlockId]) -> Inlined {
    all.inline_at(site, Some(blocks), &mut names()).unwrap()
}

fn inline_all(all: &mut Inlining) -> Inlined {
    let blocks: Vec<CodeBlockId> = all.callee.blocks().collect();
    inline(all, all.site, &blocks)
}

/// At a position between two instructions, the frame rules are those of the instruction before it.
#[test]
fn code_between_instructions_has_the_rules_before_it() {
    for (range, first) in [(0x10..0x10, 16), (0x10..0x15, 32)] {
        let mut all = inlining();
        let blocks: Vec<CodeBlockId> = all.callee.blocks().collect();
        let site = InlineSite::new(all.caller.entry(), range);
        inline(&mut all, site, &blocks);
        let Inlining {
            mut module,
            id,
            caller,
            ..
        } = all;
        store(&mut module, id, &caller);
        let printed = text::print(&module);
        // The inlined code has 0x20 bytes. Behind it, the rule of 0x10 holds.
        let rules = match first {
            16 => "  0x8: cfa = rsp+16\n  0x30: cfa = rsp+32\n",
            _ => "  0x8: cfa = rsp+16\n  0x10: cfa = rsp+32\n",
        };
        let frame = format!("frame @f {{\n{rules}}}");
        assert!(printed.contains(&frame), "{frame}\n{printed}");
    }
}

/// Control enters the inlined code at the entry of the callee, so that the entry is always cloned.
#[test]
fn the_entry_is_cloned_with_any_part() {
    let mut all = inlining();
    let blocks: Vec<CodeBlockId> = all.callee.blocks().collect();
    let site = all.site;
    let done = inline(&mut all, site, &blocks[1..]);
    let cloned: Vec<CodeBlockId> = done.blocks.iter().map(|pair| pair.0).collect();
    assert_eq!(cloned, blocks);
}

/// A pass that knows the scope and the line of a call states them.
#[test]
fn a_stated_scope_and_line_are_those_of_the_call() {
    let mut all = inlining();
    let scope = Scope::Subprogram(all.caller.subprogram().unwrap());
    let line = LineRow::statement(Position(0), FileId::from_index(0), 27).column(3);
    let site = InlineSite {
        scope: Some(scope),
        line: Some(line),
        ..all.site
    };
    let blocks: Vec<CodeBlockId> = all.callee.blocks().collect();
    let done = inline(&mut all, site, &blocks);
    let inlined = all.module.metadata.inlined.get(done.scope).unwrap();
    assert_eq!(
        (inlined.scope, inlined.call_line, inlined.call_column),
        (scope, 27, 3)
    );
    // Without these, they are the innermost scope and the row there.
    let mut all = inlining();
    let done = inline_all(&mut all);
    let inlined = all.module.metadata.inlined.get(done.scope).unwrap();
    let block = Scope::Block(BlockId::from_index(0));
    assert_eq!((inlined.scope, inlined.call_line), (block, 21));
}

/// The prologue and the epilogue of the callee are not those of the caller (DWARF 5 section 6.2.2).
#[test]
fn inlined_code_has_no_prologue_and_no_epilogue() {
    let mut all = inlining();
    let done = inline_all(&mut all);
    let mut rows = Vec::new();
    for (_, clone) in done.blocks {
        rows.extend_from_slice(&all.caller.code(clone).unwrap().rows);
    }
    assert_eq!(rows.len(), 2);
    assert!(
        rows.iter()
            .all(|row| !row.prologue_end && !row.epilogue_begin)
    );
}

/// A call in inlined code preserves the same registers; its target and arguments are the clones.
#[test]
fn calls_in_inlined_code_name_the_clones() {
    let mut all = inlining();
    let done = inline_all(&mut all);
    let [(to, clone)] = done.variables[..] else {
        panic!("{:?}", done.variables);
    };
    assert_eq!(to, VariableId::from_index(0));
    let calls = &all.caller.code(done.blocks[1].1).unwrap().calls;
    assert_eq!(calls.len(), 1);
    let clone = Object::Variable(clone);
    assert_eq!(calls[0].site.target, CallTarget::Object(clone));
    assert_eq!(calls[0].parameters[0].value, clone);
    assert_eq!(calls[0].preserved, [Register(2)]);
}

/// Debuggers find imports by the origin of the inlined scope, so that they have no clones. Neither have
/// variables with static storage, and the fragments of global variables, which all functions share.
#[test]
fn imports_and_static_variables_are_not_cloned() {
    let mut all = inlining();
    let count = |module: &Module| {
        let metadata = &module.metadata;
        (
            metadata.imports.len(),
            metadata.variables.len(),
            metadata.fragments.len(),
        )
    };
    let (imports, variables, fragments) = count(&all.module);
    let done = inline_all(&mut all);
    assert_eq!(count(&all.module), (imports, variables + 1, fragments));
    // The clones are those of the lifetimes that begin in the code: !40 and !42.
    let old: Vec<usize> = done.lifetimes.iter().map(|pair| pair.0.index()).collect();
    assert_eq!(old, [1, 3]);
    let object = |id: LifetimeId| all.module.metadata.lifetimes.get(id).unwrap().object;
    let (of_fragment, clone) = done.lifetimes[1];
    assert_eq!(object(clone), object(of_fragment));
}

/// A lifetime that begins in code that is not cloned has no clone: it would have no `dbg.def`.
#[test]
fn lifetimes_of_other_code_are_not_cloned() {
    let mut all = inlining();
    let entry = all.callee.entry();
    all.callee.edit(entry, |code| code.markers.clear()).unwrap();
    let before = all.module.metadata.lifetimes.len();
    let done = inline_all(&mut all);
    assert_eq!(done.lifetimes, []);
    assert_eq!(all.module.metadata.lifetimes.len(), before);
}

/// `f` has a call in its second block, of which the target and the argument are `x`.
const OUTLINED: &str = r#"target "x86_64"
define @f size 0x30 !dbg !4 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rbx)
bb1 @ 0x10 -> bb2:
bb2 @ 0x20:
}
calls @f {
  0x14..0x17: indirect !10, %reg(rdi) = !10
}
frame @f entry {}
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition | DISPFlagMainSubprogram)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !9)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
"#;

/// A call in outlined code has the target and the arguments that the clones of the variables describe.
#[test]
fn calls_in_outlined_code_name_the_clones() {
    for is_called in [false, true] {
        let mut all = Edited::of(OUTLINED);
        let mut names = names();
        let done = all.outline("f.part", 1..2, is_called.then_some(&mut names));
        let clone = all.module.metadata.variables.ids().last().unwrap();
        assert_eq!(clone, VariableId::from_index(1));
        let call = &done.graph.code(all.blocks[1]).unwrap().calls[0];
        let clone = Object::Variable(clone);
        assert_eq!(call.site.target, CallTarget::Object(clone));
        assert_eq!(call.parameters[0].value, clone);
    }
}

/// A called function that a compiler made of a part of another one is in no source: it is artificial,
/// and only its unit knows it. A part of a program's main function is not where the program starts.
#[test]
fn an_outlined_function_is_artificial_if_it_is_called() {
    for is_called in [false, true] {
        let mut all = Edited::of(OUTLINED);
        let mut names = names();
        let done = all.outline("f.part", 1..2, is_called.then_some(&mut names));
        let node = all
            .module
            .metadata
            .subprograms
            .get(done.subprogram)
            .unwrap();
        assert_eq!(node.flags.contains(DIFlags::ARTIFICIAL), is_called);
        assert_eq!(node.flags.contains(DIFlags::LOCAL_TO_UNIT), is_called);
        assert!(!node.flags.contains(DIFlags::MAIN_SUBPROGRAM));
    }
}
