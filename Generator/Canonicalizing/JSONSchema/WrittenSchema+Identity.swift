import Canonical
import Specification

extension WrittenSchema {
  /// The schema of `components` that is or contains the schema.
  var enclosingComponent: WrittenSchema? {
    node.enclosingComponentSchema.map { WrittenSchema($0, in: source) }
  }

  /// The schema of which the schema is a property.
  var propertyOwner: WrittenSchema? { node.propertyOwner.map { WrittenSchema($0, in: source) } }
}
