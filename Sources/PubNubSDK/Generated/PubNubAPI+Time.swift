// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The clock of the service.
extension PubNubAPI {
  /// Returns the time of the service, as a timetoken.
  ///
  /// - Parameters:
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  public func fetchTime(
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<Never>) -> FetchTime.Reply {
    try await send(
      FetchTime(uuid: uuid, pnsdk: pnsdk, requestId: requestId, instanceId: instanceId)
    )
  }
}
