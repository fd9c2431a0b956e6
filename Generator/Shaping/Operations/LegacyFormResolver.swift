import Canonical
import Canonicalizing
import Shape

/// Resolves bodies that parameters describe, as in Swagger 2.
struct LegacyFormResolver {
  private let schemas: SchemaShaper
  private let index: SchemaIndex
  private let multipart: MultipartResolver

  init(_ schemas: SchemaShaper, _ index: SchemaIndex, multipart: MultipartResolver) {
    self.schemas = schemas
    self.index = index
    self.multipart = multipart
  }

  /// The fields as one body: multipart if one of them is a file, otherwise URL-encoded.
  func body(_ form: OpenAPI.LegacyForm, _ id: Operation.ID) -> Body? {
    let facets = facets(of: form)
    guard !facets.properties.isEmpty else { return nil }
    let role = Role(
      id: Model.ID(Model.ID(form.location).rawValue + " and its form"),
      name: "body",
      owner: .operation(id),
      schema: index[form.parameters]
    )
    return Body(
      contents: [content(ofForm: facets, as: role)],
      isRequired: !facets.members.required.isEmpty,
      origin: Origin(form.location)
    )
  }

  private func facets(of form: OpenAPI.LegacyForm) -> MergedSchema {
    var facets = MergedSchema()
    facets.types = [.object]
    for field in form.fields {
      let schema = index[field.schema]
      facets.members.describe(field.name, at: field.mark, by: Subschema(schema: schema, owner: nil))
      if field.isRequired { facets.members.require(field.name, at: field.mark) }
    }
    return facets
  }

  private func content(ofForm facets: MergedSchema, as role: Role) -> Content {
    let hasFile = facets.properties.contains {
      FileKind($0.subschemas.map(\.schema), contentType: nil) != nil
    }
    return hasFile
      ? Content(
        mediaType: "multipart/form-data",
        coding: .multipart,
        type: multipart.form(of: facets, as: role)
      )
      : Content(
        mediaType: "application/x-www-form-urlencoded",
        coding: .form,
        type: schemas.object(facets, as: role)
      )
  }
}
