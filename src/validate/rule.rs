//! The rules, each described once: a stable code, the violation, and how to fix it.
//!
//! The table below is the only place that defines codes. `docs/diagnostics.md` explains each with
//! an example, and a test checks that both have the same codes. Codes are never reused and never
//! removed.

use core::fmt;

/// The severity of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Severity {
    /// The node has no meaning or a wrong one. It cannot be lowered.
    Error,
    /// The node has a meaning, but probably not the intended one. It can be lowered.
    Warning,
}

impl Severity {
    /// `error` or `warning`.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
        }
    }
}

macro_rules! rules {
    ($($variant:ident $code:literal $title:literal $help:literal;)+) => {
        /// A rule of well-formedness.
        ///
        /// Codes begin with the [`Severity`]'s letter and are grouped: 1xx expressions, 2xx
        /// lifetimes and markers, 3xx structure, 4xx code, 5xx frames.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[non_exhaustive]
        pub enum Rule {
            $(#[doc = concat!("`", $code, "`: ", $title, ".")] $variant,)+
        }

        impl Rule {
            /// All rules, in the order of codes.
            pub const ALL: &'static [Rule] = &[$(Rule::$variant),+];

            /// The stable code, such as `E101`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Rule::$variant => $code),+
                }
            }

            /// A description of the violation, in one sentence without a full stop.
            pub const fn title(self) -> &'static str {
                match self {
                    $(Rule::$variant => $title),+
                }
            }

            /// How to fix the violation, in one sentence without a full stop.
            pub const fn help(self) -> &'static str {
                match self {
                    $(Rule::$variant => $help),+
                }
            }
        }
    };
}

