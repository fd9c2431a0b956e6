import Albums
import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of generated arrays that keep undecodable elements beside the others.
final class IsolatedReplyTests: XCTestCase {
  private static let album = #"""
    {
      "id": "4aawyAB9vmqN3uQ7FjRGTy",
      "images": [{"url": "https://img.example/640", "width": 640}, {"width": 300}],
      "labels": null,
      "genres": ["jazz", null, "drone"],
      "tracks": [
        {"id": "1", "name": "Opening", "images": [], "beats": [[0.5, 1.25], ["x", 2], null]},
        null,
        {"id": 3, "name": "Third", "images": [], "similar": 4},
        {"id": "4", "name": "Last", "images": [], "position": [1, ["a", 2]]}
      ],
      "ranking": {"SE": [{"id": "1", "name": "Opening", "images": []}, 7]},
      "cover": [{"url": "https://img.example/64"}, {"width": "64"}],
      "notes": [1, null]
    }
    """#

  func testOneUndecodableElementDoesNotAffectTheOthers() throws {
    let album: Album = try JSONReader.decode(from: Array(Self.album.utf8))
    XCTAssertEqual(album.images.map(\.width), [640])
    XCTAssertEqual(album.images.undecodable.map(\.index), [1])
    XCTAssertEqual(album.labels, .null)
    XCTAssertEqual(album.genres?.map(\.rawValue), ["jazz", "drone"])
    XCTAssertEqual(album.tracks.map(\.name), ["Opening", "Last"])
    XCTAssertEqual(album.tracks[0].beats?.map(\.elements), [[0.5, 1.25], [2]])
    XCTAssertEqual(album.tracks[0].beats?.undecodable.map(\.index), [2])
    XCTAssertEqual(album.tracks[1].position?.second?.elements, ["a"])
    XCTAssertEqual(album.ranking?["SE"]?.count, 1)
    guard case .array(let covers) = album.cover else { return XCTFail("\(album.cover as Any)") }
    XCTAssertEqual(covers.map(\.url), ["https://img.example/64"])
  }

  func testUndecodableElementsHaveAllTheirErrors() throws {
    let album: Album = try JSONReader.decode(from: Array(Self.album.utf8))
    XCTAssertEqual(
      album.tracks.undecodable.map(\.description),
      [
        "element 1: $: expected an object, found null (byte 0)",
        "element 2: 2 errors: $.id: expected a string, found a number (byte 7);"
          + " $.similar: expected an array, found a number (byte 52)",
      ]
    )
    XCTAssertEqual(album.tracks.undecodable[1].json["name"], "Third")
  }

  func testEncodingLosesNoElement() throws {
    let received = try JSONValue(parsing: Self.album)
    let album: Album = try received.decode()
    XCTAssertEqual(try JSONValue(encoding: album), received)
    let codable = try JSONDecoder().decode(Album.self, from: JSONEncoder().encode(album))
    XCTAssertEqual(codable, album)
  }

  func testAReplyThatIsAList() async throws {
    let albums = try await client(200, "[\(Self.album), {}, 7]").listAlbums()
    XCTAssertEqual(albums.count, 1)
    XCTAssertEqual(
      albums.undecodable.map(\.error.all.count),
      [3, 1],
      "\(albums.undecodable)"
    )
  }

  func testAPage() async throws {
    let body = #"{"items": [{"id": "1", "name": "a", "images": []}, {"id": "2"}], "next": "n"}"#
    let page = try await client(200, body).listTracks()
    XCTAssertEqual(page.items.map(\.id), ["1"])
    XCTAssertEqual(page.items.undecodable.map(\.index), [1])
    XCTAssertEqual(page.next, .value("n"))
  }

  func testAnUndecodableReplyHasTheResponseAndAllErrors() async throws {
    let body = #"{"id": 1, "images": [{"url": 2}], "genres": {}}"#
    do {
      _ = try await client(200, body).getAlbum(id: "1")
      XCTFail("decoded")
    } catch .undecodable(let response, let error) {
      XCTAssertEqual(response.status, 200)
      XCTAssertEqual(response.headers["X-Request"], "7")
      XCTAssertEqual(response.body, Array(body.utf8))
      XCTAssertEqual(
        error.all.map { "\($0.path): \($0.reason)" },
        [
          "$.id: expected a string, found a number",
          "$.images[0].url: expected a string, found a number",
          "$.genres: expected an array, found an object",
          "$: the required member \"tracks\" is missing",
        ]
      )
    }
  }

  func testMalformedJSONIsAnErrorOfTheReply() async throws {
    do {
      _ = try await client(200, "[{}, tru]").listAlbums()
      XCTFail("decoded")
    } catch .undecodable(_, let error) {
      XCTAssertEqual(error.path.description, "$[1]")
    }
  }

  private func client(_ status: Int, _ body: String) -> Albums {
    let response = HTTPResponse(
      status: status,
      headers: ["Content-Type": "application/json", "X-Request": "7"],
      body: Array(body.utf8)
    )
    return Albums(transport: StubTransport([.response(response)]))
  }
}
