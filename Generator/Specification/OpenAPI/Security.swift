extension OpenAPI {
  /// A way to prove who is asking.
  public struct SecurityScheme: View {
    public static let kind: ObjectKind? = .securityScheme

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var type: String? { cursor.string("type") }
    public var name: String? { cursor.string("name") }
    public var location: String? { cursor.string("in") }
    public var scheme: String? { cursor.string("scheme") }
    public var isDeprecated: Bool { cursor.flag("deprecated") }
    public var openIDConnectURL: String? { cursor.string("openIdConnectUrl") }
    /// By name, as it was written.
    public var flows: [Named<Flow>] { cursor.view("flows", as: Flows.self)?.all ?? [] }
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
  public struct Flow: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var authorizationURL: String? { cursor.string("authorizationUrl") }
    public var deviceAuthorizationURL: String? { cursor.string("deviceAuthorizationUrl") }
    public var tokenURL: String? { cursor.string("tokenUrl") }
    public var refreshURL: String? { cursor.string("refreshUrl") }

    /// What a token may allow, with what the author says about it.
    public var scopes: [(name: String, description: String)] {
      (cursor.members("scopes") ?? []).map {
        ($0.key, $0.value.kind.isCollection ? "" : $0.value.text)
      }
    }
  }

  /// Schemes that are needed together, by name.
  public struct SecurityRequirement {
    public let schemes: [(name: String, mark: Mark)]
  }
}

extension Cursor {
  func requirements(_ key: String) -> [OpenAPI.SecurityRequirement]? {
    guard let value = many(key, .sequence) else { return nil }
    if value.kind != .sequence { report(value, key, takenAs: "a list of one", expected: "a list") }
    let list = value.kind == .sequence ? Array(value.elements) : [value]
    return list.compactMap { element in
      if element.kind == .mapping {
        return OpenAPI.SecurityRequirement(schemes: element.entries.map { ($0.key, $0.keyMark) })
      }
      guard element.kind == .string else {
        report(element, key, takenAs: "nothing", expected: "a mapping")
        return nil
      }
      report(element, key, takenAs: "the scheme of that name", expected: "a mapping")
      return OpenAPI.SecurityRequirement(schemes: [(element.text, element.mark)])
    }
  }
}
