"""The smallest parts of the engine: bits, chance, stock."""
