//! Tokens on other lines and with other white space, names that look like other tokens, and modules
//! that only the API can build.

use super::{COMMON, errors, function, parse, round_trip, x86};
use dwarfsmith::build::{CompileUnit, SourceFile};
use dwarfsmith::markers::{
    Base, FrameRule, FunctionBody, FunctionView, Referrer, RegisterPart, ValuePlace,
};
use dwarfsmith::metadata::{DIFlags, DINamespace, Scope};
use dwarfsmith::target::{AddressSpaceInfo, Description, Register, RegisterBank};
use dwarfsmith::text;
use dwarfsmith::{ByteOffset, Module, Target, validate};
use std::time::{Duration, Instant};

/// Line ends have no meaning: a rule on a line of its own is a rule, and so are those after its `;`.
/// They were read as a comment.
#[test]
fn rules_of_a_frame_continue_on_other_lines() {
    let frame = |rules: &str| function("") + "frame @f" + rules;
    let usual = frame(" {\n0x1: cfa = rsp+16; ra = [cfa-8]; rbx = [cfa-16]; restore rbp\n}");
    let printed = text::print(&parse(&usual).module);
    assert!(
        printed.contains("; rbx = [cfa-16]; restore rbp\n"),
        "{printed}"
    );
    for other in [
        " {\n0x1: cfa = rsp+16;\nra = [cfa-8]; rbx = [cfa-16]; restore rbp\n}",
        " {\n0x1:\n  cfa = rsp+16;\n; a comment; of a line\n  ra = [cfa-8];\n  rbx = [cfa-16];\n  restore rbp\n}",
        " {\n0x1: cfa = rsp+16; ra = [cfa-8]; rbx = [cfa-16];\nrestore\nrbp }",
    ] {
        assert_eq!(
            text::print(&parse(&frame(other)).module),
            printed,
            "{other}"
        );
    }
    let head = frame("\npersonality @p\ndata @d {\n0x1: cfa = rsp+16; ra = [cfa-8]\n}");
    let printed = text::print(&parse(&head).module);
    assert!(
        printed.contains("personality @p data @d {\n  0x1: cfa = rsp+16; ra = [cfa-8]\n"),
        "{printed}"
    );
    // The section ends at its bracket, or before the next section if that is missing.
    let after =
        frame(" {\n0x1: cfa = rsp+16; ra = [cfa-8]\n} ; rules") + "\nlines @f {\n0: !1 1 ; row\n}";
    assert_eq!(
        parse(&after)
            .module
            .code
            .functions()
            .next()
            .unwrap()
            .rows()
            .len(),
        1
    );
    let missing = frame(" {\n0x1: cfa = rsp+16") + "\nlines @f {\n0: !1 1 ; row\n}\n";
    assert_eq!(errors(&missing).len(), 1, "{:?}", errors(&missing));
}

/// A block may have the name of a section, and comments after it.
#[test]
fn blocks_have_any_names() {
    for name in [
        "frame", "lines", "define", "entity", "target", "global", "$x.y_",
    ] {
        let source = x86(&format!(
            "define @f size 0x20 !dbg !2 {{\n{name} @ 0x0 -> {name}: ; the entry\n0x0: dbg.def !5, %reg(rdi) ; x\n}}\n{COMMON}"
        ));
        let view = parse(&source).module;
        assert_eq!(
            view.code.functions().next().unwrap().blocks().count(),
            1,
            "{name}"
        );
        round_trip(&view);
    }
}

