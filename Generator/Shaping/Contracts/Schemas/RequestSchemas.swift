import Canonical
import Shape
import SourceDiagnostics

/// The schemas of the parameters and the JSON, XML, form, multipart or text bodies of requests.
struct RequestSchemas {
  /// Identifies a parameter or a body of an operation.
  enum Key: Hashable {
    case parameter(Operation.ID, Parameter.Location, String)
    /// A body with a media type, as the document has it.
    case body(Operation.ID, String)
  }

  private(set) var keys: [Key: String] = [:]
  private(set) var schemas = SchemaSet()

  init(_ service: Service, _ reader: any OpenAPI.Reader, _ index: any SchemaIndex) {
    let writer = SchemaWriter(index, sender: .client)
    let shaper = SchemaShaper(index, .default, Diagnostics())
    // Several paths may refer to one path item.
    let operations = Dictionary(grouping: service.operations, by: \.origin)
    for summary in reader.document.paths.flatMap(\.value.operations) {
      guard let shaped = operations[Origin(summary.value.location)],
        let view = reader.operation(summary.value.id)
      else { continue }
      for operation in shaped {
        for parameter in view.parameters { add(parameter, of: operation, writer) }
        // All media types of a body of Swagger 2.0 have one schema.
        var known: [SchemaID: String] = [:]
        for media in view.requestBody?.content ?? [] {
          add(media, of: operation, writer, shaper, &known)
        }
      }
    }
    writer.writePending()
    schemas = writer.schemas
  }

  private mutating func add(
    _ parameter: OpenAPI.Parameter,
    of operation: Operation,
    _ writer: SchemaWriter
  ) {
    let location = Parameter.Location(parameter.position)
    let id = parameter.value.schema ?? parameter.value.content.first?.value.schema
    guard let schema = writer.index.schema(id) else { return }
    let key = Key.parameter(operation.id, location, parameter.name)
    let name = "\(operation.id.rawValue) \(location.rawValue) \(parameter.name)"
    if keys[key] == nil { keys[key] = writer.define(schema, as: [name]) }
  }

  private mutating func add(
    _ media: Named<OpenAPI.MediaType>,
    of operation: Operation,
    _ writer: SchemaWriter,
    _ shaper: SchemaShaper,
    _ known: inout [SchemaID: String]
  ) {
    let name = MediaTypeName(media.key)
    let isForm =
      name.essence == "application/x-www-form-urlencoded" || name.essence.hasPrefix("multipart/")
    let isText = operation.body?.contents.isText(media.key) == true && shaper.describesText(media)
    let isXML = operation.body?.contents.isXML(media.key) == true
    guard name.isJSON || isForm || isText || isXML,
      let schema = writer.index.schema(media.value.schema)
    else {
      return
    }
    let body = Key.body(operation.id, media.key)
    let plain = "\(operation.id.rawValue) body"
    guard keys[body] == nil else { return }
    let key = known[schema.id] ?? writer.define(schema, as: [plain, "\(plain) \(media.key)"])
    known[schema.id] = key
    keys[body] = key
  }
}
