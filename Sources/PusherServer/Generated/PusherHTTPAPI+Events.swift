// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// Events for the subscribers of channels.
extension PusherHTTPAPI {
  /// Sends an event to the subscribers of one or more channels.
  ///
  /// The channel of an event for a signed-in user is `#server-to-user-`, followed by the user ID.
  /// An event on an end-to-end encrypted channel has no other channels.
  ///
  /// - Parameters:
  ///   - appId: The ID of the app, which differs from its key.
  ///   - body: The event, and its channels.
  /// - Returns: The confirmation of the event.
  public func triggerEvent(
    appId: String,
    body: TriggeredEvent
  ) async throws(RequestError<TriggerEvent.Failure>) -> TriggeredChannels {
    try await send(TriggerEvent(appId: appId, body: body))
  }

  /// Sends up to ten events in one request, in order.
  ///
  /// - Parameters:
  ///   - appId: The ID of the app, which differs from its key.
  ///   - body: The events in order, at most ten.
  /// - Returns: The confirmation of the events.
  public func triggerEvents(
    appId: String,
    body: EventBatch
  ) async throws(RequestError<TriggerEvents.Failure>) -> TriggeredBatch {
    try await send(TriggerEvents(appId: appId, body: body))
  }
}
