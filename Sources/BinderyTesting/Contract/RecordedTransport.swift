import BinderyRuntime
import Foundation

/// An HTTP transport that answers with recorded responses, for tests without a network.
///
///     let folder = URL(filePath: #filePath).deletingLastPathComponent()
///     let transport = try RecordedTransport(contentsOf: folder.appending(path: "shop.har"))
///     let shop = Bookshop(transport: transport)
///     let page = try await shop.listBooks(shelf: "new")
///
/// A request gets the response of the entry with its method, path and query; if several have them,
/// that of the same body. The host may be another, and the order of the query as well. A recorded
/// value of a query that was redacted is equal to any. Entries that are equal are used in their
/// order, and the last of them for all further requests.
public final class RecordedTransport: HTTPTransport {
  private let entries: [RecordedAnswer]
  private let state = Locked(State())

  private struct State {
    var exchanges: [HTTPExchange] = []
    /// The number of times that entries were used.
    var uses: [Int: Int] = [:]
  }

  /// Creates a transport of the exchanges in an archive.
  public init(_ archive: HTTPArchive) { entries = RecordedAnswer.all(in: archive) }

  /// Creates a transport of an HTTP Archive, or of all `*.har` files in a folder.
  public init(contentsOf location: URL) throws(RecordingError) {
    entries = try HTTPArchive.all(at: location).flatMap(RecordedAnswer.all)
  }

  /// The requests so far.
  public var exchanges: [HTTPExchange] { state.withLock { $0.exchanges } }

  public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let subject = RecordedSubject(exchange.method.rawValue, exchange.url)
    let body = try exchange.body.read()
    let matching = entries.indices.filter { entries[$0].subject.matches(subject) }
    let same = matching.filter { entries[$0].hasBody(body) }
    let candidates = same.isEmpty ? matching : same
    let chosen = state.withLock { state -> Int? in
      state.exchanges.append(exchange)
      guard let last = candidates.last else { return nil }
      let index = candidates.first { state.uses[$0, default: 0] == 0 } ?? last
      state.uses[index, default: 0] += 1
      return index
    }
    guard let chosen else {
      throw .other("no recorded response for \(subject.text): \(recorded)")
    }
    guard let response = entries[chosen].response else {
      throw .other("the recorded response for \(subject.text) has no valid body")
    }
    return response
  }

  /// The methods and paths of all entries, for errors.
  private var recorded: String {
    let texts = entries.reduce(into: [String]()) { texts, entry in
      if !texts.contains(entry.subject.text) { texts.append(entry.subject.text) }
    }
    return texts.isEmpty ? "nothing is recorded" : "recorded are \(texts.joined(separator: ", "))"
  }
}

/// A recorded response, and the request that it answers.
private struct RecordedAnswer: Sendable {
  let subject: RecordedSubject
  let body: [UInt8]
  let response: HTTPResponse?

  /// Returns the exchanges of an archive that were completed, without sessions and webhooks.
  static func all(in archive: HTTPArchive) -> [Self] {
    archive.entries.filter { $0.response.status != 0 && $0.frames.isEmpty }
      .filter { $0.origin?.event == nil }
      .map { entry in
        Self(
          subject: RecordedSubject(entry.request.method, entry.request.url),
          body: entry.request.postData?.bytes ?? [],
          response: entry.response.http
        )
      }
  }

  func hasBody(_ other: [UInt8]) -> Bool {
    if body == other { return true }
    guard let value = SerializedJSON(String(decoding: body, as: UTF8.self)) else { return false }
    return value == SerializedJSON(String(decoding: other, as: UTF8.self))
  }
}

/// The method, path and query of a request.
private struct RecordedSubject: Sendable {
  /// The method and the path, without the query, which may have secrets.
  let text: String
  private let method: String
  private let path: URLPath
  private let query: [Pair]

  private struct Pair: Hashable, Comparable {
    let name: String
    let value: String?

    static func < (left: Self, right: Self) -> Bool {
      (left.name, left.value ?? "") < (right.name, right.value ?? "")
    }
  }

  init(_ method: String, _ url: String) {
    self.method = method.uppercased()
    let whole = url.prefix { $0 != "#" }
    let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts[0].firstRange(of: "://").map { parts[0][$0.upperBound...] } ?? parts[0]
    let begin = address.firstIndex(of: "/")
    let path = begin.map { address[$0...] } ?? "/"
    self.path = URLPath(path)
    text = "\(self.method) \(path)"
    query = parts.dropFirst().flatMap { URLPairs.query($0) }
      .map { Pair(name: $0.0, value: $0.1) }
      .sorted()
  }

  /// Whether a request is the recorded one; a redacted value is equal to any.
  func matches(_ request: Self) -> Bool {
    guard method == request.method, path == request.path, query.count == request.query.count
    else { return false }
    return zip(query, request.query).allSatisfy { recorded, sent in
      recorded.name == sent.name
        && (recorded.value == sent.value || recorded.value?.contains("redacted") == true)
    }
  }
}
