import SourceDiagnostics

/// A schema of JSON Schema 2020-12, with the keywords of OpenAPI 3.2.
///
/// Its parts are read when they are first used, because schemas may contain themselves, and a
/// document may describe more than is generated. The index has to exist as long as its schemas.
public final class Schema: Identifiable {
  public let id: SchemaID
  public let location: SourceLocation
  /// The key under `components` or `$defs`, or the name of a file that is only the schema.
  public let componentName: String?
  /// Whether the schema has `$ref`.
  public let isReference: Bool
  /// The value of a Boolean schema.
  public let verdict: Bool?
  /// The number of keywords.
  public let keywordCount: Int
  unowned let index: any SchemaIndex

  private lazy var targetID = index.target(of: id)
  private lazy var resolvedID = index.resolved(id)
  private lazy var partIDs = index.allOf(id)
  private lazy var annotations = index.annotations(of: id)
  private lazy var contents = index.contents(of: id)
  private lazy var statedDiscriminator = index.discriminator(of: id)

  package init(
    _ id: SchemaID,
    _ index: any SchemaIndex,
    location: SourceLocation,
    componentName: String?,
    isReference: Bool,
    verdict: Bool?,
    keywordCount: Int
  ) {
    self.id = id
    self.index = index
    self.location = location
    self.componentName = componentName
    self.isReference = isReference
    self.verdict = verdict
    self.keywordCount = keywordCount
  }

  public var mark: Mark { location.mark }
}

extension Schema: Hashable {
  public static func == (one: Schema, other: Schema) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// MARK: - Other schemas

extension Schema {
  /// The target of `$ref` or `$dynamicRef`, which can be a reference itself.
  public var target: Schema? { targetID.map { index[$0] } }

  /// The schema itself, or the end of its chain of references.
  public var resolved: Schema? { resolvedID == id ? self : resolvedID.map { index[$0] } }

  public var allOf: [Schema] { schemas(partIDs) }
  public var oneOf: [Schema] { schemas(contents.oneOf) }
  public var anyOf: [Schema] { schemas(contents.anyOf) }

  public var properties: [Named<Schema>] { schemas(contents.properties) }
  public var patternProperties: [Named<Schema>] { schemas(contents.patternProperties) }
  public var additionalProperties: Schema? { contents.additionalProperties.map { index[$0] } }

  /// The schema of all elements, or of those after `prefixItems`.
  public var items: Schema? { contents.items.map { index[$0] } }
  public var prefixItems: [Schema] { schemas(contents.prefixItems) }

  /// The schemas that apply if a property is present, by its key.
  public var dependentSchemas: [Named<Schema>] { schemas(contents.dependentSchemas) }

  /// The schemas that apply to some values only.
  public var conditions: [Schema] { schemas(contents.conditions) }

  /// The schema of `if`, whose properties can be present.
  public var ifSchema: Schema? { contents.ifSchema.map { index[$0] } }

  /// The schema of a string's content.
  public var contentSchema: Schema? { contents.contentSchema.map { index[$0] } }

  /// The property that distinguishes variants or subtypes.
  public var discriminator: Discriminator? {
    statedDiscriminator.map { Discriminator(id: id, $0, index) }
  }

  /// The component that is or contains the schema.
  public var enclosingComponent: Schema? { index.enclosingComponent(of: id).map { index[$0] } }

  /// The schema of which the schema is a property.
  public var propertyOwner: Schema? { index.propertyOwner(of: id).map { index[$0] } }

  private func schemas(_ ids: [SchemaID]) -> [Schema] { ids.map { index[$0] } }

  private func schemas(_ ids: [Named<SchemaID>]) -> [Named<Schema>] {
    ids.mapValues { index[$0] }
  }
}

// MARK: - Annotations

extension Schema {
  public var title: String? { annotations.title }
  public var description: String? { annotations.description }
  public var defaultValue: JSONValue? { annotations.defaultValue }
  public var isDeprecated: Bool { annotations.isDeprecated }

  /// The last day of a deprecated value, such as `2027-03-31`: `x-sunset`.
  public var sunset: String? { annotations.isDeprecated ? annotations.sunset : nil }

  public var isReadOnly: Bool { annotations.isReadOnly }
  public var isWriteOnly: Bool { annotations.isWriteOnly }

  /// Whether only subtypes have values, by `x-abstract`.
  public var isAbstract: Bool { annotations.isAbstract }

