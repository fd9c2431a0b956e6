// Replay of HTTP exchanges.
extension SessionReplay {
  mutating func exchange(_ number: Int, _ step: RecordedStep) async throws(ContractViolations) {
    let entry = client.exchanges[number].entry
    let request = "\(entry.request.method) \(entry.request.url)"
    let sent = await waiting(until: step.time) { [service] in try? await service.exchange(number) }
    guard let sent else { throw differs(step, "recorded \(request), sent nothing") }
    await pass(until: step.time)
    let differences = entry.request.entryDifferences(from: sent)
    if let first = differences.first { throw differs(step, first) }
    guard var response = entry.response.http else {
      throw differs(step, "the content of the response isn't in its encoding")
    }
    if player.makesIDs, entry.response.content.encoding == nil {
      response.body = Array(ids.translate(entry.response.content.text).utf8)
    }
    service.respond(to: number, with: response)
  }
}
