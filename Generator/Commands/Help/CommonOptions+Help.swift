extension CommonOptions {
  /// The options of commands that compare documents with recordings.
  static let documentHelp = """
      --overlay FILE        apply an overlay to the document; repeat for several, in order
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --application         the user of an AsyncAPI document is the application that it describes, not
                            its client; with a bindings.yaml, its role decides
      --path, --tag, --operation, --exclude-path, --exclude-tag, --exclude-operation
                            select operations, as for generate
      --allow-outside       allow a bindings.yaml to read outside the package
    """
}
