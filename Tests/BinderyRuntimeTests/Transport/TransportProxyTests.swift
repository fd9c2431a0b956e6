import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of the environment's proxies, and of their refusals.
final class TransportProxyTests: TransportTestCase {
  private static let names = ["http_proxy", "all_proxy", "ALL_PROXY", "https_proxy"]

  override func tearDown() {
    for name in Self.names { unsetenv(name) }
  }

  func testAnEnvironmentsProxyReceivesTheWholeURL() async throws {
    let proxy = try server { _ in .text("from the proxy") }
    for name in Self.names.dropLast() {
      setenv(name, proxy.url, 1)
      let response = try await get("http://books.invalid/list?page=2")
      XCTAssertEqual(response.string, "from the proxy", name)
      XCTAssertEqual(proxy.requests.last?.target, "http://books.invalid/list?page=2", name)
      unsetenv(name)
    }
  }

  func testARefusedTunnelCannotConnect() async throws {
    let proxy = try server { _ in .text("no", status: 403) }
    setenv("https_proxy", proxy.url, 1)
    let error = await transport.failure(of: HTTPExchange(url: "https://books.invalid/"))
    guard case .cannotConnect = error else { return XCTFail(String(describing: error)) }
    XCTAssertEqual(proxy.requests.map(\.method.rawValue), ["CONNECT"])
    XCTAssertEqual(proxy.requests.map(\.target), ["books.invalid:443"])
  }

  func testAClosedTunnelCannotConnect() async throws {
    let proxy = try server { _ in .closed }
    setenv("https_proxy", proxy.url, 1)
    let error = await transport.failure(of: HTTPExchange(url: "https://books.invalid/"))
    guard case .cannotConnect = error else { return XCTFail(String(describing: error)) }
  }
}
