import BinderyRuntime

/// The target of the runtime's JSON reader and writer: encoded values decode to the same again.
struct JSONTarget: Target {
  let seeds = Seeds.json

  func check(_ bytes: [UInt8]) throws(Violation) {
    guard let value: JSONValue = try? JSONReader.decode(from: bytes) else { return }
    guard let written = try? JSONWriter.encode(value) else {
      throw Violation("what was read can't be written")
    }
    guard let again: JSONValue = try? JSONReader.decode(from: written) else {
      throw Violation("what was written can't be read")
    }
    if again != value { throw Violation("what was written is read as something else") }
    guard let twice = try? JSONWriter.encode(again), twice == written else {
      throw Violation("it is not written the same again")
    }
  }
}
