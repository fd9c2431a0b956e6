import BinderyJSON
import SourceDiagnostics

extension Cause {
  /// The diagnostic of the cause, at the location of the schema; `total` is the number of checked
  /// entries.
  public func diagnostic(ofTotal total: Int) -> Diagnostic {
    Diagnostic(
      example.severity,
      example.code,
      at: example.schemaMark ?? example.diagnostic.mark,
      evidence(ofTotal: total) + example.remark,
      fix: example.fix,
      related: example.diagnostic.mark.map { [($0, example.location)] } ?? [],
      cause: identity
    )
  }

  /// The schema of the cause, or the part of a request or response.
  public var subject: String { example.subject }

  /// What the cause is about, as a heading of such causes.
  public var topic: String {
    switch example.kind {
    case .invalidJSON: "bodies aren't JSON"
    case .invalidXML: "bodies aren't XML"
    case .undocumentedMember: "members aren't defined"
    case .missingHeader: "required headers are missing"
    case .violation:
      switch example.keyword {
      case "required": "required members are missing"
      case "type": "values have another type"
      default: "violations of \(Excerpt.quoted(example.keyword))"
      }
    }
  }

  /// What distinguishes the cause from others, also after further recordings.
  private var identity: String {
    let type = example.keyword == "type" ? example.actualType ?? "" : ""
    return "\(example.origin?.pointer ?? example.subject) \(example.keyword) \(type)"
  }

  /// The difference, the number of entries that have it, and their dates.
  private func evidence(ofTotal total: Int) -> String {
    evidence.text("\(example.subject): \(difference(limit: 4))", ofTotal: total)
  }

  /// The difference, with so many of the missing or undocumented members; nil for all.
  func difference(limit: Int?) -> String {
    let missing = missingMembers
    if missing.count > 1 {
      let members = missing.map { "\(JSONValue.string($0.name)) (\($0.entryCount))" }
      return "the required members \(Self.list(members, limit)) are missing"
    }
    let members = findings.compactMap(\.member).unique.map { "\(JSONValue.string($0))" }
    guard example.kind == .undocumentedMember, members.count > 1 else { return example.message }
    return "has the undocumented members \(Self.list(members, limit))" + example.prohibition
  }

  private static func list(_ texts: [String], _ limit: Int?) -> String {
    let shown = texts.prefix(limit ?? texts.count)
    let others = texts.count - shown.count
    return others > 0
      ? shown.joined(separator: ", ") + " and \(others) other\(others == 1 ? "" : "s")"
      : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions, in order.
  package var unique: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
