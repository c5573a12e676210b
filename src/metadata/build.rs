//! Short ways to add the nodes that every backend adds. What they leave at its default can be changed afterwards with
//! [`Arena::get_mut`](super::Arena::get_mut).

use super::*;
use gimli::{DwAte, DwLang};

impl Metadata {
    /// Adds a source file: its name, relative to the directory.
    pub fn add_file(&mut self, name: &str, directory: &str) -> FileId {
        let (name, directory) = (self.text(name), self.text(directory));
        self.files.push(DIFile { name, directory, md5: None })
    }

    /// Adds a compile unit of optimized code.
    pub fn add_unit(&mut self, file: FileId, language: DwLang, producer: &str) -> UnitId {
        let producer = self.text(producer);
        self.units.push(DICompileUnit::new(file, language, producer))
    }

    /// Adds a base type of a size in bits.
    pub fn add_base_type(&mut self, name: &str, bits: u64, encoding: DwAte) -> TypeId {
        let name = self.text(name);
        self.types.push(DIType::Base(DIBasicType { name, bits, encoding, flags: DIFlags::NONE }))
    }

    /// Adds a pointer type into the default address space; `None` is `void`.
    pub fn add_pointer_type(&mut self, base: Option<TypeId>) -> TypeId {
        self.types.push(DIType::Pointer(DIPointerType::new(base)))
    }

    /// Adds a type of arrays of one dimension that count from 0.
    pub fn add_array_type(&mut self, element: TypeId, count: u64) -> TypeId {
        self.types.push(DIType::Array(DIArrayType::new(element, alloc::vec![DISubrange::of(count)])))
    }

    /// Adds a struct of a size in bits; its members are names, types and offsets in bits.
    pub fn add_struct_type(&mut self, name: &str, bits: u64, members: &[(&str, TypeId, u64)]) -> TypeId {
        let name = self.text(name);
        let members = members
            .iter()
            .map(|(name, ty, offset)| DIMember::new(Some(self.strings.intern(name)), *ty, *offset))
            .collect();
        let aggregate = DICompositeType::new(CompositeKind::Structure, Some(name), Some(bits));
        self.types.push(DIType::Composite(DICompositeType { members, ..aggregate }))
    }

    /// Adds a type of functions; `None` returns nothing.
    pub fn add_subroutine_type(&mut self, result: Option<TypeId>, parameters: &[TypeId]) -> TypeId {
        self.types.push(DIType::Subroutine(DISubroutineType {
            result,
            parameters: parameters.to_vec(),
            ..DISubroutineType::default()
        }))
    }

    /// Adds a function that other units can call.
    pub fn add_subprogram(
        &mut self,
        name: &str,
        unit: UnitId,
        file: FileId,
        line: u32,
        ty: Option<TypeId>,
    ) -> SubprogramId {
        let name = self.text(name);
        self.subprograms.push(DISubprogram { ty, ..DISubprogram::new(name, unit, file, line) })
    }

    /// Adds a lexical block.
    pub fn add_block(&mut self, scope: impl Into<Scope>, file: FileId, line: u32) -> BlockId {
        self.blocks.push(DILexicalBlock { scope: scope.into(), file, line, column: 0, origin: None })
    }

    /// Adds a local variable.
    pub fn add_local(
        &mut self,
        name: &str,
        scope: impl Into<Scope>,
        file: FileId,
        line: u32,
        ty: TypeId,
    ) -> VariableId {
        self.add_variable(name, scope.into(), file, line, ty, VariableKind::Local)
    }

    /// Adds a parameter; the first is number 1.
    pub fn add_parameter(
        &mut self,
        number: u32,
        name: &str,
        scope: impl Into<Scope>,
        file: FileId,
        line: u32,
        ty: TypeId,
    ) -> VariableId {
        self.add_variable(name, scope.into(), file, line, ty, VariableKind::Parameter(number))
    }

    fn add_variable(
        &mut self,
        name: &str,
        scope: Scope,
        file: FileId,
        line: u32,
        ty: TypeId,
        kind: VariableKind,
    ) -> VariableId {
        let name = self.text(name);
        self.variables.push(DIVariable { file: Some(file), line, kind, ..DIVariable::new(name, scope, ty) })
    }

    /// Adds a variable of a unit, a namespace or a class.
    pub fn add_global(
        &mut self,
        name: &str,
        scope: impl Into<Scope>,
        file: FileId,
        line: u32,
        ty: TypeId,
    ) -> VariableId {
        self.add_variable(name, scope.into(), file, line, ty, VariableKind::Global)
    }

    /// Adds a namespace; `None` is the unit of what is in it.
    pub fn add_namespace(&mut self, name: &str, scope: Option<Scope>) -> NamespaceId {
        let name = Some(self.text(name));
        self.namespaces.push(DINamespace { name, scope, export_symbols: false })
    }

    /// Adds a fragment that is attached to a global: what lifetimes use as the global's address.
    pub fn add_global_fragment(&mut self, symbol: &str) -> FragmentId {
        let (symbol, fragment) = (self.text(symbol), self.add_fragment());
        self.globals.push(DIGlobal { symbol, fragment });
        fragment
    }

    /// Adds the inlined instance of a variable in an inlined scope, or in a block of one.
    pub fn add_inlined_variable(&mut self, origin: VariableId, scope: impl Into<Scope>) -> VariableId {
        let kind = self.variables.get(origin).map_or(VariableKind::Local, |node| node.kind);
        self.variables.push(DIVariable::inlined(origin, scope, kind))
    }

    /// Adds a fragment.
    pub fn add_fragment(&mut self) -> FragmentId {
        self.fragments.push(DIFragment {})
    }
}
