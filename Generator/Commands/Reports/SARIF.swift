/// The part of a SARIF 2.1.0 log that findings use.
struct SARIF: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// One run of the command.
  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let automationDetails: AutomationDetails
    /// The unit of Bindery's columns.
    let columnKind = "unicodeCodePoints"

    enum CodingKeys: String, CodingKey {
      case tool, invocations, results, automationDetails, columnKind
    }
  }

  /// The outcome of a run.
  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  /// A message about the run, without a location in a file.
  struct Notification: Encodable {
    let descriptor: Descriptor
    let level: String
    let message: Message

    struct Descriptor: Encodable {
      let id: String
    }
  }

  /// The category of the run, so that a log of another command doesn't replace its results.
  struct AutomationDetails: Encodable {
    let id: String
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "bindery"
    let version: String
    /// The codes of the results.
    let rules: [Rule]

    enum CodingKeys: String, CodingKey {
      case name, version, rules
    }
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
  }

  struct Help: Encodable {
    let text: String
    let markdown: String?
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    /// Identifies the result in later runs.
    let partialFingerprints: [String: String]
  }

  struct Message: Encodable {
    let text: String
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let logicalLocations: [LogicalLocation]?
    let message: Message?
  }

  /// A part of a document by its JSON pointer, or a Swift declaration.
  struct LogicalLocation: Encodable {
    let fullyQualifiedName: String
    let kind: String?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    /// The base of a relative path; nil for an absolute one.
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}
