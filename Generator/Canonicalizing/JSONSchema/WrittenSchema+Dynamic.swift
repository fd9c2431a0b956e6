import Specification

extension WrittenSchema {
  /// The target of `$dynamicRef` or `$recursiveRef`, if no other schema extends this one.
  var dynamicTarget: WrittenSchema? {
    source.documents.dynamicTarget(of: node).flatMap {
      cursor.schema(of: $0, called: "$dynamicRef")
    }
  }
}
