import Canonical

/// The security schemes that have another name in the new description, and are otherwise the same.
struct RenamedSchemes {
  private(set) var all: [(old: Named<OpenAPI.SecurityScheme>, new: Named<OpenAPI.SecurityScheme>)] =
    []

  init(_ schemes: Descriptions<[Named<OpenAPI.SecurityScheme>]>) {
    let before = Set(schemes.old.map(\.key))
    let after = Set(schemes.new.map(\.key))
    let removed = schemes.old.filter { !after.contains($0.key) }
    let added = schemes.new.filter { !before.contains($0.key) }
    for scheme in removed {
      let text = scheme.value.kind.text
      let others = added.filter { $0.value.kind.text == text }
      guard others.count == 1, removed.count(where: { $0.value.kind.text == text }) == 1 else {
        continue
      }
      all.append((scheme, others[0]))
    }
  }

  /// Returns the requirements of the new description with the names of the old one.
  func oldNames(of requirements: [OpenAPI.SecurityRequirement]) -> [OpenAPI.SecurityRequirement] {
    let names = Dictionary(all.map { ($0.new.key, $0.old.key) }) { first, _ in first }
    return requirements.map { requirement in
      var renamed = requirement
      renamed.schemes = requirement.schemes.map { names[$0] ?? $0 }
      return renamed
    }
  }
}

extension OpenAPI.SecurityScheme.Kind {
  /// The way in which credentials are sent.
  var text: String {
    switch self {
    case .apiKey(let name, let position):
      "an API key in \(position.rawValue) \(position == .header ? name.lowercased() : name)"
    case .http(let scheme): "HTTP \(scheme.lowercased())"
    case .oauth2: "OAuth 2"
    case .openIDConnect: "OpenID Connect"
    case .mutualTLS: "mutual TLS"
    }
  }
}
