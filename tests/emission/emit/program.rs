//! A program of one or two units, described through the public interface as a backend would.
//!
//! Registers are named by DWARF number, so that the program can be for any target.

use dwarfsmith::Bits;
use dwarfsmith::build::Subprogram;
use dwarfsmith::build::{
    BasicType, CompileUnit, LexicalBlock, Lifetime, PointerType, SourceFile, SubroutineType,
    Variable,
};
use dwarfsmith::markers::{CodeRange, FrameRule, FunctionBody, LineRow, Referrer, ValueId};
use dwarfsmith::metadata::*;
use dwarfsmith::{AddressSpace, ByteOffset, Module, Position, Target, Type};
use gimli::Register;

/// The inlined function, and its variables and block.
struct Helper {
    subprogram: SubprogramId,
    x: VariableId,
    twice: VariableId,
    block: BlockId,
    inner: VariableId,
}

struct Builder {
    module: Module,
    body: FunctionBody,
    int: TypeId,
}

pub fn range(start: u32, end: u32) -> CodeRange {
    CodeRange::from(start..end)
}

fn register(number: u16) -> Referrer {
    Referrer::register(Register(number))
}

impl Builder {
    fn subprogram(&mut self, name: &str, unit: UnitId, file: FileId, line: u32) -> SubprogramId {
        let ty = self.module.add(
            SubroutineType::new()
                .returns(self.int)
                .parameters(&[self.int]),
        );
        self.module
            .add(Subprogram::new(unit, name).at(file, line).with_type(ty))
    }

    /// A bounded lifetime, from the start of the function, of an object at the referrer.
    fn lives(&mut self, variable: VariableId, ty: Type, referrer: Referrer) {
        let mut builder = self.module.builder();
        builder.referrer(ty).unwrap();
        let expression = self.module.expr(&builder);
        let lifetime = self.module.add(Lifetime::bounded(variable, expression));
        self.body.def(Position(0), lifetime, referrer);
    }

    /// Gives the places of a value in several ranges of the function.
    fn entity(&mut self, entity: u32, pieces: &[(u32, u32, Referrer)]) -> Referrer {
        for &(start, end, referrer) in pieces {
            self.body
                .value(ValueId(entity), range(start, end), referrer);
        }
        Referrer::Value(ValueId(entity))
    }
}

const INT: Type = Type::int(32);

/// `node_t`: a struct with bit fields, a union, arrays, an enumeration and pointers, some of which
/// refer back to it.
fn node_type(b: &mut Builder, file: FileId) -> TypeId {
    let int = b.int;
    let m = &mut b.module;
    let char = m.add(BasicType::new("char", Bits(8), gimli::DW_ATE_signed_char));
    let unsigned = m.add(BasicType::new(
        "unsigned int",
        Bits(32),
        gimli::DW_ATE_unsigned,
    ));
    let kind = CompositeKind::Structure;
    let node = DICompositeType {
        file: Some(file),
        line: 4,
        ..DICompositeType::new(kind, None, Some(640))
    };
    let node = m.metadata.types.push(DIType::Composite(node));
    let pointer = m.add(PointerType::to(node));
    let array = |element, dimensions| DIType::Array(DIArrayType::new(element, dimensions));
    let grid = m
        .metadata
        .types
        .push(array(int, vec![DISubrange::of(2), DISubrange::of(3)]));
    let rest = m
        .metadata
        .types
        .push(array(char, vec![DISubrange::default()]));
    let names = [("red", 0), ("green", 1), ("none", -1)];
    let enumerators = names
        .map(|(name, value)| DIEnumerator {
            name: m.text(name),
            value,
        })
        .to_vec();
    let name = Some(m.text("color"));
    let color = DIEnumerationType {
        enumerators,
        ..DIEnumerationType::new(name, Some(int), 32)
    };
    let color = m.metadata.types.push(DIType::Enumeration(color));
    let qualified = |qualifier, name, base| {
        DIType::Qualified(DIQualifiedType {
            name,
            ..DIQualifiedType::new(qualifier, base)
        })
    };
    let constant = m
        .metadata
        .types
        .push(qualified(Qualifier::Const, None, Some(char)));
    let string = m.add(PointerType::to(constant));
    let callback = m.add(SubroutineType::new().parameters(&[int, pointer]));
    let callback = m.add(PointerType::to(callback));
    let member = |m: &mut Module, name: &str, ty, offset, bit_field| {
        let name = Some(m.text(name));
        DIMember {
            line: 5,
            bit_field,
            ..DIMember::new(name, ty, offset)
        }
    };
    let members = vec![
        member(m, "whole", int, 0, None),
        member(m, "part", char, 0, None),
    ];
    let kind = CompositeKind::Union;
    let either = DICompositeType {
        members,
        ..DICompositeType::new(kind, None, Some(32))
    };
    let either = m.metadata.types.push(DIType::Composite(either));
    let members = vec![
        member(m, "value", int, 0, None),
        member(m, "low", unsigned, 32, Some(3)),
        member(m, "high", unsigned, 35, Some(5)),
        member(m, "next", pointer, 64, None),
        member(m, "grid", grid, 128, None),
        member(m, "color", color, 320, None),
        member(m, "name", string, 384, None),
        member(m, "call", callback, 448, None),
        member(m, "either", either, 512, None),
        member(m, "rest", rest, 576, None),
    ];
    let name = Some(m.text("node"));
    let Some(DIType::Composite(composite)) = m.metadata.types.get_mut(node) else {
        panic!()
    };
    (composite.members, composite.name) = (members, name);
    let name = Some(m.text("node_t"));
    m.metadata
        .types
        .push(qualified(Qualifier::Typedef, name, Some(node)))
}

