import Specification
import XCTest

@testable import Commands

final class CommandTests: XCTestCase {
  func testParsesCommandLines() throws {
    for (line, expected) in [
      ("", .help(.overview)),
      ("--help", .help(.overview)),
      ("help generate", .help(.generate)),
      ("help --help", .help(.overview)),
      ("help generate -h", .help(.generate)),
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

  /// The second line names the help of the command, unless the first one does.
  func testUsageErrorsNameTheHelpOfTheCommand() throws {
    for (line, errors) in [
      ("check a.yaml --format xml", "Try bindery check --help.\n"),
      ("import --into", "Try bindery import --help.\n"),
      ("record --output a.har", "Try bindery record --help.\n"),
      ("explain a b", "Try bindery explain --help.\n"),
      ("genrate", "Try bindery --help.\n"),
      ("check --fast", "bindery: unknown option “--fast”; see bindery check --help\n"),
    ] {
      let run = try BinderyProcess(words(line))
      XCTAssertEqual(run.status, 2, line)
      XCTAssert(run.errors.hasSuffix(errors), run.errors)
      XCTAssertEqual(run.errors.matches(of: /--help/).count, 1, run.errors)
    }
  }

  func testRejectsInvalidCommandLines() {
    for (line, complaint) in [
      (
        "genrate",
        "unknown command “genrate”; did you mean “generate”?; the commands are init, generate,"
          + " lint, check, coverage, diff, mutate, import, mock, record, vendor, verify, explain, help"
      ),
      (
        "help forge",
        "unknown command “forge”; the commands are init, generate, lint, check, coverage, diff, mutate,"
          + " import, mock, record, vendor, verify, explain, help"
      ),
      ("mutate --limit 0", "--limit requires a whole number from 1 to 1000000, not “0”"),
      ("mutate --tests x --check-only", "--tests can't be combined with --check-only"),
      (
        "diff a.yaml",
        "diff requires two versions: bindery diff OLD NEW, or bindery diff REVISION -- PATH"
      ),
      ("diff a b --fail-on all", "--fail-on must be breaking, warning or never, not “all”"),
      ("diff a b --verdict wires", "--verdict must be wire, behaviour or source, not “wires”"),
      ("mock", "missing document; usage: bindery mock SPEC... [options]"),
      (
        "mock a.yaml --delay 9-2",
        "--delay must be milliseconds up to 60000, such as 200 or 50-200, not “9-2”"
      ),
      ("mock a.yaml --role server", "--role must be client or application, not “server”"),
      ("mock a.yaml --webhooks file", "--webhooks must be a URL of HTTP, not “file”"),
      (
        "lint --format xml",
        "--format must be text, json, junit, sarif, github, markdown or html, not “xml”"
      ),
      ("lint a.yaml --output a.yaml", "--output “a.yaml” is a file that the command reads"),
      ("lint --color blue", "--color must be always, never or auto, not “blue”"),
      ("explain a b", "too many arguments; usage: bindery explain [CODE]"),
      (
        "mock a.yaml --port=80",
        "unknown option “--port”; did you mean --listen? See bindery mock --help"
      ),
      (
        "generate a.yaml --ouput A",
        "unknown option “--ouput”; did you mean --output? See bindery generate --help"
      ),
      ("lint a.yaml --port 80", "unknown option “--port”; see bindery lint --help"),
      ("generate --fast", "unknown option “--fast”; see bindery generate --help"),
      ("generate a.yaml", "missing --output; usage: bindery generate a.yaml --output DIR"),
      ("generate a.yaml b.yaml -o Out", "generate takes one document; unexpected “b.yaml”"),
      ("generate a.yaml --output", "--output requires a value"),
      ("generate a.yaml --output=", "--output requires a value"),
      ("generate a.yaml -o A --output=B", "duplicate option --output"),
      ("lint a.yaml --format json --format text", "duplicate option --format"),
      (
        "generate a.yaml -o Out --print shape",
        "--print can't be combined with --output, --check or --single-file"
      ),
      (
        "lint -",
        "reading standard input isn't supported; pass a file"
      ),
      (
        "generate a.yaml -o Out --client my-shop",
        "--client must be the name of a Swift type, not “my-shop”"
      ),
      (
        "generate a.yaml -o Out --client String",
        "--client can't be “String”, the name of a type that generated code uses"
      ),
      (
        "generate --client Shop",
        "--client requires a document; without one, set it in bindings.yaml"
      ),
      ("generate --quiet=yes", "unexpected value “yes”: the option takes none"),
      (
        "generate -o Out",
        "--output requires a document; usage: bindery generate SPEC --output"
          + " DIR"
      ),
      (
        "generate a.yaml -o Out --module my-shop",
        "--module must be the name of a Swift module, not “my-shop”"
      ),
      ("generate --access open", "--access must be public, package or internal, not “open”"),
      ("generate a.yaml --print ast", "--print must be shape, not “ast”"),
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
