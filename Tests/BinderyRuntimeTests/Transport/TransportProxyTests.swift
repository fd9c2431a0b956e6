import BinderyRuntime
import BinderyTesting
import XCTest

/// The proxies that the environment names are used, and what they refuse is an error.
final class TransportProxyTests: TransportTestCase {
  override func tearDown() {
    unsetenv("http_proxy")
    unsetenv("https_proxy")
  }

  func testTheProxyOfTheEnvironmentIsAskedForTheWholeURL() async throws {
    let proxy = try server { _ in .text("from the proxy") }
    setenv("http_proxy", proxy.url, 1)
    let response = try await get("http://books.invalid/list?page=2")
    XCTAssertEqual(response.string, "from the proxy")
    XCTAssertEqual(proxy.requests.map(\.target), ["http://books.invalid/list?page=2"])
  }

  func testATunnelThatTheProxyRefusesCannotBeConnectedThrough() async throws {
    let proxy = try server { _ in .text("no", status: 403) }
    setenv("https_proxy", proxy.url, 1)
    let error = await transport.failure(of: HTTPExchange(url: "https://books.invalid/"))
    guard case .cannotConnect = error else { return XCTFail(String(describing: error)) }
    XCTAssertEqual(proxy.requests.map(\.method.rawValue), ["CONNECT"])
    XCTAssertEqual(proxy.requests.map(\.target), ["books.invalid:443"])
  }

  func testATunnelWhoseProxyHangsUpCannotBeConnectedThrough() async throws {
    let proxy = try server { _ in .closed }
    setenv("https_proxy", proxy.url, 1)
    let error = await transport.failure(of: HTTPExchange(url: "https://books.invalid/"))
    guard case .cannotConnect = error else { return XCTFail(String(describing: error)) }
  }
}
