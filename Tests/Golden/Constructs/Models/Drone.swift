// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Drone: JSONModel, MachineProtocol {
  /// Identifies it.
  public var id: String
  public var state: Entity.State?
  public var size: Int?
  @available(*, deprecated)
  public var old: String? {
    get { deprecatedOld }
    set { deprecatedOld = newValue }
  }
  public var power: Int
  public var owner: Robot?

  private var deprecatedOld: String?

  public init(
    id: String,
    state: Entity.State? = nil,
    size: Int? = nil,
    old: String? = nil,
    power: Int,
    owner: Robot? = nil
  ) {
    self.id = id
    self.state = state
    self.size = size
    self.deprecatedOld = old
    self.power = power
    self.owner = owner
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var power: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "state": json.read(into: &state)
      case "size": json.read(into: &size)
      case "old": json.read(into: &deprecatedOld)
      case "power": json.read(into: &power)
      case "owner": json.read(into: &owner)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.power = try json.require(power, "power")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("state", state)
    json.optionalMember("size", size)
    json.optionalMember("old", deprecatedOld)
    json.member("power", power)
    json.optionalMember("owner", owner)
    json.endObject()
  }
}

public struct Robot: JSONModel, MachineProtocol {
  /// Identifies it.
  public var id: String
  public var state: Entity.State?
  public var size: Int?
  @available(*, deprecated)
  public var old: String? {
    get { deprecatedOld }
    set { deprecatedOld = newValue }
  }
  public var power: Int
  public var arms: Int?

  private var deprecatedOld: String?

  public init(
    id: String,
    state: Entity.State? = nil,
    size: Int? = nil,
    old: String? = nil,
    power: Int,
    arms: Int? = nil
  ) {
    self.id = id
    self.state = state
    self.size = size
    self.deprecatedOld = old
    self.power = power
    self.arms = arms
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var power: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "state": json.read(into: &state)
      case "size": json.read(into: &size)
      case "old": json.read(into: &deprecatedOld)
      case "power": json.read(into: &power)
      case "arms": json.read(into: &arms)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.power = try json.require(power, "power")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("state", state)
    json.optionalMember("size", size)
    json.optionalMember("old", deprecatedOld)
    json.member("power", power)
    json.optionalMember("arms", arms)
    json.endObject()
  }
}