rules! {
    EmptyExpression "E101" "an expression has no operations"
        "push at least one location, such as DIOpReferrer or DIOpArg";
    StackUnderflow "E102" "an operation takes more entries than the stack has"
        "push the missing operands before the operation";
    EntriesLeft "E103" "an expression does not leave exactly one entry"
        "combine the entries with DIOpComposite, or remove the operations that push too many";
    OperandType "E104" "an operand's type does not fit the operation"
        "convert or reinterpret the operand before the operation";
    SizesDiffer "E105" "an operation's type is not as large as its operands"
        "name a type of the operands' total size";
    ReferrerSize "E106" "DIOpReferrer's type is not as large as the referrer"
        "name a type of the referrer's size, or name the part of the register or slot that holds the object";
    ArgumentSize "E107" "DIOpArg's type is not as large as the argument"
        "name a type of the argument's size, and select the part with DIOpBitOffset";
    ArgumentIndex "E108" "DIOpArg names an argument that the lifetime does not have"
        "add the argument to the lifetime's argObjects, or name an existing one";
    UnboundedReferrer "E109" "a computed lifetime has a DIOpReferrer"
        "make the lifetime bounded and add a dbg.def, or describe the object without a referrer";
    ZeroSizedType "E110" "a type has no size"
        "name a type of at least one bit";
    ZeroCount "E111" "a count is zero"
        "compose at least one part";
    UnknownAddressSpace "E112" "the target does not have an address space"
        "use one of the target's address spaces";
    SharedStorage "E113" "parts of a composite share a bit of storage that is not implicit"
        "give each part separate storage, or read one of the parts with DIOpRead";
    AddrOfUse "E114" "an operation other than DIOpDeref or DIOpReinterpret uses the result of DIOpAddrOf"
        "move the location before taking its address, or dereference the address first";
    UndefinedRead "E115" "an operation reads the undefined location"
        "leave the operation out and make the object undefined, or give the operand a value";
    DivisionByZero "E116" "an operation divides by the constant 0"
        "use another divisor, or make the object undefined";
    OffsetBeforeStart "E117" "an offset moves a location before the start of its storage"
        "use an offset of at least zero from the start of the register, slot or value";
    ReadPastEnd "E118" "an operation reads past the end of its location's storage"
        "read no more bits than the register, slot or value has after the offset";
    EntryValueOperand "E119" "the operand of DIOpEntryValue is not a register"
        "use a register, or a part of one, as the operand";
    MaskTooSmall "E120" "a mask has fewer bits than there are elements"
        "give the mask a bit for each element, counted from the least significant";
    OverlayOutside "E121" "an overlay extends past the end of its base"
        "reduce the offset of the overlay, or use a larger base";
    TypeObjectOutside "E122" "DIOpTypeObject is in a lifetime of an object that is not a type property"
        "use it for fragments that an array's bounds or other properties name, or name the object with DIOpArg";
    ValueTooWide "E123" "a value has more than 1,048,576 bits"
        "read a part of it, or do not read it";
    DenotesPastEnd "E124" "a location extends past the end of its storage"
        "denote no more bits than the register, slot, lane or value has after the offset";
    LaneOperation "E125" "a lane operation is in code without lanes"
        "give the scope a laneCount, remove the lane operation, or compile for a target that has lanes";
    TypeObjectSize "E126" "DIOpTypeObject's type is not as large as the type that has the property"
        "name a type of that size, and select the part with DIOpByteOffset";
    ThreadLocalPointer "E127" "DIOpArg reads the offset of a thread-local global as an address"
        "read it as an integer as large as an address, and use DIOpThreadLocal instead of DIOpDeref";

    KillWithoutDef "E201" "a dbg.kill names a lifetime that no dbg.def names"
        "add the dbg.def, or remove the dbg.kill";
    ManyDefs "E202" "more than one dbg.def names a lifetime"
        "make a separate lifetime for each dbg.def";
    UnreachableKill "E203" "a dbg.kill cannot be reached from its dbg.def"
        "remove the dbg.kill, or add the control flow that leads to it";
    KilledTwice "E204" "a dbg.kill can be reached only through another of the same lifetime"
        "remove the later dbg.kill";
    ManyComputed "E205" "an object has more than one computed lifetime"
        "remove all but one, or make the others bounded and give each a dbg.def";
    LabelCount "E206" "a code location has no dbg.label or more than one"
        "put exactly one dbg.label in the code, or remove the code location";
    LifetimeCycle "E207" "the location of an object depends on itself"
        "break the cycle of lifetimes and arguments";
    Unreachable "E208" "a fragment or a code location is unused"
        "name it as an argument of a lifetime, or a fragment in a subprogram, type or call; or remove it and its lifetimes";
    OtherFunction "E209" "a marker names a lifetime or label of another function"
        "move the marker, or give each function separate lifetimes and labels";
    DeclaredSize "E210" "an object's location is not as large as its declared type"
        "compose the location with DIOpComposite to the declared size, or take a part of it";
    ManyGlobals "E211" "a fragment is attached to more than one global"
        "give each global a separate fragment";
    GlobalLifetime "E212" "the object of a lifetime is a fragment that is attached to a global"
        "remove the lifetime, or make it a lifetime of the variable with the fragment as an argument";
    TypePropertyArgument "E213" "an argument of a lifetime is a property of a type"
        "make a separate fragment for the lifetime";
    TypePropertyTwice "E214" "a fragment is more than one property of types and functions"
        "make a separate fragment for each property";
    CodeLifetime "E215" "the object of a lifetime is a code location"
        "remove the lifetime, or make it a lifetime of a fragment with the code location as an argument";
    ComputedMarked "E216" "a marker names a computed lifetime"
        "make the lifetime bounded, or remove the marker";
    FrameBaseCycle "E217" "a function's frame base is counted from the frame base"
        "count it from a register or from the CFA";
    FrameLifetimes "E218" "two lifetimes of a frame base, lane PC, mask of active lanes or iteration count are active at once"
        "kill one of them before the dbg.def of the other";
    MapOfNoArray "E219" "the object of an object map is not an array"
        "map the array that the object holds, or lay the registers over the object with DIOpOverlay";
    MapElements "E220" "a register of an object map does not hold whole elements"
        "name the part of each register that holds whole elements, or another element size";

    MissingNode "E301" "a node refers to a node that the module does not have"
        "add the node to this module, or use an id of this module";
    ScopeCycle "E302" "a scope encloses itself"
        "change the scope of one of them, so that each is in a subprogram or a unit";
    NoScope "E303" "a node is in a scope that cannot contain it"
        "put a block, inlined scope, label or parameter in a subprogram, lexical block or inlined scope; other nodes may also be in a unit, namespace, aggregate or enumeration";
    ForeignVariable "E304" "a lifetime or call names a variable of another function"
        "name a variable of the same function, or a global one";
    TypeCycle "E305" "a type contains itself"
        "break the cycle with a pointer or reference";
    MemberOutside "E306" "a member extends past the end of its aggregate"
        "make the aggregate larger, or move the member";
    MemberOverlap "E307" "members of an aggregate that is not a union share bits"
        "move one of the members, or make the aggregate a union";
    ManyFunctions "E308" "two functions are code of one subprogram"
        "make a separate subprogram for each function";
    OriginMismatch "E309" "an origin is not in the inlined function"
        "name the node of the inlined function, or put the copy in an inlined scope of the origin's function";
    NotSubroutine "E310" "a subprogram's type is not a function type"
        "name a DISubroutineType";
    VariantPartUse "E311" "a variant part is used as a type, or another type as a variant part"
        "name variant parts only among the elements of a struct";
    ParameterNumber "E312" "two parameters of a function have the same number, or one has the number 0"
        "number parameters from 1, in the order of the function's type";
    SizeOverflow "E313" "the size of a type, or the end of a member, does not fit into 64 bits"
        "use a smaller count, size or offset";
    LanePc "E314" "a lane PC does not have one address for each lane"
        "give the scope a laneCount, and the lane PC a vector with as many elements, each as large as an address";
    LaneMask "E315" "a mask of active lanes has fewer bits than there are lanes"
        "give the mask a bit for each lane of the laneCount";
    ZeroByte "E316" "a string has a zero byte in it"
        "leave the zero byte out";
    StaticMemberSize "E317" "a static member and its definition differ in size"
        "give both the same type";
    LaneLimit "E318" "a scope states more lanes than a vector register has"
        "state at most as many lanes as the target's vector registers have";
    LaneMaskCount "E319" "a mask of active lanes is for code without a number of lanes"
        "give the scope, or one around it, a laneCount";
    LanePlaces "E320" "a lane PC or mask of active lanes depends on an object that is in several places"
        "name one place at each position";
    VectorElements "E321" "a vector type has no elements, or elements that are not whole bytes"
        "give it a vectorSize from 1 on, and elements of whole bytes";
    IterationsType "E322" "a number of iterations is not an integer as large as an address"
        "convert it to an integer type with as many bits as an address";
    MacroCycle "E323" "a file with macros includes itself, or has too many entries"
        "list in each file only the files that it includes, with at most 16,777,216 entries in all";
    DataSize "E324" "a value of a base type uses no bits, or more than the type has"
        "give it a dataSize from 1 to the size of the type";

    BlockOrder "E401" "a block starts before the previous block, or outside the function"
        "add blocks in layout order with offsets from the function's start";
    MarkerPosition "E402" "a marker is outside its block or before the previous marker"
        "add each block's markers in the order of their positions";
    MissingSuccessor "E403" "an edge of control flow names a block that does not exist"
        "name blocks of the function";
    EntityRange "E404" "a value's range is empty or outside the function"
        "cut the range to the function's code";
    EntityOverlap "E405" "overlapping ranges of a value name one storage twice"
        "join the ranges, or name different storage for each place";
    NestedEntity "E406" "the place of a value is another value"
        "name the place of the value after register allocation";
    UnknownRegister "E407" "the target does not have a register"
        "use one of the target's registers";
    RegisterPart "E408" "a part is outside its register"
        "make the part's offset and size fit the register";
    LaneSize "E409" "a lane does not fit its register"
        "name a lane size from 1 bit up to the size of the register's lanes";
    EmptyRegisterList "E410" "a list of registers is empty"
        "name at least one register, with FunctionBody::register_list of the same body";
    EntitySize "E411" "a value's location is not as large as the type that reads it"
        "give the value's place and DIOpReferrer's type one size";
    LineRow "E412" "a line row is outside the function or before the previous row"
        "add rows in the order of their positions, before the function's end";
    ScopeRange "E413" "a scope's range is empty or outside the function"
        "cut the range to the function's code";
    ScopeFunction "E414" "a range names a scope that is not a lexical block or inlined scope of the function"
        "name a lexical block or inlined scope of the function";
    ScopeNesting "E415" "a scope has code outside of the enclosing scope"
        "add the range to the enclosing scopes, too";
    CallRange "E416" "a call is outside the function, in two of its parts, or does not end after its start"
        "name the call's first byte and the byte that it returns to";
    CallParameter "E417" "the place of a call's argument is not a register, lane or slot"
        "name the register, lane or slot in which the called function receives the argument";
    LaneRegister "E418" "a lane is in a register that is not a vector register"
        "name a vector register, or a part of the register with %reg";
    CodeParts "E419" "a part of a function's code is outside the function, does not start after the previous part, or has the symbol of another part"
        "start each part after the previous part and before the function's end, and give it a separate symbol";
    SymbolTwice "E420" "two functions have code with the same symbol"
        "give each function, and each of its parts, a separate symbol";
    ThreadLocalAddress "E421" "the address of a thread-local symbol is used"
        "use DIOpThreadLocal with the global's fragment as an argument, or remove thread_local from the global";

    FrameRegister "E501" "a frame rule names a register that the target does not have"
        "use one of the target's registers";
    FrameOrder "E502" "frame rows do not ascend"
        "add rows in the order of their positions";
    RestoreWithoutRemember "E503" "restore_state without a remembered state"
        "put remember_state before it";
    FrameRange "E504" "a frame row is outside the function"
        "add rows before the function's end";
    FrameExpression "E505" "an unwinder cannot use an expression of a frame rule"
        "use registers, memory and numbers, and give the CFA as a pointer";
    MissingFrame "E506" "a place is counted from the CFA in a function without frame rules"
        "add the function's frame rules, or state that the rules at its entry hold in the whole function";
    FramePosition "E507" "a frame row is at a position where no instruction starts"
        "give the row the position of an instruction";

    ManyConstants "W201" "two lifetimes of one object are active at once with different constants"
        "kill the first before the dbg.def of the second";
    DefSkipped "W202" "a lifetime is active at code that is reachable without passing its dbg.def"
        "add a dbg.kill to each path that leads there, or move the dbg.def to where all paths pass it";
    NoStaticMember "W301" "a variable of a class is not a static member of it"
        "add a static member with the variable's name to the class";
    EntityNowhere "W401" "a dbg.def names a value that has no location"
        "record the places of the value, or correct its number";
    CallsNotAll "W402" "a function has calls, but its subprogram does not state that all are described"
        "describe every call and set DIFlagAllCallsDescribed";
    NoValueUsed "W403" "a function has places of values, but none of its dbg.defs names a value"
        "add the dbg.def that begins each lifetime";
    ValueAcrossCall "W404" "a value is in one register before and after a call that clobbers the register"
        "end the range before the call returns, or state that the call preserves the register";
    ScopesWithoutCode "W405" "a function has variables of blocks or inlined variables, and none of these scopes has code"
        "give each scope its code with FunctionBody::scope";
    FrameSpace "W406" "an address in the frame is followed in another address space"
        "name a %slot, or compute the address in the other address space";
    NoReturnAddress "W501" "frame rules give no rule for the return address"
        "give the return address a rule, or `ra = undefined` in a function without a caller";
}

impl Rule {
    /// The severity of a violation of the rule.
    pub const fn severity(self) -> Severity {
        match self.code().as_bytes() {
            [b'W', ..] => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
