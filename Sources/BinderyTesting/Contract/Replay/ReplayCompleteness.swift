import BinderyRuntime

/// The missing counterparts among recorded clients and the tests that replay them.
struct ReplayCompleteness {
  private(set) var violations: [ContractViolation] = []

  /// Compares the client names; `exceptions` has the reasons why some aren't replayed.
  init(recorded: [String], replayed: [String], exceptions: [String: String]) {
    for name in recorded where !replayed.contains(name) && exceptions[name] == nil {
      report(name, "recorded, but not replayed, and no reason why")
    }
    for name in replayed where !recorded.contains(name) {
      report(name, "replayed, but not recorded")
    }
    for (name, reason) in exceptions.sorted(by: { $0.key < $1.key }) {
      let exception = "declared as not replayed (\(JSONValue.quoted(reason)))"
      if !recorded.contains(name) { report(name, "\(exception), but not recorded") }
      if replayed.contains(name) { report(name, "\(exception), but it is") }
    }
  }

  private mutating func report(_ subject: String, _ difference: String) {
    violations.append(ContractViolation(subject: subject, difference: difference))
  }
}
