// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Parcels

/// The `Claims` operations of `ParcelService`, which a fake performs in tests, too.
public protocol ParcelServiceClaimsAPI: Sendable {
  /// Performs a request of `fileClaim`.
  func fileClaim(_ request: FileClaim) async throws(RequestError<FileClaim.Failure>) -> Claim
}

extension ParcelService: ParcelServiceClaimsAPI {
  public func fileClaim(
    _ request: FileClaim
  ) async throws(RequestError<FileClaim.Failure>) -> Claim {
    try await send(request)
  }
}
