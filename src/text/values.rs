//! What a field can hold, written and read: strings, numbers, references, tags, lists.

use super::cursor::quote;
use super::error::{Failure, ParseErrorKind};
use super::lex::TokenKind;
use super::nodes::{Family, Kind};
use super::reader::Reader;
use super::writer::Writer;
use crate::metadata::*;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use gimli::{DwAte, DwLang};

/// What a field can hold.
pub(super) trait Value: Clone {
    fn write(&self, to: &mut Writer<'_>);
    fn read(from: &mut Reader<'_, '_>) -> Result<Self, Failure>;
    /// Stands in for a value that could not be read, in a module that will not be handed out.
    fn placeholder() -> Self;
}

impl Value for Text {
    fn write(&self, to: &mut Writer<'_>) {
        quote(to.module.strings.get(*self), &mut to.out);
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
numbers!(u32 u64 i64);

impl Value for bool {
    fn write(&self, to: &mut Writer<'_>) {
        to.out.push_str(if *self { "true" } else { "false" });
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<bool, Failure> {
        if from.cursor.word("true") {
            return Ok(true);
        }
        if from.cursor.word("false") { Ok(false) } else { Err(from.cursor.unexpected("`true` or `false`")) }
    }
    fn placeholder() -> bool {
        false
    }
}

impl Value for VariableKind {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            VariableKind::Parameter(number) => number.write(to),
            // Usual, and so never written.
            VariableKind::Local => {}
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
    ($($id:ident $family:ident $expected:literal;)+) => {
        $(impl Value for $id {
            fn write(&self, to: &mut Writer<'_>) {
                to.reference(Family::$family, self.index());
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<$id, Failure> {
                from.reference($expected, |family, index| {
                    (family == Family::$family).then(|| $id::from_index(index))
                })
            }
            fn placeholder() -> $id {
                $id::from_index(0)
            }
        })+
    };
}
references! {
    UnitId Unit "a compile unit";
    FileId File "a file";
    SubprogramId Subprogram "a subprogram";
    BlockId Block "a lexical block";
    TypeId Type "a type";
    VariableId Variable "a variable";
    CodeId Code "a label or code location";
    LifetimeId Lifetime "a lifetime";
}

impl Value for Scope {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            Scope::Unit(id) => to.reference(Family::Unit, id.index()),
            Scope::Subprogram(id) => to.reference(Family::Subprogram, id.index()),
            Scope::Block(id) => to.reference(Family::Block, id.index()),
            Scope::Inlined(id) => to.reference(Family::Inlined, id.index()),
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Scope, Failure> {
        from.reference("a scope: a compile unit, subprogram, lexical block or inlined scope", |family, index| {
            Some(match family {
                Family::Unit => Scope::Unit(Id::from_index(index)),
                Family::Subprogram => Scope::Subprogram(Id::from_index(index)),
                Family::Block => Scope::Block(Id::from_index(index)),
                Family::Inlined => Scope::Inlined(Id::from_index(index)),
                _ => return None,
            })
        })
    }
    fn placeholder() -> Scope {
        Scope::Unit(Id::from_index(0))
    }
}

impl Value for Object {
    fn write(&self, to: &mut Writer<'_>) {
        match self {
            Object::Variable(id) => to.reference(Family::Variable, id.index()),
            Object::Fragment(id) => to.reference(Family::Fragment, id.index()),
        }
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Object, Failure> {
        from.reference("an object: a variable or a fragment", |family, index| {
            Some(match family {
                Family::Variable => Object::Variable(Id::from_index(index)),
                Family::Fragment => Object::Fragment(Id::from_index(index)),
                _ => return None,
            })
        })
    }
    fn placeholder() -> Object {
        Object::Variable(Id::from_index(0))
    }
}

/// What has one word for each of its values.
pub(super) trait Words: Copy + PartialEq + 'static {
    const WHAT: &'static str;
    const WORDS: &'static [(&'static str, Self)];
}

/// The value that a word stands for.
pub(super) fn tag_of<W: Words>(word: &str) -> Option<W> {
    W::WORDS.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
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
                    from.named($words::WHAT, tag_of)
                }
                fn placeholder() -> $words {
                    $words::WORDS[0].1
                }
            }
        )+
    };
}
words! {
    PointerKind "pointer's tag" {
        "DW_TAG_pointer_type" Pointer,
        "DW_TAG_reference_type" Reference,
        "DW_TAG_rvalue_reference_type" RvalueReference,
    }
    Qualifier "qualifier's tag" {
        "DW_TAG_const_type" Const,
        "DW_TAG_volatile_type" Volatile,
        "DW_TAG_restrict_type" Restrict,
        "DW_TAG_typedef" Typedef,
    }
    CompositeKind "aggregate's tag" {
        "DW_TAG_structure_type" Structure,
        "DW_TAG_class_type" Class,
        "DW_TAG_union_type" Union,
    }
}

