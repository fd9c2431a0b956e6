import BinderyRuntime
import Foundation

// The throughput, in bytes per second of processor time, for a history of 100 messages, compared to
// Foundation's coders in the same run.

/// A type that only skips the document.
struct Skipped: JSONDecodable {
  init(from json: inout JSONReader) throws(JSONError) {
    try json.skipValue()
  }
}

/// Returns the processor time of a call, in the best of seven rounds.
func seconds(calls: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<7 {
    let begin = clock()
    for _ in 0..<calls { try body() }
    best = min(best, Double(clock() - begin) / Double(CLOCKS_PER_SEC) / Double(calls))
  }
  return best
}

func report(_ name: String, _ seconds: Double, reference: Double) {
  let rate = String(
    format: "%7.1f MB/s %5.1fx",
    Double(bytes.count) / seconds / 1e6,
    reference / seconds
  )
  print(name.padding(toLength: 24, withPad: " ", startingAt: 0) + rate)
}

let page = Page.history(messages: 100)
let bytes = try JSONWriter.encode(page)
let data = Data(bytes)
let codable = try JSONDecoder().decode(CodablePage.self, from: data)
let value = try JSONReader.decode(JSONValue.self, from: bytes)
print("\(bytes.count) bytes")

let decoder = try seconds(calls: 20) { _ = try JSONDecoder().decode(CodablePage.self, from: data) }
report("JSONDecoder", decoder, reference: decoder)
report(
  "JSONReader, typed",
  try seconds(calls: 100) { _ = try JSONReader.decode(Page.self, from: bytes) },
  reference: decoder
)
report(
  "JSONReader, JSONValue",
  try seconds(calls: 100) { _ = try JSONReader.decode(JSONValue.self, from: bytes) },
  reference: decoder
)
report(
  "JSONReader, skipped",
  try seconds(calls: 100) { _ = try JSONReader.decode(Skipped.self, from: bytes) },
  reference: decoder
)
let encoder = try seconds(calls: 20) { _ = try JSONEncoder().encode(codable) }
report("JSONEncoder", encoder, reference: encoder)
report(
  "JSONWriter, typed",
  try seconds(calls: 100) { _ = try JSONWriter.encode(page) },
  reference: encoder
)
report(
  "JSONWriter, JSONValue",
  try seconds(calls: 100) { _ = try JSONWriter.encode(value) },
  reference: encoder
)
try await Streams().measure()
