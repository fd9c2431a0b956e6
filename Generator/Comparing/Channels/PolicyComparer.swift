import Canonical
import SourceDiagnostics

/// Compares the extensions that describe how clients keep, end and renew connections.
struct PolicyComparer {
  let title: String
  let changes: ChangeList

  /// The keys of each policy, apart from the messages that it refers to.
  private static let policies = [
    (
      "x-keep-alive",
      ["by", "using", "pingValue", "pongValue", "after", "pongTimeout", "retryInterval"]
    ),
    ("x-error-codes", ["location"]),
    ("x-back-off", ["curve", "initialDelay", "factor", "maxDelay", "jitter", "attempts"]),
    ("x-dedupe", ["key", "window"]),
    ("x-sequence", ["location", "scope", "key", "window"]),
    ("x-resume", ["cursor", "retention"]),
    ("x-buffer", ["bound", "overflow"]),
  ]

  func run(_ old: any AsyncAPI.Extensions, _ new: any AsyncAPI.Extensions) {
    if old.isEmpty, new.isEmpty { return }
    for (name, keys) in Self.policies { compare(name, keys, old[name], new[name]) }
    compareResubscription(old.list("x-resubscription") ?? [], new.list("x-resubscription") ?? [])
    compareCodes("close", old.list("x-close-codes") ?? [], new.list("x-close-codes") ?? [])
    compareCodes(
      "error",
      old["x-error-codes"]?.objects("codes") ?? [],
      new["x-error-codes"]?.objects("codes") ?? []
    )
  }

  /// Compares the messages that clients send again, by the members that identify them.
  private func compareResubscription(
    _ old: [any AsyncAPI.ExtensionObject],
    _ new: [any AsyncAPI.ExtensionObject]
  ) {
    let keys = [old, new].map { $0.map { $0["key"]?.canonicalText ?? "none" } }
    guard keys[0] != keys[1] else { return }
    let (rule, message) =
      if old.isEmpty { (PolicyRules.added, "was added") } else if new.isEmpty {
        (PolicyRules.removed, "was removed")
      } else {
        (
          PolicyRules.changed,
          "changed: the keys of its messages from \(keys[0].joined(separator: ", "))"
            + " to \(keys[1].joined(separator: ", "))"
        )
      }
    changes.add(
      rule,
      of: title,
      "x-resubscription \(message)",
      old: old.first?.mark,
      new: new.first?.mark
    )
  }

  private func compare(
    _ name: String,
    _ keys: [String],
    _ old: (any AsyncAPI.ExtensionObject)?,
    _ new: (any AsyncAPI.ExtensionObject)?
  ) {
    func add(_ rule: ChangeRule, _ message: String) {
      changes.add(rule, of: title, "\(name) \(message)", old: old?.mark, new: new?.mark)
    }
    switch (old, new) {
    case (nil, nil): break
    case (nil, _?): add(PolicyRules.added, "was added")
    case (_?, nil): add(PolicyRules.removed, "was removed")
    case (let before?, let after?):
      for key in keys {
        let texts = (old: before[key]?.canonicalText, new: after[key]?.canonicalText)
        guard texts.old != texts.new else { continue }
        add(
          PolicyRules.changed,
          "changed: \(key) from \(texts.old ?? "none") to \(texts.new ?? "none")"
        )
      }
    }
  }

  /// - Parameter kind: Whether they are the codes of closed connections, or of received errors.
  private func compareCodes(
    _ kind: String,
    _ old: [any AsyncAPI.ExtensionObject],
    _ new: [any AsyncAPI.ExtensionObject]
  ) {
    let before = old.map(ReactionCodes.init)
    let after = new.map(ReactionCodes.init)
    for codes in before {
      guard let other = after.first(where: { $0.range == codes.range }) else {
        changes.add(
          PolicyRules.codeRemoved,
          of: title,
          "the \(kind) code \(codes.range) was removed",
          old: codes.mark
        )
        continue
      }
      guard codes.reaction != other.reaction else { continue }
      changes.add(
        PolicyRules.codeChanged,
        of: title,
        "the reaction to the \(kind) code \(codes.range) changed from \(codes.reaction)"
          + " to \(other.reaction)",
        old: codes.mark,
        new: other.mark
      )
    }
    for codes in after where !before.contains(where: { $0.range == codes.range }) {
      changes.add(
        PolicyRules.codeAdded,
        of: title,
        "the \(kind) code \(codes.range) was added",
        new: codes.mark
      )
    }
  }
}

/// The codes of an entry, and the reaction to them.
private struct ReactionCodes {
  let range: String
  let reaction: String
  let mark: Mark

  init(_ entry: any AsyncAPI.ExtensionObject) {
    let from = entry["from"]?.canonicalText ?? "none"
    let to = entry["to"]?.canonicalText ?? from
    range = from == to ? from : "\(from) to \(to)"
    let delay = entry["after"].map { " after \($0.canonicalText)" } ?? ""
    reaction = (entry["reaction"]?.text ?? "none") + delay
    mark = entry.mark
  }
}
