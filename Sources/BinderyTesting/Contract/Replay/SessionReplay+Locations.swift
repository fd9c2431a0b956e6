// Locations of steps in an archive.
extension SessionReplay {
  enum Location: Hashable {
    case call(Int)
    case exchange(Int)
    case opening(Int)
    case frame(Int, entry: Int)
    case close(Int)
  }

  func location(of step: RecordedStep) -> Location {
    switch step.kind {
    case .call(let number): .call(client.calls[number].position)
    case .exchange(let number): .exchange(client.exchanges[number].position)
    case .opening(let number): .opening(client.sessions[number].position)
    case .frame(let position, let number):
      .frame(position, entry: client.sessions[number].position)
    case .end(let number): .close(client.sessions[number].position)
    }
  }

  func differs(_ step: RecordedStep, _ difference: String) -> ContractViolations {
    let subject = "\(client.recording) \(location(of: step))"
    return ContractViolations([ContractViolation(subject: subject, difference: difference)])
  }
}

extension SessionReplay.Location: CustomStringConvertible {
  var description: String {
    switch self {
    case .call(let position): "call \(position)"
    case .exchange(let entry): "#\(entry)"
    case .opening(let entry): "#\(entry), opening"
    case .frame(let position, let entry): "#\(entry), frame \(position)"
    case .close(let entry): "#\(entry), close"
    }
  }
}
