import Specification

extension WrittenSchema {
  /// Whether a property of a form with this schema is bytes because the schema has no type.
  ///
  /// This applies from 3.1 on, where `format: binary` has no meaning (3.1.1, section 4.8.14.4).
  var isUntypedContent: Bool {
    guard source.version(of: node) >= .v3_1 else { return false }
    return verdict == true || node.kind == .null || !declaresType && allOf.isEmpty
  }
}
