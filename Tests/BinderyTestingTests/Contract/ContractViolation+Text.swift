import BinderyTesting

extension ContractViolation {
  /// The violation without its locations, which `ContractLocationTests` tests.
  var text: String { "\(subject): \(difference)" }
}
