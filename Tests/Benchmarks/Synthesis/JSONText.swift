/// JSON in the form of exported documents: one entry per line.
enum JSONText {
  static func margin(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  static func write(_ key: String, _ value: DocumentValue, at depth: Int, to text: inout String) {
    text += "\(margin(depth))\(quoted(key)): "
    write(value, at: depth, to: &text)
  }

  private static func write(_ value: DocumentValue, at depth: Int, to text: inout String) {
    switch value {
    case .text(let string): text += quoted(string)
    case .number(let number): text += String(number)
    case .flag(let flag): text += String(flag)
    case .list(let elements):
      wrap("[", elements, "]", at: depth, to: &text) { element, text in
        text += margin(depth + 1)
        write(element, at: depth + 1, to: &text)
      }
    case .map(let entries):
      wrap("{", entries, "}", at: depth, to: &text) { entry, text in
        write(entry.0, entry.1, at: depth + 1, to: &text)
      }
    }
  }

  private static func wrap<Part>(
    _ opening: String,
    _ parts: [Part],
    _ closing: String,
    at depth: Int,
    to text: inout String,
    _ write: (Part, inout String) -> Void
  ) {
    text += opening
    for (index, part) in parts.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      write(part, &text)
    }
    text += parts.isEmpty ? closing : "\n\(margin(depth))\(closing)"
  }

  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
