// The additions of Apple's Foundation: the network, which is a separate module on Linux, and
// missing functions.
@_exported import FoundationNetworking

extension Stream {
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {}
}
