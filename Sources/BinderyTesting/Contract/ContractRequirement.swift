/// A kind of described parts of which each needs a recording, or a reason for having none.
public enum ContractRequirement: Hashable, Sendable, CaseIterable {
  /// Each operation, with any status.
  case operations
  /// Each status of each operation, each webhook and each callback.
  case statuses
  /// Each message of each channel.
  case messages
}

extension Set<ContractRequirement> {
  /// All requirements.
  public static var all: Self { Set(ContractRequirement.allCases) }
}
