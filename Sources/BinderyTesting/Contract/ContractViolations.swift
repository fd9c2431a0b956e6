import Foundation

/// All violations of a contract; the description has one line for each.
public struct ContractViolations: Error, Hashable, Sendable {
  /// The violations in the order in which they were found.
  public var violations: [ContractViolation]

  /// Creates the error; `violations` must not be empty.
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
