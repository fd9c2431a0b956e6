import Canonical
import SourceDiagnostics

/// Compares protocol-specific information: the bindings of a server, channel, operation or message.
struct BindingComparer {
  let title: String
  let schemas: Descriptions<any SchemaIndex>
  let marks: (old: Mark, new: Mark)
  let changes: ChangeList

  /// - Parameters:
  ///   - objects: The subject of `query` and `headers`, which have no properties without a schema.
  ///   - others: The subject of other schemas, such as that of a Kafka key.
  func run(
    _ old: ProtocolSettings,
    _ new: ProtocolSettings,
    objects: ChangeSubject,
    others: ChangeSubject
  ) {
    for name in Set(old.values.keys).union(new.values.keys).sorted() { compare(name, old, new) }
    for key in Set(old.schemas.keys).union(new.schemas.keys).sorted() {
      let before = schemas.old.schema(old.schemas[key])
      let after = schemas.new.schema(new.schemas[key])
      // WebSockets are the usual protocol, and their requests are those of channels.
      let title = "\(title): \(key.hasPrefix("ws ") ? String(key.dropFirst(3)) : key)"
      if key.hasSuffix(" query") || key.hasSuffix(" headers") {
        changes.compareObjects(objects, of: title, before, after, marks)
      } else {
        changes.compare(others, of: title, before, after)
      }
    }
  }

  private func compare(_ name: String, _ old: ProtocolSettings, _ new: ProtocolSettings) {
    let before = old.values[name]
    let after = new.values[name]
    if (before ?? [:]).isEmpty, (after ?? [:]).isEmpty { return }
    for key in Set((before ?? [:]).keys).union((after ?? [:]).keys).sorted() {
      let texts = (old: old.text(of: key, name), new: new.text(of: key, name))
      guard texts.old != texts.new else { continue }
      // Settings that are stated for the first time may be those that were used before.
      let rule =
        switch (texts.old, texts.new) {
        case (nil, _) where before == nil: BindingRules.added
        case (_, nil) where after == nil: BindingRules.removed
        default: BindingRules.changed(key, of: name)
        }
      changes.add(
        rule,
        of: title,
        "\(key) of \(name) changed from \(texts.old ?? "none") to \(texts.new ?? "none")",
        old: before?[key]?.mark ?? old.marks[name] ?? marks.old,
        new: after?[key]?.mark ?? new.marks[name] ?? marks.new
      )
    }
  }
}
