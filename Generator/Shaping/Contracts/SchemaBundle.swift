import Shape
import Specification

/// Which body a schema is of.
struct BodyKey: Hashable {
  let operation: Operation.ID
  let status: Response.Status
  let mediaType: String

  init(_ operation: Operation.ID, _ status: Response.Status, _ mediaType: String) {
    self.operation = operation
    self.status = status
    self.mediaType = mediaType
  }
}

/// The schemas of all bodies as one JSON Schema.
struct SchemaBundle {
  /// The key under `$defs` of each body's schema.
  var keys: [BodyKey: String] = [:]
  var literal = Literal.object([])
}

extension ContractShaper {
  /// Collects the schemas of every JSON body that a response may have.
  func schemas() -> SchemaBundle {
    var bundle = SchemaBundle()
    guard let description = OpenAPI.Document(documents, diagnostics: diagnostics) else {
      return bundle
    }
    let operations = Dictionary(
      service.operations.map { ($0.origin, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let writer = SchemaWriter(description.source)
    for path in description.paths {
      for view in path.value.operations {
        guard let operation = operations[Origin(view.value.node)] else { continue }
        for response in view.value.responses {
          collect(response, of: operation, writer, into: &bundle)
        }
      }
    }
    writer.writePending()
    bundle.literal = .object([
      Literal.Member(
        key: "$schema",
        value: .string("https://json-schema.org/draft/2020-12/schema")
      ),
      Literal.Member(key: "$defs", value: .object(writer.definitions)),
    ])
    return bundle
  }

  private func collect(
    _ response: OpenAPI.Named<OpenAPI.Response>,
    of operation: Operation,
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    guard let status = Response.Status(response.key) else { return }
    let plain = "\(operation.id.rawValue).\(status.word)"
    for media in response.value.content {
      guard MediaTypeName(media.key).isJSON, let schema = media.value.schema else { continue }
      let key = writer.isTaken(plain) ? "\(plain) \(media.key)" : plain
      writer.define(key, schema)
      bundle.keys[BodyKey(operation.id, status, media.key)] = key
    }
  }
}

extension Response.Status {
  /// The status as documents write it.
  var word: String {
    switch self {
    case .code(let code): "\(code)"
    case .range(let hundred): "\(hundred)XX"
    case .default: "default"
    }
  }
}
