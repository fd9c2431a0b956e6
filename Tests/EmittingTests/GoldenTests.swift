import Emitting
import Foundation
import SwiftSource
import XCTest

/// Compares the output for whole documents with committed files, which are compiled as targets.
final class GoldenTests: XCTestCase {
  func testBookshop() throws { try assertGolden("bookshop", "Bookshop") }

  func testAwkward() throws { try assertGolden("awkward", "Awkward") }

  func testConstructs() throws {
    let keeping: Set = ["Profile", "Member", "Contact", "Closed"]
    try assertGolden("constructs", "Constructs", keeping: keeping)
  }

  func testAlbums() throws { try assertGolden("albums", "Albums", isolating: nil) }

  func testIsolatedArraysOfOneSchema() throws {
    let document = folder.appending(path: "albums.yaml")
    let texts = try Emission(document: document, isolating: ["TrackPage", "Item"]).texts
    let isolated = texts.mapValues { text in
      text.split(separator: "\n").filter { $0.contains(": IsolatedArray<") && $0.contains("var ") }
        .filter { !$0.hasPrefix("    ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    // The members of a base have the same type in its subtypes.
    XCTAssertEqual(isolated["Models/Item.swift"], ["var images: IsolatedArray<Image> { get }"])
    XCTAssertEqual(isolated["Models/Album.swift"], ["public var images: IsolatedArray<Image>"])
    XCTAssertEqual(
      isolated["Models/Track.swift"],
      ["public var images: IsolatedArray<Image>", "public var items: IsolatedArray<Track>"]
    )
    XCTAssertEqual(isolated["Models/Problem.swift"], [])
  }

  func testContents() throws { try assertGolden("contents", "Contents") }
  func testShelter() throws { try assertGolden("shelter", "Shelter") }

  func testDepot() throws { try assertGolden("depot", "Depot") }

  /// depot.yaml is Swagger 2.0, and depot-openapi.yaml describes the same service in OpenAPI 3.0.
  func testSwaggerGivesTheSameBytesAsOpenAPI() throws {
    let texts = try ["depot", "depot-openapi"].map { name in
      try Emission(document: folder.appending(path: "\(name).yaml")).texts
        .mapValues { $0.replacing("from \(name).yaml.", with: "from the document.") }
    }
    XCTAssertEqual(texts[0].keys.sorted(), texts[1].keys.sorted())
    for (path, text) in texts[0].sorted(by: { $0.key < $1.key }) {
      let other = texts[1][path] ?? ""
      XCTAssertEqual(text, other, "\(path)\n" + difference(other, text))
    }
  }

  func testWire() throws { try assertGolden("wire", "Wire") }

  func testKiosk() throws { try assertGoldenWithFakes("kiosk", "Kiosk") }

  func testFeed() throws { try assertGolden("feed", "Feed") }

  func testLights() throws { try assertGolden("lights", "Lights") }

  func testLobby() throws { try assertGoldenWithFakes("lobby", "Lobby") }

  func testContractTestsOfSessions() throws {
    let lobby = try ContractEmission(
      document: folder.appending(path: "lobby.yaml"),
      recordings: folder.appending(path: "LobbyRecordings/lobby.har"),
      bindings: folder.appending(path: "LobbyRecordings/bindings.yaml")
    )
    let files = lobby.files(module: "Lobby", recordings: "../../LobbyRecordings")
    try EmittingTests.assertGolden(
      files,
      in: folder.appending(path: "LobbyContractTests/Generated")
    )
  }

  func testContractTests() throws {
    let emitter = try Emission(document: folder.appending(path: "bookshop.yaml")).emitter
    let files = emitter.contractTests(
      BookshopContract.contract,
      module: SwiftName(known: "Bookshop"),
      recordings: "../recordings",
      documents: ["../bookshop.yaml"]
    )
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path.description, $0.text) })
    try EmittingTests.assertGolden(texts, in: folder.appending(path: "BookshopContractTests"))
  }

  func testContractTestsOfEveryContent() throws {
    let press = try ContractEmission(
      document: folder.appending(path: "contents.yaml"),
      recordings: folder.appending(path: "PressRecordings/press.har")
    )
    let files = press.files(module: "Contents", recordings: "../PressRecordings")
    try EmittingTests.assertGolden(files, in: folder.appending(path: "PressContractTests"))
  }

  func testContractTestsOfXML() throws {
    let shelter = try ContractEmission(
      document: folder.appending(path: "shelter.yaml"),
      recordings: folder.appending(path: "ShelterRecordings/shelter.har"),
      bindings: folder.appending(path: "ShelterRecordings/bindings.yaml")
    )
    let files = shelter.files(module: "Shelter", recordings: "../ShelterRecordings")
    try EmittingTests.assertGolden(files, in: folder.appending(path: "ShelterContractTests"))
  }

  func testContractTestsOfEveryParameter() throws {
    let wire = try ContractEmission(
      document: folder.appending(path: "wire.yaml"),
      recordings: folder.appending(path: "WireRecordings/wire.har"),
      bindings: folder.appending(path: "WireRecordings/bindings.yaml")
    )
    let files = wire.files(module: "Wire", recordings: "../WireRecordings")
    try EmittingTests.assertGolden(files, in: folder.appending(path: "WireContractTests"))
  }

  func testTheSameDocumentGivesTheSameBytes() throws {
    let document = folder.appending(path: "awkward.yaml")
    XCTAssertEqual(try Emission(document: document).texts, try Emission(document: document).texts)
  }

  private func assertGolden(
    _ document: String,
    _ target: String,
    keeping: Set<String> = [],
    isolating: Set<String>? = []
  ) throws {
    let file = folder.appending(path: "\(document).yaml")
    let emission = try Emission(document: file, keeping: keeping, isolating: isolating)
    try EmittingTests.assertGolden(emission.texts, in: folder.appending(path: target))
  }

  private func assertGoldenWithFakes(_ document: String, _ target: String) throws {
    let options = Emitter.Options(hasFakes: true)
    let emission = try Emission(document: folder.appending(path: "\(document).yaml"), options)
    let fakes = emission.emitter.fakes(areSeparate: false).flatMap(\.self)
    let texts = emission.texts.merging(fakes.map { ($0.path.description, $0.text) }) { $1 }
    try EmittingTests.assertGolden(texts, in: folder.appending(path: target))
  }

  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")
}
