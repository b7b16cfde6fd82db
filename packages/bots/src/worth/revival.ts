import { fitsAnywhere } from '../seat/match.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import type { Thing } from '../seat/thing.ts'

/** Does the player hold something that would return this card from the graveyard to the battlefield? */
export function isRevivable(s: Situation, thing: Thing): boolean {
  for (const { card, facts } of s.held.revivers)
    if (card.id !== thing.id && facts?.revives && fitsAnywhere(s, sceneOf(s.me, card.id), facts.revives, thing))
      return true
  return false
}
