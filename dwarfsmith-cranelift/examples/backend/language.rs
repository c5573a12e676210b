//! The example's language: functions of 64-bit integers, with one statement per line.
//!
//! ```text
//! inline square(x)      a function that is inlined into its callers
//!   y = x * x
//!   return y            the last statement
//! end
//! extern observe(x)     a function in another language
//! main()
//!   n = 3
//!   while 0 < n         operators: + - * < without precedence, and parentheses
//!     n = n - square(1)
//!   end
//!   return n
//! end
//! ```

/// An expression. Variables and functions are indices.
pub enum Expr {
    Number(i64),
    Name(usize),
    Binary(char, Box<Expr>, Box<Expr>),
    Call(usize, Vec<Expr>),
}

/// A statement with its line.
pub enum Stmt {
    Assign(u32, usize, Expr),
    While(u32, Expr, Vec<Stmt>),
    Return(u32, Expr),
}

/// A function. Its variables have names and lines; the parameters come first.
pub struct Function {
    pub name: String,
    pub line: u32,
    pub inline: bool,
    pub external: bool,
    pub parameters: usize,
    pub variables: Vec<(String, u32)>,
    pub body: Vec<Stmt>,
}

struct Parser<'a> {
    functions: Vec<&'a str>,
    variables: Vec<(String, u32)>,
    words: Vec<&'a str>,
    lines: std::iter::Peekable<std::vec::IntoIter<(u32, &'a str)>>,
}

/// Parses a program; the error names the line.
pub fn parse(text: &str) -> Result<Vec<Function>, String> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines: Vec<(u32, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
    let head = |line: &'_ str| line.ends_with(')') && !line.contains(['=', '<']);
    let heads = lines
        .iter()
        .map(|(_, line)| *line)
        .filter(|line| head(line) && !line.starts_with("return"));
    let mut parser = Parser {
        functions: heads
            .map(|line| {
                let name = line.split('(').next().unwrap_or("");
                name.split(' ').next_back().unwrap_or("")
            })
            .collect(),
        variables: Vec::new(),
        words: Vec::new(),
        lines: lines.into_iter().peekable(),
    };
    let mut functions = Vec::new();
    while let Some((line, text)) = parser.lines.next() {
        let inline = text.starts_with("inline ");
        let external = text.starts_with("extern ");
        let (name, parameters) = text
            .trim_start_matches("inline ")
            .trim_start_matches("extern ")
            .trim_end_matches(')')
            .split_once('(')
            .ok_or(format!("line {line}: not a function"))?;
        let parameters = parameters
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty());
        parser.variables = parameters.map(|name| (name.to_owned(), line)).collect();
        let parameters = parser.variables.len();
        let body = if external {
            Vec::new()
        } else {
            parser.block()?
        };
        functions.push(Function {
            name: name.to_owned(),
            line,
            inline,
            external,
            parameters,
            variables: std::mem::take(&mut parser.variables),
            body,
        });
    }
    Ok(functions)
}

/// Splits a line into numbers, names and operators, the last one first.
fn words(mut text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    while let Some(first) = text.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = text
            .find(|c| !is_word(c))
            .unwrap_or(text.len())
            .max(first.len_utf8());
        if !first.is_whitespace() {
            words.push(&text[..end]);
        }
        text = &text[end..];
    }
    words.reverse();
    words
}

impl Parser<'_> {
    fn block(&mut self) -> Result<Vec<Stmt>, String> {
        let mut body = Vec::new();
        while let Some((line, text)) = self.lines.next() {
            if text == "end" {
                return Ok(body);
            }
            self.words = words(text);
            body.push(
                self.stmt(line)
                    .ok_or(format!("line {line}: cannot read `{text}`"))??,
            );
        }
        Err("a block has no end".to_owned())
    }

    fn stmt(&mut self, line: u32) -> Option<Result<Stmt, String>> {
        Some(Ok(match self.words.pop()? {
            "return" => Stmt::Return(line, self.expr()?),
            "while" => {
                let condition = self.expr()?;
                match self.block() {
                    Ok(body) => Stmt::While(line, condition, body),
                    Err(error) => return Some(Err(error)),
                }
            }
            name => {
                self.words.pop().filter(|word| *word == "=")?;
                let value = self.expr()?;
                let known = self.variables.iter().position(|known| known.0 == name);
                let variable = known.unwrap_or(self.variables.len());
                if known.is_none() {
                    self.variables.push((name.to_owned(), line));
                }
                Stmt::Assign(line, variable, value)
            }
        }))
    }

    fn expr(&mut self) -> Option<Expr> {
        let mut left = self.primary()?;
        while let Some(op) = self.words.last().filter(|word| "+-*<".contains(**word)) {
            let op = op.chars().next()?;
            self.words.pop();
            left = Expr::Binary(op, Box::new(left), Box::new(self.primary()?));
        }
        Some(left)
    }

    fn primary(&mut self) -> Option<Expr> {
        let word = self.words.pop()?;
        if word == "(" {
            let inner = self.expr()?;
            self.words.pop().filter(|word| *word == ")")?;
            return Some(inner);
        }
        if let Ok(number) = word.parse() {
            return Some(Expr::Number(number));
        }
        if self.words.last() != Some(&"(") {
            return Some(Expr::Name(
                self.variables.iter().position(|known| known.0 == word)?,
            ));
        }
        let function = self.functions.iter().position(|name| *name == word)?;
        let mut arguments = Vec::new();
        self.words.pop();
        while *self.words.last()? != ")" {
            arguments.push(self.expr()?);
            if self.words.last() == Some(&",") {
                self.words.pop();
            }
        }
        self.words.pop();
        Some(Expr::Call(function, arguments))
    }
}
