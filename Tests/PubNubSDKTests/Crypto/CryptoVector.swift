/// Data encrypted by other clients, from their public test suites.
struct CryptoVector {
  let key: String
  let base64: String
  let plaintext: String

  init(_ key: String, _ base64: String, _ plaintext: String) {
    self.key = key
    self.base64 = base64
    self.plaintext = plaintext
  }
}

extension CryptoVector {
  /// With a header that contains the initialization vector.
  static let aesCBC = [
    CryptoVector(
      "myCipherKey",
      "UE5FRAFBQ1JIEKzlyoyC/jB1hrjCPY7zm+X2f7skPd0LBocV74cRYdrkRQ2BPKeA22gX/98pMqvcZtFB6TCGp3Zf"
        + "1M8F730nlfk=",
      "Hello world encrypted with aesCbcModule"
    ),
    CryptoVector(
      "myCipherKey",
      "UE5FRAFBQ1JIEAAAAAAAAAAAAAAAAAAAAABbjKTFb0xLzByXntZkq2G7lHIGg5ZdQd73GwVG6o3ftw==",
      "We are the knights who say NI!"
    ),
    CryptoVector(
      "myCipherKey",
      "UE5FRAFBQ1JIEHvl3cY3RYsHnbKm6VR51XG/Y7HodnkumKHxo+mrsxbIjZvFpVuILQ0oZysVwjNsDNMKiMfZteoJ"
        + "8P1/mvPmbuQKLErBzS2l7vEohCwbmAJODPR2yNhJGB8989reTZ7Y7Q==",
      "PHP can into space with headers and aes cbc and other shiny stuff"
    ),
    CryptoVector(
      "enigma",
      "UE5FRAFBQ1JIEK8FoITMdCOcG1mPQrtf31N5ZtA2MY/6QPLJ1DURjnwo",
      #""Hello world.""#
    ),
    CryptoVector(
      "enigma",
      "UE5FRAFBQ1JIEDFd1QNYJ9lygFSiK54LohgnsVgmb1YhPS5R5px8KvtUe/NbnYBjqGnslADAgNbOtQ==",
      #"{"name":"joe","age":48}"#
    ),
    CryptoVector(
      "enigma",
      "UE5FRAFBQ1JIEIKCMD5/p4GpVKFOe+OR1HhF2VFIGxHxOUixt/eAd7DBAeWYfCoiS4VBAcqVyC3MuQ==",
      #"[{"name":"joe","age":48}]"#
    ),
    CryptoVector(
      "enigma",
      "UE5FRAFBQ1JIELzZwCmyT4vQLcjIAf8hSX2/mRRRby+egFPTqmwSKIFcjI1V/ig/y3M1iTlwknrTSw==",
      #""Hello there 🙃""#
    ),
    CryptoVector(
      "enigma",
      "UE5FRAFBQ1JIECL8XmJWRSElf8c7ykQfMcnLQVc+Mta7ln3jcF7bHNmCk4nKMoyhPN19oMO5uVPxSA==",
      #""Hello there 🙃""#
    ),
    CryptoVector(
      "enigma",
      "UE5FRAFBQ1JIEALf+E65kseYJwTw2J6BUk9MePHiCcBCS+8ykXLkBIOA",
      #""test""#
    ),
    CryptoVector(
      "pubnubenigma",
      "UE5FRAFBQ1JIEGOmGQMIMXD+91V+5hTxm7p7uEUhEEYohYLQz5fEGITC",
      #""Test Message""#
    ),
  ]

