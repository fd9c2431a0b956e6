// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Parcels

/// A fake of `ParcelService` for tests, without a network.
///
/// Each property is the answer of an operation; without one, the operation throws
/// `UnsetFakeAnswer`. `requests` are those that it received.
public final class FakeParcelService: FakeClient, ParcelServiceAPI {
  public let fakeAnswers = FakeAnswers(of: "FakeParcelService")

  /// Creates a fake, and sets its answers.
  public init(_ configure: (FakeParcelService) -> Void = { _ in }) { configure(self) }

  /// The answer of `listParcels`.
  public var listParcels: FakeAnswer<ListParcels>? {
    get { fakeAnswers[ListParcels.self] }
    set { fakeAnswers[ListParcels.self] = newValue }
  }

  public func listParcels(_ request: ListParcels) async throws(RequestError<Never>) -> [Parcel] {
    try await fakeAnswers.reply(to: request, "listParcels")
  }

  /// The answer of `sendParcel`.
  public var sendParcel: FakeAnswer<SendParcel>? {
    get { fakeAnswers[SendParcel.self] }
    set { fakeAnswers[SendParcel.self] = newValue }
  }

  public func sendParcel(
    _ request: SendParcel
  ) async throws(RequestError<SendParcel.Failure>) -> SendParcel.Reply {
    try await fakeAnswers.reply(to: request, "sendParcel")
  }

  /// The answer of `trackParcel`.
  public var trackParcel: FakeAnswer<TrackParcel>? {
    get { fakeAnswers[TrackParcel.self] }
    set { fakeAnswers[TrackParcel.self] = newValue }
  }

  public func trackParcel(
    _ request: TrackParcel
  ) async throws(RequestError<TrackParcel.Failure>) -> Parcel {
    try await fakeAnswers.reply(to: request, "trackParcel")
  }
}