/// DWARF's own numbers: by name where there is one, else as numbers.
macro_rules! constants {
    ($($constant:ident $what:literal in $names:ident;)+) => {
        $(impl Value for $constant {
            fn write(&self, to: &mut Writer<'_>) {
                match self.static_string() {
                    Some(name) => to.out.push_str(name),
                    None => to.out.push_str(&self.0.to_string()),
                }
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<$constant, Failure> {
                if from.cursor.kind() == Some(TokenKind::Number) {
                    return from.cursor.integer("a number").map($constant);
                }
                let Reader { cursor, constants, .. } = from;
                let span = cursor.span();
                let name = cursor.take(TokenKind::Word, concat!("a ", $what))?;
                let known = constants.$names.iter().find(|(known, _)| *known == name);
                known.map(|(_, value)| *value).ok_or_else(|| {
                    let kind = ParseErrorKind::UnknownName { what: $what, name: name.to_string() };
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
    DwLang "DW_LANG_ language" in languages;
    DwAte "DW_ATE_ encoding" in encodings;
}

/// The names of DWARF's numbers, which gimli gives in the other direction only.
#[derive(Debug)]
pub(super) struct ConstantNames {
    languages: Vec<(&'static str, DwLang)>,
    encodings: Vec<(&'static str, DwAte)>,
}

impl ConstantNames {
    pub(super) fn new() -> ConstantNames {
        let language = |code| DwLang(code).static_string().map(|name| (name, DwLang(code)));
        let encoding = |code| DwAte(code).static_string().map(|name| (name, DwAte(code)));
        ConstantNames {
            languages: (0..=u16::MAX).filter_map(language).collect(),
            encodings: (0..=u8::MAX).filter_map(encoding).collect(),
        }
    }
}

/// Lists of references: `{!1, !2}`.
impl Value for Vec<Object> {
    fn write(&self, to: &mut Writer<'_>) {
        to.list("{", self, Object::write);
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Vec<Object>, Failure> {
        from.list(Object::read)
    }
    fn placeholder() -> Vec<Object> {
        Vec::new()
    }
}

/// The types of a subroutine: `!{!1, !2}`, with `null` for what returns nothing.
impl Value for Vec<Option<TypeId>> {
    fn write(&self, to: &mut Writer<'_>) {
        to.list("!{", self, |ty, to| match ty {
            Some(ty) => ty.write(to),
            None => to.out.push_str("null"),
        });
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Vec<Option<TypeId>>, Failure> {
        from.list(|from| if from.cursor.word("null") { Ok(None) } else { TypeId::read(from).map(Some) })
    }
    fn placeholder() -> Vec<Option<TypeId>> {
        Vec::new()
    }
}

/// Nodes that only one other node has, each on a line of its own behind that one.
macro_rules! parts {
    ($($part:ident $kind:ident $expected:literal;)+) => {
        $(impl Value for Vec<$part> {
            fn write(&self, to: &mut Writer<'_>) {
                let first = to.number + 1;
                let numbers: Vec<u32> = (first..).take(self.len()).collect();
                to.list("!{", &numbers, |number, to| to.out.push_str(&format!("!{number}")));
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<Vec<$part>, Failure> {
                from.list(|from| from.part(Kind::$kind, $expected))
            }
            fn placeholder() -> Vec<$part> {
                Vec::new()
            }
        })+
    };
}
parts! {
    DIMember Member "a member";
    DIEnumerator Enumerator "an enumerator";
    DISubrange Subrange "a subrange";
}
