import Shape

/// A cause that findings share, so that one change of the document resolves all of them.
public struct Cause: Sendable {
  /// The findings, in the order of the recordings.
  public let findings: [Finding]
  let evidence: Evidence

  init(findings: [Finding]) {
    self.findings = findings
    evidence = Evidence(entries: findings.map(\.value.entry), dates: findings.map(\.value.date))
  }

  /// The first finding, which represents the others.
  public var example: Finding { findings[0] }

  /// The number of entries with the cause.
  public var entryCount: Int { evidence.entryCount }

  /// The required members that objects lack, those of the most entries first.
  var missingMembers: [(name: String, entryCount: Int)] {
    guard example.kind == .violation, example.keyword == "required" else { return [] }
    let names = findings.compactMap(\.member).unique
    let members = names.map { name in
      (name, Set(findings.filter { $0.member == name }.map(\.value.entry)).count)
    }
    return members.enumerated().sorted { one, other in
      (-one.element.1, one.offset) < (-other.element.1, other.offset)
    }
    .map(\.element)
  }

  /// Groups findings by the keyword of a schema, those of `type` also by the recorded type, and
  /// undocumented members by their schema; those of the most entries come first.
  public static func all(of findings: [Finding]) -> [Cause] {
    var order: [Key] = []
    var groups: [Key: [Finding]] = [:]
    for finding in findings {
      let key = Key(finding)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    let causes = order.map { Cause(findings: groups[$0] ?? []) }
    return causes.enumerated().sorted { one, other in
      (-one.element.entryCount, one.offset) < (-other.element.entryCount, other.offset)
    }
    .map(\.element)
  }

  private struct Key: Hashable {
    let kind: Finding.Kind
    let file: String?
    let pointer: String
    let keyword: String
    let detail: String?
    let isRefused: Bool

    init(_ finding: Finding) {
      kind = finding.kind
      file = finding.origin?.file
      keyword = finding.keyword
      pointer = finding.origin?.pointer ?? finding.value.schema
      isRefused = finding.isRefused
      switch finding.kind {
      case .undocumentedMember, .missingHeader: detail = nil
      case .invalidJSON, .invalidXML, .violation:
        switch finding.keyword {
        case "type": detail = finding.actualType
        case "required": detail = nil
        default: detail = finding.member
        }
      }
    }
  }
}
