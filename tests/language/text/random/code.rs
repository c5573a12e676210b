//! Random function bodies.

use super::*;
use dwarfsmith::ByteOffset;

fn register(random: &mut Random, target: Target) -> Register {
    let bank = &target.description().registers;
    match bank.is_empty() || random.below(8) == 0 {
        true => Register(random.next() as u16),
        false => {
            let bank = &bank[random.below(bank.len())];
            Register(bank.first + random.below(usize::from(bank.count)) as u16)
        }
    }
}

fn referrer(random: &mut Random, module: &mut Module, body: &mut FunctionBody) -> Referrer {
    let target = module.target;
    let part = |random: &mut Random| RegisterPart {
        register: register(random, target),
        bit_offset: random.maybe(|random| random.next() as u16).unwrap_or(0),
        bits: random.maybe(Random::number).unwrap_or(0),
    };
    let base = match random.below(3) {
        0 => Base::Cfa,
        1 => Base::Frame,
        _ => Base::Register(register(random, target)),
    };
    let offset = random.next() as i32;
    match random.below(9) {
        0 => Referrer::Undefined,
        1 => Referrer::Register(part(random)),
        2 => {
            let parts: Vec<RegisterPart> = (0..random.below(4)).map(|_| part(random)).collect();
            body.register_list(&parts)
        }
        3 => Referrer::Lane {
            register: register(random, target),
            bits: random.number(),
        },
        4 => Referrer::Slot {
            base,
            offset,
            bits: random.number(),
        },
        5 => Referrer::Address { base, offset },
        6 => Referrer::Symbol {
            symbol: text(random, module),
            offset,
        },
        7 => Referrer::Constant {
            ty: ty(random),
            value: constant(random, module.exprs.constants_mut()),
        },
        _ => Referrer::Value(ValueId(random.number())),
    }
}

fn rule(random: &mut Random, target: Target, expression: u32) -> FrameRule {
    let (register, saved_in) = (register(random, target), register(random, target));
    let offset = ByteOffset(random.next() as i32);
    match random.below(12) {
        0 => FrameRule::Cfa { register, offset },
        1 => FrameRule::Offset { register, offset },
        2 => FrameRule::ValueOffset { register, offset },
        3 => FrameRule::Register { register, saved_in },
        4 => FrameRule::SameValue(register),
        5 => FrameRule::Undefined(register),
        6 => FrameRule::Restore(register),
        7 => FrameRule::RememberState,
        8 => FrameRule::RestoreState,
        9 => FrameRule::CfaExpression { expression },
        10 => FrameRule::Expression {
            register,
            expression,
        },
        _ => FrameRule::ValueExpression {
            register,
            expression,
        },
    }
}

fn range(random: &mut Random) -> CodeRange {
    CodeRange::from(random.number()..random.number())
}

pub(super) fn function(random: &mut Random, module: &mut Module, number: usize) -> FunctionBody {
    let mut body = FunctionBody::default();
    let symbol = module.text(random.pick(&["f", "f-", "f g"]));
    let symbol = format!("{}{number}", module.metadata.strings.get(symbol));
    body.begin(module.text(&symbol), id(random), random.number());
    body.mode(random.pick(&[MarkerMode::Flow, MarkerMode::BlockLocal]));
    let blocks = random.below(4);
    for _ in 0..blocks {
        body.block(Position(random.number()));
        for _ in 0..random.below(4) {
            let position = random.number();
            match random.below(3) {
                0 => {
                    let referrer = referrer(random, module, &mut body);
                    body.def(Position(position), id(random), referrer);
                }
                1 => {
                    body.kill(Position(position), id(random));
                }
                _ => {
                    body.label(Position(position), id(random));
                }
            }
        }
    }
    for _ in 0..random.below(1 + 2 * blocks) {
        body.successor(
            BlockIndex(random.below(blocks) as u32),
            BlockIndex(random.below(blocks) as u32),
        );
    }
    for _ in 0..random.below(5) {
        let location = referrer(random, module, &mut body);
        let range = random.pick(&[
            CodeRange::from(0..4),
            CodeRange::from(0..8),
            CodeRange::from(2..8),
        ]);
        body.value(ValueId(random.below(3) as u32), range, location);
    }
    for _ in 0..random.below(4) {
        body.row(LineRow {
            position: Position(random.number()),
            file: id(random),
            line: random.number(),
            column: random.number(),
            is_statement: random.chance(),
            prologue_end: random.chance(),
            epilogue_begin: random.chance(),
            discriminator: random.below(3) as u32,
        });
        let target = match random.below(3) {
            0 => CallTarget::Unknown,
            1 => CallTarget::Subprogram(id(random)),
            _ => CallTarget::Object(object(random)),
        };
        let mut call =
            CallSite::new(Position(random.number()), target).at(Position(random.number()));
        call.is_tail_call = random.chance();
        let mut parameters = Vec::new();
        for _ in 0..random.below(3) {
            let location = referrer(random, module, &mut body);
            parameters.push(CallParameter {
                location,
                value: object(random),
            });
        }
        body.call(call, &parameters);
        for _ in 0..random.below(3) {
            let register = register(random, module.target);
            body.call_preserves(&[register]);
        }
        body.scope(scope(random), range(random));
        if random.below(2) == 0 {
            body.entry_frame();
            body.exceptions(Exceptions {
                personality: module.text("__gxx_personality_v0"),
                is_indirect: random.chance(),
                data: random.maybe(|_| module.text("GCC_except_table 1")),
            });
        }
        if random.below(3) == 0 {
            body.part(CodePart {
                start: Position(random.number()),
                symbol: module.text("f.cold"),
                exception_data: random.maybe(|_| module.text("GCC_except_table 2")),
            });
        }
        let position = random.below(3) as u32;
        let location = {
            let mut pool = Constants::default();
            let ops: Vec<DIOp> = random.many(|random| operation(random, &mut pool));
            module.exprs.intern_ops(&ops, &pool)
        };
        let from: Vec<Referrer> = (0..random.below(3))
            .map(|_| referrer(random, module, &mut body))
            .collect();
        // The text has an expression at the rule that names it, so that each is written once, and
        // in this order.
        let given = rule(random, module.target, 0);
        let given = match given {
            FrameRule::CfaExpression { .. } => FrameRule::CfaExpression {
                expression: body.frame_expression(location, &from),
            },
            FrameRule::Expression { register, .. } => FrameRule::Expression {
                register,
                expression: body.frame_expression(location, &from),
            },
            FrameRule::ValueExpression { register, .. } => FrameRule::ValueExpression {
                register,
                expression: body.frame_expression(location, &from),
            },
            other => other,
        };
        body.frame(Position(position), given);
    }
    body
}
