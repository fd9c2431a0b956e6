// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// Sending events to those who are subscribed.
extension PusherHTTPAPI {
  /// Sends an event to those who are subscribed to some channels.
  ///
  /// An event for a signed-in user goes to the channel `#server-to-user-` with the user's id
  /// behind it. One on an end-to-end encrypted channel goes to that channel alone.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - body: The event, and where it goes.
  /// - Returns: The event is on its way.
  public func triggerEvent(
    appId: String,
    body: TriggeredEvent
  ) async throws(RequestError<TriggerEvent.Failure>) -> TriggerEvent.Reply {
    try await send(TriggerEvent(appId: appId, body: body))
  }

  /// Sends up to ten events at once, in their order.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - body: The events.
  /// - Returns: The events are on their way.
  public func triggerEvents(
    appId: String,
    body: EventBatch
  ) async throws(RequestError<TriggerEvents.Failure>) -> TriggerEvents.Reply {
    try await send(TriggerEvents(appId: appId, body: body))
  }
}
