import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// As much of `URLSession` as a session shows of its own.
public protocol URLSessionReplaceable: AnyObject, Sendable {
  /// What the app calls it.
  var sessionDescription: String? { get set }
  /// Who is told what becomes of its tasks.
  var delegate: (any URLSessionDelegate)? { get }
  /// Where the delegate is told.
  var delegateQueue: OperationQueue { get }
  /// A copy of how it behaves.
  var configuration: URLSessionConfiguration { get }

  /// A task that begins when it is resumed.
  func dataTask(with request: URLRequest) -> URLSessionDataTask
  /// Ends every task, and lets no other begin.
  func invalidateAndCancel()
}

extension URLSession: URLSessionReplaceable {}
