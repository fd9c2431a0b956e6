import Canonical
import Shape

/// Resolves bodies that parameters describe, as in Swagger 2.
struct LegacyFormResolver {
  let schemas: SchemaShaper

  private var multipart: MultipartResolver { MultipartResolver(schemas: schemas) }

  /// The fields as one body: multipart if one of them is a file, otherwise URL-encoded.
  func body(_ form: OpenAPI.LegacyForm, _ id: Operation.ID) -> Body? {
    let merged = mergedSchema(of: form)
    guard !merged.properties.isEmpty else { return nil }
    let role = Role(
      id: Model.ID(Model.ID(form.location).rawValue + " and its form"),
      name: "body",
      owner: .operation(id),
      schema: schemas.index[form.parameters]
    )
    return Body(
      contents: [content(ofForm: merged, as: role)],
      isRequired: !merged.members.required.isEmpty,
      origin: Origin(form.location)
    )
  }

  private func mergedSchema(of form: OpenAPI.LegacyForm) -> MergedSchema {
    var merged = MergedSchema()
    merged.types = [.object]
    for field in form.fields {
      let schema = schemas.index[field.schema]
      merged.members.describe(field.name, at: field.mark, by: Subschema(schema: schema, owner: nil))
      if field.isRequired { merged.members.require(field.name, at: field.mark) }
    }
    return merged
  }

  private func content(ofForm merged: MergedSchema, as role: Role) -> Content {
    let hasFile = merged.properties.contains {
      FileKind($0.subschemas.map(\.schema), contentType: nil) != nil
    }
    return hasFile
      ? Content(
        mediaType: "multipart/form-data",
        coding: .multipart,
        type: multipart.form(of: merged, as: role)
      )
      : Content(
        mediaType: "application/x-www-form-urlencoded",
        coding: .form,
        type: schemas.objects.object(merged, as: role)
      )
  }
}
