//! The parser: builds the syntax tree from tokens, by recursive descent with limited depth, so that
//! no input can exhaust the stack.

use crate::ast::{Block, Expr, ExprKind, Function, Program, Stmt, StmtKind, Struct, TypeExpr};
use crate::diag::{Diag, Result, Span};
use crate::lexer::{Tok, Token, lex};

/// The maximum nesting depth of expressions, blocks and types together.
const MAX_DEPTH: u32 = 64;

/// Binary operators by precedence, the lowest first.
const LEVELS: &[&[&str]] = &[
    &["||"],
    &["&&"],
    &["==", "!=", "<", "<=", ">", ">="],
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

/// Words that cannot be names.
const KEYWORDS: &[&str] = &[
    "fn", "struct", "let", "if", "else", "while", "return", "as", "true", "false",
];

/// Parses a whole source file.
pub fn parse(source: &str) -> Result<Program> {
    let mut parser = Parser {
        tokens: lex(source)?,
        at: 0,
        depth: 0,
    };
    let mut program = Program::default();
    while parser.peek() != &Tok::End {
        if parser.eat_word("struct") {
            program.structs.push(parser.structure()?);
        } else if parser.eat_word("fn") {
            program.functions.push(parser.function()?);
        } else {
            return Err(parser.unexpected("`fn` or `struct`"));
        }
    }
    Ok(program)
}

/// The tokens, the index of the next one, and the nesting depth.
struct Parser {
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
}

impl Parser {
    fn peek(&self) -> &Tok {
        &self.tokens[self.at].tok
    }

    fn span(&self) -> Span {
        self.tokens[self.at].span
    }

    /// Moves to the next token, but never past the end token.
    fn advance(&mut self) -> Tok {
        let tok = self.tokens[self.at].tok.clone();
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
        tok
    }

    fn unexpected(&self, expected: &str) -> Diag {
        let found = self.peek().describe();
        Diag::new(
            self.span(),
            format!("found {found} where {expected} should be"),
            format!("write {expected} here"),
        )
    }

    fn is_sym(&self, symbol: &str) -> bool {
        matches!(self.peek(), Tok::Sym(s) if *s == symbol)
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = self.is_sym(symbol);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, symbol: &str) -> Result<()> {
        if self.eat(symbol) {
            Ok(())
        } else {
            Err(self.unexpected(&format!("`{symbol}`")))
        }
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Tok::Ident(name) if name == word);
        if found {
            self.advance();
        }
        found
    }

    fn name(&mut self, what: &str) -> Result<(String, Span)> {
        let span = self.span();
        match self.peek() {
            Tok::Ident(name) if !KEYWORDS.contains(&name.as_str()) => {
                let name = name.clone();
                self.advance();
                Ok((name, span))
            }
            _ => Err(self.unexpected(what)),
        }
    }

    /// Runs `parse` one level deeper. Returns an error if that is too deep.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Parser) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            return Err(Diag::new(
                self.span(),
                format!("this nests more than {MAX_DEPTH} levels deep"),
                "split it: name parts with `let` or move them to a function",
            ));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn typed_names(&mut self, open: &str, close: &str) -> Result<Vec<(String, TypeExpr, Span)>> {
        self.expect(open)?;
        let mut names = Vec::new();
        while !self.is_sym(close) {
            let (name, span) = self.name("a name")?;
            self.expect(":")?;
            names.push((name, self.type_expr()?, span));
            if !self.eat(",") {
                break;
            }
        }
        self.expect(close)?;
        Ok(names)
    }

    fn structure(&mut self) -> Result<Struct> {
        let (name, span) = self.name("the struct's name")?;
        let fields = self.typed_names("{", "}")?;
        Ok(Struct { name, span, fields })
    }

    fn function(&mut self) -> Result<Function> {
        let (name, span) = self.name("the function's name")?;
        let params = self.typed_names("(", ")")?;
        let ret = if self.eat("->") {
            Some(self.type_expr()?)
        } else {
            None
        };
        let body = self.block()?;
        Ok(Function {
            name,
            span,
            params,
            ret,
            body,
        })
    }

    fn type_expr(&mut self) -> Result<TypeExpr> {
        self.nested(|p| {
            if p.eat("*") {
                return Ok(TypeExpr::Pointer(Box::new(p.type_expr()?)));
            }
            let span = p.span();
            if p.eat("[") {
                let element = p.type_expr()?;
                p.expect(";")?;
                let Tok::Int(length) = *p.peek() else {
                    return Err(p.unexpected("the array's length"));
                };
                p.advance();
                p.expect("]")?;
                return Ok(TypeExpr::Array(Box::new(element), length, span));
            }
            let (name, span) = p.name("a type")?;
            Ok(TypeExpr::Name(name, span))
        })
    }

    fn block(&mut self) -> Result<Block> {
        self.nested(|p| {
            let span = p.span();
            p.expect("{")?;
            let mut stmts = Vec::new();
            while !p.eat("}") {
                stmts.push(p.stmt()?);
            }
            Ok(Block { stmts, span })
        })
    }

    fn stmt(&mut self) -> Result<Stmt> {
        let span = self.span();
        let kind = if self.is_sym("{") {
            StmtKind::Block(self.block()?)
        } else if self.eat_word("if") {
            return self.if_stmt(span);
        } else if self.eat_word("while") {
            let condition = self.expr()?;
            StmtKind::While(condition, self.block()?)
        } else if self.eat_word("return") {
            let value = if self.is_sym(";") {
                None
            } else {
                Some(self.expr()?)
            };
            self.expect(";")?;
            StmtKind::Return(value)
        } else if self.eat_word("let") {
            let (name, _) = self.name("the variable's name")?;
            let ty = if self.eat(":") {
                Some(self.type_expr()?)
            } else {
                None
            };
            let init = if self.eat("=") {
                Some(self.expr()?)
            } else {
                None
            };
            self.expect(";")?;
            StmtKind::Let(name, ty, init)
        } else {
            let target = self.expr()?;
            let kind = if self.eat("=") {
                StmtKind::Assign(target, self.expr()?)
            } else {
                StmtKind::Expr(target)
            };
            self.expect(";")?;
            kind
        };
        Ok(Stmt { kind, span })
    }

    fn if_stmt(&mut self, span: Span) -> Result<Stmt> {
        self.nested(|p| {
            let condition = p.expr()?;
            let then = p.block()?;
            let other = if p.eat_word("else") {
                let else_span = p.span();
                if p.eat_word("if") {
                    Some(Block {
                        stmts: vec![p.if_stmt(else_span)?],
                        span: else_span,
                    })
                } else {
                    Some(p.block()?)
                }
            } else {
                None
            };
            Ok(Stmt {
                kind: StmtKind::If(condition, then, other),
                span,
            })
        })
    }

    fn expr(&mut self) -> Result<Expr> {
        self.nested(|p| p.binary(0))
    }

    fn binary(&mut self, level: usize) -> Result<Expr> {
        let Some(operators) = LEVELS.get(level) else {
            return self.cast();
        };
        let mut left = self.binary(level + 1)?;
        let mut chain = 0;
        loop {
            let span = self.span();
            let Tok::Sym(symbol) = *self.peek() else {
                return Ok(left);
            };
            if !operators.contains(&symbol) {
                return Ok(left);
            }
            // A long chain of operators is a tree of the same depth, which later steps traverse
            // recursively.
            chain += 1;
            if chain > MAX_DEPTH {
                return Err(Diag::new(
                    span,
                    format!("more than {MAX_DEPTH} operators in one chain"),
                    "name a part of the expression with `let`",
                ));
            }
            self.advance();
            let right = self.binary(level + 1)?;
            let kind = ExprKind::Binary(symbol, Box::new(left), Box::new(right));
            left = Expr { kind, span };
        }
    }

    fn cast(&mut self) -> Result<Expr> {
        let mut value = self.unary()?;
        let mut chain = 0;
        while self.eat_word("as") {
            chain += 1;
            let span = value.span;
            if chain > MAX_DEPTH {
                return Err(self.unexpected("fewer casts"));
            }
            let ty = self.type_expr()?;
            value = Expr {
                kind: ExprKind::Cast(Box::new(value), ty),
                span,
            };
        }
        Ok(value)
    }

    fn unary(&mut self) -> Result<Expr> {
        let span = self.span();
        for operator in ["-", "!", "*", "&"] {
            if self.eat(operator) {
                let operand = self.nested(Parser::unary)?;
                return Ok(Expr {
                    kind: ExprKind::Unary(operator, Box::new(operand)),
                    span,
                });
            }
        }
        self.postfix()
    }

    fn postfix(&mut self) -> Result<Expr> {
        let mut value = self.primary()?;
        let mut chain = 0;
        loop {
            let span = value.span;
            chain += 1;
            if chain > MAX_DEPTH {
                return Err(self.unexpected("fewer field accesses"));
            }
            if self.eat(".") {
                let (field, _) = self.name("a field's name")?;
                value = Expr {
                    kind: ExprKind::Field(Box::new(value), field),
                    span,
                };
            } else if self.eat("[") {
                let index = self.expr()?;
                self.expect("]")?;
                value = Expr {
                    kind: ExprKind::Index(Box::new(value), Box::new(index)),
                    span,
                };
            } else {
                return Ok(value);
            }
        }
    }

    fn primary(&mut self) -> Result<Expr> {
        let span = self.span();
        let kind = match self.peek().clone() {
            Tok::Int(value) => ExprKind::Int(value),
            Tok::Float(value) => ExprKind::Float(value),
            Tok::Str(bytes) => ExprKind::Str(bytes),
            Tok::Ident(word) if word == "true" || word == "false" => ExprKind::Bool(word == "true"),
            Tok::Ident(_) => {
                let (name, _) = self.name("an expression")?;
                if !self.eat("(") {
                    return Ok(Expr {
                        kind: ExprKind::Name(name),
                        span,
                    });
                }
                let mut args = Vec::new();
                while !self.is_sym(")") {
                    args.push(self.expr()?);
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect(")")?;
                return Ok(Expr {
                    kind: ExprKind::Call(name, args),
                    span,
                });
            }
            Tok::Sym("(") => {
                self.advance();
                let inner = self.expr()?;
                self.expect(")")?;
                return Ok(inner);
            }
            _ => return Err(self.unexpected("an expression")),
        };
        self.advance();
        Ok(Expr { kind, span })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn precedence() {
        let program = parse("fn f() { x = 1 + 2 * 3 as i64; }").unwrap();
        let StmtKind::Assign(_, value) = &program.functions[0].body.stmts[0].kind else {
            panic!("not an assignment")
        };
        assert!(matches!(value.kind, ExprKind::Binary("+", ..)));
    }

    #[test]
    fn deep_nesting_is_an_error_not_a_crash() {
        for open in ["(", "-", "{", "if true {", "x[", "f("] {
            let source = format!("fn f() {{ {}", open.repeat(100_000));
            assert!(parse(&source).is_err());
        }
        let long = format!("fn f() {{ x = 1{}; }}", " + 1".repeat(100_000));
        assert!(parse(&long).is_err());
        let elses = format!("fn f() {{ {} {{}} }}", "if true {} else ".repeat(100_000));
        assert!(parse(&elses).is_err());
    }
}
