// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What the company has decided about its chats.
extension ChatCenterAPI {
  /// Tells what the company has decided about its chats.
  ///
  /// Each part may be missing. A client that gets no answer, or a 404 or 500, goes on with its own
  /// settings.
  ///
  /// - Parameters:
  ///   - channelType: The kind of client.
  ///   - auth: Whether the client has a user.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - appMarker: Tells apps of one company apart.
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
