import BinderyRuntime
import Foundation

extension HTTPArchive.Request {
  /// How what a client sent differs from it; where the service lives isn't part of the contract.
  public func differences(from sent: HTTPExchange) -> [String] {
    RequestDifferences(recorded: self, sent: [sent]).found
  }
}

/// How what a client sent differs from the recorded request.
struct RequestDifferences {
  private(set) var found: [String] = []

  init(
    recorded: HTTPArchive.Request,
    sent exchanges: [HTTPExchange],
    _ tolerance: RequestTolerance = RequestTolerance()
  ) {
    // A client that sent nothing says why by its error.
    guard let sent = exchanges.first else { return }
    if exchanges.count > 1 { found.append("request: sent \(exchanges.count) times") }
    compare("method", recorded.method, sent.method.rawValue)
    compareTargets(recorded.url, sent.url, tolerance.numericParameters)
    found += HeaderDifferences(recorded: recorded, sent: sent, tolerance)
      .found.map { "request: \($0)" }
    compareBodies(recorded.postData, sent)
  }

  private mutating func compare(_ part: String, _ recorded: String, _ sent: String) {
    if recorded != sent { found.append("request: \(part): recorded \(recorded), sent \(sent)") }
  }

  /// Paths and queries; where the service lives isn't part of the contract.
  private mutating func compareTargets(
    _ recorded: String,
    _ sent: String,
    _ numbers: Set<String>
  ) {
    let one = URIReference(recorded)
    let two = URIReference(sent)
    if URLPath(one.path) != URLPath(two.path) {
      compare("path", String(one.path), String(two.path))
    }
    found += PairDifferences(
      recorded: URLPairs.query(one.query ?? ""),
      other: URLPairs.query(two.query ?? ""),
      verb: "sent",
      numbers: numbers
    ).found.map { "request: query \($0)" }
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
