// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The `Parcels` operations of `ParcelService`, which a fake performs in tests, too.
public protocol ParcelServiceAPI: Sendable {
  /// Performs a request of `listParcels`.
  func listParcels(_ request: ListParcels) async throws(RequestError<Never>) -> [Parcel]

  /// Performs a request of `sendParcel`.
  func sendParcel(
    _ request: SendParcel
  ) async throws(RequestError<SendParcel.Failure>) -> SendParcel.Reply

  /// Performs a request of `trackParcel`.
  func trackParcel(_ request: TrackParcel) async throws(RequestError<TrackParcel.Failure>) -> Parcel
}

extension ParcelService: ParcelServiceAPI {
  public func listParcels(_ request: ListParcels) async throws(RequestError<Never>) -> [Parcel] {
    try await send(request)
  }

  public func sendParcel(
    _ request: SendParcel
  ) async throws(RequestError<SendParcel.Failure>) -> SendParcel.Reply {
    try await send(request)
  }

  public func trackParcel(
    _ request: TrackParcel
  ) async throws(RequestError<TrackParcel.Failure>) -> Parcel {
    try await send(request)
  }
}
