"""Running the bots of matches: what they are asked, who comes first, and the processes they use."""
