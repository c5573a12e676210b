//! What several tests need.

use cranelift_codegen::ir::{ExtFuncData, ExternalName, FuncRef, Function, Signature};
use cranelift_codegen::ir::{UserExternalName, entities::SigRef};

/// Declares a function of another object file.
pub fn imported(func: &mut Function, signature: Signature) -> FuncRef {
    let signature: SigRef = func.import_signature(signature);
    let name = UserExternalName::new(0, 1);
    let name = func.declare_imported_user_function(name);
    func.import_function(ExtFuncData {
        name: ExternalName::user(name),
        signature,
        colocated: false,
        patchable: false,
    })
}
