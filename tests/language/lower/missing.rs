//! The reasons why an object has no location: each variant of `Missing`, for a module whose markers
//! determine the expected reason.

use crate::support::{parsed, valid, variable};
use dwarfsmith::Position;
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::{DegradationReason, LowerOptions, Missing};
use dwarfsmith::markers::FunctionId;
use dwarfsmith::markers::ValueId;
use dwarfsmith::metadata::{FragmentId, Id, LifetimeId};

const MODULE: &str = r#"
target "amdgpu-wave64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !26, %entity(1)
  0x0: dbg.def !27, %lane(VGPR0, 32)
  0x8: dbg.def !20, %entity(1)
  0x8: dbg.def !22, %undef
  0x20: dbg.kill !20
}
define @g size 0x10 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !24, %reg(SGPR5)
}
entity @f 1 {
  0x0..0x10: %reg(SGPR4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "bounded", scope: !4, file: !1, line: 2, type: !2)
!11 = !DILocalVariable(name: "never", scope: !4, file: !1, line: 3, type: !2)
!12 = !DILocalVariable(name: "undefined", scope: !4, file: !1, line: 4, type: !2)
!13 = !DILocalVariable(name: "dead", scope: !4, file: !1, line: 5, type: !2)
!14 = distinct !DIGlobalVariable(name: "global", scope: !0, file: !1, line: 6, type: !2)
!15 = !DILocalVariable(name: "sum", scope: !4, file: !1, line: 7, type: !2)
!16 = !DILocalVariable(name: "lane", scope: !4, file: !1, line: 8, type: !2)
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(kind: bounded, object: !13, location: !DIExpr(DIOpConstant(i32 1)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i32)))
!25 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpAdd()), argObjects: {!17})
!26 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32)))
!27 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
"#;

#[test]
fn each_reason_is_given() {
    let module = parsed(MODULE);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let [f, g] = [0, 1].map(FunctionId::from_index);
    let object = |name: &str| variable(&module, name);
    // Lifetimes are numbered in the order of the text, from !20 on.
    let lifetime = LifetimeId::from_index;
    let missing = |name: &str, function: FunctionId, position: u32| {
        lowered.missing(object(name), Some((function, Position(position))))
    };

    // The value is in SGPR4 up to 0x10; the lifetime is active from 0x8 up to 0x20.
    assert_eq!(
        missing("bounded", f, 0x0),
        [Missing::Inactive {
            last: None,
            next: Some(Position(0x8))
        }]
    );
    assert_eq!(missing("bounded", f, 0x8), []);
    assert_eq!(missing("bounded", f, 0xf), []);
    assert_eq!(
        missing("bounded", f, 0x10),
        [Missing::NoPlace {
            lifetime: lifetime(0),
            value: ValueId(1)
        }]
    );
    assert_eq!(
        missing("bounded", f, 0x20),
        [Missing::Inactive {
            last: Some(Position(0x1f)),
            next: None
        }]
    );
    assert_eq!(missing("never", f, 0x8), [Missing::NoLifetime]);
    assert_eq!(
        missing("undefined", f, 0x8),
        [Missing::UndefinedReferrer {
            lifetime: lifetime(1)
        }]
    );
    assert_eq!(
        missing("dead", f, 0x8),
        [Missing::Dead {
            lifetime: lifetime(2)
        }]
    );
    assert_eq!(missing("global", g, 0x8), []);
    let elsewhere = Missing::OtherFunction {
        lifetime: lifetime(3),
        function: g,
    };
    assert_eq!(missing("global", f, 0x8), vec![elsewhere.clone()]);
    assert_eq!(lowered.missing(object("global"), None), [elsewhere]);
    assert_eq!(missing("sum", f, 0x8), []);
    let fragment = FragmentId::from_index(0);
    let because = vec![Missing::NoPlace {
        lifetime: lifetime(5),
        value: ValueId(1),
    }];
    let argument = Missing::Argument {
        lifetime: lifetime(4),
        index: 0,
        object: fragment.into(),
        because,
    };
    assert_eq!(missing("sum", f, 0x10), [argument]);
    assert_eq!(
        missing("lane", f, 0x10),
        [Missing::Degraded(DegradationReason::Lane)]
    );
    let llvm = validated.lower(&LowerOptions::new(Dialect::Llvm)).unwrap();
    assert_eq!(llvm.missing(object("lane"), Some((f, Position(0x10)))), []);
}

#[test]
fn reasons_are_sentences() {
    let module = parsed(MODULE);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let place = (FunctionId::from_index(0), Position(0x10));
    let reasons = lowered.missing(variable(&module, "sum"), Some(place));
    let texts: Vec<String> = reasons
        .iter()
        .map(|reason| reason.describe(&lowered))
        .collect();
    let [text] = &texts[..] else {
        panic!("{texts:?}")
    };
    assert!(
        text.contains("argument 0") && text.contains("value 1 (`%entity(1)`) has no location here"),
        "{text}"
    );
}

/// A chain of fragments, each the sum of the next one several times: the number of ways through the
/// chain is 20 to the power of 7.
#[test]
fn shared_arguments_take_bounded_time() {
    let (count, levels) = (20, 8);
    let mut source = MODULE.to_owned();
    for level in 0..levels {
        source += &format!("!{} = distinct !DIFragment()\n", 100 + level);
    }
    let arguments: Vec<String> = (0..count)
        .map(|index| format!("DIOpArg({index}, i32)"))
        .collect();
    let sum = arguments.join(", ") + &", DIOpAdd()".repeat(count - 1);
    for level in 1..levels {
        let objects = vec![format!("!{}", 100 + level); count].join(", ");
        source += &format!(
            "!{} = distinct !DILifetime(object: !{}, location: !DIExpr({sum}), argObjects: {{{objects}}})\n",
            200 + level,
            99 + level
        );
    }
    source += &format!(
        "!300 = distinct !DILifetime(kind: bounded, object: !{}, location: !DIExpr(DIOpConstant(i32 1)))\n\
         !301 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32)), argObjects: {{!100}})\n",
        99 + levels
    );
    let module = parsed(&source);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let place = (FunctionId::from_index(0), Position(0x10));
    let reasons = lowered.missing(variable(&module, "never"), Some(place));
    let [Missing::Argument { because, .. }] = &reasons[..] else {
        panic!("{reasons:?}")
    };
    assert!(!because.is_empty());
}
