import type { ChooseCount, Effect, EffectOf, Selector } from '@spellwright/dsl'
import { canDraw } from '../atoms/draw.ts'
import type { Game } from '../game/game.ts'
import { matches, objectsMatching } from '../query/filter.ts'
import { controllerOf, isOnBattlefield, mustGet } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstPlayer, objectsOf, playersOf, selected } from '../query/refs.ts'
import { isObjectEntity } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import { acting } from './zones.ts'

const least = (game: Game, frame: Frame, { min }: ChooseCount): number => atLeastZero(quantity(game, frame, min))

function canChoose(game: Game, frame: Frame, { player, from, whose, count }: EffectOf<'choose'>): boolean {
  const owners = whose === undefined ? null : playersOf(game, frame, whose)
  const own = from.zone === 'hand' && from.owner === undefined ? [firstPlayer(game, frame, player)] : null
  const found = objectsMatching(game, frame, from).filter((id) =>
    (owners ?? own ?? [mustGet(game, id).owner]).includes(mustGet(game, id).owner),
  )
  return found.length >= least(game, frame, count)
}

function canChooseAmong(game: Game, frame: Frame, { among, filter, count }: EffectOf<'chooseAmong'>): boolean {
  const there = objectsOf(game, frame, among).filter((id) => game.state.objects[id])
  const found = there.filter((id) => !filter || matches(game, frame, filter, id, null))
  return found.length >= least(game, frame, count)
}

function canDiscard(game: Game, frame: Frame, { player, count, filter }: EffectOf<'discard'>): boolean {
  if (count === 'hand' || count === 'any') return true
  const hand = game.state.hand[firstPlayer(game, frame, player)]
  const found = hand.filter((id) => !filter || matches(game, frame, filter, id, 'hand'))
  return found.length >= quantity(game, frame, count)
}

function canSacrifice(game: Game, frame: Frame, { player, filter, count }: EffectOf<'sacrificeChoice'>): boolean {
  if (typeof count === 'object' && 'allBut' in count) return true
  const who = firstPlayer(game, frame, player)
  const found = objectsMatching(game, frame, filter).filter((id) => controllerOf(game, id) === who)
  return found.length >= quantity(game, frame, count)
}

/** What an effect would act on may be gone; of everything that fits, there may be nothing, and it is done. */
const isThere = (game: Game, frame: Frame, what: Selector): boolean =>
  (typeof what === 'object' && 'all' in what) || acting(game, frame, what).length > 0

/** CR 701.26a–b: only untapped permanents can be tapped, and only tapped ones untapped. */
const someTapped = (game: Game, frame: Frame, what: Selector, isTapped: boolean): boolean =>
  (typeof what === 'object' && 'all' in what) ||
  acting(game, frame, what).some((id) => mustGet(game, id).tapped === isTapped)

/** CR 608.2d: an optional action that is impossible cannot be chosen. What a step needs is asked of its first step. */
export function canDo(game: Game, frame: Frame, [first]: readonly Effect[]): boolean {
  switch (first?.kind) {
    case 'choose':
      return canChoose(game, frame, first)
    case 'chooseAmong':
      return canChooseAmong(game, frame, first)
    case 'discard':
      return canDiscard(game, frame, first)
    case 'draw':
      return canDraw(game, firstPlayer(game, frame, first.player), atLeastZero(quantity(game, frame, first.count)))
    case 'sacrificeChoice':
      return canSacrifice(game, frame, first)
    case 'move':
    case 'destroy':
      return isThere(game, frame, first.what)
    case 'tap':
      return someTapped(game, frame, first.what, false)
    case 'untap':
      return someTapped(game, frame, first.what, true)
    case 'sacrifice':
      return selected(game, frame, first.what).some((id) => isObjectEntity(id) && isOnBattlefield(game, id))
    default:
      return true
  }
}
