"""Tea House, the smallest game that uses all of the kernel: `docs/your-own-game.md` leads through it."""
