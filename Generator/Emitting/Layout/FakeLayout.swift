import SwiftSource

/// The assignment of the protocols of a module's operations, and of its fakes, to files.
///
/// The declarations of all groups are one file of at most `FileLayout.maxLines`, or else one for
/// each group.
struct FakeLayout {
  let fake: FakeBlueprint
  let service: ServiceBlueprint
  let module: ModuleBlueprint
  let access: Source

  private var client: SwiftName { service.client.name }

  /// The groups of operations with the names of their protocols; that of all comes first.
  private var groups: [(name: SwiftName, group: MethodGroup)] {
    let named = module.groups.compactMap { group in group.protocolName.map { ($0, group) } }
    guard module.isMain, !named.contains(where: { $0.0 == fake.all }) else { return named }
    return [(fake.all, MethodGroup(documentation: .none, requests: []))] + named
  }

  /// The protocols, which are a part of the module.
  func protocols(_ names: inout FileNames) -> [SourceFile] {
    let tags = groups.map(\.name).filter { $0 != fake.all }
    let parts = groups.map { name, group in
      let template = ProtocolTemplate(
        name: name,
        inherited: name == fake.all ? tags : [],
        client: client,
        group: group.name,
        requests: group.requests,
        access: access
      )
      return (name: name, body: PrintedSource(joining: template.sources.map { PrintedSource($0) }))
    }
    return files(parts, in: [], imports: [.runtime] + module.imports, &names)
  }

  /// The fakes.
  ///
  /// - Parameters:
  ///   - folder: The folder below the output.
  ///   - imports: The modules beside the runtime.
  func fakes(
    in folder: [SwiftName],
    imports: [TypeReference.Module],
    _ names: inout FileNames
  ) -> [SourceFile] {
    let template = FakeTemplate(fake: fake, client: client, access: access)
    let parts = groups.map { name, group in
      let isClass = module.isMain && name == fake.all
      let source =
        isClass
        ? template.declaration(group.requests) : template.conformance(name, group.requests)
      let file = isClass ? fake.name : SwiftName("Fake" + name.text) ?? name
      return (name: file, body: PrintedSource(source))
    }
    return files(parts, in: folder, imports: [.runtime] + imports, &names)
  }

  private func files(
    _ parts: [(name: SwiftName, body: PrintedSource)],
    in folder: [SwiftName],
    imports: [TypeReference.Module],
    _ names: inout FileNames
  ) -> [SourceFile] {
    guard let first = parts.first else { return [] }
    func file(_ name: SwiftName, _ body: PrintedSource) -> SourceFile {
      SourceFile(
        path: SourceFile.Path(folder, names.claim(name)),
        header: SourceFile.header(generatedFrom: service.document),
        imports: imports,
        body: body
      )
    }
    let lineCount = parts.reduce(-1) { $0 + $1.body.lineCount + 1 }
    if lineCount <= FileLayout.maxBodyLines {
      return [file(first.name, PrintedSource(joining: parts.map(\.body)))]
    }
    return parts.map { file($0.name, $0.body) }
  }
}
