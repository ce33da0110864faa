"""Words: effects, things, events and refusals as messages, and the catalogues that say them."""
