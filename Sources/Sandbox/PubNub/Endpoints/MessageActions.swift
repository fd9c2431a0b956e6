import BinderyRuntime
import PubNubSDK

/// The endpoints of message actions, which notify subscribers.
enum MessageActions {
  static func add(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let action = try action(call, at: keyspace.time.next())
    let others = keyspace.actions(on: call["channel"]).actions
    guard !others.contains(where: action.repeats) else {
      throw .action("Action Already Added", status: 409)
    }
    keyspace.append(action)
    notify(.added, of: action, &keyspace, call)
    return .reply(Reply(MessageActionReceipt(status: 200, data: action.model)))
  }

  static func remove(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let (message, timetoken) = (UInt64(call["message"]), UInt64(call["action"]))
    let actions = keyspace.actions(on: call["channel"]).actions
    let found = actions.first { $0.timetoken == timetoken && $0.messageTimetoken == message }
    guard let action = found else { throw .action("No matching message actions to delete") }
    guard action.user == call.user else {
      throw .action("Not deleting message action: wrong uuid specified")
    }
    keyspace.actions[call["channel"]]?.remove(at: action.timetoken)
    notify(.removed, of: action, &keyspace, call)
    return .reply(Reply(MessageActionRemoval(status: 200, data: [:])))
  }

  static func fetch(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let page = try MessageActionQuery(call)
    let actions = keyspace.actions(on: call["channel"]).actions
      .filter { page.window.contains($0.timetoken) }
    let newest = actions.suffix(page.limit)
    let more = actions.count > newest.count ? newest.first.map { page.continuation($0) } : nil
    return .reply(Reply(MessageActionPage(status: 200, data: newest.map(\.model), more: more)))
  }
}

extension MessageActions {
  private static func notify(
    _ event: MessageActionPayload.Event,
    of action: StoredAction,
    _ keyspace: inout Keyspace,
    _ call: Call
  ) {
    keyspace.broadcast(
      .action(action.payload(event)),
      on: call["channel"],
      Event.Details(publisher: action.user)
    )
  }

  private static func action(_ call: Call, at timetoken: UInt64) throws(Refusal) -> StoredAction {
    let body = try? JSONReader.decode(JSONValue.self, from: call.body)
    guard let user = call.user else { throw .missing("uuid", in: "query") }
    guard let type = body?["type"]?.string, !type.isEmpty else {
      throw .missing("type", in: "body")
    }
    guard let value = body?["value"]?.string, !value.isEmpty else {
      throw .missing("value", in: "body")
    }
    guard let message = UInt64(call["message"]) else {
      throw .missing("messageTimetoken", in: "path")
    }
    return StoredAction(
      type: type,
      value: value,
      user: user,
      channel: call["channel"],
      timetoken: timetoken,
      messageTimetoken: message
    )
  }
}

/// The query of actions: the newest before `start`, down to `end`.
private struct MessageActionQuery {
  let call: Call
  let window: HistoryWindow
  let limit: Int
  private let end: UInt64?

  init(_ call: Call) throws(Refusal) {
    self.call = call
    do throws(InvalidQuery) {
      end = try call.query.number("end")
      window = HistoryWindow(fetchFrom: try call.query.number("start"), to: end)
      limit = min(max(1, try call.query.number("limit") ?? 100), 100)
    } catch {
      throw .missing(error.name, in: "query")
    }
  }

  func continuation(_ first: StoredAction) -> MessageActionContinuation {
    let path = call.target.prefix { $0 != "?" }
    let end = end.map { "&end=\($0)" } ?? ""
    return MessageActionContinuation(
      url: .string("\(path)?start=\(first.timetoken)\(end)&limit=\(limit)"),
      start: .text("\(first.timetoken)"),
      end: self.end.map { .text("\($0)") },
      limit: .number(JSONNumber(limit))
    )
  }
}

extension Refusal {
  fileprivate static func action(
    _ text: String,
    status: Int = 400,
    details: [FaultDetail]? = nil
  ) -> Refusal {
    let fault = MessageActionFault(
      message: .other(text),
      source: "actions",
      details: details
    )
    return Refusal(reply: Reply(MessageActionProblem(status: status, error: fault), status: status))
  }

  fileprivate static func missing(_ name: String, in location: String) -> Refusal {
    let detail = FaultDetail(message: "Missing field", location: name, locationType: location)
    return action("Request payload contained invalid input.", details: [detail])
  }
}
