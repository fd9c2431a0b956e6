// The block ciphers of CommonCrypto: constants are `Int`, the parameters smaller integers.

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public var kCCSuccess: Int { 0 }
public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCOptionPKCS7Padding: Int { 1 }

public func CCCrypt(
  _ op: CCOperation,
  _ alg: CCAlgorithm,
  _ options: CCOptions,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ iv: UnsafeRawPointer!,
  _ dataIn: UnsafeRawPointer!,
  _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!,
  _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus { fatalError() }
