import Shape
import Specification

extension Diagnostic.Code {
  static let leftoverSection = Self("leftover-section")
}

/// What the root of a document says in the manner of Swagger 2.
extension OperationShaper {
  /// The server that `host` and `basePath` name, where the document has none of its own.
  func leftoverServers() -> [Server] {
    guard let first = description.node.entries.first(where: { Self.places.contains($0.key) }) else {
      return []
    }
    let url = description.servers.isEmpty ? leftoverURL : nil
    let isTaken = url.map { Server(url: [.literal($0)]).isTelling } ?? false
    noteLeftover(
      first,
      isTaken ? "taken as the server \(Excerpt.quoted(url ?? ""))" : "left out",
      mend: "write it under servers"
    )
    return url.flatMap { isTaken ? [Server(url: [.literal($0)])] : nil } ?? []
  }

  /// What stood at the root belongs to the components.
  func noteLeftoverComponents() {
    for entry in description.node.entries {
      guard let section = Self.sections[entry.key] else { continue }
      noteLeftover(entry, "taken as components/\(section)", mend: "write it there")
    }
  }

  private static let places = ["host", "basePath", "schemes"]

  private static let sections = [
    "definitions": "schemas", "securityDefinitions": "securitySchemes",
  ]

  /// Of several schemes the one that is safe; none of them has a place for a variable or a query.
  private var leftoverURL: String? {
    let schemes = description.leftoverSchemes.map { $0.lowercased() }
    let scheme = schemes.contains("http") && !schemes.contains("https") ? "http" : "https"
    let host = description.leftoverHost.map { "\(scheme)://\($0)" } ?? ""
    let path = description.leftoverBasePath.map { $0.hasPrefix("/") ? $0 : "/" + $0 } ?? ""
    let url = host + (path.hasSuffix("/") ? String(path.dropLast()) : path)
    return url.isEmpty || url.contains { "{}?# ".contains($0) } ? nil : url
  }

  private func noteLeftover(_ entry: Node.Entry, _ meaning: String, mend: String) {
    warn(
      .leftoverSection,
      at: entry.keyMark,
      "\(Excerpt.quoted(entry.key)) belongs to Swagger 2, and is \(meaning)",
      mend: mend
    )
  }
}
