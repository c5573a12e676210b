//! Builders of the nodes that a backend adds to a module.
//!
//! Each kind of node has one builder. Its constructor takes the fields that every node of the kind
//! has, the scope first; each other field has a method of the same name that sets it.
//! [`Module::add`] takes a builder and returns the id of the node.
//!
//! ```
//! use dwarfsmith::build::{BasicType, CompileUnit, CompositeType, Member, PointerType, SourceFile, Subprogram, Variable};
//! use dwarfsmith::{Bits, Bytes, Module, Target, gimli};
//!
//! // struct list { int value; struct list *next; };
//! // static int length(struct list *list) { int n = 0; … }
//! let mut module = Module::new(Target::X86_64);
//! let file = module.add(SourceFile::new("list.c").directory("/src"));
//! let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "my compiler 1.0"));
//! let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
//! let list = module.add(CompositeType::structure("list", Bytes(16)).at(file, 1));
//! let pointer = module.add(PointerType::to(list));
//! module.add(Member::new(list, "value", int).at_byte(0));
//! module.add(Member::new(list, "next", pointer).at_byte(8));
//! let length = module.add(Subprogram::new(unit, "length").at(file, 2).local_to_unit());
//! module.add(Variable::parameter(length, 1, "list", pointer).at(file, 2));
//! module.add(Variable::local(length, "n", int).at(file, 2));
//! ```
//!
//! The arguments of a constructor have different types, so that a wrong order does not compile. If
//! a node has two ids of the same type, they are arguments of two methods:
//! `InlinedScope::within(caller).instance_of(callee)`.
//!
//! Generated code may use the nodes themselves, such as [`DIVariable`], which are structs with
//! public fields. [`Module::add`] also takes these.

mod composites;
mod declarations;
mod macros;
mod scopes;
mod types;
mod variables;

pub use composites::{
    CompositeId, CompositeType, DerivedClass, EnumerationId, EnumerationType, Enumerator, Friend,
    Inheritance, Member, StaticMember, Variant, VariantPart, VariantPartId,
};
pub use declarations::{
    CommonBlock, ImportedEntity, ImportedIn, Label, Namespace, TemplateParameter,
    TemplateTemplateParameter,
};
pub use macros::{Macro, MacroFile};
pub use scopes::{CompileUnit, InlinedIn, InlinedScope, LexicalBlock, SourceFile, Subprogram};
pub use types::{
    ArrayType, BasicType, FixedPointType, MemberPointerOf, MemberPointerType, PointerType,
    QualifiedType, StringType, SubroutineType, Typedef, UnspecifiedType,
};
pub use variables::{Fragment, Global, Lifetime, Variable};

use crate::markers::{FunctionBody, FunctionId};
use crate::metadata::*;
use crate::module::Module;
use crate::units::Bits;

/// The arguments of [`Module::add`]: builders and nodes.
pub trait ModuleNode {
    /// The id of the node; `()` for a part of another node.
    type Id;

    /// Adds the node.
    fn add_to(self, module: &mut Module) -> Self::Id;
}

/// Adds nodes in their stored form, each to its arena.
macro_rules! nodes {
    ($($node:ident => $id:ident in $arena:ident;)+) => {
        $(
            impl ModuleNode for $node {
                type Id = $id;

                fn add_to(self, module: &mut Module) -> $id {
                    module.metadata.$arena.push(self)
                }
            }
        )+
    };
}

nodes! {
    DIFile => FileId in files;
    DICompileUnit => UnitId in units;
    DISubprogram => SubprogramId in subprograms;
    DILexicalBlock => BlockId in blocks;
    DIInlinedScope => InlinedId in inlined;
    DINamespace => NamespaceId in namespaces;
    DICommonBlock => CommonBlockId in common_blocks;
    DIMacro => MacroId in macros;
    DIImportedEntity => ImportId in imports;
    DITemplateParameter => TemplateId in templates;
    DIType => TypeId in types;
    DIVariable => VariableId in variables;
    DIFragment => FragmentId in fragments;
    DIGlobal => GlobalId in globals;
    DICode => CodeId in codes;
}

impl ModuleNode for &FunctionBody {
    type Id = FunctionId;

