import BinderyJSON

/// What contract tests do with mutations, as `bindery mutate` states it in their environment.
package struct MutationPlan: Hashable, Sendable {
  /// The environment variable with a plan as JSON.
  package static let variable = "BINDERY_MUTATION"

  /// The folder for the results.
  package var folder: String
  package var seed: UInt64
  /// The number of mutations of each recorded exchange, message or session.
  package var limit: Int
  /// The time after which no further mutation is tested, in seconds; nil for none.
  package var seconds: Double?

  package init(folder: String, seed: UInt64, limit: Int, seconds: Double? = nil) {
    self.folder = folder
    self.seed = seed
    self.limit = limit
    self.seconds = seconds
  }

  package var sample: MutationSample { MutationSample(seed: seed, limit: limit) }
}

extension MutationPlan {
  /// Reads the JSON of a plan; nil if it is none.
  package init?(_ text: String) {
    guard let json = try? JSONValue(parsing: text), let folder = json["folder"]?.string,
      let seed = json["seed"]?.number?.uint64, let limit = json["limit"]?.int
    else { return nil }
    self.init(folder: folder, seed: seed, limit: limit, seconds: json["seconds"]?.double)
  }

  /// The plan as JSON.
  package var text: String {
    var json: JSONObject = [
      "folder": .string(folder), "seed": .number(JSONNumber(seed)),
      "limit": .number(JSONNumber(limit)),
    ]
    json["seconds"] = seconds.flatMap { JSONNumber($0) }.map { .number($0) }
    return json.description
  }
}
