import Canonical
import Specification

extension WrittenOpenAPI {
  /// A way to prove who is asking.
  struct SecurityScheme: View {
    static let kind: ObjectKind? = .securityScheme

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var type: String? { cursor.string("type") }
    var name: String? { cursor.string("name") }
    var location: String? { cursor.string("in") }
    var scheme: String? { cursor.string("scheme") }
    var isDeprecated: Bool { cursor.flag("deprecated") }
    var openIDConnectURL: String? { cursor.string("openIdConnectUrl") }
    /// By name, as it was written.
    var flows: [Named<Flow>] { cursor.view("flows", as: Flows.self)?.all ?? [] }
  }

  /// The ways to a token that an OAuth 2 scheme offers.
  struct Flows: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var all: [Named<Flow>] {
      cursor.node.entries.compactMap { entry in
        guard !entry.key.hasPrefix("x-"), let flow: Flow = cursor.view(entry.key) else {
          return nil
        }
        return Named(key: entry.key, keyMark: entry.keyMark, value: flow)
      }
    }
  }

  /// One way to a token.
  struct Flow: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var authorizationURL: String? { cursor.string("authorizationUrl") }
    var deviceAuthorizationURL: String? { cursor.string("deviceAuthorizationUrl") }
    var tokenURL: String? { cursor.string("tokenUrl") }
    var refreshURL: String? { cursor.string("refreshUrl") }

    /// What a token may allow, with what the author says about it.
    var scopes: [(name: String, description: String)] {
      (cursor.members("scopes") ?? []).map {
        ($0.key, $0.value.kind.isCollection ? "" : $0.value.text)
      }
    }
  }

  /// Schemes that are needed together, by name.
  struct SecurityRequirement {
    let schemes: [(name: String, mark: Mark)]
  }
}

extension Cursor {
  func requirements(_ key: String) -> [WrittenOpenAPI.SecurityRequirement]? {
    guard let value = many(key, .sequence) else { return nil }
    if value.kind != .sequence { report(value, key, takenAs: "a list of one", expected: "a list") }
    let list = value.kind == .sequence ? Array(value.elements) : [value]
    return list.compactMap { element in
      if element.kind == .mapping {
        return WrittenOpenAPI.SecurityRequirement(
          schemes: element.entries.map { ($0.key, $0.keyMark) }
        )
      }
      guard element.kind == .string else {
        report(element, key, takenAs: "nothing", expected: "a mapping")
        return nil
      }
      report(element, key, takenAs: "the scheme of that name", expected: "a mapping")
      return WrittenOpenAPI.SecurityRequirement(schemes: [(element.text, element.mark)])
    }
  }
}
