import BinderyRuntime
import BinderyTesting
import BinderyXML
import Foundation
import Shelter
import XCTest

/// Tests of XML bodies: correct ones pass, and each corruption is reported.
final class ShelterCorruptionTests: XCTestCase {
  /// The recording has elements and attributes that no schema describes, another prefix, an empty
  /// element, a Boolean `1` and a number with zeros around it.
  func testACorrectClientHasNoViolations() async throws {
    let violations = try await violations()
    XCTAssertEqual(violations, [])
  }

  func testAnElementThatTheClientLosesIsAViolation() async throws {
    let violations = try await violations { pet in
      var pet = pet
      pet.tags = nil
      pet.status = .sold
      return pet
    }
    XCTAssertEqual(
      violations,
      [
        #"$[0]["@state"]: recorded "available", re-encoded "sold""#,
        #"$[0].tagList: recorded [{"name":"small","weight":1.50}], re-encoded nothing"#,
        #"$[1]["@state"]: recorded nothing, re-encoded "sold""#,
      ]
      .map { "findPets 200 (shelter.har #0): response: \($0)" }
    )
  }

  func testAChangedRequestIsAViolation() async throws {
    let violations = try await violations(replacing: "<score>4", with: "<score>5")
    XCTAssertEqual(
      violations,
      [#"addPet 201 (shelter.har #3): request: body $.score[1]: recorded "5", sent "4""#]
    )
  }

  func testAMalformedResponseIsAViolation() async throws {
    let violations = try await violations(replacing: "</tagList>", with: "")
    XCTAssertEqual(violations.count, 1)
    XCTAssert(violations[0].contains("the end tag of an element is missing"), violations[0])
  }

  /// Returns the violations of the recordings, in which one text may be replaced, by a client that
  /// changes each pet of a list.
  private func violations(
    replacing old: String? = nil,
    with new: String = "",
    changing change: @Sendable @escaping (Pet) -> Pet = { $0 }
  ) async throws -> [String] {
    let golden = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    .appending(path: "Golden/ShelterRecordings/shelter.har")
    var recordings = try String(contentsOf: golden, encoding: .utf8)
    if let old {
      let pieces = recordings.components(separatedBy: old)
      XCTAssertGreaterThan(pieces.count, 1, old)
      recordings = pieces[0] + new + pieces.dropFirst().joined(separator: old)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "shelter-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try recordings.write(
      to: folder.appending(path: "shelter.har"),
      atomically: true,
      encoding: .utf8
    )
    let contract = Contract(
      recordings: folder,
      schemas: #"{ "$defs": {} }"#,
      server: ServerURL(documented: "https://shelter.example"),
      client: { Shelter(connection: $0) }
    )
    do {
      try await findPets(contract, change)
      try await addPet(contract)
    } catch let error as ContractViolations {
      return error.violations.map(\.text)
    }
    return []
  }

  private func findPets(
    _ contract: Contract<Shelter>,
    _ change: @Sendable @escaping (Pet) -> Pet
  ) async throws {
    try await contract.verify(
      "findPets",
      FindPets.self,
      [ContractCase("shelter.har", 0, status: 200) { try await $0.findPets() }]
    ) { outcome in
      switch outcome {
      case .success(let reply):
        .jsonOrXML(200, reply.map(change), as: .list(.object(Pet.self), named: "pet"))
      case .failure(.other(let status, _)): .empty(status)
      }
    }
  }

  private func addPet(_ contract: Contract<Shelter>) async throws {
    try await contract.verify(
      "addPet",
      AddPet.self,
      [
        ContractCase("shelter.har", 3, status: 201) {
          try await $0.addPet(
            body: .xml(Pet(id: 8, name: "Ida", photoUrls: [], nicks: [], scores: [3, 4]))
          )
        }
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .xml(201, reply, as: .object(Pet.self))
      }
    }
  }
}
