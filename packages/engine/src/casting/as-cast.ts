import { type Ability, type Condition, walk } from '@spellwright/dsl'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { contextOf } from '../query/context.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { memoized } from '../state/memoized.ts'
import type { CastRecord } from '../state/object.ts'

/** The conditions that an ability asks about as of the moment its spell was cast. */
const conditionsAsCast = memoized((ability: Ability): readonly Condition[] => {
  const found: Condition[] = []
  walk('ability', ability, {
    condition(node) {
      if (node.kind === 'asCast') found.push(node.condition)
      return undefined
    },
  })
  return found
})

/** Which of the conditions that its card asks about hold as the spell becomes cast. */
export function wasSo(game: Game, id: ObjectId, player: PlayerId): Pick<CastRecord, 'wasSo'> {
  const asked = characteristics(game, id).abilities.flatMap(({ ability }) => conditionsAsCast(ability))
  if (asked.length === 0) return {}
  const ctx = contextOf(id, player)
  return { wasSo: asked.filter((one) => condition(game, ctx, one)).map((one) => JSON.stringify(one)) }
}
