import BinderyRuntime
import PusherSwift

/// Encrypts events that are triggered on end-to-end encrypted channels, or refuses to send them.
struct EncryptedTriggers {
  var app: PusherApp

  /// The body to send instead of the exchange's own.
  func body(of exchange: HTTPExchange) throws(TransportError) -> HTTPBody {
    guard exchange.method == .post, exchange.body != .empty else { return exchange.body }
    let text = String(decoding: try exchange.body.read(), as: UTF8.self)
    guard text.contains(PusherApp.encryptedPrefix), let json = try? JSONValue(parsing: text)
    else {
      // The prefix may be escaped in the JSON text.
      return try escaped(text, exchange.body)
    }
    return try body(of: json, exchange.body)
  }

  private func escaped(_ text: String, _ body: HTTPBody) throws(TransportError) -> HTTPBody {
    guard text.contains("\\"), let json = try? JSONValue(parsing: text) else { return body }
    return try self.body(of: json, body)
  }

  private func body(of json: JSONValue, _ body: HTTPBody) throws(TransportError) -> HTTPBody {
    do throws(PusherAppError) {
      let encrypted = try encrypt(json)
      return encrypted == json ? body : .bytes(Array(encrypted.description.utf8))
    } catch {
      throw .other("nothing was sent: \(error)")
    }
  }

  private func encrypt(_ json: JSONValue) throws(PusherAppError) -> JSONValue {
    guard var object = json.object else { return json }
    if let batch = object["batch"]?.array {
      var events: [JSONValue] = []
      for event in batch { events.append(try encryptEvent(event)) }
      object["batch"] = .array(events)
      return .object(object)
    }
    return try encryptEvent(json)
  }

  private func encryptEvent(_ json: JSONValue) throws(PusherAppError) -> JSONValue {
    guard var event = json.object else { return json }
    let several = event["channels"]?.array ?? []
    let channels = (several + [event["channel"]].compactMap(\.self)).compactMap(\.string)
    let encrypted = channels.filter { $0.hasPrefix(PusherApp.encryptedPrefix) }
    guard let channel = encrypted.first else { return json }
    guard channels.count == 1 else { throw .severalEncryptedChannels }
    let data = event["data"].map { $0.string ?? $0.description } ?? ""
    event["data"] = .string(try app.encrypt(data, on: channel))
    return .object(event)
  }
}
