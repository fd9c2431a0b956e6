import Canonical
import Shape

/// Finds requests that the service accepted although their credentials contradict the document.
///
/// Many tools remove or mask the credentials in what they save, often only those in some headers.
/// So missing ones only count in a file in which other requests of the day have credentials in the
/// same place.
struct CredentialCheck {
  private let service: Service
  private let secrets: SecretReader
  private let schemes: [CredentialScheme.ID: CredentialScheme]

  init(_ service: Service) {
    self.service = service
    secrets = SecretReader(service.credentials)
    schemes = Dictionary(service.credentials.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A recorded request of an operation, with the schemes that it satisfies.
  private struct Exchange {
    let recording: Recording
    let operation: Operation
    let request: RecordedRequest
    let satisfied: Set<CredentialScheme.ID>
    /// The schemes whose credentials a tool may have masked.
    let masked: Set<CredentialScheme.ID>

    var session: Session {
      Session(file: recording.entry.recording, day: String(recording.date.prefix(10)))
    }

    /// The name of the scheme in the header `Authorization`; nil for a credential alone.
    var authentication: String? {
      let parts = request.header("Authorization")?.split(separator: " ", maxSplits: 1) ?? []
      return parts.count == 2 ? String(parts[0]) : nil
    }

    /// Whether the header `Authorization` has credentials of any scheme.
    var hasAuthorization: Bool {
      request.header("Authorization") != nil && !request.hasMaskedAuthorization
    }

    /// Whether the request satisfies a requirement of the operation, or needs none.
    var isSatisfied: Bool {
      operation.security.isEmpty
        || operation.security.contains(where: satisfied.union(masked).isSuperset)
    }
  }

  /// The contradictions of all recordings, in their order.
  func parts(of recordings: [Recording]) -> [UndescribedPart] {
    let operations = Dictionary(service.operations.map { ($0.id.rawValue, $0) }) { first, _ in
      first
    }
    let exchanges = recordings.compactMap { exchange($0, operations) }
    let kept = Dictionary(grouping: exchanges, by: \.session).mapValues(KeptCredentials.init)
    let satisfied = exchanges.reduce(into: Set()) { $0.formUnion($1.satisfied) }
    let contradicting = exchanges.filter {
      200..<300 ~= $0.recording.response.status && !$0.isSatisfied
    }
    let others = contradicting.reduce(into: [CredentialScheme.ID: Set<String>]()) {
      used,
      exchange in
      guard let name = exchange.authentication else { return }
      for id in authentications(of: exchange) { used[id, default: []].insert(name.lowercased()) }
    }
    return contradicting.compactMap { exchange in
      let part =
        movedKey(in: exchange, satisfied) ?? otherAuthentication(in: exchange, satisfied, others)
        ?? kept[exchange.session].flatMap { missing(in: exchange, $0) }
      return part.map { kind, owner in
        UndescribedPart(
          entry: exchange.recording.entry,
          operation: exchange.operation,
          kind: kind,
          owner: owner,
          date: exchange.recording.date
        )
      }
    }
  }

  private func exchange(
    _ recording: Recording,
    _ operations: [String: Operation]
  ) -> Exchange? {
    guard case .operation(let id) = recording.subject, let operation = operations[id],
      let request = RecordedRequest(recording.request, of: operation, in: service)
    else { return nil }
    return Exchange(
      recording: recording,
      operation: operation,
      request: request,
      satisfied: Set(secrets.secrets(request).map(\.scheme)),
      masked: request.hasMaskedAuthorization
        ? Set(service.credentials.filter(\.kind.isAuthentication).map(\.id)) : []
    )
  }

  /// A contradiction, and the location of the object to change.
  private typealias Part = (kind: UndescribedPart.Kind, owner: Origin)

  // MARK: - Contradictions

  /// The requests that one tool probably recorded: an import adds those of other days to a file.
  private struct Session: Hashable {
    let file: String
    let day: String
  }

  /// The credentials that the requests of a session have, which no tool has removed there.
  private struct KeptCredentials {
    let schemes: Set<CredentialScheme.ID>
    let hasAuthorization: Bool

    init(_ exchanges: [Exchange]) {
      schemes = exchanges.reduce(into: []) { $0.formUnion($1.satisfied) }
      hasAuthorization = exchanges.contains(where: \.hasAuthorization)
    }
  }

  /// Missing credentials; nil if a tool may have removed those of each alternative.
  private func missing(in exchange: Exchange, _ kept: KeptCredentials) -> Part? {
    let present = exchange.satisfied.union(exchange.masked)
    let isProven = exchange.operation.security.contains { required in
      required.contains { id in
        let isAuthentication = schemes[id]?.kind.isAuthentication == true
        return !present.contains(id)
          && (kept.schemes.contains(id) || isAuthentication && kept.hasAuthorization)
      }
    }
    return isProven ? missing(in: exchange) : nil
  }

  private func missing(in exchange: Exchange) -> Part {
    let operation = exchange.operation
    var restated: [[RequiredScheme]]? = []
    if let inherited = operation.inheritedSecurity {
      let isKnown = inherited.joined().allSatisfy { schemes[CredentialScheme.ID($0.name)] != nil }
      restated = isKnown ? inherited : nil
    }
    return (.missingCredentials(restated: restated), operation.origin)
  }

  private func movedKey(in exchange: Exchange, _ satisfied: Set<CredentialScheme.ID>) -> Part? {
    let missing = exchange.operation.security.joined().filter { !exchange.satisfied.contains($0) }
    for id in missing {
      guard let scheme = schemes[id], case .apiKey(let name, let described) = scheme.kind,
        let location = location(of: name, besides: described, in: exchange)
      else { continue }
      let kind = UndescribedPart.Kind.movedKey(
        scheme: id.rawValue,
        name: name,
        location,
        described: described,
        isAlone: !satisfied.contains(id)
      )
      return (kind, scheme.origin ?? exchange.operation.origin)
    }
    return nil
  }

  /// The other location of a request that has a value with a name, which isn't a parameter's.
  private func location(
    of name: String,
    besides described: Parameter.Location,
    in exchange: Exchange
  ) -> Parameter.Location? {
    let request = exchange.request
    let names: [(Parameter.Location, [String])] = [
      (.header, request.headers.map(\.name)), (.query, request.query.map(\.name)),
      (.cookie, request.cookies.map(\.name)),
    ]
    return names.first { location, names in
      location != described && names.contains { $0.lowercased() == name.lowercased() }
        && !exchange.operation.parameters.contains { parameter in
          parameter.location == location && parameter.key.lowercased() == name.lowercased()
        }
    }?.0
  }

  /// The scheme in the header `Authorization`, if the operation requires another one.
  ///
  /// - Parameter others: The schemes that requests have in place of the described ones.
  private func otherAuthentication(
    in exchange: Exchange,
    _ satisfied: Set<CredentialScheme.ID>,
    _ others: [CredentialScheme.ID: Set<String>]
  ) -> Part? {
    let required = authentications(of: exchange)
    guard let first = required.first, let name = exchange.authentication else { return nil }
    let isAlone =
      required.count == 1 && !satisfied.contains(first) && others[first]?.count == 1
      && schemes[first]?.kind.hasAuthenticationName == true
    let owner = isAlone ? schemes[first]?.origin : nil
    return (
      .otherAuthentication(name, isAlone: owner != nil), owner ?? exchange.operation.origin
    )
  }

  /// The required schemes of HTTP authentication, each once.
  private func authentications(of exchange: Exchange) -> [CredentialScheme.ID] {
    var known: Set<CredentialScheme.ID> = []
    return exchange.operation.security.joined().filter { id in
      schemes[id]?.kind.isAuthentication == true && known.insert(id).inserted
    }
  }
}

extension CredentialScheme.Kind {
  /// Whether the document names the authentication scheme of HTTP, which isn't that of tokens.
  fileprivate var hasAuthenticationName: Bool {
    switch self {
    case .basic, .bearer, .authorization: true
    case .apiKey, .certificate, .tokens: false
    }
  }

  /// Whether the credentials are in the header `Authorization`, after the name of their scheme.
  fileprivate var isAuthentication: Bool {
    switch self {
    case .basic, .bearer, .tokens, .authorization: true
    case .apiKey, .certificate: false
    }
  }
}
