import Foundation

/// Reads regular files, and rejects folders, devices and pipes.
enum RegularFile {
  static func bytes(
    at path: String,
    shownAs shown: String,
    limit: Limits,
    mark: Mark?
  ) throws(Diagnostic) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw problem("can't be opened: \(String(cString: strerror(errno)))", shown, mark)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw problem("isn't a regular file", shown, mark)
    }
    guard status.st_size <= limit.fileSize else {
      throw tooLarge(Int(status.st_size), limit, shown, mark)
    }
    do {
      return try OpenFile.bytes(of: descriptor, size: Int(status.st_size))
    } catch {
      throw problem("can't be read: \(error.reason)", shown, mark)
    }
  }

  private static func tooLarge(
    _ size: Int,
    _ limit: Limits,
    _ path: String,
    _ mark: Mark?
  ) -> Diagnostic {
    Diagnostic(
      mark == nil ? .error : .warning,
      .limitExceeded,
      at: mark,
      "the file \(Excerpt.quoted(path)) has \(size) bytes; the limit is \(limit.fileSize)",
      fix: "split the file, and refer to its parts with $ref"
    )
  }

  /// A diagnostic for an unreadable file: an error for the entry, a warning for a referenced file.
  static func problem(
    _ reason: String,
    _ path: String,
    _ mark: Mark?,
    fix: String = "correct the path, or make the file readable"
  ) -> Diagnostic {
    Diagnostic(
      mark == nil ? .error : .warning,
      .unreadableFile,
      at: mark,
      "the file \(Excerpt.quoted(path)) \(reason)",
      fix: fix,
      cause: path
    )
  }
}
