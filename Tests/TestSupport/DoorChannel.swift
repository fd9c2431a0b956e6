import BinderyRealtime
import BinderyRuntime

/// A channel with two messages of the same content, of which an event type states the second.
public struct DoorChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("/doors")
  public static let incomingSignatures: JSONSignatures = [
    .object(required: [], properties: ["door"])
  ]

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public typealias Outgoing = UndescribedMessages

  public enum Incoming: TypedEvent {
    case opened(String)
    case closed(String)
    case unknown(JSONValue)

    public static let messageNames: [String] = ["opened", "closed"]

    public var messageName: String? {
      switch self {
      case .opened: "opened"
      case .closed: "closed"
      case .unknown: nil
      }
    }

    public init?(eventType: String, from json: inout JSONReader) throws(JSONError) {
      switch eventType {
      case "opened": self = .opened(try Self.door(&json))
      case "closed", "door-closed": self = .closed(try Self.door(&json))
      default: return nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      self = .opened(try Self.door(&json))
    }

    private static func door(_ json: inout JSONReader) throws(JSONError) -> String {
      guard let door = try JSONValue(from: &json)["door"]?.string else {
        throw JSONError(reason: .missingKey("door"))
      }
      return door
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      switch self {
      case .opened(let door), .closed(let door): json.member("door", door)
      case .unknown: break
      }
      json.endObject()
    }
  }
}
