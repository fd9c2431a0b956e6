/// A client for tests, which answers its operations with closures and not over a network.
///
/// Generated fakes conform to it:
///
///     let shop = FakeBookshop { $0.listBooks = { request in … } }
///     let model = ShelfModel(shop: shop)
///     await model.load()
///     XCTAssertEqual(shop.requests(of: ListBooks.self).map(\.shelf), ["new"])
public protocol FakeClient: AnyObject, Sendable {
  /// The answers by operation, and the received requests.
  var fakeAnswers: FakeAnswers { get }
}

extension FakeClient {
  /// The received requests of all operations, in order.
  public var requests: [any Request] { fakeAnswers.requests }

  /// The received requests of an operation, in order.
  public func requests<R: Request>(of operation: R.Type) -> [R] {
    requests.compactMap { $0 as? R }
  }
}