    fn add_to(self, module: &mut Module) -> FunctionId {
        module.add_function(self)
    }
}

/// Returns an alignment in bits, as a node stores it. A larger number becomes [`u32::MAX`].
fn align_bits(alignment: impl Into<Bits>) -> u32 {
    u32::try_from(alignment.into().0).unwrap_or(u32::MAX)
}

/// Defines methods that set one field each: `method(argument: type) field = value;`.
macro_rules! set {
    ($($(#[$doc:meta])+ $method:ident($($argument:ident: $ty:ty)?) $($field:tt).+ = $value:expr;)+) => {
        $($(#[$doc])+
        pub fn $method(mut self $(, $argument: $ty)?) -> Self {
            self.$($field).+ = $value;
            self
        })+
    };
}
use set;

/// The method for the declaration of a node.
macro_rules! declared {
    ($($file:ident).+, $($line:ident).+) => {
        /// Sets the file and the line, from 1, of the declaration.
        pub fn at(mut self, file: FileId, line: u32) -> Self {
            (self.$($file).+, self.$($line).+) = (Some(file), line);
            self
        }
    };
}
use declared;

/// The method for the column of a declaration.
macro_rules! column {
    ($($column:ident).+) => {
        set! {
            /// Sets the column, from 1, of the declaration.
            column(column: u32) $($column).+ = column;
        }
    };
}
use column;

/// The method for the annotations of a node.
macro_rules! annotation {
    ($($annotations:tt).+) => {
        /// Adds an annotation, such as one from [`Module::annotation`](crate::Module::annotation).
        pub fn annotation(mut self, annotation: DIAnnotation) -> Self {
            self.$($annotations).+.push(annotation);
            self
        }
    };
}
use annotation;

/// The method for the flags of a node.
macro_rules! flags {
    ($node:tt) => {
        /// Adds flags.
        pub fn flags(mut self, flags: DIFlags) -> Self {
            self.$node.flags |= flags;
            self
        }
    };
}
use flags;

/// The methods for the number of lanes in which code runs, and of iterations that run at once.
macro_rules! lane_count {
    ($($count:ident).+, $($iterations:ident).+) => {
        set! {
            /// Sets the number of lanes in which the code runs, `DW_AT_LLVM_lanes` or
            /// `DW_AT_simd_width`; 0 for code that does not run in lanes.
            lane_count(lanes: u32) $($count).+ = Some(lanes);
            /// Sets the number of iterations of the source's loop that run at once,
            /// `DW_AT_LLVM_iterations`: a number, or the fragment that holds it.
            iterations(iterations: impl Into<Iterations>)
                $($iterations).+ = Some(iterations.into());
        }
    };
}
use lane_count;

/// The methods for the fragments that describe the lanes of code.
macro_rules! lanes {
    () => {
        set! {
            /// Sets the fragment that holds the program counter of each lane, `DW_AT_LLVM_lane_pc`.
            lane_pc(fragment: FragmentId) node.lanes.lane_pc = Some(fragment);
            /// Sets the fragment that holds the mask of active lanes, `DW_AT_LLVM_active_lane`.
            active_lane(fragment: FragmentId) node.lanes.active_lane = Some(fragment);
        }
    };
}
use lanes;

impl Module {
    /// Adds a node by its [builder](crate::build), or as a struct, and returns its id.
    pub fn add<N: ModuleNode>(&mut self, node: N) -> N::Id {
        node.add_to(self)
    }

    /// Retains a type of a unit that nothing else uses, as [`CompileUnit::retained_type`] does for
    /// types that exist before the unit. Does nothing if the module does not have the unit.
    pub fn retain_type(&mut self, unit: UnitId, ty: impl Into<TypeId>) {
        if let Some(unit) = self.metadata.units.get_mut(unit) {
            unit.retained_types.push(ty.into());
        }
    }

    /// Returns an annotation whose value is a string, such as `btf_decl_tag`.
    pub fn annotation(&mut self, name: &str, value: &str) -> DIAnnotation {
        DIAnnotation {
            name: self.text(name),
            value: AnnotationValue::String(self.text(value)),
        }
    }

    fn optional_text(&mut self, name: Option<&str>) -> Option<Text> {
        name.map(|name| self.metadata.strings.intern(name))
    }
}
