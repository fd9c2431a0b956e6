import Canonical
import Specification

/// The schemas of the documents of one service.
final class SchemaTable: SchemaIndex {
  /// The schemas as they are written; nil for one that a repair adds.
  private var written: [WrittenSchema?] = []
  private var addedContents: [SchemaID: Schema.Contents] = [:]
  private var schemas: [Schema] = []
  private var ids: [Node: SchemaID] = [:]
  /// The schemas that are parameters or headers themselves, as in Swagger 2.
  private var parameters: Set<SchemaID> = []
  private let noContents = Schema.Contents()
  private let onlyNullable = Schema.Contents()
  private let noAnnotations = Schema.Annotations()
  /// The description of the service's first document.
  private var description: Description?

  private lazy var nullability = Nullability { [unowned self] in written[$0.number] }

  init() { onlyNullable.isNullable = true }

  func add(_ description: Description) {
    if self.description == nil { self.description = description }
  }

  /// Returns the identifier of a schema, which is the same for the same node.
  func id(of schema: WrittenSchema) -> SchemaID {
    let node = schema.node
    if let known = ids[node] { return known }
    let id = SchemaID(number: schemas.count)
    ids[node] = id
    written.append(schema)
    schemas.append(
      Schema(
        id,
        self,
        location: node.location,
        componentName: schema.definitionName,
        isReference: schema.reference != nil,
        verdict: schema.verdict,
        keywordCount: node.count
      )
    )
    return id
  }

  /// Returns the identifier of the schema of a parameter or a header.
  ///
  /// It may be the parameter itself, as in Swagger 2; then the description isn't the schema's.
  func id(of schema: WrittenSchema, in parameter: WrittenOpenAPI.Parameter) -> SchemaID {
    let id = id(of: schema)
    if schema.node == parameter.node { parameters.insert(id) }
    return id
  }

  /// Adds a schema that a repair describes.
  func add(_ contents: Schema.Contents, at location: SourceLocation) -> SchemaID {
    let id = SchemaID(number: schemas.count)
    addedContents[id] = contents
    written.append(nil)
    schemas.append(
      Schema(
        id,
        self,
        location: location,
        componentName: nil,
        isReference: false,
        verdict: nil,
        keywordCount: 1
      )
    )
    return id
  }

  func schema(_ written: WrittenSchema) -> Schema { self[id(of: written)] }

  subscript(id: SchemaID) -> Schema { schemas[id.number] }

  var components: [Schema] {
    guard let description, let root = description.documents.entry?.root else { return [] }
    return description.documents.schemas(of: root).lazy.flatMap(\.entries)
      .filter { $0.value.kind == .mapping }
      .map { schema(WrittenSchema($0.value, in: description)) }
  }

  var nodeCount: Int { description?.documents.nodeCount ?? 0 }

  private func ids(_ schemas: [WrittenSchema]) -> [SchemaID] { schemas.map { id(of: $0) } }

  private func ids(_ schemas: [Named<WrittenSchema>]) -> [Named<SchemaID>] {
    schemas.mapValues { id(of: $0) }
  }
}

// MARK: - Other schemas

extension SchemaTable {
  func target(of id: SchemaID) -> SchemaID? {
    written[id.number]?.target.map { self.id(of: $0) }
  }

  func resolved(_ id: SchemaID) -> SchemaID? {
    guard let written = written[id.number] else { return id }
    return written.resolved.map { self.id(of: $0) }
  }

  func allOf(_ id: SchemaID) -> [SchemaID] {
    guard let written = written[id.number], !written.ignoresSiblings else { return [] }
    return ids(written.allOf)
  }

  func enclosingComponent(of id: SchemaID) -> SchemaID? {
    written[id.number]?.enclosingComponent.map { self.id(of: $0) }
  }

  func propertyOwner(of id: SchemaID) -> SchemaID? {
    written[id.number]?.propertyOwner.map { self.id(of: $0) }
  }

  func locationName(of id: SchemaID) -> String { written[id.number]?.node.locationName ?? "" }

  func schema(of keyword: String, _ id: SchemaID) -> SchemaID? {
    guard let schema = written[id.number] else { return nil }
    return schema.node[keyword].map { self.id(of: WrittenSchema($0, in: schema.source)) }
  }

