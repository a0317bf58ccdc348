game-dragon = L’Année du Dragon
game-title = { game-dragon }
