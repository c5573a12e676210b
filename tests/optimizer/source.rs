//! The source language: integers, small structs, `if`, bounded `while`, calls. Its generator and
//! its interpreter.
//!
//! Each statement of the program is on a separate line, so a line identifies a statement, and the
//! line of a call identifies a call. The interpreter returns the steps of a run: the events, and
//! the variables after each.

use dwarfsmith::check::mix;
use std::rc::Rc;

/// Random numbers that are a function of a seed.
pub struct Random(u64, u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed, 0)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.1 += 1;
        (mix(self.0, self.1) % limit.max(1) as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    Add,
    Sub,
    Mul,
    Xor,
    Less,
}

impl Operator {
    pub fn apply(self, a: i32, b: i32) -> i32 {
        match self {
            Operator::Add => a.wrapping_add(b),
            Operator::Sub => a.wrapping_sub(b),
            Operator::Mul => a.wrapping_mul(b),
            Operator::Xor => a ^ b,
            Operator::Less => i32::from(a < b),
        }
    }
}

/// A word of a variable of the function: an integer has one word, a struct several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    pub variable: usize,
    pub word: usize,
}

#[derive(Clone, Debug)]
pub enum Expr {
    Const(i32),
    Word(Word),
    Binary(Operator, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Debug)]
pub enum What {
    /// The declaration of a variable, with a value for each word.
    Declare(usize, Vec<Expr>),
    Assign(Word, Expr),
    If(Expr, Block, Block),
    While(Expr, Block),
    /// The result of a call is assigned.
    Call(Word, usize, Vec<Expr>),
}

#[derive(Clone, Debug)]
pub struct Statement {
    pub line: u32,
    pub what: What,
}

/// Statements with the variables that they declare. The last line is that of its end.
#[derive(Clone, Debug)]
pub struct Block {
    pub scope: usize,
    pub statements: Vec<Statement>,
    pub end: u32,
}

#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub words: usize,
    pub scope: usize,
}

/// A function: the first variables are its parameters, scope 0 is its body.
#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub line: u32,
    pub parameters: usize,
    pub variables: Vec<Variable>,
    pub body: Block,
    pub result: Expr,
    /// The scope around each scope.
    pub scopes: Vec<usize>,
}

/// A function calls only those before it. The last one is run.
pub struct Program {
    pub functions: Vec<Function>,
    pub arguments: Vec<i32>,
}

struct Generator {
    random: Random,
    line: u32,
    /// The number of parameters of the functions before this one.
    before: Vec<usize>,
    function: Function,
    /// The variables that can be used now. Counters of loops are not assigned.
    visible: Vec<usize>,
    counters: Vec<usize>,
    loops: u32,
}

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed);
    let mut functions: Vec<Function> = Vec::new();
    let mut line = 0;
    for _ in 0..2 + random.below(2) {
        let before = functions.iter().map(|one| one.parameters).collect();
        let parameters = 1 + random.below(2);
        let name = format!("f{}", functions.len());
        let mut generator = Generator {
            random,
            line: line + 1,
            before,
            function: Function {
                variables: Vec::new(),
                line: line + 1,
                name,
                parameters,
                body: Block {
                    scope: 0,
                    statements: Vec::new(),
                    end: 0,
                },
                result: Expr::Const(0),
                scopes: vec![0],
            },
            visible: Vec::new(),
            counters: Vec::new(),
            loops: 0,
        };
        for _ in 0..parameters {
            let parameter = generator.variable(1, 0);
            generator.visible.push(parameter);
        }
        // The parameter of a recursive function is not assigned.
        if generator.random.chance(30) {
            generator.counters.push(0);
        }
        let mut body = Block {
            scope: 0,
            statements: Vec::new(),
            end: 0,
        };
        let count = 3 + generator.random.below(5);
        generator.statements(&mut body, count, 3);
        body.end = generator.next_line();
        generator.function.result = generator.expr(2);
        generator.function.body = body;
        functions.push(generator.function);
        (random, line) = (generator.random, generator.line);
    }
    let count = functions.last().map_or(0, |last| last.parameters);
    let arguments = (0..count).map(|_| random.below(20) as i32 - 5).collect();
    Program {
        functions,
        arguments,
    }
}

impl Generator {
    fn next_line(&mut self) -> u32 {
        self.line += 1;
        self.line
    }

    fn variable(&mut self, words: usize, scope: usize) -> usize {
        let number = self.function.variables.len();
        let name = format!("{}v{number}", self.function.name);
        self.function
            .variables
            .push(Variable { name, words, scope });
        number
    }

    fn word(&mut self) -> Option<Word> {
        let variable = *self.visible.get(self.random.below(self.visible.len()))?;
        let words = self.function.variables[variable].words;
        let word = self.random.below(words);
        Some(Word { variable, word })
    }

