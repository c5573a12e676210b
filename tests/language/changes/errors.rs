//! Changes that are rejected: the error names the change, the place and the correction, and the
//! module is unchanged.

use dwarfsmith::Bits;
use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
use dwarfsmith::changes::{
    ChangeError, ChangeErrorKind, Changes, DefChange, Difference, LifetimeChange, Piece, Whole,
};
use dwarfsmith::expr::{DIExprBuilder, TypeErrorKind};
use dwarfsmith::markers::{
    BlockIndex, CodeRange, FunctionBody, Marker, MarkerError, MarkerIndex, Referrer, ValueId,
};
use dwarfsmith::metadata::{Id, LifetimeId, Object, VariableId};
use dwarfsmith::{AddressSpace, Module, Position, Target, Type, text};

const I32: Type = Type::int(32);
const I64: Type = Type::int(64);

/// Variables `x`, a value, `y`, in memory, and `s`, the sum of both, and a second lifetime of `x`,
/// which differs from the first in the referrer.
struct Kit {
    module: Module,
    body: FunctionBody,
    changes: Changes,
    variables: [Object; 3],
}

const X: usize = 0;
const Y: usize = 1;
const SUM: usize = 2;
const X_AGAIN: usize = 3;

impl Kit {
    fn new() -> Kit {
        let mut module = Module::new(Target::X86_64);
        let file = module.add(SourceFile::new("f.c").directory("/src"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
        let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
        let f = module.add(Subprogram::new(unit, "f").at(file, 1));
        let variables = ["x", "y", "s"]
            .map(|name| Object::Variable(module.add(Variable::local(f, name, long).at(file, 2))));
        let [x, y, s] = variables;
        let mut builder = module.builder();
        builder.referrer(I64).unwrap();
        let value = module.expr(&builder);
        builder
            .clear()
            .referrer(Type::PTR)
            .unwrap()
            .deref(I64)
            .unwrap();
        let memory = module.expr(&builder);
        builder
            .clear()
            .arg(0, I64)
            .unwrap()
            .arg(1, I64)
            .unwrap()
            .add()
            .unwrap();
        let sum = module.expr(&builder);
        module.add(Lifetime::bounded(x, value));
        module.add(Lifetime::bounded(y, memory));
        module.add(Lifetime::bounded(s, sum).arguments(&[x, y]));
        module.add(Lifetime::bounded(x, value));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), f, 0x40).entry_frame();
        body.block(Position(0));
        let lifetime = LifetimeId::from_index;
        body.def(Position(0x0), lifetime(X), Referrer::Value(ValueId(1)))
            .def(Position(0x0), lifetime(Y), Referrer::Value(ValueId(2)));
        body.def(Position(0x0), lifetime(SUM), Referrer::Undefined);
        body.kill(Position(0x10), lifetime(X)).def(
            Position(0x20),
            lifetime(X_AGAIN),
            Referrer::Value(ValueId(3)),
        );
        let changes = module.changes();
        Kit {
            module,
            body,
            changes,
            variables,
        }
    }

    fn builder(&self, build: impl FnOnce(&mut DIExprBuilder)) -> DIExprBuilder {
        let mut builder = self.module.builder();
        build(&mut builder);
        builder
    }

    fn state(&self) -> String {
        let markers: Vec<_> = self.body.markers().collect();
        format!("{}\n{markers:?}", text::print(&self.module))
    }

    /// Tries a change that must fail for a reason; the error's message must have all of `words`.
    #[track_caller]
    fn rejects(
        &mut self,
        lifetime: Option<usize>,
        kind: ChangeErrorKind,
        words: &[&str],
        change: impl FnOnce(&mut Changes, &mut Module, &mut FunctionBody) -> Result<(), ChangeError>,
    ) {
        let before = self.state();
        let error = change(&mut self.changes, &mut self.module, &mut self.body).unwrap_err();
        assert_eq!(
            error,
            ChangeError {
                lifetime: lifetime.map(LifetimeId::from_index),
                kind
            }
        );
        let message = error.to_string();
        words.iter().for_each(|word| {
            assert!(message.contains(word), "{word:?} is not in {message:?}");
        });
        assert_eq!(self.state(), before);
    }

