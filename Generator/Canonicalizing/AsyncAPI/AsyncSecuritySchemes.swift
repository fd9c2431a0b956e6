import Canonical
import Specification

/// Reads the security schemes that the request which opens a connection can contain.
///
/// Those of brokers, such as SASL, are part of their protocols.
struct AsyncSecuritySchemes {
  let written: WrittenAsyncAPI.Document
  let diagnostics: Diagnostics

  /// The schemes of `components`, and those that servers contain.
  var all: [Named<OpenAPI.SecurityScheme>] {
    let shared = written.securitySchemes
    var names = Set(shared.map(\.key))
    let own = written.servers.flatMap(\.value.securitySchemes).compactMap { scheme in
      scheme.type.flatMap { type in
        names.insert(type).inserted
          ? Named(key: type, keyMark: scheme.mark, value: scheme) : nil
      }
    }
    return (shared + own).compactMap(scheme)
  }

  private func scheme(
    _ named: Named<WrittenOpenAPI.SecurityScheme>
  ) -> Named<OpenAPI.SecurityScheme>? {
    guard let type = named.value.type, let type = Self.types[type.lowercased()] else { return nil }
    // The user name or the password of a broker.
    if type == "apiKey", ["user", "password"].contains(named.value.location) { return nil }
    let reader = SecuritySchemeReader(named: named, diagnostics: diagnostics)
    return reader.scheme(readAs: type).map {
      Named(key: named.key, keyMark: named.keyMark, value: $0)
    }
  }

  /// The types of OpenAPI for those of AsyncAPI.
  private static let types = [
    "httpapikey": "apiKey", "apikey": "apiKey", "http": "http", "userpassword": "basic",
    "oauth2": "oauth2", "openidconnect": "openIdConnect",
  ]
}

extension Cursor {
  /// The names of the schemes in `security`: the target of a reference, the type of a contained
  /// scheme, or the keys of a requirement (AsyncAPI 2).
  var requiredSchemes: [String] {
    let schemes: [WrittenOpenAPI.SecurityScheme] = views("security")
    return schemes.flatMap { scheme -> [String] in
      let steps = scheme.cursor.node.location.pointer.split(separator: "/")
      if let name = steps.last, steps.dropLast().last == "securitySchemes" {
        return Pointer.unescaped(name).map { [$0] } ?? []
      }
      return scheme.type.map { [$0] } ?? scheme.cursor.node.entries.map(\.key)
    }
  }
}
