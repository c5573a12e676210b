//! Values of fields that are lists, or parts of nodes.

use super::error::Failure;
use super::kind::Kind;
use super::nodes::MemberRow;
use super::reader::Reader;
use super::tags::Elements;
use super::values::Value;
use super::writer::Writer;
use crate::metadata::*;
use crate::module::NodeKind;
use alloc::vec::Vec;

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

/// The types of a subroutine: `!{!1, !2}`, with `null` for the result `void`.
impl Value for Vec<Option<TypeId>> {
    fn write(&self, to: &mut Writer<'_>) {
        to.list("!{", self, |ty, to| match ty {
            Some(ty) => ty.write(to),
            None => to.out.push_str("null"),
        });
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Vec<Option<TypeId>>, Failure> {
        from.list(|from| {
            if from.cursor.word("null") {
                Ok(None)
            } else {
                TypeId::read(from).map(Some)
            }
        })
    }
    fn placeholder() -> Vec<Option<TypeId>> {
        Vec::new()
    }
}

/// Parts of a node. They are printed on the lines after the node.
macro_rules! parts {
    ($($part:ident $kind:ident $expected:literal;)+) => {
        $(impl Value for Vec<$part> {
            fn write(&self, to: &mut Writer<'_>) {
                to.list("!{", self, |_, to| to.part());
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
    DIEnumerator Enumerator "an enumerator";
    DISubrange Subrange "a subrange";
}

/// A single member: a discriminant.
impl Value for DIMember {
    fn write(&self, to: &mut Writer<'_>) {
        to.part();
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<DIMember, Failure> {
        from.part::<MemberRow>(Kind::Member, "a member")
            .map(DIMember::from)
    }
    fn placeholder() -> DIMember {
        DIMember::new(None, TypeId::placeholder(), 0)
    }
}

impl Value for Vec<DIMember> {
    fn write(&self, to: &mut Writer<'_>) {
        to.list("!{", self, |_, to| to.part());
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Vec<DIMember>, Failure> {
        from.list(DIMember::read)
    }
    fn placeholder() -> Vec<DIMember> {
        Vec::new()
    }
}

/// Members and variant parts. LLVM also lists functions and types. Their own `scope` fields are
/// sufficient.
impl Value for Elements {
    fn write(&self, to: &mut Writer<'_>) {
        to.out.push_str("!{");
        let mut separator = "";
        for _ in &self.members {
            to.out.push_str(separator);
            to.part();
            separator = ", ";
        }
        for part in &self.variant_parts {
            to.out.push_str(separator);
            part.write(to);
            separator = ", ";
        }
        to.out.push('}');
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Elements, Failure> {
        let mut elements = Elements::default();
        from.list(|from| {
            match from.peek() {
                Some(Kind::VariantPart) => elements.variant_parts.push(TypeId::read(from)?),
                Some(kind)
                    if matches!(kind.node(), Some(NodeKind::Subprogram | NodeKind::Type)) =>
                {
                    from.reference("an element", (), |_| Some(()))?;
                }
                _ => elements.members.push(DIMember::read(from)?),
            }
            Ok(())
        })?;
        Ok(elements)
    }
    fn placeholder() -> Elements {
        Elements::default()
    }
}

/// Annotations: `!{!{!"name", !"value"}}`.
impl Value for Annotations {
    fn write(&self, to: &mut Writer<'_>) {
        to.list("!{", self, |annotation, to| {
            to.out.push_str("!{!");
            annotation.name.write(to);
            to.out.push_str(", ");
            match annotation.value {
                AnnotationValue::String(text) => {
                    to.out.push('!');
                    text.write(to);
                }
                AnnotationValue::Constant(value) => value.write(to),
            }
            to.out.push('}');
        });
    }
    fn read(from: &mut Reader<'_, '_>) -> Result<Annotations, Failure> {
        let all = from.list(|from| {
            let span = from.cursor.span();
            let parts = from.list(|from| match from.cursor.mark(b'!') {
                true => Text::read(from).map(AnnotationValue::String),
                false => TypedConstant::read(from).map(AnnotationValue::Constant),
            })?;
            match parts[..] {
                [AnnotationValue::String(name), value] => Ok(DIAnnotation { name, value }),
                _ => Err(from
                    .cursor
                    .mismatch(span, "an annotation: its name and its value")),
            }
        });
        all.map(Annotations::from)
    }
    fn placeholder() -> Annotations {
        Annotations::NONE
    }
}

macro_rules! reference_lists {
    ($($id:ident)+) => {
        $(impl Value for Vec<$id> {
            fn write(&self, to: &mut Writer<'_>) {
                to.list("!{", self, $id::write);
            }
            fn read(from: &mut Reader<'_, '_>) -> Result<Vec<$id>, Failure> {
                from.list($id::read)
            }
            fn placeholder() -> Vec<$id> {
                Vec::new()
            }
        })+
    };
}
reference_lists!(TypeId TemplateId MacroId);
