"""The rules as a book for players: chapters, rules, tables and examples, made from docs/rules and the test vectors."""
