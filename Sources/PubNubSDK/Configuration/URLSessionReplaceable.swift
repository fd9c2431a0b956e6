import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// As much of `URLSession` as a session shows of its own.
public protocol URLSessionReplaceable: AnyObject, Sendable {
  var sessionDescription: String? { get set }
  var delegate: (any URLSessionDelegate)? { get }
  var delegateQueue: OperationQueue { get }
  var configuration: URLSessionConfiguration { get }

  func dataTask(with request: URLRequest) -> URLSessionDataTask
  func invalidateAndCancel()
}

extension URLSession: URLSessionReplaceable {}
