#if canImport(Darwin)
  extension HTTPTransport where Self == URLSessionTransport {
    /// The transport of the platform.
    public static var `default`: Self { .shared }
  }
#elseif canImport(CLibCurl)
  extension HTTPTransport where Self == CurlTransport {
    /// The transport of the platform.
    public static var `default`: Self { .shared }
  }
#endif