  /// The value of a base schema's discriminator for the schema.
  public var discriminatorValue: String? { annotations.discriminatorValue }

  /// Whether the properties are settings, by `x-settings`.
  public var hasSettings: Bool { annotations.hasSettings }

  /// The unit of a number, by `x-unit`.
  public var unit: String? { annotations.unit }

  /// The representation in XML, without that of the schema that this one refers to.
  public var xml: XMLObject? { annotations.xml }

  /// The last step of the pointer to the schema, or the name of the file.
  public var locationName: String { index.locationName(of: id) }

  /// The constraints on values; nil if there are none.
  public var constraints: Constraints? { index.constraints(of: id) }

  /// Returns the names and descriptions of listed values by their text.
  public func valueNotes(of values: [JSONValue]) -> [String: ValueNote] {
    index.valueNotes(of: id, values)
  }
}

// MARK: - Values

extension Schema {
  /// The types in `type`.
  public var types: [JSONType] { contents.types }

  /// The types except null.
  public var valueTypes: [JSONType] { contents.types.filter { $0 != .null } }

  public var format: String? { contents.format }
  public var contentEncoding: String? { contents.contentEncoding }
  public var contentMediaType: String? { contents.contentMediaType }

  /// Whether a string is raw bytes.
  public var isBinary: Bool { [format, contentEncoding?.lowercased()].contains("binary") }

  /// Whether a property of a form with this schema is bytes because the schema has no type.
  public var isUntypedContent: Bool { contents.isUntypedContent }

  /// The value of `const`.
  public var constant: JSONValue? { contents.constant }

  /// The values of `enum`, if there is one.
  public var values: [JSONValue]? { contents.values }

  /// The values to which a service may add others, by `x-extensible-enum`.
  public var extensibleValues: [JSONValue]? { contents.extensibleValues }

  /// The required keys of an object.
  public var required: [(key: String, mark: Mark)] { contents.required }

  public var minItems: Int { contents.minItems }
  public var maxItems: Int? { contents.maxItems }

  /// The channel that has the elements of an array as messages, by `x-messages`.
  public var channel: ChannelReference? { contents.channel }

  /// Whether a keyword other than `$ref` and `allOf` determines the type.
  public var declaresType: Bool { contents.declaresType }

  /// Whether only `type` determines the type, so that the schema adds nothing to a reference.
  public var declaresOnlyType: Bool { contents.declaresOnlyType }

  /// Whether null is valid, in addition to the values that the other keywords describe.
  public var isNullable: Bool { contents.isNullable }

  /// Whether null is valid, also by the schemas that this one refers to.
  public var admitsNull: Bool { index.admitsNull(id) }

  /// Whether the schema, as a branch of several, is `type: "null"`.
  public var isNullBranch: Bool { contents.isNullBranch }

  /// Whether the schema, as a branch of several, allows only null.
  public var isNull: Bool {
    isNullBranch || (target == nil ? self : resolved ?? self).contents.isNull
  }

  /// The schemas of `oneOf` and `anyOf`, with those that mean null.
  public var branches: [Schema] { oneOf + anyOf }
}

// MARK: - Keywords

extension Schema {
  /// A keyword of a schema.
  public struct Keyword {
    public let name: String
    /// The name as it is written, for diagnostics.
    public let writtenName: String
    /// The location of the value.
    public let mark: Mark
    public let type: JSONType
    /// The number of elements or members of the value.
    public let count: Int

    package init(name: String, writtenName: String, mark: Mark, type: JSONType, count: Int) {
      self.name = name
      self.writtenName = writtenName
      self.mark = mark
      self.type = type
      self.count = count
    }
  }

  /// The keywords in the order of the document.
  public var keywords: [Keyword] { index.keywords(of: id) }

  public func has(_ keyword: String) -> Bool {
    keywords.contains { $0.name == keyword }
  }

  /// Returns the location of a keyword's value, or nil if the keyword is absent or null.
  public func mark(of keyword: String) -> Mark? {
    keywords.first { $0.name == keyword && $0.type != .null }?.mark
  }

  /// Returns the value of a keyword; an explicit null counts as absent.
  public func value(of keyword: String) -> JSONValue? { index.value(of: keyword, id) }

  /// Returns the schema that is the value of a keyword.
  public func schema(of keyword: String) -> Schema? {
    index.schema(of: keyword, id).map { index[$0] }
  }
}