#[test]
fn types_have_any_blanks() {
    for (other, usual) in [
        ("< 4 x i32 >", "<4 x i32>"),
        ("<4 x\n\ti32>", "<4 x i32>"),
        ("<2 x ptr addrspace ( 5 )>", "<2 x ptr addrspace(5)>"),
        ("ptr\naddrspace(5)", "ptr addrspace(5)"),
        ("ptr addrspace( 5 ) ", "ptr addrspace(5)"),
        ("<2 x ; a comment\n i16>", "<2 x i16>"),
    ] {
        let print = |ty: &str| {
            text::print(&parse(&function(&format!("0x0: dbg.def !5, %const({ty} 0)"))).module)
        };
        assert_eq!(print(other), print(usual), "{other}");
    }
    // Only blanks may differ.
    for wrong in ["<4 xi32>", "<4 x i 32>", "p tr", "<4 x i32", "<, 4 x i32>"] {
        let rows = format!("0x0: dbg.def !5, %const({wrong} 0)");
        assert!(text::parse(&function(&rows)).is_err(), "{wrong}");
    }
}

/// A byte order mark is not in the text that an editor shows.
#[test]
fn a_byte_order_mark_is_no_column() {
    assert_eq!(
        errors("\u{feff}targett \"x86_64\"")[0],
        errors("targett \"x86_64\"")[0]
    );
    assert!(errors("\u{feff}target \"x86\"")[0].starts_with("1:1: "));
    assert!(errors("\u{feff}target \"x86_64\"\né =")[0].starts_with("2:1: "));
}

/// The validator rejects an empty list (E410), so the parser reads it.
#[test]
fn an_empty_list_of_registers_is_read() {
    let parsed = parse(&function("0x0: dbg.def !5, %regs()"));
    round_trip(&parsed.module);
    let errors = parsed.module.validate().unwrap_err().to_string();
    assert!(errors.contains("E410"), "{errors}");
}

/// The unit of a namespace without a file is only in its `scope`.
#[test]
fn a_scope_that_is_a_unit_is_kept() {
    let mut module = Module::new(Target::X86_64);
    let units = ["a.c", "b.c"].map(|name| {
        let file = module.add(SourceFile::new(name).directory("/src"));
        module.add(CompileUnit::new(file, gimli::DW_LANG_C_plus_plus, "p"))
    });
    let name = Some(module.text("n"));
    module.metadata.namespaces.push(DINamespace {
        name,
        scope: Some(Scope::Unit(units[1])),
        export_symbols: false,
    });
    round_trip(&module);
    let parsed = parse(&text::print(&module)).module;
    let scope = parsed.metadata.namespaces.iter().next().unwrap().1.scope;
    assert!(
        matches!(scope, Some(Scope::Unit(id)) if id.index() == 1),
        "{scope:?}"
    );
}

/// `null` has the meaning of a field that is left out.
#[test]
fn null_is_no_unit_and_no_name() {
    let flags = |fields: &str| {
        let source = x86(COMMON) + &format!("!10 = !DISubprogram({fields}, file: !1)");
        let module = parse(&source).module;
        module.metadata.subprograms.iter().last().unwrap().1.flags
    };
    assert_eq!(flags("name: \"g\", unit: !0"), DIFlags::DEFINITION);
    assert_eq!(flags("name: \"g\", unit: null"), DIFlags::NONE);
    assert_eq!(flags("name: null, linkageName: \"g\""), DIFlags::NONE);
    let virtuality = |word: &str| flags(&format!("name: \"g\", virtuality: {word}"));
    assert_eq!(virtuality("DW_VIRTUALITY_none"), DIFlags::NONE);
    assert_eq!(
        virtuality("DW_VIRTUALITY_virtual"),
        DIFlags::VIRTUAL_FUNCTION
    );
    assert_eq!(
        virtuality("DW_VIRTUALITY_pure_virtual"),
        DIFlags::PURE_VIRTUAL
    );
    let wrong = "!10 = !DISubprogram(name: \"g\", file: !1, virtuality: DW_VIRTUALITY_virtul)";
    assert_eq!(
        errors(&(x86(COMMON) + wrong)),
        [
            "8:54: there is no virtuality called `DW_VIRTUALITY_virtul`; did you mean `DW_VIRTUALITY_virtual`?"
        ]
    );
}

