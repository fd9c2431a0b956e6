import Canonical
import SourceDiagnostics

/// Compares a channel in two descriptions.
struct ChannelComparer {
  let title: String
  let old: DirectedChannel
  let new: DirectedChannel
  /// The names of all servers.
  let servers: Descriptions<[String]>
  /// Whether messages without a name are sent as events with their keys.
  let namesEvents: Descriptions<Bool>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  private var marks: (old: Mark, new: Mark) {
    (old.channel.location.mark, new.channel.location.mark)
  }

  func run() {
    compareAddresses()
    compareServers()
    compareBindings()
    compareMessages(
      Descriptions(old: old.sent, new: new.sent),
      .sentMessage,
      removed: (
        ChannelRules.sentRemoved, ChannelRules.sentRemovedAfterSunset,
        ChannelRules.sentRemovedBeforeSunset
      ),
      added: ChannelRules.sentAdded
    )
    compareMessages(
      Descriptions(old: old.received, new: new.received),
      .receivedMessage,
      removed: (
        ChannelRules.receivedRemoved, ChannelRules.receivedRemovedAfterSunset,
        ChannelRules.receivedRemovedBeforeSunset
      ),
      added: ChannelRules.receivedAdded
    )
  }

  private func compareAddresses() {
    let before = old.channel.address?.text
    let after = new.channel.address?.text
    let names = Set(new.channel.parameters.map(\.key))
    for parameter in old.channel.parameters where !names.contains(parameter.key) {
      add(
        ChannelRules.parameterRemoved,
        "the parameter \(parameter.key) was removed",
        old: parameter.keyMark
      )
    }
    for parameter in new.channel.parameters {
      guard let other = old.channel.parameters.first(where: { $0.key == parameter.key }) else {
        add(
          ChannelRules.requiredParameterAdded,
          "the parameter \(parameter.key) was added",
          new: parameter.keyMark
        )
        continue
      }
      if values(of: other, schemas.old) != nil || values(of: parameter, schemas.new) != nil {
        compareValues(other, parameter)
        continue
      }
      changes.compare(
        .channelParameter,
        of: "\(title): parameter \(parameter.key)",
        schemas.old.schema(other.value.schema),
        schemas.new.schema(parameter.value.schema)
      )
    }
    if before != after {
      add(
        ChannelRules.addressChanged,
        "the address changed from \(before ?? "none") to \(after ?? "none")",
        old: old.channel.address?.mark,
        new: new.channel.address?.mark
      )
    }
  }

  private func compareValues(
    _ old: Named<AsyncAPI.Parameter>,
    _ new: Named<AsyncAPI.Parameter>
  ) {
    guard let after = values(of: new, schemas.new) else { return }
    guard let before = values(of: old, schemas.old) else {
      add(
        ChannelRules.parameterValueRemoved,
        "the parameter \(new.key) has only the values \(after.joined(separator: ", "))",
        new: new.keyMark
      )
      return
    }
    for value in after where !before.contains(value) {
      add(
        ChannelRules.parameterValueAdded,
        "the value \(value) of the parameter \(new.key) was added",
        new: new.keyMark
      )
    }
    for value in before where !after.contains(value) {
      add(
        ChannelRules.parameterValueRemoved,
        "the value \(value) of the parameter \(new.key) was removed",
        old: old.keyMark
      )
    }
  }

  /// The listed values of a parameter, which older versions have in its schema.
  private func values(
    of parameter: Named<AsyncAPI.Parameter>,
    _ index: any SchemaIndex
  ) -> [String]? {
    parameter.value.values
      ?? index.schema(parameter.value.schema).flatMap { schema in
        Conjunction([schema]).values?.map(\.text)
      }
  }

  private func compareServers() {
    // All servers have a channel that names none.
    let before = old.channel.servers.isEmpty ? servers.old : old.channel.servers
    let after = new.channel.servers.isEmpty ? servers.new : new.channel.servers
    for server in before where !after.contains(server) && servers.new.contains(server) {
      add(ChannelRules.serverOfChannelRemoved, "the server \(server) no longer has the channel")
    }
    for server in after where !before.contains(server) && servers.old.contains(server) {
      add(ChannelRules.serverOfChannelAdded, "the server \(server) has the channel, too")
    }
  }

  private func compareBindings() {
    BindingComparer(title: title, schemas: schemas, marks: marks, changes: changes)
      .run(
        ProtocolSettings([old.channel.bindings], address: old.channel.address?.text),
        ProtocolSettings([new.channel.bindings], address: new.channel.address?.text),
        objects: .connectionParameter,
        others: .connectionParameter
      )
  }

  private func compareMessages(
    _ messages: Descriptions<[AsyncAPI.Message]>,
    _ subject: ChangeSubject,
    removed: (open: ChangeRule, afterSunset: ChangeRule, beforeSunset: ChangeRule),
    added: ChangeRule
  ) {
    let pairs = MessagePairs(messages, of: Descriptions(old: old, new: new), schemas)
    for (before, after) in pairs.common {
      compareNames(before, after, subject)
      compare(before, after, subject)
    }
    for message in pairs.removed {
      let sunset = message.isDeprecated ? message.sunset : nil
      let rule =
        sunset.map { $0 < changes.today ? removed.afterSunset : removed.beforeSunset }
        ?? removed.open
      changes.add(
        rule,
        of: "\(title): message \(old.name(of: message))",
        "the message was removed" + (sunset.map { ", whose last day is \($0)" } ?? ""),
        old: message.location.mark
      )
    }
    for message in pairs.added {
      changes.add(
        added,
        of: "\(title): message \(new.name(of: message))",
        "the message was added",
        new: message.location.mark
      )
    }
  }

  /// Compares what identifies a message to a transport, and otherwise what names it in Swift.
  private func compareNames(
    _ message: AsyncAPI.Message,
    _ other: AsyncAPI.Message,
    _ subject: ChangeSubject
  ) {
    let keys = (old: old.key(of: message), new: new.key(of: other))
    let names = (
      old: message.name ?? (namesEvents.old ? keys.old : nil),
      new: other.name ?? (namesEvents.new ? keys.new : nil)
    )
    let title = "\(title): message \(new.name(of: other))"
    if let before = names.old, let after = names.new, before != after {
      changes.add(
        subject == .sentMessage ? ChannelRules.sentNameChanged : ChannelRules.receivedNameChanged,
        of: title,
        "the name changed from \(before) to \(after)",
        old: message.location.mark,
        new: other.location.mark
      )
    } else if let before = keys.old, let after = keys.new, before != after {
      changes.add(
        ChannelRules.messageRenamed,
        of: title,
        "the key changed from \(before) to \(after)",
        old: message.location.mark,
        new: other.location.mark,
        formerName: before
      )
    }
  }

  private func compare(
    _ message: AsyncAPI.Message,
    _ other: AsyncAPI.Message,
    _ subject: ChangeSubject
  ) {
    MessageComparer(
      title: "\(title): message \(new.name(of: other))",
      subject: subject,
      old: message,
      new: other,
      schemas: schemas,
      changes: changes
    )
    .run()
  }

  private func add(_ rule: ChangeRule, _ message: String, old: Mark? = nil, new: Mark? = nil) {
    changes.add(rule, of: title, message, old: old ?? marks.old, new: new ?? marks.new)
  }
}
