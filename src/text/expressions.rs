//! Expressions and constants: `!DIExpr(DIOpReferrer(ptr), DIOpDeref(i32))`.
//!
//! Operations and their operands come from the [operation table](crate::expr::table). A constant is
//! an integer. A constant of type `f16`, `bf16`, `f32` or `f64` may have a decimal point or an
//! exponent; an integer gives a float's bits. A constant wider than 128 bits is printed as a
//! sequence of bytes, `<2a 00 …>`, least significant first, of at most 2²⁰ bits. A constant may
//! also be `undef`.

use super::error::{Failure, ParseErrorKind};
use super::lex::TokenKind;
use super::reader::{KnownExpression, Reader};
use super::writer::Writer;
use crate::expr::float::Decimal;
use crate::expr::{Constant, Constants, DIExpr, DIOp, DIOpOperand, DIOpOperandKind};
use crate::ty::{AddressSpace, Float, Type};
use alloc::string::ToString;
use alloc::vec::Vec;

/// The maximum size of a constant in text, in bits.
const MAX_BITS: u64 = 1 << 20;
/// The maximum number of decimal digits of an integer: those of the widest type, of 65,535 bits.
const MAX_DIGITS: usize = 19_729;

pub(super) fn operation(op: &DIOp, to: &mut Writer<'_>) {
    to.push(format_args!("{}(", op.spelling()));
    let mut last_type = None;
    op.operands(|operand| {
        // A constant's type and value are separated by a blank instead of a comma.
        let separator = if matches!(operand, DIOpOperand::Value(_)) {
            " "
        } else {
            ", "
        };
        if !to.out.ends_with('(') {
            to.out.push_str(separator);
        }
        match operand {
            DIOpOperand::Type(ty) => {
                last_type = Some(ty);
                to.push(format_args!("{ty}"));
            }
            DIOpOperand::Number(number) => to.push(format_args!("{number}")),
            DIOpOperand::Space(AddressSpace(space)) => to.push(format_args!("{space}")),
            DIOpOperand::Value(value) => constant(last_type.unwrap_or(Type::bits(0)), value, to),
        }
    });
    to.out.push(')');
}

/// Reads the expression that is the whole text of the cursor. An equal text is read only once.
pub(super) fn read_field(from: &mut Reader<'_, '_>) -> Result<DIExpr, Failure> {
    let (first, text) = (from.cursor.at(), from.cursor.rest());
    if let Some(known) = from.expressions.get(text) {
        let operations = known.operations.clone();
        from.map.repeat_operations(operations, known.first, first);
        from.cursor.finish();
        return Ok(known.expression);
    }
    let before = from.map.operations();
    let expression = read_expression(from)?;
    if from.cursor.is_at_end() {
        let known = KnownExpression {
            expression,
            first,
            operations: before..from.map.operations(),
        };
        from.expressions.insert(text, known);
    }
    Ok(expression)
}

/// Reads `!DIExpr(…)`.
pub(super) fn read_expression(from: &mut Reader<'_, '_>) -> Result<DIExpr, Failure> {
    const EXPECTED: &str = "an expression `!DIExpr(…)`";
    if from.cursor.text() != "!DIExpr" {
        return Err(from.cursor.unexpected(EXPECTED));
    }
    from.cursor.bump();
    from.cursor.expect(b'(', "`(`")?;
    from.pool.clear();
    // After an error, the buffer is allocated again.
    let mut ops = core::mem::take(&mut from.ops);
    ops.clear();
    if !from.cursor.mark(b')') {
        loop {
            let first = from.cursor.at();
            ops.push(read_operation(from)?);
            from.map.add_operation(from.cursor.span_since(first));
            if from.cursor.mark(b')') {
                break;
            }
            from.cursor.expect(b',', "`,` or `)`")?;
        }
    }
    let expression = from.module.exprs.intern_ops(&ops, &from.pool);
    from.ops = ops;
    Ok(expression)
}

pub(super) fn read_operation(from: &mut Reader<'_, '_>) -> Result<DIOp, Failure> {
    let spelled = |name: &str| {
        DIOp::SPELLINGS
            .iter()
            .find(|(spelling, _)| *spelling == name)
            .copied()
    };
    let first = from.cursor.at();
    let (spelling, kinds) = from.named(
        "operation",
        DIOp::SPELLINGS.iter().map(|(known, _)| *known),
        spelled,
    )?;
    from.cursor.expect(b'(', "`(`")?;
    let mut operands = core::mem::take(&mut from.operands);
    operands.clear();
    let mut last_type = Type::bits(0);
    for (index, kind) in kinds.iter().enumerate() {
        if index > 0 && *kind != DIOpOperandKind::Value {
            from.cursor.expect(b',', "`,`")?;
        }
        operands.push(match kind {
            DIOpOperandKind::Type => {
                last_type = from.cursor.ty()?;
                DIOpOperand::Type(last_type)
            }
            DIOpOperandKind::Number => DIOpOperand::Number(from.cursor.integer("a number")?),
            DIOpOperandKind::Space => DIOpOperand::Space(read_space(from)?),
            DIOpOperandKind::Value => {
                let value = read_constant(from, last_type)?;
                DIOpOperand::Value(value)
            }
        });
    }
    from.cursor.expect(b')', "`)`")?;
    let op = DIOp::from_parts(spelling, &operands);
    from.operands = operands;
    op.ok_or_else(|| {
        from.cursor.mismatch(
            from.cursor.span_since(first),
            "operands that fit the operation",
        )
    })
}

