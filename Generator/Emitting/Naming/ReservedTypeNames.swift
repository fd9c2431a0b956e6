/// The type names that generated models avoid, since a file that imports both modules would have to
/// qualify each use.
enum ReservedTypeNames {
  static let names: Set<String> = Set(
    (swiftAndFoundation + runtime).split { $0 == " " || $0 == "\n" }.map(String.init)
  )

  private static let swiftAndFoundation = """
    Actor AffineTransform Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence
    AnyType Array ArraySlice AsyncIteratorProtocol AsyncSequence AsyncStream AsyncThrowingStream
    AttributeContainer AttributeScope AttributeScopes AttributedString AttributedSubstring
    BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool
    Bundle ByteCountFormatter CancellationError CaseIterable Character CharacterSet
    CheckedContinuation Clock ClosedRange CocoaError Codable CodingKey CodingUserInfoKey
    Collection CollectionDifference CollectionOfOne CommandLine Comparable ComparisonResult
    ContiguousArray ContinuousClock Copyable CustomDebugStringConvertible CustomReflectable
    CustomStringConvertible Data DataProtocol Date DateComponents DateFormatter DateInterval
    DateIntervalFormatter Decimal Decodable Decoder DecodingError Dictionary Dimension Double
    Duration DurationProtocol Element EmptyCollection Encodable Encoder EncodingError
    EnergyFormatter EnumeratedSequence Equatable Error Escapable Executor ExecutorJob Expression
    FileAttributeKey FileAttributeType FileHandle FileManager FileProtectionType FixedWidthInteger
    Float Float16 Float32 Float64 Float80 FloatingPoint FormatStyle Formatter GlobalActor
    HTTPCookie HTTPURLResponse Hashable Hasher Host ISO8601DateFormatter Identifiable IndexPath
    IndexSet IndexingIterator InflectionRule InlineArray InputStream InstantProtocol Int Int128
    Int16 Int32 Int64 Int8 Iterator IteratorProtocol JSONDecoder JSONEncoder JSONSerialization Job
    JobPriority JoinedSequence KeyPath KeyValuePairs LazySequence LengthFormatter Locale
    LocalizedError LosslessStringConvertible MainActor ManagedBuffer MassFormatter Measurement
    MemoryLayout Mirror Morphology MutableCollection MutableDataProtocol MutableSpan Never
    Notification NotificationCenter NotificationQueue NumberFormatter Numeric ObjCBool
    ObjectIdentifier OpaquePointer OperatingSystemVersion Operation OperationQueue OptionSet
    Optional OutputSpan OutputStream POSIXError ParseStrategy PartialKeyPath PartialRangeFrom
    PartialRangeThrough PartialRangeUpTo PersonNameComponents Pipe Port PortMessage Predicate
    PredicateError Process ProcessInfo Progress ProgressKind PropertyListDecoder
    PropertyListEncoder PropertyListSerialization Protocol QualityOfService RandomAccessCollection
    RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
    RawRepresentable RawSpan RecoverableError Regex RegexComponent Repeated Result
    ReversedCollection RunLoop Scanner Self Sendable Sequence SerialExecutor Set SetAlgebra
    SignedInteger SignedNumeric Slice SocketPort SortComparator SortOrder Span StaticBigInt
    StaticString Stream StreamDelegate StrideThrough StrideTo Strideable String StringProtocol
    StringTransform Substring SuspendingClock SystemRandomNumberGenerator Task TaskExecutor
    TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable Thread
    ThrowingTaskGroup TimeInterval TimeZone Timer Type UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL
    URLAuthenticationChallenge URLCache URLComponents URLCredential URLError URLProtocol
    URLQueryItem URLRequest URLResourceKey URLResourceValues URLResponse URLSession URLSessionTask
    UTF16 UTF32 UTF8 UUID Unicode UnicodeScalar Unit UnitAngle UnitArea UnitConverter UnitDuration
    UnitEnergy UnitFrequency UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
    UnitVolume Unmanaged UnsafeBufferPointer UnsafeContinuation UnsafeMutableBufferPointer
    UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer UnsafeRawPointer UnsignedInteger
    UserDefaults Void WritableKeyPath

    """

  /// The names of the runtime's types, and those that every generated request uses.
  private static let runtime = """
    APIClient BackOffPolicy BinaryContent BinderyRealtime BinderyRuntime BinderyTesting BinderyXML
    BufferPolicy CalendarDate ChannelAddress ChannelHandshake ChannelPolicies ChannelType CloseCodePolicy
    ConnectableChannel Connection ConnectionLifecycle ConnectionPolicy Contract ContractCase
    ContractExpectation ContractOutcome ContractResponse ContractViolations Credential CurlTransport
    DateTime DedupePolicy DirectedChannel DownloadError EmbeddedJSON ErrorCodePolicy Failure
    FakeAnswer FakeAnswers FakeChannel FakeChannels FakeClient FakeRealtimeClient FormMember Foundation
    HTTPBody HTTPBodyFile HTTPByteSource HTTPByteStream HTTPExchange HTTPHeaders HTTPMethod
    HTTPQueryItem HTTPRequest HTTPResponse HTTPResponseProtocol HTTPStreamedResponse HTTPTransport
    IncomingRequest Indirect IndirectOptional InvalidRequest InvalidServerURL IsolatedArray
    JSONDecodable JSONEncodable JSONError JSONKey JSONLines JSONModel JSONNumber JSONObject
    JSONReader JSONSignature JSONSignatures JSONValue JSONWriter KeepAlivePolicy LifecycleRule
    LifecycleState MessageChannel MessageCorrelation MessageLocation MultipartEncodable
    MultipartForm Nullable OpenEnum Outcome PathTemplate QueryStyle RawValue RealtimeChannel
    RealtimeClient RealtimeError RealtimeMessages RealtimeOptions RealtimeServer RealtimeStates
    ResubscriptionPolicy ResumePolicy SequencePolicy
    ReceivedEvent ReceivedPart Reply Request RequestError ServerSentEvent ServerSentEvents ServerURL
    SettingRule SettingsModel StreamError StreamingRequest Swift TokenProvider TransportError
    TypedChannel TypedEvent URI URLSessionTransport UndecodableElement UndecodableEvent
    UndescribedMessages UnhandledMessage Webhook WebhookError WebhookEvent XCTest XCTestCase
    XMLMember XMLModel XMLName XMLType
    """
}

extension Emitter {
  /// Returns whether a type of this name would hide one that generated files use.
  public static func isReservedTypeName(_ name: String) -> Bool {
    ReservedTypeNames.names.contains(name)
  }
}
