import Canonical

/// The host at the beginning of a server's URL without a scheme.
struct ServerHost {
  /// The scheme to use: `http` for a local host, or else `https`.
  let scheme: String

  /// Returns nil unless the first segment is certainly a host: a name with a port, an IP address,
  /// `localhost`, or a name with dots but without a file extension.
  init?(beginning server: ServerURL) {
    var segment = server
    segment.pieces = ServerHost.firstSegment(of: server.pieces)
    guard let host = ServerHost.host(of: segment.defaultURL) else { return nil }
    let names = ServerHost.names(in: segment.pieces)
    let named = server.variables.filter { names.contains($0.name) }
    let hosts: [Substring?] =
      if let variable = named.first, named.count == 1, !variable.isOpen {
        variable.values.map { ServerHost.host(of: segment.url(with: [variable.name: $0])) }
      } else {
        // A variable with any value, or two variables, can be any host.
        [named.isEmpty ? host : nil]
      }
    scheme = hosts.allSatisfy { $0.map(ServerHost.isLocal) ?? false } ? "http" : "https"
  }

  private static func firstSegment(of url: [ServerURL.Piece]) -> [ServerURL.Piece] {
    var segment: [ServerURL.Piece] = []
    for piece in url {
      guard case .literal(let text) = piece, let end = text.firstIndex(of: "/") else {
        segment.append(piece)
        continue
      }
      return segment + [.literal(String(text[..<end]))]
    }
    return segment
  }

  /// Returns the variables in the name of the host, which ends before its port.
  private static func names(in segment: [ServerURL.Piece]) -> Set<String> {
    var names: Set<String> = []
    for piece in segment {
      switch piece {
      case .literal(let text): if text.contains(":") { return names }
      case .variable(let name): names.insert(name)
      }
    }
    return names
  }

  private static func host(of plain: String) -> Substring? {
    let segment = plain.prefix { !"/?#".contains($0) }
    if segment.hasPrefix("["), let end = segment.firstIndex(of: "]") {
      return ServerDefect.found(in: "https://\(segment)") == nil ? segment[...end] : nil
    }
    let parts = segment.split(separator: ":", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, parts[0].utf8.count <= longest,
      parts[0].allSatisfy(isHostNameCharacter)
    else { return nil }
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard let last = labels.last, !labels.contains("") else { return nil }
    if parts.count == 2 { return Int(parts[1]) == nil ? nil : parts[0] }
    let isName =
      labels.count > 1 && last.count > 1 && last.allSatisfy(\.isLetter)
      && !fileEndings.contains(last.lowercased())
    return isName || isAddress(parts[0]) || last.lowercased() == "localhost" ? parts[0] : nil
  }

  /// Returns whether a host is the local machine, where servers rarely have a certificate.
  private static func isLocal(_ host: Substring) -> Bool {
    ["localhost", "[::1]"].contains(host.lowercased())
      || host.hasPrefix("127.") && isAddress(host)
  }

  private static func isAddress(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
  }

  private static func isHostNameCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
  }

  /// The maximum length of a host name (RFC 1035).
  private static let longest = 253

  private static let fileEndings: Set = [
    "asmx", "asp", "aspx", "cgi", "htm", "html", "json", "jsp", "php", "svc", "xml", "yaml", "yml",
  ]
}
