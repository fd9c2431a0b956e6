/// What became of one document.
struct DocumentResult: Encodable {
  let document: String
  let path: String
  var bytes = 0
  var operations = 0
  var generates = false
  var typeChecks = false
  var processorSeconds = 0.0
  var peakMegabytes = 0.0
  var typeCheckSeconds = 0.0
  var lines = 0
  /// How many diagnostics of each code there were.
  var warnings: [String: Int] = [:]
  var errors: [String: Int] = [:]
  /// The first words of whoever refused the document or what became of it.
  var complaint = ""

  var isGood: Bool { generates && typeChecks }

  /// Counts the diagnostics of one run of the command: `…: warning: … [code]`.
  mutating func count(_ said: String) {
    for line in said.split(separator: "\n") {
      guard line.hasSuffix("]"), let code = line.dropLast().split(separator: "[").last else {
        continue
      }
      if line.contains(": warning: ") {
        warnings[String(code), default: 0] += 1
      } else if line.contains("error: ") {
        errors[String(code), default: 0] += 1
      }
    }
  }

  /// Keeps the first lines that speak of an error, or else the first ones of all.
  mutating func complain(_ said: String, _ ending: Child.ProcessResult) {
    let lines = said.split(separator: "\n").map(String.init)
    let relevant = lines.filter { $0.contains("error: ") }
    let first = (relevant.isEmpty ? lines : relevant).prefix(3)
    let signal = ending.status < 0 ? ["ended by signal \(-ending.status)"] : []
    complaint = (signal + first).joined(separator: "\n")
  }
}
