import XCTest

/// References of channels to components and to other files.
final class ChannelPartTests: XCTestCase {
  /// A referenced file doesn't state the version.
  func testAReferencedFileHasTheVersionOfItsDocument() throws {
    let news = "news: { subscribe: { message: { name: added, payload: { type: string } } } }\n"
    try assertDocument(
      "asyncapi: v2.6.0\nchannels: { news/all: { $ref: 'part.yaml#/news' } }\n",
      with: ["part.yaml": news],
      """
      union news/all.incoming
        added: string (string)
      channel news/all: news/all
        incoming news/all.incoming
          added
      """
    )
  }

  /// A referenced file has the version of the referring document.
  func testAChannelInAnotherFile() throws {
    let sample = try Sample([
      "api.yaml": """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        news/{topic}: { $ref: news.yaml }
      """,
      "news.yaml": """
      parameters: { topic: { schema: { type: string } } }
      subscribe: { message: { payload: { title: Added, type: object } } }
      """,
    ])
    XCTAssertEqual(
      sample.printed,
      """
      union news/{topic}.incoming
        Added: {json} ({})
      channel news/{topic}: news/{topic}
        topic: string
        incoming news/{topic}.incoming
          Added
      """
    )
    XCTAssertEqual(sample.diagnostics, [])
  }

  /// The key is the channel's name; the channel object has the address.
  func testReferencesToChannels() throws {
    try assertDocument(
      """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels:
        near: { $ref: "#/components/channels/Orders" }
        again: { $ref: "#/components/channels/Orders" }
        far: { $ref: "far.yaml#/measures" }
      operations:
        talk: { action: send, channel: { $ref: "#/channels/near" } }
        hear: { action: receive, channel: { $ref: "far.yaml#/measures" } }
      components:
        channels: { Orders: { address: shops/orders, messages: { placed: { payload: { type: string } } } } }
      """,
      with: [
        "far.yaml": """
        measures: { address: far/measures, messages: { measured: { payload: { type: integer } } } }
        """
      ],
      """
      union near.incoming
        placed: string (string)
      union far.outgoing
        measured: integer (integer)
      channel near: shops/orders
        incoming near.incoming
          placed
      channel far: far/measures
        outgoing far.outgoing
          measured
      """,
      reports: [
        "api.yaml:5:3: warning: the key “again” refers to the same channel as another key;"
          + " ignored [duplicate-channel]\n  help: remove the key, or define a separate channel"
      ]
    )
  }

  /// In version 2 the key is the address, also of a referenced channel.
  func testTheKeyOfAReferenceIsTheAddressInVersion2() throws {
    try assertDocument(
      """
      asyncapi: 2.6.0
      info: { title: T, version: "1" }
      channels:
        lamps/{id}: { $ref: "#/components/channels/Lamp" }
      components:
        channels:
          Lamp:
            parameters: { id: { schema: { type: string } } }
            subscribe: { message: { name: lit, payload: { type: boolean } } }
      """,
      """
      union lamps/{id}.incoming
        lit: boolean (boolean)
      channel lamps/{id}: lamps/{id}
        id: string
        incoming lamps/{id}.incoming
          lit
      """
    )
  }

  /// The precedence depends on the version of the referring document: traits override the message
  /// in version 2, the message overrides traits in version 3.
  func testTraitPrecedenceFollowsTheVersion() throws {
    let part = """
      added:
        contentType: application/own+json
        payload: { type: string }
        traits: [{ contentType: application/first+json }, { contentType: application/last+json }]
      """
    let channels = [
      "2.6.0": "channels: { news: { subscribe: { message: { $ref: 'part.yaml#/added' } } } }",
      "3.0.0": """
      channels: { news: { address: news, messages: { added: { $ref: 'part.yaml#/added' } } } }
      operations: { talk: { action: send, channel: { $ref: '#/channels/news' } } }
      """,
    ]
    for (version, counts) in [("2.6.0", "last"), ("3.0.0", "own")] {
      let document = "asyncapi: \(version)\ninfo: { title: T, version: '1' }\n"
      let sample = try Sample([
        "api.yaml": document + (channels[version] ?? ""), "part.yaml": part,
      ])
      let messages = sample.service?.channels.first?.incoming?.messages
      XCTAssertEqual(messages?.map(\.contentType), ["application/\(counts)+json"], version)
      XCTAssertEqual(sample.diagnostics, [], version)
    }
  }

  /// The value is a string in AsyncAPI, and an error in OpenAPI schemas.
  func testAsyncAPIDiscriminatorIsAString() throws {
    let pet = """
      { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string } } }
      """
    let document = """
      asyncapi: 3.0.0
      info: { title: T, version: "1" }
      channels: { pets: { address: pets, messages: { born: { payload: { $ref: "@" } } } } }
      components: { schemas: { Pet: \(pet) } }
      """
    for (reference, file, text, reports) in [
      ("#/components/schemas/Pet", "part.yaml", "", []),
      ("part.yaml#/Pet", "part.yaml", "Pet: \(pet)\n", []),
      (
        "rest.yaml#/components/schemas/Pet", "rest.yaml",
        "openapi: 3.1.0\ninfo: {}\npaths: {}\ncomponents: { schemas: { Pet: \(pet) } }\n",
        [
          "rest.yaml:4:62: warning: “discriminator” can't be a string; interpreted as"
            + " “propertyName” [invalid-value]\n  help: write an object with “propertyName”"
        ]
      ),
    ] {
      let root = document.replacingOccurrences(of: "@", with: reference)
      let sample = try Sample(["api.yaml": root, file: text])
      let signatures = sample.printed.split(separator: "\n").filter { $0.hasPrefix("  born:") }
      XCTAssertEqual(signatures, ["  born: Pet ({kind})", "  born: Pet ({kind})"], reference)
      XCTAssertEqual(sample.diagnostics, reports, reference)
    }
  }
}
