import { ascend, increaseSpeed } from '../atoms/designate.ts'
import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { designation } from '../query/designation.ts'
import { PLAYERS } from '../state/ids.ts'

/** CR 702.131b, 704.5z: the city's blessing, and a speed of 1, for a player who controls a permanent with the keyword. */
export function grantDesignations(game: Game): boolean {
  let any = false
  for (const player of PLAYERS) {
    const controls = (word: string): boolean =>
      game.state.battlefield.some((id) => {
        const c = characteristics(game, id)
        return c.controller === player && hasKeyword(c, word)
      })
    if (designation(game, player, 'speed') === 0 && controls('start your engines!')) {
      increaseSpeed(game, player)
      any = true
    }
    if (designation(game, player, 'blessing') === 0 && controls('ascend') && ascend(game, player)) any = true
  }
  return any
}
