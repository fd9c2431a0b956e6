import Specification

/// Reports keys of AsyncAPI 2 in documents of version 3, and vice versa, and of both in version 1.
///
/// They have the meaning of their own version, and none in version 1. Each key is reported once.
struct OtherVersion {
  private let diagnostics: Diagnostics
  private var reported: Set<String> = []

  init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  func report(in document: WrittenAsyncAPI.Document) {
    var other = self
    other.reportAll(in: document)
  }

  private mutating func reportAll(in document: WrittenAsyncAPI.Document) {
    if document.isOfVersion1 { return reportChannels(of: document) }
    for server in document.servers { report(in: server.value) }
    if document.source.asyncVersion(of: document.node) == .v2 { reportOperations(of: document) }
    for operation in document.operations { report(in: operation.value) }
    for channel in document.channels.map(\.value) {
      report(in: channel)
      for parameter in channel.parameters { report(in: parameter.value) }
      for operation in channel.operations { report(in: operation) }
    }
  }

  private mutating func report<V: View>(in view: V) {
    guard let kind = V.kind else { return }
    let isOld = view.source.asyncVersion(of: view.node) == .v2
    for (key, fix) in (isOld ? newer[kind] : older[kind]) ?? [:] {
      let identity = "\(kind) \(key)"
      guard let entry = view.node.entries.first(where: { $0.key == key }),
        reported.insert(identity).inserted
      else { continue }
      report(entry, isOfNewer: isOld, fix: fix)
    }
  }

  private func reportChannels(of document: WrittenAsyncAPI.Document) {
    for (key, version) in [("channels", "2"), ("operations", "3")] {
      guard let mark = document.cursor.keyMark(of: key) else { continue }
      diagnostics.warn(
        .wrongVersionKeyword,
        at: mark,
        "“\(key)” belongs to AsyncAPI \(version), not to AsyncAPI 1; ignored",
        fix: "write “topics”, or change the version after “asyncapi:”"
      )
    }
    for key in document.containers.dropFirst() {
      diagnostics.warn(
        .wrongVersionKeyword,
        at: document.cursor.keyMark(of: key) ?? document.node.mark,
        "“\(key)” is beside “\(document.containers[0])”, of which a document has one; ignored",
        fix: "move the messages to a document of their own"
      )
    }
  }

  private func reportOperations(of document: WrittenAsyncAPI.Document) {
    guard let entry = document.node.entries.first(where: { $0.key == "operations" }) else {
      return
    }
    report(
      entry,
      isOfNewer: true,
      fix: "move the operations to “publish” and “subscribe” of their channels"
    )
  }

  private func report(_ entry: Node.Entry, isOfNewer: Bool, fix: String) {
    let (own, other) = isOfNewer ? ("2", "3") : ("3", "2")
    diagnostics.warn(
      .wrongVersionKeyword,
      at: entry.keyMark,
      "\(Excerpt.quoted(entry.key)) belongs to AsyncAPI \(other), not to AsyncAPI \(own);"
        + " interpreted as in AsyncAPI \(other)",
      fix: fix
    )
  }
}

/// The keys that only version 2 has, with their replacements in version 3.
private let older: [ObjectKind: KeyValuePairs<String, String>] = [
  .asyncServer: ["url": "write “host” and “pathname”"],
  .channel: [
    "publish": "write an operation with action: receive",
    "subscribe": "write an operation with action: send",
  ],
  .asyncParameter: ["schema": "list the allowed values under “enum”"],
  .asyncOperation: ["message": "write “messages” with an array of references"],
]

/// The keys that only version 3 has, with their replacements in version 2.
private let newer: [ObjectKind: KeyValuePairs<String, String>] = [
  .asyncServer: ["host": "write “url”"],
  .channel: [
    "address": "use the address as the key of the channel",
    "messages": "move each message to “publish” or “subscribe”",
  ],
  .asyncParameter: ["enum": "write schema: { type: string, enum: … }"],
  .asyncOperation: ["messages": "write “message”, with “oneOf” for several messages"],
]
