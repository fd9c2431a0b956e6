import SwiftSource

/// When there is a connection, as it will be printed.
struct LifecycleBlueprint {
  static let name = SwiftName(known: "Lifecycle")

  var documentation: DocumentationText
  var inputs: [Word]
  var states: [Word]
  var conditions: [Word]
  var rules: [Rule]
  var examples: [Example]

  struct Word {
    var key: String
    var name: SwiftName
    var documentation: DocumentationText
  }

  struct Fact {
    var name: SwiftName
    var holds: Bool
  }

  struct Rule {
    var input: SwiftName
    var states: [Fact]
    var conditions: [Fact]
    var changes: [Fact]
  }

  struct Example {
    /// What its test is called, behind `test`.
    var title: SwiftName
    var documentation: DocumentationText
    var conditions: [SwiftName]
    var inputs: [SwiftName]
    var isConnected: Bool
  }
}