  func discriminator(of id: SchemaID) -> Discriminator.Contents? {
    guard let written = written[id.number]?.discriminator else { return nil }
    let reference = { (value: String, node: Node) -> Discriminator.Contents.Reference in
      (value, node.mark, written.target(of: node).map { self.id(of: $0) })
    }
    return Discriminator.Contents(
      mark: written.mark,
      propertyName: written.propertyName,
      mapping: written.mapping.map { reference($0.key, $0.value) },
      defaultMapping: written.defaultMapping.map { reference("", $0) }
    )
  }
}

// MARK: - Keywords

extension SchemaTable {
  func annotations(of id: SchemaID) -> Schema.Annotations {
    guard let written = written[id.number], !written.isOnlyReference else { return noAnnotations }
    let annotations = Schema.Annotations()
    annotations.title = written.title
    annotations.description = parameters.contains(id) ? nil : written.description
    annotations.defaultValue = written.defaultValue
    annotations.isDeprecated = written.isDeprecated
    annotations.sunset = written.cursor.sunset(written.cursor.diagnostics)
    annotations.isReadOnly = written.isReadOnly
    annotations.isWriteOnly = written.isWriteOnly
    annotations.isAbstract = written.isAbstract
    annotations.discriminatorValue = written.discriminatorValue
    annotations.hasSettings = written.hasSettings
    annotations.unit = written.unit
    annotations.xml = written.xml
    return annotations
  }

  func contents(of id: SchemaID) -> Schema.Contents {
    guard let written = written[id.number] else { return addedContents[id] ?? noContents }
    // In 3.0 the siblings of a reference have no effect.
    guard !written.ignoresSiblings, !written.isOnlyReference else {
      return !written.isOnlyReference && written.statesNull ? onlyNullable : noContents
    }
    let contents = Schema.Contents()
    contents.types = written.types
    contents.isNullable = contents.types.contains(.null) || written.isNullable
    contents.isNullBranch = contents.isNullable && written.hasOnlyNullable
    contents.format = written.format
    contents.contentEncoding = written.contentEncoding
    contents.contentMediaType = written.contentMediaType
    contents.contentSchema = written.contentSchema.map { self.id(of: $0) }
    contents.constant = written.constant
    contents.values = written.values
    contents.extensibleValues = written.extensibleValues
    contents.properties = ids(written.properties)
    contents.patternProperties = ids(written.patternProperties)
    contents.additionalProperties = written.additionalProperties.map { self.id(of: $0) }
    contents.dependentSchemas = ids(written.dependentSchemas)
    contents.required = RequiredKeys(schema: written).all
    contents.items =
      written.items.map { self.id(of: $0) }
      ?? TypeReader(schema: written).elementWord.map { items($0, of: written.location) }
    contents.prefixItems = ids(written.prefixItems)
    contents.minItems = written.minItems
    contents.maxItems = written.maxItems
    contents.oneOf = ids(written.oneOf)
    contents.anyOf = ids(written.anyOf)
    contents.conditions = ids(written.conditions)
    contents.ifSchema = written.ifSchema.map { self.id(of: $0) }
    contents.channel = written.channel
    contents.isUntypedContent = written.isUntypedContent
    contents.declaresType = written.declaresType
    contents.declaresOnlyType = written.declaresOnlyType
    return contents
  }

  func constraints(of id: SchemaID) -> Schema.Constraints? {
    written[id.number].flatMap { ConstraintReader(schema: $0).constraints }
  }

  func keywords(of id: SchemaID) -> [Schema.Keyword] {
    guard let schema = written[id.number], !schema.ignoresSiblings else { return [] }
    return schema.node.entries.map {
      Schema.Keyword(
        name: schema.name(of: $0),
        writtenName: $0.key,
        mark: $0.value.mark,
        type: JSONType($0.value.kind),
        count: $0.value.count
      )
    }
  }

  func value(of keyword: String, _ id: SchemaID) -> JSONValue? {
    guard let schema = written[id.number] else { return nil }
    switch keyword {
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      return ConstraintReader(schema: schema).bound(by: keyword)
    default: return schema.cursor.value(keyword).map { JSONValue($0) }
    }
  }

  func valueNotes(of id: SchemaID, _ values: [JSONValue]) -> [String: ValueNote] {
    written[id.number].map { ValueNoteReader(schema: $0).notes(of: values) } ?? [:]
  }

  func admitsNull(_ id: SchemaID) -> Bool { nullability.admitsNull(self[id]) }
}
