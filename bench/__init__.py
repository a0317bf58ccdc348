"""How fast Yamen is, always as a ratio to somebody else measured in the same minute (`./play bench`)."""
