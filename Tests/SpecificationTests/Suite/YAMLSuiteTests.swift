import Foundation
import Specification
import XCTest

final class YAMLSuiteTests: XCTestCase {
  func testAllButTheListedCasesPass() throws {
    let cases = try SuiteCase.all()
    var failing: [String] = []
    for suiteCase in cases where !passes(suiteCase) { failing.append(suiteCase.name) }
    let listed = SuiteExceptions.all
    XCTAssertEqual(failing.filter { listed[$0] == nil }, [], "fail and are not listed")
    XCTAssertEqual(
      listed.keys.sorted().filter { !failing.contains($0) },
      [],
      "are listed and pass"
    )
    XCTAssertEqual(cases.count, 406)
  }

  private func passes(_ suiteCase: SuiteCase) -> Bool {
    let diagnostics = Diagnostics()
    let tree = Tree.parse(
      Array(suiteCase.yaml.utf8),
      file: suiteCase.name,
      diagnostics: diagnostics
    )
    let isRefused = tree == nil || diagnostics.hasErrors
    if suiteCase.isRefused { return isRefused }
    let expected = suiteCase.events.flatMap(SuiteEvents.firstDocument)
    guard let expected else { return isRefused }
    guard let tree, !isRefused, expected.matches(tree.root) else { return false }
    return suiteCase.json.map { isSame(tree.root, as: $0) } ?? true
  }

  /// Whether a node is equal to the JSON; true for several documents, which are not valid JSON.
  private func isSame(_ node: Node, as json: String) -> Bool {
    guard
      let expected = try? JSONSerialization.jsonObject(
        with: Data(json.utf8),
        options: .fragmentsAllowed
      )
    else { return true }
    return foundation(node) == expected as? NSObject
  }

  private func foundation(_ node: Node) -> NSObject {
    switch node.kind {
    case .null: NSNull()
    case .boolean: NSNumber(value: node.boolean ?? false)
    case .integer, .float: NSNumber(value: node.number ?? .nan)
    case .string: NSString(string: node.text)
    case .sequence: NSArray(array: node.elements.map(foundation))
    case .mapping:
      NSDictionary(
        objects: node.entries.map { foundation($0.value) },
        forKeys: node.entries.map { NSString(string: $0.key) }
      )
    }
  }
}
