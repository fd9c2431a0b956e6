import XCTest

/// Equal nested models are declared once.
final class SharedModelTests: XCTestCase {
  private func text(_ path: String, _ schemas: String) throws -> String {
    try XCTUnwrap(Emission(Emission.document(schemas: schemas)).texts[path])
  }

  func testEqualModelsAreTypeAliases() throws {
    let schemas = """
      Order: { properties: { address: { properties: { city: { type: string }, kind: { enum: [home, work] } } } } }
      Parcel: { properties: { address: { properties: { city: { type: string }, kind: { enum: [home, work] } } } } }
      """
    let parcel = try text("Models/Parcel.swift", schemas)
    XCTAssert(parcel.contains("  public var address: Address?\n"), parcel)
    XCTAssert(parcel.contains("  public typealias Address = Order.Address\n"), parcel)
    XCTAssertFalse(parcel.contains("city"), parcel)
    XCTAssertFalse(try text("Models/Order.swift", schemas).contains("typealias"))
  }

  /// Another equal model, before or after the others, changes no name.
  func testAnAddedEqualModelRenamesNone() throws {
    let order = "Order: { properties: { address: { properties: { city: { type: string } } } } }"
    let old = try text("Models/Order.swift", order)
    for name in ["Account", "Parcel"] {
      let other = order.replacing("Order", with: name)
      XCTAssertEqual(try text("Models/Order.swift", "\(order)\n\(other)"), old)
      let new = try text("Models/Order.swift", "\(other)\n\(order)")
      XCTAssert(new.contains("  public var address: Address?\n"), new)
      XCTAssert(new.contains("  public typealias Address = \(name).Address\n"), new)
    }
  }

  func testDifferencesThatKeepModelsApart() throws {
    let order = "Order: { properties: { address: { properties: { city: { type: string } } } } }"
    for difference in [
      "required: [city], properties: { city: { type: string } }",
      "properties: { city: { type: string, format: uuid } }",
      "properties: { city: { type: string, description: The town. } }",
      "properties: { city: { type: string, deprecated: true } }",
      "properties: { city: { type: string, default: Paris } }",
      "properties: { city: { type: string }, zip: { type: string } }",
      "properties: { city: { enum: [Paris, Rome] } }",
    ] {
      let parcel = "Parcel: { properties: { address: { \(difference) } } }"
      let text = try text("Models/Parcel.swift", "\(order)\n\(parcel)")
      XCTAssertFalse(text.contains("typealias"), text)
    }
  }

  /// The documentation of a model stays with its name.
  func testInsignificantDifferencesOfDocumentation() throws {
    let parcel = try text(
      "Models/Parcel.swift",
      """
      Order: { properties: { address: { description: The customer., properties: { city: { type: string, description: "The city" } } } } }
      Parcel: { properties: { address: { description: The receiver., properties: { city: { type: string, description: "the  city." } } } } }
      """
    )
    XCTAssert(
      parcel.contains("  /// The receiver.\n  public typealias Address = Order.Address\n"),
      parcel
    )
  }

  /// A type of a property that several variants have is in each of them after the first.
  func testPropertiesOfVariantsBesideTheUnion() throws {
    func variant(_ name: String, _ address: String) -> String {
      "{ title: \(name), required: [\(name)], properties: { \(name): { type: string },"
        + " address: { properties: { \(address): { type: string } } } } }"
    }
    let variants = [("car", "city"), ("bus", "city"), ("ship", "port")].map(variant)
    let text = try text(
      "Models/Trip.swift",
      """
      Trip: { required: [id], properties: { id: { type: string } }, oneOf: [\(variants.joined(separator: ", "))] }
      """
    )
    XCTAssert(text.contains("  public struct Address: JSONModel {"), text)
    XCTAssert(text.contains("    public typealias Address = Trip.Address\n"), text)
    XCTAssert(text.contains("    public struct Address: JSONModel {"), text)
    XCTAssertFalse(text.contains("TripAddress") || text.contains("AddressModel"), text)
  }

  func testANestedTypeThatHidesTheOriginal() throws {
    let parcel = try text(
      "Models/Parcel.swift",
      """
      Order: { properties: { address: { properties: { city: { type: string } } } } }
      Parcel: { properties: { order: { properties: { size: { type: string } } }, address: { properties: { city: { type: string } } } } }
      """
    )
    XCTAssert(parcel.contains("public struct Order: JSONModel"), parcel)
    XCTAssertFalse(parcel.contains("typealias"), parcel)
  }

  private let problem = """
    Problem: { oneOf: [\((0..<5).map { "{ title: P\($0), required: [code], properties: { code: { enum: [c\($0)] }, at: { type: string } } }" }.joined(separator: ", "))] }
    """

  func testVariantsThatDifferInConstants() throws {
    let text = try text("Models/Problem.swift", problem)
    XCTAssert(text.contains("  case p0(P0)\n  case p1(P1)\n"), text)
    XCTAssert(text.contains("  /// `code` is `\"c4\"`.\n  public typealias P4 = Members\n"), text)
    XCTAssertEqual(text.split(separator: "public struct ").count, 2, text)
    XCTAssert(text.contains("    public init(code: String, at: String? = nil)"), text)
  }

  func testEqualVariantsOfSeveralUnions() throws {
    let fault = problem.replacing("Problem", with: "Fault").replacing("c3", with: "c9")
    let text = try text("Models/Problem.swift", fault + "\n" + problem)
    XCTAssert(text.contains("  public typealias Members = Fault.Members\n"), text)
    XCTAssert(text.contains("  public typealias P4 = Members\n"), text)
  }

  /// The initializers of variants that are sent have the constants as default arguments.
  func testSentVariantsHaveTypesOfTheirOwn() throws {
    let document =
      Emission.document(schemas: problem) + """

        paths:
          /a: { post: { operationId: post, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Problem" } } } }, responses: { "204": { description: Fine. } } } }
        """
    let text = try XCTUnwrap(Emission(document).texts["Models/Problem.swift"])
    XCTAssertFalse(text.contains("typealias"), text)
    XCTAssert(text.contains("code: String = \"c4\""), text)
  }

  func testFewVariantsHaveTypesOfTheirOwn() throws {
    let text = try text(
      "Models/Problem.swift",
      "Problem: { oneOf: [{ title: A, properties: { code: { const: a } } }, { title: B, properties: { code: { const: b } } }] }"
    )
    XCTAssertFalse(text.contains("typealias"), text)
  }
}
