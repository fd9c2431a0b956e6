import BinderyRuntime
import Specification
import XCTest

@testable import ChatCenterUI

/// The vectors of the socket's lifecycle with settings of app and company; those that hold for both
/// are examples of the document, whose test is generated.
final class SocketVectorTests: XCTestCase {
  func testEveryVector() throws {
    let examples = try documentedExamples()
    let vectors = try Vectors.cases("lifecycle")
    XCTAssertEqual(vectors.count, 30)
    for vector in vectors {
      let inputs = try XCTUnwrap(vector["events"]?.array).map { event in
        try XCTUnwrap(Self.inputs[event.string ?? ""], "\(event)")
      }
      let lifecycle = try lifecycle(after: inputs, of: vector)
      XCTAssertEqual(lifecycle.is(.connected), vector["expect"] == "open", "\(vector)")
      let name = "\(vector["id"]?.string ?? "") \(vector["name"]?.string ?? "")"
      let example = try XCTUnwrap(examples.first { $0["name"]?.text == name }, name)
      XCTAssertEqual(example["connected"]?.boolean, vector["expect"] == "open", name)
      XCTAssertEqual(words(example["inputs"]), inputs.map { "\($0)" }, name)
      let conditions = conditions(of: lifecycle, vector).map { "\($0)" }
      XCTAssertEqual(words(example["conditions"]).sorted(), conditions.sorted(), name)
    }
  }

  private func lifecycle(
    after inputs: [SocketLifecycle.Lifecycle.Input],
    of vector: JSONValue
  ) throws -> SocketLifecycle {
    var local = try LocalSettings(changing: vector["local"])
    local.shouldUseRemoteConfig = vector["use_remote"]?.bool ?? true
    var lifecycle = SocketLifecycle(local.effective(under: nil))
    lifecycle.isDeviceRegistered = vector["device_address"] != nil
    for input in inputs {
      switch input {
      case .configurationLoaded:
        lifecycle.settings = local.effective(under: vector["remote"])
        lifecycle.registersAtFirstStart = vector["remote"]?["registerAtFirstStart"] == true
      case .preRegistered: lifecycle.isDeviceRegistered = true
      default: break
      }
      _ = lifecycle.handle(input)
    }
    return lifecycle
  }

  /// The conditions of an example, which hold from its beginning on.
  private func conditions(
    of lifecycle: SocketLifecycle,
    _ vector: JSONValue
  ) -> Set<SocketLifecycle.Lifecycle.Condition> {
    var lifecycle = lifecycle
    lifecycle.isDeviceRegistered = vector["device_address"] != nil
    return lifecycle.conditions
  }

  private static let inputs: [String: SocketLifecycle.Lifecycle.Input] = [
    "authorize": .authorize, "configLoaded": .configurationLoaded, "preRegistered": .preRegistered,
    "chatDidAppear": .chatAppeared, "closeChat": .chatClosed, "dialogOpened": .dialogStarted,
    "dialogClosedByOperator": .dialogEnded, "background": .enteredBackground,
    "foreground": .enteredForeground, "deauthorize": .deauthorize,
  ]
}

extension SocketVectorTests {
  private func documentedExamples() throws -> [Node] {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../Spec/chatcenter/asyncapi.yaml"
    )
    let tree = Tree.parse(
      Array(try Data(contentsOf: file.standardized)),
      file: file.lastPathComponent,
      diagnostics: Diagnostics()
    )
    let lifecycle = tree?.root["channels"]?["socket"]?["x-lifecycle"]
    return Array(try XCTUnwrap(lifecycle?["examples"]).elements)
  }

  private func words(_ list: Node?) -> [String] { list?.elements.map(\.text) ?? [] }
}
