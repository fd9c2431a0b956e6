#if canImport(CLibCurl)
  import CLibCurl
  import XCTest

  @testable import BinderyRuntime

  final class SocketOutputTests: XCTestCase {
    /// TLS wants what it has begun to send once more from where it lay (SSL_write(3)).
    func testWhatIsNotTakenIsGivenAgainFromWhereItLay() {
      var output = SocketOutput()
      var places: Set<UnsafePointer<UInt8>?> = []
      for number in UInt8(0)..<100 {
        output.append([number])
        let code = output.write { bytes in
          places.insert(bytes.baseAddress)
          return (CURLE_AGAIN, 0)
        }
        XCTAssertEqual(code, CURLE_OK)
      }
      XCTAssertEqual(places.count, 1)
      XCTAssertEqual(output.count, 100)
      var sent: [UInt8] = []
      _ = output.write { bytes in
        sent += bytes
        return (CURLE_OK, bytes.count)
      }
      XCTAssertEqual(sent, Array(0..<100))
      XCTAssertEqual(output.count, 0)
    }

    func testSmallPiecesGoOutTogether() {
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
