/// Arrow 2: from what is meant to Swift.
