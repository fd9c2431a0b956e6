import Canonical
import Shape
import SourceDiagnostics

import struct Foundation.UUID

/// Finds the operations of recorded requests by server, path, method and content.
struct OperationMatcher {
  private let service: Service
  private let arguments: ArgumentReader
  private let responses: ResponseMatcher
  private let operations: [String: [Operation]]

  init(_ service: Service, _ bundle: SchemaBundle, _ wire: WireReader) {
    self.service = service
    let silent = RecordingDiagnostics(Diagnostics())
    arguments = ArgumentReader(service.credentials, wire, silent)
    responses = ResponseMatcher(bundle: bundle, reports: silent)
    operations = Dictionary(grouping: service.operations, by: \.method)
  }

  /// Whether a document describes operations, and not only channels.
  var hasOperations: Bool { !service.hasOnlyChannels }

  /// The result of a search.
  enum Match {
    case operation(Operation)
    /// Several operations describe the request equally well.
    case ambiguous([Operation])
    /// The document doesn't describe a request to the service.
    case undocumented
    /// An operation has the path, but the document doesn't have the server, whose URL is this one.
    case otherServer(String)
    /// The response redirects the request, and the operation doesn't describe its status.
    case redirect
    /// The request goes to another server, or loads a part of a page.
    case unrelated

    /// Whether one or several operations describe the request.
    var isOfOperation: Bool {
      switch self {
      case .operation, .ambiguous: true
      case .undocumented, .otherServer, .redirect, .unrelated: false
      }
    }
  }

  /// The hosts of the service in a file.
  ///
  /// - Parameters:
  ///   - channels: The channels whose messages are responses to requests.
  ///   - others: The URLs of servers beside those of the document.
  func hosts(
    in recordings: [Recording],
    _ channels: ResponseChannels,
    others: [String]
  ) -> ServiceHosts {
    let otherHosts = Set(others.map { RecordedURL($0).authority })
    return ServiceHosts(of: recordings, servers, otherHosts) {
      !candidates($0.request).isEmpty || channels.channel(of: $0) != nil
    }
  }

  private var servers: [Server] {
    service.servers + service.operations.flatMap(\.servers) + service.realtime.flatMap(\.servers)
  }

  /// The origin of an entry if neither a server of the documents nor another one has its host.
  func undescribedServer(of recording: Recording, besides others: [String]) -> String? {
    let url = RecordedURL(recording.request.url)
    let isDescribed =
      servers.contains { $0.hasAuthority(url.authority) }
      || others.contains { RecordedURL($0).authority == url.authority }
    return isDescribed ? nil : url.origin
  }

  /// The operation of a request to one of the hosts of the service.
  func match(_ recording: Recording, _ hosts: ServiceHosts) -> Match {
    let request = recording.request
    let candidates = candidates(request)
    guard hosts.contain(recording) else {
      return candidates.isEmpty || recording.isPageResource
        ? .unrelated : .otherServer(RecordedURL(request.url).origin)
    }
    guard !candidates.isEmpty else {
      return recording.isPageResource ? .unrelated : .undocumented
    }
    let best = mostSpecific(candidates).narrowed { hasOwnServer($0, request) }
      .narrowed { acceptsBody($0, recording) }
      .narrowed { responses.describes(recording.response.status, $0) }
      .narrowed { arguments.fit($0, recording, in: service) }
      .narrowed { arguments.describeQuery(of: $0, recording, in: service) }
      .narrowed { arguments.haveDefaults($0, recording, in: service) }
      .narrowed { !shownTypes($0, request).contains(false) }
      .narrowed { shownTypes($0, request).contains(true) }
    if recording.response.redirects,
      !best.contains(where: { responses.describes(recording.response.status, $0) })
    {
      return .redirect
    }
    return best.count == 1 ? .operation(best[0]) : .ambiguous(best)
  }

  /// The operations with the method and the path of a request.
  private func candidates(_ request: Recording.Request) -> [Operation] {
    let path = RecordedURL(request.url).path
    return (operations[request.method] ?? []).filter { operation in
      guard operation.mayHave(path),
        let request = RecordedRequest(request, of: operation, in: service)
      else { return false }
      // A path parameter is required, so that “/books/” isn't “/books/{id}”.
      return request.path.values.allSatisfy { !$0.isEmpty }
    }
  }

