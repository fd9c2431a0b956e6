import SwiftSource

/// The assignment of the declarations of a module to files.
///
/// Models are grouped by `ModelGrouping`, requests and the client's methods by tag. `Pages` divides
/// a file that exceeds `maxLines`, unless it contains a single type.
struct FileLayout {
  let service: ServiceBlueprint
  let module: ModuleBlueprint
  let access: Source

  /// The maximum number of lines of a file.
  static let maxLines = 1_000
  /// The maximum number of lines below the header and imports of a file.
  static let maxBodyLines = maxLines - 8

  var files: [SourceFile] {
    var names = FileNames()
    let client =
      service.hasOnlyChannels
      ? [] : ClientLayout(service: service, module: module, access: access).files(&names)
    let files =
      client + protocols(&names) + realtime(&names) + models(&names) + requests(&names)
      + webhooks(&names)
      + channels(&names)
    return files.sorted { $0.path < $1.path }
  }

  /// The protocols of the clients, if there are fakes of them.
  private func protocols(_ names: inout FileNames) -> [SourceFile] {
    (fakeLayout?.protocols(&names) ?? [])
      + realtimeFakes.map { template in
        file(nil, template.fake.all, [PrintedSource(template.conformance)], [.realtime], &names)
      }
  }

  /// The fakes.
  ///
  /// - Parameter modules: The module of the bindings if the fakes are outside of it.
  func fakes(importing modules: [TypeReference.Module]?) -> [SourceFile] {
    var names = FileNames()
    let folder = modules == nil ? SwiftName(known: "Fakes") : nil
    let imports = (modules ?? []) + module.imports
    let operations = fakeLayout?.fakes(in: [folder].compactMap(\.self), imports: imports, &names)
    return (operations ?? [])
      + realtimeFakes.map { template in
        file(
          folder,
          template.fake.name,
          [PrintedSource(template.declaration)],
          [.realtime] + (modules ?? []),
          &names
        )
      }
  }

  private var realtimeFakes: [RealtimeFakeTemplate] {
    guard module.isMain else { return [] }
    return service.realtime.compactMap { client in
      client.fake.map { RealtimeFakeTemplate(fake: $0, client: client, access: access) }
    }
  }

  private var fakeLayout: FakeLayout? {
    service.fake.map { FakeLayout(fake: $0, service: service, module: module, access: access) }
  }

  private func models(_ names: inout FileNames) -> [SourceFile] {
    module.models.flatMap { group in
      let sources = group.models.map {
        printed(ModelTemplate(model: $0, access: access).source, of: $0.name, $0.formerName)
      }
      // An empty line separates models.
      let lineCount = sources.reduce(-1) { $0 + $1.lineCount + 1 }
      if sources.count == 1 || lineCount <= FileLayout.maxBodyLines {
        return [file("Models", group.name, sources, [], &names)]
      }
      let pieces = zip(sources, group.models).map {
        Pages.Piece($0, at: $1.groupPath, named: $1.name)
      }
      return Pages(byFirstStep: pieces, maxLines: FileLayout.maxBodyLines).pages.map { page in
        file("Models", page.typeName ?? group.name, or: page.first, page.contents, [], &names)
      }
    }
  }

  private func requests(_ names: inout FileNames) -> [SourceFile] {
    module.groups.flatMap { group in
      let pieces = group.requests.map { request in
        Pages.Piece(
          printed(
            RequestTemplate(request: request, access: access).source,
            of: request.name,
            request.formerName
          ),
          at: request.groupPath,
          named: request.name
        )
      }
      let pages = Pages(pieces, under: group.groupPath, maxLines: FileLayout.maxBodyLines).pages
      return pages.map { page in
        let name = SwiftName(page.resourceName ?? service.client.name, "Requests")
        let other = page.first.map { SwiftName($0, "Requests") }
        return file("Requests", name, or: other, page.contents, [.runtime], &names)
      }
    }
  }

  /// Returns a type, and the alias that keeps its former name.
  private func printed(_ type: Source, of name: SwiftName, _ former: SwiftName?) -> PrintedSource {
    guard let former else { return PrintedSource(type) }
    let alias = FormerNameTemplate(former: former, name: name, access: access).source
    return PrintedSource("\(lines: [type, alias], by: "\n\n", \.self)")
  }

  private func webhooks(_ names: inout FileNames) -> [SourceFile] {
    guard module.isMain, let event = service.webhooks else { return [] }
    let enumeration = PrintedSource(WebhookEventTemplate(event: event, access: access).source)
    let pieces = event.webhooks.map { webhook in
      Pages.Piece(
        PrintedSource(WebhookTemplate(webhook: webhook, access: access).source),
        at: Words(webhook.name.text).words.dropLast()
      )
    }
    let all: [Pages<PrintedSource>.Piece] = [.init(enumeration, at: [])] + pieces
    return Pages(all, under: [], maxLines: FileLayout.maxBodyLines).pages.map { page in
      let name = page.typeName.map { SwiftName($0, "Webhooks") } ?? event.name
      return file("Webhooks", name, page.contents, [.runtime], &names)
    }
  }

  private func realtime(_ names: inout FileNames) -> [SourceFile] {
    guard module.isMain else { return [] }
    return service.realtime.map { realtime in
      let template = RealtimeTemplate(client: realtime, access: access)
      let source = PrintedSource(
        "\(lines: [template.source, template.extensions], by: "\n\n", \.self)"
      )
      return SourceFile(
        path: SourceFile.Path([], names.claim(realtime.name)),
        header: SourceFile.header(generatedFrom: service.document),
        imports: realtime.needsRuntime ? [.realtime, .runtime] : [.realtime],
        body: source
      )
    }
  }

  /// One file for each channel.
  private func channels(_ names: inout FileNames) -> [SourceFile] {
    guard module.isMain else { return [] }
    return service.channels.map { channel in
      let source = PrintedSource(ChannelTemplate(channel: channel, access: access).source)
      return file("Channels", channel.name, [source], [.realtime, .runtime], &names)
    }
  }

  private func file(
    _ folder: StaticString,
    _ name: SwiftName,
    or other: SwiftName? = nil,
    _ declarations: [PrintedSource],
    _ imports: [TypeReference.Module],
    _ names: inout FileNames
  ) -> SourceFile {
    file(SwiftName(known: folder), name, or: other, declarations, imports, &names)
  }

  private func file(
    _ folder: SwiftName?,
    _ name: SwiftName,
    or other: SwiftName? = nil,
    _ declarations: [PrintedSource],
    _ imports: [TypeReference.Module],
    _ names: inout FileNames
  ) -> SourceFile {
    SourceFile(
      path: .init([folder].compactMap(\.self), names.claim(name, or: other)),
      header: SourceFile.header(generatedFrom: service.document),
      imports: imports + module.imports,
      body: PrintedSource(joining: declarations)
    )
  }
}
