#if os(Linux)
  import Cryptography
  import Foundation
  import TestSupport
  import XCTest

  final class CertificateKeyTests: XCTestCase {
    /// The expected digest is that of `openssl x509 -pubkey` and `openssl dgst -sha256`.
    func testTheKeyOfACertificate() throws {
      let certificate = try XCTUnwrap(Data(base64Encoded: ExampleCertificate.base64))
      XCTAssertEqual(
        try CertificateKey.digest(ofCertificate: Array(certificate)),
        bytes("25639d99875a8f336b9d85566273c5efa6f5e6f778c5f74cbadb0ff4b58e9cc3")
      )
    }

    func testInvalidCertificatesHaveNoKey() throws {
      let certificate = try XCTUnwrap(Data(base64Encoded: ExampleCertificate.base64))
      for broken in [[], [0x30], Array(certificate.dropLast(8))] {
        XCTAssertThrowsError(try CertificateKey.digest(ofCertificate: broken)) { error in
          XCTAssertEqual(error as? CryptographyError, .certificate)
        }
      }
    }

  }
#endif
