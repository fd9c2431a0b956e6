// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// Who a client is talking with, or is waiting for.
public struct AgentInfo: JSONModel {
  /// What happened last.
  public var action: Action?
  /// When it did.
  public var actionDate: DateTime?
  /// The conversation.
  public var thread: Nullable<ConversationThread>?
  /// Who takes part in it for the company.
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

  /// What happened last.
  public struct Action: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let agentJoined = Self(rawValue: "AGENT_JOINED")
    public static let agentLookup = Self(rawValue: "AGENT_LOOKUP")

    public static let knownValues: [Self] = [.agentJoined, .agentLookup]
  }
}

/// One conversation.
///
/// It is running if it has an id and isn't suspended.
public struct ConversationThread: JSONModel {
  /// The thread's id.
  public var id: Int64?
  /// How far it is.
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

  /// How far it is.
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
