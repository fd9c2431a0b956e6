// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The operator with whom a client is in a dialog, or for whom the client is waiting.
public struct AgentInfo: JSONModel {
  /// The last event of the dialog.
  public var action: Action?
  /// The time of the last event.
  public var actionDate: DateTime?
  /// The conversation of the client.
  public var thread: Nullable<ConversationThread>?
  /// The representative of the company in the conversation.
  public var agent: Nullable<Agent>?

  public init(
    action: Action? = nil,
    actionDate: DateTime? = nil,
    thread: Nullable<ConversationThread>? = nil,
    agent: Nullable<Agent>? = nil
  ) {
    self.action = action
    self.actionDate = actionDate
    self.thread = thread
    self.agent = agent
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "actionDate": json.read(into: &actionDate)
      case "thread": json.read(into: &thread)
      case "agent": json.read(into: &agent)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("action", action)
    json.optionalMember("actionDate", actionDate)
    json.optionalMember("thread", thread)
    json.optionalMember("agent", agent)
    json.endObject()
  }

  /// The last event of the dialog.
  public struct Action: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let agentJoined = Self(rawValue: "AGENT_JOINED")
    public static let agentLookup = Self(rawValue: "AGENT_LOOKUP")

    public static let knownValues: [Self] = [.agentJoined, .agentLookup]
  }
}

/// A conversation, which is in progress if it has an ID and isn't suspended.
public struct ConversationThread: JSONModel {
  /// The ID of the thread.
  public var id: Int64?
  /// The state of the conversation.
  public var state: State?

  public init(id: Int64? = nil, state: State? = nil) {
    self.id = id
    self.state = state
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "state": json.read(into: &state)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("state", state)
    json.endObject()
  }

  /// The state of the conversation.
  public struct State: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unassigned = Self(rawValue: "UNASSIGNED")
    public static let inProgress = Self(rawValue: "IN_PROGRESS")
    public static let waiting = Self(rawValue: "WAITING")
    public static let suspended = Self(rawValue: "SUSPENDED")

    public static let knownValues: [Self] = [.unassigned, .inProgress, .waiting, .suspended]
  }
}
