import BinderyRealtime
import BinderyRuntime

/// A delivery, as decoded from a message of the service.
enum ReceivedDelivery: Sendable {
  /// A delivery, and the members that do not match the specification and were omitted from it.
  case delivery(Delivery, MalformedMembers?)
  case undecodable(UndecodableEvent)

  /// Reads a delivery; nil if there is nothing to report.
  init?(_ message: ReceivedEvent<DeliveriesChannel.Incoming>) {
    switch message {
    case .event(.delivery(let delivery)): self = .delivery(delivery, nil)
    case .event(.unknown(let value)):
      do throws(JSONError) {
        let _: Delivery = try value.decode()
        return nil
      } catch {
        let message = Array(value.description.utf8)
        self = .undecodable(UndecodableEvent(message: message, error: error))
      }
    case .undecodable(let error):
      if let json = try? JSONValue(parsing: error.text),
        let (delivery, malformed) = json.decodeTolerantly(as: Delivery.self)
      {
        self = .delivery(delivery, malformed)
      } else {
        self = .undecodable(error)
      }
    }
  }

  /// The id of a delivery that the service wants acknowledged, decodable or not; nil for another.
  var acknowledgedID: String? {
    switch self {
    case .delivery(let delivery, _):
      let isExpected = delivery.important == true && delivery.messageType != .mirror
      return isExpected ? delivery.messageId : nil
    case .undecodable(let error):
      guard let json = try? JSONValue(parsing: error.text), json["important"]?.bool == true,
        json["messageType"]?.string != Delivery.MessageType.mirror.rawValue
      else { return nil }
      return json["messageId"]?.string
    }
  }
}
