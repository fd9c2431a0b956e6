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
    differs(step, EntryDifference(difference, location(of: step).part.part))
  }

  func differs(_ step: RecordedStep, _ difference: EntryDifference) -> ContractViolations {
    let location = location(of: step)
    let subject = "\(client.recording) \(location)"
    if isMutated {
      return ContractViolations([
        ContractViolation(subject: subject, difference: difference.text)
      ])
    }
    var located = LocatedRecording(client.file)
    let violation = ContractViolation(
      subject: subject,
      difference: difference.text,
      location: located.location(of: difference.part, in: location.part.entry),
      symbol: "\(type(of: player))"
    )
    let secrets = RecordedSecrets(client.file, entry: location.part.entry)
    return ContractViolations([secrets.hidden(in: violation)])
  }
}

extension SessionReplay.Location {
  /// The entry, and the part of it.
  fileprivate var part: (entry: Int?, part: EntryPart) {
    switch self {
    case .call(let position): (nil, .call(position))
    case .exchange(let entry): (entry, .entry)
    case .opening(let entry): (entry, .url)
    case .frame(let position, let entry): (entry, .frame(position, path: nil))
    case .close(let entry): (entry, .close)
    }
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

extension RecordedClient {
  /// The location of its first session or exchange.
  var location: ContractLocation? {
    let entry = (sessions.first ?? exchanges.first)?.position
    var located = LocatedRecording(file)
    return located.location(of: .entry, in: entry)
  }
}
