"""What every game is made of: prompts, asks, scenes, matches, chance, events, views, journals."""
