import Canonical
import Specification

extension Diagnostic.Code {
  static let missingProvenance = Self("missing-provenance")
}

extension Recording {
  /// The `_bindery` member of an entry: the recorded element, and its provenance.
  struct Origin {
    let subject: Subject?
    let provenance: Provenance
    let channel: Channel?
    /// The recorded client, for replayed sessions.
    let client: String?

    /// The channel that a session or a response belongs to.
    struct Channel {
      let name: String
      let mark: Mark
      /// The name of the message that is the response's body.
      let message: String?
      /// The messages in the body's list, which belong to another channel.
      let elements: [(name: String?, mark: Mark)]
    }

    /// Creates the origin; nil after reporting a missing or invalid member.
    init?(of entry: Fields) {
      guard let node = entry["_bindery"] else {
        entry.report(
          .missingProvenance,
          at: entry.node.mark,
          "the entry has no “_bindery” with its operation or channel",
          fix: "add “_bindery” with “operation” or “channel”, and “provenance”"
        )
        return nil
      }
      guard let fields = Fields(node, noun: "“_bindery”", diagnostics: entry.diagnostics) else {
        return nil
      }
      fields.allowOnly(
        ["operation", "webhook", "callback", "channel", "message", "elements", "close", "client"]
          + ["delivers", "provenance"]
      )
      // Only replayed sessions use the deliveries.
      _ = fields.list("delivers")
      client = fields.optionalText("client")
      let provenance = fields.required("provenance").flatMap {
        Provenance($0, diagnostics: entry.diagnostics)
      }
      channel = Channel(fields)
      subject = Origin.subject(fields)
      guard let provenance, subject != nil || channel != nil else { return nil }
      self.provenance = provenance
    }

    private static func subject(_ fields: Fields) -> Subject? {
      if let webhook = fields.optionalText("webhook") {
        for key in ["operation", "callback", "channel"] {
          guard let other = fields[key] else { continue }
          fields.report(
            .unknownKey,
            at: other.mark,
            "\(Excerpt.quoted(key)) can't be combined with “webhook”",
            fix: "remove one of the two keys"
          )
        }
        return .webhook(webhook)
      }
      // A channel needs no operation, but an operation may return messages of a channel.
      if fields["channel"] != nil, fields["operation"] == nil { return nil }
      guard let operation = fields.requiredText("operation") else { return nil }
      return fields.optionalText("callback").map { .callback($0, of: operation) }
        ?? .operation(operation)
    }
  }
}

extension Recording.Origin.Channel {
  fileprivate init?(_ fields: Fields) {
    guard let node = fields["channel"], let name = fields.requiredText("channel") else {
      return nil
    }
    self.init(
      name: name,
      mark: node.mark,
      message: fields.optionalText("message"),
      elements: fields.list("elements").compactMap { element in
        if element.kind == .null { return (nil, element.mark) }
        return fields.text(element, "elements").map { ($0, element.mark) }
      }
    )
  }
}

extension Recording.Provenance {
  init?(_ node: Node, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "“provenance”", diagnostics: diagnostics) else {
      return nil
    }
    fields.allowOnly(["kind", "source"])
    let text = fields.requiredText("kind")
    let source = fields.requiredText("source")
    guard let text else { return nil }
    guard let kind = Kind(rawValue: text) else {
      fields.report(
        .missingProvenance,
        at: fields["kind"]?.mark ?? node.mark,
        "unknown provenance \(Excerpt.quoted(text))",
        fix: "write captured for recorded traffic, or documented for an example"
      )
      return nil
    }
    guard let source else { return nil }
    self.init(kind: kind, source: source)
  }
}
