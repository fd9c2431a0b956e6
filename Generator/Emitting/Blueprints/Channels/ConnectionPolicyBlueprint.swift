import Shape
import SwiftSource

/// A connection policy as a constant.
struct ConnectionPolicyBlueprint {
  var kind: ConnectionPolicies.Kind
  var name: SwiftName
  var documentation: DocumentationText
  var type: Source
  var value: Source
}
