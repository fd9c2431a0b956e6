import SwiftSource

/// What of a service stands in one module.
struct ModuleBlueprint {
  /// The main module for all others, which hold types of theirs and need some of its.
  var imports: [TypeReference.Module]
  /// Whether the client stands here, with what the service sends unasked.
  var isMain: Bool
  var models: [ModelBlueprint]
  /// The requests, as the client's methods are grouped.
  var groups: [MethodGroup]
}
