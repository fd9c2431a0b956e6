import Canonical
import Specification

extension Recording {
  /// The recorded element of an entry and its provenance: its `_bindery` member, or what the tool
  /// that recorded it wrote.
  struct Origin {
    let subject: Subject?
    let provenance: Provenance
    let channel: Channel?
    /// The recorded client, for replayed sessions.
    let client: String?
    /// The hashes of the parts of the documents, if the entry was checked.
    let hashes: String?

    /// The channel that a session or a response belongs to.
    struct Channel {
      let name: String
      let mark: Mark
      /// The name of the message that is the response's body.
      let message: String?
      /// The messages in the body's list, which belong to another channel.
      let elements: [(name: String?, mark: Mark)]
    }

    /// Creates the origin of an entry from its `_bindery`; nil after reporting an invalid member.
    init?(_ node: Node, of entry: Fields) {
      guard let fields = Fields(node, noun: "“_bindery”", diagnostics: entry.diagnostics) else {
        return nil
      }
      fields.allowOnly(
        ["operation", "webhook", "callback", "channel", "message", "elements", "close", "client"]
          + ["contract", "delivers", "provenance"]
      )
      // Only replayed sessions use the deliveries.
      _ = fields.list("delivers")
      client = fields.optionalText("client")
      hashes = fields.optionalText("contract")
      let provenance = fields.required("provenance").flatMap {
        Provenance($0, diagnostics: entry.diagnostics)
      }
      channel = Channel(fields)
      subject = Origin.subject(fields)
      guard let provenance, subject != nil || channel != nil else { return nil }
      self.provenance = provenance
    }

    /// The origin of an entry as a browser or a proxy wrote it.
    init(unannotated entry: Fields, in log: Recording.Log) {
      let date = entry["startedDateTime"]?.string?.prefix(10)
      let source = [log.recorder, date.map(String.init) ?? ""].filter { !$0.isEmpty }
      subject = nil
      channel = nil
      client = nil
      hashes = nil
      provenance = Recording.Provenance(kind: .captured, source: source.joined(separator: ", "))
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
        .invalidValue,
        at: fields["kind"]?.mark ?? node.mark,
        "unknown provenance \(Excerpt.quoted(text))",
        fix: "write captured for recorded traffic, sandbox for that of a local replacement, or"
          + " documented for an example"
      )
      return nil
    }
    guard let source else { return nil }
    self.init(kind: kind, source: source)
  }
}
