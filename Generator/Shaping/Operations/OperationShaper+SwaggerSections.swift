import Shape
import Specification

/// What the root of a document says in the manner of Swagger 2.
extension OperationShaper {
  /// The server that `host` and `basePath` name, where the document has none of its own.
  func leftoverServers() -> [Server] {
    guard let first = description.node.entries.first(where: { Self.places.contains($0.key) }) else {
      return []
    }
    let server = description.servers.isEmpty ? leftoverServer : nil
    noteLeftover(
      first,
      server.map { "read as the server \(Excerpt.quoted($0.template))" } ?? "omitted",
      fix: "write it under servers"
    )
    return server.map { [$0] } ?? []
  }

  /// What stood at the root belongs to the components.
  func noteLeftoverComponents() {
    for entry in description.node.entries {
      guard let section = Self.sections[entry.key] else { continue }
      noteLeftover(entry, "read as components/\(section)", fix: "write it there")
    }
  }

  private static let places = ["host", "basePath", "schemes"]

  private static let sections = [
    "definitions": "schemas", "securityDefinitions": "securitySchemes",
  ]

  /// Nil where requests can't go to it; of several schemes the one that is safe.
  private var leftoverServer: Server? {
    let schemes = description.leftoverSchemes.map { $0.lowercased() }
    let scheme = schemes.contains("http") && !schemes.contains("https") ? "http" : "https"
    var url = ""
    if let host = description.leftoverHost {
      let name = host.firstRange(of: "://").map { host[$0.upperBound...] } ?? host[...]
      url = "\(scheme)://\(name.hasSuffix("/") ? name.dropLast() : name)"
    }
    if let path = description.leftoverBasePath { url += path.hasPrefix("/") ? path : "/" + path }
    if url.hasSuffix("/") { url.removeLast() }
    let server = Server(url: [.literal(url)])
    return server.isTelling && ServerDefect.found(in: url) == nil ? server : nil
  }

  private func noteLeftover(_ entry: Node.Entry, _ meaning: String, fix: String) {
    warn(
      .wrongVersionKeyword,
      at: entry.keyMark,
      "\(Excerpt.quoted(entry.key)) belongs to Swagger 2, and is \(meaning)",
      fix: fix
    )
  }
}
