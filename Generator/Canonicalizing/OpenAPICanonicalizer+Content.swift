import Canonical
import Specification

extension OpenAPICanonicalizer {
  func body(_ written: WrittenOpenAPI.RequestBody) -> OpenAPI.RequestBody {
    body(written, written.content)
  }

  /// Returns a body with content that its object doesn't have.
  func body(
    _ written: WrittenOpenAPI.RequestBody,
    _ content: [Named<WrittenOpenAPI.MediaType>]
  ) -> OpenAPI.RequestBody {
    var body = OpenAPI.RequestBody(
      location: written.location,
      contentMark: written.cursor.value("content")?.mark ?? written.mark
    )
    body.referenceName = written.componentName
    body.description = written.description
    body.isRequired = written.cursor.has("required") ? written.isRequired : nil
    body.content = self.content(content)
    return body
  }

  /// Returns a response of an operation, by which Swagger 2.0 determines the media types.
  func response(
    _ named: Named<WrittenOpenAPI.Response>,
    of operation: WrittenOpenAPI.Operation
  ) -> OpenAPI.Response {
    let written = named.value
    written.reportLaterKeywords()
    var response = OpenAPI.Response(location: written.location)
    response.referenceName = written.componentName
    response.description = written.description
    response.headers = headers(written.headers)
    response.content = content(swaggerContent(named, of: operation) ?? written.content)
    response.links = written.links.mapValues {
      OpenAPI.Link(operation: $0.operation, description: $0.description)
    }
    return response
  }

  func headers(_ written: [Named<WrittenOpenAPI.Header>]) -> [Named<OpenAPI.Header>] {
    // The media types of the body describe this header.
    let others = written.filter { $0.key.lowercased() != "content-type" }
    return DuplicateHeaders(diagnostics: diagnostics).distinct(others.mapValues { header($0) })
  }

  /// Returns the value of a parameter or a header.
  func header(
    _ written: WrittenOpenAPI.Parameter,
    in position: OpenAPI.Parameter.Position = .header
  ) -> OpenAPI.Header {
    var header = OpenAPI.Header(
      location: written.location,
      referenceMark: written.cursor.siblings?.mark ?? written.mark
    )
    header.referenceName = written.componentName
    header.description = written.description
    header.isRequired = written.isRequired
    header.isDeprecated = written.isDeprecated
    header.sunset = written.cursor.sunset(diagnostics)
    header.style = written.style.map {
      Located($0, at: written.cursor.value("style")?.mark ?? written.mark)
    }
    header.explode = written.explode
    header.allowsReserved = written.allowsReserved
    header.schema = written.schema.map { schemas.id(of: $0, in: written) }
    header.content = content(written.content)
    ParameterSchema(written: written).correct(&header, schemas)
    if let array = ArraySerialization(written, in: position, schemas) { header.apply(array) }
    return header
  }

  private func content(_ written: [Named<WrittenOpenAPI.MediaType>]) -> [Named<OpenAPI.MediaType>] {
    written.map { $0.with(mediaType($0)) }
  }

  private func mediaType(_ named: Named<WrittenOpenAPI.MediaType>) -> OpenAPI.MediaType {
    let written = named.value
    var mediaType = OpenAPI.MediaType(location: written.location)
    mediaType.schema = written.schema.map(schemas.id)
    mediaType.itemSchema = SequenceSchema.item(of: named).map(schemas.id)
    mediaType.terminator = written.terminator
    let isForm = ["application/x-www-form-urlencoded", "multipart/"]
      .contains { named.key.lowercased().hasPrefix($0) }
    mediaType.encoding = written.encoding.mapValues { encoding($0, ofForm: isForm) }
    mediaType.itemKeywords = ["itemSchema", "itemEncoding", "prefixEncoding"].compactMap { key in
      written.cursor.value(key).map { Located(key, at: $0.mark) }
    }
    mediaType.isAlternative = written.isAlternative
    return mediaType
  }

  private func encoding(
    _ written: WrittenOpenAPI.Encoding,
    ofForm isForm: Bool
  ) -> OpenAPI.Encoding {
    var encoding = OpenAPI.Encoding(mark: written.mark)
    encoding.contentType = written.contentType
    encoding.headers = headers(written.headers)
    encoding.style = written.style.map {
      Located($0, at: written.cursor.value("style")?.mark ?? written.mark)
    }
    if isForm {
      encoding.style = OpenAPI.Parameter.Position.query.suitable(encoding.style, diagnostics)
    }
    encoding.explode = written.explode
    encoding.allowsReserved = written.allowsReserved
    encoding.isStyled = written.isStyled
    return encoding
  }
}
