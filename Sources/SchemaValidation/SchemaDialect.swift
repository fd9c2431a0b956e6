import BinderyJSON

/// The dialect of a document without `$schema`.
public enum SchemaDialect: Hashable, Sendable {
  /// JSON Schema 2020-12 as published.
  case draft2020
  /// JSON Schema 2020-12 with OpenAPI's additions.
  ///
  /// `nullable` and Boolean exclusive limits have their meaning of OpenAPI 3.0. `contentSchema` of
  /// JSON is asserted. `discriminator`, `xml`, `example` and `externalDocs` are annotations.
  case openAPI
}

/// A group of keywords that a metaschema can enable.
enum SchemaVocabulary: String, CaseIterable {
  case core
  case applicator
  case unevaluated
  case validation
  case metaData = "meta-data"
  case formatAnnotation = "format-annotation"
  case formatAssertion = "format-assertion"
  case content

  static let prefix = "https://json-schema.org/draft/2020-12/vocab/"

  init?(uri: String) {
    guard uri.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(uri.dropFirst(Self.prefix.count)))
  }
}

/// The meaning of the keywords of a schema resource.
struct ResourceDialect {
  var vocabularies: Set<SchemaVocabulary>
  var isOpenAPI: Bool
  /// Whether `$ref` excludes its siblings, `items` may be a list, and `dependencies` is a keyword.
  var isDraft7 = false

  static let draft2020 = ResourceDialect(vocabularies: published, isOpenAPI: false)
  static let openAPI = ResourceDialect(vocabularies: published, isOpenAPI: true)
  static let draft7 = ResourceDialect(
    vocabularies: published.subtracting([.unevaluated]),
    isOpenAPI: false,
    isDraft7: true
  )
  private static let draft7URI = "http://json-schema.org/draft-07/schema"

  private static let published = Set(SchemaVocabulary.allCases).subtracting([.formatAssertion])
}

extension ResourceDialect {
  /// Creates the dialect of a `$schema`: a published one, or the one of its metaschema.
  init(_ uri: String, standard: Self, in index: SchemaIndex) throws(SchemaError) {
    let uri = URIReference(uri).document
    if uri == Metaschema.uri {
      self = standard
    } else if uri == Self.draft7URI {
      self = .draft7
    } else if uri.hasPrefix("https://spec.openapis.org/oas/3."), uri.contains("/dialect/") {
      self = .openAPI
    } else if let metaschema = index.document(uri) {
      self.init(vocabularies: [], isOpenAPI: standard.isOpenAPI)
      try adopt(metaschema.member("$vocabulary")?.object ?? JSONObject(), of: uri)
    } else {
      throw SchemaError(location: "#/$schema", reason: .unknownDialect(uri))
    }
  }

  private mutating func adopt(_ demanded: JSONObject, of uri: String) throws(SchemaError) {
    for vocabulary in demanded.members {
      if let known = SchemaVocabulary(uri: vocabulary.key) {
        vocabularies.insert(known)
      } else if vocabulary.value == .boolean(true) {
        throw SchemaError(location: uri, reason: .unknownVocabulary(vocabulary.key))
      }
    }
    if vocabularies.isEmpty { vocabularies = Self.draft2020.vocabularies }
  }
}
