// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Parcels

/// Claims for lost parcels.
extension ParcelServiceClaimsAPI {
  /// Files a claim for the value of a parcel.
  public func fileClaim(
    number: String,
    body: Claim
  ) async throws(RequestError<FileClaim.Failure>) -> Claim {
    try await fileClaim(FileClaim(number: number, body: body))
  }
}
