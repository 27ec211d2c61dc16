"""The documentation site: `make docs` builds it into site/, and warnings are errors."""

from importlib import metadata

from tools.site import write

project = "Undercroft"
release = version = metadata.version("undercroft")
author = "the developers of Undercroft"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = [".md"]
html_theme = "furo"
html_title = "Undercroft"
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a5a00", "color-brand-content": "#8a5a00"},
    "dark_css_variables": {"color-brand-primary": "#f0c060", "color-brand-content": "#f0c060"},
}
html_permalinks_icon = "¶"
myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]
suppress_warnings = ["myst.header", "myst.xref_missing"]  # rulebooks are also read alone, and name clauses in brackets
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "show-inheritance": False}
nitpicky = False

write()
