#if os(Linux)
  import Cryptography
  import Foundation
  import XCTest

  final class CertificateKeyTests: XCTestCase {
    /// The digest is what `openssl x509 -pubkey` and `openssl dgst -sha256` say.
    func testTheKeyOfACertificate() throws {
      let certificate = try XCTUnwrap(Data(base64Encoded: Self.certificate))
      XCTAssertEqual(
        try CertificateKey.digest(ofCertificate: Array(certificate)),
        bytes("25639d99875a8f336b9d85566273c5efa6f5e6f778c5f74cbadb0ff4b58e9cc3")
      )
    }

    func testWhatIsNoCertificateHasNoKey() throws {
      let certificate = try XCTUnwrap(Data(base64Encoded: Self.certificate))
      for broken in [[], [0x30], Array(certificate.dropLast(8))] {
        XCTAssertThrowsError(try CertificateKey.digest(ofCertificate: broken)) { error in
          XCTAssertEqual(error as? CryptographyError, .certificate)
        }
      }
    }

    private static let certificate = [
      "MIIBiDCCAS+gAwIBAgIUBoKuNXdKuYrsuLXt/ZkL257sK+UwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOcGlubmVk",
      "LmV4YW1wbGUwIBcNMjYxMTIyMTAwNzQ5WhgPMjEyNjEwMjkxMDA3NDlaMBkxFzAVBgNVBAMMDnBpbm5lZC5leGFt",
      "cGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAXNk+7mRQG8QDarXhdIvR8Uz+B+IOsj8SyStDvVi3gyT9F6d",
      "lNRP5B536kTGjxcvvO1V9b4+gGmIplAwti3x5aNTMFEwHQYDVR0OBBYEFEz9MnyRHpTSp6JvbiogHu8a/WneMB8G",
      "A1UdIwQYMBaAFEz9MnyRHpTSp6JvbiogHu8a/WneMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIg",
      "ay89j+2HgBTlvXbNsUte5B9ppk5wwMju6SJmqU8mD+4CIDfH6VvaRABl3vCCkh2EBX4wwxs0dKYhKZFrCZKW0xJF",
    ].joined()
  }
#endif
