#if canImport(CLibCurl)
  /// Easy handles that wait for their next request.
  struct CurlHandles {
    private var idle: [CurlHandle] = []

    private static let mostIdle = 64

    mutating func take() -> CurlHandle? { idle.popLast() ?? CurlHandle() }

    mutating func put(back handle: CurlHandle) {
      handle.reset()
      if idle.count < Self.mostIdle { idle.append(handle) }
    }

    mutating func removeAll() { idle.removeAll() }
  }
#endif
