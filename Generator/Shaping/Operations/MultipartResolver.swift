import Canonical
import Shape
import SourceDiagnostics

/// Resolves multipart bodies as forms.
struct MultipartResolver {
  let schemas: SchemaShaper

  private var headers: HeaderResolver { HeaderResolver(schemas: schemas) }
  private var encodings: FormEncodingResolver { FormEncodingResolver(schemas: schemas) }
  private var forms: FormSchemaResolver { FormSchemaResolver(schemas: schemas) }
  private var nestedFiles: NestedFileCheck { NestedFileCheck(schemas: schemas) }

  /// The form of a multipart body; any JSON, after a warning, if the schema has no members.
  func form(
    _ media: Named<OpenAPI.MediaType>,
    for context: NamingContext
  ) -> Type {
    noteItems(media)
    guard let schema = schemas.index.schema(media.value.schema)?.resolved else { return .json }
    let encodings = media.value.encoding
    let isShared = encodings.isEmpty && schema.componentName != nil
    let location = isShared ? Model.ID(schema) : Model.ID(media.value.location)
    let id = Model.ID(location.rawValue + " as a form")
    if schemas.models[id] != nil { return .model(id) }
    guard let merged = forms.mergedSchema(ofForm: schema) else { return .json }
    self.encodings.noteUnknown(encodings, merged)
    if isShared { schemas.registry.addForm(id, of: Model.ID(schema)) }
    let role = Role(
      id: id,
      name: isShared ? schema.componentName ?? context.name : context.name,
      owner: isShared ? nil : context.owner,
      schema: schema
    )
    var form = Multipart(
      parts: merged.properties.compactMap { property in
        part(property, encodings.first { $0.key == property.key }?.value, of: merged, in: id)
      },
      additional: additional(merged, of: Role(id: id, name: "", owner: nil, schema: schema))
    )
    if form.additional == nil {
      form.parts += schemas.undeclared(merged, in: role).map(Multipart.Part.init)
    }
    return schemas.registry.add(.multipart(form), as: role, documented: merged.subschemas)
  }

  /// The part of a member; nil for a read-only member.
  private func part(
    _ property: MergedSchema.Property,
    _ encoding: OpenAPI.Encoding?,
    of merged: MergedSchema,
    in id: Model.ID
  ) -> Multipart.Part? {
    let described = property.subschemas.map(\.schema)
    guard !described.contains(where: \.isReadOnly) else { return nil }
    let schema = described[described.count - 1]
    let headers = self.headers.resolve(encoding?.headers ?? [], owner: .model(id), component: nil)
    let value = value(of: property, encoding, in: id)
    var part = Multipart.Part(
      key: property.key,
      value: value,
      isRequired: merged.members.requires(property.key),
      origin: Origin(schema)
    )
    part.contentType = encoding?.contentType
    part.headers = headers
    part.defaultValue = schemas.defaults.defaultValue(of: property.subschemas)
    part.initialValue = schemas.defaults.initialValue(of: property.subschemas, as: value.type)
    part.documentation = Documentation(
      ofMember: described.last { $0.description != nil } ?? schema
    )
    return part
  }

  private func value(
    of property: MergedSchema.Property,
    _ encoding: OpenAPI.Encoding?,
    in id: Model.ID
  ) -> Multipart.Value {
    let schemas = property.subschemas.map(\.schema)
    switch FileKind(schemas, contentType: encoding?.contentType) {
    case .one: return .file
    case .many: return .files
    case nil: nestedFiles.check(schemas)
    }
    let type = self.schemas.objects.type(of: property, owner: .model(id))
    guard let encoding, encoding.isStyled else { return .plain(type) }
    let style = Parameter.Style(encoding.style, in: .query)
    return .styled(type, style, explode: encoding.explode ?? (style == .form))
  }

  private func additional(_ merged: MergedSchema, of role: Role) -> Multipart.Value? {
    switch merged.additional {
    case .undeclared, .none: return nil
    case .any: return .plain(.json)
    case .patterns: return schemas.objects.additional(of: merged, as: role).map { .plain($0) }
    case .schema(let subschemas):
      switch FileKind(subschemas.map(\.schema), contentType: nil) {
      case .one: return .file
      case .many: return .files
      case nil:
        nestedFiles.check(subschemas.map(\.schema))
        return schemas.objects.additional(of: merged, as: role).map { .plain($0) }
      }
    }
  }

  private func noteItems(_ media: Named<OpenAPI.MediaType>) {
    for keyword in media.value.itemKeywords {
      schemas.diagnostics.warn(
        .unsupportedKeyword,
        at: keyword.mark,
        "\(Excerpt.quoted(keyword.value)) of a multipart body isn't supported; ignored",
        fix: "define each part as a property of the schema"
      )
    }
  }
}
