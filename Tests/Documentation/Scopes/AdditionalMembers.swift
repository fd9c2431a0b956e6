// Page: Generator/Specification/Specification.docc/AdditionalMembers.md
// Block: var profile = try await client.getProfile(id: "ann")
// In scope: a client.

import BinderyRuntime

func example(client: some ProfileClient) async throws {
  // BLOCK
}

/// A substitute for the generated client.
protocol ProfileClient: Sendable {
  func getProfile(id: String) async throws -> Profile
  func putProfile(id: String, body: Profile) async throws
}

/// A substitute for the generated model, which has these members.
struct Profile: Sendable {
  var name: String
  var additionalMembers: [String: JSONValue]
}
