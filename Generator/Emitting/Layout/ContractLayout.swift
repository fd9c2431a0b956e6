import SwiftSource

/// Which piece of the contract tests goes into which file.
struct ContractLayout {
  let blueprint: ContractBlueprint

  var files: [SourceFile] {
    var names = FileNames()
    let template = ContractTemplate(blueprint: blueprint)
    let shared = [
      file("Contract", &names, template.contract, [.runtime, .testing, .foundation, module]),
      file("Schemas", &names, template.schemas, []),
      file("CompletenessContractTests", &names, template.completeness, [.testing, .xctest]),
    ]
    let operations = blueprint.operations.map { operation in
      SourceFile(
        path: .init([], names.claim(operation.className)),
        header: SourceFile.header(generatedFrom: blueprint.document),
        imports: [.runtime, .testing, module, .xctest],
        body: OperationContractTemplate(operation: operation).source
      )
    }
    return (shared + operations).sorted { $0.path < $1.path }
  }

  private var module: TypeReference.Module { .init(blueprint.module) }

  private func file(
    _ name: StaticString,
    _ names: inout FileNames,
    _ body: Source,
    _ imports: [TypeReference.Module]
  ) -> SourceFile {
    SourceFile(
      path: .init([], names.claim(SwiftName(known: name))),
      header: SourceFile.header(generatedFrom: blueprint.document),
      imports: imports,
      body: body
    )
  }
}
