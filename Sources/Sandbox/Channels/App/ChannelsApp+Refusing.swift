import BinderyRuntime
import PusherSwift

extension ChannelsApp {
  /// Rejects a subscription in the way that the settings select.
  mutating func refuse(_ channel: String, _ refusal: RefusedSubscription, _ socketID: String) {
    switch settings.refusal {
    case .error: report(refusal.message, channel: channel, to: socketID)
    case .unauthorized: report(refusal.message, code: 4009, to: socketID)
    case .subscriptionError:
      let problem = SubscriptionProblem(
        type: refusal.status == 401 ? "AuthError" : "LimitReached",
        error: refusal.message,
        status: .number(refusal.status)
      )
      let error = SubscriptionError(
        event: .pusherSubscriptionError,
        channel: channel,
        data: EmbeddedJSON(problem, isText: false)
      )
      send(.subscriptionError(error), to: socketID)
    case .bare:
      let error = SubscriptionError(
        event: .pusherInternalSubscriptionError,
        channel: channel,
        data: EmbeddedJSON(SubscriptionProblem())
      )
      send(.subscriptionError(error), to: socketID)
    }
  }
}
