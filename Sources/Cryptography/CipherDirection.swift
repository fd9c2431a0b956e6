/// Whether a cipher encrypts or decrypts.
enum CipherDirection {
  case encrypt
  case decrypt
}
