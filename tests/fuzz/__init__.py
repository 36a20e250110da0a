"""Whatever is read: any text comes back as a value, or as one sentence."""
