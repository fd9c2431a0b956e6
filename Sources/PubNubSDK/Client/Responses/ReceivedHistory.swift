import BinderyRuntime

/// A page of history that is read as far as it can be.
///
/// A malformed member is omitted; its message and the other messages are kept.
struct ReceivedHistory: Sendable {
  private(set) var channels: [String: [StoredMessage]]
  let more: HistoryContinuation?
}

/// A message of history, with its malformed members.
struct StoredMessage: Sendable {
  let message: HistoryMessage
  /// Nil where the message is as the specification describes it.
  let fault: MalformedEventError?
}

/// A request for a page of history, from which only malformed members are omitted.
struct HistoryRequest<Base: Request>: ReinterpretedRequest where Base.Reply == HistoryPage {
  typealias Reply = ReceivedHistory
  typealias Failure = Base.Failure

  var base: Base

  static func reply(of response: HTTPResponse) throws(JSONError) -> ReceivedHistory {
    do {
      return ReceivedHistory(try response.json())
    } catch {
      guard let history = ReceivedHistory(repairing: response.body) else { throw error }
      return history
    }
  }
}

extension ReceivedHistory {
  fileprivate init(_ page: HistoryPage) {
    channels = page.channels.mapValues { $0.map { StoredMessage(message: $0, fault: nil) } }
    more = page.more
  }

  /// Nil for an answer without channels: there is nothing to go on with.
  fileprivate init?(repairing body: [UInt8]) {
    guard let answer: JSONValue = try? JSONReader.decode(from: body),
      let members = answer["channels"]?.object?.members
    else { return nil }
    // The client continues after the oldest message if the response has no position.
    var repair = MemberRepair()
    more = answer["more"].flatMap { repair.value(HistoryContinuation.self, $0)?.value }
    channels = [:]
    for member in members {
      let elements = member.value.array ?? (member.value.isNull ? [] : [member.value])
      channels[member.key] = elements.enumerated().map { index, element in
        StoredMessage(repairing: element, at: [.key("channels"), .key(member.key), .index(index)])
      }
    }
  }
}

extension StoredMessage {
  /// Creates a message without its malformed members; a value that isn't a message becomes the
  /// payload of one.
  fileprivate init(repairing json: JSONValue, at path: [JSONPath.Step]) {
    var repair = MemberRepair()
    let repaired = repair.value(HistoryMessage.self, json, at: path, complete: Self.completed)
    message = repaired?.value ?? HistoryMessage(message: json, timetoken: .text(""))
    fault =
      repair.errors.isEmpty ? nil : MalformedEventError(message: json.utf8, errors: repair.errors)
  }

  /// Returns the message with null for a missing payload, and "" for a missing timetoken.
  private static func completed(_ error: JSONError, _ json: JSONValue) -> JSONValue? {
    guard error.path.steps.isEmpty, case .object(var object) = json else { return nil }
    switch error.reason {
    case .missingKey("message"): object["message"] = .null
    case .missingKey("timetoken"): object["timetoken"] = ""
    default: return nil
    }
    return .object(object)
  }
}
