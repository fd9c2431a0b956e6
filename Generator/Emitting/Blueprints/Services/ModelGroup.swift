import SwiftSource

/// The models that share a file.
struct ModelGroup {
  /// The name of the model to which the others belong.
  var name: SwiftName
  var models: [ModelBlueprint]
}
