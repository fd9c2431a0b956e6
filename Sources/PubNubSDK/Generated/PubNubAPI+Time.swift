// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The current time of the service.
extension PubNubAPI {
  /// Returns the current time of the service as a timetoken.
  ///
  /// - Parameters:
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  public func fetchTime(
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<Never>) -> ServiceTime {
    try await send(
      FetchTime(uuid: uuid, pnsdk: pnsdk, requestId: requestId, instanceId: instanceId)
    )
  }
}
