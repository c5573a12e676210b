//! All uses of a node or value are replaced.

use super::support::{parsed, valid, variable};
use dwarfsmith::markers::{FunctionBody, FunctionId, Marker, Referrer, ValueId};
use dwarfsmith::metadata::{DIQualifiedType, DIType, Id, Object, Qualifier, TypeId};
use dwarfsmith::{Module, NodeError, text};

fn module() -> Module {
    let module = parsed(
        "target \"x86_64\"
        define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.def !20, %entity(7)
          0x8: dbg.def !21, %entity(8)
          0x8: dbg.def !22, %entity(7)
        }
        entity @f 7 { 0x4..0x10: %reg(rbx) }
        entity @f 8 { 0x8..0x40: %reg(rcx) }
        calls @f {
          0x10..0x15: unknown, %reg(rdi) = !30
        }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed)
        !4 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
        !5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
        !10 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !4)
        !11 = !DILocalVariable(name: \"y\", scope: !2, file: !1, line: 3, type: !4)
        !20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
        !21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
        !22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpReferrer(i32), DIOpAdd()), argObjects: {!30}, kind: bounded)
        !23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpSub()), argObjects: {!30, !31}, kind: computed)
        !30 = distinct !DIFragment()
        !31 = distinct !DIFragment()",
    );
    valid(&module);
    module
}

/// `x`, `y` and the call take fragment 31 instead of 30. What remains of 30 is collected: its
/// lifetime and marker.
#[test]
fn a_fragment() {
    let mut module = module();
    let [old, new]: [_; 2] = module
        .metadata
        .fragments
        .ids()
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    let (old, new) = (Object::Fragment(old), Object::Fragment(new));
    // Two arguments of lifetimes, and the call's argument.
    assert_eq!(module.replace_uses(old, new, &mut []), Ok(3));
    assert!(module.validate().unwrap_err().to_string().contains("E208"));
    let ids = module.collect(&mut []);
    valid(&module);
    assert_eq!(ids.get(old), None);
    assert_eq!(module.metadata.fragments.len(), 1);
    assert_eq!(module.metadata.lifetimes.len(), 3);
    assert!(
        text::print(&module).contains("argObjects: {!6, !6}"),
        "{}",
        text::print(&module)
    );
}

/// A typedef of `int` takes the place of `int`, but is made of it.
#[test]
fn a_type_by_one_that_is_made_of_it() {
    let mut module = module();
    let int = TypeId::from_index(0);
    let name = module.text("int32_t");
    let typedef = module
        .metadata
        .types
        .push(DIType::Qualified(DIQualifiedType {
            name: Some(name),
            ..DIQualifiedType::new(Qualifier::Typedef, Some(int))
        }));
    // Two variables and a pointer.
    assert_eq!(module.replace_uses(int, typedef, &mut []), Ok(3));
    valid(&module);
    let base = |id| match module.metadata.types.get(id) {
        Some(DIType::Qualified(node)) => node.base,
        Some(DIType::Pointer(node)) => node.base,
        _ => None,
    };
    assert_eq!(base(typedef), Some(int));
    assert_eq!(base(TypeId::from_index(1)), Some(typedef));
}

#[test]
fn a_missing_node_changes_nothing() {
    let mut module = module();
    let before = text::print(&module);
    let missing = TypeId::from_index(9);
    let (kind, index) = ("type", 9);
    let result = module.replace_uses(TypeId::from_index(0), missing, &mut []);
    assert_eq!(result, Err(NodeError::NoNode { kind, index }));
    let x = variable(&self::module(), "x");
    let result = module.replace_uses(x, variable(&module, "y"), &mut []);
    let (kind, index) = ("variable", 0);
    assert_eq!(result, Err(NodeError::NoNode { kind, index }));
    assert_eq!(text::print(&module), before);
}

#[test]
fn a_value() {
    let mut module = module();
    let mut body = FunctionBody::default();
    let f = FunctionId::from_index(0);
    module.load_function(f, &mut body).unwrap();
    assert_eq!(
        body.replace_value(ValueId(7), Referrer::Value(ValueId(8))),
        2
    );
    assert_eq!(body.replace_value(ValueId(7), Referrer::Undefined), 0);
    let value = Referrer::Value(ValueId(8));
    let mut markers = body.markers().map(|placed| placed.marker);
    assert!(markers.all(|marker| matches!(marker, Marker::Def(_, referrer) if referrer == value)));
    module.replace_function(f, &body).unwrap();
    valid(&module);
}

/// Of the uses of a code location, its marker names only code locations: with a fragment in place of
/// the code location, the argument is replaced and the marker stays. An origin stays likewise.
#[test]
fn uses_that_take_another_kind_of_node_stay() {
    let mut module = parsed(
        "target \"x86_64\"
        define @f size 0x40 !dbg !2 {
        bb0 @ 0x0:
          0x4: dbg.label !40
          0x8: dbg.label !41
        }
        scopes @f { !7: 0x10..0x20 }
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"example\")
        !1 = !DIFile(filename: \"f.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1)
        !3 = distinct !DISubprogram(name: \"g\", unit: !0, file: !1, line: 9)
        !4 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
        !7 = distinct !DIInlinedScope(origin: !3, scope: !2, callFile: !1, callLine: 4)
        !10 = !DILocalVariable(name: \"x\", scope: !2, file: !1, line: 2, type: !4)
        !11 = !DILocalVariable(name: \"y\", scope: !2, file: !1, line: 3, type: !4)
        !12 = !DILocalVariable(name: \"z\", scope: !3, file: !1, line: 10, type: !4)
        !13 = !DILocalVariable(scope: !7, origin: !12)
        !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, ptr)), argObjects: {!40}, kind: computed)
        !21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64)), argObjects: {!12}, kind: computed)
        !30 = distinct !DIFragment()
        !31 = distinct !DIFragment()
        !40 = distinct !DIExprCode()
        !41 = distinct !DIExprCode()",
    );
    let fragment = module.metadata.fragments.ids().nth(1).unwrap();
    let code = module.metadata.codes.ids().next().unwrap();
    let z = variable(&module, "z");
    let origins = |module: &Module| -> Vec<Object> {
        let variables = module.metadata.variables.iter();
        variables
            .filter_map(|(_, node)| node.origin.map(Object::Variable))
            .collect()
    };
    let markers = |module: &Module| -> Vec<Marker> {
        let function = module.code.functions().next().unwrap();
        let blocks = function.blocks();
        blocks
            .flat_map(|block| {
                block
                    .markers()
                    .map(|(_, marker)| marker)
                    .collect::<Vec<_>>()
            })
            .collect()
    };
    let before = markers(&module);
    for old in [Object::Code(code), z] {
        let new = Object::Fragment(fragment);
        assert_eq!(module.replace_uses(old, new, &mut []), Ok(1));
    }
    assert_eq!(markers(&module), before);
    assert_eq!(origins(&module), [z]);
    let arguments = module.metadata.lifetimes.iter();
    let arguments: Vec<Object> = arguments
        .flat_map(|(_, node)| module.metadata.arguments(node).to_vec())
        .collect();
    assert_eq!(arguments, [Object::Fragment(fragment); 2]);
}
