import Specification
import XCTest

@testable import bindery

final class CommandTests: XCTestCase {
  func testParsesCommandLines() throws {
    for (line, expected) in [
      ("", .help(.overview)),
      ("--help", .help(.overview)),
      ("help generate", .help(.generate)),
      ("lint a.yaml -h", .help(.lint)),
      ("--version", .version),
      ("explain", .explain(nil)),
      ("explain invalid-syntax", .explain("invalid-syntax")),
      ("lint", .lint(LintOptions())),
      ("generate --help", .help(.generate)),
      ("generate", .generate(GenerateOptions())),
      (
        "generate --check -q",
        .generate(
          options {
            $0.isCheck = true; $0.common.isQuiet = true
          }
        )
      ),
      (
        "generate a.yaml -o Out",
        .generate(
          options {
            $0.document = "a.yaml"; $0.output = "Out"
          }
        )
      ),
      (
        "generate -o Out -- --a.yaml",
        .generate(
          options {
            $0.document = "--a.yaml"; $0.output = "Out"
          }
        )
      ),
      ("init --force -- -a.yaml", .initialize(initOptions)),
      (
        "generate a.yaml --output=Out --module Shop --access package",
        .generate(
          options {
            $0.document = "a.yaml"
            $0.output = "Out"
            $0.module = "Shop"
            $0.access = .package
          }
        )
      ),
      (
        "generate a.yaml --print shape",
        .generate(
          options {
            $0.document = "a.yaml"; $0.printsShape = true
          }
        )
      ),
    ] as [(String, Command)] {
      XCTAssertEqual(try Command(words(line)), expected, line)
    }
  }

  func testRejectsInvalidCommandLines() {
    for (line, complaint) in [
      (
        "genrate",
        "there is no command “genrate”; did you mean “generate”?; the commands are init, generate,"
          + " lint, explain, help"
      ),
      (
        "help forge",
        "there is no command “forge”; the commands are init, generate, lint, explain, help"
      ),
      ("lint --format xml", "--format is text, json, sarif or github, not “xml”"),
      ("lint --output Out", "there is no option “--output”; see bindery lint --help"),
      ("lint --color blue", "--color is always, never or auto, not “blue”"),
      ("explain a b", "one code at a time: bindery explain CODE"),
      ("generate --fast", "there is no option “--fast”; see bindery generate --help"),
      ("generate a.yaml", "missing --output: bindery generate a.yaml --output DIR"),
      ("generate a.yaml b.yaml -o Out", "one document at a time: “b.yaml” is a second one"),
      ("generate a.yaml --output", "--output needs a value"),
      ("generate a.yaml --output=", "--output needs a value"),
      ("generate a.yaml -o A --output=B", "--output is given twice"),
      ("lint a.yaml --format json --format text", "--format is given twice"),
      (
        "generate a.yaml -o Out --print shape",
        "--print writes no files, so that --output, --check and --single-file make no sense beside"
          + " it"
      ),
      (
        "lint -",
        "standard input isn't read, since references are seen from a file: name a document"
      ),
      (
        "generate a.yaml -o Out --client my-shop",
        "--client takes the name of a Swift type, and “my-shop” is none"
      ),
      (
        "generate a.yaml -o Out --client String",
        "--client can't be “String”, which is a type that generated files use"
      ),
      (
        "generate --client Shop",
        "--client needs a document; otherwise set it in bindings.yaml"
      ),
      ("generate --quiet=yes", "“yes” is a value for an option that takes none"),
      ("generate -o Out", "--output needs a document: bindery generate SPEC --output DIR"),
      (
        "generate a.yaml -o Out --module my-shop",
        "--module takes the name of a Swift module, and “my-shop” is none"
      ),
      ("generate --access open", "--access is public, package or internal, not “open”"),
      ("generate a.yaml --print ast", "--print takes shape, not “ast”"),
    ] {
      XCTAssertThrowsError(try Command(words(line)), line) { error in
        XCTAssertEqual((error as? UsageError)?.description, complaint, line)
      }
    }
  }

  func testExitStatusDistinguishesInputAndUsageErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\n", to: "good.yaml")
    try folder.write("openapi: 3.1.0\ninfo: {title: T\n", to: "bad.yaml")
    let good = try BinderyProcess("generate", "good.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(good.status, 0, good.errors)
    XCTAssertEqual(
      try BinderyProcess("generate", "bad.yaml", "-o", "Out", in: folder.url).status,
      1
    )
    XCTAssertEqual(
      try BinderyProcess("generate", "none.yaml", "-o", "Out", in: folder.url).status,
      1
    )
    XCTAssertEqual(try BinderyProcess("generate", "good.yaml", in: folder.url).status, 2)
  }

  private var initOptions: InitOptions {
    var options = InitOptions()
    options.isForced = true
    options.documents = ["-a.yaml"]
    return options
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private func options(_ change: (inout GenerateOptions) -> Void) -> GenerateOptions {
    var options = GenerateOptions()
    change(&options)
    return options
  }
}
