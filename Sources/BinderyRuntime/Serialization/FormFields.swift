import Foundation

/// The names and values of an `application/x-www-form-urlencoded` text.
///
/// The counterpart of `FormText`: a repeated name makes a list; brackets make members
/// (`address[city]`) and, when they contain numbers or nothing, elements (`lines[0]`, `lines[]`).
struct FormFields {
  private var root = Field()

  init(_ text: String) {
    for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair.dropFirst(name.count + 1)
      root.insert(Self.decode(value), at: Self.steps(of: Self.decode(name))[...])
    }
  }

  var value: UntypedText { root.object }

  private struct Field {
    var texts: [String] = []
    var names: [String] = []
    var members: [String: Field] = [:]

    mutating func insert(_ text: String, at steps: ArraySlice<String>) {
      guard var name = steps.first else { return texts.append(text) }
      // Empty brackets mean the next element; an empty name is kept.
      if name.isEmpty, steps.startIndex > 0 { name = "\(names.count)" }
      if members[name] == nil { names.append(name) }
      members[name, default: Field()].insert(text, at: steps.dropFirst())
    }

    var object: UntypedText {
      .object(names.compactMap { name in members[name].map { (name: name, value: $0.value) } })
    }

    var value: UntypedText {
      guard !names.isEmpty else {
        guard texts.count == 1 else { return .list(texts.map { .text($0, elements: [$0]) }) }
        return .text(texts[0], elements: texts)
      }
      let elements = names.indices.compactMap { members["\($0)"] }
      return elements.count == names.count ? .list(elements.map(\.value)) : object
    }
  }

  /// Splits `a[b][c]` into `a`, `b`, `c`; a name of another form is one step.
  private static func steps(of name: String) -> [String] {
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "["), bracket > name.startIndex
    else { return [name] }
    let inside = name[bracket...].dropFirst().dropLast()
    let steps = inside.components(separatedBy: "][")
    guard steps.count <= depthLimit, !steps.contains(where: { $0.contains { "[]".contains($0) } })
    else { return [name] }
    return [String(name[..<bracket])] + steps
  }

  /// The depth above which brackets are part of the name.
  private static let depthLimit = 32

  private static func decode(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(\.hexadecimalValue)
      switch byte {
      case UInt8(ascii: "%") where digits.count == 2:
        bytes.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
