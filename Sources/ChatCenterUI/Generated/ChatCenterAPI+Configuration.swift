// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The company's settings for its chats.
extension ChatCenterAPI {
  /// Fetches the company's settings for its chats.
  ///
  /// Each part may be absent. Without a response, or with the status 404 or 500, a client uses its
  /// own settings.
  ///
  /// - Parameters:
  ///   - channelType: The type of the client.
  ///   - auth: Whether the client has a user.
  ///   - chatApiVersion: The version of the protocol, from 17 on.
  ///   - appMarker: The marker that distinguishes the apps of one company.
  ///   - headerEncoding: The encoding of the token, which is percent-encoding.
  public func fetchConfiguration(
    channelType: String,
    auth: Bool,
    chatApiVersion: Int,
    appMarker: String? = nil,
    headerEncoding: String = "url"
  ) async throws(RequestError<FetchConfiguration.Failure>) -> ServiceConfiguration {
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