    /// A word that statements may assign.
    fn assigned(&mut self) -> Option<Word> {
        let word = self.word();
        word.filter(|word| !self.counters.contains(&word.variable))
    }

    fn expr(&mut self, depth: usize) -> Expr {
        const OPERATORS: [Operator; 5] = [
            Operator::Add,
            Operator::Sub,
            Operator::Mul,
            Operator::Xor,
            Operator::Less,
        ];
        match self.random.below(4) {
            0 => Expr::Const(self.random.below(9) as i32 - 2),
            1 if depth > 0 => {
                let operator = OPERATORS[self.random.below(5)];
                let first = Box::new(self.expr(depth - 1));
                Expr::Binary(operator, first, Box::new(self.expr(depth - 1)))
            }
            _ => self.word().map_or(Expr::Const(1), Expr::Word),
        }
    }

    fn block(&mut self, around: usize, count: usize, depth: usize) -> Block {
        let scope = self.function.scopes.len();
        self.function.scopes.push(around);
        let visible = self.visible.len();
        let mut block = Block {
            scope,
            statements: Vec::new(),
            end: 0,
        };
        self.statements(&mut block, count, depth);
        self.visible.truncate(visible);
        block
    }

    fn push(&mut self, block: &mut Block, what: What) {
        let line = self.next_line();
        block.statements.push(Statement { line, what });
    }

    fn declare(&mut self, block: &mut Block, init: Option<Expr>) -> usize {
        let words = match init.is_none() && self.random.chance(35) {
            true => 2 + self.random.below(2),
            false => 1,
        };
        let values = match init {
            Some(init) => vec![init],
            None => (0..words).map(|_| self.expr(2)).collect(),
        };
        let variable = self.variable(words, block.scope);
        self.push(block, What::Declare(variable, values));
        self.visible.push(variable);
        variable
    }

    fn statements(&mut self, block: &mut Block, count: usize, depth: usize) {
        for _ in 0..count {
            match self.random.below(12) {
                0..=2 => _ = self.declare(block, None),
                3 | 4 if !self.before.is_empty() => self.call(block),
                9 if depth > 0 && block.scope == 0 => self.recurse(block),
                5 | 6 if depth > 0 => self.branch(block, depth - 1),
                7 | 8 if depth > 0 && self.loops < 2 => self.repeat(block, depth - 1),
                _ => {
                    if let Some(word) = self.assigned() {
                        let value = self.expr(2);
                        self.push(block, What::Assign(word, value));
                    }
                }
            }
        }
    }

    fn call(&mut self, block: &mut Block) {
        let callee = self.random.below(self.before.len());
        let arguments = (0..self.before[callee]).map(|_| self.expr(1)).collect();
        if let Some(word) = self.assigned() {
            self.push(block, What::Call(word, callee, arguments));
        }
    }

    /// A recursive call, of which there are a few: the first parameter counts down.
    fn recurse(&mut self, block: &mut Block) {
        let first = Expr::Word(Word {
            variable: 0,
            word: 0,
        });
        let Some(word) = self.assigned().filter(|_| self.counters.contains(&0)) else {
            return;
        };
        let line = self.next_line();
        let binary = |operator, a, b| Expr::Binary(operator, Box::new(a), Box::new(b));
        let condition = binary(Operator::Less, Expr::Const(2), first.clone());
        let mut arms = [(); 2].map(|()| self.block(block.scope, 0, 0));
        let mut arguments = vec![binary(Operator::Sub, first, Expr::Const(3))];
        arguments.extend((1..self.function.parameters).map(|_| self.expr(1)));
        let callee = self.before.len();
        self.push(&mut arms[0], What::Call(word, callee, arguments));
        let [one, other] = arms.map(|mut arm| {
            arm.end = self.next_line();
            arm
        });
        let what = What::If(condition, one, other);
        block.statements.push(Statement { line, what });
    }

    fn branch(&mut self, block: &mut Block, depth: usize) {
        let line = self.next_line();
        let condition = match self.random.chance(15) {
            true => Expr::Const(self.random.below(2) as i32),
            false => self.expr(1),
        };
        let counts = [1 + self.random.below(3), self.random.below(3)];
        let mut arms = counts.map(|count| self.block(block.scope, count, depth));
        // Equal statements at the end of both arms: their code can be merged.
        for _ in 0..self.random.below(3) {
            if let Some(word) = self.assigned() {
                let value = self.expr(1);
                for arm in &mut arms {
                    self.push(arm, What::Assign(word, value.clone()));
                }
            }
        }
        let [one, other] = arms.map(|mut arm| {
            arm.end = self.next_line();
            arm
        });
        let what = What::If(condition, one, other);
        block.statements.push(Statement { line, what });
    }

