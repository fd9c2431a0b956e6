import BinderyJSON
import Shaping
import Specification

import struct Canonical.Recording

/// The archive of imported entries, with those that the file already has.
struct ImportedArchive {
  private var log: JSONObject
  private var entries: [JSONValue]
  private var known: Set<Identity>

  /// What distinguishes an exchange from others.
  private struct Identity: Hashable {
    let method: String?
    let url: String?
    let requestBody: String?
    let status: JSONValue?
    let responseBody: String?
    let messages: JSONValue?
    let started: String?

    init(_ entry: JSONValue) {
      let request = entry["request"]
      let response = entry["response"]
      method = request?["method"]?.string
      url = request?["url"]?.string
      requestBody = request?["postData"]?["text"]?.string
      status = response?["status"]
      responseBody = response?["content"]?["text"]?.string
      messages = entry["_webSocketMessages"]
      // Sessions with equal messages differ by their start.
      started = messages == nil ? nil : entry["startedDateTime"]?.string
    }
  }

  /// Creates the archive from the present file, or with the properties of the imported one.
  init(present: JSONValue?, from input: JSONValue) {
    log = (present ?? input)["log"]?.object ?? JSONObject()
    entries = present?["log"]?["entries"]?.array ?? []
    known = Set(entries.map { Identity($0) })
    // The pages of a browser have no described entries.
    log["pages"] = nil
  }

  /// The archive with all entries.
  var json: JSONValue {
    var log = log
    log["entries"] = .array(entries)
    return ["log": .object(log)]
  }

  /// Adds the entries with a described subject, and returns what happened to each.
  mutating func add(
    _ recordings: [Recording],
    _ subjects: [RecordedSubject?],
    of input: JSONValue,
    path: String
  ) -> ImportSummary {
    let source = input["log"]?["entries"]?.array ?? []
    var summary = ImportSummary(archive: path)
    summary.incompleteCount = source.count - recordings.count
    for (recording, subject) in zip(recordings, subjects)
    where source.indices.contains(recording.index) {
      let entry = source[recording.index]
      switch subject {
      case .ambiguous(let operations): summary.add(ambiguous: recording, operations)
      case .undocumented: summary.add(undocumented: recording)
      case .unrelated: summary.unrelatedCount += 1
      case .operation(let id): add(entry, ["operation": .string(id)], recording, &summary)
      case .session(let session): add(named(entry, session), origin(of: session), session, &summary)
      case nil: add(entry, nil, recording, &summary)
      }
    }
    return summary
  }

  private mutating func add(
    _ entry: JSONValue,
    _ origin: JSONObject?,
    _ recording: Recording,
    _ summary: inout ImportSummary
  ) {
    guard known.insert(Identity(entry)).inserted else {
      summary.duplicateCount += 1
      return
    }
    var object = entry.object ?? JSONObject()
    if var origin {
      let source = recording.provenance.source
      origin["provenance"] = [
        "kind": "captured", "source": .string(source.isEmpty ? "HTTP archive" : source),
      ]
      object["_bindery"] = .object(origin)
    }
    object["pageref"] = nil
    entries.append(.object(object))
    summary.importedCount += 1
  }

  private func origin(of session: Recording) -> JSONObject {
    ["channel": .string(session.frames.first?.channel ?? "")]
  }

  /// The entry with the name of each message.
  private func named(_ entry: JSONValue, _ session: Recording) -> JSONValue {
    guard var object = entry.object, var messages = object["_webSocketMessages"]?.array else {
      return entry
    }
    let main = session.frames.first?.channel
    for frame in session.frames {
      guard case .frame(let index) = frame.location, messages.indices.contains(index),
        var message = messages[index].object
      else { continue }
      var names: JSONObject = ["message": frame.message.map { .string($0) } ?? .null]
      if frame.channel != main { names["channel"] = frame.channel.map { .string($0) } }
      message["_bindery"] = .object(names)
      messages[index] = .object(message)
    }
    object["_webSocketMessages"] = .array(messages)
    return .object(object)
  }
}
