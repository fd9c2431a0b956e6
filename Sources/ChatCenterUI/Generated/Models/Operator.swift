// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A person, or a bot, who represents the company.
public struct Operator: JSONModel {
  /// The ID of the operator.
  public var id: Int64?
  /// The name of the operator.
  public var name: String?
  /// The operator's name that clients see.
  public var alias: Nullable<String>?
  /// The availability of the operator, such as `ONLINE`.
  public var status: String?
  /// The picture of the operator, as a file or a URL.
  public var photoUrl: String?
  /// The gender of the operator, `FEMALE` or `MALE`.
  public var gender: String?
  /// The department of the operator.
  public var organizationUnit: String?
  /// The role of the operator.
  public var role: Role?

  public init(
    id: Int64? = nil,
    name: String? = nil,
    alias: Nullable<String>? = nil,
    status: String? = nil,
    photoUrl: String? = nil,
    gender: String? = nil,
    organizationUnit: String? = nil,
    role: Role? = nil
  ) {
    self.id = id
    self.name = name
    self.alias = alias
    self.status = status
    self.photoUrl = photoUrl
    self.gender = gender
    self.organizationUnit = organizationUnit
    self.role = role
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "name": json.read(into: &name)
      case "alias": json.read(into: &alias)
      case "status": json.read(into: &status)
      case "photoUrl": json.read(into: &photoUrl)
      case "gender": json.read(into: &gender)
      case "organizationUnit": json.read(into: &organizationUnit)
      case "role": json.read(into: &role)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("name", name)
    json.optionalMember("alias", alias)
    json.optionalMember("status", status)
    json.optionalMember("photoUrl", photoUrl)
    json.optionalMember("gender", gender)
    json.optionalMember("organizationUnit", organizationUnit)
    json.optionalMember("role", role)
    json.endObject()
  }

  /// The role of the operator.
  public struct Role: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let bot = Self(rawValue: "BOT")
    public static let externalBot = Self(rawValue: "EXTERNAL_BOT")
    public static let `operator` = Self(rawValue: "OPERATOR")
    public static let supervisor = Self(rawValue: "SUPERVISOR")

    public static let knownValues: [Self] = [.bot, .externalBot, .operator, .supervisor]
  }
}

/// The notification that an operator joined or left.
public struct OperatorNotice: JSONModel, EntryDetails {
  /// The ID of the entry.
  public var uuid: String?
  /// The ID of the client.
  public var clientId: String?
  /// The ID of the conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message or event.
  public var text: String?
  /// Whether to show the entry.
  public var display: Bool?
  /// The type of the event.
  public var type: Kind
  @IndirectOptional public var `operator`: Operator?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: Kind,
    operator: Operator? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.operator = `operator`
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
      case "operator": json.readIndirect(into: &_operator)
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
    json.optionalMember("operator", `operator`)
    json.endObject()
  }

  /// The type of the event.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operatorJoined = Self(rawValue: "OPERATOR_JOINED")
    public static let operatorLeft = Self(rawValue: "OPERATOR_LEFT")

    public static let knownValues: [Self] = [.operatorJoined, .operatorLeft]
  }
}
