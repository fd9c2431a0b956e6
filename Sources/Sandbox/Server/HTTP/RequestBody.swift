import BinderyTesting
import CLibZ

/// The decoder of a request's body.
enum RequestBody {
  /// The maximum size of a decoded body.
  private static let limit = 1 << 20

  /// Returns the decoded body; clients declare `gzip` and also send zlib's own format.
  static func decoded(_ request: LoopbackRequest) throws(Refusal) -> [UInt8] {
    guard let coding = request.headers["Content-Encoding"]?.lowercased(), coding != "identity"
    else { return request.body }
    guard ["gzip", "x-gzip", "deflate"].contains(coding) else {
      throw .service("Balancer", "Unsupported Content-Encoding: \(coding)", status: 415)
    }
    return try inflated(request.body)
  }

  private static func inflated(_ body: [UInt8]) throws(Refusal) -> [UInt8] {
    // zlib keeps a pointer to its state, which therefore must not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    // 15 bits of window, plus 32 to detect gzip or zlib.
    guard zlib_begin_inflate(stream, 15 + 32) == Z_OK else { throw .unreadableBody }
    defer { inflateEnd(stream) }
    var code = Z_OK
    var input = body
    let output = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      code = input.withUnsafeMutableBufferPointer { inflate(stream, $0, output) }
      count = output.count - Int(stream.pointee.avail_out)
    }
    guard code == Z_STREAM_END else {
      throw output.count == limit ? .bodyTooLong : .unreadableBody
    }
    return output
  }

  private static func inflate(
    _ stream: UnsafeMutablePointer<z_stream>,
    _ input: UnsafeMutableBufferPointer<UInt8>,
    _ output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int32 {
    stream.pointee.next_in = input.baseAddress
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    return CLibZ.inflate(stream, Z_FINISH)
  }
}

extension Refusal {
  fileprivate static let unreadableBody = service(
    "Balancer",
    "the body doesn't match Content-Encoding"
  )
}
