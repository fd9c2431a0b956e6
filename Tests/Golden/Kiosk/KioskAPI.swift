// Generated from kiosk.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The operations of `Kiosk`, which a fake performs in tests, too.
public protocol KioskAPI: KioskPapersAPI, KioskOrdersAPI {
  /// Performs a request of `fetchOpening`.
  func fetchOpening(_ request: FetchOpening) async throws(RequestError<Never>) -> Opening

  /// Performs a request of `ringBell`.
  @discardableResult
  func ringBell(_ request: RingBell) async throws(RequestError<RingBell.Failure>) -> RingBell.Reply
}

extension Kiosk: KioskAPI {
  public func fetchOpening(_ request: FetchOpening) async throws(RequestError<Never>) -> Opening {
    try await send(request)
  }

  @discardableResult
  public func ringBell(
    _ request: RingBell
  ) async throws(RequestError<RingBell.Failure>) -> RingBell.Reply {
    try await send(request)
  }
}

/// The `Papers` operations of `Kiosk`, which a fake performs in tests, too.
public protocol KioskPapersAPI: Sendable {
  /// Performs a request of `listPapers`.
  func listPapers(_ request: ListPapers) async throws(RequestError<Never>) -> [Paper]

  /// Performs a request of `fetchPaper`.
  func fetchPaper(_ request: FetchPaper) async throws(RequestError<FetchPaper.Failure>) -> Paper

  /// Performs a request of `readNews`.
  func readNews(_ request: ReadNews) async throws(RequestError<Never>) -> ServerSentEvents<String>
}

extension Kiosk: KioskPapersAPI {
  public func listPapers(_ request: ListPapers) async throws(RequestError<Never>) -> [Paper] {
    try await send(request)
  }

  public func fetchPaper(
    _ request: FetchPaper
  ) async throws(RequestError<FetchPaper.Failure>) -> Paper {
    try await send(request)
  }

  public func readNews(
    _ request: ReadNews
  ) async throws(RequestError<Never>) -> ServerSentEvents<String> {
    try await send(request)
  }
}

/// The `Orders` operations of `Kiosk`, which a fake performs in tests, too.
public protocol KioskOrdersAPI: Sendable {
  /// Performs a request of `order`.
  func order(_ request: OrderRequest) async throws(RequestError<Never>) -> Order

  /// Performs a request of `cancel`.
  @available(*, deprecated)
  func cancel(_ request: Cancel) async throws(RequestError<Never>)
}

extension Kiosk: KioskOrdersAPI {
  public func order(_ request: OrderRequest) async throws(RequestError<Never>) -> Order {
    try await send(request)
  }

  @available(*, deprecated)
  public func cancel(_ request: Cancel) async throws(RequestError<Never>) {
    try await send(request)
  }
}
