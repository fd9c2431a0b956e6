/// What a cipher does with what it is given.
enum CipherDirection {
  case encrypt
  case decrypt
}
