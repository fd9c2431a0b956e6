extension ImportOptions {
  static let help = """
    Imports recordings of browsers, proxies and other tools.

    USAGE
      bindery import FILE|FOLDER... [options]
      bindery import FILE|FOLDER... --spec SPEC --into FILE.har [options]

    Reads HTTP archives (HAR 1.2) as Chrome, Firefox, Safari, Playwright, mitmproxy, Charles and
    others write them, and cassettes of VCR, Betamax and VCR.py; the content of a file decides, not
    its name. A folder has the files in it and in its folders that end in .har, .json, .yaml or .yml
    and are recordings. Each entry is matched with an operation of the document, by server, path,
    method, content, status and parameters, and each WebSocket message with a message of a channel.
    The entries that match are written with the operation or message and their provenance; pages,
    images, redirects, preflights, other hosts and duplicates are skipped. A table states what was
    imported and skipped, and what the document doesn't describe; it also lists other hosts that
    have described paths, with the option --server that adds their entries.

    Secrets are replaced by values of the same form before anything is written: credentials,
    cookies, tokens, keys, values of environment variables with names of secrets, and members with
    format: password or x-sensitive: true. Examples of the document aren't secret.

    Each entry also gets hashes of what describes it, so that check can name the entries that a change
    of the document affects.

    Without --spec, the entries of every Spec/*/bindings.yaml are written into its folder of
    recordings, in a file with the name of the archive. An existing file gets further entries; if it
    is the archive itself, secrets are replaced in place.

    OPTIONS
      --spec SPEC           an OpenAPI or AsyncAPI document, or a folder of documents; or a
                            bindings.yaml, or a folder with one, which states its recordings
      --into FILE           the file to write
      --provenance KIND     captured, from the service (the default), or sandbox, from a local
                            replacement
      --server URL          a server that the document doesn't have, such as https://test.shop.example;
                            repeat for several
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --application         the user of an AsyncAPI document is the application that it describes, not
                            its client; with a bindings.yaml, its role decides
      --allow-outside       allow a bindings.yaml to read outside the package
      --strict              exit with 1 if an entry is ambiguous, or undocumented in part or
                            whole
      -q, --quiet           print only errors
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery import ~/Downloads/shop.example.har
      bindery import spec/cassettes
      bindery import session.har --spec petstore.yaml --into recordings/session.har

    EXIT STATUS
      0  entries were imported, or all were known
      1  an archive or a document can't be read, or no entry was imported
      2  invalid arguments
    """
}
