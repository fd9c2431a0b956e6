import Canonical
import Canonicalizing
import Shape
import SourceDiagnostics

/// Resolves multipart bodies as forms.
struct MultipartResolver {
  private let schemas: SchemaShaper
  private let index: SchemaIndex
  private let headers: HeaderResolver
  private let encodings: FormEncodingResolver
  private let forms: FormSchemaResolver
  private let nestedFiles: NestedFileCheck
  private let diagnostics: Diagnostics

  init(
    _ schemas: SchemaShaper,
    _ index: SchemaIndex,
    headers: HeaderResolver,
    encodings: FormEncodingResolver,
    _ diagnostics: Diagnostics
  ) {
    self.schemas = schemas
    self.index = index
    self.headers = headers
    self.encodings = encodings
    self.diagnostics = diagnostics
    forms = FormSchemaResolver(schemas, diagnostics)
    nestedFiles = NestedFileCheck(schemas, diagnostics)
  }

  /// The form of a multipart body; any JSON, after a warning, if the schema has no members.
  func form(
    _ media: Named<OpenAPI.MediaType>,
    for context: NamingContext
  ) -> Type {
    noteItems(media)
    guard let schema = index.schema(media.value.schema)?.resolved else { return .json }
    let encodings = media.value.encoding
    let isShared = encodings.isEmpty && schema.componentName != nil
    let location = isShared ? Model.ID(schema) : Model.ID(media.value.location)
    let id = Model.ID(location.rawValue + " as a form")
    if schemas.models[id] != nil { return .model(id) }
    guard let facets = forms.facets(ofForm: schema) else { return .json }
    self.encodings.noteUnknown(encodings, facets)
    if isShared { schemas.addForm(id, of: Model.ID(schema)) }
    let role = Role(
      id: id,
      name: isShared ? schema.componentName ?? context.name : context.name,
      owner: isShared ? nil : context.owner,
      schema: schema
    )
    var form = Multipart(
      parts: facets.properties.compactMap { property in
        part(property, encodings.first { $0.key == property.key }?.value, of: facets, in: id)
      },
      additional: additional(facets, of: Role(id: id, name: "", owner: nil, schema: schema))
    )
    if form.additional == nil {
      form.parts += schemas.undeclared(facets, in: role).map(Multipart.Part.init)
    }
    return schemas.add(.multipart(form), as: role, documented: facets.subschemas)
  }

  /// The form of parameters, which have no common schema.
  func form(of facets: MergedSchema, as role: Role) -> Type {
    let form = Multipart(
      parts: facets.properties.compactMap { part($0, nil, of: facets, in: role.id) },
      additional: nil
    )
    return schemas.add(.multipart(form), as: role, documented: facets.subschemas)
  }

  /// The part of a member; nil for a read-only member.
  private func part(
    _ property: MergedSchema.Property,
    _ encoding: OpenAPI.Encoding?,
    of facets: MergedSchema,
    in id: Model.ID
  ) -> Multipart.Part? {
    let described = property.subschemas.map(\.schema)
    guard !described.contains(where: \.isReadOnly) else { return nil }
    let schema = described[described.count - 1]
    let headers = self.headers.resolve(encoding?.headers ?? [], owner: .model(id), component: nil)
    let value = value(of: property, encoding, in: id)
    return Multipart.Part(
      key: property.key,
      value: value,
      isRequired: facets.members.requires(property.key),
      contentType: encoding?.contentType,
      headers: headers,
      defaultValue: schemas.defaultValue(of: property.subschemas),
      initialValue: schemas.initialValue(of: property.subschemas, as: value.type),
      documentation: Documentation(
        ofMember: described.last { $0.description != nil } ?? schema
      ),
      origin: Origin(schema)
    )
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
    let type = self.schemas.type(of: property, owner: .model(id))
    guard let encoding, encoding.isStyled else { return .plain(type) }
    let style = encodings.style(of: encoding)
    return .styled(type, style, explode: encoding.explode ?? (style == .form))
  }

  private func additional(_ facets: MergedSchema, of role: Role) -> Multipart.Value? {
    switch facets.additional {
    case .undeclared, .none: return nil
    case .any: return .plain(.json)
    case .patterns: return schemas.additional(of: facets, as: role).map { .plain($0) }
    case .schema(let atoms):
      switch FileKind(atoms.map(\.schema), contentType: nil) {
      case .one: return .file
      case .many: return .files
      case nil:
        nestedFiles.check(atoms.map(\.schema))
        return schemas.additional(of: facets, as: role).map { .plain($0) }
      }
    }
  }
  private func noteItems(_ media: Named<OpenAPI.MediaType>) {
    for keyword in media.value.itemKeywords {
      diagnostics.warn(
        .unsupportedKeyword,
        at: keyword.mark,
        "\(Excerpt.quoted(keyword.value)) of a multipart body is not supported and is omitted",
        fix: "describe each part as a property of the schema"
      )
    }
  }
}