/// A target of the caller, whose names look like other tokens, or like other registers.
const ODD: Description = Description {
    name: "my \"cpu\"",
    registers: &[
        RegisterBank::named(
            0,
            &[
                "r0",
                "%st(1)",
                "2nd",
                "cfa",
                "fb",
                "ra",
                "undefined",
                "dw3",
                "r0",
                "é",
            ],
            64,
        ),
        RegisterBank::numbered(10, 2, "same_value", 64),
    ],
    address_spaces: &[AddressSpaceInfo {
        number: 0,
        dwarf: 0,
        pointer_bits: 64,
    }],
    cfa: (0, 8),
    return_address: 1,
    ..Description::BASE_64
};

#[test]
fn targets_and_registers_have_any_names() {
    let target = Target::new(&ODD).unwrap();
    let mut module = Module::new(target);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), dwarfsmith::metadata::Id::from_index(0), 8);
    for number in 0..12 {
        let register = Register(number);
        let list = body.register_list(&[RegisterPart {
            register,
            bit_offset: 0,
            bits: 0,
        }]);
        let base = Base::Register(register);
        for location in [
            list,
            Referrer::Slot {
                base,
                offset: 8,
                bits: 64,
            },
        ] {
            body.value(dwarfsmith::markers::ValueId(number.into()), 0..8, location);
        }
        for rule in [
            FrameRule::Cfa {
                register,
                offset: ByteOffset(8),
            },
            FrameRule::Register {
                register,
                saved_in: register,
            },
            FrameRule::Restore(register),
        ] {
            body.frame(dwarfsmith::Position(1), rule);
        }
    }
    module.add_function(&body);
    let printed = text::print(&module);
    // The subprogram of the function does not exist.
    let printed = printed.replace("<badref>", "!0")
        + "!0 = distinct !DISubprogram(name: \"f\", file: !1, line: 0)\n!1 = !DIFile(filename: \"a\", directory: \"\")";
    let parsed = text::parse_for(&printed, &[target])
        .unwrap_or_else(|errors| panic!("{printed}\n{errors:#?}"));
    let view = parsed.module.code.functions().next().unwrap();
    let was = module.code.functions().next().unwrap();
    assert_eq!(view.frame(), was.frame(), "{printed}");
    let places = |of: FunctionView<'_>| -> Vec<String> {
        let place = |place: ValuePlace| match place.location {
            Referrer::Registers { first, count } => format!("{:?}", of.register_list(first, count)),
            other => format!("{other:?}"),
        };
        of.values().map(place).collect()
    };
    assert_eq!(places(view), places(was), "{printed}");
    assert_eq!(parsed.module.target.name(), ODD.name);
}

#[test]
fn constants_are_those_of_their_spelling() {
    let constant = |text: &str| {
        text::print(&parse(&function(&format!("0x0: dbg.def !5, %const({text})"))).module)
    };
    assert_eq!(constant("f32 1.5E+3"), constant("f32 1500.0"));
    assert_eq!(constant("f64 25E-1"), constant("f64 2.5"));
    // The bits above an integer's 128 are 0, and those above bytes are copies of their sign bit.
    let most = "340282366920938463463374607431768211455";
    let ones = "ff ".repeat(16);
    assert_eq!(
        constant(&format!("b256 {most}")),
        constant(&format!("b256 <{ones}00>"))
    );
    assert_ne!(
        constant(&format!("b256 {most}")),
        constant(&format!("b256 <{ones}>"))
    );
    let (widest, wider) = ("01 ".repeat(1 << 17), "01 ".repeat((1 << 17) + 1));
    constant(&format!("b256 <{widest}>"));
    let wider = function(&format!("0x0: dbg.def !5, %const(b256 <{wider}>)"));
    assert!(
        errors(&wider)[0]
            .ends_with("expected `>`, because a constant has at most 131072 bytes, found `01`")
    );
}

