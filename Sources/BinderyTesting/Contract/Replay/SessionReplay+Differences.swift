// Differences at a step.
extension SessionReplay {
  func differs(_ step: RecordedStep, _ difference: String) -> ContractViolations {
    differs(step, EntryDifference(difference, client.location(of: step).part.part))
  }

  func differs(_ step: RecordedStep, _ difference: EntryDifference) -> ContractViolations {
    let location = client.location(of: step)
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
