import type { Game } from '../game/game.ts'
import type { GameObject } from './object.ts'

/** Reads the game as if an object had this record. What is cached of the real game stays valid. */
export function asIf<T>(game: Game, hypothetical: GameObject, read: () => T): T {
  const { objects } = game.state
  const real = objects[hypothetical.id]
  const computed = game.suspendComputed()
  objects[hypothetical.id] = hypothetical
  try {
    return read()
  } finally {
    objects[hypothetical.id] = real
    game.restoreComputed(computed)
  }
}