/// A missing bracket is one error, before whatever follows.
#[test]
fn a_missing_bracket_is_one_error() {
    for rest in [
        "global @g !dbg.def !9\n!9 = distinct !DIFragment()\n",
        "lines @f {\n}\n",
        "!9 = distinct !DIFragment()\n",
    ] {
        let source = x86(&format!(
            "{COMMON}define @f size 0x20 !dbg !2 {{\nbb0 @ 0x0:\n{rest}"
        ));
        let errors = errors(&source);
        assert_eq!(errors.len(), 1, "{errors:?}");
        assert!(
            errors[0].starts_with("10:1: expected `}`, found "),
            "{errors:?}"
        );
    }
    let source = x86(&format!(
        "{COMMON}define @f size 0x20 !dbg !2 {{\nbb0 @ 0x0:\n0x0: dbg.def !5,"
    ));
    assert_eq!(
        errors(&source),
        ["10:17: expected `}`, found the end of the text"]
    );
}

/// The row of a part, and not the block that begins at the same position.
#[test]
fn errors_of_parts_are_at_their_rows() {
    let source = x86(&format!(
        "define @f size 0x20 !dbg !2 {{\nbb0 @ 0x0:\nbb1 @ 0x30:\n}}\nparts @f {{\n0x30: @f.cold\n}}\n{COMMON}"
    ));
    let parsed = parse(&source);
    let errors = parsed.module.validate().unwrap_err();
    let places: Vec<&str> = errors
        .iter()
        .filter(|error| error.rule == validate::Rule::CodeParts)
        .map(|error| &source[parsed.source_map.span(error.node).unwrap()])
        .collect();
    assert_eq!(places, ["0x30: @f.cold"]);
}

/// Expressions of old global variables and of properties took time in proportion to the square of
/// their number: four times as many took 16 times as long.
#[test]
fn old_expressions_are_read_in_linear_time() {
    let globals = |index: usize| {
        let (variable, expression) = (10 + 2 * index, 11 + 2 * index);
        format!(
            "global @g{index} !dbg !{expression}\n!{expression} = !DIGlobalVariableExpression(var: !{variable}, expr: !DIExpression())\n\
             !{variable} = distinct !DIGlobalVariable(name: \"g\", scope: !0, type: !3)\n"
        )
    };
    let arrays = |index: usize| {
        format!(
            "!{} = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{{\
             !DISubrange(upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_deref))}})\n",
            10 + index
        )
    };
    // One variable that was split into many globals.
    let fragments = |index: usize| {
        format!(
            "global @g{index} !dbg !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_LLVM_fragment, {}, 32))\n",
            32 * index
        )
    };
    let split = "!8 = !DIBasicType(name: \"big\", size: 6400000, encoding: DW_ATE_unsigned)\n\
                 !9 = distinct !DIGlobalVariable(name: \"v\", scope: !0, type: !8)\n";
    let repeat = |row: &dyn Fn(usize) -> String, count: usize| {
        x86(COMMON) + split + &(0..count).map(row).collect::<String>()
    };
    let time = |source: &str| -> Duration {
        let once = || {
            let start = Instant::now();
            let parsed = parse(source);
            assert_eq!(parsed.warnings, []);
            start.elapsed()
        };
        (0..2).map(|_| once()).min().unwrap()
    };
    for row in [&globals as &dyn Fn(usize) -> String, &arrays, &fragments] {
        // 32 times as many take up to 1,024 times as long if the time grows with the square. The
        // machine may do other work, too, so one of several attempts must succeed.
        let is_linear = || {
            let (few, many) = (time(&repeat(row, 2_000)), time(&repeat(row, 64_000)));
            many < few * 120
        };
        assert!((0..5).any(|_| is_linear()), "{}", row(0));
    }
}

/// The numbers of nodes have 32 bits.
#[test]
fn the_greatest_number_of_a_node_is_one() {
    let source = x86(&format!(
        "!4294967295 = !DIFile(filename: \"a.c\", directory: \"/\")\n{COMMON}"
    ));
    round_trip(&parse(&source).module);
    let too_large = source.replace("4294967295", "4294967296");
    assert_eq!(errors(&too_large).len(), 1, "{:?}", errors(&too_large));
}
