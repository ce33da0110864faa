"""Words of any game: messages and catalogues, effects read for words and icons."""
