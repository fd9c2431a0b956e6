/// The form of an alternative and those of its properties, which equal alternatives share.
struct AlternativeContents: Hashable {
  private let form: AlternativeIdentity.Form
  private let properties: [String: AlternativeIdentity.Form]
  private let required: Set<String>

  init(_ alternative: Alternative) {
    let schema = Conjunction(alternative.schemas, type: alternative.type)
    form = alternative.identity.form
    properties = Dictionary(
      schema.properties.map { ($0.key, AlternativeIdentity($0.schemas).form) }
    ) { first, _ in first }
    required = schema.required
  }
}
