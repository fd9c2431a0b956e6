import Foundation

/// An error that a middleware threw, and that is neither a `TransportError` nor a cancellation.
public struct MiddlewareError: Error {
  /// The error as the middleware threw it.
  public let underlying: any Error

  /// Creates the error of a middleware.
  public init(_ underlying: any Error) { self.underlying = underlying }
}

extension MiddlewareError: Equatable {
  /// Compares the debug descriptions of the underlying errors.
  public static func == (left: Self, right: Self) -> Bool {
    String(reflecting: left.underlying) == String(reflecting: right.underlying)
  }
}

extension MiddlewareError: DescribedError {
  public var description: String { String(describing: underlying) }
}
