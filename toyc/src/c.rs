//! Prints the program in C, with the same functions, variables and lines, for comparisons with
//! other compilers.

use std::fmt::Write as _;

use crate::diag::Span;
use crate::hir::{
    Base, BinOp, Block, Expr, ExprKind, Function, Init, LogicalOp, Place, Program, Step, Stmt,
    StmtKind, Ty,
};

/// Returns a checked program in C. Debuggers show `file` as its source.
pub fn print(program: &Program, file: &str) -> String {
    let mut printer = Printer {
        program,
        file,
        out: String::new(),
    };
    printer.program();
    printer.out
}

struct Printer<'a> {
    program: &'a Program,
    file: &'a str,
    out: String,
}

/// The keywords of C11 and GNU C that the language may use as names.
const KEYWORDS: &[&str] = &[
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "enum",
    "extern", "float", "for", "goto", "inline", "int", "long", "register", "restrict", "short",
    "signed", "sizeof", "static", "switch", "typedef", "typeof", "union", "unsigned", "void",
    "volatile",
];

/// Returns the name in C. The language's names have no `$`, which compilers of C allow.
fn name(own: &str) -> String {
    match KEYWORDS.contains(&own) {
        true => format!("{own}$"),
        false => own.to_owned(),
    }
}

/// The function that is printed.
type Scope<'a> = &'a Function;

