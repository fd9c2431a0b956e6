import BinderyJSON
import RecordingRedaction
import Shaping
import Specification

import struct Canonical.Recording

/// The documents that describe recorded traffic.
struct DescribedTraffic {
  private let documents: [ShapedDocument]
  /// The rules of all documents for removing secrets.
  let redactionRules: RedactionRules

  /// The result of matching an entry.
  enum Match {
    case described(EntryAnnotation)
    case ambiguous(Recording, [String])
    case undocumented(Recording)
    /// A session whose messages a channel has in the other direction, but not with this role.
    case reversed(EntryAnnotation, channel: String, role: RecordedSubject.Role)
    /// A session without recorded messages.
    case withoutMessages
    /// A redirect that isn't described.
    case redirect
    /// A part of a page, or a preflight.
    case unrelated(isPreflight: Bool)
    /// An entry that isn't a valid exchange.
    case invalid

    /// What describes the entry; nil if nothing does.
    var annotation: EntryAnnotation? {
      switch self {
      case .described(let annotation), .reversed(let annotation, _, _): annotation
      case .ambiguous, .undocumented, .withoutMessages, .redirect, .unrelated, .invalid: nil
      }
    }
  }

  init(_ documents: [ShapedDocument]) {
    self.documents = documents.filter { $0.contractShaper != nil }
    var rules = RedactionRules()
    for document in documents { document.redactionRules.map { rules.formUnion($0) } }
    redactionRules = rules
  }

  var isEmpty: Bool { documents.isEmpty }

  /// Adds the hashes of what describes the entries of a file, and returns what the documents don't
  /// describe of them.
  ///
  /// Throws the first error after the hashes of all documents that can be written.
  func addHashes(to file: String) throws(Diagnostic) -> [String] {
    let written = Recording.read(file, diagnostics: Diagnostics())
    var lines: [String] = []
    var errors: [Diagnostic] = []
    for document in documents {
      guard let (contract, values) = document.contractShaper?.resolved(written) else { continue }
      var hashes = AddedHashes()
      do throws(Diagnostic) {
        try hashes.add(values, to: file)
      } catch {
        errors.append(error)
      }
      errors += hashes.writeSchemas()
      lines += UndocumentedParts(contract, values).lines
    }
    if let error = errors.first { throw error }
    return lines
  }

  /// Matches entries with operations and messages; the first document that describes an entry
  /// decides.
  func matches(_ entries: [JSONValue], file: String) -> [Match] {
    let recordings = entries.map { Recording(entry: $0, file: file) }
    let present = recordings.compactMap(\.self)
    let subjects = documents.compactMap { $0.contractShaper?.subjects(of: present) }
    var index = 0
    return recordings.map { recording in
      guard let recording else { return .invalid }
      defer { index += 1 }
      return Self.match(recording, subjects.compactMap { $0[index] })
    }
  }

  private static func match(_ recording: Recording, _ subjects: [RecordedSubject]) -> Match {
    var operations: [String] = []
    var other: Match?
    var isPart = !recording.isSession
    for subject in subjects {
      switch subject {
      case .operation(let id): return .described(EntryAnnotation(operation: id))
      case .session(let session): return .described(EntryAnnotation(session))
      case .response(let response): return .described(EntryAnnotation(response: response))
      case .ambiguous(let names): operations += names
      case .reversed(let session, let channel, let role):
        other = .reversed(EntryAnnotation(session), channel: channel, role: role)
      case .withoutMessages: other = other ?? .withoutMessages
      case .redirect: other = other ?? .redirect
      case .undocumented: isPart = false
      case .otherServer, .unrelated: break
      }
    }
    if let other { return other }
    if !operations.isEmpty { return .ambiguous(recording, operations) }
    // All requests go to the service, so that only a part of a page is unrelated to it.
    return isPart && recording.isPageResource
      ? .unrelated(isPreflight: recording.isPreflight) : .undocumented(recording)
  }
}
