//! Values of fields, which can be written and read: strings, numbers, references, tags.

use super::cursor::quote;
use super::error::{Failure, ParseErrorKind, ParseWarningKind, excerpt};
use super::expressions::{constant, operation, read_field, read_module_constant};
use super::kind::Kind;
use super::lex::TokenKind;
use super::names::{MORE_CONVENTIONS, MORE_ENCODINGS, MORE_LANGUAGES};
use super::reader::Reader;
use super::tags::{FixedPointKind, MacroTag, MemberFlags, MemberTag, TemplateTag};
use super::writer::Writer;
use crate::expr::{Constant, DIExpr};
use crate::metadata::*;
use crate::module::NodeRef;
use crate::suggest::NameHint;
use crate::ty::Type;
use crate::upgrade::Property;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use gimli::{DwAte, DwCc, DwLang};

/// A value of a field.
pub(super) trait Value: Clone {
    fn write(&self, to: &mut Writer<'_>);
    fn read(from: &mut Reader<'_, '_>) -> Result<Self, Failure>;
    /// Returns a replacement for a value that could not be read. The parser does not return the
    /// module in that case.
    fn placeholder() -> Self;
    /// Returns the value for a fragment.
    fn of_fragment(_: FragmentId) -> Option<Self> {
        None
    }
    /// Returns `Some` if LLVM's text has a value here that a module cannot represent: a node that
    /// was reported, or the returned text.
    fn foreign(from: &Reader<'_, '_>) -> Option<Option<String>> {
        (from.peek() == Some(Kind::Foreign)).then_some(None)
    }
}

/// Recognizes an LLVM constant that is not a number, such as the address of a symbol.
fn foreign_constant(from: &Reader<'_, '_>) -> Option<Option<String>> {
    let mut cursor = from.cursor;
    let is_aggregate = matches!(cursor.kind(), TokenKind::PERCENT | TokenKind(b'['));
    let first = cursor.at();
    let mut is_symbol = false;
    while !cursor.is_at_end() {
        is_symbol |= cursor.kind() == TokenKind::SYMBOL;
        cursor.bump();
    }
    let found = || Some(excerpt(cursor.text_of(cursor.span_since(first))));
    (is_aggregate || is_symbol).then(found)
}

impl Value for Text {
    fn write(&self, to: &mut Writer<'_>) {
        quote(to.module.metadata.strings.get(*self), &mut to.out);
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Text, Failure> {
        let string = from.cursor.string("a string, in quotes")?;
        Ok(from.module.text(&string))
    }
    fn placeholder() -> Text {
        Text::from_index(0)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl Value for $number {
            fn write(&self, to: &mut Writer<'_>) {
                to.out.push_str(&self.to_string());
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<$number, Failure> {
                from.cursor.integer("a whole number")
            }
            fn placeholder() -> $number {
                0
            }
        })+
    };
}
numbers!(u32 u64 i64 i128);

impl Value for bool {
    fn write(&self, to: &mut Writer<'_>) {
        to.out.push_str(if *self { "true" } else { "false" });
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<bool, Failure> {
        if from.cursor.word("true") {
            return Ok(true);
        }
        if from.cursor.word("false") {
            Ok(false)
        } else {
            Err(from.cursor.unexpected("`true` or `false`"))
        }
    }
    fn placeholder() -> bool {
        false
    }
}

impl Value for VariableKind {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            VariableKind::Parameter(number) => number.write(to),
            // These are never written: they are the default value, or the kind of a node with
            // another name.
            VariableKind::Local | VariableKind::Global => {}
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<VariableKind, Failure> {
        u32::read(from).map(VariableKind::Parameter)
    }
    fn placeholder() -> VariableKind {
        VariableKind::Local
    }
}

macro_rules! references {
    ($($name:ident $first:ident $expected:literal;)+) => {
        $(impl Value for $name {
            fn write(&self, to: &mut Writer<'_>) {
                to.reference(*self);
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<$name, Failure> {
                from.reference($expected, $name::placeholder(), |node| $name::of(node?))
            }
            fn placeholder() -> $name {
                $first::from_index(0).into()
            }
            fn of_fragment(id: FragmentId) -> Option<$name> {
                $name::of(id.into())
            }
        })+
    };
}
references! {
    UnitId UnitId "a compile unit";
    FileId FileId "a file";
    SubprogramId SubprogramId "a subprogram";
    BlockId BlockId "a lexical block";
    NamespaceId NamespaceId "a namespace";
    MacroId MacroId "a macro, or a file with macros";
    TemplateId TemplateId "a template parameter";
    FragmentId FragmentId "a fragment";
    TypeId TypeId "a type";
    VariableId VariableId "a variable";
    CodeId CodeId "a label or code location";
    LifetimeId LifetimeId "a lifetime";
    Scope UnitId "a scope: a compile unit, subprogram, lexical block, inlined scope, namespace, type or common block";
    Object VariableId "an object: a variable, a fragment or a code location";
    Entity UnitId "what can be imported: a namespace, unit, type, subprogram or variable";
}

/// A type with one word for each value.
pub(super) trait Words: Copy + PartialEq + 'static {
    const WHAT: &'static str;
    const WORDS: &'static [(&'static str, Self)];
}

/// Returns the value that a word denotes.
pub(super) fn tag_of<W: Words>(word: &str) -> Option<W> {
    W::WORDS
        .iter()
        .find(|(known, _)| *known == word)
        .map(|(_, value)| *value)
}

/// Returns all words of a kind.
pub(super) fn words<W: Words>() -> impl Iterator<Item = &'static str> {
    W::WORDS.iter().map(|(word, _)| *word)
}

