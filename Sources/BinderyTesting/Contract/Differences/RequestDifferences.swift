import BinderyRuntime
import Foundation

extension HTTPArchive.Request {
  /// Returns how a request that a client sent differs from this one.
  ///
  /// The server address is not compared, nor are headers that browsers and proxies add; numbers in
  /// the query are compared by value.
  public func differences(from sent: HTTPExchange) -> [String] {
    RequestDifferences(recorded: self, sent: [sent], RequestTolerance(undescribed: self)).found
  }
}

/// Compares the request that a client sent with the recorded one.
struct RequestDifferences {
  private(set) var found: [String] = []

  init(
    recorded: HTTPArchive.Request,
    sent exchanges: [HTTPExchange],
    _ tolerance: RequestTolerance = RequestTolerance()
  ) {
    // If the client sent nothing, its error is reported instead.
    guard let sent = exchanges.first else { return }
    if exchanges.count > 1 { found.append("request: sent \(exchanges.count) times") }
    compare("method", recorded.method, sent.method.rawValue)
    found += TargetDifferences(
      recorded: recorded.url,
      sent: sent.url,
      ignoring: tolerance.undescribedQuery,
      numbers: tolerance.numericParameters
    ).found.map { "request: \($0)" }
    found += HeaderDifferences(recorded: recorded, sent: sent, tolerance)
      .found.map { "request: \($0)" }
    compareBodies(recorded.postData, sent)
  }

  private mutating func compare(_ part: String, _ recorded: String, _ sent: String) {
    if recorded != sent { found.append("request: \(part): recorded \(recorded), sent \(sent)") }
  }

  private mutating func compareBodies(_ recorded: HTTPArchive.PostData?, _ sent: HTTPExchange) {
    guard let bytes = recorded.map(\.bytes) ?? [] else {
      found.append("recording: the body of the request isn't in its encoding")
      return
    }
    do {
      found += differences(
        recorded,
        bytes,
        try sent.body.read(),
        sent.headers["Content-Type"] ?? ""
      ).map { "request: \($0)" }
    } catch {
      found.append("request: \(error)")
    }
  }

  private func differences(
    _ recorded: HTTPArchive.PostData?,
    _ bytes: [UInt8],
    _ sent: [UInt8],
    _ contentType: String
  ) -> [String] {
    if let recorded, recorded.mimeType.lowercased().hasPrefix("multipart/") {
      return MultipartDifferences(recorded, sent: sent, as: contentType).found
    }
    return BodyDifferences.sent(sent, recorded: bytes, mediaType: recorded?.mimeType ?? "")
  }
}
