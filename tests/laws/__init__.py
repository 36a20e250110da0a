"""Laws: what is true of every ruleset file, without anybody adding it to a list."""
