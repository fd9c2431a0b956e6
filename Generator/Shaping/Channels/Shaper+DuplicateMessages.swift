import Shape
import SourceDiagnostics

extension Shaper {
  /// Reports incoming messages that the client can't distinguish: it reads the first that matches.
  func noteDuplicateMessages(of service: Service) {
    for channel in service.channels {
      guard let direction = channel.incoming,
        case .union(let union)? = service.models[direction.event]?.definition
      else { continue }
      for (duplicate, first) in union.duplicates {
        if duplicate.eventTypes.isEmpty {
          let isEither = duplicate.type.reads(like: first.type, service.models)
          note(duplicate.name, like: first.name, isEither, in: channel)
        } else {
          note(duplicate, like: first, in: channel)
        }
      }
    }
  }

  /// Reports messages of an event stream, whose events have types.
  private func note(
    _ duplicate: Union.Variant,
    like first: Union.Variant,
    in channel: Channel
  ) {
    let origin = channel.origin
    let type = Excerpt.quoted(duplicate.eventTypes.last ?? duplicate.name)
    diagnostics.report(
      Diagnostic(
        .note,
        .indistinguishableMessages,
        at: Mark(file: origin.file, line: origin.line, column: origin.column),
        "only the types of their events distinguish the messages \(Excerpt.quoted(first.name))"
          + " and \(Excerpt.quoted(duplicate.name)); an event without one is interpreted as"
          + " \(Excerpt.quoted(first.name))",
        fix: "send the event type \(type) (“event:”), or add a property with a different “const”"
          + " to each message"
      )
    )
  }

  /// Reports a note, not a warning, for messages that differ only in the types of their members.
  private func note(_ duplicate: String, like first: String, _ isEither: Bool, in channel: Channel)
  {
    let origin = channel.origin
    let (duplicate, first) = (Excerpt.quoted(duplicate), Excerpt.quoted(first))
    diagnostics.report(
      Diagnostic(
        isEither ? .warning : .note,
        .indistinguishableMessages,
        at: Mark(file: origin.file, line: origin.line, column: origin.column),
        isEither
          ? "the messages \(first) and \(duplicate) can't be distinguished; interpreted as \(first)"
          : "the messages \(first) and \(duplicate) differ only in the types of their properties;"
            + " interpreted as \(first) if both match",
        fix: "add a property with a different “const” to each message, or merge the messages"
      )
    )
  }
}

extension Type {
  /// Whether a value of the one type may be read as the other, judged by the types alone.
  fileprivate func reads(like other: Type, _ models: Models) -> Bool {
    switch (self, other) {
    case (.array(let own), .array(let element)): return own.reads(like: element, models)
    case (.model(let own), .model(let id)):
      guard case .object(let fields)? = models.definition(of: own),
        case .object(let others)? = models.definition(of: id)
      else { return true }
      let types = Dictionary(others.fields.map { ($0.key, $0) }) { first, _ in first }
      return fields.fields.allSatisfy { field in
        guard let same = types[field.key], field.isRequired || same.isRequired else { return true }
        return field.type.reads(like: same.type, models)
      }
    case (.model, _), (_, .model), (.json, _), (_, .json): return true
    default: return self == other
    }
  }
}

extension Union {
  /// Variants with the signature of an earlier variant; variants that accept any JSON are skipped.
  fileprivate var duplicates: [(duplicate: Variant, first: Variant)] {
    var firsts: [Signature: Variant] = [:]
    var duplicates: [(Variant, Variant)] = []
    for position in discriminator?.others ?? Array(variants.indices) {
      let variant = variants[position]
      guard variant.signature != .any else { continue }
      if let first = firsts[variant.signature] {
        duplicates.append((variant, first))
      } else {
        firsts[variant.signature] = variant
      }
    }
    return duplicates
  }
}
