import Shape
import XCTest

@testable import Emitting

/// The names of clients that no `bindings.yaml` names.
final class ServiceTitleTests: XCTestCase {
  func testTitles() {
    for (title, name) in [
      ("Microcks API v1.15", "Microcks"), ("Microcks API v1.16-beta.2", "Microcks"),
      ("Shop", "Shop"), ("Shop API.", "Shop"), ("Xero Accounting API", "XeroAccounting"),
      ("Xero OAuth 2 Identity Service API", "XeroOAuthIdentity"),
      ("Swagger Petstore - OpenAPI 3.0", "Petstore"),
      ("DEPRECATED - Orders REST API (2024-08-13)", "Orders"),
      ("Documentation for the Shop API, version 2", "Shop"),
      ("Spotify Web API with fixes and improvements", "SpotifyWeb"),
      ("USPTO Data Set API", "USPTODataSet"), ("API v2: Weather", "Weather"),
      ("One two three four five six seven eight nine ten eleven twelve", "OneTwoThree"),
      ("Office 365", "Office365"), ("2FA Service", "Model2FAService"),
    ] {
      XCTAssertEqual(self.name(title, server: nil, document: "shop.yaml"), name, title)
    }
  }

  func testHostsAndFiles() {
    for (server, name) in [
      ("https://api.bookshop.example/v1", "Bookshop"), ("https://www.shop.co.uk", "Shop"),
      ("http://localhost:8080", "OrderList"), ("https://127.0.0.1/", "OrderList"),
      ("https://api.example:8080", "OrderList"), ("/v1", "OrderList"),
    ] {
      for title in ["", "API v1", " - "] {
        XCTAssertEqual(
          self.name(title, server: server, document: "specs/order_list.v2.yaml"),
          name,
          server
        )
      }
    }
    XCTAssertEqual(name("API", server: nil, document: "openapi.yaml"), "Service")
  }

  /// The titles that frameworks and editors give to documents without one.
  func testDefaults() {
    for title in [
      "FastAPI", "NinjaAPI", "APIFlask", "Litestar API", "Spring Boot API", "OpenAPI definition",
      "Swagger", "Untitled API", "Your title", "Sample API (v1)", "My API", "Example Service",
    ] {
      XCTAssertEqual(name(title, server: "https://api.shop.example", document: "a"), "Shop", title)
      XCTAssertEqual(name(title, server: nil, document: "shop.yaml"), "Shop", title)
    }
    XCTAssertEqual(name("FastAPI", server: nil, document: "openapi.json"), "FastAPI")
    XCTAssertEqual(name("FastAPI", server: nil, document: "a/shop-v2-generated.yaml"), "Shop")
    XCTAssertEqual(name("FastAPI", server: nil, document: "api_generated.yaml"), "FastAPI")
    XCTAssertEqual(name("My Shop", server: nil, document: "a"), "MyShop")
  }

  func testFilesOfProtocolBuffers() {
    for (title, name) in [
      ("etcd/etcdserver/etcdserverpb/rpc.proto", "Etcd"),
      ("proto/v1/user_service.proto", "UserService"), ("v1/service.proto", "Shop"),
      ("rpc.proto", "Shop"), ("orders.proto", "Orders"),
    ] {
      XCTAssertEqual(self.name(title, server: nil, document: "shop.yaml"), name, title)
    }
  }

  private func name(_ title: String, server: String?, document: String) -> String {
    var service = Service(title: title, document: document)
    service.servers =
      server.map {
        [Server(template: $0, defaultURL: $0, isSpecific: true)]
      } ?? []
    return ServiceTitle(title, of: service).words.upperCamel
  }
}
