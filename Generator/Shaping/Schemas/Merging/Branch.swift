import Canonical

/// A branch of a union with every subschema that applies to its values.
struct Branch {
  let schema: Schema
  let subschemas: [Subschema]
}
