import BinderyRuntime

/// Builds the content that a user's client sends, with the members that all of it shares.
struct ContentBuilder: Sendable {
  private(set) var account: ChatAccount
  /// The conversation's id, if it is known.
  let threadID: Int64?
  let appMarker: String?
  let apiVersion: APIVersion

  private var user: ChatUser { account.user }

  /// The builder of another user's content.
  func of(_ account: ChatAccount) -> ContentBuilder {
    var builder = self
    builder.account = account
    return builder
  }

  func text(_ text: String, id: String) -> ClientContent { message(text, [], id) }

  func file(_ file: StoredFile, id: String) -> ClientContent { message(nil, [file], id) }

  private func message(_ text: String?, _ files: [StoredFile], _ id: String) -> ClientContent {
    var message = detailed(ClientMessage(clientId: user.identifier, uuid: id))
    message.text = text
    message.quotes = []
    message.attachments = files
    message.client = user.name.map { ClientName(name: $0) }
    return .clientMessage(message)
  }

  func location(_ point: GeoPoint) -> ClientContent {
    let coordinates = EmbeddedJSON(Coordinates(coordinates: point.text))
    return .clientLocation(
      detailed(ClientLocation(clientId: user.identifier, data: coordinates))
    )
  }

  func decision(
    _ decision: ClientThreadDecision.Kind,
    on request: CloseThreadRequest
  ) -> ClientContent {
    let content = ClientThreadDecision(
      clientId: user.identifier,
      threadId: request.threadId,
      type: decision
    )
    return .clientThreadDecision(detailed(content))
  }

  func typing(_ draft: String) -> ClientContent {
    .clientTyping(detailed(ClientTyping(clientId: user.identifier, draft: draft)))
  }

  func offline() -> ClientContent {
    .clientOffline(detailed(ClientOffline(clientId: user.identifier)))
  }

  /// The data of the user.
  ///
  /// - Parameter preRegisters: Whether the socket only registers the device.
  func info(preRegisters: Bool, osName: String?) -> ClientContent {
    var info = detailed(ClientInfo(clientId: user.identifier))
    info.name = user.name
    info.data = user.data
    info.appName = Bundle.main.bundleIdentifier
    info.libVersion = ChatCenterUISDK.version
    info.clientLocale = Locale.current.identifier
    info.preRegister = preRegisters ? true : nil
    info.osName = osName
    return .clientInfo(info)
  }

  /// Whether all answers to a survey are one message.
  var combinesAnswers: Bool { apiVersion.rawValue >= APIVersion.api21.rawValue }

  func form(_ reply: SurveyReply, id: String) -> ClientContent {
    var form = detailed(ClientSurveyForm(clientId: user.identifier, answers: reply.answers))
    form.uuid = id
    form.sendingId = reply.survey.sendingId
    form.comment = reply.comment
    return .clientSurveyForm(form)
  }

  func answer(_ answer: SurveyFormAnswer, to survey: Survey) -> ClientContent {
    var content = detailed(ClientSurveyAnswer(clientId: user.identifier))
    content.sendingId = answer.sendingId ?? survey.sendingId
    content.questionId = answer.questionId
    content.rate = answer.rate
    content.text = answer.text
    return .clientSurveyAnswer(content)
  }

  /// The same content, with the conversation's id if it is known, and the app's properties.
  private func detailed<Content: DetailedContent>(_ content: Content) -> Content {
    var content = content
    content.threadId = content.threadId ?? threadID
    content.appMarker = Nullable(appMarker)
    content.chatApiVersion = apiVersion.number
    content.authorized = true
    return content
  }
}

/// Content that has the members which all content of the client shares.
private protocol DetailedContent {
  var threadId: Int64? { get set }
  var appMarker: Nullable<String>? { get set }
  var chatApiVersion: Int? { get set }
  var authorized: Bool? { get set }
}

extension ClientInfo: DetailedContent {}
extension ClientLocation: DetailedContent {}
extension ClientMessage: DetailedContent {}
extension ClientOffline: DetailedContent {}
extension ClientSurveyAnswer: DetailedContent {}
extension ClientSurveyForm: DetailedContent {}
extension ClientThreadDecision: DetailedContent {}
extension ClientTyping: DetailedContent {}
