/// A fault that applies after a number of occasions, and a number of times.
protocol ScriptedFault {
  var skip: Int { get set }
  var times: Int { get set }
}

/// The pending faults, in the order in which they were added.
struct FaultScript<Fault: ScriptedFault> {
  private(set) var faults: [Fault] = []

  /// The maximum number of faults.
  static var bound: Int { 1000 }

  mutating func add(_ fault: Fault) {
    guard faults.count < Self.bound, fault.times > 0 else { return }
    faults.append(fault)
  }

  mutating func removeAll() { faults = [] }

  /// Returns the fault of an occasion; the first one that matches counts it.
  mutating func next(where matches: (Fault) -> Bool) -> Fault? {
    guard let index = faults.firstIndex(where: matches) else { return nil }
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

extension SandboxFault: ScriptedFault {}
