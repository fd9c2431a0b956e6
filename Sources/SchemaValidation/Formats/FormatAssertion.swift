/// The formats whose values are checked; `format` is an annotation otherwise.
public enum FormatAssertion: Hashable, Sendable {
  /// All, if the dialect of a schema asserts formats.
  case asInDialect
  /// All in every schema.
  case all
  /// Some in every schema, by name; `date-time` has the variants that servers write.
  case only(Set<String>)
}
