import Shape
import SwiftSource

extension Source {
  /// Returns a call with the arguments that aren't nil.
  static func call(_ name: Source, _ arguments: Source?...) -> Source {
    "\(name)(\(list: arguments.compactMap(\.self), \.self))"
  }
}

extension Double {
  /// The literal, as an integer if the value is integral.
  var source: Source {
    Int64(exactly: self).map { Source(number: $0) } ?? Source(number: self)
  }

  /// The `Duration` of as many seconds.
  var duration: Source { ".seconds(\(source))" }
}

extension ConnectionPolicies.Location {
  var source: Source {
    let steps: Source = "\(list: path, { "\(literal: $0)" })"
    return switch part {
    case .header: ".header(\(steps))"
    case .payload: ".payload(\(steps))"
    }
  }
}

extension ConnectionPolicies.KeepAlive.Side {
  var source: Source {
    switch self {
    case .client: ".client"
    case .server: ".server"
    case .both: ".both"
    }
  }
}

extension ConnectionPolicies.KeepAlive.Kind {
  var source: Source {
    switch self {
    case .frame: ".frame"
    case .message: ".message"
    case .request: ".request"
    }
  }
}

extension ConnectionPolicies.CloseCode.Reaction {
  var source: Source {
    switch self {
    case .stop: ".stop"
    case .reconnect: ".reconnect"
    case .backOff: ".backOff"
    case .stay: ".stay"
    }
  }
}

extension ConnectionPolicies.Buffer.Overflow {
  var source: Source {
    switch self {
    case .dropOldest: ".dropOldest"
    case .dropNewest: ".dropNewest"
    case .fail: ".fail"
    }
  }
}
