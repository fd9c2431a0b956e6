/// A value that holds secrets, such as tokens, passwords or keys.
///
/// Its description, debug description, mirror and `dump` show `shownMembers`, and nothing else.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The names of members with what is shown of each; `Redaction` makes what stands in for a
  /// secret.
  var shownMembers: KeyValuePairs<String, Any> { get }
}

extension Redacted {
  public var description: String {
    let members = shownMembers.map { "\($0.key): \(String(reflecting: $0.value))" }
    return "\(type(of: self))(\(members.joined(separator: ", ")))"
  }

  public var debugDescription: String { description }

  /// Without the members of superclasses, which would be generated from what is stored.
  public var customMirror: Mirror {
    Mirror(self, children: shownMembers, ancestorRepresentation: .suppressed)
  }
}
