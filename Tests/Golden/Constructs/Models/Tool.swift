// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Tool: JSONModel, EntityProtocol {
  /// Identifies it.
  public var id: String
  public var state: Entity.State?
  public var size: Size?
  @available(*, deprecated)
  public var old: String? {
    get { deprecatedOld }
    set { deprecatedOld = newValue }
  }

  private var deprecatedOld: String?

  public init(id: String, state: Entity.State? = nil, size: Size? = nil, old: String? = nil) {
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

  public struct Size: OpenEnum {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let value1 = Self(rawValue: 1)
    public static let value2 = Self(rawValue: 2)

    public static let knownValues: [Self] = [.value1, .value2]
  }
}
