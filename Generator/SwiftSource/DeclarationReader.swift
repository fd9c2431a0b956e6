/// Reads the public declarations of generated Swift, whose layout is known: each declaration begins
/// a line, and is indented by two spaces for each type around it.
package struct DeclarationReader {
  package private(set) var declarations: [PublicDeclaration] = []
  /// The last days of deprecated declarations by their names.
  package private(set) var lastDays: [String: String] = [:]
  /// The last day in the attribute or in the comment before a declaration.
  private var lastDay: String?
  private var scopes: [Scope] = []

  /// A type or an extension whose end wasn't read yet.
  private struct Scope {
    let indentation: Int
    let name: String
    let isPublic: Bool
    /// Whether members are public without a modifier.
    let hasPublicMembers: Bool
    let isProtocol: Bool
  }

  package init() {}

  /// Reads a file.
  package mutating func read(_ file: SourceFile) {
    scopes = []
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    while let line = lines.popFirst() {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      while let scope = scopes.last, indentation <= scope.indentation { scopes.removeLast() }
      // The bodies of functions are indented further than members.
      guard indentation == (scopes.last.map { $0.indentation + 2 } ?? 0) else { continue }
      guard var head = Head(text) else {
        if let day = Self.lastDay(in: text) { lastDay = day }
        continue
      }
      while !head.isComplete, let next = lines.popFirst() { head.add(next) }
      add(head, indentation)
      lastDay = nil
    }
  }

  /// The day in the attribute of a deprecated declaration, or in the comment in its place.
  private static func lastDay(in line: Substring) -> String? {
    let starts = [
      "@available(*, deprecated, message: \"available until ",
      "/// - Warning: Deprecated; available until ",
    ]
    return starts.first(where: line.hasPrefix).map { start in
      String(line.dropFirst(start.count).prefix { $0 != "\"" && $0 != "." })
    }
  }

  private mutating func add(_ head: Head, _ indentation: Int) {
    let scope = scopes.last
    let isPublic =
      (scope?.isPublic ?? true) && (head.isPublic || scope?.hasPublicMembers == true)
    let name = (scope.map { $0.name + "." } ?? "") + head.name
    switch head.keyword {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      let isExtension = head.keyword == "extension"
      if isPublic, !isExtension { add(name, .type, head) }
      guard !head.isEmpty else { return }
      scopes.append(
        Scope(
          indentation: indentation,
          name: name,
          isPublic: isExtension ? scope?.isPublic ?? true : isPublic,
          hasPublicMembers: head.keyword == "protocol" || (isExtension && head.isPublic),
          isProtocol: head.keyword == "protocol"
        )
      )
    case "case":
      guard scope?.isPublic == true else { return }
      for element in head.cases { add("\(scope?.name ?? "").\(element.name)", .enumCase, element) }
    case "init": if isPublic { add(name, requirement(.initializer), head) }
    case "func", "subscript": if isPublic { add(name, requirement(.function), head) }
    case "typealias": if isPublic { add(name, .type, head) }
    default: if isPublic { add(name, requirement(.property), head) }
    }
  }

  /// A member of a protocol is one that other types implement.
  private func requirement(_ kind: PublicDeclaration.Kind) -> PublicDeclaration.Kind {
    scopes.last?.isProtocol == true ? .requirement : kind
  }

  private mutating func add(_ name: String, _ kind: PublicDeclaration.Kind, _ head: Head) {
    declarations.append(PublicDeclaration(name: name, kind: kind, text: head.text))
    if let lastDay { lastDays[name] = lastDay }
  }
}

/// The beginning of a declaration, up to its body or value.
private struct Head {
  private(set) var isPublic = false
  private(set) var keyword = ""
  private(set) var name = ""
  /// The declaration without its body.
  private(set) var text = ""
  /// Whether the body is in the same line, as in `{}`.
  private(set) var isEmpty = false
  private var written: String
  /// The brackets that are open at the end of what was read.
  private var nesting = Head.nesting

  private static var nesting: SwiftNesting { SwiftNesting(["(", "["], [")", "]"]) }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "static", "final", "indirect",
    "nonisolated", "mutating", "override", "convenience", "lazy", "private(set)",
  ]
  private static let storage = ["@IndirectOptional ", "@Indirect ", "indirect "]
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "case", "init", "func",
    "subscript", "typealias", "var", "let",
  ]

  /// Returns nil for a line that doesn't begin a declaration.
  init?(_ line: Substring) {
    written = String(line)
    var words = line.split(separator: " ", maxSplits: 8)[...]
    while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(String(word)) {
      if word == "public" { isPublic = true }
      words.removeFirst()
    }
    guard let word = words.first else { return nil }
    let start = String(word.prefix { $0.isLetter })
    guard Self.keywords.contains(start), start == word || ["init", "subscript"].contains(start)
    else { return nil }
    keyword = start
    words.removeFirst()
    let rest = start == "init" || start == "subscript" ? start[...] : words.first ?? ""
    name = String(rest.prefix { $0.isLetter || $0.isNumber || "_`.".contains($0) })
    written.forEach { nesting.read($0) }
    finish()
  }

  /// Whether the parentheses are closed, so that the rest is a body.
  var isComplete: Bool { nesting.depth == 0 && !written.hasSuffix("->") }

  mutating func add(_ line: Substring) {
    let text = line.drop { $0 == " " }
    let added = written.hasSuffix("(") || text.hasPrefix(")") ? text : " " + text
    added.forEach { nesting.read($0) }
    written += added
    finish()
  }

  private mutating func finish() {
    guard isComplete else { return }
    let body = keyword == "var" || keyword == "let" || keyword == "case" ? [" {", " = "] : [" {"]
    text = written
    for mark in body {
      if let range = Self.range(of: mark, in: text) { text = String(text[..<range]) }
    }
    // How a value is stored doesn't concern those who use it.
    for word in Self.storage { text.replace(word, with: "", maxReplacements: 1) }
    isEmpty = written.hasSuffix("}")
  }

  /// The cases of a line, such as `a, b(String)`.
  var cases: [Head] {
    let list = text.firstRange(of: "case ").map { text[$0.upperBound...] } ?? ""
    var depth = 0
    var parts = [""]
    for character in list {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      var head = self
      head.text = "case " + part.drop { $0 == " " }
      head.name = String(
        part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
      )
      return head
    }
  }

  /// The position of a text outside of parentheses.
  private static func range(of mark: String, in text: String) -> String.Index? {
    var nesting = Self.nesting
    for index in text.indices {
      nesting.read(text[index])
      if nesting.isOutside, text[index...].hasPrefix(mark) { return index }
    }
    return nil
  }
}
