import BinderyRuntime
import BinderyTesting
import Foundation
import PubNubSDK

/// A local PubNub without a socket: requests in, answers out.
///
///     let sandbox = PubNubSandbox()
///     let server = try PubNubServer(sandbox)
///     defer { server.stop() }
///     let api = PubNubAPI(server: try ServerURL(server.url))
///
/// It outlives the server that stands before it, so that a test can stop one and start another.
///
/// Sendable because `lock` guards all that changes.
public final class PubNubSandbox: @unchecked Sendable {
  private let clock: any SandboxClock
  private let lock = NSLock()
  private var state: SandboxState
  private var promises: [Poll.ID: LoopbackPromise] = [:]
  /// For when whoever calls `settle` has set the alarm.
  private var armed = UInt64.max
  private var alarmMoved: @Sendable () -> Void = {}
  private var recorded: ArraySlice<RecordedRequest> = []
  private let observe: @Sendable (RecordedRequest) -> Void

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

  /// What goes out for a request; for a long poll, once there is something to tell.
  public func answer(to request: LoopbackRequest) -> LoopbackAnswer {
    let result = result(of: request)
    record(request, result)
    switch result {
    case .reply(let reply): return reply.answer
    case .promise(let promise): return .promised(promise)
    }
  }

  private enum Response {
    case reply(Reply)
    case promise(LoopbackPromise)
  }

  private func result(of request: LoopbackRequest) -> Response {
    do throws(Refusal) {
      let call = Call(request, body: try RequestBody.decoded(request))
      return call.segments == ["time", "0"] ? .reply(time) : result(of: call)
    } catch {
      return .reply(error.reply)
    }
  }

  private var time: Reply { Reply(ServiceTime(timetoken: Int64(clock.now))) }

  private func result(of call: Call) -> Response {
    let (answer, released) = lock.withLock {
      let (result, released) = state.handle(call, at: clock.now)
      if state.alarm ?? .max < armed { alarmMoved() }
      return (make(result), take(released))
    }
    keep(released)
    return answer
  }

  /// Under the lock, so that no poll is released before its promise is known.
  private func make(_ result: Result<Route.Outcome, Refusal>) -> Response {
    switch result {
    case .success(.reply(let reply)): return .reply(reply)
    case .failure(let refusal): return .reply(refusal.reply)
    case .success(.waiting(let id)):
      let promise = LoopbackPromise { [weak self] in self?.abandon(id) }
      promises[id] = promise
      return .promise(promise)
    }
  }
}

// What came.
extension PubNubSandbox {
  /// The newest requests, as many as the settings say, oldest first.
  public var requests: [RecordedRequest] { lock.withLock { Array(recorded) } }

  private func record(_ request: LoopbackRequest, _ response: Response) {
    let outcome: RecordedRequest.Outcome =
      switch response {
      case .reply(let reply): .status(reply.status)
      case .promise: .waits
      }
    let record = RecordedRequest(time: clock.now, request: request, outcome: outcome)
    lock.withLock {
      recorded.append(record)
      if recorded.count > state.settings.bounds.requests { recorded.removeFirst() }
    }
    observe(record)
  }
}

// Those who wait.
extension PubNubSandbox {
  /// Does what is due by the clock: polls that have waited long enough, users that fell silent.
  public func settle() {
    let released = lock.withLock { take(state.settle(at: clock.now)) }
    keep(released)
  }

  /// How many long polls wait.
  public var waitingPolls: Int { lock.withLock { promises.count } }

  /// How long until something is due; nil while nothing is.
  var timeUntilAlarm: TimeInterval? {
    lock.withLock {
      armed = state.alarm ?? .max
      return state.alarm.map { alarm in
        let now = clock.now
        return alarm > now ? Double(alarm - now) / Double(UInt64.ticksPerSecond) : 0
      }
    }
  }

  /// Calls when something will be due before what `timeUntilAlarm` said.
  func whenAlarmMoves(_ work: @escaping @Sendable () -> Void) {
    lock.withLock { alarmMoved = work }
  }

  private func take(_ released: [(Poll.ID, Delivery)]) -> [(LoopbackPromise, Delivery)] {
    released.compactMap { id, delivery in
      promises.removeValue(forKey: id).map { ($0, delivery) }
    }
  }

  /// Outside of the lock; each answer is written on the thread of its connection.
  private func keep(_ released: [(LoopbackPromise, Delivery)]) {
    for (promise, delivery) in released { promise.keep { Reply(delivery.envelope).answer } }
  }

  private func abandon(_ id: Poll.ID) {
    lock.withLock {
      state.abandon(id)
      promises[id] = nil
    }
  }
}