/// Reads the number of an address space. Types store it in 24 bits.
fn read_space(from: &mut Reader<'_, '_>) -> Result<AddressSpace, Failure> {
    let span = from.cursor.span();
    let space: u32 = from.cursor.integer("the number of an address space")?;
    if space >> 24 == 0 {
        return Ok(AddressSpace(space));
    }
    Err(Failure {
        span,
        kind: ParseErrorKind::OutOfRange {
            number: space.to_string(),
            range: Some((0, (1 << 24) - 1)),
        },
    })
}

/// Writes the value of a constant, without its type.
pub(super) fn constant(ty: Type, value: Constant, to: &mut Writer<'_>) {
    let constants = to.module.exprs.constants();
    if value.is_undef() {
        to.out.push_str("undef");
        return;
    }
    // A pointer into an unknown address space, which the validator rejects, is printed with 64
    // bits.
    let bits = ty.bit_size(&to.module.target).unwrap_or(64).min(MAX_BITS);
    let Some(number) = constants
        .number(value)
        .or_else(|| low_bits(constants, value, bits))
    else {
        let mut bytes = Vec::new();
        // This fails only for an undefined constant, which was written above.
        let _ = constants.bits(value, bits, &mut bytes);
        for (index, byte) in bytes.iter().enumerate() {
            to.push(format_args!(
                "{}{byte:02x}",
                if index == 0 { "<" } else { " " }
            ));
        }
        to.out.push('>');
        return;
    };
    let float = Decimal::of(ty).and_then(|format| format.text(number));
    match float {
        Some(text) => to.out.push_str(&text),
        None if ty.is_float() && number >= 0 => to.push(format_args!("{number:#x}")),
        None => to.push(format_args!("{number}")),
    }
}

/// Returns the low `bits` bits of a constant that is too wide for its type; `None` if the type has
/// more than 128 bits.
fn low_bits(constants: &Constants, value: Constant, bits: u64) -> Option<i128> {
    let mut bytes = Vec::new();
    if bits > 128 || constants.bits(value, bits, &mut bytes).is_err() {
        return None;
    }
    bytes.resize(16, 0);
    bytes.try_into().ok().map(i128::from_le_bytes)
}

/// Reads the value of a constant of a type into the module's pool.
pub(super) fn read_module_constant(
    from: &mut Reader<'_, '_>,
    ty: Type,
) -> Result<Constant, Failure> {
    from.pool.clear();
    let value = read_constant(from, ty)?;
    Ok(from.module.exprs.constants_mut().import(&from.pool, value))
}

/// Reads the value of a constant of a type into the reader's pool.
fn read_constant(from: &mut Reader<'_, '_>, ty: Type) -> Result<Constant, Failure> {
    let first = from.cursor.at();
    if let Some(constant) = read_word(from) {
        return Ok(constant);
    }
    if from.cursor.mark(b'<') {
        let bytes = read_bytes(from)?;
        return Ok(from.pool.add_bytes(&bytes));
    }
    let is_negative = from.cursor.kind() == TokenKind(b'-');
    let number = if is_negative {
        from.cursor.after()
    } else {
        from.cursor
    };
    let digits = if number.kind() == TokenKind::NUMBER {
        number.text()
    } else {
        ""
    };
    if let Some(bits) = llvm_float(digits) {
        from.cursor.bump();
        return Ok(from.pool.add(bits));
    }
    if let (Some(bits), false) = (wide_float(from, ty, digits), is_negative) {
        from.cursor.bump();
        return Ok(from.pool.add(bits.into()));
    }
    let wide = match is_negative {
        true => wide_integer(digits, 1 << 127).map(negative),
        false => wide_integer(digits, u128::MAX),
    };
    if let Some(words) = wide {
        let bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
        from.cursor = number.after();
        return Ok(from.pool.add_bytes(&bytes));
    }
    if digits.starts_with("0x") || !digits.contains(['.', 'e', 'E']) {
        return read_integer(from);
    }
    from.cursor = number.after();
    let span = from.cursor.span_since(first);
    let bits = Decimal::of(ty).and_then(|format| {
        let bits = format.parse(digits)?;
        Some(if is_negative {
            format.negate(bits)
        } else {
            bits
        })
    });
    let bits = bits.ok_or_else(|| {
        from.cursor.mismatch(
            span,
            "a whole number (only f16, bf16, f32 and f64 have a point)",
        )
    })?;
    Ok(from.pool.add(bits.into()))
}

