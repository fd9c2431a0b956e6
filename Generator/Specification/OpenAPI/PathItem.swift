extension Diagnostic.Code {
  static let overriddenOperation = Self("overridden-operation")
}

extension OpenAPI {
  /// What can be done at one path.
  public struct PathItem: View {
    static let methods = [
      "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
    ]
    /// What else a path item may hold.
    static let otherKeys = [
      "$ref", "summary", "description", "servers", "parameters", "additionalOperations",
    ]

    public static let kind: ObjectKind? = .pathItems

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var parameters: [Parameter] { cursor.parameters + siblingParameters }
    public var servers: [Server] { cursor.views("servers") }

    /// The operations by method, in the order of writing; those of methods that OpenAPI doesn't
    /// know (3.2) follow, their methods as they were written.
    public var operations: [Named<Operation>] {
      let own = cursor.siblings.map(operations) ?? []
      let referred = operations(of: cursor.node).filter { operation in
        guard let winner = own.first(where: { $0.key == operation.key }) else { return true }
        noteOverridden(winner)
        return false
      }
      return referred + own + cursor.entries("additionalOperations")
    }

    private func noteOverridden(_ operation: Named<Operation>) {
      source.diagnostics.report(
        Diagnostic(
          .warning,
          .overriddenOperation,
          at: operation.keyMark,
          "\(Excerpt.quoted(operation.key.lowercased())) stands here and in what the path's $ref leads"
            + " to; this one is taken",
          mend: "describe the operation in one of the places"
        )
      )
    }

    /// The members that mean nothing: slips in the name of a method, most of them.
    public var unknownMembers: [Node.Entry] {
      cursor.node.entries.filter {
        !PathItem.methods.contains($0.key.lowercased()) && !PathItem.otherKeys.contains($0.key)
          && !$0.key.hasPrefix("x-")
      }
    }

    private func operations(of item: Node) -> [Named<Operation>] {
      item.entries.compactMap { entry in
        guard PathItem.methods.contains(entry.key.lowercased()),
          let operation: Operation = cursor.view(of: entry.value, called: entry.key)
        else { return nil }
        return Named(key: entry.key.uppercased(), keyMark: entry.keyMark, value: operation)
      }
    }

    /// What stands beside a path item's `$ref`.
    private var siblingParameters: [Parameter] {
      cursor.siblings.map { Cursor($0, in: source).parameters } ?? []
    }
  }
}
