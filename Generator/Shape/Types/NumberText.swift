/// The normal form of a JSON number.
struct NumberText {
  /// The same JSON number for equal values: `1.5` for `1.50` and `15e-1`.
  let normal: String

  init(_ text: String) {
    let magnitude = text.drop { $0 == "-" }
    let parts = magnitude.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let halves = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 ? halves[1] : ""
    let all = ((halves.first ?? "") + fraction).drop { $0 == "0" }
    guard let last = all.lastIndex(where: { $0 != "0" }) else {
      normal = "0"
      return
    }
    let digits = String(all[...last])
    let shift = all.distance(from: last, to: all.endIndex) - 1 - fraction.count
    // An exponent beyond `Int` is kept, since such a number has one form in practice.
    guard let written = parts.count > 1 ? Int(parts[1]) : 0,
      case (let power, false) = written.addingReportingOverflow(shift)
    else {
      normal = text
      return
    }
    normal = (text.hasPrefix("-") ? "-" : "") + Self.written(digits, power)
  }

  private static func written(_ digits: String, _ power: Int) -> String {
    switch power {
    case 0...20 where digits.count + power <= 20: digits + String(repeating: "0", count: power)
    case (-20)..<0 where digits.count > -power:
      "\(digits.dropLast(-power)).\(digits.suffix(-power))"
    case (-20)..<0: "0." + String(repeating: "0", count: -power - digits.count) + digits
    default: "\(digits)e\(power)"
    }
  }
}
