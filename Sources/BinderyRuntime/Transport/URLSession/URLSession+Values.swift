#if canImport(Darwin)
  import Foundation

  extension URLRequest {
    init?(_ exchange: HTTPExchange) {
      guard let url = URL(string: exchange.url) else { return nil }
      self.init(url: url)
      httpMethod = exchange.method.rawValue
      // It measures inactivity, so that it never precedes the timer of the call.
      timeoutInterval = max(exchange.timeout.clampedSeconds, exchange.idleTimeout.clampedSeconds, 1)
      httpShouldHandleCookies = false
      for field in exchange.headers where !field.isFraming {
        addValue(field.value, forHTTPHeaderField: field.name)
      }
      switch exchange.body {
      case .empty: break
      case .bytes(let bytes): httpBody = Data(bytes)
      case .segments: setValue("\(exchange.body.count)", forHTTPHeaderField: "Content-Length")
      }
    }
  }

  extension Duration {
    /// The seconds, at least zero and at most 24 days.
    var clampedSeconds: Double { min(max(self / .seconds(1), 0), 2_000_000) }
  }

  extension HTTPHeaders {
    /// Creates headers sorted by name, since `URLSession` keeps no order.
    package init(_ response: HTTPURLResponse) {
      let fields = response.allHeaderFields.compactMap { name, value in
        (name as? String).map { Field($0, "\(value)") }
      }
      self.init(fields.sorted { $0.name < $1.name })
    }
  }

  extension TransportError {
    package init(_ error: any Error) {
      let reason = error.localizedDescription
      guard let error = error as? URLError else {
        self = .other(reason)
        return
      }
      switch error.code {
      case .cancelled: self = .cancelled
      case .timedOut: self = .timedOut
      case .cannotFindHost, .dnsLookupFailed:
        self = .cannotResolveHost(error.failingURL?.host ?? reason)
      case .cannotConnectToHost, .notConnectedToInternet: self = .cannotConnect(reason)
      case .networkConnectionLost: self = .connectionLost(reason)
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .clientCertificateRejected, .clientCertificateRequired,
        .appTransportSecurityRequiresSecureConnection:
        self = .tls(reason)
      case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
        .cannotDecodeContentData:
        self = .invalidResponse(reason)
      case .badURL, .unsupportedURL: self = .invalidURL(reason)
      default: self = .other(reason)
      }
    }
  }
#endif
