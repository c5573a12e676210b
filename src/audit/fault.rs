//! The table of faults. Each has a stable code, a severity, a title, and the document that it
//! violates.
//!
//! Codes appear only in the table below. `docs/audit.md` explains each; a test compares the two. A
//! code is never reused. A211 is retired: it was an error, and is now the note A294.

use core::fmt;

/// The severity of a [`Fault`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FaultSeverity {
    /// The fault is allowed, but worth reporting.
    Note,
    /// The information is ill-formed: a consumer cannot use it, or must guess.
    Error,
}

macro_rules! faults {
    ($($variant:ident $code:literal $severity:ident $title:literal $source:literal;)+) => {
        /// A kind of ill-formed or questionable debug information.
        ///
        /// Codes are grouped: 1xx files, units and entries, 2xx expressions, 3xx location lists,
        /// 4xx call frame information.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[non_exhaustive]
        pub enum Fault {
            $(#[doc = concat!("`", $code, "`: ", $title, " (", $source, ").")] $variant,)+
        }

        impl Fault {
            /// All faults, in the order of codes.
            pub const ALL: &'static [Fault] = &[$(Fault::$variant),+];

            /// The stable code, such as `A204`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Fault::$variant => $code),+
                }
            }

            /// The severity.
            pub const fn severity(self) -> FaultSeverity {
                match self {
                    $(Fault::$variant => FaultSeverity::$severity),+
                }
            }

            /// A description of the fault in one sentence, without its full stop.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Fault::$variant => $title),+
                }
            }

            /// The document and section that the fault violates.
            pub const fn source(self) -> &'static str {
                match self {
                    $(Fault::$variant => $source),+
                }
            }
        }
    };
}

