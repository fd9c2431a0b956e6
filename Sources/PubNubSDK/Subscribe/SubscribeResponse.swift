import BinderyRealtime
import BinderyRuntime

/// The response to a long poll, decoded as far as possible.
///
/// A malformed member is reported as an error beside the messages.
struct SubscribeResponse: Sendable {
  /// The new cursor; nil if it is absent or malformed.
  private(set) var cursor: EventCursor?
  private(set) var messages: [ReceivedEvent<EventsChannel.Incoming>] = []
  /// The error that the response states in addition to the messages.
  fileprivate(set) var refusal: HTTPResponse?
  fileprivate var statesError = false
  /// The malformed members of the response itself.
  fileprivate(set) var faults: [UndecodableEvent] = []
}

extension SubscribeResponse: JSONDecodable {
  /// Throws for a response with neither a cursor nor a message, after which polling can't go on.
  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": if let cursor: EventCursor = try read(from: &json, "t") { self.cursor = cursor }
      case "error": statesError = !(try json.read() as JSONValue).isNull
      case "m": messages = try read(from: &json, "m") ?? []
      default: try json.skipValue()
      }
    }
    guard cursor == nil else { return }
    let error = JSONError(reason: .missingKey("t"))
    if messages.isEmpty { throw faults.first?.error ?? error }
    if faults.isEmpty { faults.append(UndecodableEvent(message: [], error: error)) }
  }

  /// Decodes a member; nil for `null` and for a malformed value.
  private mutating func read<Value: JSONDecodable>(
    from json: inout JSONReader,
    _ key: String
  ) throws(JSONError) -> Value? {
    let result: Result<Value?, UndecodableEvent> = try json.readIsolated {
      .success($0)
    } undecodable: {
      .failure(UndecodableEvent(message: $0, error: $1))
    }
    switch result {
    case .success(let value): return value
    case .failure(let fault):
      var error = fault.error.inside(.key(key))
      error.offset = fault.error.offset
      faults.append(UndecodableEvent(message: fault.message, error: error))
      var repair = MemberRepair()
      return repair.value(Value.self, parsing: fault.message)
    }
  }
}

/// A long poll whose response is decoded as far as possible.
///
/// A response that contains only an error is a failure, with any HTTP status.
struct SubscribePoll: ReinterpretedRequest {
  typealias Reply = SubscribeResponse
  typealias Failure = Subscribe.Failure

  var base: Subscribe

  static func reply(of response: HTTPResponse) throws(JSONError) -> SubscribeResponse {
    do {
      var decoded: SubscribeResponse = try response.json()
      if decoded.statesError { decoded.refusal = response.refusal }
      return decoded
    } catch {
      guard error.reason == .invalidUTF8 else { throw error }
      // Otherwise one message that isn't UTF-8 would make every later response undecodable, too.
      let text = Array(String(decoding: response.body, as: UTF8.self).utf8)
      var decoded: SubscribeResponse = try JSONReader.decode(from: text)
      decoded.faults.append(UndecodableEvent(message: response.body, error: error))
      return decoded
    }
  }
}
