/// A self-signed certificate for `pinned.example`, with a P-256 key.
public enum ExampleCertificate {
  /// The certificate in DER, base64.
  public static let base64 = [
    "MIIBiDCCAS+gAwIBAgIUBoKuNXdKuYrsuLXt/ZkL257sK+UwCgYIKoZIzj0EAwIwGTEXMBUGA1UEAwwOcGlubmVk",
    "LmV4YW1wbGUwIBcNMjYxMTIyMTAwNzQ5WhgPMjEyNjEwMjkxMDA3NDlaMBkxFzAVBgNVBAMMDnBpbm5lZC5leGFt",
    "cGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEAXNk+7mRQG8QDarXhdIvR8Uz+B+IOsj8SyStDvVi3gyT9F6d",
    "lNRP5B536kTGjxcvvO1V9b4+gGmIplAwti3x5aNTMFEwHQYDVR0OBBYEFEz9MnyRHpTSp6JvbiogHu8a/WneMB8G",
    "A1UdIwQYMBaAFEz9MnyRHpTSp6JvbiogHu8a/WneMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIg",
    "ay89j+2HgBTlvXbNsUte5B9ppk5wwMju6SJmqU8mD+4CIDfH6VvaRABl3vCCkh2EBX4wwxs0dKYhKZFrCZKW0xJF",
  ].joined()
}
