import XCTest

@testable import Emitting
@testable import SwiftSource

/// The printed text of templates.
final class SourceTests: XCTestCase {
  func testAPieceIsIndentedLikeItsLine() {
    let inner: Source = "while true {\n  wait()\n\n  leave()\n}"
    assertPrints(
      "func run() {\n  \(inner)\n}",
      "func run() {\n  while true {\n    wait()\n\n    leave()\n  }\n}"
    )
  }

  func testAnEmptyPieceRemovesItsLine() {
    assertPrints("struct A {\n  \(nil as Source?)\n  var b: Int\n}", "struct A {\n  var b: Int\n}")
    assertPrints("\("" as Source)public struct A {}", "public struct A {}")
  }

  func testAMissingSectionRemovesTheBlankLineAbove() {
    assertPrints("struct A {\n  var b: Int\n\n  \(section: nil)\n}", "struct A {\n  var b: Int\n}")
  }

  func testEffectsAreOnASeparateLineAfterALongName() {
    let name = "aNameThatIsSoLongThatNothingElseFitsBesideItOnALineOfItsOwn"
    assertPrints(
      "  func \(SwiftName(known: "aNameThatIsSoLongThatNothingElseFitsBesideItOnALineOfItsOwn"))()\(effects: "async throws(RequestError<Never>)\(result: nil)")\n  }",
      "  func \(name)()\n    async throws(RequestError<Never>)\n  {\n  }"
    )
    assertPrints("func a()\(effects: "async\(result: "A")")", "func a() async -> A {")
  }

  func testAListThatFitsStaysOnItsLine() {
    assertPrints("f(\(list: ["a", "b", "c"] as [Source], \.self))", "f(a, b, c)")
  }

  func testAListThatDoesNotFitTakesALineForEachElement() {
    let long: Source = "anArgumentThatIsNeitherShortNorLong: 1"
    assertPrints(
      "  f(\(list: [long, long, long], \.self)) {",
      """
        f(
          anArgumentThatIsNeitherShortNorLong: 1,
          anArgumentThatIsNeitherShortNorLong: 1,
          anArgumentThatIsNeitherShortNorLong: 1
        ) {
      """
    )
  }

  func testOnlyTheOutermostListThatMustBreakIsBroken() {
    let inner: Source = "g(\(list: ["first: 1", "second: 2"] as [Source], \.self))"
    let long = String(repeating: "a", count: 80)
    assertPrints(
      "f(\(list: [inner, "\(literal: long)"], \.self))",
      "f(\n  g(first: 1, second: 2),\n  \"\(long)\"\n)"
    )
  }

  func testAnArrayThatBreaksEndsInAComma() {
    let name: Source = ".aValueWithAnAverageName"
    assertPrints(
      "let values = [\(elements: [name, name, name, name], \.self)]",
      """
      let values = [
        .aValueWithAnAverageName,
        .aValueWithAnAverageName,
        .aValueWithAnAverageName,
        .aValueWithAnAverageName,
      ]
      """
    )
  }

  func testAListOfTallElementsClosesWhereItsLineBegan() {
    let tall: Source = "{\n  a\n}"
    assertPrints(
      "f(\n  [\(elements: [tall, tall], \.self)]\n)",
      "f(\n  [\n    {\n      a\n    },\n    {\n      a\n    },\n  ]\n)"
    )
  }

  func testALongCaseTakesTwoLines() {
    let key = String(repeating: "k", count: 60)
    assertPrints(
      "case \(literal: key):\(branch: "value = try something.read()")",
      "case \"\(key)\": value = try something.read()"
    )
    let long = key + key.prefix(20)
    assertPrints(
      "case \(literal: long):\(branch: "value = try something.read()")",
      "case \"\(long)\":\n  value = try something.read()"
    )
  }

  func testLongPatternsFillTheirLines() {
    let key = String(repeating: "k", count: 45)
    assertPrints(
      "case \(patterns: [key, key, key + "k"], { "\(literal: $0)" }):\(branch: "read()")",
      """
      case "\(key)",
        "\(key)", "\(key)k":
        read()
      """
    )
    assertPrints(
      "case \(patterns: [key, key, key + "kk"], { "\(literal: $0)" }):\(branch: "read()")",
      """
      case "\(key)",
        "\(key)",
        "\(key)kk":
        read()
      """
    )
  }

