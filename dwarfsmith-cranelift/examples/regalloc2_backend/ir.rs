//! The example's language, and its intermediate code in the form that regalloc2 reads.
//!
//! ```text
//! mix(a, b)           one function of 64-bit integers, one statement per line
//!   c = a + b         operators: + - *, of names and numbers
//!   while b           until it is 0
//!     b = b - 1
//!   end
//!   return c          the last statement
//! ```

use dwarfsmith_cranelift::Operand as Content;
use regalloc2::{Block, Inst, InstRange, Operand, PReg, PRegSet, RegClass, VReg};

/// The registers of parameters (rdi and rsi), and that of the result (rax).
pub const PARAMETERS: [usize; 2] = [7, 6];
pub const RESULT: usize = 0;

/// The operation of an instruction on its operands. The result, if there is one, is the last
/// operand.
pub enum Op {
    Parameters,
    Const(i64),
    /// The first operand's register gets the result.
    Binary(char),
    Jump,
    /// Jumps to the second successor if the operand is 0, otherwise to the first.
    JumpIfZero,
    Return,
}

pub struct Instruction {
    pub op: Op,
    pub operands: Vec<Operand>,
}

#[derive(Default)]
pub struct BasicBlock {
    pub start: usize,
    pub end: usize,
    pub parameters: Vec<VReg>,
    /// The values that the final jump passes.
    pub arguments: Vec<VReg>,
    pub successors: Vec<Block>,
    pub predecessors: Vec<Block>,
}

/// The start of a statement, or of a block in which a statement continues.
pub struct Position {
    pub block: usize,
    pub entry: bool,
    /// The instruction that comes next.
    pub inst: usize,
    pub line: u32,
    pub starts: bool,
    /// The content of each variable.
    pub variables: Vec<Option<Content>>,
}

/// The operation that computes a value, and its operands; `None` for other values.
pub type Computed = Option<(char, Content, Content)>;

/// A function. The number of a value is that of its virtual register.
#[derive(Default)]
pub struct Function {
    pub name: String,
    pub parameters: usize,
    pub variables: Vec<String>,
    pub values: Vec<Computed>,
    pub insts: Vec<Instruction>,
    pub blocks: Vec<BasicBlock>,
    pub positions: Vec<Position>,
    labels: Vec<(VReg, Inst, Inst, u32)>,
    /// The current contents of the variables.
    state: Vec<Option<Content>>,
}

pub fn general(number: usize) -> PReg {
    PReg::new(number, RegClass::Int)
}

/// Parses a function; the error is the text that could not be read.
pub fn parse(text: &str) -> Result<Function, String> {
    let mut lines = (1..).zip(text.lines().map(str::trim));
    let (line, head) = lines.next().unwrap_or((1, ""));
    let (name, parameters) = head
        .trim_end_matches(')')
        .split_once('(')
        .ok_or(head.to_owned())?;
    let mut function = Function {
        name: name.to_owned(),
        ..Function::default()
    };
    function.open(Vec::new());
    let registers = parameters.split(',').zip(PARAMETERS);
    for (name, _) in registers.clone() {
        let value = function.value(None);
        let variable = function.variable(name.trim());
        function.state[variable] = Some(Content::Value(value.vreg()));
    }
    function.parameters = function.values.len();
    let values = (0..).zip(registers);
    let operands =
        values.map(|(n, (_, register))| Operand::reg_fixed_def(vreg(n), general(register)));
    let operands = operands.collect();
    function.push(Op::Parameters, operands);
    function.enter(line);
    function.statements(&mut lines)?;
    // Every value has a label in the whole function.
    let end = Inst::new(function.insts.len());
    let label = |n: usize| (vreg(n), Inst::new(0), end, n as u32);
    function.labels = (0..function.values.len()).map(label).collect();
    Ok(function)
}

fn vreg(number: usize) -> VReg {
    VReg::new(number, RegClass::Int)
}

impl Function {
    /// Reads statements up to `end` or `return`.
    fn statements<'a>(
        &mut self,
        lines: &mut impl Iterator<Item = (u32, &'a str)>,
    ) -> Result<(), String> {
        while let Some((line, text)) = lines.next() {
            let words: Vec<&str> = text.split_whitespace().collect();
            if let [] | ["end"] = words[..] {
                if words.is_empty() {
                    continue;
                }
                return Ok(());
            }
            if let ["while", name] = words[..] {
                self.repeat(name, line, lines)?;
                continue;
            }
            self.position(line);
            let content = |function: &Self, word: &str| {
                let named = function.variables.iter().position(|known| *known == word);
                let held = named.and_then(|variable| function.state[variable]);
                let number = || Some(Content::Const(word.parse::<i64>().ok()? as u64));
                held.or_else(number).ok_or(text.to_owned())
            };
            match words[..] {
                ["return", value] => {
                    let value = content(self, value)?;
                    let value = self.register(value);
                    let operand = Operand::reg_fixed_use(value, general(RESULT));
                    self.push(Op::Return, vec![operand]);
                    return Ok(());
                }
                [name, "=", value] => {
                    let value = content(self, value)?;
                    let variable = self.variable(name);
                    self.state[variable] = Some(value);
                }
                [name, "=", a, op @ ("+" | "-" | "*"), b] => {
                    let op = op.chars().next().unwrap_or('+');
                    let (a, b) = (content(self, a)?, content(self, b)?);
                    let (first, second) = (self.register(a), self.register(b));
                    let result = self.value(Some((op, a, b)));
                    let operands = vec![
                        Operand::reg_use(first),
                        Operand::reg_use(second),
                        Operand::reg_reuse_def(result, 0),
                    ];
                    self.push(Op::Binary(op), operands);
                    let variable = self.variable(name);
                    self.state[variable] = Some(Content::Value(result.vreg()));
                }
                _ => return Err(text.to_owned()),
            }
        }
        Ok(())
    }

