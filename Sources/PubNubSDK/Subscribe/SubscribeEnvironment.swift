import BinderyRealtime
import BinderyRuntime
import Foundation

/// The dependencies of a subscription.
struct SubscribeEnvironment: Sendable {
  var settings: Settings
  var listeners: ListenerRegistry
  var states: PresenceStates
  var sharedStatus: SharedStatus
  var clock: any Clock<Duration>
  /// Creates a sender with the present configuration.
  var sender: @Sendable () -> RequestSender

  /// The result of a long poll.
  enum PollOutcome: Sendable {
    case responded(SubscribeResponse, after: Duration)
    case failed(PubNubError)
  }
}

extension SubscribeEnvironment {
  /// Sends a long poll and returns its result; `willRetry` is called before each retry.
  func outcome(
    of poll: SubscribeMachine.Poll,
    willRetry: @escaping @Sendable () async -> Void
  ) async -> PollOutcome {
    do {
      if poll.delay > .zero { try await clock.sleep(for: poll.delay) }
      let sender = sender()
      let stopwatch = clock.stopwatch()
      let envelope = try await sender.send(
        SubscribePoll(base: try request(poll)),
        as: .subscribe,
        timeout: Self.pollTimeout
      ) { _, _ in await willRetry() }
      return .responded(envelope, after: stopwatch())
    } catch {
      let error = error as? PubNubError ?? PubNubError(.clientCancelled, underlying: error)
      return .failed(error)
    }
  }

  /// The time for which the service holds a poll, and the time that it may take to respond.
  private static let pollTimeout =
    SubscribeChannel.keepAlive.activityTimeout + SubscribeChannel.keepAlive.pongTimeout

  private func request(_ poll: SubscribeMachine.Poll) throws(PubNubError) -> Subscribe {
    let latest = settings.snapshot
    let isHandshake = poll.cursor == nil
    return Subscribe(
      subscribeKey: try latest.configuration.requireSubscribeKey(),
      channels: poll.names.sortedChannels.orComma,
      channelGroups: poll.names.sortedGroups.nilIfEmpty,
      timetoken: String(poll.cursor?.timetoken ?? 0),
      region: poll.cursor?.region,
      filter: latest.configuration.filterExpression,
      heartbeat: Int(clamping: latest.configuration.durationUntilTimeout),
      state: isHandshake ? knownStates(of: poll.names) : nil,
      eventEngine: latest.configuration.enableEventEngine ? 1 : nil
    )
  }

  private func knownStates(of names: SubscribedNames) -> [String: PresenceState]? {
    settings.snapshot.configuration.sendsPresenceStates ? states.known(of: names) : nil
  }

  /// Sends a heartbeat.
  func outcome(
    ofHeartbeatFor names: SubscribedNames,
    _ generation: Int
  ) async -> PresenceMachine.Event {
    do {
      let configuration = settings.current
      let request = SendHeartbeat(
        subscribeKey: try configuration.requireSubscribeKey(),
        channels: names.sortedChannels.orComma,
        channelGroups: names.sortedGroups.nilIfEmpty,
        heartbeat: Int(clamping: configuration.durationUntilTimeout),
        state: knownStates(of: names),
        eventEngine: configuration.enableEventEngine ? 1 : nil
      )
      _ = try await sender().send(request, as: .presence)
      return .succeeded(generation: generation)
    } catch {
      // A failed heartbeat isn't an error of the subscription, which continues. The session's
      // observer receives it.
      return .failed(generation: generation)
    }
  }

  /// Sends a leave request; its failure is reported only without the event engine.
  func leave(_ names: SubscribedNames) async {
    let configuration = settings.current
    do {
      let request = LeaveChannels(
        subscribeKey: try configuration.requireSubscribeKey(),
        channels: names.sortedChannels.orComma,
        channelGroups: names.sortedGroups.nilIfEmpty,
        eventEngine: configuration.enableEventEngine ? 1 : nil
      )
      _ = try await sender().send(request, as: .presence)
    } catch {
      if !configuration.enableEventEngine { report(error) }
    }
  }

  private func report(_ error: any Error) {
    let error = error as? PubNubError ?? PubNubError(.unknown, underlying: error)
    listeners.send([.own(.subscribeError(error))])
  }
}
