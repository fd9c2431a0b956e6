/// The URL of a server, taken at what its author means by it: often a scheme is left out or
/// miswritten.
struct ServerAddress {
  /// As a URL template.
  let template: String

  /// `values` are those of the template's variables.
  init(_ template: String, values: [String: String]) {
    let written = template.trimmingBlanks
    let slip = ["https", "http"].first { scheme in
      let rest = written.dropFirst(scheme.count)
      return written.lowercased().hasPrefix(scheme)
        && (rest.hasPrefix(":") || rest.hasPrefix("//"))
    }
    if let slip {
      let rest = written.dropFirst(slip.count)
      let address = rest.drop { ":/".contains($0) }
      self.template = rest == "://" + address ? written : "\(slip)://\(address)"
    } else if written.hasPrefix("//") {
      self.template = "https:" + written
    } else {
      let plain = ServerAddress.text(of: written, values)
      let host = ServerAddress.host(of: plain)
      self.template = host.map { "\(ServerAddress.scheme(of: $0))://\(written)" } ?? written
    }
  }

  /// Why no request can go to a URL, if so.
  static func defect(of url: String) -> String? {
    guard let mark = url.firstRange(of: "://") else { return nil }
    let scheme = url[..<mark.lowerBound].lowercased()
    guard !scheme.isEmpty, scheme.allSatisfy(isOfScheme) else { return nil }
    guard ["http", "https"].contains(scheme) else { return "no request is sent by \(scheme)" }
    let authority = url[mark.upperBound...].prefix { $0 != "/" }
    return authority.unicodeScalars.allSatisfy(isOfAuthority)
      ? nil : "a character is in its host that no host has"
  }

  /// The first segment, where it can only be a host: a name with a port, an address, `localhost`,
  /// or a name with dots that doesn't end like a file's.
  private static func host(of plain: String) -> Substring? {
    let segment = plain.prefix { $0 != "/" }
    let parts = segment.split(separator: ":", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, parts[0].allSatisfy(isOfName) else { return nil }
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard let last = labels.last, !labels.contains("") else { return nil }
    if parts.count == 2 { return Int(parts[1]) == nil ? nil : parts[0] }
    let isName =
      labels.count > 1 && last.count > 1 && last.allSatisfy(\.isLetter)
      && !fileEndings.contains(last.lowercased())
    let isAddress = labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
    return isName || isAddress || last == "localhost" ? parts[0] : nil
  }

  /// Whoever serves on the machine itself has no certificate.
  private static func scheme(of host: Substring) -> String {
    host == "localhost" || host.hasPrefix("127.") ? "http" : "https"
  }

  private static func text(of template: String, _ values: [String: String]) -> String {
    let pieces = Template.pieces(template) ?? [.text(template)]
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .name(let name): values[name] ?? ""
      }
    }.joined()
  }

  private static let fileEndings: Set = [
    "asmx", "asp", "aspx", "cgi", "htm", "html", "json", "jsp", "php", "svc", "xml", "yaml", "yml",
  ]

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
  }

  private static func isOfScheme(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
  }

  /// By RFC 3986, without the user; what is in brackets is an address.
  private static func isOfAuthority(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isASCIIHexDigit || "-._~!$&'()*+,;=%:[]".unicodeScalars.contains(scalar)
      || scalar.isASCII && scalar.properties.isAlphabetic
  }
}