  // MARK: - Criteria

  /// The operations whose path has the most literal segments: the first that differs decides
  /// (OpenAPI 3.2, section 4.8.2).
  private func mostSpecific(_ operations: [Operation]) -> [Operation] {
    let ranks = operations.map(\.specificity)
    guard let best = ranks.min(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
    return zip(operations, ranks).filter { $0.1 == best }.map(\.0)
  }

  private func hasOwnServer(_ operation: Operation, _ request: Recording.Request) -> Bool {
    let authority = RecordedURL(request.url).authority
    return operation.servers.contains { $0.hasAuthority(authority) }
  }

  /// Whether each path parameter with a type that few texts have, such as a UUID, has such a value.
  private func shownTypes(_ operation: Operation, _ request: Recording.Request) -> [Bool] {
    let values = RecordedRequest(request, of: operation, in: service)?.path ?? [:]
    return operation.parameters.filter { $0.location == .path }
      .compactMap { parameter in values[parameter.key].flatMap { parameter.type.isShown(by: $0) } }
  }

  private func acceptsBody(_ operation: Operation, _ recording: Recording) -> Bool {
    guard let data = recording.request.postData else { return operation.body?.isRequired != true }
    return operation.body?.contents.content(of: data.mimeType) != nil
  }
}

extension ArgumentReader {
  /// Whether the recorded parameters of a request are values of the operation's parameters.
  fileprivate func fit(_ operation: Operation, _ recording: Recording, in service: Service) -> Bool
  {
    RecordedRequest(recording.request, of: operation, in: service).map {
      isComplete($0, operation)
    } ?? false
  }

  /// Whether the recorded query has the defaults of the operation's required parameters.
  fileprivate func haveDefaults(
    _ operation: Operation,
    _ recording: Recording,
    in service: Service
  ) -> Bool {
    RecordedRequest(recording.request, of: operation, in: service).map {
      hasDefaults($0, operation)
    } ?? false
  }

  /// Whether the operation describes all query parameters of a request.
  fileprivate func describeQuery(
    of operation: Operation,
    _ recording: Recording,
    in service: Service
  ) -> Bool {
    RecordedRequest(recording.request, of: operation, in: service).map {
      undescribedQuery($0, operation).isEmpty
    } ?? false
  }
}

extension Type {
  /// Whether a text is a value of the type; nil for a type that most texts have.
  fileprivate func isShown(by text: String) -> Bool? {
    switch self {
    case .boolean: text == "true" || text == "false"
    case .integer: Int(text) != nil
    case .number: Double(text) != nil
    case .uuid: UUID(uuidString: text) != nil
    case .nullable(let type): type.isShown(by: text)
    case .string, .dateTime, .date, .uri, .base64, .binary, .json, .array, .isolatedArray, .map,
      .embedded, .received, .model:
      nil
    }
  }
}

extension [Operation] {
  /// The operations that meet a criterion; all if none does.
  fileprivate func narrowed(by isMet: (Operation) -> Bool) -> [Operation] {
    guard count > 1 else { return self }
    let matches = filter(isMet)
    return matches.isEmpty ? self : matches
  }
}

extension Operation {
  /// Whether a path has the last literal of the template, which excludes most operations without
  /// parsing the path.
  fileprivate func mayHave(_ path: String) -> Bool {
    switch self.path.last {
    case .literal(let text): return path.hasSuffix(text)
    case .parameter, nil: break
    }
    guard case .literal(let text)? = self.path.dropLast().last else { return true }
    return path.contains(text)
  }

  /// The rank of each segment of the path: literal, partly literal, a parameter, or a parameter of
  /// several segments; and that of the end, since a path in which such a parameter is the last has
  /// fewer literal segments than one that continues.
  fileprivate var specificity: [Int] {
    let multiSegmentNames = Set(parameters.filter(\.isMultiSegment).map(\.key))
    let text = path.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let name): multiSegmentNames.contains(name) ? "{+}" : "{}"
      }
    }
    return text.joined().split(separator: "/").map { segment in
      if segment.contains("{+}") { return 3 }
      return segment == "{}" ? 2 : segment.contains("{}") ? 1 : 0
    } + [4]
  }
}