    /// Reads a loop. It becomes a block for the condition, with each variable as a block parameter,
    /// the blocks of the statements, and a block after the loop.
    fn repeat<'a>(
        &mut self,
        name: &str,
        line: u32,
        lines: &mut impl Iterator<Item = (u32, &'a str)>,
    ) -> Result<(), String> {
        let before = self.jump();
        let header = Block::new(self.blocks.len());
        let known: Vec<usize> = (0..self.state.len())
            .filter(|variable| self.state[*variable].is_some())
            .collect();
        let parameters: Vec<VReg> = known.iter().map(|_| self.value(None)).collect();
        for (variable, parameter) in known.iter().zip(&parameters) {
            self.state[*variable] = Some(Content::Value(parameter.vreg()));
        }
        self.open(parameters);
        self.edge(before, header);
        self.position(line).entry = true;
        let at_header = self.state.clone();
        let named = self.variables.iter().position(|known| *known == name);
        let condition = named.and_then(|variable| self.state[variable]);
        let condition = self.register(condition.ok_or(name.to_owned())?);
        self.push(Op::JumpIfZero, vec![Operand::reg_use(condition)]);
        self.open(Vec::new());
        self.edge(header, header.next());
        self.enter(line);
        self.statements(lines)?;
        // Variables that the loop declares are not passed.
        self.state.truncate(at_header.len());
        self.state
            .iter_mut()
            .zip(&at_header)
            .filter(|(_, before)| before.is_none())
            .for_each(|(now, _)| *now = None);
        let last = self.jump();
        self.edge(last, header);
        self.state = at_header;
        self.state.resize(self.variables.len(), None);
        let after = Block::new(self.blocks.len());
        self.open(Vec::new());
        self.edge(header, after);
        self.enter(line);
        Ok(())
    }

    /// Ends the current block by a jump that passes all variables.
    fn jump(&mut self) -> Block {
        let contents: Vec<Content> = self.state.iter().flatten().copied().collect();
        let arguments = contents.into_iter().map(|it| self.register(it)).collect();
        self.push(Op::Jump, Vec::new());
        let block = self.blocks.len() - 1;
        self.blocks[block].arguments = arguments;
        Block::new(block)
    }

    fn open(&mut self, parameters: Vec<VReg>) {
        self.blocks.push(BasicBlock {
            start: self.insts.len(),
            end: self.insts.len(),
            parameters,
            ..BasicBlock::default()
        });
    }

    fn edge(&mut self, from: Block, to: Block) {
        self.blocks[from.index()].successors.push(to);
        self.blocks[to.index()].predecessors.push(from);
    }

    fn enter(&mut self, line: u32) {
        let position = self.position(line);
        (position.entry, position.starts) = (true, false);
    }

    /// Adds the start of a statement.
    fn position(&mut self, line: u32) -> &mut Position {
        self.positions.push(Position {
            block: self.blocks.len() - 1,
            entry: false,
            inst: self.insts.len(),
            line,
            starts: true,
            variables: self.state.clone(),
        });
        let last = self.positions.len() - 1;
        &mut self.positions[last]
    }

    fn variable(&mut self, name: &str) -> usize {
        let known = self.variables.iter().position(|known| *known == name);
        known.unwrap_or_else(|| {
            self.variables.push(name.to_owned());
            self.state.push(None);
            self.variables.len() - 1
        })
    }

    fn value(&mut self, computed: Computed) -> VReg {
        self.values.push(computed);
        vreg(self.values.len() - 1)
    }

    /// Returns the virtual register of a value. A constant gets a new one.
    fn register(&mut self, content: Content) -> VReg {
        match content {
            Content::Value(number) => vreg(number),
            Content::Const(bits) => {
                let value = self.value(None);
                self.push(Op::Const(bits as i64), vec![Operand::reg_def(value)]);
                value
            }
        }
    }

    fn push(&mut self, op: Op, operands: Vec<Operand>) {
        self.insts.push(Instruction { op, operands });
        if let Some(block) = self.blocks.last_mut() {
            block.end = self.insts.len();
        }
    }
}

impl regalloc2::Function for Function {
    fn num_insts(&self) -> usize {
        self.insts.len()
    }

    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry_block(&self) -> Block {
        Block::new(0)
    }

    fn block_insns(&self, block: Block) -> InstRange {
        let BasicBlock { start, end, .. } = self.blocks[block.index()];
        InstRange::new(Inst::new(start), Inst::new(end))
    }

    fn block_succs(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].successors
    }

    fn block_preds(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].predecessors
    }

    fn block_params(&self, block: Block) -> &[VReg] {
        &self.blocks[block.index()].parameters
    }

    fn is_ret(&self, inst: Inst) -> bool {
        matches!(self.insts[inst.index()].op, Op::Return)
    }

    fn is_branch(&self, inst: Inst) -> bool {
        matches!(self.insts[inst.index()].op, Op::Jump | Op::JumpIfZero)
    }

    fn branch_blockparams(&self, block: Block, _: Inst, _: usize) -> &[VReg] {
        &self.blocks[block.index()].arguments
    }

    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        &self.insts[inst.index()].operands
    }

    fn inst_clobbers(&self, _: Inst) -> PRegSet {
        PRegSet::empty()
    }

    fn num_vregs(&self) -> usize {
        self.values.len()
    }

    fn debug_value_labels(&self) -> &[(VReg, Inst, Inst, u32)] {
        &self.labels
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
