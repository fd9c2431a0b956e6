import Canonical
import Specification

extension WrittenOpenAPI {
  /// The operations of a path, a webhook or a callback (Path Item Object).
  struct PathItem: View {
    static let methods = ObjectKind.methods
    /// The other keys of a path item.
    static let otherKeys = [
      "$ref", "summary", "description", "servers", "parameters", "additionalOperations",
    ]

    static let kind: ObjectKind? = .pathItem

    let cursor: Cursor

    var parameters: [Parameter] { cursor.parameters + (own?.parameters ?? []) }

    /// The servers; those beside a `$ref` take precedence.
    var servers: [Server] {
      let own = own?.views("servers", as: Server.self) ?? []
      return own.isEmpty ? cursor.views("servers") : own
    }

    /// The operations by method, in the order of the document, followed by those of
    /// `additionalOperations` (3.2).
    var operations: [Named<Operation>] {
      let own = own.map(operations) ?? []
      let referred = operations(of: cursor).filter { operation in
        guard let winner = own.first(where: { $0.key == operation.key }) else { return true }
        reportOverridden(winner)
        return false
      }
      return referred + own
    }

    /// The siblings of the path item's `$ref`.
    private var own: Cursor? { cursor.siblings.map { Cursor($0, in: source) } }

    private func reportOverridden(_ operation: Named<Operation>) {
      let known = operation.key.lowercased()
      let method = PathItem.methods.contains(known) ? known : operation.key
      diagnostics.warn(
        .overriddenOperation,
        at: operation.keyMark,
        "\(Excerpt.quoted(method)) is also defined in the target of $ref; the operation here"
          + " is used",
        fix: "remove one of the two operations"
      )
    }

    /// The members with unknown keys, such as misspelled methods.
    var unknownMembers: [Node.Entry] {
      [cursor, own].compactMap(\.?.node).flatMap(\.entries).filter {
        !PathItem.methods.contains($0.key.lowercased()) && !PathItem.otherKeys.contains($0.key)
          && !$0.key.hasPrefix("x-")
      }
    }

    private func operations(of item: Cursor) -> [Named<Operation>] {
      let known = item.node.entries.compactMap { entry -> Named<Operation>? in
        guard PathItem.methods.contains(entry.key.lowercased()),
          let operation: Operation = item.view(of: entry.value, called: entry.key)
        else { return nil }
        return Named(key: entry.key.uppercased(), keyMark: entry.keyMark, value: operation)
      }
      return distinct(known + item.entries("additionalOperations"))
    }

    /// Returns the last operation of each method, as for duplicate keys.
    private func distinct(_ operations: [Named<Operation>]) -> [Named<Operation>] {
      var last: [String: Int] = [:]
      for (index, operation) in operations.enumerated() {
        guard let first = last.updateValue(index, forKey: operation.key) else { continue }
        diagnostics.warn(
          .duplicateKey,
          at: operation.keyMark,
          "duplicate method \(Excerpt.quoted(operation.key)); the last one is used",
          fix: "remove one of the two operations",
          related: [(operations[first].keyMark, "this one is ignored")]
        )
      }
      return operations.enumerated().filter { last[$1.key] == $0 }.map(\.element)
    }
  }
}
