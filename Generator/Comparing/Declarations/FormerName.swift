import SwiftSource

/// How `bindings.yaml` keeps the former name of a type or a method.
enum FormerName {
  /// The line that keeps the name of an operation's method.
  static func fix(operation new: String?, _ old: String?) -> String? {
    fix("operation", new, old) { $0.isLowercase }
  }

  /// The line that keeps the name of a schema's type.
  static func fix(schema new: String, _ old: String) -> String? {
    fix("schema", new, old) { $0.isUppercase }
  }

  /// Returns nil if a name has another form in Swift, such as `list_books`.
  private static func fix(
    _ key: String,
    _ new: String?,
    _ old: String?,
    _ begins: (Character) -> Bool
  ) -> String? {
    guard let old, let new else { return nil }
    let areNames = [old, new].allSatisfy { text in
      SwiftName(text) != nil && !text.contains("_") && text.first.map(begins) == true
    }
    guard areNames else { return nil }
    return "keep the old name with a deprecation in bindings.yaml: renames: [{ \(key): \(new),"
      + " to: \(new), deprecated: \(old), because: … }]"
  }
}
