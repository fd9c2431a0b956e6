import CLibCurl
import Foundation

/// A TCP or TLS connection to the service, which libcurl opens and one thread uses.
final class TargetConnection {
  /// The descriptor, to wait for bytes or space.
  let descriptor: Int32
  private let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer
  private let errorText: UnsafeMutablePointer<CChar>

  /// The result of reading.
  enum Reception {
    case bytes([UInt8])
    /// There are no bytes yet.
    case nothing
    /// The service has ended the connection.
    case end
    case failure(TargetFailure)
  }

  /// Connects; throws why that isn't possible.
  ///
  /// - Parameter isCancelled: Called every 200 milliseconds; true ends the attempt.
  init(to target: ProxyTarget, isCancelled: () -> Bool) throws(TargetFailure) {
    // Initialization is safe to repeat, and is done once for the process.
    guard Self.isInitialized, let easy = curl_easy_init() else { throw .noMemory }
    guard let multi = curl_multi_init() else {
      curl_easy_cleanup(easy)
      throw .noMemory
    }
    (self.easy, self.multi) = (easy, multi)
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    do throws(TargetFailure) {
      try Self.prepare(easy, for: target, errorText)
      descriptor = try Self.connect(easy, multi, errorText, isCancelled)
    } catch {
      Self.free(easy, multi, errorText)
      throw error
    }
  }

  deinit { Self.free(easy, multi, errorText) }

  private static let isInitialized = curl_initialize() == CURLE_OK

  private static func free(
    _ easy: UnsafeMutableRawPointer,
    _ multi: UnsafeMutableRawPointer,
    _ errorText: UnsafeMutablePointer<CChar>
  ) {
    curl_multi_remove_handle(multi, easy)
    curl_easy_cleanup(easy)
    curl_multi_cleanup(multi)
    errorText.deallocate()
  }

  /// Reads the available bytes.
  ///
  /// TLS may have bytes that the descriptor doesn't signal: read until there is `nothing`.
  func receive() -> Reception {
    var code = CURLE_OK
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { space, size in
      code = curl_easy_recv(easy, space.baseAddress, space.count, &count)
      size = code == CURLE_OK ? count : 0
    }
    switch code {
    case CURLE_OK: return count == 0 ? .end : .bytes(bytes)
    case CURLE_AGAIN: return .nothing
    default: return .failure(Self.failure(code, errorText))
    }
  }

  /// Sends what the connection accepts now, and returns the number of bytes.
  func send(_ bytes: UnsafeRawBufferPointer) throws(TargetFailure) -> Int {
    var count = 0
    let code = curl_easy_send(easy, bytes.baseAddress, bytes.count, &count)
    guard code == CURLE_OK || code == CURLE_AGAIN else { throw Self.failure(code, errorText) }
    return count
  }
}

extension TargetConnection {
  private static func prepare(
    _ easy: UnsafeMutableRawPointer,
    for target: ProxyTarget,
    _ errorText: UnsafeMutablePointer<CChar>
  ) throws(TargetFailure) {
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_CONNECT_ONLY, 1), (CURLOPT_TCP_KEEPALIVE, 1),
      (CURLOPT_TCP_NODELAY, 1), (CURLOPT_SSL_VERIFYPEER, 1), (CURLOPT_SSL_VERIFYHOST, 2),
      // TLS could negotiate another protocol.
      (CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1),
      // Without a tunnel, a proxy would read the traffic.
      (CURLOPT_HTTPPROXYTUNNEL, 1), (CURLOPT_CONNECTTIMEOUT_MS, 30_000),
    ]
    var codes = [
      curl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorText), curl_allow_http_only(easy),
      curl_keep_sockets_private(easy), curl_set_string(easy, CURLOPT_URL, target.connectionURL),
    ]
    codes += numbers.map { curl_set_long(easy, $0.0, $0.1) }
    codes += [(CURLOPT_CAINFO, target.trust.file), (CURLOPT_CAPATH, target.trust.folder)]
      .compactMap { option, path in path.map { curl_set_string(easy, option, $0) } }
    _ = curl_leave_resolver_behind(easy)
    if let code = codes.first(where: { $0 != CURLE_OK }) { throw failure(code, errorText) }
  }

  /// Connects, and returns the descriptor.
  private static func connect(
    _ easy: UnsafeMutableRawPointer,
    _ multi: UnsafeMutableRawPointer,
    _ errorText: UnsafeMutablePointer<CChar>,
    _ isCancelled: () -> Bool
  ) throws(TargetFailure) -> Int32 {
    guard curl_multi_add_handle(multi, easy) == CURLM_OK else { throw .noMemory }
    while true {
      var running: Int32 = 0
      guard curl_multi_perform(multi, &running) == CURLM_OK else { throw .noMemory }
      var left: Int32 = 0
      if let message = curl_multi_info_read(multi, &left), message.pointee.msg == CURLMSG_DONE {
        let code = message.pointee.data.result
        guard code == CURLE_OK else { throw failure(code, errorText) }
        var descriptor: curl_socket_t = -1
        guard curl_get_socket(easy, &descriptor) == CURLE_OK, descriptor >= 0 else {
          throw TargetFailure(reason: "the connection has no socket")
        }
        return descriptor
      }
      if isCancelled() { throw .cancelled }
      curl_multi_poll(multi, nil, 0, 200, nil)
    }
  }

  private static func failure(
    _ code: CURLcode,
    _ errorText: UnsafeMutablePointer<CChar>
  ) -> TargetFailure {
    let detail = String(cString: errorText)
    return TargetFailure(
      reason: detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
    )
  }
}

/// Why the service can't be reached, or its response can't be used.
package struct TargetFailure: Error, Hashable, Sendable {
  package let reason: String

  static let noMemory = Self(reason: "libcurl has no memory for a connection")
  static let cancelled = Self(reason: "the client has disconnected")
}
