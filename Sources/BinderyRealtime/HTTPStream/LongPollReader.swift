import BinderyRuntime

/// Reads the messages in the responses to consecutive requests.
actor LongPollReader: HTTPMessageReader {
  /// Performs the next request, which continues after the messages received before.
  ///
  /// Its response has JSON, a plain text, or nothing.
  typealias Poll = @Sendable () async throws(WebSocketError) -> HTTPResponse

  private let poll: Poll
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private var throttle = PollThrottle()
  /// The first response, until its messages are read.
  private var first: HTTPResponse?
  private var lastBody: [UInt8] = []

  init(after first: HTTPResponse, _ clock: any Clock<Duration>, _ poll: @escaping Poll) {
    self.first = first
    self.poll = poll
    self.clock = clock
    elapsed = clock.stopwatch()
  }

  func next() async -> HTTPMessages {
    if let first {
      self.first = nil
      return messages(of: first, after: .zero)
    }
    if throttle.delay > .zero, (try? await clock.sleep(for: throttle.delay)) == nil {
      return .failure(.transport(.cancelled))
    }
    let start = elapsed()
    do throws(WebSocketError) {
      let response = try await poll()
      return messages(of: response, after: elapsed() - start)
    } catch {
      return .failure(error)
    }
  }

  private func messages(of response: HTTPResponse, after time: Duration) -> HTTPMessages {
    var texts: [String] = []
    if MediaType(response.headers["Content-Type"] ?? "").isJSONText {
      var parser = JSONTextParser(limit: response.body.count)
      texts = parser.texts(in: response.body).map(text)
    } else if !response.body.isEmpty {
      texts = [text(response.body)]
    }
    // A service that repeats its last response at once has nothing new.
    let isNew = !texts.isEmpty && response.body != lastBody
    throttle.record(isNew ? .newMessages : .nothing, after: time)
    lastBody = response.body
    return .success(WebSocketBatch(texts.map { .text($0) }))
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}
