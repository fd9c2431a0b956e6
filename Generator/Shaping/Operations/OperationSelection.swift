import Canonical
import Shape

/// The operations and webhooks that a filter admits.
struct OperationSelection {
  private let filter: OperationFilter?
  /// The operations and webhooks that the filter was applied to.
  private(set) var candidates: [OperationFilter.Candidate] = []
  /// The operations and webhooks that the filter excludes.
  private(set) var omissions = Omissions()

  init(_ filter: OperationFilter?) {
    self.filter = filter
  }

  /// Whether the filter admits an operation.
  mutating func includes(
    _ operation: OpenAPI.OperationSummary,
    _ id: String,
    _ path: String
  ) -> Bool {
    let isIncluded = test(operation, id, path) { $0.admits($1) }
    if !isIncluded { omissions.operations.insert(id) }
    return isIncluded
  }

  /// Whether the filter admits a webhook, or a callback of an included operation, which is included
  /// unless the filter excludes it.
  mutating func includes(
    _ webhook: OpenAPI.OperationSummary,
    named name: String,
    isCallback: Bool
  ) -> Bool {
    let isIncluded = test(webhook, webhook.operationID, name) { filter, candidate in
      isCallback ? !filter.excludes(candidate) : filter.admits(candidate)
    }
    if !isIncluded { omissions.webhooks.insert(name) }
    return isIncluded
  }

  private mutating func test(
    _ operation: OpenAPI.OperationSummary,
    _ id: String?,
    _ path: String,
    _ admits: (OperationFilter, OperationFilter.Candidate) -> Bool
  ) -> Bool {
    guard let filter else { return true }
    let candidate = OperationFilter.Candidate(operation: id, path: path, tags: operation.tags)
    candidates.append(candidate)
    return admits(filter, candidate)
  }
}