macro_rules! words {
    ($($words:ident $what:literal { $($word:literal $value:ident,)+ })+) => {
        $(
            impl Words for $words {
                const WHAT: &'static str = $what;
                const WORDS: &'static [(&'static str, $words)] = &[$(($word, $words::$value)),+];
            }
            impl Value for $words {
                fn write(&self, to: &mut Writer<'_>) {
                    to.out.push_str(match self { $($words::$value => $word),+ });
                }
                fn read(from: &mut Reader<'_, '_>) -> Result<$words, Failure> {
                    from.named($words::WHAT, words::<$words>(), tag_of)
                }
                fn placeholder() -> $words {
                    $words::WORDS[0].1
                }
            }
        )+
    };
}
words! {
    MacroTag "macro's type" {
        "DW_MACINFO_define" Define,
        "DW_MACINFO_undef" Undefine,
    }
    PointerKind "pointer's tag" {
        "DW_TAG_pointer_type" Pointer,
        "DW_TAG_reference_type" Reference,
        "DW_TAG_rvalue_reference_type" RvalueReference,
    }
    Qualifier "qualifier's tag" {
        "DW_TAG_const_type" Const,
        "DW_TAG_volatile_type" Volatile,
        "DW_TAG_restrict_type" Restrict,
        "DW_TAG_atomic_type" Atomic,
        "DW_TAG_immutable_type" Immutable,
        "DW_TAG_packed_type" Packed,
        "DW_TAG_shared_type" Shared,
        "DW_TAG_typedef" Typedef,
        "DW_TAG_template_alias" TemplateAlias,
    }
    EmissionKind "kind of emission" {
        "FullDebug" Full,
        "LineTablesOnly" LineTablesOnly,
        "DebugDirectivesOnly" DirectivesOnly,
        "NoDebug" None,
    }
    NameTableKind "kind of name table" {
        "Default" Default,
        "GNU" Gnu,
        "None" None,
        "Apple" Apple,
    }
    CompositeKind "aggregate's tag" {
        "DW_TAG_structure_type" Structure,
        "DW_TAG_class_type" Class,
        "DW_TAG_union_type" Union,
        "DW_TAG_interface_type" Interface,
    }
    MemberTag "member's tag" {
        "DW_TAG_member" Member,
        "DW_TAG_inheritance" Inheritance,
        "DW_TAG_variable" Variable,
        "DW_TAG_friend" Friend,
    }
    FixedPointKind "kind of fixed-point type" {
        "Binary" Binary,
        "Decimal" Decimal,
        "Rational" Rational,
    }
    TemplateTag "template parameter's tag" {
        "DW_TAG_template_value_parameter" Value,
        "DW_TAG_GNU_template_template_param" Template,
        "DW_TAG_GNU_template_parameter_pack" Pack,
    }
    LifetimeKind "kind of lifetime" {
        "bounded" Bounded,
        "computed" Computed,
    }
    ImportKind "import's tag" {
        "DW_TAG_imported_module" Module,
        "DW_TAG_imported_declaration" Declaration,
        "DW_TAG_imported_unit" Unit,
    }
}

