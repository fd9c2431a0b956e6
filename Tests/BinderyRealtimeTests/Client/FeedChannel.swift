import BinderyRealtime
import BinderyRuntime

/// Numbered ticks of the products to which a client subscribes.
struct FeedChannel: MessageChannel {
  static let template = ChannelAddress(literal: "/feed")

  var parameters: [String] { [] }

  static let policies = ChannelPolicies(
    dedupe: DedupePolicy([.payload("product"), .payload("number")], windowSize: 100),
    sequence: SequencePolicy(.payload("number"), key: [.payload("product")], window: 2),
    resume: ResumePolicy(
      [
        ResumePolicy.Part(.payload("position"), in: .query("after")),
        ResumePolicy.Part(.payload("position"), in: .header("Last-Event-ID")),
        ResumePolicy.Part(.payload("position"), in: .message(.payload("options", "since"))),
      ],
      retention: .seconds(60)
    ),
    resubscription: ResubscriptionPolicy([
      ResubscriptionPolicy.Subscription(
        "subscribe",
        key: [.payload("product")],
        ending: ResubscriptionPolicy.Ending("unsubscribe", payload: ["type": "unsubscribe"])
      )
    ])
  )

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

  enum Outgoing: TypedEvent {
    case subscribe(String)
    case unsubscribe(String)

    static let messageNames: [String] = ["subscribe", "unsubscribe"]

    var messageName: String? {
      switch self {
      case .subscribe: "subscribe"
      case .unsubscribe: "unsubscribe"
      }
    }

    init(from json: inout JSONReader) throws(JSONError) {
      self = .subscribe(try JSONValue(from: &json).description)
    }

    func encode(into json: inout JSONWriter) {
      json.beginObject()
      switch self {
      case .subscribe(let product):
        json.member("type", "subscribe")
        json.member("product", product)
      case .unsubscribe(let product):
        json.member("type", "unsubscribe")
        json.member("product", product)
      }
      json.endObject()
    }
  }
}
