import BinderyRuntime

/// The channels of a fake client, which a generated fake has.
public final class FakeChannels: Sendable {
  /// The client of the channels, which has no network.
  public let client: RealtimeClient
  private let service: FakeService

  /// Creates the channels of a fake client, none of which is in use.
  ///
  /// - Parameter options: The policies and time limits; its transport isn't used.
  public init(_ options: RealtimeOptions = RealtimeOptions()) {
    let reports = ClientReports()
    let service = FakeService(reports)
    self.service = service
    client = RealtimeClient(service.server, options, reports, service)
  }

  /// Returns the test's side of a channel, the same for equal channels.
  public func channel<Channel: MessageChannel>(_ channel: Channel) -> FakeChannel<Channel> {
    service.channel(channel)
  }

  /// The status of the connection, which a test changes to lose it, for example.
  ///
  /// The first channel in use makes it `connected`, the last one `disconnected`. With any other
  /// status than `connected`, requests without a reply throw `replyLost`, and the next connection
  /// is reported by `gaps`, as it is by a real client. Channels can be connected, and messages sent
  /// and delivered, with any status.
  public var status: ConnectionMachine.Status {
    get { service.status }
    set { service.become(newValue) }
  }
}
