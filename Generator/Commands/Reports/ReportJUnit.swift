import Specification

/// A report as the XML of JUnit, which CI servers show as tests: a suite for each file or group of
/// checks, and a case for each finding and each check without one.
///
/// An error is a failure. A warning and a note are the output of a passed case. Names are unique in
/// their suite, and the same in later runs: they have no locations.
struct ReportJUnit {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    let suites = suites
    let lines = suites.flatMap(Self.lines)
    return [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites \(Self.attributes("bindery \(report.command)", suites.flatMap(\.cases)))>",
    ].joined(separator: "\n") + "\n" + (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private struct Suite {
    let name: String
    var cases: [Case]
  }

  private struct Case {
    let name: String
    let group: String
    /// The message and the text of a failure; nil if the case passed.
    var failure: (type: String, message: String, text: String)?
    var output: String?
  }

  /// The suites in the order of the checks, and then of the findings.
  private var suites: [Suite] {
    var suites: [Suite] = []
    var positions: [String: Int] = [:]
    func add(_ found: Case) {
      if let position = positions[found.group] {
        suites[position].cases.append(found)
      } else {
        positions[found.group] = suites.count
        suites.append(Suite(name: found.group, cases: [found]))
      }
    }
    let failed = Set(report.findings.filter(isFailure).compactMap(\.item))
    let findings = Dictionary(grouping: report.findings) { $0.item }
    for item in report.items {
      if let name = item.name {
        add(testCase(named: name, in: item.group, findings[item] ?? []))
      } else if !failed.contains(item) {
        add(Case(name: "no errors", group: item.group))
      }
    }
    let named = Set(report.items.filter { $0.name != nil })
    for finding in report.findings where finding.item.map(named.contains) != true {
      add(testCase(named: Self.name(of: finding), in: finding.item?.group ?? "bindery", [finding]))
    }
    return suites
  }

  /// The code, the Swift declaration or the part of the document, and the fingerprint.
  private static func name(of finding: ReportedFinding) -> String {
    let subject = finding.symbol ?? finding.document?.pointer ?? finding.recording?.pointer
    return [finding.code, subject, "[\(finding.fingerprint)]"].compactMap(\.self)
      .joined(separator: " ")
  }

  private func isFailure(_ finding: ReportedFinding) -> Bool {
    report.failing.contains(finding.diagnostic.severity)
  }

  private func testCase(
    named name: String,
    in group: String,
    _ findings: [ReportedFinding]
  ) -> Case {
    var found = Case(name: name, group: group)
    let texts = findings.map(\.diagnostic.description).joined(separator: "\n")
    if let first = findings.first(where: isFailure) {
      found.failure = (first.code, first.diagnostic.message, texts)
    } else if !findings.isEmpty {
      found.output = texts
    }
    return found
  }

  private static func lines(_ suite: Suite) -> [String] {
    ["  <testsuite \(attributes(suite.name, suite.cases))>"]
      + suite.cases.flatMap(lines) + ["  </testsuite>"]
  }

  private static func lines(_ found: Case) -> [String] {
    let start = "    <testcase name=\(value(found.name)) classname=\(value(found.group)) time=\"0\""
    if let failure = found.failure {
      return [
        start + ">",
        "      <failure type=\(value(failure.type)) message=\(value(failure.message))>"
          + "\(escaped(failure.text))</failure>",
        "    </testcase>",
      ]
    }
    guard let output = found.output else { return [start + "/>"] }
    return [start + ">", "      <system-out>\(escaped(output))</system-out>", "    </testcase>"]
  }

  private static func attributes(_ name: String, _ cases: [Case]) -> String {
    let failures = cases.count { $0.failure != nil }
    return "name=\(value(name)) tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
      + " time=\"0\""
  }

  private static func value(_ text: String) -> String { "\"\(escaped(Excerpt.line(text)))\"" }

  /// Escapes text of content or of an attribute; XML 1.0 has no control characters.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { MarkupText.escaped(Excerpt.escaped(String($0))) }.joined(separator: "\n")
  }
}

/// Text in XML and HTML.
enum MarkupText {
  /// The text of content, or of an attribute in quotation marks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
