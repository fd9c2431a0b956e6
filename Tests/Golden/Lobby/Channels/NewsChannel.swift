// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// What stands on the board.
public enum NewsChannel {
  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case arrival(Arrival)
    case departure(Departure)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["arrival", "departure"]

    public var messageName: String? {
      switch self {
      case .arrival: "arrival"
      case .departure: "departure"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("kind") {
      case "arrival": self = .arrival(try json.readSelectedVariant())
      case "departure": self = .departure(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .arrival(let value): value.encode(into: &json)
      case .departure(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
