import Specification

extension Schema {
  /// What `$dynamicRef` or `$recursiveRef` leads to where nothing extends the schema.
  var dynamicTarget: Schema? {
    source.documents.dynamicTarget(of: node).flatMap {
      cursor.schema(of: $0, called: "$dynamicRef")
    }
  }
}
