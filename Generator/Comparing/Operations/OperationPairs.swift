import Canonical

/// An operation of a path, with its method.
struct ListedOperation {
  let method: String
  let summary: OpenAPI.OperationSummary
  let operation: OpenAPI.Operation

  var title: String { "\(method) \(template)" }

  var template: String { operation.path?.template ?? "" }

  /// The method and the path with `{}` for each parameter.
  var form: String {
    let pieces = template.split(separator: "{", omittingEmptySubsequences: false)
    let rest = pieces.dropFirst().map { piece in
      "{}" + (piece.firstIndex(of: "}").map { piece[piece.index(after: $0)...] } ?? "")
    }
    return "\(method) " + (pieces.first ?? "") + rest.joined()
  }
}

/// The operations of two documents, each with its counterpart.
struct OperationPairs {
  private(set) var common: [(old: ListedOperation, new: ListedOperation)] = []
  private(set) var removed: [ListedOperation] = []
  private(set) var added: [ListedOperation] = []

  /// Operations are the same with the same method and path; the parameters of a path may have other
  /// names if no other path has its form.
  init(_ old: any OpenAPI.Reader, _ new: any OpenAPI.Reader) {
    let before = Self.operations(of: old)
    let after = Self.operations(of: new)
    let titles = Set(before.map(\.title))
    let byTitle = Dictionary(after.map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
    let byForm = Dictionary(grouping: after.filter { !titles.contains($0.title) }, by: \.form)
    var known: Set<String> = []
    for operation in before {
      let others = byForm[operation.form] ?? []
      let other = byTitle[operation.title] ?? (others.count == 1 ? others[0] : nil)
      if let other, known.insert(other.title).inserted {
        common.append((operation, other))
      } else {
        removed.append(operation)
      }
    }
    added = after.filter { !known.contains($0.title) }
  }

  /// The title of the added operation that has the `operationId` of a removed one.
  func successor(of operation: ListedOperation) -> String? {
    guard let id = operation.summary.writtenOperationID else { return nil }
    return added.first { $0.summary.writtenOperationID == id }?.title
  }

  private static func operations(of reader: any OpenAPI.Reader) -> [ListedOperation] {
    reader.document.paths.flatMap { path in
      path.value.operations.compactMap { summary in
        reader.operation(summary.value.id).map { operation in
          ListedOperation(method: summary.key, summary: summary.value, operation: operation)
        }
      }
    }
  }
}

extension OpenAPI.Path {
  /// The names of the parameters, in the order of the path.
  var parameterNames: [String] {
    template.split(separator: "{").dropFirst().compactMap { piece in
      piece.split(separator: "}", omittingEmptySubsequences: false).first.map(String.init)
    }
  }
}
