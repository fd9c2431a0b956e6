// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import ParcelClaims
import Parcels

extension FakeParcelService: ParcelServiceClaimsAPI {
  /// The answer of `fileClaim`.
  public var fileClaim: FakeAnswer<FileClaim>? {
    get { fakeAnswers[FileClaim.self] }
    set { fakeAnswers[FileClaim.self] = newValue }
  }

  public func fileClaim(
    _ request: FileClaim
  ) async throws(RequestError<FileClaim.Failure>) -> Claim {
    try await fakeAnswers.reply(to: request, "fileClaim")
  }
}
