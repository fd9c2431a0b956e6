import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The part of `URLSession` that a session exposes.
public protocol URLSessionReplaceable: AnyObject, Sendable {
  /// A name that the app chooses.
  var sessionDescription: String? { get set }
  /// The delegate that is notified of the events of the session's tasks.
  var delegate: (any URLSessionDelegate)? { get }
  /// The queue on which the delegate is called.
  var delegateQueue: OperationQueue { get }
  /// A copy of the session's configuration.
  var configuration: URLSessionConfiguration { get }

  /// Creates a task, which begins when it is resumed.
  func dataTask(with request: URLRequest) -> URLSessionDataTask
  /// Cancels all tasks and prevents new ones.
  func invalidateAndCancel()
}

extension URLSession: URLSessionReplaceable {}
