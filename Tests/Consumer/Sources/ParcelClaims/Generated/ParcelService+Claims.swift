// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Parcels

/// What is asked for a parcel that was lost.
extension ParcelService {
  /// Asks for the value of a parcel.
  ///
  /// - Returns: The claim as it was taken down.
  public func fileClaim(
    number: String,
    body: Claim
  ) async throws(RequestError<FileClaim.Failure>) -> FileClaim.Reply {
    try await send(FileClaim(number: number, body: body))
  }
}
