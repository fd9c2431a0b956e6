import BinderyRuntime
import Foundation

extension HTTPArchive.Request {
  /// Returns how a request that a client sent differs from this one.
  ///
  /// The server address is not compared, nor are headers that browsers and proxies add; numbers in
  /// the query are compared by value.
  public func differences(from sent: HTTPExchange) -> [String] {
    entryDifferences(from: sent).map(\.text)
  }

  func entryDifferences(from sent: HTTPExchange) -> [EntryDifference] {
    RequestDifferences(recorded: self, sent: [sent], RequestTolerance(undescribed: self)).found
  }
}

/// Compares the request that a client sent with the recorded one.
struct RequestDifferences {
  private(set) var found: [EntryDifference] = []

  init(
    recorded: HTTPArchive.Request,
    sent exchanges: [HTTPExchange],
    _ tolerance: RequestTolerance = RequestTolerance()
  ) {
    // If the client sent nothing, its error is reported instead.
    guard let sent = exchanges.first else { return }
    if exchanges.count > 1 {
      found.append(EntryDifference("request: sent \(exchanges.count) times"))
    }
    compareMethods(recorded.method, sent.method.rawValue)
    found += TargetDifferences(
      recorded: recorded.url,
      sent: sent.url,
      ignoring: tolerance.undescribedQuery,
      numbers: tolerance.numericParameters
    ).found.map { EntryDifference("request: \($0)", .url) }
    found += HeaderDifferences(recorded: recorded, sent: sent, tolerance)
      .found.map { $0.prefixed("request: ") }
    compareBodies(recorded.postData, sent, ignoring: tolerance.undescribedMembers)
  }

  private mutating func compareMethods(_ recorded: String, _ sent: String) {
    if recorded == sent { return }
    found.append(EntryDifference("request: method: recorded \(recorded), sent \(sent)", .method))
  }

  private mutating func compareBodies(
    _ recorded: HTTPArchive.PostData?,
    _ sent: HTTPExchange,
    ignoring undescribed: Set<String>
  ) {
    guard let bytes = recorded.map(\.bytes) ?? [] else {
      let text = "recording: the body of the request isn't in its encoding"
      found.append(EntryDifference(text, .requestBody(path: nil)))
      return
    }
    do {
      found += differences(
        recorded,
        bytes,
        try sent.body.read(),
        sent.headers["Content-Type"] ?? ""
      )
      .filter { difference in !undescribed.contains(difference.path ?? "$") }
      .inRequest().map { $0.prefixed("request: ") }
    } catch {
      found.append(EntryDifference("request: \(error)"))
    }
  }

  private func differences(
    _ recorded: HTTPArchive.PostData?,
    _ bytes: [UInt8],
    _ sent: [UInt8],
    _ contentType: String
  ) -> [BodyDifference] {
    if let recorded, recorded.mimeType.lowercased().hasPrefix("multipart/") {
      return MultipartDifferences(recorded, sent: sent, as: contentType).found
        .map { BodyDifference(text: $0) }
    }
    let mediaType = recorded.map { $0.mimeType.isEmpty ? contentType : $0.mimeType }
    return BodyDifferences.sent(sent, recorded: bytes, mediaType: mediaType ?? "")
  }
}