    /// Tries a change of a lifetime and its def marker.
    #[track_caller]
    fn refuses_at<T>(
        &mut self,
        index: usize,
        kind: ChangeErrorKind,
        words: &[&str],
        change: impl FnOnce(DefChange<'_>) -> Result<T, ChangeError>,
    ) {
        self.rejects(Some(index), kind, words, |changes, module, body| {
            change(changes.at(module, body, def(index))?).map(drop)
        });
    }

    /// Tries a change of a lifetime.
    #[track_caller]
    fn refuses_of<T>(
        &mut self,
        index: usize,
        kind: ChangeErrorKind,
        words: &[&str],
        change: impl FnOnce(LifetimeChange<'_>) -> Result<T, ChangeError>,
    ) {
        self.rejects(Some(index), kind, words, |changes, module, _| {
            change(changes.of(module, lifetime(index))?).map(drop)
        });
    }
}

fn lifetime(index: usize) -> LifetimeId {
    LifetimeId::from_index(index)
}

/// The kit's `dbg.def`s are the first three markers, and the fifth.
fn def(index: usize) -> MarkerIndex {
    MarkerIndex(if index == X_AGAIN { 4 } else { index as u32 })
}

#[test]
fn missing_nodes_are_rejected() {
    let mut kit = Kit::new();
    let with = kit.builder(|b| drop(b.arg(0, I64)));
    let [x, _, s] = kit.variables;
    kit.refuses_of(
        9,
        ChangeErrorKind::NoLifetime,
        &["lifetime 9", "does not have it"],
        |of| of.read_only(),
    );
    let no_marker = ChangeErrorKind::Marker(MarkerError::NoMarker {
        index: MarkerIndex(9),
        count: 5,
    });
    kit.rejects(
        None,
        no_marker,
        &["marker 9", "has 5"],
        |changes, module, body| changes.at(module, body, MarkerIndex(9))?.constant(1),
    );
    let not_def = ChangeErrorKind::Marker(MarkerError::NotDef {
        index: MarkerIndex(3),
    });
    kit.rejects(
        None,
        not_def,
        &["marker 3", "not a dbg.def"],
        |changes, module, body| changes.at(module, body, MarkerIndex(3))?.constant(1),
    );
    let no_argument = ChangeErrorKind::NoArgument { index: 2, count: 2 };
    kit.refuses_of(
        SUM,
        no_argument,
        &["lifetime 2", "argument 2", "2 arguments"],
        |of| of.replace_argument(2, &with, &[x]),
    );
    kit.refuses_of(SUM, no_argument, &["argument 2"], |of| {
        of.split_argument(2, &[(x, I64)])
    });
    let nowhere = Object::Variable(VariableId::from_index(7));
    let no_object = ChangeErrorKind::NoObject { object: nowhere };
    kit.refuses_of(SUM, no_object, &["variable 7", "add it"], |of| {
        of.replace_argument(0, &with, &[nowhere])
    });
    kit.refuses_at(X, no_object, &["variable 7"], |at| {
        at.salvage(&with, &[nowhere])
    });
    kit.refuses_of(SUM, ChangeErrorKind::OwnObject, &["own object"], |of| {
        of.replace_argument(0, &with, &[s])
    });
    kit.refuses_of(SUM, ChangeErrorKind::OwnObject, &["own object"], |of| {
        of.split_pointee(0, &[(s, I64)])
    });
    let no_input = ChangeErrorKind::NoInput { index: 0, count: 0 };
    kit.refuses_at(X, no_input, &["DIOpArg(0)", "0 objects"], |at| {
        at.salvage(&with, &[])
    });
}

#[test]
fn an_expression_without_a_referrer_is_rejected() {
    let mut kit = Kit::new();
    let with = kit.builder(|b| drop(b.constant(I64, 1)));
    let words = ["lifetime 2", "no DIOpReferrer", "arguments"];
    for change in 0..5 {
        kit.rejects(
            Some(SUM),
            ChangeErrorKind::NoReferrer,
            &words,
            |changes, module, body| {
                let at = changes.at(module, body, def(SUM))?;
                let piece = [Piece {
                    ty: I64,
                    referrer: Referrer::Undefined,
                }];
                match change {
                    0 => at.promote(Referrer::Value(ValueId(5)), I64),
                    1 => at.demote(Referrer::Value(ValueId(5)), AddressSpace(0)),
                    2 => at.constant(1),
                    3 => at.replace_referrer(Referrer::Value(ValueId(5)), &with, &[]),
                    _ => at.split(&piece, Whole::Computed).map(|_| ()),
                }
            },
        );
    }
}

#[test]
fn wrong_types_are_rejected() {
    let mut kit = Kit::new();
    let [x, y, _] = kit.variables;
    let narrow = kit.builder(|b| drop(b.referrer(I32)));
    let kind = ChangeErrorKind::Type {
        operation: 0,
        expected: I64,
        found: I32,
    };
    kit.refuses_at(X, kind, &["operation 0", "i64", "i32", "convert"], |at| {
        at.replace_referrer(Referrer::Value(ValueId(5)), &narrow, &[])
    });
    let kind = ChangeErrorKind::Type {
        operation: 1,
        expected: I64,
        found: I32,
    };
    let narrow = kit.builder(|b| drop(b.arg(0, I32)));
    kit.refuses_of(SUM, kind, &["operation 1"], |of| {
        of.replace_argument(1, &narrow, &[x])
    });
    let two = kit.builder(|b| drop(b.constant(I64, 1).unwrap().constant(I64, 2)));
    kit.refuses_at(
        X,
        ChangeErrorKind::Entries { count: 2 },
        &["2 entries"],
        |at| at.salvage(&two, &[]),
    );
    let none = kit.builder(|_| ());
    kit.refuses_of(
        SUM,
        ChangeErrorKind::Entries { count: 0 },
        &["0 entries"],
        |of| of.replace_argument(0, &none, &[]),
    );
    let kind = ChangeErrorKind::NotPointer {
        operation: 0,
        ty: I64,
    };
    kit.refuses_at(X, kind, &["operation 0", "i64", "not a pointer"], |at| {
        at.promote(Referrer::Value(ValueId(5)), I64)
    });
    let piece = [Piece {
        ty: I64,
        referrer: Referrer::Undefined,
    }];
    kit.refuses_at(X, kind, &["not a pointer"], |at| {
        at.split_memory(&piece, Whole::Bounded)
    });
    kit.refuses_of(SUM, kind, &["not a pointer"], |of| {
        of.split_pointee(0, &[(y, I64)])
    });
    // x86-64 has no address space 5.
    let before = kit.state();
    let at = kit
        .changes
        .at(&mut kit.module, &mut kit.body, def(X))
        .unwrap();
    let error = at
        .demote(Referrer::Value(ValueId(5)), AddressSpace(5))
        .unwrap_err();
    let ChangeErrorKind::Operation(operation) = error.kind else {
        panic!("{error}")
    };
    assert!(
        matches!(operation.kind, TypeErrorKind::UnknownAddressSpace { .. }),
        "{error}"
    );
    assert!(
        error
            .to_string()
            .contains("lifetime 0: after the change, operation 0 (DIOpReferrer)"),
        "{error}"
    );
    assert_eq!(kit.state(), before);
}

#[test]
fn pieces_of_another_total_size_are_rejected() {
    let mut kit = Kit::new();
    let [x, _, _] = kit.variables;
    let half = [Piece {
        ty: I32,
        referrer: Referrer::Undefined,
    }];
    let kind = ChangeErrorKind::PieceSizes {
        found: 32,
        expected: 64,
    };
    kit.refuses_at(X, kind, &["32 bits", "64", "undefined"], |at| {
        at.split(&half, Whole::Bounded)
    });
    kit.refuses_at(Y, kind, &["32 bits", "64"], |at| {
        at.split_memory(&half, Whole::Bounded)
    });
    kit.refuses_of(SUM, kind, &["32 bits", "64"], |of| {
        of.split_argument(1, &[(x, I32)])
    });
    kit.refuses_at(X, ChangeErrorKind::PieceCount, &["no pieces"], |at| {
        at.split(&[], Whole::Bounded)
    });
}

/// A computed lifetime holds only where no bounded lifetime of its object is active, and an object
/// may have only one.
#[test]
fn one_of_several_lifetimes_stays_bounded() {
    let mut kit = Kit::new();
    let whole = [Piece {
        ty: I64,
        referrer: Referrer::Undefined,
    }];
    let kind = ChangeErrorKind::NotAlone {
        other: lifetime(X_AGAIN),
    };
    kit.refuses_at(X, kind, &["lifetime 3", "Whole::Bounded"], |at| {
        at.split(&whole, Whole::Computed)
    });
    let kind = ChangeErrorKind::NotAlone { other: lifetime(X) };
    kit.refuses_at(X_AGAIN, kind, &["lifetime 0"], |at| {
        at.split(&whole, Whole::Computed)
    });
    // The only lifetime of its object, in the same workspace.
    let at = kit
        .changes
        .at(&mut kit.module, &mut kit.body, def(Y))
        .unwrap();
    at.split_memory(&whole, Whole::Computed).unwrap();
}

/// A workspace serves several modules: it does not use data of one module for another. In the first
/// module, the second variable has one lifetime; in the second module, it has both.
#[test]
fn lifetimes_of_another_module_do_not_count() {
    let mut changes = Module::new(Target::X86_64).changes();
    for objects in [[0, 1], [1, 1]] {
        let mut module = Module::new(Target::X86_64);
        let file = module.add(SourceFile::new("f.c").directory("/src"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "test"));
        let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
        let f = module.add(Subprogram::new(unit, "f").at(file, 1));
        let variables = ["x", "y"].map(|name| module.add(Variable::local(f, name, long)));
        let mut builder = module.builder();
        builder.referrer(I64).unwrap();
        let location = module.expr(&builder);
        let [first, second] =
            objects.map(|index| module.add(Lifetime::bounded(variables[index], location)));
        let mut body = FunctionBody::default();
        body.begin(module.text("f"), f, 0x40);
        body.block(Position(0));
        body.def(Position(0x0), first, Referrer::Value(ValueId(1)));
        body.def(Position(0x8), second, Referrer::Value(ValueId(2)));
        let whole = [Piece {
            ty: I64,
            referrer: Referrer::Value(ValueId(2)),
        }];
        let def = body.find_def(second).unwrap();
        let at = changes.at(&mut module, &mut body, def).unwrap();
        let done = at.split(&whole, Whole::Computed);
        match objects {
            [0, 1] => assert!(done.is_ok()),
            _ => {
                let other = first;
                let kind = ChangeErrorKind::NotAlone { other };
                assert_eq!(done.unwrap_err().kind, kind);
            }
        }
    }
}

#[test]
fn different_lifetimes_are_not_merged() {
    let mut kit = Kit::new();
    for (other, what, word) in [
        (Y, Difference::Object, "another object"),
        (X_AGAIN, Difference::Referrer, "another referrer"),
    ] {
        let kind = ChangeErrorKind::Different {
            other: lifetime(X),
            what,
        };
        kit.rejects(
            Some(other),
            kind,
            &["lifetime 0", word],
            |changes, module, body| changes.merge(module, body, lifetime(X), lifetime(other)),
        );
    }
    // The same referrer, but a gap from 0x10 to 0x20.
    kit.body
        .set_referrer(def(X_AGAIN), Referrer::Value(ValueId(1)))
        .unwrap();
    let kind = ChangeErrorKind::NotMergeable { other: lifetime(X) };
    kit.rejects(
        Some(X_AGAIN),
        kind,
        &["lifetime 3", "lifetime 0", "keep both"],
        |changes, module, body| changes.merge(module, body, lifetime(X), lifetime(X_AGAIN)),
    );
    kit.changes
        .of(&mut kit.module, lifetime(X_AGAIN))
        .unwrap()
        .read_only()
        .unwrap();
    let kind = ChangeErrorKind::Different {
        other: lifetime(X),
        what: Difference::Location,
    };
    kit.rejects(
        Some(X_AGAIN),
        kind,
        &["another expression"],
        |changes, module, body| changes.merge(module, body, lifetime(X), lifetime(X_AGAIN)),
    );
    let kind = ChangeErrorKind::Marker(MarkerError::NoDef {
        lifetime: lifetime(4),
    });
    let copy = kit.changes.of(&mut kit.module, lifetime(X)).unwrap().copy();
    kit.rejects(
        None,
        kind,
        &["lifetime 4", "no dbg.def"],
        |changes, module, body| changes.merge(module, body, lifetime(X), copy),
    );
}

#[test]
fn markers_outside_their_block_are_rejected() {
    let mut kit = Kit::new();
    let no_block = MarkerError::NoBlock {
        block: BlockIndex(1),
        count: 1,
    };
    let range = CodeRange::from(0..0x40);
    let outside = MarkerError::Outside {
        position: Position(0x41),
        block: BlockIndex(0),
        range,
    };
    kit.rejects(
        None,
        ChangeErrorKind::Marker(no_block),
        &["block 1", "has 1"],
        |changes, module, body| {
            changes
                .at(module, body, def(X))?
                .end(BlockIndex(1), Position(0))
        },
    );
    kit.rejects(
        None,
        ChangeErrorKind::Marker(outside),
        &["0x41", "0x0..0x40"],
        |changes, module, body| {
            changes
                .at(module, body, def(X))?
                .end(BlockIndex(0), Position(0x41))
        },
    );
    let before = kit.state();
    let (kill, body) = (Marker::Kill(lifetime(Y)), &mut kit.body);
    assert_eq!(body.insert(BlockIndex(1), Position(0), kill), Err(no_block));
    assert_eq!(
        body.insert(BlockIndex(0), Position(0x41), kill),
        Err(outside)
    );
    assert_eq!(
        body.insert_all(&mut [
            (BlockIndex(0), Position(0), kill),
            (BlockIndex(1), Position(0), kill)
        ]),
        Err(no_block)
    );
    assert_eq!(
        body.move_marker(def(X), BlockIndex(0), Position(0x41)),
        Err(outside)
    );
    assert_eq!(
        body.move_marker(def(X), BlockIndex(1), Position(0)),
        Err(no_block)
    );
    let no_marker = MarkerError::NoMarker {
        index: MarkerIndex(5),
        count: 5,
    };
    assert_eq!(body.remove(MarkerIndex(5)), Err(no_marker));
    assert_eq!(
        body.move_marker(MarkerIndex(5), BlockIndex(0), Position(0)),
        Err(no_marker)
    );
    assert_eq!(
        body.set_referrer(MarkerIndex(3), Referrer::Undefined),
        Err(MarkerError::NotDef {
            index: MarkerIndex(3)
        })
    );
    assert_eq!(
        body.find_def(lifetime(7)),
        Err(MarkerError::NoDef {
            lifetime: lifetime(7)
        })
    );
    assert_eq!(kit.state(), before);
}