faults! {
    UnitHeader "A101" Error "a unit's header cannot be read" "DWARF 5 section 7.5.1";
    Abbreviations "A102" Error "a unit's abbreviations cannot be read" "DWARF 5 section 7.5.3";
    Entry "A103" Error "an entry cannot be read" "DWARF 5 section 7.5.2";
    LocationForm "A104" Error "an attribute has a form of a class that it cannot have" "DWARF 5 table 7.5";
    Nesting "A105" Error "entries are nested too deeply" "DWARF 5 section 2.3";
    Relocation "A106" Error "a relocation is outside its section" "the object format";
    Section "A107" Error "a section cannot be read" "the object format";
    AddressTable "A108" Error "a unit's contribution to .debug_addr cannot be read" "DWARF 5 section 7.27";
    Limit "A109" Error "a limit on the data read from a file is exceeded" "the bounds of this library";
    PackageIndex "A110" Error "the index of a package cannot be read, or has no row for a unit" "DWARF 5 section 7.3.5";
    ReferenceForm "A190" Note "an attribute is a reference where the standard allows only an expression" "DWARF 5 table 7.5";

    UnknownOperation "A201" Error "an opcode is unknown" "DWARF 5 section 7.7.1";
    TruncatedOperation "A202" Error "an expression ends inside an operation" "DWARF 5 section 7.7.1";
    OperandRange "A203" Error "an operand is out of range" "DWARF 5 section 2.5";
    StackUnderflow "A204" Error "an operation takes more entries than the stack has" "DWARF 5 section 2.5.1";
    BranchTarget "A205" Error "the target of a branch is not an operation" "DWARF 5 section 2.5.1.5";
    UnevenPaths "A206" Error "paths through an expression meet with stacks of different depths" "DWARF 5 section 2.5.1";
    Endless "A207" Error "an expression has no path to its end" "DWARF 5 section 2.5.1.5";
    NothingLeft "A208" Error "an expression leaves the stack empty" "DWARF 5 section 2.5.1";
    MisplacedLocation "A209" Error "a location is not alone in its location description or piece" "DWARF 5 section 2.6.1.1";
    CompositeTail "A210" Error "operations follow a composite's last piece" "DWARF 5 section 2.6.1.2";
    CompositeSize "A212" Error "a composite is larger than the object's type" "DWARF 5 section 2.6.1.2";
    PieceSize "A213" Error "a piece is larger than the rest of its storage" "DWARF 5 section 2.6.1.2";
    BaseType "A214" Error "a reference is not to a base type of the unit" "DWARF 5 section 2.5.1";
    BaseTypeSize "A215" Error "a size differs from that of the operation's base type" "DWARF 5 section 2.5.1";
    EntryReference "A216" Error "a reference is not to an entry" "DWARF 5 sections 2.5.1.5 and 2.6.1.1.4";
    PointedObject "A217" Error "an implicit pointer points to an entry that does not describe an object" "DWARF 5 section 2.6.1.1.4";
    AddressIndex "A218" Error "an index is outside the unit's contribution to .debug_addr" "DWARF 5 section 2.5.1.1";
    NotInFrames "A219" Error "an operation is not allowed in call frame information" "DWARF 5 section 6.4.2";
    NotInEntryValue "A220" Error "an operation is not allowed in an entry value" "DWARF 5 section 2.5.1.7";
    NoFrameBase "A221" Error "DW_OP_fbreg is used outside a function with a frame base" "DWARF 5 section 2.5.1.2";
    ValueNeeded "A222" Error "a location is used where a value is required" "DWARF 5 sections 2.5 and 2.19";
    EmptyExpression "A223" Error "an expression that must have a result is empty" "DWARF 5 section 2.5";
    Circular "A224" Error "an expression depends on its own result" "DWARF 5 sections 2.5.1.5 and 3.3.5";
    ExpressionNesting "A225" Error "expressions are nested more than 64 deep" "the bounds of this library";
    UnknownRegister "A226" Error "an expression names a register that the machine does not have" "the machine's psABI";
    OperandTypes "A227" Error "operands of one operation have different types" "DWARF 5 section 2.5.1.4";
    EntriesLeft "A290" Note "an expression leaves more than one entry on the stack" "DWARF 5 section 2.5.1";
    SharedPieces "A291" Note "pieces of one object are in the same place" "DWARF 5 section 2.6.1.2";
    NewerOperation "A292" Note "an operation is newer than its unit" "DWARF 5 section 7.7.1";
    LocationOnStack "A293" Note "a location is valid only for consumers with locations on the stack" "DWARF 5 section 2.6.1.1";
    PieceOverlap "A294" Note "pieces of one object share a part of their storage" "DWARF 5 section 2.6.1.2";

    ListOffset "A301" Error "a location list is outside its section" "DWARF 5 section 2.6.2";
    ListEnd "A302" Error "a location list has no end" "DWARF 5 section 7.7.3";
    ListEntryKind "A303" Error "an entry of a location list has an unknown kind" "DWARF 5 section 7.7.3";
    ReversedRange "A304" Error "a range ends before it starts" "DWARF 5 section 2.6.2";
    NoBaseAddress "A305" Error "an offset in a location list has no base address" "DWARF 5 section 2.6.2";
    ListIndex "A306" Error "an index is outside the unit's location lists" "DWARF 5 section 7.7.3";
    ListAddressIndex "A307" Error "an entry of a location list has an index outside the unit's contribution to .debug_addr" "DWARF 5 section 2.6.2";
    ManyDefaults "A308" Error "a location list has more than one default location" "DWARF 5 section 2.6.2";
    AddressOverflow "A309" Error "a range extends past the largest address" "DWARF 5 section 2.6.2";
    ListNumber "A310" Error "a number in a location list is too large" "DWARF 5 section 7.6";
    ListHeader "A311" Error "the header of a unit's contribution to .debug_loclists cannot be read" "DWARF 5 section 7.29";
    OverlappingEntries "A390" Note "ranges of a location list overlap" "DWARF 5 section 2.6.2";
    ListOutside "A391" Note "no range of a location list is in the function of its variable" "DWARF 5 section 2.6.2";

    FrameLength "A401" Error "the length of an entry of call frame information is invalid" "DWARF 5 section 6.4.1";
    NoCommonEntry "A402" Error "an FDE does not refer to a CIE" "DWARF 5 section 6.4.1";
    FrameVersion "A403" Error "a CIE's version is unknown" "DWARF 5 section 6.4.1";
    FrameAugmentation "A404" Error "a CIE's augmentation is unknown" "DWARF 5 section 6.4.1";
    FrameAddressSize "A405" Error "a CIE has an address size or segments that are not supported" "DWARF 5 section 6.4.1";
    FramePointer "A406" Error "a pointer's encoding is unknown" "Linux Standard Base, DWARF extensions";
    FrameInstruction "A407" Error "a call frame instruction is unknown" "DWARF 5 section 7.24";
    FrameOperand "A408" Error "a call frame instruction's operand cannot be read" "DWARF 5 section 6.4.2";
    NoRegisterOffset "A409" Error "an instruction changes the register or offset of a CFA that is not a register plus an offset" "DWARF 5 section 6.4.2.2";
    NotInCommonEntry "A410" Error "a CIE has an instruction that is allowed only in an FDE" "DWARF 5 section 6.4.2";
    NothingRemembered "A411" Error "DW_CFA_restore_state without a remembered state" "DWARF 5 section 6.4.2.4";
    RowOrder "A412" Error "rows do not ascend" "DWARF 5 section 6.4.2.1";
    RowOutside "A413" Error "a row starts past the function's end" "DWARF 5 section 6.4.1";
    UndefinedCfa "A414" Error "a row has no rule for the canonical frame address" "DWARF 5 section 6.4.1";
    FrameRegister "A415" Error "a rule names a register that the machine does not have" "the machine's psABI";
    FrameOverlap "A416" Error "the ranges of FDEs overlap" "DWARF 5 section 6.4.1";
    FrameRange "A417" Error "a function extends past the largest address" "DWARF 5 section 6.4.1";
    FrameFactor "A418" Error "the code alignment factor of a CIE is 0" "DWARF 5 section 6.4.1";
    FrameLimit "A419" Error "there are too many rules or remembered states" "the bounds of this library";
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
