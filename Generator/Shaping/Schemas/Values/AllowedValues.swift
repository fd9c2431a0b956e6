import Shape

/// The values that a schema allows for a property, and whether the property is always present.
struct AllowedValues {
  var values: [Scalar]
  var isRequired: Bool
}
