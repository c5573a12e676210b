//! toyc: a small compiler that exercises debug information.
//!
//! It compiles a C-like language through Cranelift. dwarfsmith's nodes of the program exist before
//! its code ([`describe`]), and its inliner ([`transform`]) changes both. Code generation keeps
//! complete records of the locations of variables ([`debug`]), which become debug information
//! ([`debuginfo`]). toyc can also run the same program in an interpreter that logs every variable
//! at every statement ([`trace`]). A debugger that is attached to the compiled program should show
//! these values.

mod analysis;
mod ast;
mod c;
mod check;
mod check_expr;
mod codegen;
mod codegen_assign;
mod codegen_expr;
mod codegen_flow;
mod compile;
mod debug;
mod debuginfo;
mod describe;
mod diag;
mod fold;
mod hir;
mod interp;
mod lexer;
mod link;
mod memory;
mod parser;
mod report;
mod trace;
mod transform;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use dwarfsmith::dwarf::Dialect;
use dwarfsmith::text;

/// The text of `--help`.
const USAGE: &str = "\
usage: toyc PROGRAM.toy [options]
  -o OUT           the executable (default: NAME in a toyc directory for temporary files)
  --run            run the executable afterwards; toyc exits with its code
  --emit-obj FILE  also keep the object file
  --trace FILE     interpret the program and log every statement as JSON lines
  --trace-limit N  stop logging after N events
  --emit-di FILE   keep the description of the debug information, as text
  --emit-c FILE    write the program in C, with the same lines
  --target NAME    x86_64 (default), aarch64 or riscv64, which are not linked; with flags
                   of Cranelift's: riscv64+has_zca
  --dialect NAME   how locations are written: dwarf5 (default), llvm
  --no-debug       no debug information
  --no-opt         no inlining, folding, splitting of structs or optimizing
  --verbose        print all debug records
  --quiet          print nothing but errors";

/// The size of the stack in bytes. The traversal of syntax trees, whose depth the parser limits,
/// and the interpretation of calls, whose number the interpreter limits, are recursive.
const STACK: usize = 512 * 1024 * 1024;

/// The options of the command line.
#[derive(Default)]
struct Args {
    program: PathBuf,
    output: Option<PathBuf>,
    object: Option<PathBuf>,
    trace: Option<PathBuf>,
    trace_limit: Option<u64>,
    run: bool,
    description: Option<PathBuf>,
    c: Option<PathBuf>,
    target: Option<String>,
    dialect: Option<Dialect>,
    no_debug: bool,
    no_opt: bool,
    verbose: bool,
    quiet: bool,
}

/// The reason why toyc failed.
enum Failure {
    /// The command line is wrong, or a file cannot be read or written.
    Usage(String),
    /// The program has an error, or could not be built.
    Program(String),
}

fn main() -> ExitCode {
    let worker = std::thread::Builder::new().stack_size(STACK).spawn(work);
    match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        Ok(Err(_)) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: cannot start: {error}");
            ExitCode::from(2)
        }
    }
}

fn work() -> ExitCode {
    let args = std::env::args_os().skip(1);
    let args = args
        .map(|a| a.to_string_lossy().into_owned())
        .collect::<Vec<_>>();
    if args.iter().any(|a| a == "--help" || a == "-h") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match parse_args(args).and_then(drive) {
        Ok(code) => code,
        Err(Failure::Usage(message)) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
        Err(Failure::Program(message)) => {
            eprint!("{message}");
            ExitCode::from(1)
        }
    }
}

fn parse_args(given: Vec<String>) -> Result<Args, Failure> {
    let usage = |what: String| Failure::Usage(format!("{what}\n{USAGE}"));
    let mut args = Args::default();
    let mut given = given.into_iter();
    while let Some(arg) = given.next() {
        let mut value = || {
            given
                .next()
                .ok_or_else(|| usage(format!("`{arg}` needs a value")))
        };
        match arg.as_str() {
            "-o" => args.output = Some(value()?.into()),
            "--emit-obj" => args.object = Some(value()?.into()),
            "--trace" => args.trace = Some(value()?.into()),
            "--trace-limit" => {
                let text = value()?;
                let limit = text.parse();
                let limit = limit.map_err(|_| usage(format!("`{text}` is not a number")))?;
                args.trace_limit = Some(limit);
            }
            "--run" => args.run = true,
            "--emit-di" => args.description = Some(value()?.into()),
            "--target" => args.target = Some(value()?),
            "--emit-c" => args.c = Some(value()?.into()),
            "--dialect" => {
                let name = value()?;
                args.dialect = Some(
                    name.parse()
                        .map_err(|error| usage(format!("`{name}` is {error}")))?,
                );
            }
            "--no-debug" => args.no_debug = true,
            "--no-opt" => args.no_opt = true,
            "--verbose" => args.verbose = true,
            "--quiet" => args.quiet = true,
            _ if arg.starts_with('-') => return Err(usage(format!("unknown option `{arg}`"))),
            _ if args.program.as_os_str().is_empty() => args.program = arg.into(),
            _ => return Err(usage(format!("more than one program: `{arg}`"))),
        }
    }
    if args.program.as_os_str().is_empty() {
        return Err(usage("no program given".into()));
    }
    Ok(args)
}

