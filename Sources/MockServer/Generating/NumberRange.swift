import BinderyJSON
import Foundation

/// The numbers that satisfy the keywords of a schema.
struct NumberRange {
  private let isInteger: Bool
  private var lower: Decimal?
  private var upper: Decimal?
  private let isLowerExclusive: Bool
  private let isUpperExclusive: Bool
  private let divisors: [Decimal]
  private let isFractional: Bool

  init(_ merged: MergedSchema, isInteger: Bool) {
    self.isInteger = isInteger
    isLowerExclusive = merged.isMinimumExclusive
    isUpperExclusive = merged.isMaximumExclusive
    divisors = merged.divisors
    isFractional = !merged.formats.contains { $0.hasPrefix("int") || $0.hasPrefix("uint") }
    (lower, upper) = (merged.minimum, merged.maximum)
  }

  /// Returns a number; nil if there is none.
  func value(_ random: inout RandomSource, _ attempt: Int) -> JSONValue? {
    let step = step(attempt)
    let least = lower ?? upper.map { min($0 - 100 * step, 1) } ?? 1
    let most = upper ?? max(least, lower == nil ? 0 : least) + 999 * max(step, 1)
    var first = Self.ceiling(least / step)
    var last = Self.floor(most / step)
    if isLowerExclusive, first * step == lower { first += 1 }
    if isUpperExclusive, last * step == upper { last -= 1 }
    guard first <= last else { return nil }
    let count = min(last - first, 1_000_000)
    let offset = Decimal(random.number(in: 0...NSDecimalNumber(decimal: count).intValue))
    return JSONNumber((first + offset) * step).map(JSONValue.number)
  }

  /// The distance between the numbers from which one is selected.
  private func step(_ attempt: Int) -> Decimal {
    var step: Decimal = isInteger || !isFractional ? 1 : Decimal(string: "0.01") ?? 1
    // Smaller steps for a small range, such as from 0.001 to 0.002.
    if !isInteger, attempt > 1 {
      for _ in 0..<min(attempt, 12) { step /= 10 }
    }
    guard let divisor = divisors.first else { return step }
    if divisors.count == 1, !isInteger || Self.floor(divisor) == divisor { return divisor }
    // A common multiple, found by trying; the divisors of documents are small.
    let others = divisors.dropFirst() + (isInteger ? [1] : [])
    for factor in 1...1_000 {
      let candidate = divisor * Decimal(factor)
      if others.allSatisfy({ Self.floor(candidate / $0) == candidate / $0 }) { return candidate }
    }
    return divisor
  }

  private static func floor(_ value: Decimal) -> Decimal { rounded(value, .down) }

  private static func ceiling(_ value: Decimal) -> Decimal { rounded(value, .up) }

  private static func rounded(_ value: Decimal, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
    var value = value
    var result = Decimal()
    NSDecimalRound(&result, &value, 0, mode)
    return result
  }
}
