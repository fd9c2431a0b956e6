#if canImport(Darwin)
  import Foundation

  /// Writes a body into the stream that `URLSession` reads, on a thread that ends with it.
  struct URLSessionUpload: Sendable {
    private let body: HTTPBody
    // Safe because only the thread uses it.
    nonisolated(unsafe) private let output: OutputStream
    private let onFailure: @Sendable (TransportError) -> Void

    /// Creates the stream; the body is read on demand, and at most one buffer ahead.
    static func stream(
      of body: HTTPBody,
      onFailure: @escaping @Sendable (TransportError) -> Void
    ) -> InputStream? {
      var input: InputStream?
      var output: OutputStream?
      Stream.getBoundStreams(
        withBufferSize: bufferSize,
        inputStream: &input,
        outputStream: &output
      )
      guard let output else { return nil }
      let upload = URLSessionUpload(body: body, output: output, onFailure: onFailure)
      let thread = Thread { upload.run() }
      thread.name = "bindery.upload"
      thread.start()
      return input
    }

    private static let bufferSize = 64 * 1024

    private func run() {
      output.open()
      defer { output.close() }
      let reader = HTTPBodyReader(body)
      var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
      do throws(TransportError) {
        while true {
          let count = try fill(&buffer, from: reader)
          guard count > 0, write(buffer[..<count]) else { return }
        }
      } catch {
        onFailure(error)
      }
    }

    private func fill(
      _ buffer: inout [UInt8],
      from reader: HTTPBodyReader
    ) throws(TransportError) -> Int {
      var result = Result<Int, TransportError>.success(0)
      buffer.withUnsafeMutableBytes { space in
        do throws(TransportError) {
          result = .success(try reader.read(into: space))
        } catch {
          result = .failure(error)
        }
      }
      return try result.get()
    }

    /// Writes bytes, and waits for space; returns false when the stream was closed.
    private func write(_ bytes: ArraySlice<UInt8>) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        var rest = bytes[...]
        while let start = UnsafeBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
          let count = output.write(start, maxLength: rest.count)
          guard count > 0 else { return false }
          rest = rest.dropFirst(count)
        }
        return true
      }
    }
  }
#endif
