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
      related: example.diagnostic.mark.map { [($0, example.location)] } ?? []
    )
  }

  /// The difference, the number of entries that have it, and their dates.
  func evidence(ofTotal total: Int) -> String {
    evidence.text("\(example.subject): \(difference)", ofTotal: total)
  }

  /// The difference, with all undocumented members of a schema.
  private var difference: String {
    let members = findings.compactMap(\.member).unique.map { "\(JSONValue.string($0))" }
    guard example.kind == .undocumentedMember, members.count > 1 else { return example.message }
    let shown = members.prefix(4)
    let others = members.count - shown.count
    return "has the undocumented members "
      + (others > 0
        ? shown.joined(separator: ", ") + " and \(others) other\(others == 1 ? "" : "s")"
        : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? ""))
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions, in order.
  var unique: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
