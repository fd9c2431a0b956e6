import Canonical
import Specification

extension Bindings {
  /// The configured severity of the diagnostics with one code.
  public struct SeverityRule: Sendable {
    public var code: Diagnostic.Code
    /// The severity; nil to ignore the diagnostics.
    public var severity: Diagnostic.Severity?
    /// The location of the code.
    public var mark: Mark
  }
}

extension BindingsForm {
  /// The entries of `severities`: a diagnostic code, and error, warning or ignore.
  var severities: [Bindings.SeverityRule] {
    guard let node = fields["severities"],
      let rules = Fields(node, noun: "“severities”", diagnostics: fields.diagnostics)
    else { return [] }
    return rules.node.entries.compactMap { entry in
      switch entry.value.text {
      case "error", "warning":
        return Bindings.SeverityRule(
          code: Diagnostic.Code(entry.key),
          severity: Diagnostic.Severity(rawValue: entry.value.text),
          mark: entry.keyMark
        )
      case "ignore", "off":
        return Bindings.SeverityRule(
          code: Diagnostic.Code(entry.key),
          severity: nil,
          mark: entry.keyMark
        )
      default:
        fields.report(
          .invalidSeverity,
          at: entry.value.mark,
          "invalid severity \(Excerpt.quoted(entry.value.text))",
          fix: "write error, warning or ignore"
        )
        return nil
      }
    }
  }
}
