// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import PusherSwift
import XCTest

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: folder.appending(path: "../../../Spec/pusher/recordings"),
  documents: [
    folder.appending(path: "../../../Spec/pusher/openapi.yaml"),
    folder.appending(path: "../../../Spec/pusher/asyncapi.yaml"),
  ],
  schemas: schemas,
  connection: PusherHTTPAPI().connection,
  client: { PusherHTTPAPI(connection: $0) }
)

/// The contract of the channels: their recordings and schemas.
let sessions = contract.sessions.redacting(
  queryParameters: ["auth_key", "auth_signature", "auth_timestamp", "auth_version", "body_md5"],
  allowedValues: [
    "278d425bdf160c739803",
    "O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A=",
    "demo",
    "uSSbbtfoFB5xrQUkVEy5F/RWNozhkll1bd3aCqy9ckM=",
  ],
  schemas: ["event": [#"{"pattern":"^client-","type":"string"}"#]]
)

private let folder = URL(filePath: #filePath).deletingLastPathComponent()

extension XCTestCase {
  /// Records each violation of a contract as a failure in its recording.
  func checkContract(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ check: () async throws -> Void
  ) async {
    do {
      try await check()
    } catch let error as ContractViolations {
      for violation in error.violations {
        let location = violation.location
        record("\(violation)", location?.file ?? "\(file)", location?.line ?? Int(line))
      }
    } catch {
      record("\(error)", "\(file)", Int(line))
    }
  }

  private func record(_ description: String, _ file: String, _ line: Int) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
      record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: description,
          sourceCodeContext: XCTSourceCodeContext(location: location)
        )
      )
    #else
      recordFailure(withDescription: description, inFile: file, atLine: line, expected: true)
    #endif
  }
}
