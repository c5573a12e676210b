//! Flags of nodes, and memory spaces.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

/// What is true of a node: LLVM's `DIFlag…` and `DISPFlag…` in one set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DIFlags(u32);

macro_rules! flags {
    ($($(#[doc = $doc:literal])+ $vis:vis $name:ident $field:ident $spelling:literal;)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "they are named as the constants are")]
        #[repr(u32)]
        enum Bit { $($name),+ }

        impl DIFlags {
            $($(#[doc = $doc])+ $vis const $name: DIFlags = DIFlags(1 << Bit::$name as u32);)+
        }

        /// Every flag, the field of the text format that it stands in, and its spelling there.
        pub(crate) const SPELLINGS: &[(DIFlags, FlagField, &str)] =
            &[$((DIFlags::$name, FlagField::$field, $spelling)),+];
    };
}

/// Which field of LLVM's text a flag stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FlagField {
    /// `flags`.
    Flags,
    /// `spFlags`, of subprograms.
    Subprogram,
}

flags! {
    /// Visible within its class only.
    pub PRIVATE Flags "DIFlagPrivate";
    /// Visible within its class and those derived from it.
    pub PROTECTED Flags "DIFlagProtected";
    /// Visible everywhere.
    pub PUBLIC Flags "DIFlagPublic";
    /// A virtual base class, in text. Elsewhere
    /// [`MemberKind::VirtualInheritance`](super::MemberKind) says it.
    pub(crate) VIRTUAL Flags "DIFlagVirtual";
    /// Declared by the compiler, not the source.
    pub ARTIFICIAL Flags "DIFlagArtificial";
    /// A constructor or conversion that is not used implicitly.
    pub EXPLICIT Flags "DIFlagExplicit";
    /// Its parameters are declared.
    pub PROTOTYPED Flags "DIFlagPrototyped";
    /// The instance that a member function is called on.
    pub OBJECT_POINTER Flags "DIFlagObjectPointer";
    /// An array that is a vector.
    pub VECTOR Flags "DIFlagVector";
    /// A member function for lvalues.
    pub LVALUE_REFERENCE Flags "DIFlagLValueReference";
    /// A member function for rvalues.
    pub RVALUE_REFERENCE Flags "DIFlagRValueReference";
    /// Its names are visible in the scope around it.
    pub EXPORT_SYMBOLS Flags "DIFlagExportSymbols";
    /// It does not return.
    pub NO_RETURN Flags "DIFlagNoReturn";
    /// Passed by value.
    pub PASS_BY_VALUE Flags "DIFlagTypePassByValue";
    /// Passed by reference.
    pub PASS_BY_REFERENCE Flags "DIFlagTypePassByReference";
    /// An enumeration whose names are visible in it only.
    pub ENUM_CLASS Flags "DIFlagEnumClass";
    /// A function that only calls another.
    pub THUNK Flags "DIFlagThunk";
    /// A class that is not trivial.
    pub NON_TRIVIAL Flags "DIFlagNonTrivial";
    /// Most significant byte first.
    pub BIG_ENDIAN Flags "DIFlagBigEndian";
    /// Least significant byte first.
    pub LITTLE_ENDIAN Flags "DIFlagLittleEndian";
    /// Its function has a call site for every call in its code, tail calls included, but for those
    /// that were inlined or optimized away: `DW_AT_call_all_calls` (DWARF 5 section 3.3.1.3). It is
    /// true of a function without calls too. Set it where
    /// [`FunctionBody::call`](crate::markers::FunctionBody::call) is called for each call. Only
    /// where it is set do debuggers take a chain of tail calls for the only one possible, and does
    /// lldb use the function's call sites at all; llvm-dwarfdump's `--verify` rejects call sites
    /// without it.
    pub ALL_CALLS_DESCRIBED Flags "DIFlagAllCallsDescribed";
    /// A virtual function.
    pub VIRTUAL_FUNCTION Subprogram "DISPFlagVirtual";
    /// A virtual function without a body.
    pub PURE_VIRTUAL Subprogram "DISPFlagPureVirtual";
    /// Other units cannot name it.
    pub LOCAL_TO_UNIT Subprogram "DISPFlagLocalToUnit";
    /// It is defined here, not only declared.
    pub DEFINITION Subprogram "DISPFlagDefinition";
    /// Its code was optimized.
    pub OPTIMIZED Subprogram "DISPFlagOptimized";
    /// Fortran's `pure`.
    pub PURE Subprogram "DISPFlagPure";
    /// Fortran's `elemental`.
    pub ELEMENTAL Subprogram "DISPFlagElemental";
    /// Fortran's `recursive`.
    pub RECURSIVE Subprogram "DISPFlagRecursive";
    /// Where the program starts.
    pub MAIN_SUBPROGRAM Subprogram "DISPFlagMainSubprogram";
    /// C++'s `= delete`.
    pub DELETED Subprogram "DISPFlagDeleted";
}

impl DIFlags {
    /// No flag.
    pub const NONE: DIFlags = DIFlags(0);

    /// True where all of `flags` are set.
    pub const fn contains(self, flags: DIFlags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// True where none is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and `flags`.
    #[must_use]
    pub const fn with(self, flags: DIFlags) -> DIFlags {
        DIFlags(self.0 | flags.0)
    }

    /// These without `flags`.
    #[must_use]
    pub const fn without(self, flags: DIFlags) -> DIFlags {
        DIFlags(self.0 & !flags.0)
    }

    /// The spellings of those of one field.
    pub(crate) fn spellings(self, of: FlagField) -> impl Iterator<Item = &'static str> + Clone {
        let here = move |(flag, field, _): &&(DIFlags, FlagField, &str)| {
            *field == of && self.contains(*flag)
        };
        SPELLINGS
            .iter()
            .filter(here)
            .map(|(.., spelling)| *spelling)
    }
}

impl BitOr for DIFlags {
    type Output = DIFlags;
    fn bitor(self, other: DIFlags) -> DIFlags {
        self.with(other)
    }
}

impl BitOrAssign for DIFlags {
    fn bitor_assign(&mut self, other: DIFlags) {
        *self = self.with(other);
    }
}

impl fmt::Debug for DIFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(
                SPELLINGS
                    .iter()
                    .filter(|(flag, ..)| self.contains(*flag))
                    .map(|row| row.2),
            )
            .finish()
    }
}

/// The kind of memory that the source says something is in, `DW_MSPACE_LLVM_*`: other than an
/// address space, it says nothing of how an address is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MemorySpace(pub u16);

impl MemorySpace {
    /// Not said.
    pub const NONE: MemorySpace = MemorySpace(0);
    /// Memory that all devices see.
    pub const GLOBAL: MemorySpace = MemorySpace(1);
    /// Memory that does not change.
    pub const CONSTANT: MemorySpace = MemorySpace(2);
    /// Memory of a work-group.
    pub const GROUP: MemorySpace = MemorySpace(3);
    /// Memory of a work-item.
    pub const PRIVATE: MemorySpace = MemorySpace(4);
}
