import Foundation

/// A broken contract: every disagreement that was found, a line each.
public struct ContractViolations: Error, Hashable, Sendable {
  /// In the order in which they were found.
  public var violations: [ContractViolation]

  /// There is at least one.
  public init(_ violations: [ContractViolation]) {
    self.violations = violations
  }
}

extension ContractViolations: CustomStringConvertible, LocalizedError {
  public var description: String {
    violations.map(\.description).joined(separator: "\n")
  }

  public var errorDescription: String? { description }
}
