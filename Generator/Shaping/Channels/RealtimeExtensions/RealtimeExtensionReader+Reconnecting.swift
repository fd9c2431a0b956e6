import Shape

extension RealtimeExtensionReader {
  func backOff() -> ConnectionPolicies.BackOff? {
    guard let curve = require(word("curve", as: ConnectionPolicies.BackOff.Curve.self), "curve"),
      let initialDelay = require(seconds("initialDelay"), "initialDelay"),
      let maxDelay = require(seconds("maxDelay"), "maxDelay")
    else { return nil }
    var backOff = ConnectionPolicies.BackOff(
      curve: curve,
      initialDelay: initialDelay,
      maxDelay: maxDelay
    )
    backOff.factor = factor("factor") ?? 2
    backOff.jitter = seconds("jitter")
    backOff.attempts = count("attempts", from: 0)
    return backOff
  }

  func buffer() -> ConnectionPolicies.Buffer? {
    guard let bound = require(count("bound", from: 1), "bound"),
      let overflow = require(
        word("overflow", as: ConnectionPolicies.Buffer.Overflow.self),
        "overflow"
      )
    else { return nil }
    return ConnectionPolicies.Buffer(bound: bound, overflow: overflow)
  }
}
