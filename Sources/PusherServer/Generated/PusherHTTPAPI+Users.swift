// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The users who have signed in.
extension PusherHTTPAPI {
  /// Ends all connections of a signed-in user, with the code 4009.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - userId: The id with which the user has signed in.
  ///   - body: An object without members.
  public func terminateConnections(
    appId: String,
    userId: String,
    body: Nothing
  ) async throws(RequestError<TerminateConnections.Failure>) -> TerminateConnections.Reply {
    try await send(TerminateConnections(appId: appId, userId: userId, body: body))
  }
}
