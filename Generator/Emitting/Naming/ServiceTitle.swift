import Shape

/// The words after which the client of a service is named.
///
/// They have no version, so that a release doesn't rename the client.
struct ServiceTitle {
  /// At most three words of the title, or else the host, or else words of the document's name, or
  /// else those of a title that only names a framework.
  let words: Words

  init(_ title: String, of service: Service) {
    let host = service.servers.lazy.compactMap { ServiceTitle.name(ofHostIn: $0.defaultURL) }.first
    let file = service.document.split(separator: "/").last?.split(separator: ".").first ?? ""
    let words = file.split { "-_ ".contains($0) }.filter { !ServiceTitle.isForm($0) }
      .joined(separator: " ")
    let texts = [
      ServiceTitle.name(of: title), host, ServiceTitle.name(of: words),
      ServiceTitle.words(of: title),
    ]
    self.words = Words(texts.lazy.compactMap(\.self).first ?? "Service")
  }

  /// Returns the distinctive words of a title: `Shop REST API v1.2 (deprecated)` is `Shop`; nil if
  /// it has none, or is the one that a framework or an editor gives to any document.
  static func name(of title: String) -> String? {
    if title.hasSuffix(file), !title.contains(where: \.isWhitespace) { return name(ofFile: title) }
    for part in parts(of: title) where !isDefault(part) {
      if let name = words(of: part) { return name }
    }
    return nil
  }

  private static func words(of part: String) -> String? {
    let words = part.split(whereSeparator: \.isWhitespace)
      .filter { !isGeneric($0) }
      .drop { leading.contains($0.lowercased()) }
      .prefix { !phrases.contains($0.lowercased()) }
    let name = words.prefix(3).joined(separator: " ")
    return name.contains { $0.isLetter || $0.isNumber } ? name : nil
  }

  /// Whether all words of a title are those that titles of many services have, or defaults.
  private static func isDefault(_ part: String) -> Bool {
    part.split(whereSeparator: \.isWhitespace)
      .allSatisfy { isGeneric($0) || defaults.contains($0.lowercased()) }
  }

  /// Returns the name of a file of Protocol Buffers, or else of its first package; nil if these
  /// name no service.
  private static func name(ofFile title: String) -> String? {
    let steps = title.dropLast(file.count).split(separator: "/")
    let names = (steps.suffix(1) + steps.dropLast())
      .filter { !isGeneric($0) && !packages.contains($0.lowercased()) }
    return names.first.map { String($0).replacing("_", with: " ") }
  }

  /// Whether a word is a version, or one of those that titles of many services have.
  static func isGeneric(_ word: Substring) -> Bool {
    let word = word.last == "." ? word.dropLast() : word
    return isVersion(word) || generic.contains(word.lowercased())
  }

  /// The parts of a title between dashes, colons, parentheses and line breaks.
  private static func parts(of title: String) -> [String] {
    var parts = [""]
    for letter in title.replacing(" - ", with: "|") {
      if letter.isNewline || separators.contains(letter) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }

  /// Whether a word is a version, such as `v1`, `1.15`, `2.0.0-beta.1` or `2024-08-13`.
  private static func isVersion(_ word: Substring) -> Bool {
    let hasPrefix = word.first?.lowercased() == "v"
    let pieces = (hasPrefix ? word.dropFirst() : word).split { ".-_+".contains($0) }
    guard pieces.first?.first?.isNumber == true, pieces.allSatisfy(isVersionPiece) else {
      return false
    }
    // A longer number is a part of the name.
    return hasPrefix || pieces.count > 1 || word.count < 3
  }

  private static func isVersionPiece(_ piece: Substring) -> Bool {
    let stage = piece.drop(while: \.isNumber)
    return stage.isEmpty || stages.contains(stage.filter { !$0.isNumber }.lowercased())
  }

  private static let separators: Set<Character> = [
    "|", ":", "(", ")", "[", "]", ",", ";", "–", "—",
  ]
  private static let stages: Set<String> = ["a", "alpha", "b", "beta", "dev", "pre", "rc", "x"]

  /// Whether tools add the word to the names of the files that they write.
  static func isForm(_ word: Substring) -> Bool { forms.contains(word.lowercased()) }

  private static let forms: Set<String> = ["bundled", "dereferenced", "generated"]
  private static let generic: Set<String> = [
    "api", "api's", "apis", "beta", "definition", "definitions", "deprecated", "description",
    "docs", "documentation", "draft", "http", "https", "oas", "official", "openapi", "overview",
    "preview", "public", "reference", "rest", "restful", "spec", "specification", "swagger",
    "version",
  ]
  /// The end of a title that is the path of a file, as protoc-gen-openapiv2 writes it:
  /// `etcd/etcdserverpb/rpc.proto`.
  private static let file = ".proto"
  private static let defaults: Set<String> = [
    "apiflask", "boot", "django", "document", "example", "express", "fastapi", "flask", "generated",
    "litestar", "my", "nestjs", "ninjaapi", "quarkus", "sample", "server", "service", "spring",
    "title", "untitled", "your",
  ]
  /// Names of files and packages that state no service.
  private static let packages: Set<String> = [
    "apis", "internal", "main", "pb", "pkg", "proto", "protobuf", "protos", "rpc", "service",
    "services", "src",
  ]
  private static let leading: Set<String> = ["a", "an", "for", "of", "our", "the", "to", "your"]
  private static let phrases: Set<String> = ["by", "for", "from", "using", "via", "with"]
}

// MARK: - Host

extension ServiceTitle {
  /// Returns the name of the domain in a URL: `shop` of `https://api.shop.example/v1`; nil if it
  /// has none.
  static func name(ofHostIn url: String) -> String? {
    guard let scheme = url.range(of: "://") else { return nil }
    let host = url[scheme.upperBound...].prefix { !"/:?#".contains($0) }
    let labels = host.lowercased().split(separator: ".")
    guard labels.count > 1, labels.last?.contains(where: \.isLetter) == true,
      !host.contains("{")
    else { return nil }
    // A domain below `co.uk` has one label more.
    let isSecondLevel = labels.count > 2 && secondLevels.contains(String(labels[labels.count - 2]))
    return name(of: String(labels[labels.count - (isSecondLevel ? 3 : 2)]))
  }

  private static let secondLevels: Set<String> = ["ac", "co", "com", "gov", "net", "org"]
}

// MARK: - Names of modules

extension Emitter {
  /// Returns the distinctive words of a title, as in the name of a client; nil if it has none.
  public static func name(ofTitle title: String) -> String? { ServiceTitle.name(of: title) }

  /// Returns whether a word of a file's name is a version, or one of those that the titles of many
  /// services or the names of written files have.
  public static func isGenericWord(ofFileName word: Substring) -> Bool {
    ServiceTitle.isGeneric(word) || ServiceTitle.isForm(word)
  }
}
