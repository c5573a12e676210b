//! The output of `lower`.

use super::run_with;

/// The JSON has all that the text has: what is outside of functions, and the fragments and calls in
/// them.
#[test]
fn json_has_what_the_text_has() {
    let module = r#"
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, frameBase: !30)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, elements: !{!DISubrange(upperBound: !40)})
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!11 = distinct !DIGlobalVariable(name: "p", scope: !0, file: !1, line: 7, type: !6)
!12 = distinct !DIGlobalVariable(name: "q", scope: !0, file: !1, line: 8, type: !5)
!13 = distinct !DIGlobalVariable(name: "it", scope: !0, file: !1, line: 9, type: !5)
!14 = distinct !DIGlobalVariable(name: "a", scope: !0, file: !1, line: 10, type: !7)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpAddrOf(0)), argObjects: {!12})
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(i32 5)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpPushIteration(i32)))
!30 = distinct !DIFragment()
!31 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpCFA(0), DIOpDeref(b64)))
!40 = distinct !DIFragment()
!41 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpTypeObject(b64), DIOpReinterpret(i64)))
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb+8, 32)
}
frame @f entry {}
calls @f { 0x10..0x15: unknown, %reg(rdi) = !12 }
!50 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 10, type: !5)
!51 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpConstant(i32 7)))
!52 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))
!53 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 11)
define @h size 0x10 !dbg !53 {
bb0 @ 0x0:
  0x0: dbg.def !52, %undef
}
"#;
    let run = |format| run_with(&["lower", "-", "--format", format], module.as_bytes());
    let json: serde_json::Value = serde_json::from_str(&run("json").output).unwrap();
    let of = |path: &str| json.pointer(path).cloned().unwrap_or_default();
    assert_eq!(
        of("/procedures/0/locations/0/operations"),
        "DW_OP_lit5, DW_OP_stack_value"
    );
    assert_eq!(of("/degraded/0/object"), "it");
    assert_eq!(of("/degraded/0/start"), serde_json::Value::Null);
    assert_eq!(
        of("/properties/0/locations/0/operations"),
        "DW_OP_push_object_address, DW_OP_deref"
    );
    assert_eq!(of("/functions/0/fragments/0/name"), "the frame base of `f`");
    assert_eq!(
        of("/functions/0/fragments/0/locations/0/operations"),
        "DW_OP_call_frame_cfa"
    );
    assert_eq!(of("/functions/0/calls/0/start"), 0x10);
    assert_eq!(
        of("/functions/0/calls/0/arguments/0/value/operations"),
        "DW_OP_lit5"
    );
    assert_eq!(of("/functions/0/calls/0/arguments/0/place/bytes"), "55");
    // In the code of `h` it has no location; its location in all other code is the last one.
    assert_eq!(of("/globals/4/name"), "g");
    assert_eq!(of("/globals/4/no_location"), serde_json::json!(["h"]));
    assert_eq!(of("/globals/4/locations/0/bytes"), "379f");
    // Each line of the text with bytes has its bytes in the JSON.
    let text = run("text").output;
    let bytes: Vec<String> = text
        .lines()
        .filter(|line| line.starts_with("      "))
        .map(|line| line.replace(' ', ""))
        .collect();
    assert!(bytes.len() >= 7, "{text}");
    let all = json.to_string();
    for bytes in bytes {
        assert!(
            all.contains(&format!("\"bytes\":\"{bytes}\"")),
            "{bytes}: {all}"
        );
    }
}

/// Shares are rounded down: 100 % is the whole.
#[test]
fn coverage_is_rounded_down() {
    let module = r#"
target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
define @f size 0x3 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x2: dbg.kill !20
}
"#;
    let text = run_with(&["lower", "-", "--coverage"], module.as_bytes()).output;
    assert!(
        text.contains("2 of         3 bytes   66.6 %  x in f\n"),
        "{text}"
    );
}
