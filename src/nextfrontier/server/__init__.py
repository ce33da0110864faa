"""The server: tables in a store, play over WebSocket, everything else over HTTP, the built client beside it."""
