import SourceDiagnostics

extension Schema {
  /// The keywords that determine the type of a schema's values; empty for a reference without
  /// others.
  public final class Contents {
    package var types: [JSONType] = []
    package var isNullable = false
    package var isNullBranch = false
    package var format: String?
    package var contentEncoding: String?
    package var contentMediaType: String?
    package var contentSchema: SchemaID?
    package var constant: JSONValue?
    package var values: [JSONValue]?
    package var extensibleValues: [JSONValue]?
    package var properties: [Named<SchemaID>] = []
    package var patternProperties: [Named<SchemaID>] = []
    package var additionalProperties: SchemaID?
    package var dependentSchemas: [Named<SchemaID>] = []
    package var required: [(key: String, mark: Mark)] = []
    package var items: SchemaID?
    package var prefixItems: [SchemaID] = []
    package var minItems = 0
    package var maxItems: Int?
    package var oneOf: [SchemaID] = []
    package var anyOf: [SchemaID] = []
    package var conditions: [SchemaID] = []
    package var ifSchema: SchemaID?
    package var channel: ChannelReference?
    package var isUntypedContent = false
    package var declaresType = false
    package var declaresOnlyType = true

    package init(types: [JSONType] = []) {
      self.types = types
      declaresType = !types.isEmpty
    }

    /// Whether the keywords allow only null.
    var isNull: Bool {
      if types == [.null] || constant?.type == .null { return true }
      return values.map { !$0.isEmpty && $0.allSatisfy { $0.type == .null } } ?? false
    }
  }

  /// A reference to a channel by `x-messages`.
  public struct ChannelReference {
    public let mark: Mark
    /// Nil if the reference is unresolved.
    public let channel: SourceLocation?

    package init(mark: Mark, channel: SourceLocation?) {
      self.mark = mark
      self.channel = channel
    }
  }
}
