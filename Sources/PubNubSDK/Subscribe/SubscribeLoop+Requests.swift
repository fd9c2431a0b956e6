import BinderyRealtime
import BinderyRuntime
import Foundation

extension SubscribeLoop.Environment {
  /// Holds a long poll, and gives what became of it; `willRetry` hears of failures meanwhile.
  func outcome(
    of poll: SubscribeMachine.Poll,
    willRetry: @escaping @Sendable () async -> Void
  ) async -> SubscribeLoop.PollOutcome {
    do {
      if poll.delay > .zero { try await clock.sleep(for: poll.delay) }
      let sender = sender()
      let patience = clock.stopwatch()
      let envelope = try await sender.send(
        SubscribePoll(base: try request(poll)),
        as: .subscribe,
        timeout: Self.patience
      ) { _, _ in await willRetry() }
      return .answered(envelope, after: patience())
    } catch {
      let error = error as? PubNubError ?? PubNubError(.clientCancelled, underlying: error)
      return .failed(error)
    }
  }

  /// As long as the service holds a poll, and what it may take to answer then.
  private static let patience =
    SubscribeChannel.keepAlive.after + SubscribeChannel.keepAlive.answerWithin

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

  /// Tells the service that the user is there.
  func outcome(
    ofHeartbeatAt places: SubscribedNames,
    _ generation: Int
  ) async -> PresenceMachine.Event {
    do {
      let configuration = settings.current
      let request = SendHeartbeat(
        subscribeKey: try configuration.requireSubscribeKey(),
        channels: places.sortedChannels.orComma,
        channelGroups: places.sortedGroups.nilIfEmpty,
        heartbeat: Int(clamping: configuration.durationUntilTimeout),
        state: knownStates(of: places),
        eventEngine: configuration.enableEventEngine ? 1 : nil
      )
      _ = try await sender().send(request, as: .presence)
      return .succeeded(generation: generation)
    } catch {
      // Messages go on, and so do heartbeats: no error of the subscription. The session's stream
      // reports it.
      return .failed(generation: generation)
    }
  }

  /// Tells the service that the user has gone; with the event engine nobody hears that it failed.
  func leave(_ places: SubscribedNames) async {
    let configuration = settings.current
    do {
      let request = LeaveChannels(
        subscribeKey: try configuration.requireSubscribeKey(),
        channels: places.sortedChannels.orComma,
        channelGroups: places.sortedGroups.nilIfEmpty,
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