/// Reads a number with at most 128 bits and a sign.
fn read_integer(from: &mut Reader<'_, '_>) -> Result<Constant, Failure> {
    let first = from.cursor.at();
    let (is_negative, value) = from.cursor.magnitude("a number, `undef` or `<bytes>`")?;
    match (is_negative, i128::try_from(value)) {
        (false, Ok(value)) => Ok(from.pool.add(value)),
        // The sign bit of the bytes is 0.
        (false, Err(_)) => {
            let bytes = [&value.to_le_bytes()[..], &[0]].concat();
            Ok(from.pool.add_bytes(&bytes))
        }
        (true, _) => match 0i128.checked_sub_unsigned(value) {
            Some(value) => Ok(from.pool.add(value)),
            None => Err(from.cursor.out_of_range(from.cursor.span_since(first))),
        },
    }
}

/// LLVM's words for numbers.
pub(super) const NUMBER_WORDS: [(&str, i128); 4] = [
    ("null", 0),
    ("zeroinitializer", 0),
    ("false", 0),
    ("true", 1),
];

/// Reads `undef`, or one of LLVM's words for numbers.
fn read_word(from: &mut Reader<'_, '_>) -> Option<Constant> {
    if from.cursor.kind() != TokenKind::WORD {
        return None;
    }
    if from.cursor.word("undef") {
        return Some(Constant::UNDEF);
    }
    let mut words = NUMBER_WORDS.iter();
    let (_, number) = words.find(|(word, _)| from.cursor.word(word))?;
    Some(from.pool.add(*number))
}

/// Returns the words of a decimal integer that is larger than `largest`, least significant first.
/// The last one is 0, for the sign. LLVM writes integers of any size in this way.
fn wide_integer(digits: &str, largest: u128) -> Option<Vec<u64>> {
    let is_wide = || match digits.parse::<u128>() {
        Ok(number) => number > largest,
        Err(_) => digits.bytes().all(|digit| digit.is_ascii_digit()),
    };
    if !(39..=MAX_DIGITS).contains(&digits.len()) || !is_wide() {
        return None;
    }
    let mut words: Vec<u64> = Vec::new();
    for chunk in digits.as_bytes().chunks(18) {
        let mut scale = 1u128;
        let mut carry = chunk.iter().fold(0u128, |number, digit| {
            scale *= 10;
            number * 10 + u128::from(digit - b'0')
        });
        for word in &mut words {
            carry += u128::from(*word) * scale;
            *word = carry as u64;
            carry >>= 64;
        }
        words.push(carry as u64);
    }
    words.push(0);
    Some(words)
}

/// Returns the two's complement of a number.
fn negative(mut words: Vec<u64>) -> Vec<u64> {
    let mut carry = true;
    for word in &mut words {
        (*word, carry) = (!*word).overflowing_add(carry.into());
    }
    words
}

/// Returns the bits of a `float` that LLVM spells with the sixteen digits of the equal f64. With
/// the type `f32`, all digits are the bits of the number itself.
fn wide_float(from: &Reader<'_, '_>, ty: Type, digits: &str) -> Option<u32> {
    let digits = digits.strip_prefix("0x").filter(|it| it.len() == 16)?;
    let is_llvm = ty == Type::float(Float::F32) && from.cursor.follows("float");
    let bits = u64::from_str_radix(digits, 16).ok().filter(|_| is_llvm)?;
    let wide = f64::from_bits(bits);
    Some(match wide.is_nan() {
        // A conversion could change the bits of a NaN.
        true => (bits >> 32) as u32 & 1 << 31 | 0xff << 23 | (bits >> 29) as u32 & 0x7f_ffff,
        false => (wide as f32).to_bits(),
    })
}

/// Returns the bits of a float that LLVM spells with a letter.
fn llvm_float(digits: &str) -> Option<i128> {
    let digits = digits.strip_prefix("0x")?;
    let number = |digits: Option<&str>| u128::from_str_radix(digits?, 16).ok();
    let bits = match digits.as_bytes().first()? {
        b'H' | b'R' | b'K' => number(digits.get(1..))?,
        // The lower half comes first.
        b'L' => number(digits.get(17..))? << 64 | number(digits.get(1..17))?,
        _ => return None,
    };
    Some(bits as i128)
}

/// Reads bytes, each as two hexadecimal digits, up to a `>`.
fn read_bytes(from: &mut Reader<'_, '_>) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    while !from.cursor.mark(b'>') {
        let text = from.cursor.text();
        let is_byte = text.len() == 2 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let Some(byte) = u8::from_str_radix(text, 16).ok().filter(|_| is_byte) else {
            return Err(from
                .cursor
                .unexpected("a byte as two hexadecimal digits, or `>`"));
        };
        if bytes.len() as u64 * 8 >= MAX_BITS {
            return Err(from
                .cursor
                .unexpected("`>`, because a constant has at most 131072 bytes"));
        }
        bytes.push(byte);
        from.cursor.bump();
    }
    Ok(bytes)
}
