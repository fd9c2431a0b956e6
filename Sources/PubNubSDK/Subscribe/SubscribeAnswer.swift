import BinderyRealtime
import BinderyRuntime

/// The answer to a long poll, with everything in it that can be read.
///
/// A member that isn't as the specification describes it is an error beside the messages.
struct SubscribeAnswer: Sendable {
  /// Nil where the answer has none, or none that can be read.
  private(set) var cursor: EventCursor?
  private(set) var messages: [ReceivedEvent<EventsChannel.Incoming>] = []
  /// What the service refused, beside the messages.
  fileprivate(set) var refusal: HTTPResponse?
  fileprivate var statesError = false
  /// The malformed members of the answer itself.
  fileprivate(set) var faults: [UndecodableEvent] = []
}

extension SubscribeAnswer: JSONDecodable {
  /// Throws for an answer with neither a cursor nor a message: there is nothing to go on with.
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

  /// Nil for `null`, and for a malformed value.
  private mutating func read<Value: JSONDecodable>(
    from json: inout JSONReader,
    _ key: String
  ) throws(JSONError) -> Value? {
    let result: Result<Value?, UndecodableEvent> = try json.readApart {
      .success($0)
    } orKeep: {
      .failure(UndecodableEvent(message: $0, error: $1))
    }
    switch result {
    case .success(let value): return value
    case .failure(let fault):
      let path = JSONPath([.key(key)] + fault.error.path.steps)
      let error = JSONError(path: path, offset: fault.error.offset, reason: fault.error.reason)
      faults.append(UndecodableEvent(message: fault.message, error: error))
      var repair = MemberRepair()
      return repair.value(Value.self, parsing: fault.message)
    }
  }
}

/// A long poll whose answer is read as far as it can be.
///
/// An answer that is nothing but a refusal is one, whatever its HTTP status.
struct SubscribePoll: Request {
  typealias Reply = SubscribeAnswer
  typealias Failure = Subscribe.Failure

  let base: Subscribe

  static var security: [[String]] { Subscribe.security }

  func httpRequest() throws(InvalidRequest) -> HTTPRequest { try base.httpRequest() }

  static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<SubscribeAnswer, Failure> {
    guard response.status == 200 else { return .undocumented }
    do {
      var answer: SubscribeAnswer = try JSONReader.decode(from: response.body)
      if answer.statesError { answer.refusal = response.refusal }
      return .reply(answer)
    } catch {
      guard error.reason == .invalidUTF8 else { throw error }
      // One message that isn't UTF-8 would make every later answer unreadable too.
      let text = Array(String(decoding: response.body, as: UTF8.self).utf8)
      var answer: SubscribeAnswer = try JSONReader.decode(from: text)
      answer.faults.append(UndecodableEvent(message: response.body, error: error))
      return .reply(answer)
    }
  }
}
