import Canonical
import Specification

extension Bindings {
  /// A Swift name that replaces the derived one.
  public struct Rename: Sendable {
    /// The kind of the renamed element.
    public enum Kind: String, Sendable, CaseIterable {
      case schema, operation, parameter, property, response, channel, message, pointer
    }

    public var kind: Kind
    /// The old name, or the JSON pointer.
    public var name: String
    /// The operation of a parameter, the schema of a property or the channel of a message; nil to
    /// rename it in all owners.
    public var owner: String?
    public var to: String
    /// The former name of a schema's type, or of an operation's method, which is kept.
    public var deprecated: String?
    public var because: String
    public var mark: Mark

    init?(_ node: Node, diagnostics: Diagnostics) {
      guard let fields = Fields(node, noun: "a rename", diagnostics: diagnostics) else {
        return nil
      }
      fields.allowOnly(Kind.allCases.map(\.rawValue) + ["of", "to", "deprecated", "because"])
      let kinds = Kind.allCases.filter { fields[$0.rawValue] != nil }
      if kinds.count != 1 {
        fields.report(
          .invalidValue,
          at: node.mark,
          "a rename must have exactly one element to rename, not "
            + (kinds.isEmpty ? "none" : "several"),
          fix: "write " + Excerpt.alternatives(Kind.allCases.map(\.rawValue))
        )
      }
      let to = fields.requiredText("to")
      let because = fields.requiredText("because")
      guard kinds.count == 1, let kind = kinds.first,
        let name = fields.requiredText(kind.rawValue), let to, let because
      else { return nil }
      self.kind = kind
      self.name = name
      owner = fields.optionalText("of")
      self.to = to
      deprecated = fields.optionalText("deprecated")
      self.because = because
      mark = node.mark
      if owner != nil, !kind.hasOwner {
        fields.report(
          .invalidValue,
          at: node.mark,
          "“of” is allowed only for a parameter, a property or a message",
          fix: "remove “of”"
        )
      }
      if deprecated != nil, !kind.keepsFormerName {
        fields.report(
          .invalidValue,
          at: node.mark,
          "“deprecated” is allowed only for a schema or an operation",
          fix: "remove “deprecated”"
        )
      }
    }
  }
}

extension Bindings.Rename.Kind {
  fileprivate var keepsFormerName: Bool { self == .schema || self == .operation }

  fileprivate var hasOwner: Bool {
    switch self {
    case .parameter, .property, .message: true
    case .schema, .operation, .response, .channel, .pointer: false
    }
  }
}
