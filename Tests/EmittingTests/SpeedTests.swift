import Emitting
import Shape
import XCTest

/// Emitting is linear; a release build writes about a million lines in a few seconds.
final class SpeedTests: XCTestCase {
  func testTwiceTheModelsTakeAboutTwiceTheTime() {
    _ = seconds(models: 50)
    let small = seconds(models: 100)
    let large = seconds(models: 800)
    XCTAssertLessThan(large, small * 8 * 4)
  }

  private func seconds(models: Int) -> Double {
    let service = SpeedTests.service(models: models)
    let clock = ContinuousClock()
    var lines = 0
    let duration = clock.measure {
      lines = Emitter(service).files.reduce(0) { $0 + $1.text.utf8.count { $0 == 10 } }
    }
    XCTAssertGreaterThan(lines, models * 50)
    let seconds =
      Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
    print("\(models) models: \(lines) lines in \(seconds) s")
    return seconds
  }

  static func service(models count: Int) -> Service {
    func origin(_ pointer: String) -> Origin {
      Origin(file: "spec.yaml", line: 1, column: 1, pointer: pointer)
    }
    let models = (0..<count).map { index in
      let pointer = "#/components/schemas/Model\(index)"
      let fields = (0..<10).map { field in
        Field(
          key: "some_field_\(field)",
          type: field % 2 == 0 ? .string : .model(.init("#/components/schemas/Model\(index / 2)")),
          isRequired: field < 5,
          isRecursive: field % 2 == 1,
          documentation: Documentation(summary: "What the field \(field) is for."),
          origin: origin("\(pointer)/properties/some_field_\(field)")
        )
      }
      return Model(
        id: .init(pointer),
        name: "Model\(index)",
        origin: origin(pointer),
        definition: .object(Object(fields: fields))
      )
    }
    return Service(title: "Large", document: "large.yaml", models: models)
  }
}