    fn repeat(&mut self, block: &mut Block, depth: usize) {
        let start = Expr::Const(self.random.below(2) as i32);
        let variable = self.declare(block, Some(start));
        let word = Word { variable, word: 0 };
        self.counters.push(variable);
        self.loops += 1;
        let line = self.next_line();
        let bound = Expr::Const(1 + self.random.below(3) as i32);
        let count = 1 + self.random.below(4);
        let mut body = self.block(block.scope, count, depth);
        let binary = |operator, a, b| Expr::Binary(operator, Box::new(a), Box::new(b));
        let next = binary(Operator::Add, Expr::Word(word), Expr::Const(1));
        self.push(&mut body, What::Assign(word, next));
        body.end = self.next_line();
        let condition = binary(Operator::Less, Expr::Word(word), bound);
        let what = What::While(condition, body);
        block.statements.push(Statement { line, what });
        self.loops -= 1;
        self.counters.pop();
    }
}

/// What a run has just done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A function was entered: its parameters have values.
    Enter(usize),
    /// A variable was assigned on this line.
    Assigned(u32),
    /// The end of a block was reached, and with it the end of its variables.
    Left(u32),
    /// A function returned, which ends its variables.
    Returned,
}

/// A call of a function that has not returned.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    pub function: usize,
    /// The line of the call.
    pub line: u32,
    /// The words of each variable that is declared.
    pub variables: Vec<Option<Vec<i32>>>,
}

/// A step of a run, with the frames after it.
pub struct Step {
    pub event: Event,
    pub frames: Rc<[Frame]>,
}

struct Run<'p> {
    program: &'p Program,
    frames: Vec<Frame>,
    steps: Vec<Step>,
}

/// The most steps of a run.
const STEPS: usize = 100;

/// The steps of a program, and its result; `None` if they are too many.
pub fn run(program: &Program) -> Option<(Vec<Step>, i32)> {
    let mut run = Run {
        program,
        frames: Vec::new(),
        steps: Vec::new(),
    };
    let last = program.functions.len() - 1;
    let result = run.call(last, 0, &program.arguments)?;
    Some((run.steps, result))
}

impl Run<'_> {
    fn step(&mut self, event: Event) -> Option<()> {
        let frames = self.frames.as_slice().into();
        self.steps.push(Step { event, frames });
        (self.steps.len() < STEPS).then_some(())
    }

    fn call(&mut self, function: usize, line: u32, arguments: &[i32]) -> Option<i32> {
        let source = &self.program.functions[function];
        let mut variables = vec![None; source.variables.len()];
        for (variable, argument) in variables.iter_mut().zip(arguments) {
            *variable = Some(vec![*argument]);
        }
        self.frames.push(Frame {
            function,
            line,
            variables,
        });
        self.step(Event::Enter(function))?;
        self.block(&source.body)?;
        let result = self.expr(&source.result);
        self.frames.pop();
        self.step(Event::Returned)?;
        Some(result)
    }

    fn variables(&mut self) -> &mut Vec<Option<Vec<i32>>> {
        &mut self
            .frames
            .last_mut()
            .expect("a function is running")
            .variables
    }

    fn assign(&mut self, word: Word, value: i32) {
        if let Some(words) = &mut self.variables()[word.variable] {
            words[word.word] = value;
        }
    }

    fn expr(&mut self, expr: &Expr) -> i32 {
        match expr {
            Expr::Const(value) => *value,
            Expr::Word(word) => {
                let words = self.variables()[word.variable].as_ref();
                words.expect("a variable that is declared")[word.word]
            }
            Expr::Binary(operator, a, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                operator.apply(a, b)
            }
        }
    }

    fn block(&mut self, block: &Block) -> Option<()> {
        for Statement { line, what } in &block.statements {
            match what {
                What::Declare(variable, values) => {
                    let values = values.iter().map(|value| self.expr(value)).collect();
                    self.variables()[*variable] = Some(values);
                    self.step(Event::Assigned(*line))?;
                }
                What::Assign(word, value) => {
                    let value = self.expr(value);
                    self.assign(*word, value);
                    self.step(Event::Assigned(*line))?;
                }
                What::If(condition, one, other) => match self.expr(condition) {
                    0 => self.block(other)?,
                    _ => self.block(one)?,
                },
                What::While(condition, body) => {
                    while self.expr(condition) != 0 {
                        self.block(body)?;
                    }
                }
                What::Call(word, callee, arguments) => {
                    let arguments: Vec<i32> = arguments
                        .iter()
                        .map(|argument| self.expr(argument))
                        .collect();
                    let result = self.call(*callee, *line, &arguments)?;
                    self.assign(*word, result);
                    self.step(Event::Assigned(*line))?;
                }
            }
        }
        if block.scope > 0 {
            let function = self.frames.last().map_or(0, |frame| frame.function);
            let source = &self.program.functions[function];
            for (number, variable) in source.variables.iter().enumerate() {
                if variable.scope == block.scope {
                    self.variables()[number] = None;
                }
            }
            self.step(Event::Left(block.end))?;
        }
        Some(())
    }
}
