import SwiftSource

/// The declarations of one module.
struct ModuleBlueprint {
  /// The main module, unless this is the main module.
  var imports: [TypeReference.Module]
  /// Whether the module contains the client, webhooks and channels.
  var isMain: Bool
  /// The models, grouped by file.
  var models: [ModelGroup]
  /// The requests, grouped like the client's methods.
  var groups: [MethodGroup]
}
