/// A public declaration of generated Swift.
package struct PublicDeclaration: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case type, function, initializer, property, enumCase = "case", requirement
  }

  /// The name with those of the types around it: `Book.Format.pdf`.
  package let name: String
  package let kind: Kind
  /// The name of the type around it; empty at the top level.
  package var owner: String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? "" }

  /// The declaration in one line, without its body or value.
  package let text: String
  /// The parameters of a function or an initializer.
  package let parameters: [Parameter]
  /// What follows the parameters, or the type of a property.
  package let rest: String

  package struct Parameter: Hashable, Sendable {
    package let label: String
    package let type: String
    package let hasDefault: Bool

    /// Whether each value of a type is one of the parameter, too.
    func accepts(_ other: String) -> Bool { type == other || type == other + "?" }
  }

  package init(name: String, kind: Kind, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
    let list = Self.parameterList(of: text, kind)
    parameters = list?.parameters ?? []
    rest = list?.rest ?? ""
  }

  /// Whether each call with the old declaration compiles with this one, too: it has further
  /// parameters with defaults at most.
  ///
  /// - Parameter labels: The parameters that the calls don't pass.
  package func accepts(callsOf old: PublicDeclaration, without labels: Set<String> = []) -> Bool {
    guard kind == old.kind, [.function, .initializer].contains(kind), rest == old.rest else {
      return false
    }
    var others = old.parameters.filter { !labels.contains($0.label) }[...]
    for parameter in parameters {
      guard let other = others.first else {
        guard parameter.hasDefault else { return false }
        continue
      }
      if parameter.label == other.label, parameter.accepts(other.type),
        parameter.hasDefault || !other.hasDefault
      {
        others.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return others.isEmpty
  }

  private static func parameterList(
    of text: String,
    _ kind: Kind
  ) -> (parameters: [Parameter], rest: String)? {
    guard kind != .property, kind != .type, let open = text.firstIndex(of: "(") else { return nil }
    let pieces = Pieces(text[open...])
    let parameters = pieces.elements.map { element -> Parameter in
      let parts = Pieces.split(element, at: ":")
      let names = parts[0].split(separator: " ")
      let value = Pieces.split(parts.dropFirst().joined(separator: ":"), at: "=")
      return Parameter(
        label: names.first.map(String.init) ?? "",
        type: value[0].trimmed,
        hasDefault: value.count > 1
      )
    }
    return (parameters, pieces.rest)
  }
}

/// A list in parentheses, and the text after it.
private struct Pieces {
  private(set) var elements: [String] = []
  private(set) var rest = ""

  /// - Parameter text: Begins with the parenthesis.
  init(_ text: Substring) {
    var nesting = SwiftNesting(["(", "[", "{"], [")", "]", "}"])
    let end =
      text.indices.first { index in
        nesting.read(text[index])
        return nesting.isOutside && index != text.startIndex
      } ?? text.endIndex
    let inner = String(text[..<end].dropFirst())
    elements = Self.split(inner, at: ",").map(\.trimmed).filter { !$0.isEmpty }
    rest = end == text.endIndex ? "" : String(text[text.index(after: end)...]).trimmed
  }

  /// Splits a text at a character that is neither in brackets nor in a string.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var nesting = SwiftNesting(["(", "[", "{", "<"], [")", "]", "}", ">"])
    for character in text {
      nesting.read(character)
      if character == separator, nesting.isOutside {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
