#if canImport(CLibCurl)
  import CLibCurl
  import XCTest

  @testable import BinderyRuntime

  final class SocketOutputTests: XCTestCase {
    /// TLS needs the bytes of an incomplete write again, at the same address (SSL_write(3)).
    func testUnwrittenBytesAreRetriedAtTheSameAddress() {
      var output = SocketOutput()
      var addresses: Set<UnsafePointer<UInt8>?> = []
      for number in UInt8(0)..<100 {
        output.append([number])
        let code = output.write { bytes in
          addresses.insert(bytes.baseAddress)
          return (CURLE_AGAIN, 0)
        }
        XCTAssertEqual(code, CURLE_OK)
      }
      XCTAssertEqual(addresses.count, 1)
      XCTAssertEqual(output.count, 100)
      var sent: [UInt8] = []
      _ = output.write { bytes in
        sent += bytes
        return (CURLE_OK, bytes.count)
      }
      XCTAssertEqual(sent, Array(0..<100))
      XCTAssertEqual(output.count, 0)
    }

    func testSmallPiecesAreWrittenTogether() {
      var output = SocketOutput()
      for number in UInt8(0)..<100 { output.append([number]) }
      var counts: [Int] = []
      _ = output.write { bytes in
        counts.append(bytes.count)
        return (CURLE_OK, bytes.count)
      }
      XCTAssertEqual(counts, [100])
    }
  }
#endif
