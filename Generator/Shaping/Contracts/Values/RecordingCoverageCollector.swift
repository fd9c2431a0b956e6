import Canonical
import Shape

/// Counts the recordings of statuses, webhooks and messages by their provenance.
struct RecordingCoverageCollector {
  private let service: Service

  init(_ service: Service) { self.service = service }

  /// The numbers of recordings; `traffic` has the messages of channels.
  func coverage(
    _ recordings: [Recording],
    _ traffic: [Contract.Traffic]
  ) -> RecordingCoverage {
    var coverage = RecordingCoverage()
    let subjects = Dictionary(grouping: recordings) { $0.subject }
    coverage.operations = service.operations.flatMap { operation in
      rows(of: operation, subjects[.operation(operation.id.rawValue)] ?? [])
    }
    coverage.webhooks =
      service.webhooks.map { row(of: $0, named: $0.name, subjects[.webhook($0.name)]) }
      + service.operations.flatMap { operation in
        operation.callbacks.map { callback in
          let name = operation.id.rawValue
          let recorded = subjects[.callback(callback.name, of: name)]
          return row(of: callback, named: "\(name) \(callback.name)", recorded)
        }
      }
    coverage.messages = messages(recordings, traffic)
    coverage.entries = .init(recordings.map(\.kind))
    return coverage
  }

  /// A row for each recorded status, and for each described one that has no recording.
  private func rows(
    of operation: Operation,
    _ recordings: [Recording]
  ) -> [RecordingCoverage.Row] {
    let recorded = Dictionary(grouping: recordings) { $0.response.status }
    let described = operation.responses.map(\.status)
    let matched = Set(recorded.keys.compactMap { ResponseMatcher.match($0, among: described) })
    var kinds = Dictionary(uniqueKeysWithValues: recorded.map { ("\($0)", $1.map(\.kind)) })
    for status in described where !matched.contains(status) { kinds[status.text] = [] }
    return kinds.sorted { $0.key < $1.key }.map { status, kinds in
      RecordingCoverage.Row(operation.id.rawValue, status, .init(kinds))
    }
  }

  private func row(
    of webhook: Webhook,
    named name: String,
    _ recordings: [Recording]?
  ) -> RecordingCoverage.Row {
    let recorded = (recordings ?? []).filter { $0.request.method == webhook.method }
    return RecordingCoverage.Row(name, webhook.method, .init(recorded.map(\.kind)))
  }

  private func messages(
    _ recordings: [Recording],
    _ traffic: [Contract.Traffic]
  ) -> [RecordingCoverage.Row] {
    let kinds = Dictionary(recordings.map { ($0.entry, $0.kind) }) { first, _ in first }
    let names = Dictionary(service.channels.map { ($0.id, $0.name) }) { first, _ in first }
    return traffic.flatMap { traffic in
      traffic.messages.map { message in
        let frames = traffic.frames.filter { $0.message == message.name }
        return RecordingCoverage.Row(
          "\(names[traffic.channel] ?? "") \(message.name)",
          traffic.direction.rawValue,
          .init(frames.compactMap { kinds[$0.entry] })
        )
      }
    }
  }
}

extension Recording {
  fileprivate var kind: Contract.Provenance { Contract.Provenance(provenance.kind) }
}
