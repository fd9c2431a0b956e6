import Foundation
import TestSupport

/// A decoder of one number that is less precise as a `Decimal` than as a `Double`, as some are with
/// more digits or larger exponents than they expect.
struct DisagreeingDecoder: Decoder, SingleValueDecodingContainer {
  var double: Double
  var decimal: Decimal

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw mismatch(type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch([Any].self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool { throw mismatch(type) }
  func decode(_ type: String.Type) throws -> String { throw mismatch(type) }
  func decode(_ type: Double.Type) throws -> Double { double }
  func decode(_ type: Float.Type) throws -> Float { throw mismatch(type) }
  func decode(_ type: Int.Type) throws -> Int { throw mismatch(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { throw mismatch(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { throw mismatch(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { throw mismatch(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { throw mismatch(type) }
  func decode(_ type: UInt.Type) throws -> UInt { throw mismatch(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { throw mismatch(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { throw mismatch(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { throw mismatch(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { throw mismatch(type) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let value = decimal as? T else { throw mismatch(type) }
    return value
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: [], debugDescription: "there is only a number"))
  }
}
