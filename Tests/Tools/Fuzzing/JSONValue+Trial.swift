import BinderyRuntime

extension JSONValue {
  /// Returns the path of a value that another one lacks, or has differently; numbers may have been
  /// rounded.
  func firstAddition(to other: JSONValue) -> [JSONPath.Step]? {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      for member in own.members {
        let path = others[member.key].map { member.value.firstAddition(to: $0) } ?? []
        if let path { return [.key(member.key)] + path }
      }
      return nil
    // An omitted member isn't an addition.
    case (.array(let own), .array(let others)) where own.count <= others.count:
      for (index, pair) in zip(own, others).enumerated() {
        if let path = pair.0.firstAddition(to: pair.1) { return [.index(index)] + path }
      }
      return nil
    case (.number(let own), .number(let other)) where own.double == other.double: return nil
    default: return self == other ? nil : []
    }
  }

  /// Whether Swift's integers and floating-point numbers can represent all of its numbers.
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

  /// Whether there is a value at a path.
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

/// The first value of each key of an object.
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
