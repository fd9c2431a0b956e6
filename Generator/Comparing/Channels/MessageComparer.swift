import Canonical
import SourceDiagnostics

/// Compares a message in two descriptions.
struct MessageComparer {
  let title: String
  let subject: ChangeSubject
  let old: AsyncAPI.Message
  let new: AsyncAPI.Message
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run() {
    compareDeprecations()
    let before = old.contentType?.value.lowercased()
    let after = new.contentType?.value.lowercased()
    if before != after {
      add(
        ChannelRules.contentTypeChanged,
        "the content type changed from \(before ?? "none") to \(after ?? "none")",
        old: old.contentType?.mark,
        new: new.contentType?.mark
      )
    }
    if old.correlationLocation != new.correlationLocation {
      add(
        ChannelRules.correlationChanged,
        "the location of the correlation identifier changed from"
          + " \(old.correlationLocation ?? "none") to \(new.correlationLocation ?? "none")"
      )
    }
    let headers: ChangeSubject = subject == .sentMessage ? .sentHeaders : .receivedHeaders
    let marks = (old: old.location.mark, new: new.location.mark)
    changes.compareObjects(
      headers,
      of: "\(title): headers",
      schemas.old.schema(old.headers),
      schemas.new.schema(new.headers),
      marks
    )
    BindingComparer(title: title, schemas: schemas, marks: marks, changes: changes)
      .run(
        ProtocolSettings(old.bindings),
        ProtocolSettings(new.bindings),
        objects: headers,
        others: subject
      )
    switch (old.payload, new.payload) {
    case (.schema(let old), .schema(let new)):
      changes.compare(subject, of: title, schemas.old.schema(old), schemas.new.schema(new))
    case (.foreign(let before), .foreign(let after)) where before.value == after.value: break
    case (nil, nil): break
    default: add(ChannelRules.payloadReplaced, "the payload was replaced")
    }
  }

  private func compareDeprecations() {
    if old.isDeprecated != new.isDeprecated {
      add(
        new.isDeprecated ? ChannelRules.deprecated : ChannelRules.reactivated,
        new.isDeprecated ? "the message was deprecated" : "the message is no longer deprecated"
      )
    }
    let before = old.isDeprecated ? old.sunset : nil
    guard before != new.sunset, new.isDeprecated else { return }
    let sunsets = SunsetChange(from: before, to: new.sunset, today: changes.today)
    add(
      sunsets.isWithdrawn
        ? ChannelRules.sunsetWithdrawn
        : sunsets.isEarlier ? ChannelRules.sunsetMoved : ChannelRules.sunsetChanged,
      sunsets.message
    )
  }

  private func add(_ rule: ChangeRule, _ message: String, old: Mark? = nil, new: Mark? = nil) {
    changes.add(
      rule,
      of: title,
      message,
      old: old ?? self.old.location.mark,
      new: new ?? self.new.location.mark
    )
  }
}
