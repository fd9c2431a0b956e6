import BinderyRuntime

extension [UInt8] {
  /// Whether JSON, or JSON in a string of it, repeats a key; `value` is the decoded JSON.
  func repeatsKeys(of value: JSONValue) -> Bool {
    memberCount > value.memberCount
      || value.embedded.contains { text, value in Array(text.utf8).repeatsKeys(of: value) }
  }

  /// The number of members, including repeated ones.
  var memberCount: Int {
    var (count, isText, isEscaped) = (0, false, false)
    for byte in self {
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      if byte == UInt8(ascii: ":"), !isText { count += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}

extension JSONValue {
  /// The number of members at any depth.
  var memberCount: Int {
    switch self {
    case .object(let object):
      object.members.reduce(object.count) { $0 + $1.value.memberCount }
    case .array(let values): values.reduce(0) { $0 + $1.memberCount }
    case .null, .boolean, .number, .string: 0
    }
  }

  /// The arrays and objects in its strings.
  fileprivate var embedded: [(String, JSONValue)] {
    switch self {
    case .object(let object): object.members.flatMap(\.value.embedded)
    case .array(let values): values.flatMap(\.embedded)
    case .string(let text) where text.contains("{"):
      (try? JSONValue(parsing: text)).map { [(text, $0)] } ?? []
    case .null, .boolean, .number, .string: []
    }
  }
}
