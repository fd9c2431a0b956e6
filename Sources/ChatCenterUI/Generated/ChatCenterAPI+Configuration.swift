// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The company's settings of its chats.
extension ChatCenterAPI {
  /// Fetches the company's settings of its chats.
  ///
  /// Each part may be missing. A client that gets no answer, or a 404 or 500, goes on with its own
  /// settings.
  ///
  /// - Parameters:
  ///   - channelType: The kind of client.
  ///   - auth: Whether the client has a user.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - appMarker: Distinguishes the apps of one company.
  ///   - headerEncoding: How the token is encoded, which is in percents.
  public func fetchConfiguration(
    channelType: String,
    auth: Bool,
    chatApiVersion: Int,
    appMarker: String? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<FetchConfiguration.Failure>) -> FetchConfiguration.Reply {
    try await send(
      FetchConfiguration(
        channelType: channelType,
        auth: auth,
        chatApiVersion: chatApiVersion,
        appMarker: appMarker,
        headerEncoding: headerEncoding
      )
    )
  }
}
