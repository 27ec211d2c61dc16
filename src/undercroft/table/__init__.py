"""The web table: the server (`app`, `store`, `live`) knows no page, `render` knows no store."""
