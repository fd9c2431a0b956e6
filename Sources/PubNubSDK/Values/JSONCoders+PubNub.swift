import BinderyRuntime
import Foundation

extension JSONDecoder {
  /// Dates are texts in RFC 3339.
  static var pubNub: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      try DateTime(from: decoder).date
    }
    return decoder
  }
}

extension JSONEncoder {
  /// Dates are texts in RFC 3339, and keys have an order that doesn't change.
  static var pubNub: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      try DateTime(date).encode(to: encoder)
    }
    return encoder
  }
}
