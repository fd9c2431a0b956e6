import BinderyRealtime
import BinderyRuntime
import Dispatch
import RecordingMutation

extension SessionContract {
  /// Tests whether mutations of a recorded message are noticed.
  func mutated<Event: TypedEvent>(
    _ frame: ContractFrame,
    _ comparison: MessageComparison<Event>,
    from folder: inout RecordingFolder,
    _ tester: MutationTester
  ) -> MutationResults {
    let traffic = comparison.traffic
    guard let name = frame.message, let mutator = tester.mutator,
      let archive = try? folder.archive(frame.recording),
      case let entry = archive.entries[frame.entry],
      let bytes = try? entry.bytes(at: frame.location),
      Event.messageFormat.json(of: bytes) == bytes
    else { return MutationResults() }
    let mutations = MessageMutation.all(
      of: bytes,
      at: frame.location,
      as: traffic.schemas[name],
      mutator,
      schemas.schema(traffic.schemas[name]),
      isReceived: traffic.direction == .receive
    )
    var results = MutationResults()
    let selected = tester.run.sample.selection(of: mutations, identity: \.identity)
    let differences = Locked<[Int: [EntryDifference]]>([:])
    DispatchQueue.concurrentPerform(iterations: selected.count) { index in
      guard tester.run.hasTime else { return }
      let mutation = selected[index]
      let found = comparison.differences(
        of: mutation.recorded ?? bytes,
        frame,
        eventType: entry.eventType(at: frame.location),
        received: mutation.received
      )
      differences.withLock { $0[index] = found }
    }
    let tested = differences.withLock { $0 }
    for (index, mutation) in selected.enumerated() {
      guard let found = tested[index] else {
        results.untested[folder.path(of: frame.recording), default: 0] += 1
        continue
      }
      let (entry, recording) = (frame.entry, frame.recording)
      let failure = folder.failure(found.first, of: mutation.kind, entry, of: recording)
      results.results.append(
        folder.result(
          of: mutation,
          in: traffic.subject(name),
          entry,
          of: recording,
          failure: failure
        )
      )
    }
    return results
  }
}

/// A change of a recorded message, or of the one that a client receives or sends.
private struct MessageMutation: EntryMutation {
  let kind: MutationKind
  let detail: String
  let keyword: String
  let part: EntryPart
  /// The changed recording; nil if only the message of the client is changed.
  let recorded: [UInt8]?
  /// What the client receives or sends; the recording if nil.
  let received: [UInt8]?

  var identity: String { "\(kind) \(detail) \(keyword)" }

  private init(
    _ kind: MutationKind,
    _ path: String?,
    _ keyword: String = "",
    at location: ContractFrame.Location,
    recorded: [UInt8]? = nil,
    received: [UInt8]? = nil
  ) {
    self.kind = kind
    part = location.part(path)
    self.keyword = keyword
    self.recorded = recorded
    self.received = received
    detail = path ?? "$"
  }

  static func all(
    of bytes: [UInt8],
    at location: ContractFrame.Location,
    as schema: String?,
    _ mutator: ValueMutator,
    _ body: BodySchema,
    isReceived: Bool
  ) -> [Self] {
    guard let value: JSONValue = try? JSONReader.decode(from: bytes) else { return [] }
    var mutations = [Self(.invalidJSON, nil, at: location, recorded: Array(bytes.dropLast()))]
    mutations += MemberOmission.described(in: bytes, by: body).flatMap { path -> [Self] in
      let omitted = Self(
        isReceived ? .unreadMember : .otherBody,
        path.description,
        at: location,
        received: value.replacing(path, by: nil).utf8
      )
      guard !isReceived else { return [omitted] }
      let other = value.replacing(path, by: "unlisted").utf8
      return [omitted, Self(.otherBody, path.description, at: location, received: other)]
    }
    guard let schema else { return mutations }
    let changes =
      mutator.violations(of: value, as: schema)
      + (isReceived ? mutator.tolerated(of: value, as: schema) : [])
    mutations += changes.map {
      Self($0.kind, $0.path.description, $0.keyword, at: location, recorded: $0.value.utf8)
    }
    if isReceived {
      let text = "\n \(value.indented)\t\n"
      mutations.append(Self(.otherWhitespace, nil, at: location, recorded: Array(text.utf8)))
    }
    return mutations
  }
}
