import XCTest

/// `bindery diff` of folders.
final class DiffFolderTests: XCTestCase {
  /// A command that writes nothing reads any package that it is given.
  ///
  /// A `bindings.yaml` may come from an untrusted source: it reads its own package only.
  func testBindingsOfOtherPackagesAreRead() throws {
    let outside = try TemporaryFolder()
    let document = "openapi: 3.1.0\ninfo: { title: A, version: a }\npaths: {}\n"
    try outside.write("// Package\n", to: "package/Package.swift")
    try outside.write(document, to: "package/a.yaml")
    try outside.write(document, to: "a.yaml")
    try outside.write(
      "documents: [../a.yaml]\nmodule: A\noutput: Out\nrecordings: .\n",
      to: "package/A/bindings.yaml"
    )
    let folder = outside.url.appendingPathComponent("package/A").path
    for arguments in [["diff", folder, folder], ["lint", folder], ["check", folder]] {
      let run = try BinderyProcess(arguments)
      XCTAssertEqual(run.status, 0, "\(arguments) \(run.output) \(run.errors)")
    }
    let generated = try BinderyProcess(["generate", folder])
    XCTAssertEqual(generated.status, 1)
    XCTAssert(generated.errors.contains("[outside-package]"), generated.errors)
    try outside.write(
      "documents: [../../a.yaml]\nmodule: A\noutput: Out\n",
      to: "package/A/bindings.yaml"
    )
    let refused = try BinderyProcess(["diff", folder, folder])
    XCTAssertEqual(refused.status, 1, refused.errors)
    XCTAssert(refused.errors.contains("[outside-package]"), refused.errors)
    let allowed = try BinderyProcess(["diff", folder, folder, "--allow-outside"])
    XCTAssertEqual(allowed.errors, "no changes\n")
  }

  /// Documents are recognized by their titles and the names of their files, not by their order.
  func testDocumentsOfFoldersArePairedByName() throws {
    let folder = try TemporaryFolder()
    func write(_ title: String, _ path: String, to file: String) throws {
      try folder.write(
        """
        openapi: 3.1.0
        info: { title: \(title), version: "1" }
        paths: { \(path): { get: { responses: { "200": { description: Done. } } } } }

        """,
        to: file
      )
    }
    try write("Books", "/books", to: "old/a.yaml")
    try write("Carts", "/carts", to: "old/b.yaml")
    try write("Discounts", "/discounts", to: "old/c.yaml")
    try write("Carts", "/carts", to: "new/a-carts.yaml")
    try write("All books", "/books", to: "new/a.yaml")
    try write("Taxes", "/taxes", to: "new/e.yaml")
    try write("Fees", "/fees", to: "new/f.yaml")
    let run = try BinderyProcess(["diff", "old", "new"], in: folder.url)
    XCTAssertEqual(
      run.output.matches(of: /(?m)^(\S+): \w+: .*\[([a-z-]+)\]$/).map { "\($0.1) \($0.2)" },
      [
        "new/e.yaml:1:1 document-added", "new/f.yaml:1:1 document-added",
        "old/c.yaml:1:1 document-removed",
      ],
      run.output + run.errors
    )
    XCTAssertEqual(run.status, 1)
  }
}
