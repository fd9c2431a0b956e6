// The additions of Apple's Dispatch.
@_exported import Dispatch

public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<Int8> {
  fatalError()
}
