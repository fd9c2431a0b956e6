import BinderyTesting

/// The faults that are still to come, in the order in which they were asked for.
struct FaultScript {
  private(set) var faults: [SandboxFault] = []

  /// How many there may be.
  static let bound = 1000

  mutating func add(_ fault: SandboxFault) {
    guard faults.count < Self.bound, fault.times > 0 else { return }
    faults.append(fault)
  }

  mutating func removeAll() { faults = [] }

  /// The fault that the request has; the first one that concerns it counts the request.
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
