import SourceDiagnostics
import SwiftSource

/// The public declarations of the bindings of a description.
package struct DeclaredSwift {
  let declarations: [PublicDeclaration]
  /// The last days of deprecated declarations by their names.
  let lastDays: [String: String]
  /// Returns the location of the part of the documents that a declaration represents.
  let location: (String) -> Mark?

  package init(
    _ declarations: [PublicDeclaration],
    lastDays: [String: String] = [:],
    location: @escaping (String) -> Mark?
  ) {
    self.declarations = declarations
    self.lastDays = lastDays
    self.location = location
  }
}
