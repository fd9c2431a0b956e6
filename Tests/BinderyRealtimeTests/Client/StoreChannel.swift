import BinderyRealtime
import BinderyRuntime

/// The orders of a store.
struct StoreChannel: MessageChannel {
  static let template = ChannelAddress("/stores/{store}/orders")

  var store: String

  var parameters: [String] { [store] }
  var handshake: ChannelHandshake {
    ChannelHandshake(query: ["version": "1"], headers: ["X-Trace": "t"])
  }

  /// A message with a constant `type`; orders and pages are received.
  enum Incoming: TypedEvent {
    case order(String)
    case page(request: Int)
    case unknown(JSONValue)

    static let messageNames: [String] = ["order", "page"]

    var messageName: String? {
      switch self {
      case .order: "order"
      case .page: "page"
      case .unknown: nil
      }
    }

    init(from json: inout JSONReader) throws(JSONError) {
      let value = try JSONValue(from: &json)
      switch value["type"]?.string {
      case "order":
        guard let id = value["id"]?.string else {
          throw JSONError(reason: .missingKey("id"))
        }
        self = .order(id)
      case "page": self = .page(request: value["request"]?.int ?? 0)
      default: self = .unknown(value)
      }
    }

    func encode(into json: inout JSONWriter) {}
  }

  /// A request for a page, or the end of the orders.
  enum Outgoing: TypedEvent {
    case getPage(request: Int)
    case stop

    static let messageNames: [String] = ["getPage", "stop"]

    var messageName: String? { nil }

    init(from json: inout JSONReader) throws(JSONError) {
      _ = try JSONValue(from: &json)
      self = .stop
    }

    func encode(into json: inout JSONWriter) {
      json.beginObject()
      switch self {
      case .getPage(let request):
        json.member("type", "getPage")
        json.member("request", request)
      case .stop: json.member("type", "stop")
      }
      json.endObject()
    }
  }
}

/// The news of all stores, at the address of store 7.
struct NewsChannel: MessageChannel {
  static let template = ChannelAddress(literal: "/stores/7/orders")

  var parameters: [String] { [] }
  var handshake: ChannelHandshake {
    ChannelHandshake(query: ["version": "1"], headers: ["X-Trace": "t"])
  }

  enum Incoming: TypedEvent {
    case news
    case unknown(JSONValue)

    static let messageNames: [String] = ["news"]

    var messageName: String? { if case .news = self { "news" } else { nil } }

    init(from json: inout JSONReader) throws(JSONError) {
      let value = try JSONValue(from: &json)
      self = value["type"] == "news" ? .news : .unknown(value)
    }

    func encode(into json: inout JSONWriter) {}
  }

  typealias Outgoing = UndescribedMessages
}
