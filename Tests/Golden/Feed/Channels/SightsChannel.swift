// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// Looks alone tell what it is.
///
/// The address is `sights`.
public struct SightsChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("sights")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [
    .object(
      required: ["wings"],
      properties: ["wings", "state"],
      values: ["state": ["flying", "resting"]]
    ),
    .object(
      required: ["wings"],
      properties: ["wings", "state", "seats"],
      values: ["state": ["flying", "parked"]]
    ),
    .object(required: [], properties: ["shape", "layers"]),
    .object(
      required: ["mark", "from"],
      properties: ["mark", "from"],
      nullable: ["mark"],
      values: ["mark": ["sealed"]]
    ),
    .object(
      required: ["mark", "from"],
      properties: ["mark", "from"],
      values: ["mark": ["taped"]]
    ),
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case bird(Bird)
    case plane(Plane)
    /// May say nothing of itself.
    case cloud(Cloud)
    case letter(Letter)
    case parcel(Parcel)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["bird", "plane", "cloud", "letter", "parcel"]

    public var messageName: String? {
      switch self {
      case .bird: "bird"
      case .plane: "plane"
      case .cloud: "cloud"
      case .letter: "letter"
      case .parcel: "parcel"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["sealed"], by: "mark"),
      .discriminated(["taped"], by: "mark"),
      .object(
        required: ["wings"],
        properties: ["wings", "state"],
        values: ["state": ["flying", "resting"]]
      ),
      .object(
        required: ["wings"],
        properties: ["wings", "state", "seats"],
        values: ["state": ["flying", "parked"]]
      ),
      .object(required: [], properties: ["shape", "layers"]),
      .object(
        required: ["mark", "from"],
        properties: ["mark", "from"],
        nullable: ["mark"],
        values: ["mark": ["sealed"]]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .letter(try json.read())
        case 1: .parcel(try json.read())
        case 2: .bird(try json.read())
        case 3: .plane(try json.read())
        case 4: .cloud(try json.read())
        case 5: .letter(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .bird(let value): value.encode(into: &json)
      case .plane(let value): value.encode(into: &json)
      case .cloud(let value): value.encode(into: &json)
      case .letter(let value): value.encode(into: &json)
      case .parcel(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Bird: JSONModel {
    public var wings: Int
    public var state: State?

    public init(wings: Int, state: State? = nil) {
      self.wings = wings
      self.state = state
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var wings: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "wings": json.read(into: &wings)
        case "state": json.read(into: &state)
        default: try json.skipValue()
        }
      }
      self.wings = try json.require(wings, "wings")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("wings", wings)
      json.optionalMember("state", state)
      json.endObject()
    }

    public struct State: OpenEnum {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let flying = Self(rawValue: "flying")
      public static let resting = Self(rawValue: "resting")

      public static let knownValues: [Self] = [.flying, .resting]
    }
  }

  public struct Plane: JSONModel {
    public var wings: Int
    public var state: State?
    public var seats: [String]?

    public init(wings: Int, state: State? = nil, seats: [String]? = nil) {
      self.wings = wings
      self.state = state
      self.seats = seats
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var wings: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "wings": json.read(into: &wings)
        case "state": json.read(into: &state)
        case "seats": json.read(into: &seats)
        default: try json.skipValue()
        }
      }
      self.wings = try json.require(wings, "wings")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("wings", wings)
      json.optionalMember("state", state)
      json.optionalMember("seats", seats)
      json.endObject()
    }

    public struct State: OpenEnum {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let flying = Self(rawValue: "flying")
      public static let parked = Self(rawValue: "parked")

      public static let knownValues: [Self] = [.flying, .parked]
    }
  }

  public struct Cloud: JSONModel {
    public var shape: String?
    public var layers: [String]?

    public init(shape: String? = nil, layers: [String]? = nil) {
      self.shape = shape
      self.layers = layers
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "shape": json.read(into: &shape)
        case "layers": json.read(into: &layers)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("shape", shape)
      json.optionalMember("layers", layers)
      json.endObject()
    }
  }

  public struct Letter: JSONModel {
    public var mark: String?
    public var from: String

    public init(mark: String? = "sealed", from: String) {
      self.mark = mark
      self.from = from
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var mark: Nullable<String>?
      var from: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "mark": json.read(into: &mark)
        case "from": json.read(into: &from)
        default: try json.skipValue()
        }
      }
      self.mark = try json.requireNullable(mark, "mark")
      self.from = try json.require(from, "from")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("mark", mark)
      json.member("from", from)
      json.endObject()
    }
  }

  public struct Parcel: JSONModel {
    public var mark: String
    public var from: String

    public init(mark: String = "taped", from: String) {
      self.mark = mark
      self.from = from
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var mark: String?
      var from: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "mark": json.read(into: &mark)
        case "from": json.read(into: &from)
        default: try json.skipValue()
        }
      }
      self.mark = try json.require(mark, "mark")
      self.from = try json.require(from, "from")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("mark", mark)
      json.member("from", from)
      json.endObject()
    }
  }
}
