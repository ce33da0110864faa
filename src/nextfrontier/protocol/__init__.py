"""The protocol: every message that crosses the edge of this program, described once.

Referee and server speak these structs; schemas, OpenAPI and the client's types are made from them.
"""