  func testALongInheritanceClauseFillsItsLines() {
    let types = (1...5).map { TypeReference.named([SwiftName(known: "Base"), name($0)]) }
    assertPrints(
      "struct A:\(inheritance: types)\n}",
      "struct A: Base.P1, Base.P2, Base.P3, Base.P4, Base.P5 {\n}"
    )
    let long = SwiftName(known: "AStructWithANameThatLeavesSpaceForFourOfItsTypes")
    assertPrints(
      "struct \(long):\(inheritance: types + types)\n}",
      """
      struct \(long.text): Base.P1, Base.P2, Base.P3, Base.P4,
        Base.P5, Base.P1, Base.P2, Base.P3, Base.P4, Base.P5
      {
      }
      """
    )
  }

  func testALongSignatureBreaksAtItsArrow() {
    let name: Source = "\(SwiftName(known: "aRequestWithAQuiteRemarkablyLongName"))"
    assertPrints(
      "func send() async throws(Failed<\(generic: "\(name).Failure")>)\(result: "\(name).Reply")\n}",
      """
      func send() async throws(Failed<aRequestWithAQuiteRemarkablyLongName.Failure>)
        -> aRequestWithAQuiteRemarkablyLongName.Reply
      {
      }
      """
    )
  }

  func testARawLiteralHasLongerDelimitersThanItsText() {
    assertPrints(
      .raw(##"a "" \#(b) "# c"##),
      "##\"\"\"\n  a \"\" \\#(b) \"# c\n  \"\"\"##"
    )
    assertPrints(.raw("a\u{202E}b"), "#\"\"\"\n  a\\#u{202E}b\n  \"\"\"#")
  }

  func testATypeImportsItsModule() {
    let type = TypeReference.array(.imported(SwiftName(known: "UUID"), from: .foundation))
    let file = SourceFile(
      path: .init([SwiftName(known: "Models")], SwiftName(known: "A")),
      header: "Generated.",
      imports: [.runtime],
      body: "typealias A = \(type)\n\n"
    )
    XCTAssertEqual(file.path.description, "Models/A.swift")
    XCTAssertEqual(
      file.text,
      "// Generated.\n\nimport BinderyRuntime\nimport Foundation\n\ntypealias A = [UUID]\n"
    )
  }

  func testALongHeaderHasSeveralLines() {
    let folder = "Spec/" + (0..<12).map { "folder\($0)/" }.joined()
    let documents = ["a.yaml", "Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml"]
    for document in documents + [folder + "openapi.yaml and \(folder)a document.yaml"] {
      let text = header(of: document)
      for line in text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 100) }
      XCTAssertEqual(SourceFile.document(inHeaderOf: text.utf8), document)
      let crlf = text.replacing("\n", with: "\r\n")
      XCTAssertEqual(SourceFile.document(inHeaderOf: crlf.utf8), document)
    }
    XCTAssertEqual(
      header(of: "Spec/a.yaml and a-folder/b.yaml and a-much-longer-folder/c.yaml"),
      """
      // Generated from Spec/a.yaml and a-folder/b.yaml and a-much-longer-folder/c.yaml. Edit the
      // specification, then run `bindery generate`.

      struct A {}

      """
    )
  }

  func testAHeaderOnOneLongLineIsRecognized() {
    let document = String(repeating: "folder/", count: 20) + "a.yaml"
    let line =
      "// Generated from \(document). Edit the specification, then run `bindery generate`."
    for text in [line, line + "\n\nimport A\n", line + "\n// Another comment.\n"] {
      XCTAssertEqual(SourceFile.document(inHeaderOf: text.utf8), document)
    }
  }

  private func name(_ number: Int) -> SwiftName {
    SwiftName("P\(number)") ?? SwiftName(known: "P")
  }

  /// Returns a file that is generated from a document.
  private func header(of document: String) -> String {
    let file = SourceFile(
      path: .init([], SwiftName(known: "A")),
      header: SourceFile.header(generatedFrom: document),
      body: "struct A {}"
    )
    return file.text
  }

  func testOnlyIdentifiersAreNames() {
    for text in ["a b", "", "1a", "a-b", "a`b", "a\u{202E}", "_", "a.b", "a\n"] {
      XCTAssertNil(SwiftName(text), text)
    }
    XCTAssertEqual(SwiftName("class")?.spelling, "`class`")
    XCTAssertEqual(SwiftName("class")?.label, "class")
    XCTAssertEqual(SwiftName("init")?.label, "`init`")
  }
}

func assertPrints(
  _ source: Source,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var printer = SourcePrinter()
  printer.print(source)
  XCTAssertEqual(String(decoding: printer.bytes, as: UTF8.self), expected, file: file, line: line)
}
