import BinderyRuntime
import BinderyTesting
import Foundation
import Specification
import XCTest

/// A document of this package's `Spec` folder, read as the generator reads it and turned into JSON.
struct SpecDocument {
  let path: String
  let json: JSONValue

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(_ path: String) throws {
    self.path = path
    let bytes = try Data(contentsOf: Self.package.appending(path: path))
    json = try JSONValue(yaml: Array(bytes), file: path)
  }

  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The value at a pointer, which begins with `#/`.
  func value(at pointer: String) -> JSONValue? {
    pointer.split(separator: "/").dropFirst().reduce(json) { value, step in
      value?[String(step).replacing("~1", with: "/").replacing("~0", with: "~")]
    }
  }
}

extension JSONValue {
  /// Creates the value of valid YAML; asserts that there are no diagnostics.
  init(yaml bytes: [UInt8], file: String) throws {
    let diagnostics = Diagnostics()
    let tree = Tree.parse(bytes, file: file, diagnostics: diagnostics)
    XCTAssertEqual(diagnostics.all.map(\.description), [])
    try self.init(XCTUnwrap(tree).root)
  }

  private init(_ node: Node) throws {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean == true)
    case .integer, .float: self = .number(try JSONNumber(parsing: node.text))
    case .string: self = .string(node.text)
    case .sequence: self = .array(try node.elements.map(JSONValue.init))
    case .mapping:
      self = .object(JSONObject(try node.entries.map { ($0.key, try JSONValue($0.value)) }))
    }
  }

  /// Calls a closure with each member of every nested object, and the pointer of the object.
  func forEachMember(at pointer: String = "#", _ body: (String, String, JSONValue) -> Void) {
    for member in object?.members ?? [] {
      body(pointer, member.key, member.value)
      member.value.forEachMember(at: "\(pointer)/\(member.key)", body)
    }
    for (position, element) in (array ?? []).enumerated() {
      element.forEachMember(at: "\(pointer)/\(position)", body)
    }
  }
}
