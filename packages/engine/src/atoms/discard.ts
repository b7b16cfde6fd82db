import { type Ability, type Cost, not, put, triggered, when } from '@spellwright/dsl'
import { type Characteristics, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { CauseKind } from '../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { emit, trigger } from '../triggers/collect.ts'
import { moveObjects } from './move.ts'
import type { Share } from './sacrifice.ts'

/** CR 701.9: discards cards of one player. Returns the objects they became. */
export const discardCards = (
  game: Game,
  player: PlayerId,
  ids: readonly ObjectId[],
  source: ObjectId = NO_OBJECT,
  controller: PlayerId | -1 = -1,
): ObjectId[] => discardShares(game, [{ player, ids }], source, controller)

/** The one place where cards are discarded. CR 101.4: several players discard simultaneously. */
export function discardShares(
  game: Game,
  shares: readonly Share[],
  source: ObjectId,
  controller: PlayerId | -1,
): ObjectId[] {
  const kind: CauseKind = 'discard'
  const cards = shares
    .flatMap(({ player, ids }) => ids.map((id) => ({ player, id })))
    .filter(({ id }) => game.state.objects[id]?.zone === 'hand')
    .map((card) => ({ ...card, madness: madnessCost(characteristics(game, card.id)) }))
  if (cards.length === 0) return []
  const became = moveObjects(
    game,
    // CR 702.35a: a card with madness is discarded into exile instead.
    cards.map(({ id, madness }) => ({
      id,
      to: madness ? ('exile' as const) : ('graveyard' as const),
      cause: { kind, source, controller },
    })),
  )
  emit(
    game,
    cards.map(({ player }, index) => {
      const id = itemAt(became, index)
      return makeEvent('discarded', { object: id, became: id, player, source, controller })
    }),
  )
  cards.forEach(({ player, madness }, index) => {
    const id = itemAt(became, index)
    if (!madness || game.state.objects[id]?.zone !== 'exile') return
    trigger(game, { ability: madnessTrigger(madness), abilityKey: 'madness', source: id, controller: player })
  })
  return became
}

/** CR 702.35a */
const madnessTrigger = (cost: Cost): Ability =>
  triggered({
    on: { kind: 'discarded', object: 'self' },
    keyword: 'madness',
    effects: [
      { kind: 'castCard', what: 'self', player: 'you', cost, optional: 'may', as: 'cast' },
      when(not({ kind: 'did', name: 'cast' }), put('graveyard', 'self')),
    ],
  })

function madnessCost(c: Characteristics) {
  const [word] = keywordsNamed(c, 'madness')
  return typeof word === 'object' && word.kind === 'madness' ? word.cost : null
}