/// DWARF constants: names, or numbers for constants without a name.
macro_rules! constants {
    ($($constant:ident $what:literal in $names:ident, $more:ident;)+) => {
        $(impl Value for $constant {
            fn write(&self, to: &mut Writer<'_>) {
                let more = || $more.iter().find(|(_, known)| known == self);
                match self.static_string().or_else(|| Some(more()?.0)) {
                    Some(name) => to.out.push_str(name),
                    None => to.out.push_str(&self.0.to_string()),
                }
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<$constant, Failure> {
                if from.cursor.kind() == TokenKind::NUMBER {
                    return from.cursor.integer("a number").map($constant);
                }
                let Reader { cursor, constants, .. } = from;
                let span = cursor.span();
                let name = cursor.take(TokenKind::WORD, concat!("a ", $what))?;
                constants.$names.find(name).ok_or_else(|| {
                    let kind = ParseErrorKind::unknown($what, name, constants.$names.known());
                    Failure { span, kind }
                })
            }
            fn placeholder() -> $constant {
                $constant(0)
            }
        })+
    };
}
constants! {
    DwLang "DW_LANG_ language" in languages, MORE_LANGUAGES;
    DwAte "DW_ATE_ encoding" in encodings, MORE_ENCODINGS;
    DwCc "DW_CC_ calling convention" in conventions, MORE_CONVENTIONS;
}

impl Value for Bound {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            // This is never written, because it is the default value.
            Bound::Unknown => {}
            Bound::Constant(number) => to.push(format_args!("{number}")),
            Bound::Object(object) => object.write(to),
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Bound, Failure> {
        if from.cursor.kind() == TokenKind::NODE_NUMBER {
            return Object::read(from).map(Bound::Object);
        }
        if from.cursor.word("null") {
            return Ok(Bound::Unknown);
        }
        if from.cursor.text() == "!DIExpression" {
            let fragment = from.old_property(Property::Number)?;
            return Ok(fragment.map_or(Bound::Unknown, |id| Bound::Object(id.into())));
        }
        from.cursor
            .integer("a whole number, a variable or a fragment")
            .map(Bound::Constant)
    }
    fn placeholder() -> Bound {
        Bound::Unknown
    }
}

impl Value for Iterations {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            Iterations::Constant(number) => number.write(to),
            Iterations::Fragment(fragment) => fragment.write(to),
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Iterations, Failure> {
        if from.cursor.kind() == TokenKind::NODE_NUMBER {
            return FragmentId::read(from).map(Iterations::Fragment);
        }
        u32::read(from).map(Iterations::Constant)
    }
    fn placeholder() -> Iterations {
        Iterations::Constant(0)
    }
}

impl Value for DIExpr {
    fn write(&self, to: &mut Writer<'_>) {
        to.out.push_str("!DIExpr(");
        let module = to.module;
        for (index, op) in module.exprs.ops(*self).iter().enumerate() {
            if index > 0 {
                to.out.push_str(", ");
            }
            operation(op, to);
        }
        to.out.push(')');
    }

    fn read(from: &mut Reader<'_, '_>) -> Result<DIExpr, Failure> {
        read_field(from)
    }

    fn placeholder() -> DIExpr {
        DIExpr::from_index(0)
    }
}

/// A constant with its type, as in `i64 5`.
impl Value for TypedConstant {
    fn write(&self, to: &mut Writer<'_>) {
        to.push(format_args!("{} ", self.ty));
        constant(self.ty, self.value, to);
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<TypedConstant, Failure> {
        let ty = from.cursor.ty()?;
        let value = read_module_constant(from, ty)?;
        Ok(TypedConstant { ty, value })
    }
    fn foreign(from: &Reader<'_, '_>) -> Option<Option<String>> {
        foreign_constant(from).or_else(|| (from.peek() == Some(Kind::Foreign)).then_some(None))
    }
    fn placeholder() -> TypedConstant {
        TypedConstant {
            ty: Type::bits(1),
            value: Constant::UNDEF,
        }
    }
}

/// The argument of a template parameter that is not a type: a constant, or the name of a template.
impl Value for TemplateArgument {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            TemplateArgument::Value(Some(value)) => value.write(to),
            TemplateArgument::Template(name) => name.write(to),
            TemplateArgument::Pack(arguments) => arguments.write(to),
            // These are not written.
            TemplateArgument::Type | TemplateArgument::Value(None) => {}
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<TemplateArgument, Failure> {
        // LLVM writes metadata strings with a `!`.
        from.cursor.mark(b'!');
        match from.cursor.kind() {
            TokenKind::STRING => Text::read(from).map(TemplateArgument::Template),
            TokenKind::NODE_NUMBER | TokenKind(b'{') => Vec::read(from).map(TemplateArgument::Pack),
            _ => TypedConstant::read(from).map(|value| TemplateArgument::Value(Some(value))),
        }
    }
    fn foreign(from: &Reader<'_, '_>) -> Option<Option<String>> {
        foreign_constant(from)
    }
    fn placeholder() -> TemplateArgument {
        TemplateArgument::Type
    }
}

const MEMORY_SPACES: [&str; 5] = [
    "DW_MSPACE_LLVM_none",
    "DW_MSPACE_LLVM_global",
    "DW_MSPACE_LLVM_constant",
    "DW_MSPACE_LLVM_group",
    "DW_MSPACE_LLVM_private",
];

impl Value for MemorySpace {
    fn write(&self, to: &mut Writer<'_>) {
        match MEMORY_SPACES.get(usize::from(self.0)) {
            Some(name) => to.out.push_str(name),
            None => to.push(format_args!("{}", self.0)),
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<MemorySpace, Failure> {
        if from.cursor.kind() == TokenKind::NUMBER {
            return from.cursor.integer("a memory space").map(MemorySpace);
        }
        let find = |name: &str| MEMORY_SPACES.iter().position(|known| *known == name);
        from.named("memory space", MEMORY_SPACES, find)
            .map(|index| MemorySpace(index as u16))
    }
    fn placeholder() -> MemorySpace {
        MemorySpace::NONE
    }
}

/// The MD5 digest of a file: 32 hexadecimal digits in quotes.
impl Value for [u8; 16] {
    fn write(&self, to: &mut Writer<'_>) {
        to.push(format_args!("\"{:032x}\"", u128::from_be_bytes(*self)));
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<[u8; 16], Failure> {
        const EXPECTED: &str = "an MD5 digest: 32 hexadecimal digits, in quotes";
        let span = from.cursor.span();
        let digits = from.cursor.string(EXPECTED)?;
        let is_digest = digits.len() == 32 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u128::from_str_radix(&digits, 16).ok().filter(|_| is_digest);
        number
            .map(u128::to_be_bytes)
            .ok_or_else(|| from.cursor.mismatch(span, EXPECTED))
    }
    fn placeholder() -> [u8; 16] {
        [0; 16]
    }
}

const STATIC_MEMBER: &str = "DIFlagStaticMember";
const BIT_FIELD: &str = "DIFlagBitField";
/// Flags that follow from other fields, or that have no meaning in most nodes.
const IMPLIED_FLAGS: [&str; 3] = ["DIFlagZero", "DIFlagFwdDecl", "DISPFlagZero"];

/// Writes flags, separated by `|`.
pub(super) fn write_flags<'s>(flags: impl Iterator<Item = &'s str>, to: &mut Writer<'_>) {
    for (index, flag) in flags.enumerate() {
        to.out.push_str(if index > 0 { " | " } else { "" });
        to.out.push_str(flag);
    }
}

/// The flags of a node without `spFlags`. It may have any, though LLVM has some only in `spFlags`.
const ALL: &[FlagField] = &[FlagField::Flags, FlagField::Subprogram];

/// Returns the spellings of the flags that some fields have.
pub(super) fn spellings(
    flags: DIFlags,
    of: &'static [FlagField],
) -> impl Iterator<Item = &'static str> {
    of.iter().flat_map(move |field| flags.spellings(*field))
}

/// The flags of a structure or enumeration.
pub(super) const OF_TYPES: &[FlagField] =
    &[FlagField::Flags, FlagField::Subprogram, FlagField::Type];

/// Reads flags of some fields. `accepts` is called with each unknown flag. If it returns true,
/// there is no warning.
pub(super) fn read_flags(
    from: &mut Reader<'_, '_>,
    of: &[FlagField],
    mut accepts: impl FnMut(&str) -> bool,
) -> Result<DIFlags, Failure> {
    let mut flags = DIFlags::NONE;
    loop {
        let span = from.cursor.span();
        if from.cursor.kind() == TokenKind::NUMBER && from.cursor.text() == "0" {
            from.cursor.bump();
        } else {
            let name = from.cursor.take(TokenKind::WORD, "a flag")?;
            match FLAG_SPELLINGS
                .iter()
                .find(|(_, field, known)| of.contains(field) && *known == name)
            {
                Some((flag, ..)) => flags |= *flag,
                None if IMPLIED_FLAGS.contains(&name) || accepts(name) => {}
                None if from.report.takes_warnings() => {
                    let known = FLAG_SPELLINGS
                        .iter()
                        .filter(|(_, field, _)| of.contains(field))
                        .map(|(.., known)| *known);
                    let hint = NameHint::nearest(name, known);
                    from.report.warn(
                        span,
                        ParseWarningKind::UnknownFlag {
                            flag: excerpt(name),
                            hint,
                        },
                    );
                }
                None => {}
            }
        }
        if !from.cursor.mark(b'|') {
            return Ok(flags);
        }
    }
}

impl Value for DIFlags {
    fn write(&self, to: &mut Writer<'_>) {
        write_flags(spellings(*self, ALL), to);
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<DIFlags, Failure> {
        read_flags(from, ALL, |_| false)
    }
    fn placeholder() -> DIFlags {
        DIFlags::NONE
    }
}

impl Value for MemberFlags {
    fn write(&self, to: &mut Writer<'_>) {
        let own = [
            (self.is_static, STATIC_MEMBER),
            (self.is_bit_field, BIT_FIELD),
        ];
        let own = own
            .into_iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, name)| name);
        write_flags(spellings(self.flags, ALL).chain(own), to);
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<MemberFlags, Failure> {
        let mut read = MemberFlags::default();
        read.flags = read_flags(from, ALL, |name| {
            read.is_static |= name == STATIC_MEMBER;
            read.is_bit_field |= name == BIT_FIELD;
            name == STATIC_MEMBER || name == BIT_FIELD
        })?;
        Ok(read)
    }
    fn placeholder() -> MemberFlags {
        MemberFlags::default()
    }
}
