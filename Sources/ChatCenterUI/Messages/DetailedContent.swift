import BinderyRuntime

/// Content that has the members which all content of the client shares.
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
  /// The same content, with the conversation's id if it is known, and the app's properties.
  func detailed<Content: DetailedContent>(_ content: Content) -> Content {
    var content = content
    content.threadId = content.threadId ?? conversation.id
    content.appMarker = Nullable(environment.appMarker)
    content.chatApiVersion = environment.config.transportConfig.apiVersion.number
    content.authorized = true
    return content
  }
}
