import SwiftSource

/// The contents of the declaration of a channel's connection lifecycle.
struct LifecycleBlueprint {
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

  /// A state or condition with a value.
  struct Flag {
    var name: SwiftName
    var holds: Bool
  }

  struct Rule {
    var input: SwiftName
    var states: [Flag]
    var conditions: [Flag]
    var changes: [Flag]
  }

  struct Example {
    /// The name of the test without the prefix `test`.
    var title: SwiftName
    var documentation: DocumentationText
    var conditions: [SwiftName]
    var inputs: [SwiftName]
    var isConnected: Bool
  }
}
