import BinderyRuntime

/// Contents that say of the client what all contents do.
protocol DetailedContent {
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

extension ChatLoop {
  /// The same contents, with the conversation, where it is known, and what the app says of itself.
  func detailed<Content: DetailedContent>(_ content: Content) -> Content {
    var content = content
    content.threadId = content.threadId ?? conversation.id
    content.appMarker = Nullable(environment.appMarker)
    content.chatApiVersion = environment.config.transportConfig.apiVersion.number
    content.authorized = true
    return content
  }
}
