import Shape
import Specification

/// What is said in the way of the other version, and taken as it is meant.
extension ChannelShaper {
  /// The version by which a part is read; a file that is no document is of this one's.
  func version(of node: Node) -> AsyncAPI.Version {
    description.source.asyncVersion(of: node)
  }

  func noteOtherVersion() {
    for server in description.servers { note(server.value) }
    if version(of: description.node) == .v2 { noteOperations() }
    for operation in description.operations { note(operation.value) }
    for channel in description.channels.map(\.value) {
      note(channel)
      for parameter in channel.parameters { note(parameter.value) }
      for operation in channel.operations { note(operation) }
    }
  }

  /// Each key once, however many objects have it.
  private func note<V: View>(_ view: V) {
    guard let kind = V.kind else { return }
    let isOld = version(of: view.node) == .v2
    for (key, fix) in (isOld ? newer[kind] : older[kind]) ?? [:] {
      let noted = "\(kind) \(key)"
      guard let entry = view.node.entries.first(where: { $0.key == key }),
        notedWays.insert(noted).inserted
      else { continue }
      note(entry, isOfNewer: isOld, fix: fix)
    }
  }

  private func noteOperations() {
    guard let entry = description.node.entries.first(where: { $0.key == "operations" }) else {
      return
    }
    note(entry, isOfNewer: true, fix: "write them as publish and subscribe of their channels")
  }

  private func note(_ entry: Node.Entry, isOfNewer: Bool, fix: String) {
    let (own, other) = isOfNewer ? ("2", "3") : ("3", "2")
    warn(
      .wrongVersionKeyword,
      at: entry.keyMark,
      "\(Excerpt.quoted(entry.key)) is of version \(other), and this is version \(own); it is"
        + " read as it is meant there",
      fix: fix
    )
  }
}

/// What version 2 says otherwise, and how version 3 does.
private let older: [ObjectKind: KeyValuePairs<String, String>] = [
  .asyncServer: ["url": "write host and pathname"],
  .channel: [
    "publish": "write an operation with action: receive",
    "subscribe": "write an operation with action: send",
  ],
  .asyncParameter: ["schema": "write the texts that it may be under enum"],
  .asyncOperation: ["message": "write messages, a list of references"],
]

/// What version 3 says otherwise, and how version 2 does.
private let newer: [ObjectKind: KeyValuePairs<String, String>] = [
  .asyncServer: ["host": "write url"],
  .channel: [
    "address": "write the address as the channel's key",
    "messages": "write each under publish or subscribe",
  ],
  .asyncParameter: ["enum": "write schema: { type: string, enum: … }"],
  .asyncOperation: ["messages": "write message, with oneOf for several"],
]
