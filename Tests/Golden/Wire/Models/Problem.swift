// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Problem: JSONModel {
  public var code: Code
  public var details: [String]
  public var at: Nullable<DateTime>?
  public var color: Color?
  @IndirectOptional public var cause: Problem?
  public var amount: Amount?

  public init(
    code: Code,
    details: [String],
    at: Nullable<DateTime>? = nil,
    color: Color? = nil,
    cause: Problem? = nil,
    amount: Amount? = nil
  ) {
    self.code = code
    self.details = details
    self.at = at
    self.color = color
    self.cause = cause
    self.amount = amount
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var code: Code?
    var details: [String]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "code": json.read(into: &code)
      case "details": json.read(into: &details)
      case "at": json.read(into: &at)
      case "color": json.read(into: &color)
      case "cause": json.readIndirect(into: &_cause)
      case "amount": json.read(into: &amount)
      default: try json.skipValue()
      }
    }
    self.code = try json.require(code, "code")
    self.details = try json.require(details, "details")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("code", code)
    json.member("details", details)
    json.optionalMember("at", at)
    json.optionalMember("color", color)
    json.optionalMember("cause", cause)
    json.optionalMember("amount", amount)
    json.endObject()
  }

  public struct Code: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let lost = Self(rawValue: "lost")
    public static let gone = Self(rawValue: "gone")

    public static let knownValues: [Self] = [.lost, .gone]
  }

  public enum Amount: JSONModel {
    case number(JSONNumber)
    case string(String)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [.number, .string()]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .number(try json.read())
        case 1: .string(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .number(let value): value.encode(into: &json)
      case .string(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
