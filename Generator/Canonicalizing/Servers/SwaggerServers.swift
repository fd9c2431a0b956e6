import Canonical
import Specification

/// Reads the servers of Swagger 2: `host` and `basePath` with each of the `schemes`.
struct SwaggerServers {
  let document: WrittenOpenAPI.Document
  let diagnostics: Diagnostics

  /// The servers of a document of version 2.0, beginning with the secure one.
  var all: [OpenAPI.Server] {
    let key = document.node.entries.first { Self.keys.contains($0.key) }
    guard let mark = key?.keyMark else { return [] }
    return urls(schemes(of: document.cursor)).compactMap { server($0, at: mark) }
  }

  /// The first URL, which has the secure one of several schemes.
  var firstURL: String? { urls(schemes(of: document.cursor)).first }

  /// The keys that determine the servers.
  static let keys = ["host", "basePath", "schemes"]

  /// Returns the server of an operation with other schemes than the document.
  func server(of operation: WrittenOpenAPI.Operation) -> OpenAPI.Server? {
    guard let value = operation.cursor.value("schemes") else { return nil }
    let own = schemes(of: operation.cursor)
    // A path has no scheme: the caller sets it with the host.
    guard host != nil, own.first != schemes(of: document.cursor).first else { return nil }
    return urls(own).first.flatMap { server($0, at: value.mark) }
  }

  private func server(_ text: String, at mark: Mark) -> OpenAPI.Server? {
    let url = ServerURL(pieces: [.literal(text)])
    guard url.isSpecific else { return nil }
    if let defect = ServerDefect.found(in: text) {
      diagnostics.warn(
        .invalidServer,
        at: mark,
        "invalid server URL \(Excerpt.quoted(text)): \(defect.reason); ignored",
        fix: defect.fix
      )
      return nil
    }
    return OpenAPI.Server(mark: mark, url: url, urlMark: mark, name: nil, description: nil)
  }

  private func urls(_ schemes: [String]) -> [String] {
    let path = path
    guard let host else { return [path] }
    return schemes.map { "\($0)://\(host)\(path)" }
  }

  /// The schemes of requests, of which `https` is the first.
  private func schemes(of object: Cursor) -> [String] {
    let listed = (object.scalars("schemes") ?? []).map { (word: $0.text.lowercased(), $0.mark) }
    for (word, mark) in listed where !Self.supported.contains(word) {
      diagnostics.warn(
        .invalidServer,
        at: mark,
        "the scheme \(Excerpt.quoted(word)) isn't supported for requests; ignored",
        fix: "write https or http"
      )
    }
    let found = Self.supported.filter { scheme in listed.contains { $0.word == scheme } }
    return found.isEmpty ? [impliedScheme] : found
  }

  private static let supported = ["https", "http"]

  /// The scheme of a host without `schemes`.
  private var impliedScheme: String {
    let written = document.swaggerHost ?? ""
    if written.lowercased().hasPrefix("http://") { return "http" }
    let server = ServerURL(pieces: [.literal(host ?? "")])
    return ServerHost(beginning: server)?.scheme ?? "https"
  }

  private var host: String? {
    guard let written = document.swaggerHost, !written.isEmpty else { return nil }
    let name = written.firstRange(of: "://").map { written[$0.upperBound...] } ?? written[...]
    let host = String(name.hasSuffix("/") ? name.dropLast() : name)
    if host != written {
      report("“host” can't have a scheme or a path", host, at: "host")
    }
    return host
  }

  private var path: String {
    let written = document.swaggerBasePath ?? ""
    let path = written.isEmpty || written.hasPrefix("/") ? written : "/" + written
    if path != written { report("“basePath” must begin with “/”", path, at: "basePath") }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func report(_ problem: String, _ meaning: String, at key: String) {
    diagnostics.warn(
      .invalidServer,
      at: document.cursor.value(key)?.mark ?? document.mark,
      "\(problem); interpreted as \(Excerpt.quoted(meaning))",
      fix: "write \(key): \(meaning)"
    )
  }
}
