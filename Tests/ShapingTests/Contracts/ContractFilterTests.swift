import XCTest

/// Recordings and exceptions of excluded operations are skipped; those of unknown operations are
/// errors.
final class ContractFilterTests: XCTestCase {
  func testExcludedMessagesNeedNoRecording() throws {
    try assertContract(
      """
      asyncapi: 3.0.0
      info: { title: Hall }
      channels:
        hall:
          address: hall
          messages: { hello: { payload: { type: integer } }, bye: { payload: { type: string } } }
        yard: { address: yard, messages: { bark: { payload: { type: string } } } }
      operations:
        greet:
          action: send
          channel: { $ref: "#/channels/hall" }
          messages: [{ $ref: "#/channels/hall/messages/hello" }]
        part:
          action: send
          channel: { $ref: "#/channels/hall" }
          messages: [{ $ref: "#/channels/hall/messages/bye" }]
        bark: { action: send, channel: { $ref: "#/channels/yard" } }
      """,
      [
        Entry(
          session: "hall",
          ["receive hello 1", #"receive bye "bye""#, #"receive hey "hey""#]
        ),
        Entry(session: "yard", [#"receive bark "bark""#]), Entry(session: "attic", ["receive a 1"]),
      ],
      """
      receive hello hall.hello
      frame (shop.har #0 frame 0) hello
      session (shop.har #0) documented: us
      session (shop.har #1) documented: us
      session (shop.har #2) documented: us

      """,
      exceptions: ["message: bye, channel: hall", "message: bark, channel: yard"],
      filter: "include: { operations: [greet] }",
      reports: [
        "the message “hey” of the channel “hall” isn't defined; set _bindery.message to the name"
          + " of a message in the document",
        "the channel “attic” isn't defined; set _bindery.channel to the name of a channel in the"
          + " document",
      ]
    )
  }

  func testExcludedOperationsNeedNoRecording() throws {
    try assertContract(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.test" }]
      paths:
        /books:
          get: { operationId: listBooks, responses: { "204": { description: None. } } }
          post: { operationId: addBook, responses: { "204": { description: Done. } } }
      """,
      [
        Entry("listBooks", "GET https://shop.test/books", status: 204),
        Entry("addBook", "POST https://shop.test/books", status: 204),
        Entry("dropBook", "DELETE https://shop.test/books", status: 204),
      ],
      """
      case listBooks 204 (shop.har #0) -
      expect listBooks 204

      """,
      exceptions: ["operation: addBook, status: 204"],
      filter: "exclude: { operations: [addBook] }",
      reports: [
        "the operation “dropBook” isn't defined; set _bindery.operation to an operationId of the"
          + " document"
      ]
    )
  }
}
