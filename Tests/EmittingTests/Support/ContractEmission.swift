import Canonicalizing
import Emitting
import Foundation
import Shape
import Shaping
import Specification
import SwiftSource
import XCTest

/// The contract tests that are generated from a document and its recordings.
///
/// The recordings must have no diagnostics.
struct ContractEmission {
  let emitter: Emitter
  let contract: Contract
  private let player: SwiftName?

  /// Uses only the exceptions and the player of a `bindings.yaml`.
  init(document: URL, recordings: URL, bindings: URL? = nil) throws {
    let silent = Diagnostics()
    let documents = Documents(entry: document.path, diagnostics: silent)
    let description = ServiceDescription(documents, diagnostics: silent)
    let service = try XCTUnwrap(
      Shaper(description, diagnostics: silent).service(document: document.lastPathComponent)
    )
    let diagnostics = Diagnostics()
    let bindings = bindings.flatMap { Bindings.read($0.path, diagnostics: diagnostics) }
    player = bindings?.player.flatMap { SwiftName($0) }
    contract = ContractShaper(service, description, diagnostics: diagnostics)
      .contract(
        Recording.read(recordings.path, diagnostics: diagnostics),
        exceptions: bindings?.exceptions ?? []
      )
    XCTAssertEqual(diagnostics.all.map(\.description), [])
    emitter = Emitter(service)
  }

  func files(module: StaticString, recordings: String) -> [String: String] {
    let files = emitter.contractTests(
      contract,
      module: SwiftName(known: module),
      recordings: recordings,
      player: player
    )
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path.description, $0.text) })
  }
}
