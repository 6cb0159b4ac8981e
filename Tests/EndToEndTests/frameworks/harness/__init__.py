"""What every framework's check shares: the server to reach, what it lists, and what a check makes of the answers."""
