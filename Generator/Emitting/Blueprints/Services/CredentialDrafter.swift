import Shape
import SwiftSource

/// Creates the blueprints of the credentials for the security schemes.
struct CredentialDrafter {
  let schemes: [CredentialScheme]

  var blueprints: [CredentialBlueprint] {
    var names = Scope(taken: ["self", "init", "byScheme"])
    return schemes.map { scheme in
      let name = names.claim([Words(scheme.id.rawValue).lowerCamel]).name
      return CredentialBlueprint(
        key: scheme.id.rawValue,
        name: name,
        type: scheme.kind.parameter,
        value: value(of: scheme.kind, name),
        documentation: scheme.documentation.text(
          scheme.documentation.isDeprecated ? ["Deprecated."] : []
        )
      )
    }
  }

  private func value(of kind: CredentialScheme.Kind, _ name: SwiftName) -> Source {
    switch kind {
    case .bearer, .certificate: ".bearer(\(name))"
    case .tokens: ".tokens(\(name))"
    case .authorization(let scheme):
      ".authorization(\(list: ["\(literal: scheme)", "\(name)"], \.self))"
    case .basic: ".basic(\(list: ["user: \(name).user", "password: \(name).password"], \.self))"
    case .apiKey(let key, let location):
      ".apiKey(\(list: ["\(name)", location.label(key)], \.self))"
    }
  }
}

extension CredentialScheme.Kind {
  fileprivate var parameter: Source {
    switch self {
    case .basic: "(user: String, password: String)"
    case .tokens: "(any TokenProvider)"
    case .apiKey, .bearer, .authorization, .certificate: "String"
    }
  }
}

extension Parameter.Location {
  fileprivate func label(_ key: String) -> Source {
    switch self {
    case .query: "query: \(literal: key)"
    case .cookie: "cookie: \(literal: key)"
    default: "header: \(literal: key)"
    }
  }
}
