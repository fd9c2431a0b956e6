/// One interpretation of an `UntypedText`, which advances to the next where decoding fails.
final class UntypedTextInterpretation {
  private var form: Form
  /// The range of the value in the JSON that was written last.
  private var range = 0..<0

  private enum Form {
    case string(String, elements: [String])
    case bare(String, elements: [String])
    case list([UntypedTextInterpretation], text: [String])
    case object([(name: String, value: UntypedTextInterpretation)])
  }

  init(_ value: UntypedText) {
    form =
      switch value {
      case .text(let text, let elements): .string(text, elements: elements)
      case .list(let values): .list(values.map(UntypedTextInterpretation.init), text: [])
      case .object(let members):
        .object(members.map { (name: $0.name, value: UntypedTextInterpretation($0.value)) })
      }
  }

  private init(element text: String) {
    form = .string(text, elements: [text])
  }

  func json() throws(JSONError) -> [UInt8] {
    var bytes: [UInt8] = []
    try write(into: &bytes)
    return bytes
  }

  private func write(into bytes: inout [UInt8]) throws(JSONError) {
    let start = bytes.count
    switch form {
    case .string(let text, _): bytes += try JSONWriter.encode(text)
    case .bare(let text, _): bytes += text.utf8
    case .list(let values, _):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        try value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += try JSONWriter.encode(member.name) + [UInt8(ascii: ":")]
        try member.value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
    range = start..<bytes.count
  }
}

extension UntypedTextInterpretation {
  /// Advances the value at an offset of the last JSON to its next interpretation; false at the end.
  func advance(at offset: Int) -> Bool {
    switch form {
    case .list(let values, _):
      let refused = values.first { $0.range.contains(offset) }
      guard let refused else { return advance() }
      guard refused.advance(at: offset) else { return false }
      // Elements of a list share their type, so that a failure of one applies to all.
      if case .bare = refused.form { values.forEach { $0.preferBare() } }
      return true
    case .object(let members):
      return members.first { $0.value.range.contains(offset) }?.value.advance(at: offset) ?? false
    case .string, .bare:
      return advance()
    }
  }

  private func advance() -> Bool {
    switch form {
    case .string(let text, let elements) where Self.isBare(text):
      form = .bare(text, elements: elements)
    case .string(_, let elements), .bare(_, let elements):
      form = .list(elements.map(UntypedTextInterpretation.init(element:)), text: elements)
    case .list(_, let elements):
      guard let members = Self.members(of: elements) else { return false }
      form = .object(members.map { (name: $0.0, value: UntypedTextInterpretation(element: $0.1)) })
    case .object:
      return false
    }
    return true
  }

  private func preferBare() {
    guard case .string(let text, let elements) = form, Self.isBare(text) else { return }
    form = .bare(text, elements: elements)
  }

  private static func isBare(_ text: String) -> Bool {
    switch try? JSONReader.decode(JSONValue.self, from: Array(text.utf8)) {
    case .number, .boolean: true
    default: false
    }
  }

  /// Returns the members of an object in the style `simple`: `R=100`, or alternating names and
  /// values.
  private static func members(of elements: [String]) -> [(String, String)]? {
    guard elements.count > 1 || elements.first?.contains("=") == true else { return nil }
    if elements.allSatisfy({ $0.contains("=") }) {
      return elements.map { element in
        let name = element.prefix { $0 != "=" }
        return (String(name), String(element.dropFirst(name.count + 1)))
      }
    }
    guard elements.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: elements.count, by: 2).map { (elements[$0], elements[$0 + 1]) }
  }
}
