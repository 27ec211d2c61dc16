"""The web table: people and bots play here. The server (`app`, `store`, `live`) knows no page; `render` knows no store."""
