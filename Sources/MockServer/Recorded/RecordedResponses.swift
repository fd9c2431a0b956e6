import BinderyRuntime
import BinderyTesting
import Foundation

/// The recorded exchanges of the service, by the requests that they answer.
///
/// A request matches a recorded one as in contract tests: the path, the query and the body by
/// meaning. Query parameters that the operation doesn't describe are ignored, and so are those that
/// nearly every operation has, such as the version of a client.
package struct RecordedResponses: Sendable {
  private let exchanges: [String: [Exchange]]
  /// The exchanges whose responses are messages, by the name of the channel.
  private let polls: [String: [Exchange]]
  /// The query parameters that nearly every operation describes.
  private let common: Set<String>

  private struct Exchange {
    let pathValues: [String: String]
    let query: [(name: String, value: String?)]
    let body: [UInt8]
    let mediaType: String
    let request: MockRequest
    let response: HTTPResponse
  }

  /// Assigns recorded exchanges to the operations of a service.
  package init(_ archives: [HTTPArchive], of service: MockedService) {
    let router = Router(service)
    let channels = Router(channels: service.channels.filter { $0.sequence != nil })
    var exchanges: [String: [Exchange]] = [:]
    var polls: [String: [Exchange]] = [:]
    for entry in archives.flatMap(\.entries) where entry.frames.isEmpty {
      guard let request = Self.request(entry), entry.response.status >= 200,
        let response = entry.response.http
      else { continue }
      func exchange(_ values: [String: String]) -> Exchange {
        Exchange(
          pathValues: values,
          query: URLPairs.query(request.query ?? ""),
          body: request.body,
          mediaType: entry.request.postData?.mimeType ?? "",
          request: request,
          response: response
        )
      }
      if case .operation(let operation, let values) = router.route(request) {
        exchanges[operation.id, default: []].append(exchange(values))
      } else {
        for (channel, values) in channels.all(request) {
          polls[channel.id, default: []].append(exchange(values))
        }
      }
    }
    self.exchanges = exchanges
    self.polls = polls
    common = Self.common(service)
  }

  /// The number of exchanges.
  package var count: Int {
    [exchanges, polls].flatMap(\.values).reduce(0) { $0 + $1.count }
  }

  static func request(_ entry: HTTPArchive.Entry) -> MockRequest? {
    let url = entry.request.url
    guard let scheme = url.range(of: "://"), let body = entry.request.postData.map(\.bytes) ?? []
    else { return nil }
    let rest = url[scheme.upperBound...]
    let target = rest.firstIndex { $0 == "/" || $0 == "?" }.map { String(rest[$0...]) } ?? "/"
    return MockRequest(
      LoopbackRequest(
        method: HTTPMethod(rawValue: entry.request.method),
        target: target.hasPrefix("/") ? target : "/" + target,
        headers: HTTPHeaders(entry.request.headers.map { HTTPHeaders.Field($0.name, $0.value) }),
        body: body
      )
    )
  }

  private static func common(_ service: MockedService) -> Set<String> {
    guard service.operations.count >= 5 else { return [] }
    var counts: [String: Int] = [:]
    for operation in service.operations {
      for parameter in operation.parameters where parameter.position == .query {
        counts[parameter.name, default: 0] += 1
      }
    }
    return Set(counts.filter { $0.value * 10 >= service.operations.count * 8 }.keys)
  }

  /// Returns the recorded response of the nearest request that matches; nil if there is none.
  ///
  /// - Parameter status: The preferred status; nil for any.
  func response(
    _ request: MockRequest,
    of operation: MockedOperation,
    _ pathValues: [String: String],
    status: Int?
  ) -> HTTPResponse? {
    guard let recorded = exchanges[operation.id] else { return nil }
    return Self.nearest(
      request,
      of: operation,
      pathValues,
      among: recorded.filter { status == nil || $0.response.status == status },
      described: operation.queryNames,
      common: common
    )
  }

  /// Whether the responses to requests at an address of a channel were recorded.
  func hasResponses(of channel: MockedChannel, _ pathValues: [String: String]) -> Bool {
    polls[channel.name]?.contains { Self.isSame($0.pathValues, pathValues) } ?? false
  }

  /// Returns the recorded response with messages of a channel to the nearest request that matches;
  /// nil if there is none.
  func response(
    _ request: MockRequest,
    of channel: MockedChannel,
    _ pathValues: [String: String]
  ) -> HTTPResponse? {
    Self.nearest(
      request,
      of: channel.handshake,
      pathValues,
      among: polls[channel.name] ?? [],
      described: channel.handshake.queryNames.union(channel.cursor.queryNames),
      common: []
    )
  }

  /// The response to the request with the fewest other parameters; among equals, with the fewest
  /// other credentials, then other traits, and then the one that the client prefers.
  private static func nearest(
    _ request: MockRequest,
    of operation: MockedOperation,
    _ pathValues: [String: String],
    among recorded: [Exchange],
    described: Set<String>,
    common: Set<String>
  ) -> HTTPResponse? {
    let query = URLPairs.query(request.query ?? "")
    let traits = RequestTraits(request, of: operation)
    let accepted = Negotiation(request.headers)
    var best: (response: HTTPResponse, rank: [Double])?
    for exchange in recorded {
      guard Self.isSame(exchange.pathValues, pathValues) else { continue }
      let names = PairDifferences(
        recorded: exchange.query,
        other: query,
        verb: "sent",
        numbers: described
      ).named.map(\.name)
      guard names.allSatisfy({ common.contains($0) || !described.contains($0) }),
        BodyDifferences.sent(
          request.body,
          recorded: exchange.body,
          mediaType: exchange.mediaType
        ).isEmpty
      else { continue }
      let other = RequestTraits(exchange.request, of: operation)
      let mediaType = exchange.response.headers["Content-Type"]
      let rank = [
        Double(names.count), Double(traits.credentialDifferences(from: other)),
        Double(traits.otherDifferences(from: other)), -(mediaType.map(accepted.quality) ?? 1),
      ]
      if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
      best = (exchange.response, rank)
    }
    return best?.response
  }

  private static func isSame(_ one: [String: String], _ other: [String: String]) -> Bool {
    one.count == other.count
      && one.allSatisfy { name, value in
        other[name].map { URLPath($0[...]) == URLPath(value[...]) } ?? false
      }
  }
}

extension MockedOperation {
  /// The names of the described query parameters.
  fileprivate var queryNames: Set<String> {
    Set(parameters.filter { $0.position == .query }.map(\.name))
  }
}
