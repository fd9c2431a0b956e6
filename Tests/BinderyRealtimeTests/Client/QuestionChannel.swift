import BinderyRealtime
import BinderyRuntime

/// Questions, whose replies are pages of the channel of store 7.
struct QuestionChannel: MessageChannel {
  static let template = ChannelAddress(literal: "/stores/7/orders")

  var parameters: [String] { [] }
  var handshake: ChannelHandshake {
    ChannelHandshake(query: ["version": "1"], headers: ["X-Trace": "t"])
  }

  typealias Incoming = UndescribedMessages

  enum Outgoing: TypedEvent {
    case question(Int)
    case unknown(JSONValue)

    static let messageNames: [String] = ["question"]

    var messageName: String? { if case .question = self { "question" } else { nil } }

    init(from json: inout JSONReader) throws(JSONError) {
      let value = try JSONValue(from: &json)
      self = value["id"]?.int.map(Outgoing.question) ?? .unknown(value)
    }

    func encode(into json: inout JSONWriter) {
      guard case .question(let id) = self else { return }
      json.beginObject()
      json.member("id", id)
      json.endObject()
    }
  }
}

extension RealtimeChannel<QuestionChannel> {
  /// Asks for a page, whose reply arrives on the channel of the store; returns its number.
  func ask(_ id: Int) -> Task<Result<Int, RealtimeError>, Never> {
    Task {
      do throws(RealtimeError) {
        let page = try await reply(to: .question(id), on: StoreChannel(store: "7")) { message in
          if case .page(let request) = message { request } else { nil }
        }
        return .success(page)
      } catch {
        return .failure(error)
      }
    }
  }
}
