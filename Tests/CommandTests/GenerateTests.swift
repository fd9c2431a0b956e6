import Foundation
import XCTest

/// Runs of `bindery generate` in a temporary folder.
final class GenerateTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: {title: Shop, version: "1"}
    paths: {}
    components: {schemas: {Item: {type: object, properties: {id: {type: string}}}}}

    """

  func testTheOutputIsTheSameFromEveryDirectory() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "specs/shop.yaml")
    let specs = folder.url.appendingPathComponent("specs")
    let near = try BinderyProcess("generate", "shop.yaml", "-o", "../Out", in: specs)
    XCTAssertEqual(near.status, 0, near.errors)
    let far = try BinderyProcess(
      "generate",
      "specs/shop.yaml",
      "-o",
      "Out",
      "--check",
      in: folder.url
    )
    XCTAssertEqual(far.output + far.errors, "")
  }

  /// As for `bindery check`, the argument can be a folder, or the bindings.yaml in it.
  func testAFolderSelectsItsBindings() throws {
    let folder = try TemporaryFolder()
    for name in ["maps", "shop"] {
      try folder.write(document, to: "Spec/\(name)/\(name).yaml")
      XCTAssertEqual(
        try BinderyProcess("init", "Spec/\(name)/\(name).yaml", in: folder.url).status,
        0
      )
    }
    let output = { (module: String) in
      folder.url.appendingPathComponent("Sources/\(module)/Generated").path
    }
    for argument in ["Spec/shop", "Spec/shop/bindings.yaml", "Spec"] {
      let run = try BinderyProcess("generate", argument, in: folder.url)
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssert(FileManager.default.fileExists(atPath: output("Shop")), argument)
      XCTAssertEqual(FileManager.default.fileExists(atPath: output("Maps")), argument == "Spec")
    }
    let run = try BinderyProcess("generate", "Sources", in: folder.url)
    XCTAssertEqual(run.status, 2, run.errors)
    XCTAssert(run.errors.contains("no bindings.yaml in “Sources” or its subfolders"), run.errors)
    let mixed = try BinderyProcess("generate", "Spec/shop", "--output", "Out", in: folder.url)
    XCTAssert(mixed.errors.contains("--output requires a document"), mixed.errors)
  }

  /// Unions that are combined multiply, so that a few lines become thousands.
  func testAmplifiedCodeIsReported() throws {
    let folder = try TemporaryFolder()
    let unions = (0..<3).map { union in
      let variants = (0..<3).map { variant in
        "{ type: object, required: [k\(union)], properties: { k\(union): { const: \(variant) },"
          + " x\(union)_\(variant): { type: string } } }"
      }
      return "    U\(union): { oneOf: [\(variants.joined(separator: ", "))] }"
    }
    let all = (0..<3).map { "{ $ref: '#/components/schemas/U\($0)' }" }.joined(separator: ", ")
    let combined = (0..<12).map {
      "    T\($0): { properties: { t\($0): { type: string } }, allOf: [\(all)] }"
    }
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: "https://shop.example" }]
      paths: {}
      components:
        schemas:
      \((combined + unions).joined(separator: "\n"))

      """,
      to: "shop.yaml"
    )
    let run = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let pattern =
      /shop.yaml:1:1: warning: the code has [0-9]+,[0-9]+ lines, [0-9]+ times the size of/
    XCTAssert(run.errors.contains(pattern), run.errors)
    XCTAssert(run.errors.contains(/; Models\/T[0-9]+.swift alone has [0-9]/), run.errors)
  }

  /// The compiler fails for long chains of aliases.
  func testChainsOfAliasesEndAtTheirType() throws {
    let folder = try TemporaryFolder()
    let aliases = (0..<2_000).map { "    S\($0): { $ref: '#/components/schemas/S\($0 + 1)' }" }
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      components:
        schemas:
          S2000: { type: object, properties: { a: { type: string } } }
      \(aliases.joined(separator: "\n"))

      """,
      to: "shop.yaml"
    )
    let run = try BinderyProcess(
      "generate",
      "shop.yaml",
      "-o",
      "Out",
      "--single-file",
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let file = folder.url.appendingPathComponent("Out/Shop.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssert(text.contains("typealias S0 = S2000\n"), String(text.prefix(500)))
    XCTAssert(text.contains("typealias S1000 = S2000\n"))
  }

  /// Most of the code would be any JSON.
  func testADocumentWithMostlyUnresolvedReferencesIsAnError() throws {
    let folder = try TemporaryFolder()
    let references = (0..<6).map { "a\($0): { $ref: 'https://b.example/c.yaml#/C\($0)' }" }
    let schema = "{ type: object, properties: { \(references.joined(separator: ", ")) } }"
    func document(_ further: String) -> String {
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      components:
        schemas:
          A: \(schema)
      \(further)

      """
    }
    try folder.write(document(""), to: "shop.yaml")
    let run = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.hasPrefix(
        """
        shop.yaml:1:1: error: 6 of 6 references have no target, so that the code would lack most of \
        the document [unresolved-reference]
          help: run bindery vendor, which copies remote files, or pass --allow-unresolved
        shop.yaml:6:
        """
      ),
      run.errors
    )
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.url.path + "/Out"))
    let allowed = try BinderyProcess(
      ["generate", "shop.yaml", "-o", "Out", "--allow-unresolved"],
      in: folder.url
    )
    XCTAssertEqual(allowed.status, 0, allowed.errors)
    let others = (0..<6).map {
      "    D\($0): { $ref: '#/components/schemas/A', description: \($0) }"
    }
    try folder.write(document(others.joined(separator: "\n")), to: "shop.yaml")
    let half = try BinderyProcess("generate", "shop.yaml", "-o", "Half", in: folder.url)
    XCTAssertEqual(half.status, 0, half.errors)
  }

  /// As in the documents of CAMARA, whose common schemas are in a folder beside them.
  func testTheFixForReferencesThatLeaveTheRootFolderIsAnotherRoot() throws {
    let folder = try TemporaryFolder()
    let names = (0..<6).map { "C\($0)" }
    let references = names.map { "\($0): { $ref: '../common/c.yaml#/\($0)' }" }
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      components:
        schemas:
          A: { type: object, properties: { \(references.joined(separator: ", ")) } }

      """,
      to: "api/shop.yaml"
    )
    let common = names.map { "\($0): { type: object, properties: { \($0): { type: integer } } }" }
    try folder.write(common.joined(separator: "\n"), to: "common/c.yaml")
    let refused = try BinderyProcess("generate", "api/shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(refused.status, 1)
    let fix = "[unresolved-reference]\n  help: pass --root ., or pass --allow-unresolved\n"
    XCTAssert(refused.errors.contains(fix), refused.errors)
    let run = try BinderyProcess(
      ["generate", "api/shop.yaml", "-o", "Out", "--root", "."],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0, run.errors)
    let models = try String(
      contentsOf: folder.url.appendingPathComponent("Out/Models/A.swift"),
      encoding: .utf8
    )
    XCTAssert(models.contains("struct C5"), models)
  }

  func testASecondRunTouchesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let client = folder.url.appendingPathComponent("Out/Shop.swift")
    for expected in ["Out: 2 files, 2 added\n", "Out: 2 files, nothing changed\n"] {
      let run = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
      XCTAssertEqual(run.errors, expected)
      let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
      if expected.hasSuffix("added\n") {
        try FileManager.default.setAttributes(
          [.modificationDate: longAgo],
          ofItemAtPath: client.path
        )
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: client.path)
      XCTAssertEqual(attributes[.modificationDate] as? Date, longAgo)
    }
  }

  func testSingleFileContainsAllDeclarations() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let run = try BinderyProcess(
      "generate",
      "-o",
      "Out",
      "shop.yaml",
      "--module",
      "Shop",
      "--single-file",
      in: folder.url
    )
    XCTAssertEqual(run.errors, "Out: 1 file, 1 added\n")
    XCTAssertEqual(try TypeCheck(folder.url.appendingPathComponent("Out")).complaints, "")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Out/ShopAPI.swift"),
      encoding: .utf8
    )
    XCTAssertEqual(text.components(separatedBy: "// Generated from shop.yaml.").count, 2)
    XCTAssertEqual(text.components(separatedBy: "import BinderyRuntime\n").count, 2)
    XCTAssert(text.contains("public struct Item"), text)
    XCTAssert(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
  }

  /// A module and its client have different names, and no word twice.
  func testTheClientIsNamedAfterTheModule() throws {
    for (module, client) in [
      ("Shop", "ShopAPI"), ("ShopAPI", "ShopClient"), ("ShopApi", "ShopClient"),
      ("Api", "ServiceClient"), ("API", "ServiceClient"), ("Apiary", "ApiaryAPI"),
      ("Tapi", "TapiAPI"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(document, to: "shop.yaml")
      let arguments = ["generate", "-o", "Out", "shop.yaml", "--module", module, "--single-file"]
      let run = try BinderyProcess(arguments, in: folder.url)
      XCTAssertEqual(run.errors, "Out: 1 file, 1 added\n")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appendingPathComponent("Out").path
      )
      XCTAssertEqual(files, ["\(client).swift"])
    }
  }
}
