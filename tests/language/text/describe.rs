//! The contents of a module, for comparisons.

use dwarfsmith::expr::{DIOp, DIOpOperand};
use dwarfsmith::markers::{FunctionView, Marker, Referrer};
use dwarfsmith::{Module, Type};
use std::fmt::Write;

/// The contents of a module, with strings, expressions, constants and lists instead of ids, which
/// depend on the order of interning. Two modules are equal if and only if these contents are equal.
pub fn describe(module: &Module) -> String {
    let mut out = format!("{:?}\n", module.target);
    let mut add = |node: String| {
        let mut rest = node.as_str();
        while let Some((before, after)) = rest.split_once("Text(") {
            let (number, behind) = after.split_once(')').unwrap();
            let id = dwarfsmith::metadata::Id::from_index(number.parse().unwrap());
            write!(out, "{before}{:?}", module.metadata.strings.get(id)).unwrap();
            rest = behind;
        }
        writeln!(out, "{rest}").unwrap();
    };
    module
        .metadata
        .files
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .units
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .subprograms
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .blocks
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .inlined
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .namespaces
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .common_blocks
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .imports
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .templates
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .globals
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .types
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .variables
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .fragments
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    module
        .metadata
        .codes
        .iter()
        .for_each(|node| add(format!("{node:?}")));
    for (id, lifetime) in module.metadata.lifetimes.iter() {
        let ops: Vec<String> = module
            .exprs
            .ops(lifetime.location)
            .iter()
            .map(|op| describe_op(op, module))
            .collect();
        add(format!(
            "{id:?} {:?} {ops:?} {:?}",
            lifetime.object,
            module.metadata.arguments(lifetime)
        ));
    }
    for function in module.code.functions() {
        add(format!(
            "{:?} {:?} {} {:?}",
            function.symbol, function.subprogram, function.size, function.mode
        ));
        for block in function.blocks() {
            add(format!("{:?} {:?}", block.range, block.successors));
            for (position, marker) in block.markers() {
                let marker = match marker {
                    Marker::Def(lifetime, referrer) => {
                        format!(
                            "{lifetime:?} {}",
                            describe_referrer(referrer, function, module)
                        )
                    }
                    other => format!("{other:?}"),
                };
                add(format!("{position} {marker}"));
            }
        }
        for piece in function.values() {
            let location = describe_referrer(piece.location, function, module);
            add(format!("{} {:?} {location}", piece.value, piece.range));
        }
        add(format!(
            "{:?} {:?} {:?} {}",
            function.rows().collect::<Vec<_>>(),
            function.scopes(),
            function.frame(),
            function.has_entry_frame
        ));
        add(format!("{:?} {:?}", function.exceptions, function.parts()));
        for frame in function.frame_expressions() {
            let ops = module.exprs.ops(frame.expression).iter();
            let ops: Vec<String> = ops.map(|op| describe_op(op, module)).collect();
            let referrers = function.frame_referrers(*frame).iter();
            let referrers: Vec<String> = referrers
                .map(|referrer| describe_referrer(*referrer, function, module))
                .collect();
            add(format!("{ops:?} {referrers:?}"));
        }
        for call in function.calls() {
            add(format!(
                "{:?} {} {:?} {}",
                call.position, call.return_position, call.target, call.is_tail_call
            ));
            add(format!("{:?}", function.call_preserves(call)));
            for parameter in function.call_parameters(call) {
                let location = describe_referrer(parameter.location, function, module);
                add(format!("{location} {:?}", parameter.value));
            }
        }
    }
    out
}

fn describe_constant(ty: Type, value: dwarfsmith::expr::Constant, module: &Module) -> String {
    let mut bytes = Vec::new();
    // A constant whose type the target does not have is described without bits.
    let bits = ty.bit_size(&module.target).unwrap_or(0);
    let value = module.exprs.constants().bits(value, bits, &mut bytes);
    format!("{ty} {value:?} {bytes:x?}")
}

fn describe_op(op: &DIOp, module: &Module) -> String {
    let mut out = op.spelling().to_string();
    let mut last_type = Type::BOOL;
    op.operands(|operand| {
        if let DIOpOperand::Type(ty) = operand {
            last_type = ty;
        }
        out += &match operand {
            DIOpOperand::Value(value) => describe_constant(last_type, value, module),
            other => format!(" {other:?}"),
        };
    });
    out
}

fn describe_referrer(referrer: Referrer, function: FunctionView<'_>, module: &Module) -> String {
    match referrer {
        Referrer::Registers { first, count } => {
            format!("{:?}", function.register_list(first, count))
        }
        Referrer::Constant { ty, value } => describe_constant(ty, value, module),
        other => format!("{other:?}"),
    }
}
