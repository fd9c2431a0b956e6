import Shape
import SwiftSource

/// The former names of types and methods, which `bindings.yaml` keeps with a deprecation.
struct FormerNames {
  var types: [Model.ID: SwiftName] = [:]
  var requests: [Operation.ID: SwiftName] = [:]
  var methods: [Operation.ID: SwiftName] = [:]
}
