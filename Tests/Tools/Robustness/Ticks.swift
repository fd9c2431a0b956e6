import BinderyRealtime
import BinderyRuntime

/// The numbered messages of the feed.
struct Ticks: MessageChannel {
  static let template = ChannelAddress(literal: "/ticks")

  var parameters: [String] { [] }

  enum Incoming: TypedEvent {
    case tick(Int)
    case unknown(JSONValue)

    static let messageNames: [String] = ["tick"]

    var messageName: String? { if case .tick = self { "tick" } else { nil } }

    init(from json: inout JSONReader) throws(JSONError) {
      let value = try JSONValue(from: &json)
      self = value["number"]?.int.map(Incoming.tick) ?? .unknown(value)
    }

    func encode(into json: inout JSONWriter) {}
  }

  typealias Outgoing = UndescribedMessages
}
