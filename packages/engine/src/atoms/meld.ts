import type { TokenDefinition } from '@spellwright/dsl'
import { componentOf } from '../continuous/merged-values.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { Cause } from '../replacement/proposal.ts'
import { compiledOf, inlineDefinition } from '../state/compiled.ts'
import { tokenAsDefinition } from '../state/definitions.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import { nextTimestamp, touch, updateObject } from '../state/update.ts'
import { freshObject } from './fresh-object.ts'
import { addObject, moveObject, moveObjects, removeFromZone } from './move.ts'

/** Is it a card of that name, not a token or something else that is a copy of it (CR 701.42b)? */
function isCardNamed(game: Game, id: ObjectId, name: string): boolean {
  const object = game.state.objects[id]
  return object?.kind === 'card' && compiledOf(game, object.def).definition.name === name
}

/**
 * CR 701.42a, 712.4a: exiles both, then puts them onto the battlefield combined: one permanent that two cards represent.
 * What cannot be melded stays in exile (CR 701.42c). Returns the melded permanent, or 0.
 */
export function exileAndMeld(
  game: Game,
  ids: readonly [ObjectId, ObjectId],
  names: readonly [string, string],
  into: TokenDefinition,
  cause: Cause,
): ObjectId {
  const [one = NO_OBJECT, two = NO_OBJECT] = moveObjects(
    game,
    ids.map((id) => ({ id, to: 'exile' as const, cause })),
  )
  const areExiled = [one, two].every((id) => game.state.objects[id]?.zone === 'exile')
  if (!areExiled || !isCardNamed(game, one, names[0]) || !isCardNamed(game, two, names[1])) return NO_OBJECT
  const second = mustGet(game, two)
  const def = inlineDefinition(game, { ...tokenAsDefinition(into), layout: 'meld' })
  const values = { def, face: 0, except: [] }
  removeFromZone(game, second)
  game.state.objects[two] = undefined
  updateObject(game, one, {
    merged: { under: [componentOf(second)], values, timestamp: nextTimestamp(game) },
  })
  touch(game)
  const melded = moveObject(game, { id: one, to: 'battlefield', controller: second.owner, cause })
  if (game.state.objects[one] !== undefined) keepApart(game, one, second)
  return melded
}

/** Something kept it from entering: there are two exiled cards again. */
function keepApart(game: Game, one: ObjectId, { owner, def, card }: ReturnType<typeof mustGet>): void {
  updateObject(game, one, { merged: null })
  addObject(game, freshObject(game, { owner, controller: owner, zone: 'exile', def, kind: 'card', card }))
}
