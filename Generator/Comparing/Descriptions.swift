import Canonical

/// An old and a new description of the same service.
struct Descriptions<Value> {
  let old: Value
  let new: Value
}

extension Descriptions where Value == any SchemaIndex {
  /// Returns the schemas with two identifiers.
  func schemas(_ old: SchemaID?, _ new: SchemaID?) -> (old: Schema?, new: Schema?) {
    (self.old.schema(old), self.new.schema(new))
  }
}
