import type { Ability } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { type Characteristics, hasSubtype } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { countersOn } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

const chaptersOf = (ability: Ability | null): readonly number[] =>
  ability?.kind === 'triggered' && ability.on.kind === 'chapter' ? ability.on.numbers : []

const isChapter = (ability: Ability | null): boolean => chaptersOf(ability).length > 0

/** CR 714.2d: 0 if it has no chapter abilities. */
export function finalChapter(c: Characteristics): number {
  let final = 0
  for (const { ability } of c.abilities) for (const number of chaptersOf(ability)) final = Math.max(final, number)
  return final
}

/** CR 714.3c: the turn-based action of the precombat main phase. */
export function putLoreCounters(game: Game, active: PlayerId): void {
  if (!game.watches.sagas) return
  const sagas = game.state.battlefield.filter((id) => {
    const c = characteristics(game, id)
    return c.controller === active && hasSubtype(c, 'Saga') && finalChapter(c) > 0
  })
  for (const id of sagas) putCounters(game, id, 'lore', 1)
}

/** CR 714.4: it has reached its final chapter, and no chapter ability of it is waiting or on the stack. */
export function isCompletedSaga(game: Game, object: GameObject, c: Characteristics): boolean {
  const lore = countersOn(object, 'lore')
  if (lore === 0 || !hasSubtype(c, 'Saga')) return false
  const final = finalChapter(c)
  return final > 0 && lore >= final && !hasPendingChapter(game, object.id)
}

const hasPendingChapter = (game: Game, saga: ObjectId): boolean =>
  game.state.waiting.some(({ source, ability }) => source === saga && isChapter(ability)) ||
  game.state.stack.some((id) => {
    const item = game.state.objects[id]?.stack
    return item?.source === saga && isChapter(item.ability)
  })
