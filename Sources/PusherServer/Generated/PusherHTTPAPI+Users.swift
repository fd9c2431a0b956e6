// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The users who are signed in.
extension PusherHTTPAPI {
  /// Closes all connections of a signed-in user, with the close code 4009.
  ///
  /// - Parameters:
  ///   - appId: The ID of the app, which differs from its key.
  ///   - userId: The ID with which the user signed in.
  ///   - body: An empty object.
  /// - Returns: The confirmation of the termination.
  public func terminateConnections(
    appId: String,
    userId: String,
    body: Nothing
  ) async throws(RequestError<TerminateConnections.Failure>) -> Nothing {
    try await send(TerminateConnections(appId: appId, userId: userId, body: body))
  }
}
