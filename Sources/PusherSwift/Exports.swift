// The documented interface uses URLRequest, URLResponse and NSError, and apps written for it import
// nothing else.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
