import BinderyRuntime
import Foundation
import Wire
import XCTest

/// What the README shows of credentials compiles: its lines stand here, word for word.
final class ReadmeTests: XCTestCase {
  func testCredentials() throws {
    _ = bookshop(secret: "s3cret")
    let file = URL(fileURLWithPath: #filePath)
    let root = (1...3).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let source = try String(contentsOf: file, encoding: .utf8)
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let block = try XCTUnwrap(
      readme.components(separatedBy: "```").first { $0.contains("OAuthServer(") }
    )
    for line in block.split(separator: "\n").dropFirst() {
      XCTAssertTrue(source.contains(line), String(line))
    }
  }

  private typealias Bookshop = Wire

  // swift-format-ignore
  private func bookshop(secret: String) -> Bookshop {
    let login = OAuthServer(tokenURL: Bookshop.OauthTokens.tokenURL, client: OAuthClient(id: "shop", secret: secret))
    let api = Bookshop(credentials: .init(oauth: .clientCredentials(login, scopes: ["read:books"])))
    return api
  }
}
