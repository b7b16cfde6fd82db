import type { Game } from '../game/game.ts'
import type { GameObject } from './object.ts'

/** Read the game as if an object were as given. What is known of the game as it is stays known. */
export function asIf<T>(game: Game, supposed: GameObject, read: () => T): T {
  const { objects } = game.state
  const real = objects[supposed.id]
  const known = game.setAside()
  objects[supposed.id] = supposed
  try {
    return read()
  } finally {
    objects[supposed.id] = real
    game.takeUp(known)
  }
}
