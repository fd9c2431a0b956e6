import BinderyRuntime

extension JSONValue {
  /// The way to something that another value doesn't say, or says otherwise; a number may have been
  /// rounded.
  func firstAddition(to other: JSONValue) -> [JSONPath.Step]? {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      for member in own.members {
        let place = others[member.key].map { member.value.firstAddition(to: $0) } ?? []
        if let place { return [.key(member.key)] + place }
      }
      return nil
    // What it doesn't say is no addition.
    case (.array(let own), .array(let others)) where own.count <= others.count:
      for (index, pair) in zip(own, others).enumerated() {
        if let place = pair.0.firstAddition(to: pair.1) { return [.index(index)] + place }
      }
      return nil
    case (.number(let own), .number(let other)) where own.double == other.double: return nil
    default: return self == other ? nil : []
    }
  }

  /// Whether Swift's integers and floating-point numbers hold all of its numbers.
  var isOrdinary: Bool {
    switch self {
    case .object(let object): object.members.allSatisfy(\.value.isOrdinary)
    case .array(let values): values.allSatisfy(\.isOrdinary)
    case .number(let number): (number.double?.magnitude ?? .infinity) < 0x1p63
    case .string(let text) where text.contains("{"):
      (try? JSONValue(parsing: text))?.isOrdinary ?? true
    case .null, .boolean, .string: true
    }
  }

  /// Whether a path leads somewhere.
  func has(_ path: JSONPath) -> Bool {
    var value: JSONValue? = self
    for step in path.steps {
      switch step {
      case .key(let key): value = value?[key]
      case .index(let index): value = value?[index]
      }
    }
    return value != nil
  }
}

/// What an object says first of each key.
struct FirstMembers: JSONDecodable {
  private(set) var values: [String: JSONValue] = [:]
  private(set) var repeated: Set<String> = []

  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      let value: JSONValue = try json.read()
      if values[key.string] != nil {
        repeated.insert(key.string)
      } else {
        values[key.string] = value
      }
    }
  }
}
