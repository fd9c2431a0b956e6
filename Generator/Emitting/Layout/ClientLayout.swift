import SwiftSource

/// Which files the client and its methods go into.
///
/// A client that fits on a page with all its methods is one file. Beyond that each tag has a file
/// of its own, `Client+Tag`, and methods without a tag stand beside the client. Those that are too
/// many for one file are divided by the resources in their paths, as `Pages` says:
/// `Client+TagBooks` and so on; those without a tag move to `Client+Books` and `Client+Operations`
/// then. Modules beside the main one have no client, and only add methods to it.
struct ClientLayout {
  let client: PrintedSource
  let groups: [Group]
  let service: ServiceBlueprint
  let module: ModuleBlueprint

  /// What is read in one go, in lines.
  static let page = 200

  /// The methods of a tag, printed.
  struct Group {
    /// The tag, if any.
    var place: [String]
    /// The documentation of the tag, and the line that opens the extension.
    var opening: PrintedSource
    var methods: [Pages<PrintedSource>.Piece]
  }

  init(service: ServiceBlueprint, module: ModuleBlueprint, access: Source) {
    self.service = service
    self.module = module
    client = PrintedSource(ClientTemplate(client: service.client, access: access).source)
    groups = module.groups.map { Group($0, of: service.client.name, access) }
  }

  func files(_ names: inout FileNames) -> [SourceFile] {
    guard module.isMain else { return groups.flatMap { extensions($0, &names) } }
    let name = names.claim(service.client.name)
    let whole = file(at: SourceFile.Path([], name), [client] + groups.map(\.whole))
    if whole.lineCount <= ClientLayout.page { return [whole] }
    let untagged = groups.filter(\.place.isEmpty)
    let tagged = groups.filter { !$0.place.isEmpty }
    let beside = file(at: whole.path, [client] + untagged.map(\.whole))
    if beside.lineCount <= FileLayout.longest {
      return [beside] + tagged.flatMap { extensions($0, &names) }
    }
    return [file(at: whole.path, [client])] + groups.flatMap { extensions($0, &names) }
  }

  private func extensions(_ group: Group, _ names: inout FileNames) -> [SourceFile] {
    // Beside methods stand the opening of the extension, its end, and what heads every file.
    let room = FileLayout.room - group.opening.lineCount - 1
    return Pages(group.methods, under: group.place, room: room).pages.map { page in
      let client = service.client.name
      let name = page.resourceName ?? SwiftName(known: "Operations")
      let path = SourceFile.Path([], client, extension: names.claim(name, extending: client))
      return file(at: path, [group.extension(of: page.contents)])
    }
  }

  private func file(at path: SourceFile.Path, _ parts: [PrintedSource]) -> SourceFile {
    SourceFile(
      path: path,
      header: SourceFile.header(generatedFrom: service.document),
      imports: [.runtime] + module.imports,
      body: PrintedSource(joining: parts)
    )
  }
}

extension ClientLayout.Group {
  init(_ group: MethodGroup, of client: SwiftName, _ access: Source) {
    place = group.place
    opening = PrintedSource(
      """
      \(doc: group.documentation)
      extension \(client) {
      """
    )
    methods = group.requests.map { request in
      let method = MethodTemplate(request: request, access: access).source
      return Pages.Piece(PrintedSource(method, level: 1), at: request.place)
    }
  }

  var whole: PrintedSource { `extension`(of: methods.map(\.content)) }

  func `extension`(of methods: [PrintedSource]) -> PrintedSource {
    PrintedSource(
      joining: [opening, PrintedSource(joining: methods), PrintedSource("}")],
      blankLines: 0
    )
  }
}
