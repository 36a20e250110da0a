"""The typed face of the engine, as people who write Python meet it."""