/// `helper` of util.h: a parameter, a variable, a block with one, and a label.
fn helper(b: &mut Builder, unit: UnitId, file: FileId) -> Helper {
    let int = b.int;
    let subprogram = b.subprogram("helper", unit, file, 3);
    b.module
        .metadata
        .subprograms
        .get_mut(subprogram)
        .unwrap()
        .flags |= DIFlags::LOCAL_TO_UNIT;
    let x = b
        .module
        .add(Variable::parameter(subprogram, 1, "x", int).at(file, 3));
    let twice = b
        .module
        .add(Variable::local(subprogram, "twice", int).at(file, 4));
    let block = b.module.add(LexicalBlock::new(subprogram).at(file, 5));
    let inner = b
        .module
        .add(Variable::local(block, "inner", int).at(file, 6));
    let symbol = b.module.text("helper");
    b.body.begin(symbol, subprogram, 0x30).entry_frame();
    b.body.block(Position(0));
    b.lives(x, INT, register(5));
    b.lives(twice, INT, register(0));
    let inner_at = b.entity(
        1,
        &[
            (0x10, 0x18, register(3)),
            (
                0x18,
                0x20,
                Referrer::cfa_slot(ByteOffset(-24)).sized(Bits(32)),
            ),
        ],
    );
    b.lives(inner, INT, inner_at);
    b.body
        .row(LineRow::statement(Position(0), file, 3).column(1))
        .row(LineRow::statement(Position(8), file, 4).column(7))
        .row(LineRow::statement(Position(0x10), file, 6).column(9))
        .row(LineRow::statement(Position(0x20), file, 8).column(1));
    b.body.scope(Scope::Block(block), range(0x10, 0x20));
    let name = b.module.text("again");
    let label = DICode::Label {
        name,
        scope: Scope::Subprogram(subprogram),
        file,
        line: 7,
        column: 0,
        is_entry: false,
    };
    let label = b.module.metadata.codes.push(label);
    b.body.label(Position(0x20), label);
    b.module.add_function(&b.body);
    Helper {
        subprogram,
        x,
        twice,
        block,
        inner,
    }
}

