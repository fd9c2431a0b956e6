import XCTest

final class ReferencedNameTests: XCTestCase {
  func testAComponentNamesTheObjectOfAnotherFile() throws {
    let sample = try Sample([
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T, version: "1" }
      paths: {}
      components:
        schemas:
          User: { $ref: schemas/User.yaml }
          Branch: { $ref: "schemas/parts.yaml#/Tree" }
      """,
      "schemas/User.yaml": "properties: { tree: { $ref: 'parts.yaml#/Tree' } }",
      "schemas/parts.yaml": "Tree: { properties: { owner: { $ref: User.yaml } } }",
    ])
    XCTAssertEqual(sample.diagnostics, [])
    XCTAssertEqual(sample.service?.models.map(\.name), ["User", "Branch"])
  }

  func testAComponentNamesAnySchemaOfAnotherFile() throws {
    let sample = try Sample([
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T, version: "1" }
      paths: {}
      components:
        schemas:
          Status: { $ref: status.yaml }
          Names: { $ref: names.yaml }
          Fee: { $ref: fee.yaml }
      """,
      "status.yaml": "{ type: string, enum: [open, shut] }",
      "names.yaml": "{ type: array, items: { $ref: status.yaml } }",
      "fee.yaml": "oneOf: [{ type: integer }, { type: string }]",
    ])
    XCTAssertEqual(sample.diagnostics, [])
    XCTAssertEqual(sample.service?.models.map(\.name), ["Status", "Names", "Fee"])
  }

  /// A file name that many files have doesn't name the schema in the file.
  func testAReferenceNamesTheSchemaOfAFileWithAGeneralName() throws {
    let files = [
      "api.yaml": """
      openapi: 3.1.0
      info: { title: T, version: "1" }
      paths:
        /orders: { post: { operationId: order, requestBody: { content: { application/json: { schema: { $ref: orders/payload.yaml } } } }, responses: { "204": { description: Fine. } } } }
      components:
        schemas:
          Parcel: { properties: { address: { $ref: parcels/schema.yaml }, owner: { $ref: parcels/Owner.yaml } } }
          Size: { $ref: sizes/schema.yaml }
          Label: { oneOf: [{ $ref: labels/schema.yaml }, { type: string }] }
      """,
      "orders/payload.yaml": "properties: { note: { type: string } }",
      "parcels/schema.yaml": "properties: { city: { type: string } }",
      "parcels/Owner.yaml": "properties: { name: { type: string } }",
      "sizes/schema.yaml": "{ type: string, enum: [s, l] }",
      "labels/schema.yaml": "{ title: Printed, properties: { text: { type: string } } }",
    ]
    let service = try Sample(files).service
    let names = service?.models.map(\.name) ?? []
    XCTAssertEqual(
      names,
      ["Parcel", "address", "Label", "Printed", "Owner", "Size", "body"],
      "\(names)"
    )
  }

  func testMessagesNameTheirPayloadsInFilesWithGeneralNames() throws {
    let document = """
      asyncapi: 3.0.0
      info: { title: Chat, version: "1" }
      channels:
        room:
          address: room
          messages:
            placed: { payload: { $ref: order/payload.yaml } }
            sent: { payload: { $ref: parcel/payload.yaml } }
      operations:
        receive: { action: receive, channel: { $ref: "#/channels/room" } }
      """
    let files = [
      "order/payload.yaml": "properties: { id: { type: string } }",
      "parcel/payload.yaml": "properties: { size: { type: string } }",
      "added/payload.yaml": "properties: { other: { type: string } }",
    ]
    let names = try Sample(files.merging(["api.yaml": document]) { $1 }).service?.models.map(\.name)
    let more = document.replacing(
      "      placed:",
      with: "      added: { payload: { $ref: added/payload.yaml } }\n      placed:"
    )
    let all = try Sample(files.merging(["api.yaml": more]) { $1 }).service?.models.map(\.name)
    XCTAssertEqual(names, ["placed", "sent", "outgoing"])
    XCTAssertEqual(all, ["added", "placed", "sent", "outgoing"])
  }
}
