import TestSupport

/// A type as the sources declare it.
///
/// It is found by the indentation of the sources, which the formatter checks.
struct SourceType {
  /// A stored property, or the values of an enum's case.
  struct Member {
    let name: String
    /// The type, or the initial value from which it is inferred.
    let type: String
    var isPublic = false
  }

  let module: String
  /// With the types around it: `HTTPBody.Segment`.
  let name: String
  var isPublic = false
  var isGenerated = false
  /// Whether its mirror is made by hand.
  var isRedacted = false
  var members: [Member] = []
}

extension SourceType {
  /// All types of the libraries.
  static func all() throws -> [String: SourceType] {
    var types: [String: SourceType] = [:]
    for module in libraries {
      for file in try SourceTree.swiftFiles(in: "Sources/\(module)") {
        var reader = Reader(module: module, isGenerated: file.contains("/Generated/"))
        for line in try SourceTree.text(of: file).split(separator: "\n") {
          reader.read(line, into: &types)
        }
      }
    }
    return types
  }

  private static let libraries = [
    "BinderyRealtime", "BinderyRuntime", "BinderyTesting", "ChatCenterUI", "Cryptography",
    "PubNubSDK", "PusherServer", "PusherSwift",
  ]

  /// Where in a file the reader is.
  private struct Reader {
    let module: String
    let isGenerated: Bool
    private var scopes: [(indent: Int, name: String)] = []
    /// A property with a body on the lines that follow; it is stored where they observe it.
    private var pending: Member?

    init(module: String, isGenerated: Bool) {
      self.module = module
      self.isGenerated = isGenerated
    }

    mutating func read(_ line: Substring, into types: inout [String: SourceType]) {
      let text = line.drop { $0 == " " }
      guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("#") else { return }
      let indent = line.utf8.count - text.utf8.count
      while let scope = scopes.last, indent <= scope.indent, text != "{" { scopes.removeLast() }
      if let (kind, name) = Self.declaration(text) {
        declare(kind, name, String(text), indent, &types)
      } else if let scope = scopes.last {
        let found = member(text, isDirect: indent == scope.indent + 2)
        types["\(module).\(scope.name)"]?.members += found
      }
    }

    /// The stored members that a line completes.
    private mutating func member(_ text: Substring, isDirect: Bool) -> [Member] {
      if let member = pending {
        pending = nil
        if text.hasPrefix("didSet") || text.hasPrefix("willSet") { return [member] }
      }
      guard isDirect, let member = Self.property(text) ?? Self.enumCase(text) else { return [] }
      if member.type.hasSuffix("{") {
        pending = member
        return []
      }
      let isInitialized = member.type.prefix { $0 != "{" }.contains("=")
      let isComputed = member.type.hasSuffix("}") && !isInitialized
      return isComputed ? [] : [member]
    }

    private mutating func declare(
      _ kind: Substring,
      _ name: String,
      _ line: String,
      _ indent: Int,
      _ types: inout [String: SourceType]
    ) {
      let isExtension = kind == "extension"
      let full = isExtension ? name : scopes.last.map { "\($0.name).\(name)" } ?? name
      let key = "\(module).\(full)"
      var type = types[key] ?? SourceType(module: module, name: full)
      if !isExtension {
        type.isPublic = line.hasPrefix("public ") || line.contains(" public ")
        type.isGenerated = isGenerated
      }
      if line.contains(": Redacted") || line.contains("CustomReflectable") {
        type.isRedacted = true
      }
      types[key] = type
      if !line.hasSuffix("}") { scopes.append((indent, full)) }
    }

    /// The keyword and the name of a type or an extension.
    private static func declaration(_ text: Substring) -> (kind: Substring, name: String)? {
      let words = text.prefix { !"{(:<".contains($0) }.split(separator: " ")
      let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
      guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
      else { return nil }
      return (words[index], String(words[index + 1].prefix { $0 != "{" }))
    }

    private static let modifiers: Set<Substring> = [
      "public", "package", "private", "fileprivate", "internal", "final", "indirect", "open",
      "lazy", "weak", "nonisolated(unsafe)", "private(set)", "public private(set)",
      "package(set)", "unowned", "override",
    ]

    /// Nil for one that is static, and for what is no property.
    private static func property(_ text: Substring) -> Member? {
      let words = text.split(separator: " ", maxSplits: 6)
      guard let index = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
        index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
      else { return nil }
      let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      let isPublic = words[..<index].contains { $0.hasPrefix("public") }
      return Member(
        name: String(name),
        type: String(text[name.endIndex...]),
        isPublic: isPublic
      )
    }

    private static func enumCase(_ text: Substring) -> Member? {
      guard let word = text.firstRange(of: "case "), let values = text.firstIndex(of: "("),
        text.hasSuffix(")"), text[..<word.lowerBound].allSatisfy({ $0.isLetter || $0 == " " })
      else { return nil }
      let name = text[word.upperBound..<values]
      guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
      return Member(name: String(name), type: String(text[values...]))
    }
  }
}
