import BinderyRuntime
import Foundation

/// The documentation page of the AsyncAPI extensions, and their schema.
enum ExtensionPage {
  private static let catalog = SpecDocument.package
    .appending(path: "Generator/Specification/Specification.docc")

  static func text() throws -> String {
    try String(contentsOf: catalog.appending(path: "RealtimeExtensions.md"), encoding: .utf8)
  }

  static func schema() throws -> JSONValue {
    let file = catalog.appending(path: "Resources/asyncapi-extensions.schema.json")
    return try JSONReader.decode(from: Data(contentsOf: file))
  }
}
