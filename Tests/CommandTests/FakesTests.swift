import Foundation
import XCTest

/// The protocols of a client's operations, and its fake, in the output or in another folder.
final class FakesTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          tags: [books]
          responses: { "200": { description: Books., content: { application/json: { schema: { type: array, items: { type: string } } } } } }
      /orders:
        post:
          operationId: placeOrder
          tags: [orders]
          parameters: [{ name: placeOrder, in: query, schema: { type: string } }]
          responses: { "204": { description: Placed. }, "409": { description: Sold out. } }

    """

  private func run(
    _ bindings: String,
    _ arguments: [String] = ["generate"]
  ) throws -> (folder: TemporaryFolder, run: BinderyProcess) {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.document, to: "Spec/shop/openapi.yaml")
    try folder.write(
      "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Out\n" + bindings,
      to: "Spec/shop/bindings.yaml"
    )
    return (folder, try BinderyProcess(arguments, in: folder.url))
  }

  private func files(_ folder: TemporaryFolder, _ output: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: folder.url.appendingPathComponent(output).path
    )
    .filter { $0.hasSuffix(".swift") }.sorted()
  }

  func testFakesAreOptional() throws {
    for bindings in ["", "fakes: false\n"] {
      let (folder, run) = try run(bindings)
      XCTAssertEqual(run.status, 0, run.errors)
      let files = try files(folder, "Out")
      let requests = ["Requests/BooksRequests.swift", "Requests/OrdersRequests.swift"]
      XCTAssertEqual(files, requests + ["ShopAPI.swift"])
    }
  }

  func testAFakeIsAPartOfTheModule() throws {
    let (folder, run) = try run("fakes: true\n")
    XCTAssertEqual(run.status, 0, run.errors)
    let files = try files(folder, "Out")
    XCTAssert(files.contains("Fakes/FakeShopAPI.swift"), "\(files)")
    XCTAssert(files.contains("ShopAPIProtocol.swift"), "\(files)")
    try folder.write(
      """
      import BinderyRuntime

      @MainActor final class Model {
        let shop: any ShopAPIProtocol
        var books: [String] = []

        init(shop: any ShopAPIProtocol) { self.shop = shop }

        func load() async {
          books = (try? await shop.listBooks()) ?? []
          try? await shop.placeOrder(placeOrder: "7")
        }
      }

      @MainActor func test() async {
        let shop = FakeShopAPI { $0.listBooks = { _ in ["One"] } }
        shop.placeOrder = { request throws(RequestError<PlaceOrder.Failure>) in
          throw .failure(.conflict)
        }
        let books: any ShopBooksAPI = shop
        let model = Model(shop: shop)
        await model.load()
        _ = (books, shop.requests(of: PlaceOrder.self).map(\\.placeOrder))
      }

      """,
      to: "Out/App.swift"
    )
    for mode in ["5", "6"] {
      let check = try TypeCheck(folder.url.appendingPathComponent("Out"), mode: mode)
      XCTAssertEqual(check.complaints, "", "Swift \(mode)")
    }
  }

  func testAFakeOfAnotherModuleImportsTheClient() throws {
    let (folder, run) = try run(
      """
      fakes: ../../Fakes
      modules: [{ module: ShopOrders, tags: [orders], output: ../../Orders }]

      """
    )
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertFalse(try files(folder, "Out").contains { $0.hasPrefix("Fakes") })
    let fakes = try files(folder, "Fakes")
    XCTAssertEqual(fakes, ["FakeShopAPI.swift", "FakeShopOrdersAPI.swift"])
    let texts = try fakes.map { name in
      try String(contentsOf: folder.url.appendingPathComponent("Fakes/\(name)"), encoding: .utf8)
    }
    XCTAssert(texts[0].contains("import BinderyRuntime\nimport Shop\n"), texts[0])
    XCTAssert(texts[1].contains("import Shop\nimport ShopOrders\n"), texts[1])
    XCTAssert(texts[1].contains("extension FakeShopAPI: ShopOrdersAPI {"), texts[1])
  }

  func testAnInternalModuleHasItsFakesInside() throws {
    let (_, run) = try run("fakes: ../../Fakes\naccess: internal\n")
    XCTAssertEqual(run.status, 1)
    let text = "“fakes” in another folder can't use the internal types of “Shop” [invalid-value]"
    XCTAssert(run.errors.contains(text), run.errors)
    let (folder, inside) = try self.run("fakes: true\naccess: internal\n")
    XCTAssertEqual(inside.status, 0, inside.errors)
    XCTAssertEqual(try TypeCheck(folder.url.appendingPathComponent("Out")).complaints, "")
  }

  func testTheCommandWritesFakesOfADocument() throws {
    for arguments in [["--fakes"], ["--fakes", "--single-file"]] {
      let (folder, run) = try run(
        "",
        ["generate", "Spec/shop/openapi.yaml", "--output", "Shop"] + arguments
      )
      XCTAssertEqual(run.status, 0, run.errors)
      let texts = try files(folder, "Shop").map { name in
        try String(contentsOf: folder.url.appendingPathComponent("Shop/\(name)"), encoding: .utf8)
      }
      let text = texts.joined()
      XCTAssert(text.contains("protocol ShopAPI: ShopBooksAPI, ShopOrdersAPI {}"), text)
      XCTAssert(text.contains("final class FakeShop: FakeClient, ShopAPI {"), text)
      XCTAssertEqual(try TypeCheck(folder.url.appendingPathComponent("Shop")).complaints, "")
    }
  }

  func testAFakeOfChannels() throws {
    for arguments in [["--fakes"], ["--fakes", "--single-file"]] {
      let folder = try TemporaryFolder()
      try folder.write(Self.channels, to: "asyncapi.yaml")
      let run = try BinderyProcess(
        ["generate", "asyncapi.yaml", "--output", "Out"] + arguments,
        in: folder.url
      )
      XCTAssertEqual(run.status, 0, run.errors)
      try folder.write(Self.user, to: "Out/App.swift")
      for mode in ["5", "6"] {
        let check = try TypeCheck(folder.url.appendingPathComponent("Out"), mode: mode)
        XCTAssertEqual(check.complaints, "", "Swift \(mode)")
      }
    }
  }

  func testAFakeOfChannelsInAnotherModule() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.document, to: "Spec/shop/openapi.yaml")
    try folder.write(Self.channels, to: "Spec/shop/asyncapi.yaml")
    try folder.write(
      """
      documents: [openapi.yaml, asyncapi.yaml]
      module: Shop
      output: ../../Out
      fakes: ../../Fakes

      """,
      to: "Spec/shop/bindings.yaml"
    )
    let run = try BinderyProcess(["generate"], in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let fakes = try files(folder, "Fakes")
    XCTAssertEqual(fakes, ["FakeDesk.swift", "FakeShopAPI.swift"])
    let url = folder.url.appendingPathComponent("Fakes/\(fakes[0])")
    let text = try String(contentsOf: url, encoding: .utf8)
    XCTAssert(text.contains("import BinderyRealtime\nimport Shop\n"), text)
    XCTAssertEqual(try TypeCheck(folder.url.appendingPathComponent("Out")).complaints, "")
  }

  private static let channels = """
    asyncapi: 3.0.0
    info: { title: Desk, version: "1" }
    defaultContentType: application/json
    servers: { production: { host: desk.example, protocol: wss } }
    channels:
      orders:
        address: /orders/{store}
        parameters: { store: {} }
        bindings:
          ws: { query: { type: object, properties: { since: { type: integer } } } }
        messages:
          order: { payload: { $ref: "#/components/schemas/Order" } }
          getPage: { payload: { $ref: "#/components/schemas/GetPage" } }
          page: { payload: { $ref: "#/components/schemas/Page" } }
    operations:
      listen: { action: send, channel: { $ref: "#/channels/orders" }, messages: [{ $ref: "#/channels/orders/messages/order" }] }
      fetchPage:
        action: receive
        channel: { $ref: "#/channels/orders" }
        messages: [{ $ref: "#/channels/orders/messages/getPage" }]
        reply: { channel: { $ref: "#/channels/orders" }, messages: [{ $ref: "#/channels/orders/messages/page" }] }
    components:
      schemas:
        Order: { type: object, required: [order], properties: { order: { type: string } } }
        GetPage: { type: object, required: [page], properties: { page: { type: integer } } }
        Page: { type: object, required: [orders], properties: { orders: { type: array, items: { type: string } } } }

    """

  private static let user = """
    import BinderyRealtime

    @MainActor final class Model {
      let desk: any DeskAPI
      var orders: [String] = []

      init(desk: any DeskAPI) { self.desk = desk }

      func load() async throws {
        let channel = try await desk.orders(store: "7")
        orders = try await channel.fetchPage(GetPage(page: 1)).orders
        for try await message in channel.incoming {
          if case .order(let order) = message { orders.append(order.order) }
        }
      }
    }

    @MainActor func test() async throws {
      let desk = FakeDesk()
      let orders = desk.fakeChannel(OrdersChannel(store: "7"))
      orders.answer = { if case .getPage = $0 { [.page(Page(orders: ["1"]))] } else { [] } }
      try orders.deliver(.order(Order(order: "2")))
      orders.finish()
      let model = Model(desk: desk)
      try await model.load()
      _ = (model.orders, orders.sent.count, desk.states)
    }

    """

  func testAnInvalidValueIsReported() throws {
    let (_, run) = try run("fakes: [here]\n")
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.errors.contains("[invalid-value]"), run.errors)
  }
}
