"""The web table: HTTP, WebSocket and storage for games of any kind."""
