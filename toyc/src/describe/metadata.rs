//! The metadata of a program. It exists before the code, and passes that change the program change
//! it by functions of dwarfsmith.
//!
//! A function is a graph whose positions are its statements, in their order, and its end. A
//! statement has a line and scopes. The graph is one block, which inlining splits. The graphs do
//! not have the contents of variables: code generation records these after all passes.

use std::path::Path;

use dwarfsmith::changes::{Changes, InlineSite, ValueMap};
use dwarfsmith::markers::{CodeBlockId, FunctionBody, FunctionGraph, GraphError, LineRow, ValueId};
use dwarfsmith::metadata::{FileId, Scope};
use dwarfsmith::{Module, PassError, Position, Target, VerifyEach};
use dwarfsmith_cranelift::DescribeError;

use super::scopes::{self, FunctionNodes};
use crate::diag::Span;
use crate::hir::{self, Program, Stmt, StmtKind};

/// The metadata of a program.
pub struct Metadata {
    /// The module, without code.
    pub module: Module,
    /// The source file.
    pub file: FileId,
    /// The nodes of the user's functions.
    pub functions: Vec<FunctionNodes>,
    changes: Changes,
    graphs: Vec<FunctionGraph>,
    /// For each function, the blocks of the statements that it has in the source, in their order,
    /// with the number of the first statement.
    blocks: Vec<Vec<(u32, CodeBlockId)>>,
    /// The check after each pass, only in debug builds.
    verify: Option<VerifyEach>,
}

/// The reason why a pass could not change the metadata.
#[derive(Debug)]
pub enum MetadataError {
    /// The nodes or the statements are not those of the program.
    Describe(DescribeError),
    /// A graph could not be changed.
    Graph(GraphError),
    /// The pass made the module invalid.
    Pass(PassError),
}

impl std::fmt::Display for MetadataError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MetadataError::Describe(error) => error.fmt(f),
            MetadataError::Graph(error) => error.fmt(f),
            MetadataError::Pass(error) => error.fmt(f),
        }
    }
}

impl From<DescribeError> for MetadataError {
    fn from(error: DescribeError) -> MetadataError {
        MetadataError::Describe(error)
    }
}

impl From<GraphError> for MetadataError {
    fn from(error: GraphError) -> MetadataError {
        MetadataError::Graph(error)
    }
}

impl Metadata {
    /// Creates the metadata of a checked program, whose source file is `file`.
    pub fn new(
        program: &Program,
        file: &Path,
        target: Target,
        optimized: bool,
    ) -> Result<Metadata, MetadataError> {
        let mut module = Module::new(target);
        let (file, functions) = scopes::declare(&mut module, program, file, optimized)?;
        let mut graphs = Vec::new();
        for (function, nodes) in program.functions.iter().zip(&functions) {
            graphs.push(graph(&mut module, file, function, nodes)?);
        }
        Ok(Metadata {
            file,
            changes: module.changes(),
            blocks: graphs
                .iter()
                .map(|graph| graph.blocks().map(|block| (0, block)).collect())
                .collect(),
            graphs,
            verify: cfg!(debug_assertions).then(|| VerifyEach::new(&module)),
            functions,
            module,
        })
    }

    /// Inlines a call: copies the current scopes and variables of `callee` to `into`, after those
    /// that it already has. `statement` is the number of the statement among those of `into` in the
    /// source.
    pub fn inline(
        &mut self,
        into: usize,
        statement: usize,
        callee: usize,
        call: Span,
    ) -> Result<(), MetadataError> {
        let missing = DescribeError::Record("statement", Some(statement));
        let statement = statement as u32;
        let blocks = &mut self.blocks[into];
        let next = blocks.partition_point(|(first, _)| *first <= statement);
        let before = next.checked_sub(1).and_then(|own| blocks.get(own));
        let (first, block) = *before.ok_or(missing)?;
        let own = statement - first;
        let [caller, body] = self
            .graphs
            .get_disjoint_mut([into, callee])
            .map_err(|_| DescribeError::Record("function", Some(callee)))?;
        let line = LineRow::statement(Position(0), self.file, call.line).column(call.column);
        let site = InlineSite {
            line: Some(line),
            ..InlineSite::new(block, own..own + 1)
        };
        let mut names = ValueMap::new(ValueId(0));
        let done = (self.changes).inline(&mut self.module, caller, site, body, &mut names)?;
        blocks.insert(next, (statement + 1, done.rest));
        let FunctionNodes {
            scopes, variables, ..
        } = self.functions[callee].clone();
        for scope in scopes {
            let at = done.scopes.binary_search_by_key(&scope, |pair| pair.0);
            let at = at.map_err(|_| DescribeError::Record("scope", None))?;
            self.functions[into].scopes.push(done.scopes[at].1);
        }
        for variable in variables {
            let at = done
                .variables
                .binary_search_by_key(&variable, |pair| pair.0);
            let at = at.map_err(|_| DescribeError::Record("variable", None))?;
            self.functions[into].variables.push(done.variables[at].1);
        }
        Ok(())
    }

    /// Checks the changes of inlining into a function, in debug builds.
    pub fn verify(&mut self, function: &str) -> Result<(), MetadataError> {
        let Some(verify) = &mut self.verify else {
            return Ok(());
        };
        let result = verify.after(&format!("inlining into {function}"), &self.module);
        result.map_err(MetadataError::Pass)
    }
}

/// Returns the graph of a function in the source.
fn graph(
    module: &mut Module,
    file: FileId,
    function: &hir::Function,
    nodes: &FunctionNodes,
) -> Result<FunctionGraph, MetadataError> {
    let (mut starts, mut scopes) = (Vec::new(), Vec::new());
    list(&function.body, nodes, &mut starts, &mut scopes)?;
    let end = starts.len() as u32;
    let mut body = FunctionBody::default();
    body.begin(module.text(&function.name), nodes.subprogram, end + 1);
    body.block(Position(0));
    for (position, start) in (0..).map(Position).zip(starts) {
        body.row(LineRow::statement(position, file, start.line).column(start.column));
    }
    for (scope, range) in scopes {
        body.scope(scope, range);
    }
    Ok(FunctionGraph::new(module.target, &body)?)
}

/// Adds the starts of statements, and the numbers of the statements in each scope, before inlining.
fn list(
    stmts: &[Stmt],
    nodes: &FunctionNodes,
    starts: &mut Vec<Span>,
    scopes: &mut Vec<(Scope, std::ops::Range<u32>)>,
) -> Result<(), DescribeError> {
    for stmt in stmts {
        starts.push(stmt.span);
        let blocks = match &stmt.kind {
            StmtKind::If(_, then, other) => [Some(then), other.as_ref()],
            StmtKind::While(_, block) | StmtKind::Block(block) => [Some(block), None],
            _ => [None, None],
        };
        for block in blocks.into_iter().flatten() {
            let start = starts.len() as u32;
            list(&block.stmts, nodes, starts, scopes)?;
            let range = start..starts.len() as u32;
            if !range.is_empty() {
                scopes.push((nodes.scope(block.scope)?, range));
            }
        }
    }
    Ok(())
}
