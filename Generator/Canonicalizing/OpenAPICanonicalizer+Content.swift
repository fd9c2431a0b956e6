import Canonical
import Specification

extension OpenAPICanonicalizer {
  func body(_ written: WrittenOpenAPI.RequestBody) -> OpenAPI.RequestBody {
    OpenAPI.RequestBody(
      location: written.location,
      referenceName: written.componentName,
      description: written.description,
      isRequired: written.cursor.has("required") ? written.isRequired : nil,
      content: content(written.content),
      contentMark: written.cursor.value("content")?.mark ?? written.mark
    )
  }

  func response(_ written: WrittenOpenAPI.Response) -> OpenAPI.Response {
    OpenAPI.Response(
      location: written.location,
      referenceName: written.componentName,
      description: written.description,
      headers: headers(written.headers),
      content: content(written.content),
      links: written.links.mapValues {
        OpenAPI.Link(operation: $0.operation, description: $0.description)
      }
    )
  }

  func headers(_ written: [Named<WrittenOpenAPI.Header>]) -> [Named<OpenAPI.Header>] {
    written.mapValues(header)
  }

  /// Returns the value of a parameter or a header.
  func header(_ written: WrittenOpenAPI.Parameter) -> OpenAPI.Header {
    OpenAPI.Header(
      location: written.location,
      referenceMark: written.cursor.siblings?.mark ?? written.mark,
      referenceName: written.componentName,
      description: written.description,
      isRequired: written.isRequired,
      isDeprecated: written.isDeprecated,
      style: written.style.map {
        Located($0, at: written.cursor.value("style")?.mark ?? written.mark)
      },
      explode: written.explode,
      allowsReserved: written.allowsReserved,
      schema: written.schema.map(schemas.id),
      content: content(written.content)
    )
  }

  private func content(_ written: [Named<WrittenOpenAPI.MediaType>]) -> [Named<OpenAPI.MediaType>] {
    written.mapValues(mediaType)
  }

  private func mediaType(_ written: WrittenOpenAPI.MediaType) -> OpenAPI.MediaType {
    OpenAPI.MediaType(
      location: written.location,
      schema: written.schema.map(schemas.id),
      itemSchema: written.itemSchema.map(schemas.id),
      terminator: written.terminator,
      encoding: written.encoding.mapValues(encoding),
      itemKeywords: ["itemSchema", "itemEncoding", "prefixEncoding"].compactMap { key in
        written.cursor.value(key).map { Located(key, at: $0.mark) }
      }
    )
  }

  private func encoding(_ written: WrittenOpenAPI.Encoding) -> OpenAPI.Encoding {
    OpenAPI.Encoding(
      mark: written.mark,
      contentType: written.contentType,
      headers: headers(written.headers),
      style: written.style.map {
        Located($0, at: written.cursor.value("style")?.mark ?? written.mark)
      },
      explode: written.explode,
      allowsReserved: written.allowsReserved,
      isStyled: written.isStyled
    )
  }
}
