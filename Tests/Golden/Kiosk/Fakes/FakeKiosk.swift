// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A fake of `Kiosk` for tests, without a network.
///
/// Each property is the answer of an operation; without one, the operation throws
/// `UnsetFakeAnswer`. `requests` are those that it received.
public final class FakeKiosk: FakeClient, KioskAPI {
  public let fakeAnswers = FakeAnswers(of: "FakeKiosk")

  /// Creates a fake, and sets its answers.
  public init(_ configure: (FakeKiosk) -> Void = { _ in }) { configure(self) }

  /// The answer of `fetchOpening`.
  public var fetchOpening: FakeAnswer<FetchOpening>? {
    get { fakeAnswers[FetchOpening.self] }
    set { fakeAnswers[FetchOpening.self] = newValue }
  }

  public func fetchOpening(_ request: FetchOpening) async throws(RequestError<Never>) -> Opening {
    try await fakeAnswers.reply(to: request, "fetchOpening")
  }

  /// The answer of `ringBell`.
  public var ringBell: FakeAnswer<RingBell>? {
    get { fakeAnswers[RingBell.self] }
    set { fakeAnswers[RingBell.self] = newValue }
  }

  @discardableResult
  public func ringBell(
    _ request: RingBell
  ) async throws(RequestError<RingBell.Failure>) -> RingBell.Reply {
    try await fakeAnswers.reply(to: request, "ringBell")
  }
}

extension FakeKiosk: KioskPapersAPI {
  /// The answer of `listPapers`.
  public var listPapers: FakeAnswer<ListPapers>? {
    get { fakeAnswers[ListPapers.self] }
    set { fakeAnswers[ListPapers.self] = newValue }
  }

  public func listPapers(_ request: ListPapers) async throws(RequestError<Never>) -> [Paper] {
    try await fakeAnswers.reply(to: request, "listPapers")
  }

  /// The answer of `fetchPaper`.
  public var fetchPaper: FakeAnswer<FetchPaper>? {
    get { fakeAnswers[FetchPaper.self] }
    set { fakeAnswers[FetchPaper.self] = newValue }
  }

  public func fetchPaper(
    _ request: FetchPaper
  ) async throws(RequestError<FetchPaper.Failure>) -> Paper {
    try await fakeAnswers.reply(to: request, "fetchPaper")
  }

  /// The answer of `readNews`.
  public var readNews: FakeAnswer<ReadNews>? {
    get { fakeAnswers[ReadNews.self] }
    set { fakeAnswers[ReadNews.self] = newValue }
  }

  public func readNews(
    _ request: ReadNews
  ) async throws(RequestError<Never>) -> ServerSentEvents<String> {
    try await fakeAnswers.reply(to: request, "readNews")
  }
}

extension FakeKiosk: KioskOrdersAPI {
  /// The answer of `order`.
  public var order: FakeAnswer<OrderRequest>? {
    get { fakeAnswers[OrderRequest.self] }
    set { fakeAnswers[OrderRequest.self] = newValue }
  }

  public func order(_ request: OrderRequest) async throws(RequestError<Never>) -> Order {
    try await fakeAnswers.reply(to: request, "order")
  }

  /// The answer of `cancel`.
  @available(*, deprecated)
  public var cancel: FakeAnswer<Cancel>? {
    get { fakeAnswers[Cancel.self] }
    set { fakeAnswers[Cancel.self] = newValue }
  }

  @available(*, deprecated)
  public func cancel(_ request: Cancel) async throws(RequestError<Never>) {
    try await fakeAnswers.reply(to: request, "cancel")
  }
}
