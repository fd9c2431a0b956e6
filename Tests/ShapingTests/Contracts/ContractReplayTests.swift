import XCTest

/// Recorded sessions of channel clients, grouped for replay.
final class ContractReplayTests: XCTestCase {
  private let document = """
    asyncapi: 3.0.0
    info: { title: Hall }
    channels: { hall: { messages: { hi: { payload: { type: integer } } } } }
    operations: { greet: { action: send, channel: { $ref: "#/channels/hall" } } }
    """

  func testGroupsEntriesOfOneClient() throws {
    try assertContract(
      document,
      [
        ask(), ask(of: "ann"), Entry(session: "hall", ["receive hi 1"]),
        Entry(session: "hall", of: "ann", ["receive hi 1"]), Entry(session: "hall", []),
        Entry(session: "hall", of: "ann", []), ask(of: "ben"), ask(of: "ben"),
      ],
      """
      receive hi hall.hi
      frame (shop.har #0 body) hi
      frame (shop.har #1 body) hi
      frame (shop.har #2 frame 0) hi
      frame (shop.har #3 frame 0) hi
      frame (shop.har #6 body) hi
      frame (shop.har #7 body) hi
      session (shop.har #3) of ann documented: us
      session (shop.har #2) documented: us unless never
      session (shop.har #6) of ben documented: us

      """,
      exceptions: [
        "session: 2, recording: shop.har", "session: 5, recording: shop.har",
        "session: 2, recording: ship.har",
      ],
      reports: [
        "no session begins at entry 5 of “shop.har”; correct or remove the exception",
        "no session begins at entry 2 of “ship.har”; correct or remove the exception",
      ]
    )
  }

  private func ask(of client: String? = nil) -> Entry {
    let owner = client.map { #", "client": "\#($0)""# } ?? ""
    return Entry(
      "",
      "GET https://us.test/",
      subject: #""channel": "hall", "message": "hi""# + owner,
      status: 200,
      reply: "1"
    )
  }
}
