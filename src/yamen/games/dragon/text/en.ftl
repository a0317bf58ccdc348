game-dragon = In the Year of the Dragon
game-title = { game-dragon }
