import BinderyRuntime
import Foundation
import PlantedSecrets

/// A package whose recordings have secrets in all places.
enum PlantedShop {
  /// The archive with all secrets, whose JSON has a line for each value.
  static var archive: String {
    let entries = PlantedSecret.all.enumerated().map { index, planted in
      recording(of: planted, index)
    }
    let archive: JSONValue = ["log": ["version": "1.2", "entries": .array(entries)]]
    return archive.indented
  }

  /// The entry with the operation of its path; a page number makes each different.
  private static func recording(of planted: PlantedSecret, _ index: Int) -> JSONValue {
    guard var entry = planted.recording.object, var request = entry["request"]?.object else {
      return .null
    }
    let url = request["url"]?.string ?? ""
    if url == "https://api.shop.io/v1/items" { request["url"] = .string(url + "?page=\(index)") }
    entry["request"] = .object(request)
    guard var origin = entry["_bindery"]?.object, origin["operation"] != nil else {
      return .object(entry)
    }
    let path = URL(string: url)?.path ?? ""
    let operation = operations.first { path.wholeMatch(of: $0.path) != nil }
    origin["operation"] = .string(operation?.name ?? "other")
    entry["_bindery"] = .object(origin)
    return .object(entry)
  }

  private static var operations: [(path: Regex<Substring>, name: String)] {
    [
      (#/|\//#, "root"), (#/\/v1\/items/#, "items"), (#/\/v1\/invitations\/.*/#, "invite"),
      (#/\/x\/.*/#, "token"), (#/\/cb/#, "callback"), (#/\/v1\/.*\/x/#, "value"),
    ]
  }

  private static var document: String {
    let paths = [
      ("/", "root", ""), ("/v1/items", "items", ""),
      ("/v1/invitations/{code}", "invite", "code"), ("/x/{token}/y", "token", "token"),
      ("/cb", "callback", ""), ("/v1/{value}/x", "value", "value"), ("/other", "other", ""),
    ]
    let items = paths.map { path, name, parameter in
      let own =
        parameter.isEmpty
        ? ""
        : "- { name: \(parameter), in: path, required: true, x-sensitive: \(parameter == "code"),"
          + " schema: { type: string } }"
      return """
          \(path):
            post:
              operationId: \(name)
              parameters:
                - { name: access_token, in: query, schema: { type: string } }
                - { name: api_key, in: query, schema: { type: string } }
                - { name: page, in: query, schema: { type: string } }
                - { name: X-Api-Key, in: header, schema: { type: string } }
                \(own)
              requestBody:
                content:
                  application/x-www-form-urlencoded: { schema: { type: object } }
                  multipart/form-data: { schema: { type: object } }
                  multipart/mixed: { schema: { type: object } }
              responses:
                "200": { description: Anything., content: { "*/*": {} } }
        """
    }
    return """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://api.shop.io" }]
      security: [{}, { shop: [] }, { key: [] }, { bearer: [] }, { basic: [] }]
      paths:
      \(items.joined(separator: "\n"))
      components:
        schemas:
          User:
            type: object
            properties:
              motherName: { type: string, x-sensitive: true }
              pin: { type: string, format: password }
        securitySchemes:
          shop: { type: apiKey, in: header, name: X-Shop }
          key: { type: apiKey, in: query, name: shopkey }
          bearer: { type: http, scheme: bearer }
          basic: { type: http, scheme: basic }

      """
  }

  static func package(archive: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    if let archive { try folder.write(archive, to: "Spec/shop/recordings/shop.har") }
    try folder.write("", to: "Spec/shop/recordings/.keep")
    try folder.write(
      "documents: [openapi.yaml, asyncapi.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n"
        + "recordings: recordings\ncontractTests: ../../Tests/Shop\nrequire: []\n",
      to: "Spec/shop/bindings.yaml"
    )
    try folder.write(
      """
      asyncapi: 3.0.0
      info: { title: Shop, version: "1" }
      channels:
        room: { address: room, messages: { note: { payload: { type: object } } } }
      operations:
        send: { action: receive, channel: { $ref: "#/channels/room" } }

      """,
      to: "Spec/shop/asyncapi.yaml"
    )
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    return folder
  }
}
