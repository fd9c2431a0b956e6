import BinderyRealtime
import Sandbox

@testable import PubNubSDK

/// Creates a user's client of a local PubNub server.
func client(
  _ user: String,
  of server: PubNubServer,
  clock: any Clock<Duration> = TimerClock(),
  _ change: (inout PubNubConfiguration) -> Void = { _ in }
) -> PubNub {
  var configuration = PubNubConfiguration(
    publishKey: "demo",
    subscribeKey: "demo",
    userId: user,
    useSecureConnections: false,
    origin: server.origin
  )
  change(&configuration)
  return PubNub(configuration: configuration, session: nil, clock: clock)
}
