// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Entity: JSONModel, EntityProtocol {
  /// Identifies it.
  public var id: String
  public var state: State?
  public var size: Int?
  @available(*, deprecated)
  public var old: String? {
    get { deprecatedOld }
    set { deprecatedOld = newValue }
  }

  private var deprecatedOld: String?

  public init(id: String, state: State? = nil, size: Int? = nil, old: String? = nil) {
    self.id = id
    self.state = state
    self.size = size
    self.deprecatedOld = old
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "state": json.read(into: &state)
      case "size": json.read(into: &size)
      case "old": json.read(into: &deprecatedOld)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("state", state)
    json.optionalMember("size", size)
    json.optionalMember("old", deprecatedOld)
    json.endObject()
  }

  public struct State: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let idle = Self(rawValue: "idle")
    public static let busy = Self(rawValue: "busy")

    public static let knownValues: [Self] = [.idle, .busy]
  }
}

/// The members that all subtypes of `Entity` have.
public protocol EntityProtocol: Sendable {
  /// Identifies it.
  var id: String { get }
  var state: Entity.State? { get }
  @available(*, deprecated)
  var old: String? { get }
}