fn drive(args: Args) -> Result<ExitCode, Failure> {
    let file = args.program.display().to_string();
    let bytes = std::fs::read(&args.program)
        .map_err(|e| Failure::Usage(format!("cannot read {file}: {e}; check the path")))?;
    let source = String::from_utf8(bytes)
        .map_err(|_| Failure::Usage(format!("{file} is not UTF-8 text; save it as such")))?;
    let shown = |diag: diag::Diag| Failure::Program(diag.render(&file, &source));
    let program = check::check(&source).map_err(shown)?;
    if let Some(path) = &args.c {
        std::fs::write(path, c::print(&program, &file)).map_err(|e| cannot_write(path, &e))?;
    }
    if let Some(path) = &args.trace {
        let code = interpret(&program, path, args.trace_limit.unwrap_or(u64::MAX), shown)?;
        // Only the trace was requested.
        if !args.run && args.output.is_none() && args.object.is_none() {
            return Ok(ExitCode::from(code as u8));
        }
    }
    let target = args.target.as_deref().unwrap_or("x86_64");
    let options = codegen::Options {
        optimize: !args.no_opt,
        debug: !args.no_debug,
    };
    let mut output = compile::compile(&program, &file, target, options).map_err(failed)?;
    let mut summary = None;
    if !args.no_debug {
        let dialect = args.dialect.unwrap_or(Dialect::Dwarf5);
        let described = output
            .describe()
            .map_err(|error| failed(error.to_string()))?;
        // The module is printed before validation, so that an invalid one can be inspected.
        if let Some(path) = &args.description {
            std::fs::write(path, text::print(&described.module))
                .map_err(|e| cannot_write(path, &e))?;
        }
        let added = debuginfo::add(&mut output, &described, dialect, !args.quiet);
        summary = added.map_err(|error| failed(error.to_string()))?;
    }
    if !args.quiet {
        print!("{}", report::report(&output, args.verbose));
        if let Some(summary) = &summary {
            print!("{}", report::debug_info(&output, summary));
        }
    }
    link(&args, output)
}

/// Writes the object file. Links and runs the program if these are requested.
fn link(args: &Args, output: compile::Output) -> Result<ExitCode, Failure> {
    let executable = match &args.output {
        Some(path) => path.clone(),
        None => {
            let directory = std::env::temp_dir().join("toyc");
            std::fs::create_dir_all(&directory).map_err(|e| cannot_write(&directory, &e))?;
            directory.join(args.program.file_stem().unwrap_or_default())
        }
    };
    let object = match &args.object {
        Some(path) => path.clone(),
        None => executable.with_extension("o"),
    };
    let bytes = output.product.emit().map_err(|e| failed(e.to_string()))?;
    std::fs::write(&object, bytes).map_err(|e| cannot_write(&object, &e))?;
    if args.target.is_some() {
        return Ok(ExitCode::SUCCESS);
    }
    let linked = link::link(&object, &executable).map_err(failed);
    if args.object.is_none() {
        // The object file is temporary, so a failure to remove it is ignored.
        let _ = std::fs::remove_file(&object);
    }
    linked?;
    if args.run {
        let path = executable.canonicalize().unwrap_or(executable);
        let status = Command::new(&path).status().map_err(|e| {
            Failure::Program(format!("error: cannot run {}: {e}\n", path.display()))
        })?;
        return Ok(ExitCode::from(status.code().unwrap_or(1) as u8));
    }
    Ok(ExitCode::SUCCESS)
}

fn failed(message: String) -> Failure {
    Failure::Program(format!("error: {message}\n"))
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Usage(format!(
        "cannot write {}: {error}; check the path",
        path.display()
    ))
}

/// Runs the program in the interpreter, and writes its trace.
fn interpret(
    program: &hir::Program,
    path: &Path,
    limit: u64,
    shown: impl Fn(diag::Diag) -> Failure,
) -> Result<i32, Failure> {
    let file = File::create(path).map_err(|e| cannot_write(path, &e))?;
    let mut trace = trace::Trace::new(Box::new(BufWriter::new(file)), limit);
    let mut output = BufWriter::new(std::io::stdout());
    let result = interp::run(program, &mut output, Some(&mut trace));
    // The output and the trace before a failure are also written.
    let flushed = output.flush();
    trace.finish().map_err(|e| cannot_write(path, &e))?;
    let code = result.map_err(shown)?;
    flushed.map_err(|e| Failure::Usage(format!("cannot write the output: {e}")))?;
    Ok(code)
}
