import SourceDiagnostics

/// The property of an object whose value names its schema (Discriminator Object).
public struct Discriminator: Identifiable {
  /// The schema that has the discriminator.
  public let id: SchemaID
  private let contents: Contents
  private let index: any SchemaIndex

  init(id: SchemaID, _ contents: Contents, _ index: any SchemaIndex) {
    self.id = id
    self.contents = contents
    self.index = index
  }

  public var mark: Mark { contents.mark }

  public var propertyName: String? { contents.propertyName }

  /// Whether no value is mapped.
  public var hasMapping: Bool { !contents.mapping.isEmpty }

  /// The values of the property whose schemas exist.
  public var mapping: [Mapping] {
    contents.mapping.compactMap { mapping in
      mapping.schema.map { Mapping(value: mapping.value, mark: mapping.mark, schema: index[$0]) }
    }
  }

  /// The schema of values without the property or with a value that isn't mapped.
  public var defaultMapping: Schema? { contents.defaultMapping?.schema.map { index[$0] } }

  /// The location of `defaultMapping`.
  public var defaultMappingMark: Mark? { contents.defaultMapping?.mark }

  /// A value of the property, with the schema that it names.
  public struct Mapping {
    public let value: String
    /// The location of the reference to the schema.
    public let mark: Mark
    public let schema: Schema
  }

  /// The parts of a discriminator, with identifiers of schemas.
  public final class Contents {
    package typealias Reference = (value: String, mark: Mark, schema: SchemaID?)

    package let mark: Mark
    package let propertyName: String?
    package let mapping: [Reference]
    package let defaultMapping: Reference?

    package init(
      mark: Mark,
      propertyName: String?,
      mapping: [Reference],
      defaultMapping: Reference?
    ) {
      self.mark = mark
      self.propertyName = propertyName
      self.mapping = mapping
      self.defaultMapping = defaultMapping
    }
  }
}
