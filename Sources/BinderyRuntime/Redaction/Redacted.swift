/// A value that contains secrets, such as tokens, passwords or keys.
///
/// Its description, debug description, mirror and `dump` show only `shownMembers`.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The members to show, with their names; `Redaction` creates placeholders for secrets.
  var shownMembers: KeyValuePairs<String, Any> { get }
}

extension Redacted {
  public var description: String {
    let members = shownMembers.map { "\($0.key): \(String(reflecting: $0.value))" }
    return "\(type(of: self))(\(members.joined(separator: ", ")))"
  }

  public var debugDescription: String { description }

  /// Without the members of superclasses, which reflection would show.
  public var customMirror: Mirror {
    Mirror(self, children: shownMembers, ancestorRepresentation: .suppressed)
  }
}
