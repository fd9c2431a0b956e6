import BinderyRuntime
import BinderyTesting
import Foundation
import PubNubSDK

/// A local PubNub without sockets of its own, for use with a server.
///
///     let sandbox = PubNubSandbox()
///     let server = try PubNubServer(sandbox)
///     defer { server.stop() }
///     let api = PubNubAPI(server: try ServerURL(server.url))
///     sandbox.add(SandboxFault("/publish/*", .status(503)))
///
/// It is independent of the server in front of it, so that a test can stop one and start another.
public final class PubNubSandbox: Sendable {
  private let clock: any SandboxClock
  public let controls: SandboxControls
  private let state: Locked<State>

  private struct State {
    var service: SandboxState
    var pending: [Poll.ID: PendingPoll] = [:]
    var schedule = TimerSchedule()

    /// Removes and returns the pending polls that were released.
    mutating func take(_ released: [(Poll.ID, Delivery)]) -> [(PendingPoll, Delivery)] {
      released.compactMap { id, delivery in
        pending.removeValue(forKey: id).map { ($0, delivery) }
      }
    }
  }

  /// Creates a service without data.
  ///
  /// - Parameter observe: Called with each request, on the thread of its connection.
  public init(
    _ settings: SandboxSettings = SandboxSettings(),
    clock: any SandboxClock = MachineClock(),
    observe: @escaping @Sendable (RecordedRequest) -> Void = { _ in }
  ) {
    self.clock = clock
    controls = SandboxControls(clock, requests: settings.bounds.requests, observe: observe)
    state = Locked(State(service: SandboxState(settings: settings)))
  }

  /// A waiting long poll, and the fault of its response.
  private struct PendingPoll {
    let pendingResponse: PendingResponse
    let fault: SandboxFault?
  }

  private enum Response {
    case reply(Reply)
    case pendingResponse(PendingResponse)
  }

  /// Returns the response to a request; for a long poll, a pending response.
  public func respond(to request: LoopbackRequest) -> LoopbackResponse {
    let call: Call
    do throws(Refusal) {
      call = Call(request, body: try RequestBody.decoded(request))
    } catch {
      controls.record(request, .status(error.reply.status))
      return error.reply.response
    }
    if let reply = ControlCalls(sandbox: self, help: "pubnub").reply(to: call) {
      return reply.response
    }
    let fault = controls.fault(for: request)
    if let fault, !fault.affectsResponse {
      controls.record(request, .fault(fault.effect.name))
      return fault.response(replacing: nil)
    }
    return respond(to: call, of: request, fault)
  }

  private func respond(
    to call: Call,
    of request: LoopbackRequest,
    _ fault: SandboxFault?
  ) -> LoopbackResponse {
    let response = response(to: call, fault)
    switch response {
    case .pendingResponse(let pendingResponse):
      controls.record(request, .waits)
      return .pending(pendingResponse)
    case .reply(let reply):
      controls.record(request, fault.map { .fault($0.effect.name) } ?? .status(reply.status))
      return fault?.response(replacing: reply) ?? reply.response
    }
  }

  private func response(to call: Call, _ fault: SandboxFault?) -> Response {
    if call.segments == ["time", "0"] {
      return .reply(Reply(ServiceTime(timetoken: Int64(clock.ticks))))
    }
    let (response, released) = state.withLock { state in
      let (result, released) = state.service.handle(call, at: clock.ticks)
      state.schedule.check(state.service.nextActionTime)
      // Under the lock, so that no poll is released before it is registered.
      let response = self.response(result, fault, &state.pending)
      return (response, state.take(released))
    }
    respond(to: released)
    return response
  }

  private func response(
    _ result: Result<Route.Outcome, Refusal>,
    _ fault: SandboxFault?,
    _ pending: inout [Poll.ID: PendingPoll]
  ) -> Response {
    switch result {
    case .success(.reply(let reply)): return .reply(reply)
    case .failure(let refusal): return .reply(refusal.reply)
    case .success(.waiting(let id)):
      let pendingResponse = PendingResponse { [weak self] in self?.abandon(id) }
      pending[id] = PendingPoll(pendingResponse: pendingResponse, fault: fault)
      return .pendingResponse(pendingResponse)
    }
  }
}

// Waiting polls.
extension PubNubSandbox: ServedSandbox, ControlledSandbox {
  /// Performs the actions that are due: ends polls and removes users that time out.
  public func settle() {
    let released = state.withLock { $0.take($0.service.settle(at: clock.ticks)) }
    respond(to: released)
  }

  /// The number of waiting long polls.
  public var waitingPolls: Int { state.withLock { $0.service.waitingPolls } }

  /// The seconds until the next action is due; nil if there is none.
  public var timeUntilNextAction: TimeInterval? {
    state.withLock { $0.schedule.set(for: $0.service.nextActionTime, at: clock.ticks) }
  }

  /// Sets a closure to call when an action becomes due earlier than `timeUntilNextAction` returned.
  public func onScheduleChange(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.schedule.onEarlierAction(work) }
  }

  /// Answers polls outside of the lock; each response is sent on the thread of its connection.
  private func respond(to released: [(PendingPoll, Delivery)]) {
    for (poll, delivery) in released {
      poll.pendingResponse.fulfill {
        let reply = Reply(delivery.envelope)
        return poll.fault?.response(replacing: reply) ?? reply.response
      }
    }
  }

  private func abandon(_ id: Poll.ID) {
    state.withLock { state in
      state.service.abandon(id)
      state.pending[id] = nil
    }
  }
}
