import Canonical
import Specification

extension WrittenOpenAPI {
  /// A security scheme (Security Scheme Object).
  struct SecurityScheme: View {
    static let kind: ObjectKind? = .securityScheme

    let cursor: Cursor

    var type: String? { cursor.string("type") }
    var name: String? { cursor.string("name") }
    var location: String? { cursor.string("in") }
    var scheme: String? { cursor.string("scheme") }
    var isDeprecated: Bool { cursor.flag("deprecated") }
    var openIDConnectURL: String? { cursor.string("openIdConnectUrl") }
    /// The flows by name, as it is written.
    var flows: [Named<Flow>] { cursor.view("flows", as: Flows.self)?.all ?? [] }
    /// The name of the only flow in Swagger 2.0, whose keys are those of the scheme.
    var swaggerFlow: Named<Flow>? {
      cursor.value("flow").map {
        Named(key: $0.text, keyMark: $0.mark, value: Flow(cursor: cursor))
      }
    }
  }

  /// The flows of an OAuth 2 scheme (OAuth Flows Object).
  struct Flows: View {
    let cursor: Cursor

    var all: [Named<Flow>] {
      cursor.node.entries.compactMap { entry in
        guard !entry.key.hasPrefix("x-"), let flow: Flow = cursor.view(entry.key) else {
          return nil
        }
        return Named(key: entry.key, keyMark: entry.keyMark, value: flow)
      }
    }
  }

  /// A flow of OAuth 2 (OAuth Flow Object).
  struct Flow: View {
    let cursor: Cursor

    var authorizationURL: String? { cursor.string("authorizationUrl") }
    var deviceAuthorizationURL: String? { cursor.string("deviceAuthorizationUrl") }
    var tokenURL: String? { cursor.string("tokenUrl") }
    var refreshURL: String? { cursor.string("refreshUrl") }

    var scopes: [(name: String, description: String)] {
      // AsyncAPI 3 has another name.
      (cursor.members("scopes") ?? cursor.members("availableScopes") ?? []).map {
        ($0.key, $0.value.kind.isCollection ? "" : $0.value.text)
      }
    }
  }

  /// Schemes that are required together, by name (Security Requirement Object).
  struct SecurityRequirement {
    let schemes: [(name: String, mark: Mark)]
    /// The scopes of each scheme; empty without any.
    var scopes: [[String]] = []
  }
}

extension Cursor {
  func requirements(_ key: String) -> [WrittenOpenAPI.SecurityRequirement]? {
    guard let value = many(key, .sequence) else { return nil }
    if value.kind != .sequence {
      report(value, key, readAs: "an array of one element", expected: "an array")
    }
    let list = value.kind == .sequence ? Array(value.elements) : [value]
    return list.compactMap { element in
      if element.kind == .mapping {
        return WrittenOpenAPI.SecurityRequirement(
          schemes: element.entries.map { ($0.key, $0.keyMark) },
          scopes: element.entries.map { $0.value.elements.compactMap(\.string) }
        )
      }
      guard element.kind == .string else {
        report(element, key, readAs: "no requirement", expected: "an object")
        return nil
      }
      report(element, key, readAs: "the name of a security scheme", expected: "an object")
      return WrittenOpenAPI.SecurityRequirement(schemes: [(element.text, element.mark)])
    }
  }
}
