import BinderyRuntime

/// A request whose response a service may hold until it has a message: that of a long poll, and
/// that of an event stream whose server sends the header with the first event.
struct HeldRequest<Response: Sendable>: Sendable {
  /// The request; its owner cancels it.
  let task: Task<Result<Response, WebSocketError>, Never>
  /// The response; nil if the service holds it.
  let response: Response?

  /// Prepares and sends a request; calls `begin` each time immediately before it is sent.
  typealias Send =
    @Sendable (_ begin: @escaping @Sendable () -> Void) async throws(WebSocketError) -> Response

  private struct Timer {
    var task: Task<Void, Never>?
    var hasEnded = false
  }

  /// Sends a request, and returns when the response has arrived, or a time after the request has
  /// begun; throws if the service refuses it before that.
  init(
    heldAfter time: Duration,
    _ clock: any Clock<Duration>,
    _ send: @escaping Send
  ) async throws(WebSocketError) {
    let (answers, answer) = AsyncStream.makeStream(of: Result<Response, WebSocketError>?.self)
    let timer = Locked(Timer())
    let begin = { @Sendable in
      timer.withLock { timer in
        timer.task?.cancel()
        guard !timer.hasEnded else { return }
        timer.task = clock.timer(after: time) { answer.yield(nil) }
      }
    }
    defer {
      timer.withLock { timer in
        timer.task?.cancel()
        timer.hasEnded = true
      }
    }
    let task = Task {
      let result: Result<Response, WebSocketError>
      do throws(WebSocketError) {
        result = .success(try await send(begin))
      } catch {
        result = .failure(error)
      }
      answer.yield(result)
      return result
    }
    var response: Response?
    // Ends early when the task is cancelled.
    for await result in answers {
      if let result { response = try result.get() }
      break
    }
    if Task.isCancelled { task.cancel() }
    self.task = task
    self.response = response
  }
}

extension Task where Failure == Never {
  /// The value; the task is cancelled with the task that waits for it.
  var cancellingValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
