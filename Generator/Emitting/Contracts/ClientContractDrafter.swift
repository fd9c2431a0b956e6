import Shape
import SwiftSource

/// Drafts the tests of a client's servers, credentials and constants, and the clients of tests.
struct ClientContractDrafter {
  private let service: Service
  private let serviceBlueprint: ServiceBlueprint

  init(_ service: Service, _ serviceBlueprint: ServiceBlueprint) {
    self.service = service
    self.serviceBlueprint = serviceBlueprint
  }

  private static let origin = "https://localhost"

  /// The server that the client's initializer requires; nil if it doesn't.
  ///
  /// The recorded paths begin with the path of a server that the document states without a host.
  var server: Source? {
    let client = serviceBlueprint.client
    guard client.servers.allSatisfy(\.needsOrigin) else { return nil }
    let origin = Source.serverURL(documented: Self.origin)
    return client.servers.first.map { "\(client.name).\(label: $0.name)(at: \(origin))" } ?? origin
  }

  /// The servers, credentials and constants that the document declares.
  var contract: ClientContract {
    ClientContract(
      servers: serviceBlueprint.hasOnlyChannels ? [] : servers,
      credentials: serviceBlueprint.hasOnlyChannels
        ? [] : service.credentials.compactMap(credential),
      constants: constants
    )
  }

  // MARK: - Servers

  private var servers: [(server: Source, url: String)] {
    let servers = service.servers.filter { $0.isAbsolute || $0.isSpecific }
    guard servers.count == serviceBlueprint.client.servers.count else { return [] }
    return zip(servers, serviceBlueprint.client.servers).map { server, blueprint in
      let member: Source = "\(serviceBlueprint.client.name).\(label: blueprint.name)"
      let arguments: [Source] =
        blueprint.needsOrigin ? ["at: \(Source.serverURL(documented: Self.origin))"] : []
      let isCall = blueprint.needsOrigin || !blueprint.parameters.isEmpty
      let url = server.defaultURL
      return (
        isCall ? "\(member)(\(list: arguments, \.self))" : member,
        blueprint.needsOrigin ? Self.origin + Self.target(url) : url
      )
    }
  }

  /// Returns the path of a URL that is relative to the host.
  private static func target(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst()) : path.hasPrefix("/") ? path : "/" + path
  }

  // MARK: - Credentials

  private func credential(
    _ scheme: CredentialScheme
  ) -> (client: Source, scheme: String, credential: Source?)? {
    guard let argument = self.argument(for: scheme, "demo:demo") else { return nil }
    let client = ClientContract.client(
      serviceBlueprint.client.name,
      server: server,
      [argument]
    )
    // A token provider is a reference, which has no equal.
    if case .tokens = scheme.kind { return (client, scheme.id.rawValue, nil) }
    return (client, scheme.id.rawValue, value(of: "demo:demo", scheme.kind))
  }

  /// Returns the connection with the recorded secrets and the path of the recorded server; nil for
  /// a request without secrets to the default server.
  func connection(with secrets: [Contract.Secret], basePath: String?) -> Source? {
    let given = service.credentials.compactMap { scheme in
      secrets.first { $0.scheme == scheme.id }.flatMap { argument(for: scheme, $0.value) }
    }
    guard !given.isEmpty || basePath != nil else { return nil }
    let client = ClientContract.client(
      serviceBlueprint.client.name,
      server: basePath.map { .serverURL(documented: Self.origin + $0) } ?? server,
      given
    )
    return "connection: \(client).connection"
  }

  /// Returns the argument that passes a secret to the client's credentials.
  private func argument(for scheme: CredentialScheme, _ secret: String) -> Source? {
    let blueprint = serviceBlueprint.client.credentials.first { $0.key == scheme.id.rawValue }
    return blueprint.map { blueprint in
      let value: Source
      switch scheme.kind {
      case .tokens: value = ".token(\(literal: secret))"
      case .basic:
        let user = secret.prefix { $0 != ":" }
        let password = String(secret.dropFirst(user.count + 1))
        value = "(user: \(literal: String(user)), password: \(literal: password))"
      case .apiKey, .bearer, .authorization, .certificate: value = "\(literal: secret)"
      }
      return "\(argument: blueprint.name): \(value)"
    }
  }

  private func apiKey(_ secret: String, _ location: Source) -> Source {
    ".apiKey(\(list: ["\(literal: secret)", location], \.self))"
  }

  private func value(of secret: String, _ kind: CredentialScheme.Kind) -> Source {
    switch kind {
    case .bearer, .tokens, .certificate: return ".bearer(\(literal: secret))"
    case .authorization(let scheme):
      return ".authorization(\(list: [scheme, secret], Source.literal))"
    case .basic:
      let user = secret.prefix { $0 != ":" }
      let password = secret.dropFirst(user.count + 1)
      return ".basic(user: \(literal: String(user)), password: \(literal: String(password)))"
    case .apiKey(let name, .query): return apiKey(secret, "query: \(literal: name)")
    case .apiKey(let name, .cookie): return apiKey(secret, "cookie: \(literal: name)")
    case .apiKey(let name, _): return apiKey(secret, "header: \(literal: name)")
    }
  }

  // MARK: - Constants

  private var constants: [ClientContract.Constants] {
    let deprecated = Set(
      service.operations.filter(\.documentation.isDeprecated).map { Model.Owner.operation($0.id) }
        + service.models.filter(\.documentation.isDeprecated).map { .model($0.id) }
    )
    return service.models.compactMap { model in
      guard case .enumeration(let enumeration) = model.definition else { return nil }
      return ClientContract.Constants(
        type: serviceBlueprint.spelling.reference(.model(model.id), in: []),
        values: values(of: enumeration),
        isDeprecated: isDeprecated(.model(model.id), deprecated)
      )
    }
  }

  /// Whether the element, or one that contains it, is deprecated.
  private func isDeprecated(_ owner: Model.Owner, _ deprecated: Set<Model.Owner>) -> Bool {
    var next: Model.Owner? = owner
    for _ in 0...service.models.count {
      guard let owner = next else { return false }
      if deprecated.contains(owner) { return true }
      guard case .model(let id) = owner else { return false }
      next = service.models[id]?.owner
    }
    return false
  }

  /// Returns the distinct values, in the order of the document.
  private func values(of enumeration: Enumeration) -> [Source] {
    var seen: Set<Literal> = []
    return enumeration.values.compactMap { value in
      seen.insert(value.literal).inserted ? value.literal.raw(enumeration.raw) : nil
    }
  }
}