  /// With an initialization vector but without a header.
  static let legacyRandom = [
    CryptoVector(
      "myCipherKey",
      "T3J9iXI87PG9YY/lhuwmGRZsJgA5y8sFLtUpdFmNgrU1IAitgAkVok6YP7lacBiVhBJSJw39lXCHOLxl2d98Bg==",
      "Hello world encrypted with legacyModuleRandomIv"
    ),
    CryptoVector(
      "myCipherKey",
      "PXjHv0L05kgj0mqIE9s7n4LDPrLtjnfamMoHyiMoL0R1uzSMsYp7dDfqEWrnoaqS",
      "PHP can backwards Legacy random"
    ),
    CryptoVector(
      "enigma",
      "MTIzNDU2Nzg5MDEyMzQ1NjdnONoCgo0wbuMGGMmfMX0=",
      "yay!"
    ),
    CryptoVector(
      "enigma",
      "X/wLZqR/I+4eU7WwtKycTwy9+L9e7m2BhklK9ZQWtwI=",
      #""Hello world.""#
    ),
    CryptoVector(
      "enigma",
      "4vKzF7L8TWPwtnipqZZo4UGSbpjQi5mX4jkX29Rr/Cc306fe2kBLzhNm820UBQ1+",
      #"{"name":"joe","age":48}"#
    ),
    CryptoVector(
      "enigma",
      "fRm/rMArHgQuIuhuJMbXV8JLOUqf5sP72lGC4EaW98nNhmJltQcmCol9XXWgeDJC",
      #""Hello there 🙃""#
    ),
    CryptoVector(
      "enigma",
      "gk6glnaeb+8zeEvZR1q3sHyQV7xTo1pNf4cc4uJF+a2bK1fMY816Hc9I6j+gYR+5",
      #""Hello there 🙃""#
    ),
  ]

  /// With the constant initialization vector.
  static let legacyConstant = [
    CryptoVector(
      "myCipherKey",
      "OtYBNABjeAZ9X4A91FQLFBo4th8et/pIAsiafUSw2+L8iWqJlte8x/eCL5cyjzQa",
      "Hello world encrypted with legacyModuleStaticIv"
    ),
    CryptoVector(
      "myCipherKey",
      "KGc+SNJD7mIveY+KNIL/L9ZzAjC0dCJCju+HXRwSW2k=",
      "PHP can backwards Legacy static"
    ),
    CryptoVector(
      "enigma",
      "bk8x+ZEg+Roq8ngUo7lfFg==",
      #""Hello world.""#
    ),
    CryptoVector(
      "enigma",
      "Wi24KS4pcTzvyuGOHubiXg==",
      #""yay!""#
    ),
    CryptoVector(
      "enigma",
      "q/xJqqN6qbiZMXYmiQC1Fw==",
      "yay!"
    ),
    CryptoVector(
      "enigma",
      "IDjZE9BHSjcX67RddfCYYg==",
      "{}"
    ),
    CryptoVector(
      "enigma",
      "Ns4TB41JjT2NCXaGLWSPAQ==",
      "[]"
    ),
    CryptoVector(
      "enigma",
      "GsvkCYZoYylL5a7/DKhysDjNbwn+BtBtHj2CvzC4Y4g=",
      #"{"foo":{"bar":"foobar"}}"#
    ),
    CryptoVector(
      "enigma",
      "f42pIQcWZ9zbTbH8cyLwByD/GsviOE0vcREIEVPARR0=",
      #""Pubnub Messaging API 1""#
    ),
    CryptoVector(
      "enigma",
      "f42pIQcWZ9zbTbH8cyLwB/tdvRxjFLOYcBNMVKeHS54=",
      #""Pubnub Messaging API 2""#
    ),
    CryptoVector(
      "enigma",
      "Pjwel1wltV2CipfQrQWulh526ZdMr49BpF0Z8A5+Vms=",
      #"{"name":"joe","age":48}"#
    ),
    CryptoVector(
      "enigma",
      "4K7StI9dRz7utFsDHvuy082CQupbJvdwzrRja47qAV4=",
      #""Hello there 🙃""#
    ),
    CryptoVector(
      "enigma",
      "stpgsG1DZZxb44J7mFNSzg==",
      #""\u00dc\u00d6""#
    ),
    CryptoVector(
      "testKey",
      "QfD1NCBJCmt1aPPGU2cshw==",
      #""hey-0""#
    ),
    CryptoVector(
      "SomeTestString",
      "s3+CcEE2QZ/Lh9CaPieJnQ==",
      "true"
    ),
  ]
}
