import BinderyRuntime

extension ConnectionFault {
  /// Creates a fault from the JSON that is posted to `/sandbox/connections`.
  ///
  /// It applies when an `event` arrives, or immediately without one.
  init(_ json: JSONValue) throws(InvalidFault) {
    let known = ["event", "socket", "skip", "times", "effect", "code"]
    for member in json.object?.members ?? [] where !known.contains(member.key) {
      let list = known.joined(separator: ", ")
      throw InvalidFault(description: "a fault has no “\(member.key)”; it may have \(list)")
    }
    self.init(
      try Effect(json),
      when: json["event"]?.string ?? "*",
      skip: try SandboxFault.number("skip", in: json) ?? 0,
      times: try SandboxFault.number("times", in: json) ?? 1
    )
  }

  /// The remaining fault as JSON.
  var json: JSONValue {
    [
      "event": .string(event), "skip": .number(JSONNumber(skip)),
      "times": .number(JSONNumber(times)), "effect": .string(effect.name),
    ]
  }
}

extension ConnectionFault.Effect {
  private static let names =
    ["close", "error", "drop", "reset", "stop-responding", "cut"]
    + ConnectionFault.Malformation.allCases.map(\.rawValue)

  fileprivate init(_ json: JSONValue) throws(InvalidFault) {
    let name = json["effect"]?.string ?? ""
    switch name {
    case "close": self = .close(try Self.code(json))
    case "error": self = .error(try Self.code(json))
    case "drop": self = .drop
    case "reset": self = .reset
    case "stop-responding": self = .stopResponding
    case "cut": self = .cut
    default:
      guard let malformation = ConnectionFault.Malformation(rawValue: name) else {
        let list = Self.names.joined(separator: ", ")
        throw InvalidFault(description: "there is no effect “\(name)”; it is \(list)")
      }
      self = .bytes(malformation)
    }
  }

  private static func code(_ json: JSONValue) throws(InvalidFault) -> UInt16 {
    guard let code = json["code"]?.number?.integer(as: UInt16.self), (1000...4999).contains(code)
    else { throw InvalidFault(description: "“code” is a number from 1000 to 4999") }
    return code
  }

  var name: String {
    switch self {
    case .close(let code): "close \(code)"
    case .error(let code): "error \(code)"
    case .drop: "drop"
    case .reset: "reset"
    case .stopResponding: "stop-responding"
    case .cut: "cut"
    case .bytes(let malformation): malformation.rawValue
    }
  }
}