/// An instance of `helper`, with its block, in a scope of the function being described.
fn inline_helper(
    b: &mut Builder,
    helper: &Helper,
    scope: Scope,
    file: FileId,
    pieces: &[CodeRange],
) {
    let call = DIInlinedScope {
        call_line: 14,
        call_column: 9,
        ..DIInlinedScope::new(helper.subprogram, scope, file)
    };
    let inlined = b.module.metadata.inlined.push(call);
    let block = b
        .module
        .add(LexicalBlock::new(Scope::Inlined(inlined)).at(file, 5));
    b.module.metadata.blocks.get_mut(block).unwrap().origin = Some(helper.block);
    let x = b
        .module
        .add(Variable::inlined(Scope::Inlined(inlined), helper.x));
    let twice = b
        .module
        .add(Variable::inlined(Scope::Inlined(inlined), helper.twice));
    let inner = b.module.add(Variable::inlined(block, helper.inner));
    for piece in pieces {
        b.body.scope(Scope::Inlined(inlined), *piece);
    }
    let first = pieces[0];
    b.body.scope(
        Scope::Block(block),
        CodeRange::new(first.start + 4, first.end),
    );
    let at = b.entity(20, &[(first.start.0, first.end.0, register(2))]);
    b.lives(x, INT, at);
    b.lives(twice, INT, at);
    b.lives(inner, INT, at);
}

/// Variables whose expressions refer to symbols, base types and other entries.
fn special_variables(b: &mut Builder, function: SubprogramId, file: FileId) {
    let int = b.int;
    let pointer = b.module.add(PointerType::to(int));
    let double = b
        .module
        .add(BasicType::new("double", Bits(64), gimli::DW_ATE_float));
    // A pointer to an object in a register.
    let promoted = b
        .module
        .add(Variable::local(function, "promoted", pointer).at(file, 18));
    let mut builder = b.module.builder();
    builder
        .referrer(INT)
        .unwrap()
        .addr_of(AddressSpace(0))
        .unwrap();
    let expression = b.module.expr(&builder);
    let lifetime = b.module.add(Lifetime::bounded(promoted, expression));
    b.body.def(Position(0), lifetime, register(3));
    // The address of a symbol.
    let table = b
        .module
        .add(Variable::local(function, "table", pointer).at(file, 19));
    let symbol = b.module.text("a_table");
    let symbol = Referrer::Symbol { symbol, offset: 8 };
    b.lives(table, Type::PTR, symbol);
    // Arithmetic in a base type.
    let ratio = b
        .module
        .add(Variable::local(function, "ratio", double).at(file, 20));
    let mut builder = b.module.builder();
    builder.referrer(INT).unwrap().convert(Type::F64).unwrap();
    builder.neg().unwrap();
    let expression = b.module.expr(&builder);
    let lifetime = b.module.add(Lifetime::bounded(ratio, expression));
    b.body.def(Position(0), lifetime, register(0));
}

/// The units of the two functions of [`program`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Units {
    One,
    Two,
}

/// The variables of [`program`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Variables {
    Plain,
    /// Also variables with operations that some readers do not support.
    Special,
}

