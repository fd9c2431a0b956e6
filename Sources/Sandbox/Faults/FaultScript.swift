import BinderyTesting

/// The pending faults, in the order in which they were added.
struct FaultScript {
  private(set) var faults: [SandboxFault] = []

  /// The maximum number of faults.
  static let bound = 1000

  mutating func add(_ fault: SandboxFault) {
    guard faults.count < Self.bound, fault.times > 0 else { return }
    faults.append(fault)
  }

  mutating func removeAll() { faults = [] }

  /// Returns the fault of a request; the first one that matches counts it.
  mutating func next(for request: LoopbackRequest) -> SandboxFault? {
    guard let index = faults.firstIndex(where: { $0.concerns(request) }) else { return nil }
    if faults[index].skip > 0 {
      faults[index].skip -= 1
      return nil
    }
    let fault = faults[index]
    faults[index].times -= 1
    if faults[index].times <= 0 { faults.remove(at: index) }
    return fault
  }
}
