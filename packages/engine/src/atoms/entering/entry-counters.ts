import type { Characteristics } from '../../continuous/characteristics.ts'
import { characteristics } from '../../continuous/read.ts'
import type { Game } from '../../game/game.ts'
import { replaceEvent } from '../../replacement/apply.ts'
import { touch } from '../../state/update.ts'
import { canHaveCounters } from '../counters.ts'
import type { Entry } from './entry-plan.ts'

/** "This can't have counters put on it": its own ability is not in force yet, but it will be as it enters. */
const forbidsItself = ({ abilities }: Characteristics): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'static' && ability.rule?.kind === 'cantHaveCounters' && ability.rule.what === 'self',
  )

/** All counters of a kind it enters with are put on it together, so effects that change how many apply once (CR 122.6). */
export function replaceCounters(game: Game, { tentative, counters }: Entry): void {
  const { objects } = game.state
  for (const [counter, amount] of Object.entries(counters)) {
    if (amount <= 0) continue
    const old = objects[tentative.id]
    objects[tentative.id] = tentative
    touch(game)
    const by = tentative.controller
    // CR 614.17: what can't have counters put on it enters without them.
    const event =
      !canHaveCounters(game, tentative.id) || forbidsItself(characteristics(game, tentative.id))
        ? null
        : replaceEvent(game, {
            kind: 'putCounters',
            object: tentative.id,
            recipient: null,
            by,
            counter,
            amount,
          })
    objects[tentative.id] = old
    touch(game)
    counters[counter] = event?.amount ?? 0
  }
}
