import Foundation

/// A request and its response while they are forwarded; one thread uses it.
final class Exchange {
  let id = UUID()
  let request: RequestHead
  let started = Date()
  private let start = ContinuousClock.now
  private(set) var sendTime: Duration?
  private(set) var waitTime: Duration?
  var requestBody = CapturedBody()
  private(set) var response: ResponseHead?
  var responseBody = CapturedBody()
  private(set) var isRequestComplete = false
  private(set) var isResponseComplete = false

  init(_ request: RequestHead) { self.request = request }

  var elapsed: Duration { ContinuousClock.now - start }

  var isComplete: Bool { isRequestComplete && isResponseComplete }

  func endRequest() {
    isRequestComplete = true
    sendTime = elapsed
  }

  func begin(_ response: ResponseHead) {
    self.response = response
    waitTime = elapsed
  }

  func endResponse() { isResponseComplete = true }
}
