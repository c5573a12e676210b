//! Validation with any number of threads finds the same violations. The modules are those of the
//! tests; many are joined to one, so that the threads share its functions, and then mutated.

use super::mutation::{Mutator, Random, Source};
use super::support::files_below;
use dwarfsmith::validate::Rule;
use dwarfsmith::{Module, Target, text};
use rayon::ThreadPoolBuilder;
use std::collections::BTreeSet;

/// The modules of the tests for a target, each with the codes of its errors.
fn corpus(directory: &str, into: &mut Vec<(Source, Vec<&'static str>)>) {
    for path in files_below(directory, "di") {
        let text = std::fs::read_to_string(&path).unwrap();
        // Files with a module that violates a rule have the lines of a valid one, too.
        let lines = text.lines().filter(|line| !line.ends_with(";[good]"));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        let source = Source::new(&text).filter(|source| source.target == Target::X86_64);
        if let Some(source) = source
            && let Ok(parsed) = text::parse(&source.text())
        {
            let errors = parsed.module.validate_keeping_valid().1;
            let codes = errors.iter().map(|one| one.rule.code()).collect();
            into.push((source, codes));
        }
    }
}

/// The errors, the warnings, and the index with the rejected nodes.
fn outcome(module: &Module) -> [String; 3] {
    let (validated, errors) = module.validate_keeping_valid();
    let warnings = validated.warnings();
    let text = |all: &dwarfsmith::validate::Diagnostics| {
        let all = all.iter().map(|one| format!("{:?} {one}\n", one.node));
        all.collect::<String>()
    };
    [
        text(&errors),
        text(warnings),
        format!("{:?}", validated.index()),
    ]
}

/// True for the rules that run on functions or later. The rules before them make the validator work
/// in one thread.
fn is_of_functions(code: &str) -> bool {
    let families = ["E1", "E20", "E216", "E4", "E5"];
    families.iter().any(|family| code.starts_with(family))
        && !["E112", "E208", "E419"].contains(&code)
}

/// What a function's rules find counts in rules on all functions. `x` has a lifetime that is killed
/// but not defined (E201), so that its other lifetime is rejected too. The location of `y` does not
/// fit its referrer (E106), so that its size is not compared with that of `y` (E210).
const DEPENDENT: &str = "target \"x86_64\"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(rax)
  0x4: dbg.kill !61
  0x8: dbg.def !62, %reg(rax, 0, 16)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: \"test\", isOptimized: true)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: \"x\", scope: !2, line: 1, type: !10)
!31 = !DILocalVariable(name: \"y\", scope: !2, line: 1, type: !11)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!62 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32)))
";

#[test]
fn any_number_of_threads_finds_the_same() {
    let mut all = Vec::new();
    for directory in ["tests/modules", "tests/filetests"] {
        corpus(directory, &mut all);
    }
    let pools = [1, 2, 3, 8].map(|count| {
        let pool = ThreadPoolBuilder::new().num_threads(count).build();
        (count, pool.unwrap())
    });
    let mut rules = BTreeSet::new();
    for seed in 0..12 {
        let mut random = Random::new(seed);
        // Modules without errors, with errors in functions, and with any errors.
        let is_used = |codes: &[&str]| match seed % 3 {
            0 => codes.is_empty(),
            1 => codes.iter().all(|code| is_of_functions(code)),
            _ => true,
        };
        let used = all.iter().filter(|(_, codes)| is_used(codes));
        let used: Vec<Source> = used.map(|(source, _)| source.clone()).collect();
        let mut source = Source {
            target: Target::X86_64,
            lines: vec![String::from("target \"x86_64\"")],
        };
        for number in 0..60 {
            source.append(random.pick(&used).unwrap(), number);
        }
        if seed % 3 == 1 {
            source.append(&Source::new(DEPENDENT).unwrap(), 60);
        }
        let mut mutator = Mutator {
            random,
            corpus: &used,
            source,
        };
        for step in 0..6 {
            let parsed = text::parse(&mutator.source.text());
            let parsed =
                parsed.unwrap_or_else(|error| panic!("seed {seed}, step {step}: {error:?}"));
            let module = parsed.module;
            assert!(module.code.len() >= 48, "{}", module.code.len());
            let [(_, one), others @ ..] = &pools;
            let want = one.install(|| outcome(&module));
            for (count, pool) in others {
                let found = pool.install(|| outcome(&module));
                let at = format!("seed {seed}, step {step}, {count} threads");
                assert_eq!(found[..2], want[..2], "{at}");
                assert!(found[2] == want[2], "{at}: the rejected nodes differ");
            }
            let found = Rule::ALL.iter().map(|rule| rule.code());
            let is_found = |code: &&str| want[..2].iter().any(|all| all.contains(code));
            rules.extend(found.filter(is_found));
            // The next mutations after which the text can be read.
            let before = mutator.source.clone();
            for _ in 0..20 {
                (0..4).for_each(|_| mutator.mutate());
                if text::parse(&mutator.source.text()).is_ok() {
                    break;
                }
                mutator.source = before.clone();
            }
        }
    }
    // The test is worth little unless many rules are violated in some module.
    let count = rules.len();
    assert!(count >= 40, "{count} rules: {rules:?}");
}
