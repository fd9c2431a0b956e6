import XCTest

/// What channels take from other places of a document, and from other files.
final class ChannelPartTests: XCTestCase {
  /// A file that is a part of a document doesn't say its version.
  func testAPartIsOfTheVersionOfItsDocument() throws {
    let news = "news: { subscribe: { message: { name: added, payload: { type: string } } } }\n"
    try assertDocument(
      "asyncapi: v2.6.0\nchannels: { news/all: { $ref: 'part.yaml#/news' } }\n",
      with: ["part.yaml": news],
      """
      choice news/all.incoming
        added: string (string)
      channel news/all: news/all
        incoming news/all.incoming
          added
      """
    )
  }

  /// What lies in a file of its own is of the version of the document that refers to it.
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
      choice news/{topic}.incoming
        Added: {json} ({})
      channel news/{topic}: news/{topic}
        topic: string
        incoming news/{topic}.incoming
          Added
      """
    )
    XCTAssertEqual(sample.diagnostics, [])
  }
}
