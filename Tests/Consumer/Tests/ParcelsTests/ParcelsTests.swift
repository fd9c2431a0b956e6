import BinderyRuntime
import BinderyTesting
import ParcelClaims
import Parcels
import XCTest

/// Tests of the committed client against a loopback server: the requests and the responses.
final class ParcelsTests: XCTestCase {
  private static let parcel = """
    {"number": "77", "state": "delivered", "address": "Quay 4", "events": [
      {"kind": "scan", "at": "2026-03-01T09:30:00+01:00", "depot": "b-1"},
      {"kind": "delivery", "at": "2026-03-02T12:00:00Z", "signedBy": "Ada"}
    ]}
    """

  func testAParcelIsTracked() async throws {
    let (service, server) = try service { _ in .json(Self.parcel) }
    let parcel = try await service.trackParcel(number: "7/7")
    XCTAssertEqual(parcel.recipient, "Ada")
    XCTAssertEqual(server.requests.map(\.target), ["/parcels/7%2F7"])
    XCTAssertEqual(server.requests.first?.headers["X-Key"], "secret")
  }

  func testAListIsAsked() async throws {
    let (service, server) = try service { _ in .json("[\(Self.parcel)]") }
    let parcels = try await service.listParcels(search: "Quay", state: [.lost, .delivered])
    XCTAssertEqual(parcels.map(\.state), [.delivered])
    XCTAssertEqual(
      server.requests.map(\.target),
      ["/parcels?q=Quay&state=lost&state=delivered"]
    )
  }

  func testARefusalIsTyped() async throws {
    let (service, server) = try service { _ in .json(#"{"title": "too heavy"}"#, status: 422) }
    do {
      _ = try await service.sendParcel(body: Consignment(address: "Quay 4", grams: 90_000))
      XCTFail("it was sent")
    } catch .failure(.unprocessableContent(let problem)) {
      XCTAssertEqual(problem.title, "too heavy")
    }
    XCTAssertEqual(
      server.requests.map(\.text),
      [#"{"address":"Quay 4","grams":90000}"#]
    )
  }

  /// The operation is in a separate module, with the models that only it uses.
  func testAClaimIsFiled() async throws {
    let claim = Claim(value: ClaimValue(cents: 12_00), state: .lost)
    let (service, server) = try service { .json($0.text) }
    let filed = try await service.fileClaim(number: "77", body: claim)
    XCTAssertEqual(filed, claim)
    XCTAssertEqual(server.requests.map(\.target), ["/parcels/77/claim"])
  }

  /// A fake replaces the client in the tests of code that uses it.
  @MainActor
  func testAModelUsesAFake() async throws {
    let service = FakeParcelService {
      $0.fileClaim = { request in request.body }
      $0.trackParcel = { _ throws(RequestError<TrackParcel.Failure>) in
        throw .transport(.timedOut)
      }
    }
    let model = ClaimModel(parcels: service, claims: service)
    await model.file("77", Claim(value: ClaimValue(cents: 5), state: .lost))
    XCTAssertEqual(model.message, "filed 5")
    XCTAssertEqual(service.requests(of: FileClaim.self).map(\.number), ["77"])
    await model.track("77")
    XCTAssertEqual(model.message, "no response: the request timed out")
  }

  private func service(
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws -> (ParcelService, LoopbackServer) {
    let server = try LoopbackServer(respond: answer)
    addTeardownBlock { server.stop() }
    let service = ParcelService(
      server: try ServerURL(server.url),
      credentials: .init(key: "secret")
    )
    return (service, server)
  }
}

/// A view model, which uses the protocols of the client.
@MainActor
private final class ClaimModel {
  private let parcels: any ParcelServiceAPI
  private let claims: any ParcelServiceClaimsAPI
  private(set) var message = ""

  init(parcels: any ParcelServiceAPI, claims: any ParcelServiceClaimsAPI) {
    self.parcels = parcels
    self.claims = claims
  }

  func file(_ number: String, _ claim: Claim) async {
    do {
      message = "filed \(try await claims.fileClaim(number: number, body: claim).value.cents)"
    } catch {
      message = "\(error)"
    }
  }

  func track(_ number: String) async {
    do {
      message = "\(try await parcels.trackParcel(number: number).state)"
    } catch {
      message = "\(error)"
    }
  }
}
