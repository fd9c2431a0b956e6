import SwiftSource

/// Which piece goes into which file.
///
/// Models stand by noun: those whose names begin with the same word stand in one file, which is
/// named after the words that they share, so that a model without relatives has a file of its own.
/// Requests stand by tag, and the client's methods too. None of the files is longer than is
/// bearable, unless a single type is: `Pages` says how they are divided.
struct FileLayout {
  let service: ServiceBlueprint
  let module: ModuleBlueprint
  let access: Source

  /// What no file should be longer than, in lines.
  static let longest = 1_000
  /// The lines of a file below its header and imports.
  static let room = longest - 8

  var files: [SourceFile] {
    var names = FileNames()
    let client =
      service.hasOnlyChannels
      ? [] : ClientLayout(service: service, module: module, access: access).files(&names)
    let files =
      client + realtime(&names) + models(&names) + requests(&names) + webhooks(&names)
      + channels(&names)
    return files.sorted { $0.path < $1.path }
  }

  private func models(_ names: inout FileNames) -> [SourceFile] {
    let pieces = module.models.map { model in
      Pages.Piece(
        PrintedSource(ModelTemplate(model: model, access: access).source),
        at: model.place
      )
    }
    return Pages(byFirstStep: pieces, room: FileLayout.room).pages.map { page in
      file("Models", page.typeName ?? SwiftName(known: "Models"), page.contents, [], &names)
    }
  }

  private func requests(_ names: inout FileNames) -> [SourceFile] {
    module.groups.flatMap { group in
      let pieces = group.requests.map { request in
        Pages.Piece(
          PrintedSource(RequestTemplate(request: request, access: access).source),
          at: request.place
        )
      }
      return Pages(pieces, under: group.place, room: FileLayout.room).pages.map { page in
        let name = SwiftName(page.resourceName ?? service.client.name, "Requests")
        return file("Requests", name, page.contents, [.runtime], &names)
      }
    }
  }

  private func webhooks(_ names: inout FileNames) -> [SourceFile] {
    guard module.isMain, let event = service.webhooks else { return [] }
    let all = PrintedSource(WebhookEventTemplate(event: event, access: access).source)
    let pieces = event.webhooks.map { webhook in
      Pages.Piece(
        PrintedSource(WebhookTemplate(webhook: webhook, access: access).source),
        at: Words(webhook.name.text).words.dropLast()
      )
    }
    return Pages([.init(all, at: [])] + pieces, under: [], room: FileLayout.room).pages.map {
      page in
      let name = page.typeName.map { SwiftName($0, "Webhooks") } ?? event.name
      return file("Webhooks", name, page.contents, [.runtime], &names)
    }
  }

  private func realtime(_ names: inout FileNames) -> [SourceFile] {
    guard module.isMain else { return [] }
    return service.realtime.map { realtime in
      let source = PrintedSource(RealtimeTemplate(client: realtime, access: access).source)
      return SourceFile(
        path: SourceFile.Path([], names.claim(realtime.name)),
        header: SourceFile.header(generatedFrom: service.document),
        imports: [.realtime],
        body: source
      )
    }
  }

  /// Each channel has a file of its own.
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
    _ declarations: [PrintedSource],
    _ imports: [TypeReference.Module],
    _ names: inout FileNames
  ) -> SourceFile {
    SourceFile(
      path: .init([SwiftName(known: folder)], names.claim(name)),
      header: SourceFile.header(generatedFrom: service.document),
      imports: imports + module.imports,
      body: PrintedSource(joining: declarations)
    )
  }
}
