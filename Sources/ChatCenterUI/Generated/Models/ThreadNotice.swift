// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Something happened to the conversation.
public struct ThreadNotice: JSONModel {
  /// The entry's id.
  public var uuid: String?
  /// The client's id.
  public var clientId: String?
  /// The conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message, or of the event.
  public var text: String?
  /// Whether it is to be shown.
  public var display: Bool?
  /// What happened.
  public var type: Kind

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: Kind
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.member("type", type)
    json.endObject()
  }

  /// What happened.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operatorLookupStarted = Self(rawValue: "OPERATOR_LOOKUP_STARTED")
    public static let threadOpened = Self(rawValue: "THREAD_OPENED")
    public static let threadClosed = Self(rawValue: "THREAD_CLOSED")
    public static let threadEnqueued = Self(rawValue: "THREAD_ENQUEUED")
    public static let threadInProgress = Self(rawValue: "THREAD_IN_PROGRESS")
    public static let threadWillBeReassigned = Self(rawValue: "THREAD_WILL_BE_REASSIGNED")
    public static let threadWillBeTransferred = Self(rawValue: "THREAD_WILL_BE_TRANSFERRED")
    public static let averageWaitTime = Self(rawValue: "AVERAGE_WAIT_TIME")
    public static let partingAfterSurvey = Self(rawValue: "PARTING_AFTER_SURVEY")

    public static let knownValues: [Self] = [
      .operatorLookupStarted,
      .threadOpened,
      .threadClosed,
      .threadEnqueued,
      .threadInProgress,
      .threadWillBeReassigned,
      .threadWillBeTransferred,
      .averageWaitTime,
      .partingAfterSurvey,
    ]
  }
}
