import Dispatch
import PubNubSDK

/// The latencies of received messages, which the listener's queue collects.
final class ReceiveLatencies {
  private let count: Int
  private let finish: ([Int]) -> Void
  private var latencies: [Int] = []

  init(_ count: Int, finish: @escaping ([Int]) -> Void) {
    self.count = count
    self.finish = finish
  }

  func add(_ message: any PubNubMessage) {
    let sent = message.payload.codableValue["at"]?.intOptional ?? 0
    latencies.append(Int(DispatchTime.now().uptimeNanoseconds) - sent)
    if latencies.count == count { finish(latencies) }
  }
}
