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
///
/// Sendable because `lock` guards all mutable state.
public final class PubNubSandbox: @unchecked Sendable {
  private let clock: any SandboxClock
  private let observe: @Sendable (RecordedRequest) -> Void
  private let lock = NSLock()
  private var state: SandboxState
  private var promises: [Poll.ID: Promise] = [:]
  private var script = FaultScript()
  private var log = RequestLog()
  private var alarm = SandboxAlarm()

  /// - Parameter observe: Called with each request, on the thread of its connection.
  public init(
    _ settings: SandboxSettings = SandboxSettings(),
    clock: any SandboxClock = MachineClock(),
    observe: @escaping @Sendable (RecordedRequest) -> Void = { _ in }
  ) {
    self.clock = clock
    self.observe = observe
    state = SandboxState(settings: settings)
  }

  /// A waiting long poll, and the fault of its response.
  private struct Promise {
    let promise: LoopbackPromise
    let fault: SandboxFault?
  }

  private enum Response {
    case reply(Reply)
    case promise(LoopbackPromise)
  }

  /// Returns the response to a request; for a long poll, a promise of one.
  public func answer(to request: LoopbackRequest) -> LoopbackAnswer {
    let call: Call
    do throws(Refusal) {
      call = Call(request, body: try RequestBody.decoded(request))
    } catch {
      record(request, .status(error.reply.status))
      return error.reply.answer
    }
    if let reply = ControlCalls(sandbox: self, help: "pubnub").reply(to: call) {
      return reply.answer
    }
    let fault = lock.withLock { script.next(for: request) }
    if let fault, !fault.affectsResponse {
      record(request, .fault(fault.effect.name))
      return fault.answer(insteadOf: nil)
    }
    return answer(to: call, of: request, fault)
  }

  private func answer(
    to call: Call,
    of request: LoopbackRequest,
    _ fault: SandboxFault?
  ) -> LoopbackAnswer {
    let response = response(to: call, fault)
    switch response {
    case .promise(let promise):
      record(request, .waits)
      return .promised(promise)
    case .reply(let reply):
      record(request, fault.map { .fault($0.effect.name) } ?? .status(reply.status))
      return fault?.answer(insteadOf: reply) ?? reply.answer
    }
  }

  private func response(to call: Call, _ fault: SandboxFault?) -> Response {
    if call.segments == ["time", "0"] {
      return .reply(Reply(ServiceTime(timetoken: Int64(clock.ticks))))
    }
    let (response, released) = lock.withLock {
      let (result, released) = state.handle(call, at: clock.ticks)
      alarm.check(state.alarm)
      return (self.response(result, fault), take(released))
    }
    keep(released)
    return response
  }

  /// Called under the lock, so that no poll is released before its promise is registered.
  private func response(
    _ result: Result<Route.Outcome, Refusal>,
    _ fault: SandboxFault?
  ) -> Response {
    switch result {
    case .success(.reply(let reply)): return .reply(reply)
    case .failure(let refusal): return .reply(refusal.reply)
    case .success(.waiting(let id)):
      let promise = LoopbackPromise { [weak self] in self?.abandon(id) }
      promises[id] = Promise(promise: promise, fault: fault)
      return .promise(promise)
    }
  }
}

// Waiting polls.
extension PubNubSandbox: ServedSandbox {
  /// Performs what is due: releases polls that time out, and users that time out.
  public func settle() {
    let released = lock.withLock { take(state.settle(at: clock.ticks)) }
    keep(released)
  }

  /// The number of waiting long polls.
  public var waitingPolls: Int { lock.withLock { state.waitingPolls } }

  /// The seconds until the next action is due; nil if there is none.
  public var timeUntilAlarm: TimeInterval? {
    lock.withLock { alarm.set(for: state.alarm, at: clock.ticks) }
  }

  /// Sets a closure to call when an action becomes due earlier than `timeUntilAlarm` returned.
  public func onAlarmChange(_ work: @escaping @Sendable () -> Void) {
    lock.withLock { alarm.whenMoved(work) }
  }

  private func take(_ released: [(Poll.ID, Delivery)]) -> [(Promise, Delivery)] {
    released.compactMap { id, delivery in
      promises.removeValue(forKey: id).map { ($0, delivery) }
    }
  }

  /// Answers polls outside of the lock; each response is sent on the thread of its connection.
  private func keep(_ released: [(Promise, Delivery)]) {
    for (held, delivery) in released {
      held.promise.keep {
        let reply = Reply(delivery.envelope)
        return held.fault?.answer(insteadOf: reply) ?? reply.answer
      }
    }
  }

  private func abandon(_ id: Poll.ID) {
    lock.withLock {
      state.abandon(id)
      promises[id] = nil
    }
  }
}

// Faults on demand.
extension PubNubSandbox: ControlledSandbox {
  /// The pending faults, with their remaining counts.
  public var faults: [SandboxFault] { lock.withLock { script.faults } }

  /// Appends a fault; a request gets the first fault that matches it.
  public func add(_ fault: SandboxFault) { lock.withLock { script.add(fault) } }

  public func removeFaults() { lock.withLock { script.removeAll() } }
}

// Received requests.
extension PubNubSandbox {
  /// The newest requests, up to the limit in the settings, oldest first.
  public var requests: [RecordedRequest] { lock.withLock { Array(log.requests) } }

  public func forgetRequests() { lock.withLock { log.removeAll() } }

  private func record(_ request: LoopbackRequest, _ outcome: RecordedRequest.Outcome) {
    let record = RecordedRequest(time: clock.ticks, request: request, outcome: outcome)
    lock.withLock { log.add(record, atMost: state.settings.bounds.requests) }
    observe(record)
  }
}
