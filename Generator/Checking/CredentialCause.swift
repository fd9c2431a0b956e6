import Shape
import SourceDiagnostics

/// A contradiction between credentials and the document, with the entries that show it.
public struct CredentialCause {
  private let parts: [UndescribedPart]
  private let entries: [DescribedEntry]
  private let total: Int

  /// The contradictions of recorded values, those of the most entries first.
  public static func all(of values: RecordedValues) -> [CredentialCause] {
    var groups: [[UndescribedPart]] = []
    for part in values.undescribed where part.kind.isAboutCredentials {
      if let index = groups.firstIndex(where: { $0[0].phrase == part.phrase }) {
        groups[index].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups.map { parts in
      let known = Set(parts.map(\.entry))
      return CredentialCause(
        parts: parts,
        entries: values.entries.filter { known.contains($0.entry) },
        total: values.entryCount
      )
    }
    .enumerated().sorted { one, other in
      (-one.element.parts.count, one.offset) < (-other.element.parts.count, other.offset)
    }
    .map(\.element)
  }

  /// The contradiction, as a sentence.
  public var phrase: String { parts[0].phrase }

  /// The number of entries that have the cause.
  public var entryCount: Int { parts.map(\.entry).unique.count }

  /// The diagnostic of the cause, at the location in the document.
  public var diagnostic: Diagnostic {
    let evidence = Evidence(entries: parts.map(\.entry), dates: parts.map(\.date))
    return Diagnostic(
      .warning,
      .recordingMismatch,
      at: Mark(parts[0].owner),
      evidence.text(phrase, ofTotal: total),
      fix: Self.fix,
      related: entries.prefix(1).map { (Mark($0.origin), "the first entry is here") },
      cause: phrase
    )
  }

  /// A diagnostic for each entry, at its location in the recording.
  public var entryDiagnostics: [Diagnostic] {
    entries.map { entry in
      Diagnostic(
        .warning,
        .recordingMismatch,
        at: Mark(entry.origin),
        phrase,
        fix: Self.fix,
        related: [(Mark(parts[0].owner), "the document describes them here")],
        cause: phrase
      )
    }
  }

  private static let fix = "correct the recording, or the document by an overlay"
}

extension UndescribedPart.Kind {
  fileprivate var isAboutCredentials: Bool {
    switch self {
    case .missingCredentials, .movedKey, .otherAuthentication: true
    default: false
    }
  }
}
