/// The fields of a Python docstring for Sphinx, such as `:param limit: The maximum`.
enum DocstringFields {
  /// Returns Markdown with an item for each parameter and exception, and a paragraph for the
  /// result.
  ///
  /// The lines would otherwise be one paragraph. Types are those of Python, and omitted.
  static func markdown(_ text: String) -> String {
    guard hasColonAtStart(text), !text.contains("```"), !text.contains("~~~") else { return text }
    var others = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var result: [String] = []
    while let line = others.first {
      let fields = fields(in: &others)
      guard !fields.isEmpty else {
        others.removeFirst()
        result.append(String(line))
        continue
      }
      let blocks = blocks(of: fields)
      if result.last?.isEmpty == false, !blocks.isEmpty { result.append("") }
      result.append(blocks.joined(separator: "\n\n"))
      if others.first?.isEmpty == false { result.append("") }
    }
    return result.joined(separator: "\n")
  }

  private static func hasColonAtStart(_ text: String) -> Bool {
    var last: UInt8 = 0x0A
    return text.utf8.contains { byte in
      defer { last = byte }
      return byte == UInt8(ascii: ":") && last == 0x0A
    }
  }

  private enum Field {
    case item(name: Substring)
    case result
    case error
    case type
  }

  /// Reads consecutive fields, each with its text on one line.
  private static func fields(
    in lines: inout ArraySlice<Substring>
  ) -> [(field: Field, text: String)] {
    var fields: [(field: Field, text: String)] = []
    while let line = lines.first, let (field, text) = field(line) {
      lines.removeFirst()
      var words = [text]
      while let next = lines.first, !next.allSatisfy(\.isWhitespace), Self.field(next) == nil {
        words.append(next)
        lines.removeFirst()
      }
      fields.append((field, Array(DescriptionWords(words[...])).sentence))
    }
    return fields
  }

  /// The maximum length of a field's name and argument, which are matched in quadratic time.
  private static let longestHead = 200

  private static func field(_ line: Substring) -> (Field, Substring)? {
    guard line.hasPrefix(":"), let end = line.dropFirst().firstIndex(of: ":"),
      line[..<end].utf8.count <= longestHead,
      let match = line[..<end].wholeMatch(of: #/:(\w+)(?: +([^:]*[\w.]))? */#)
    else { return nil }
    let rest = line[line.index(after: end)...]
    guard rest.isEmpty || rest.hasPrefix(" ") else { return nil }
    let text = rest.drop { $0 == " " }
    let name = match.2?.split(separator: " ").last
    switch match.1 {
    case "param", "parameter", "arg", "argument", "key", "keyword":
      return name.map { (.item(name: $0), text) }
    case "raises", "raise", "except", "exception":
      if let name { return (.item(name: name), text) }
      let type = text.prefixMatch(of: #/([\w.]+): +/#)
      return type.map { (.item(name: $0.1), text[$0.range.upperBound...]) } ?? (.error, text)
    case "return", "returns": return name == nil ? (.result, text) : nil
    case "rtype", "type": return (.type, text)
    default: return nil
    }
  }

  /// The Markdown of fields with a text, in their order.
  private static func blocks(of fields: [(field: Field, text: String)]) -> [String] {
    var blocks: [String] = []
    var isList = false
    for (field, text) in fields where !text.isEmpty {
      switch field {
      case .type: continue
      case .result where text == "None": continue
      case .result:
        blocks.append(text.lowercased().hasPrefix("return") ? text : "Returns: " + text)
        isList = false
      case .error:
        blocks.append("Raises: " + text)
        isList = false
      case .item(let name):
        let item = "- `\(name)`: \(text)"
        if isList, let list = blocks.popLast() {
          blocks.append(list + "\n" + item)
        } else {
          blocks.append(item)
        }
        isList = true
      }
    }
    return blocks
  }
}
