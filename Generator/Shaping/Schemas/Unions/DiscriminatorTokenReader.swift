import Canonical
import Shape
import SourceDiagnostics

/// Reads the values that identify a schema by its discriminator property.
struct DiscriminatorTokenReader {
  let merger: SchemaMerger
  let allowedValues: AllowedValueReader
  let diagnostics: Diagnostics

  /// The values that identify a schema, by its name and its schema of the discriminator property.
  func token(
    _ name: String?,
    mapped: [String],
    _ property: MergedSchema.Property?
  ) -> DiscriminatorToken {
    var token = DiscriminatorToken(name: name, mapped: mapped)
    guard let property, !property.appearsOnlyInIf else { return token }
    token.listed = allowedValues.valuesListed(for: property)?.map(\.text) ?? []
    let kinds = Set(property.subschemas.map { merger.wireKind(of: $0.schema) }).subtracting([.any])
    token.kind = kinds.count == 1 ? kinds.first ?? .any : .any
    token.defaults = defaultText(of: property).map { [$0] } ?? []
    return token
  }

  private func defaultText(of property: MergedSchema.Property) -> String? {
    let value = property.subschemas.reversed().lazy.compactMap(\.schema.defaultValue).first
    return value.flatMap(Literal.init)?.text
  }

  /// Warns if no value that the schema lists for the discriminator property identifies it.
  func warnUnidentified(
    _ schema: Schema,
    _ tokens: [DiscriminatorToken],
    in mapping: [Union.Discriminator.Mapping],
    at index: Int,
    _ key: String
  ) {
    let listed = Set(tokens.flatMap { $0.mapped.isEmpty ? $0.listed : [] })
    guard !listed.isEmpty, let name = tokens.first?.name,
      !mapping.contains(where: { $0.variant == index && listed.contains($0.value.text) })
    else { return }
    diagnostics.warn(
      .invalidDiscriminator,
      at: schema.mark,
      "no “enum” value of the discriminator property \(Excerpt.quoted(key)) identifies the variant"
        + " \(Excerpt.quoted(name)); its name is used",
      fix: "add \(Excerpt.quoted(name)) to the “mapping” of the discriminator"
    )
  }
}
