//! The kinds of nodes in the text.

use crate::module::NodeKind;

/// The kind of a node: a row of the [table](super::nodes), or another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Unit,
    File,
    Subprogram,
    Block,
    Inlined,
    Namespace,
    CommonBlock,
    Macro,
    MacroFile,
    Import,
    TemplateType,
    TemplateValue,
    BasicType,
    FixedPointType,
    UnspecifiedType,
    PointerType,
    MemberPointerType,
    QualifiedType,
    CompositeType,
    VariantPart,
    EnumerationType,
    ArrayType,
    StringType,
    SubroutineType,
    LocalVariable,
    GlobalVariable,
    Fragment,
    Label,
    ExprCode,
    Lifetime,
    Member,
    Enumerator,
    Subrange,
    Location,
    AssignId,
    GlobalExpression,
    /// A node of LLVM that a module cannot represent.
    Foreign,
    /// A type of LLVM that a module cannot represent. The module contains only its name.
    ForeignType,
    /// `!{…}`.
    List,
    /// A node that could not be read. Its error has been reported.
    Unknown,
}

impl Kind {
    /// Returns the kind of node in a module, or `None` for parts of other nodes and for nodes that
    /// a module cannot represent.
    pub(super) fn node(self) -> Option<NodeKind> {
        Some(match self {
            Kind::Unit => NodeKind::Unit,
            Kind::File => NodeKind::File,
            Kind::Subprogram => NodeKind::Subprogram,
            Kind::Block => NodeKind::Block,
            Kind::Inlined => NodeKind::Inlined,
            Kind::Namespace => NodeKind::Namespace,
            Kind::CommonBlock => NodeKind::CommonBlock,
            Kind::Macro | Kind::MacroFile => NodeKind::Macro,
            Kind::Import => NodeKind::Import,
            Kind::TemplateType | Kind::TemplateValue => NodeKind::Template,
            Kind::BasicType
            | Kind::FixedPointType
            | Kind::UnspecifiedType
            | Kind::PointerType
            | Kind::MemberPointerType
            | Kind::QualifiedType
            | Kind::CompositeType
            | Kind::VariantPart
            | Kind::EnumerationType
            | Kind::ArrayType
            | Kind::StringType
            | Kind::SubroutineType
            | Kind::ForeignType => NodeKind::Type,
            Kind::LocalVariable | Kind::GlobalVariable => NodeKind::Variable,
            Kind::Fragment => NodeKind::Fragment,
            Kind::Label | Kind::ExprCode => NodeKind::Code,
            Kind::Lifetime => NodeKind::Lifetime,
            Kind::Member
            | Kind::Enumerator
            | Kind::Subrange
            | Kind::Location
            | Kind::AssignId
            | Kind::GlobalExpression
            | Kind::List
            | Kind::Foreign
            | Kind::Unknown => return None,
        })
    }

    /// Returns true for parts of other nodes.
    pub(super) fn is_part(self) -> bool {
        self.node().is_none() && !matches!(self, Kind::Foreign | Kind::Unknown)
    }

    /// Returns the name of the kind in messages.
    pub(super) fn what(self) -> &'static str {
        match self {
            Kind::Unit => "a compile unit",
            Kind::File => "a file",
            Kind::Subprogram => "a subprogram",
            Kind::Block => "a lexical block",
            Kind::Inlined => "an inlined scope",
            Kind::Namespace => "a namespace",
            Kind::CommonBlock => "a common block",
            Kind::Macro => "a macro",
            Kind::MacroFile => "a file with macros",
            Kind::Import => "an imported entity",
            Kind::TemplateType | Kind::TemplateValue => "a template parameter",
            Kind::VariantPart => "a variant part",
            Kind::LocalVariable | Kind::GlobalVariable => "a variable",
            Kind::Fragment => "a fragment",
            Kind::Label => "a label",
            Kind::ExprCode => "a code location",
            Kind::Lifetime => "a lifetime",
            Kind::Member => "a member",
            Kind::Enumerator => "an enumerator",
            Kind::Subrange => "a subrange",
            Kind::Location => "a location of the source",
            Kind::AssignId => "an assignment's id",
            Kind::GlobalExpression => "an expression of a global variable",
            Kind::List => "a list",
            Kind::Foreign => "a node that a module has no place for",
            Kind::Unknown => "a node that cannot be read",
            Kind::BasicType
            | Kind::FixedPointType
            | Kind::UnspecifiedType
            | Kind::PointerType
            | Kind::MemberPointerType
            | Kind::QualifiedType
            | Kind::CompositeType
            | Kind::EnumerationType
            | Kind::ArrayType
            | Kind::StringType
            | Kind::SubroutineType
            | Kind::ForeignType => "a type",
        }
    }
}
