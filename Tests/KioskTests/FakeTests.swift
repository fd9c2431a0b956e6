import BinderyRuntime
import Kiosk
import XCTest

/// A view model of an app, which knows the protocol of its client alone.
@MainActor
private final class PapersModel {
  private let kiosk: any KioskPapersAPI
  private(set) var titles: [String] = []
  private(set) var message: String?

  init(kiosk: any KioskPapersAPI) { self.kiosk = kiosk }

  func load(section: String? = nil) async {
    do {
      titles = try await kiosk.listPapers(section: section).map(\.title)
    } catch {
      message = "\(error)"
    }
  }

  func open(_ id: String) async {
    do {
      titles = [try await kiosk.fetchPaper(id: id).title]
    } catch .failure(.notFound(let problem)) {
      message = problem.title
    } catch {
      message = "\(error)"
    }
  }
}

/// Tests of a view model with the generated fake.
@MainActor
final class FakeTests: XCTestCase {
  func testAFakeAnswers() async {
    let kiosk = FakeKiosk {
      $0.listPapers = { request in
        [Paper(id: "1", title: "\(request.section ?? "All") news")]
      }
    }
    let model = PapersModel(kiosk: kiosk)
    await model.load(section: "Local")
    XCTAssertEqual(model.titles, ["Local news"])
    XCTAssertNil(model.message)
    XCTAssertEqual(kiosk.requests(of: ListPapers.self).map(\.section), ["Local"])
    XCTAssertEqual(kiosk.requests.count, 1)
  }

  func testAFakeThrowsTheErrorsOfTheOperation() async {
    let kiosk = FakeKiosk { fake in
      fake.fetchPaper = { request throws(RequestError<FetchPaper.Failure>) in
        throw .failure(.notFound(Problem(title: "no paper \(request.id)")))
      }
    }
    let model = PapersModel(kiosk: kiosk)
    await model.open("7")
    XCTAssertEqual(model.message, "no paper 7")
    // An answer may be replaced at any time.
    kiosk.fetchPaper = { _ throws(RequestError<FetchPaper.Failure>) in throw .transport(.timedOut) }
    await model.open("8")
    XCTAssertEqual(model.message, "no response: the request timed out")
  }

  func testAnOperationWithoutAnAnswerThrowsItsName() async throws {
    let kiosk = FakeKiosk()
    let model = PapersModel(kiosk: kiosk)
    await model.load()
    XCTAssertEqual(model.message, "middleware failed: FakeKiosk has no answer to listPapers")
    do {
      _ = try await (kiosk as any KioskAPI).order(body: Order(paper: "1"))
      XCTFail("it was answered")
    } catch .middleware(let error) {
      XCTAssertEqual(
        error.underlying as? UnsetFakeAnswer,
        UnsetFakeAnswer(client: "FakeKiosk", operation: "order")
      )
    }
    XCTAssertEqual(kiosk.requests(of: OrderRequest.self).map(\.body.paper), ["1"])
  }

  /// The client itself conforms to the protocols.
  func testTheClientIsReplaceable() async throws {
    let clients: [any KioskAPI] = [Kiosk(transport: RefusingTransport()), FakeKiosk()]
    for client in clients {
      do {
        _ = try await client.fetchOpening()
        XCTFail("it was answered")
      } catch .transport(let error) {
        XCTAssertEqual(error, .cannotConnect("closed"))
      } catch .middleware(let error) {
        XCTAssertTrue(error.underlying is UnsetFakeAnswer)
      }
    }
  }

  func testAFakeAnswersWithAStream() async throws {
    let kiosk = FakeKiosk {
      $0.readNews = { _ in
        let body = Array("data: first\n\ndata: second\n\n".utf8)
        return HTTPStreamedResponse(HTTPResponse(status: 200, body: body)).textEvents()
      }
    }
    var news: [String] = []
    for try await event in try await kiosk.readNews(id: "1") { news.append(event.data) }
    XCTAssertEqual(news, ["first", "second"])
  }

  func testAnswersAreSetFromAnyTask() async throws {
    let kiosk = FakeKiosk()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          kiosk.fetchOpening = { _ in Opening(isOpen: number.isMultiple(of: 2)) }
          _ = try? await kiosk.fetchOpening(FetchOpening())
        }
      }
    }
    XCTAssertEqual(kiosk.requests(of: FetchOpening.self).count, 20)
  }
}

private struct RefusingTransport: HTTPTransport {
  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    throw .cannotConnect("closed")
  }
}
