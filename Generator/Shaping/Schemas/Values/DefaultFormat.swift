import Canonical
import Foundation
import Shape

/// The constraints of a type and its format on a default, so that each generated literal compiles.
struct DefaultFormat {
  private let name: String
  private let isBase64: Bool
  private let isNumber: Bool

  init(_ merged: MergedSchema, _ kind: WireKind) {
    isNumber = kind == .number
    name = merged.format?.lowercased() ?? ""
    isBase64 = merged.isBase64
  }

  func admits(_ literal: Literal) -> Bool {
    switch literal {
    case .integer(let digits): admits(integer: digits)
    case .number(let text): Double(text)?.isFinite == true && (name != "float" || isFloat(text))
    case .string(let text): admits(text: text)
    default: true
    }
  }

  private func admits(integer digits: String) -> Bool {
    switch name {
    case "int32": Int32(digits) != nil
    case "uint32": UInt32(digits) != nil
    case "uint64": UInt64(digits) != nil
    case "float": isFloat(digits)
    case _ where isNumber: Double(digits)?.isFinite == true
    default: Int64(digits) != nil
    }
  }

  private func isFloat(_ text: String) -> Bool { Float(text)?.isFinite == true }

  private func admits(text: String) -> Bool {
    switch name {
    case "date": DateText(text).isDate
    case "date-time": DateText(text).isTime
    case "uuid", "guid": UUID(uuidString: text) != nil
    case "byte": Data(base64Encoded: text) != nil
    default: !isBase64 || Data(base64Encoded: text) != nil
    }
  }
}

/// An RFC 3339 date, with an optional time.
private struct DateText {
  private let text: String

  init(_ text: String) { self.text = text }

  var isDate: Bool { text.utf8.count == 10 && hasValidDay }

  /// Whether the text has at least an hour and a minute; the offset is optional.
  var isTime: Bool {
    let pattern =
      /[Tt ]([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?([Zz]|[+-]([01]\d|2[0-3]):?([0-5]\d)?)?/
    return hasValidDay && text.dropFirst(10).wholeMatch(of: pattern) != nil
  }

  private var hasValidDay: Bool {
    guard let match = text.prefixMatch(of: /(\d{4})-(\d\d)-(\d\d)/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }
}
