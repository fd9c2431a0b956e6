import SwiftSource

/// Which files the client and its methods go into.
///
/// A client that fits on a page with all its methods is one file. Beyond that each tag has a file
/// of its own, `Client+Tag`, and methods without a tag stand beside the client. No file is longer
/// than is bearable: the methods of a group that are too many for one are divided evenly, in the
/// order of the document, over as few files as hold them, `Client+Tag2` and so on; those without a
/// tag move to `Client+Operations` then. A single method is never divided.
struct ClientLayout {
  let service: ServiceBlueprint
  let access: Source

  /// What is read in one go, in lines.
  static let page = 200
  /// What no file should be longer than, in lines.
  static let longest = 1_000

  func files(_ names: inout FileNames) -> [SourceFile] {
    let path = SourceFile.Path([], names.claim(service.client.name))
    let client = file(at: path, ClientTemplate(client: service.client, access: access).source)
    let whole = joined(client, service.groups)
    if whole.lineCount <= ClientLayout.page { return [whole] }
    let beside = joined(client, service.groups.filter { $0.name == nil })
    guard beside.lineCount <= ClientLayout.longest else {
      return [client] + service.groups.flatMap { extensions(for: $0, &names) }
    }
    let tagged = service.groups.filter { $0.name != nil }
    return [beside] + tagged.flatMap { extensions(for: $0, &names) }
  }

  private func joined(_ client: SourceFile, _ groups: [MethodGroup]) -> SourceFile {
    let extensions = groups.map { file(at: client.path, source(of: $0)) }
    return SourceFile(joining: [client] + extensions, at: client.path)
  }

  private func extensions(for group: MethodGroup, _ names: inout FileNames) -> [SourceFile] {
    let client = service.client.name
    return divided(group).map { source in
      let name = names.claim(group.name ?? SwiftName(known: "Operations"), extending: client)
      return file(at: .init([], client, extension: name), source)
    }
  }

  /// The sources of as few parts as fit, each with as many methods as the others.
  private func divided(_ group: MethodGroup) -> [Source] {
    let count = group.requests.count
    var parts = min(count, max(1, lineCount(of: source(of: group)) / ClientLayout.longest))
    while true {
      let sources = (0..<parts).map { part in
        var piece = group
        piece.requests = Array(group.requests[part * count / parts..<(part + 1) * count / parts])
        return source(of: piece)
      }
      let fits = sources.allSatisfy { lineCount(of: $0) <= ClientLayout.longest }
      if fits || parts >= count { return sources }
      parts += 1
    }
  }

  private func lineCount(of source: Source) -> Int {
    file(at: .init([], service.client.name), source).lineCount
  }

  private func source(of group: MethodGroup) -> Source {
    MethodGroupTemplate(group: group, client: service.client.name, access: access).source
  }

  private func file(at path: SourceFile.Path, _ body: Source) -> SourceFile {
    SourceFile(
      path: path,
      header: SourceFile.header(generatedFrom: service.document),
      imports: [.runtime],
      body: body
    )
  }
}
