import BinderyRuntime

/// An error in a script of faults.
struct InvalidFault: Error, CustomStringConvertible {
  let description: String
}

extension SandboxFault {
  private static let members = [
    "path", "method", "skip", "times", "performs", "effect", "piece", "milliseconds", "status",
    "retryAfter", "headers", "body", "text",
  ]

  /// Creates a fault from the JSON that is posted to `/sandbox/faults`.
  init(_ json: JSONValue) throws(InvalidFault) {
    guard let object = json.object else {
      throw InvalidFault(description: "a fault is an object, not \(json)")
    }
    for member in object.members where !Self.members.contains(member.key) {
      let list = Self.members.joined(separator: ", ")
      throw InvalidFault(description: "a fault has no “\(member.key)”; it may have \(list)")
    }
    self.init(
      json["path"]?.string ?? "*",
      method: json["method"]?.string.map { HTTPMethod(rawValue: $0.uppercased()) },
      skip: try Self.number("skip", in: json) ?? 0,
      times: try Self.number("times", in: json) ?? 1,
      isPerformed: json["performs"]?.bool ?? false,
      try Effect(json)
    )
  }

  static func number(_ name: String, in json: JSONValue) throws(InvalidFault) -> Int? {
    guard let value = json[name] else { return nil }
    guard let number = value.int, number >= 0 else {
      throw InvalidFault(description: "“\(name)” is a whole number from 0 on, not \(value)")
    }
    return number
  }

  /// The remaining fault as JSON.
  var json: JSONValue {
    var object: JSONObject = [
      "path": .string(path),
      "skip": .number(JSONNumber(skip)),
      "times": .number(JSONNumber(times)),
      "performs": .boolean(isPerformed),
      "effect": .string(effect.name),
    ]
    object["method"] = method.map { .string($0.rawValue) }
    return .object(object)
  }
}

extension SandboxFault.Effect {
  private static let names = [
    "drop", "reset", "stall", "half", "stall-halfway", "slow", "garbage", "html",
  ]

  fileprivate init(_ json: JSONValue) throws(InvalidFault) {
    if let name = json["effect"] {
      self = try Self.named(name, json)
    } else if let status = try SandboxFault.number("status", in: json) {
      self = .response(try Self.response(status, json))
    } else {
      throw InvalidFault(description: "a fault has an “effect” or a “status”")
    }
  }

  private static func named(_ name: JSONValue, _ json: JSONValue) throws(InvalidFault) -> Self {
    switch name.string {
    case "drop": .drop
    case "reset": .reset
    case "stall": .stall
    case "half": .half
    case "stall-halfway": .stallHalfway
    case "slow":
      .slow(
        piece: try SandboxFault.number("piece", in: json) ?? 10,
        milliseconds: try pause(json) ?? 100
      )
    case "garbage": .garbage
    case "html": .html
    default:
      throw InvalidFault(
        description: "there is no effect \(name); it is \(names.joined(separator: ", "))"
      )
    }
  }

  private static func pause(_ json: JSONValue) throws(InvalidFault) -> Int? {
    let hour = 3_600_000
    guard let pause = try SandboxFault.number("milliseconds", in: json) else { return nil }
    guard pause <= hour else {
      throw InvalidFault(description: "“milliseconds” is at most \(hour), an hour, not \(pause)")
    }
    return pause
  }

  private static func response(_ status: Int, _ json: JSONValue) throws(InvalidFault)
    -> HTTPResponse
  {
    guard (200...599).contains(status) else {
      throw InvalidFault(description: "“status” is a number from 200 to 599, not \(status)")
    }
    var headers = HTTPHeaders()
    for member in json["headers"]?.object?.members ?? [] {
      headers.append(member.key, member.value.string ?? member.value.description)
    }
    if let seconds = try SandboxFault.number("retryAfter", in: json) {
      headers["Retry-After"] = "\(seconds)"
    }
    if !headers.contains("Content-Type") { headers.append("Content-Type", "application/json") }
    let body = json["text"]?.string ?? (json["body"] ?? [:]).description
    return HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
  }
}
