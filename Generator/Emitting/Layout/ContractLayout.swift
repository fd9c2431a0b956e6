import SwiftSource

/// The assignment of contract tests to files, grouped by tag like the requests.
struct ContractLayout {
  let blueprint: ContractBlueprint

  var files: [SourceFile] {
    var names = FileNames()
    let contract = file(
      names.claim(SwiftName(known: "Contract")),
      PrintedSource(ContractTemplate(blueprint: blueprint).source),
      blueprint.hasOnlyChannels
        ? [.testing, .foundation, .xctest] : [.runtime, .testing, .foundation, module, .xctest]
    )
    let completeness =
      blueprint.hasOnlyChannels
      ? []
      : CompletenessLayout(blueprint: blueprint).files(&names).enumerated()
        .map { file($1.name, $1.body, $0 == 0 ? [.testing, .xctest] : [.testing]) }
    let schemas = SchemasLayout(template: SchemasTemplate(schemas: blueprint.schemas)).files(&names)
      .map { file($0.name, $0.body, []) }
    let files =
      [contract] + client(&names) + completeness + schemas + operations(&names) + webhooks(&names)
      + channels(&names) + lifecycles(&names) + routing(&names) + replay(&names)
    return files.sorted { $0.path < $1.path }
  }

  private func client(_ names: inout FileNames) -> [SourceFile] {
    let template = ClientContractTemplate(contract: blueprint.clientContract)
    guard !template.isEmpty else { return [] }
    let modules = blueprint.modules.map { TypeReference.Module($0) }
    let name = names.claim(SwiftName(known: "ClientContractTests"))
    return [file(name, PrintedSource(template.source), [.runtime, module, .xctest] + modules)]
  }

  private func webhooks(_ names: inout FileNames) -> [SourceFile] {
    guard !blueprint.webhooks.isEmpty else { return [] }
    let tests = blueprint.webhooks.map {
      PrintedSource(WebhookContractTemplate(contract: $0).source)
    }
    let name = names.claim(SwiftName(known: "WebhookContractTests"))
    return [file(name, PrintedSource(joining: tests), [.runtime, .testing, module, .xctest])]
  }

  private func channels(_ names: inout FileNames) -> [SourceFile] {
    guard !blueprint.channels.isEmpty else { return [] }
    let completeness = file(
      names.claim(SwiftName(known: "SessionCompletenessContractTests")),
      PrintedSource(
        SessionCompletenessTemplate(
          channels: blueprint.channels,
          requirement: blueprint.requirement
        ).source
      ),
      [.testing, .xctest]
    )
    return blueprint.channels.map { channel in
      file(
        names.claim(channel.className),
        PrintedSource(ChannelContractTemplate(contract: channel).source),
        [.testing, module, .xctest]
      )
    } + [completeness]
  }

  private func lifecycles(_ names: inout FileNames) -> [SourceFile] {
    blueprint.lifecycles.map { lifecycle in
      file(
        names.claim(lifecycle.className),
        PrintedSource(LifecycleContractTemplate(contract: lifecycle).source),
        [.testing, module, .xctest]
      )
    }
  }

  private func routing(_ names: inout FileNames) -> [SourceFile] {
    guard !blueprint.routed.isEmpty else { return [] }
    let template = RoutingContractTemplate(
      channels: blueprint.routed,
      servers: blueprint.realtimeServers
    )
    let body = PrintedSource(template.source)
    let name = names.claim(RoutingContractTemplate.className)
    return [file(name, body, [.testing, module, .xctest])]
  }

  private func replay(_ names: inout FileNames) -> [SourceFile] {
    guard let replay = blueprint.replay else { return [] }
    let body = PrintedSource(ReplayContractTemplate(contract: replay).source)
    let name = names.claim(SwiftName(known: "SessionReplayContractTests"))
    return [file(name, body, [.testing, .xctest])]
  }

  private func operations(_ names: inout FileNames) -> [SourceFile] {
    tags.flatMap { tag, operations in
      let pieces = operations.map { operation in
        Pages.Piece(
          PrintedSource(OperationContractTemplate(operation: operation).source),
          at: operation.request.groupPath
        )
      }
      let modules = operations.compactMap(\.request.module).map { TypeReference.Module($0) }
      return Pages(pieces, under: tag, maxLines: FileLayout.maxBodyLines).pages.map { page in
        let name = SwiftName(page.resourceName ?? blueprint.client, "ContractTests")
        let body = PrintedSource(joining: page.contents)
        return file(names.claim(name), body, [.runtime, .testing, module, .xctest] + modules)
      }
    }
  }

  /// The operations by tag, in document order.
  private var tags: [(tag: [String], operations: [OperationContract])] {
    let operations = Dictionary(grouping: blueprint.operations, by: \.request.tag.groupPath)
    var seen: Set<[String]> = []
    let tags = blueprint.operations.map(\.request.tag.groupPath)
      .filter { seen.insert($0).inserted }
    return tags.map { ($0, operations[$0] ?? []) }
  }

  private var module: TypeReference.Module { .init(blueprint.module) }

  private func file(
    _ name: SwiftName,
    _ body: PrintedSource,
    _ imports: [TypeReference.Module]
  ) -> SourceFile {
    SourceFile(
      path: .init([], name),
      header: SourceFile.header(generatedFrom: blueprint.document),
      imports: imports,
      body: body
    )
  }
}