/// `sum` of main.c, into which `helper` of util.h is inlined, in a block.
pub fn program(target: Target, units: Units, variables: Variables) -> Module {
    let mut module = Module::new(target);
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let mut b = Builder {
        module,
        body: FunctionBody::default(),
        int,
    };
    let file = b
        .module
        .add(SourceFile::new("main.c").directory("/src/demo"));
    let header = b
        .module
        .add(SourceFile::new("util.h").directory("/src/demo/include"));
    let unit = b
        .module
        .add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let other_unit = if units == Units::Two {
        b.module
            .add(CompileUnit::new(header, gimli::DW_LANG_C11, "a backend"))
    } else {
        unit
    };
    let node = node_type(&mut b, header);
    let node = b.module.add(PointerType::to(node));
    let callee = helper(&mut b, other_unit, header);
    let sum = b.subprogram("sum", unit, file, 10);

    // Parameters in the wrong order: their numbers give the order.
    let list = b
        .module
        .add(Variable::parameter(sum, 2, "list", node).at(file, 10));
    let count = b
        .module
        .add(Variable::parameter(sum, 1, "count", int).at(file, 10));
    let total = b
        .module
        .add(Variable::local(sum, "total", int).at(file, 11));
    let gone = b.module.add(Variable::local(sum, "gone", int).at(file, 11));
    b.module
        .metadata
        .variables
        .get_mut(gone)
        .unwrap()
        .details
        .flags = DIFlags::ARTIFICIAL;
    let block = b.module.add(LexicalBlock::new(sum).at(file, 12));
    let i = b.module.add(Variable::local(block, "i", int).at(file, 12));
    // A block without code.
    let empty = b.module.add(LexicalBlock::new(sum).at(file, 13));
    b.module
        .add(Variable::local(empty, "nothing", int).at(file, 13));

    let symbol = b.module.text("sum");
    b.body.begin(symbol, sum, 0x80).entry_frame();
    b.body.block(Position(0));
    b.lives(count, INT, register(5));
    b.lives(list, Type::PTR, register(4));
    // In two places at once from 0x30 to 0x40.
    let pieces = [
        (0x8, 0x40, register(0)),
        (
            0x30,
            0x60,
            Referrer::cfa_slot(ByteOffset(-32)).sized(Bits(32)),
        ),
        (0x60, 0x78, register(3)),
    ];
    let total_at = b.entity(7, &pieces);
    b.lives(total, INT, total_at);
    let i_at = b.entity(8, &[(0x10, 0x70, register(3))]);
    b.lives(i, INT, i_at);
    // In pieces, out of order and adjacent.
    for (start, end) in [(0x60, 0x70), (0x10, 0x20), (0x20, 0x38)] {
        b.body.scope(Scope::Block(block), range(start, end));
    }
    inline_helper(
        &mut b,
        &callee,
        Scope::Block(block),
        file,
        &[range(0x18, 0x38), range(0x60, 0x64)],
    );
    if variables == Variables::Special {
        special_variables(&mut b, sum, file);
    }

    let row = LineRow {
        prologue_end: true,
        ..LineRow::statement(Position(4), file, 11).column(5)
    };
    b.body
        .row(LineRow::statement(Position(0), file, 10))
        .row(row);
    b.body
        .row(LineRow::statement(Position(0x10), file, 12).column(5))
        .row(LineRow::statement(Position(0x18), header, 4).column(7));
    b.body.row(LineRow {
        position: Position(0x38),
        line: 14,
        column: 9,
        is_statement: false,
        prologue_end: false,
        ..row
    });
    b.body
        .row(LineRow::statement(Position(0x70), file, 2000).column(1));
    // A frame pointer, saved and restored; one offset is not a multiple of the data alignment.
    let (frame, stack) = (Register(6), Register(target.description().cfa.0));
    let on_entry = target.description().cfa.1;
    b.body.frame(
        Position(4),
        FrameRule::Cfa {
            register: stack,
            offset: ByteOffset(on_entry + 8),
        },
    );
    b.body.frame(
        Position(4),
        FrameRule::Offset {
            register: frame,
            offset: ByteOffset(-16),
        },
    );
    b.body.frame(
        Position(8),
        FrameRule::Cfa {
            register: frame,
            offset: ByteOffset(on_entry + 8),
        },
    );
    b.body.frame(
        Position(0x10),
        FrameRule::Offset {
            register: Register(3),
            offset: ByteOffset(-27),
        },
    );
    b.body
        .frame(Position(0x60), FrameRule::RememberState)
        .frame(Position(0x60), FrameRule::Restore(Register(3)));
    b.body.frame(Position(0x70), FrameRule::RestoreState);
    b.body.frame(
        Position(0x7c),
        FrameRule::Cfa {
            register: stack,
            offset: ByteOffset(on_entry),
        },
    );
    let name = b.module.text("done");
    let label = DICode::Label {
        name,
        scope: Scope::Subprogram(sum),
        file,
        line: 16,
        column: 0,
        is_entry: false,
    };
    let label = b.module.metadata.codes.push(label);
    b.body.label(Position(0x70), label);
    b.module.add_function(&b.body);
    b.module
}
