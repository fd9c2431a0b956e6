import SwiftSource

/// The assignment of the client and its methods to files.
///
/// A client of at most `maxSingleFileLines` with all its methods is one file. Otherwise, each tag
/// has its own file, `Client+Tag`, and methods without a tag are in the client's file. `Pages`
/// divides methods that exceed one file by the resources in their paths: `Client+TagBooks`, or
/// `Client+Books` and `Client+Operations` without a tag. Additional modules extend the client of
/// the main module.
struct ClientLayout {
  let client: PrintedSource
  let groups: [Group]
  let service: ServiceBlueprint
  let module: ModuleBlueprint

  /// The number of lines up to which a client is a single file.
  static let maxSingleFileLines = 200

  /// The printed methods of a tag.
  struct Group {
    /// The name of the tag; empty without one.
    var groupPath: [String]
    /// The documentation of the tag and the first line of the extension.
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
    if whole.lineCount <= ClientLayout.maxSingleFileLines { return [whole] }
    let untagged = groups.filter(\.groupPath.isEmpty)
    let tagged = groups.filter { !$0.groupPath.isEmpty }
    let beside = file(at: whole.path, [client] + untagged.map(\.whole))
    if beside.lineCount <= FileLayout.maxLines {
      return [beside] + tagged.flatMap { extensions($0, &names) }
    }
    return [file(at: whole.path, [client])] + groups.flatMap { extensions($0, &names) }
  }

  private func extensions(_ group: Group, _ names: inout FileNames) -> [SourceFile] {
    // The opening and the closing brace of the extension take lines, too.
    let maxLines = FileLayout.maxBodyLines - group.opening.lineCount - 1
    let pages = Pages(group.methods, under: group.groupPath, maxLines: maxLines).pages
    return pages.map { page in
      let client = service.client.name
      let name = page.resourceName ?? SwiftName(known: "Operations")
      let path = SourceFile.Path(
        [],
        client,
        extension: names.claim(name, or: page.first, extending: client)
      )
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
    groupPath = group.groupPath
    opening = PrintedSource(
      """
      \(doc: group.documentation)
      extension \(group.protocolName ?? client) {
      """
    )
    methods = group.requests.map { request in
      let template = MethodTemplate(
        request: request,
        extendsProtocol: group.protocolName != nil,
        access: access
      )
      let methods = [template.source] + (template.former.map { [$0] } ?? [])
      return Pages.Piece(
        PrintedSource("\(lines: methods, by: "\n\n", \.self)", level: 1),
        at: request.groupPath,
        named: request.name
      )
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