impl Printer<'_> {
    fn line(&mut self, function: Option<&Function>, span: Span, text: &str) {
        let file = match function {
            Some(function) if function.runtime => "prelude.toy",
            _ => self.file,
        };
        let _ = writeln!(self.out, "#line {} \"{file}\"\n{text}", span.line);
    }

    fn program(&mut self) {
        self.out += "int putchar(int);\n";
        for def in &self.program.structs {
            let _ = writeln!(self.out, "struct {};", name(&def.name));
        }
        // The program declares each struct after those that it contains.
        for def in &self.program.structs {
            let fields = def.fields.iter();
            let fields: String = fields
                .map(|field| format!("{}; ", self.declare(&field.ty, &name(&field.name))))
                .collect();
            let text = format!("struct {} {{ {fields}}};", name(&def.name));
            self.line(None, def.span, &text);
        }
        for function in &self.program.functions {
            let head = self.head(function);
            let _ = writeln!(self.out, "{head};");
        }
        for function in &self.program.functions {
            let head = format!("{} {{", self.head(function));
            self.line(Some(function), function.span, &head);
            for stmt in &function.body {
                self.stmt(function, stmt);
            }
            self.out += "}\n";
        }
    }

    fn head(&self, function: &Function) -> String {
        let main = function.name == "main";
        let parameters = function.vars[..function.params].iter();
        let parameters: Vec<_> = parameters
            .map(|var| self.declare(&var.ty, &name(&var.name)))
            .collect();
        let parameters = if parameters.is_empty() {
            "void".to_owned()
        } else {
            parameters.join(", ")
        };
        let linkage = match (main, function.runtime) {
            (true, _) => "",
            (_, true) => "static __attribute__((noinline)) ",
            _ => "static ",
        };
        let own = format!("{}({parameters})", name(&function.name));
        match &function.ret {
            Ty::Void if main => format!("int {own}"),
            ty => format!("{linkage}{}", self.declare(ty, &own)),
        }
    }

    /// Returns the declaration of a name, or a type if the name is empty.
    fn declare(&self, ty: &Ty, declared: &str) -> String {
        let base = match ty {
            Ty::Array(element, length) => {
                return self.declare(element, &format!("{declared}[{length}]"));
            }
            Ty::Ptr(to) if matches!(**to, Ty::Array(..)) => {
                return self.declare(to, &format!("(*{declared})"));
            }
            Ty::Ptr(to) => return self.declare(to, &format!("*{declared}")),
            Ty::Void => "void",
            Ty::I32 => "int",
            Ty::I64 => "long",
            Ty::U8 => "unsigned char",
            Ty::F64 => "double",
            Ty::Bool => "_Bool",
            Ty::Struct(index) => {
                let tag = name(&self.program.structs[*index].name);
                return format!("struct {tag} {declared}");
            }
        };
        format!("{base} {declared}")
    }

    fn block(&mut self, function: Scope<'_>, block: &Block) {
        for stmt in &block.stmts {
            self.stmt(function, stmt);
        }
        self.out += "}\n";
    }

    fn stmt(&mut self, function: Scope<'_>, stmt: &Stmt) {
        let text = match &stmt.kind {
            StmtKind::Let(var, init) => {
                let var = &function.vars[*var];
                let declaration = self.declare(&var.ty, &name(&var.name));
                match init {
                    Init::Zero if var.ty.is_scalar() => format!("{declaration} = 0;"),
                    Init::Zero => format!("{declaration} = {{0}};"),
                    Init::Bytes(bytes) => format!("{declaration} = {{{}}};", list(bytes)),
                    Init::Expr(value) if matches!(var.ty, Ty::Array(..)) => {
                        let value = self.expr(function, value);
                        let name = name(&var.name);
                        format!("{declaration}; __builtin_memcpy({name}, {value}, sizeof {name});")
                    }
                    Init::Expr(value) => format!("{declaration} = {};", self.expr(function, value)),
                }
            }
            StmtKind::Assign(place, value) => {
                let (to, value) = (self.place(function, place), self.expr(function, value));
                if matches!(place.ty, Ty::Array(..)) {
                    format!("__builtin_memcpy({to}, {value}, sizeof {to});")
                } else {
                    format!("{to} = {value};")
                }
            }
            StmtKind::Expr(value) => format!("{};", self.expr(function, value)),
            StmtKind::Return(Some(value)) => format!("return {};", self.expr(function, value)),
            StmtKind::Return(None) => "return;".to_owned(),
            StmtKind::If(condition, then, other) => {
                let head = format!("if ({}) {{", self.expr(function, condition));
                self.line(Some(function), stmt.span, &head);
                self.block(function, then);
                if let Some(other) = other {
                    self.out += "else {\n";
                    self.block(function, other);
                }
                return;
            }
            StmtKind::While(condition, body) => {
                let head = format!("while ({}) {{", self.expr(function, condition));
                self.line(Some(function), stmt.span, &head);
                self.block(function, body);
                return;
            }
            StmtKind::Block(block) => {
                self.out += "{\n";
                self.block(function, block);
                return;
            }
            // Only inlining, which is not done for C, creates this statement.
            StmtKind::Inlined(_) => return,
        };
        self.line(Some(function), stmt.span, &text);
    }

    fn expr(&self, function: Scope<'_>, expr: &Expr) -> String {
        let inner = |inner: &Expr| self.expr(function, inner);
        let text = match &expr.kind {
            ExprKind::Int(value) if expr.ty == Ty::I64 => format!("{value}L"),
            ExprKind::Int(value) => value.to_string(),
            ExprKind::Float(value) => format!("{value:?}"),
            ExprKind::Load(place) => return self.place(function, place),
            ExprKind::AddrOf(place) => return format!("(&{})", self.place(function, place)),
            ExprKind::Neg(value) => format!("-{}", inner(value)),
            ExprKind::Not(value) => format!("!{}", inner(value)),
            ExprKind::Logical(op, a, b) => {
                let op = match op {
                    LogicalOp::And => "&&",
                    LogicalOp::Or => "||",
                };
                format!("{} {op} {}", inner(a), inner(b))
            }
            ExprKind::Binary(op, a, b) => {
                let count = match (op, &a.ty) {
                    (BinOp::Shl | BinOp::Shr, ty) => {
                        format!("({} & {})", inner(b), self.program.layout(ty).0 * 8 - 1)
                    }
                    _ => inner(b),
                };
                format!("{} {} {count}", inner(a), operator(*op))
            }
            ExprKind::Cast(value) => inner(value),
            ExprKind::Call(callee, args) => {
                let args: Vec<_> = args.iter().map(inner).collect();
                let name = name(&self.program.functions[*callee].name);
                return format!("{name}({})", args.join(", "));
            }
            ExprKind::Putchar(value) => return format!("putchar({})", inner(value)),
            ExprKind::Sqrt(value) => return format!("__builtin_sqrt({})", inner(value)),
        };
        format!("(({})({text}))", self.declare(&expr.ty, ""))
    }

    fn place(&self, function: Scope<'_>, place: &Place) -> String {
        let (mut text, mut ty) = match &place.base {
            Base::Var(var) => {
                let var = &function.vars[*var];
                (name(&var.name), var.ty.clone())
            }
            Base::Deref(pointer) => {
                let ty = match &pointer.ty {
                    Ty::Ptr(to) => (**to).clone(),
                    ty => ty.clone(),
                };
                (format!("(*{})", self.expr(function, pointer)), ty)
            }
        };
        for step in &place.steps {
            match step {
                Step::Field(offset) => {
                    let Ty::Struct(index) = ty else { break };
                    let fields = &self.program.structs[index].fields;
                    let Some(field) = fields.iter().find(|field| field.offset == *offset) else {
                        break;
                    };
                    let _ = write!(text, ".{}", name(&field.name));
                    ty = field.ty.clone();
                }
                Step::Index(index, element, _) => {
                    let _ = write!(text, "[{}]", self.expr(function, index));
                    ty = element.clone();
                }
            }
        }
        text
    }
}

fn list(bytes: &[u8]) -> String {
    let bytes: Vec<_> = bytes.iter().map(u8::to_string).collect();
    bytes.join(", ")
}

fn operator(op: BinOp) -> &'static str {
    match op {
        BinOp::Add => "+",
        BinOp::Sub => "-",
        BinOp::Mul => "*",
        BinOp::Div => "/",
        BinOp::Rem => "%",
        BinOp::And => "&",
        BinOp::Or => "|",
        BinOp::Xor => "^",
        BinOp::Shl => "<<",
        BinOp::Shr => ">>",
        BinOp::Eq => "==",
        BinOp::Ne => "!=",
        BinOp::Lt => "<",
        BinOp::Le => "<=",
        BinOp::Gt => ">",
        BinOp::Ge => ">=",
    }
}

#[test]
fn names_that_are_keywords_of_c_have_another_spelling() {
    assert_eq!(["int", "x"].map(name), ["int$", "x"]);
}
