import Canonical
import Shape

/// A schema that applies to a value by its own keywords, apart from `$ref` and `allOf`.
struct Subschema {
  let schema: Schema
  /// The model that contains the schema, and the models of its unnamed subschemas.
  let owner: Model.Owner?
  /// True when the schema's `oneOf` lists a subtype that inherits from it by `allOf`, or when both
  /// unions are distributed already.
  var skipsUnions = false
  /// `oneOf` or `anyOf`, when the subschemas beside it are already distributed over its branches.
  var skippedKeyword: String?

  func skips(_ keyword: String) -> Bool { skipsUnions || skippedKeyword == keyword }

  /// The subschema without a union whose branches it is distributed over.
  func skipping(_ union: MergedSchema.UnionKeyword) -> Subschema {
    guard schema == union.subschema.schema else { return self }
    var subschema = self
    if skippedKeyword == nil {
      subschema.skippedKeyword = union.keyword
    } else {
      subschema.skipsUnions = true
    }
    return subschema
  }
}

extension Schema {
  /// The model of a named schema, as an owner.
  var modelOwner: Model.Owner? { componentName == nil ? nil : .model(Model.ID(self)) }
}

extension Model.ID {
  init(_ schema: Schema) { self.init(schema.location) }
}

extension Origin {
  init(_ schema: Schema) { self.init(schema.location) }
}
