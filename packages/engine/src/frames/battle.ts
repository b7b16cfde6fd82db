import { type Ability, exile, the, triggered } from '@spellwright/dsl'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { countersOn } from '../query/lookup.ts'
import type { GameObject } from '../state/object.ts'

/** CR 310.11b */
const SIEGE: Ability = triggered({
  on: { kind: 'countersRemoved', object: 'self', counter: 'defense', last: 'last' },
  effects: [
    exile('self', { as: 'exiled' }),
    {
      kind: 'castCard',
      what: the('exiled'),
      player: 'you',
      cost: 'free',
      optional: 'may',
      transformed: 'transformed',
    },
  ],
})

/** The intrinsic ability of a Siege. */
export const INTRINSIC_SIEGE: AbilityInstance = { key: 'siege', grantedAt: 0, ability: SIEGE }

/** CR 310.7: it has no defense counters, and none of its abilities has triggered and not yet left the stack. */
export function isDefeated(game: Game, object: GameObject): boolean {
  if (object.sandbox || countersOn(object, 'defense') > 0) return false
  const { waiting, stack, objects } = game.state
  return (
    !waiting.some(({ source }) => source === object.id) &&
    !stack.some((id) => objects[id]?.stack?.kind === 'triggered' && objects[id].stack.source === object.id)
  )
}
