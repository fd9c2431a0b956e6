import Canonical
import Specification

/// The parts of a document of Swagger 2.0 that depend on keys at its root.
extension OpenAPICanonicalizer {
  var swaggerServers: SwaggerServers {
    SwaggerServers(document: written, diagnostics: diagnostics)
  }

  /// Returns the content of a response of Swagger 2.0; nil if it has no schema.
  func swaggerContent(
    _ named: Named<WrittenOpenAPI.Response>,
    of operation: WrittenOpenAPI.Operation
  ) -> [Named<WrittenOpenAPI.MediaType>]? {
    let response = named.value
    guard response.isSwagger, let schema = response.schema else { return nil }
    return SwaggerMediaTypes("produces", of: operation, in: self.written, at: response.mark)
      .response(response, schema, isSuccess: named.key.hasPrefix("2"))
  }
}
