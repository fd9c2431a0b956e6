import BinderyRuntime
import Foundation

extension JSONDecoder {
  /// A decoder that reads dates in RFC 3339 format.
  static var pubNub: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      try DateTime(from: decoder).date
    }
    return decoder
  }
}

extension JSONEncoder {
  /// An encoder that writes dates in RFC 3339 format, and keys in sorted order.
  static var pubNub: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      try DateTime(date).encode(to: encoder)
    }
    return encoder
  }
}
