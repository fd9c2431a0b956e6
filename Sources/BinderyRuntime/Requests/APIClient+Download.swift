import Foundation

extension APIClient {
  /// Performs a request, writes the body of a success to a file while it arrives, and returns the
  /// response without the body.
  ///
  /// The file is created or replaced when the body is complete; a failed download leaves no file.
  /// After the header, only `idleTimeout` limits the time, as in `stream`.
  @discardableResult
  public func download<R: Request>(
    _ request: R,
    to file: URL,
    timeout: Duration? = nil
  ) async throws(DownloadError<R.Failure>) -> HTTPResponse {
    let response: HTTPStreamedResponse
    do {
      response = try await stream(request, timeout: timeout)
    } catch {
      throw .request(error)
    }
    let target = try DownloadedFile(at: file) as DownloadedFile<R.Failure>
    var body = response.body.makeAsyncIterator()
    while let chunk = try await target.next(of: &body) { try target.write(chunk) }
    try target.complete()
    return response.head
  }
}

/// An error of a download that created no file.
public enum DownloadError<Failure: Sendable>: Error, Sendable {
  /// The request failed, or its response ended early.
  case request(RequestError<Failure>)
  /// The file could not be written.
  case file(String)
}

extension DownloadError: Equatable where Failure: Equatable {}

extension DownloadError: DescribedError {
  public var description: String {
    switch self {
    case .request(let error): error.description
    case .file(let reason): "cannot write the file: \(escaped: reason)"
    }
  }
}

/// A temporary file beside its destination, which is removed unless it is complete.
private final class DownloadedFile<Failure: Sendable> {
  private let destination: String
  private let path: String
  private let descriptor: Int32
  private var isComplete = false

  init(at url: URL) throws(DownloadError<Failure>) {
    guard url.isFileURL else { throw .file("\(url) is not a file URL") }
    destination = url.path
    path = destination + ".\(UUID().uuidString).part"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      isComplete = true
      throw .file("\(destination): \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isComplete { unlink(path) }
  }

  func next(
    of body: inout HTTPByteStream.Iterator
  ) async throws(DownloadError<Failure>) -> [UInt8]? {
    do {
      return try await body.next()
    } catch {
      let isCancelled = error == .cancelled || Task.isCancelled
      throw .request(isCancelled ? .cancelled : .transport(error))
    }
  }

  func write(_ bytes: [UInt8]) throws(DownloadError<Failure>) {
    let failure = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, part.baseAddress, part.count)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return 0 as Int32
    }
    guard failure == 0 else { throw .file("\(destination): \(String(cString: strerror(failure)))") }
  }

  func complete() throws(DownloadError<Failure>) {
    guard rename(path, destination) == 0 else {
      throw .file("\(destination): \(String(cString: strerror(errno)))")
    }
    isComplete = true
  }
}
