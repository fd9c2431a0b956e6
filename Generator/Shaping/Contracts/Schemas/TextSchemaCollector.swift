import Canonical
import Shape
import SourceDiagnostics

/// Collects the schemas of response headers, of plain texts, and of XML, which are defined after
/// those of JSON bodies.
final class TextSchemaCollector {
  private let writer: SchemaWriter
  private let shaper: SchemaShaper
  private var collected: [(key: BodyKey, schema: Schema, names: [String])] = []
  private var keys: Set<BodyKey> = []

  init(_ writer: SchemaWriter) {
    self.writer = writer
    shaper = SchemaShaper(writer.index, .default, Diagnostics())
  }

  /// Adds the schemas of the described headers of a response.
  func add(_ headers: [Named<OpenAPI.Header>], of response: Response, _ operation: Operation) {
    for header in headers where response.headers.contains(where: { $0.key == header.key }) {
      let schema = header.value.schema ?? header.value.content.first?.value.schema
      add(
        schema,
        BodyKey(subject: .header(operation.id, response.status, header.key), mediaType: ""),
        ["\(operation.id.rawValue).\(response.status.text) header \(header.key)"]
      )
    }
  }

  /// Adds the schema of a body, if the body is XML, or plain text whose schema isn't that of JSON
  /// or XML.
  func add(
    _ media: Named<OpenAPI.MediaType>,
    _ subject: BodyKey.Subject,
    among contents: [Content],
    as names: [String]
  ) {
    let isText = contents.isText(media.key) && shaper.describesText(media)
    guard isText || contents.isXML(media.key) else { return }
    add(media.value.schema, BodyKey(subject: subject, mediaType: media.key), names)
  }

  private func add(_ id: SchemaID?, _ key: BodyKey, _ names: [String]) {
    guard let schema = writer.index.schema(id), keys.insert(key).inserted else { return }
    collected.append((key, schema, names))
  }

  /// Defines the collected schemas.
  func define(in bundle: inout SchemaBundle) {
    for (key, schema, names) in collected {
      bundle.define(schema, of: key, as: names, in: writer)
    }
  }
}

extension [Content] {
  /// Whether the content that is written with a media type is text.
  func isText(_ mediaType: String) -> Bool {
    contains { $0.mediaType == mediaType && $0.coding == .text }
  }

  /// Whether the content that is written with a media type is XML.
  func isXML(_ mediaType: String) -> Bool {
    contains { $0.mediaTypes.contains(mediaType) && $0.isXML(as: mediaType) }
  }
}

extension SchemaShaper {
  /// Whether the schema of a text describes a scalar, and not what another format represents.
  func describesText(_ media: Named<OpenAPI.MediaType>) -> Bool {
    guard let schema = index.schema(media.value.schema) else { return false }
    switch merger.wireKind(of: schema) {
    case .object, .array: return false
    case .string, .listed: return true
    default: return !MediaTypeName(media.key).isXML
    }
  }
}
