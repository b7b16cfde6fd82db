import { type Ability, type Cost, not, put, triggered, when } from '@spellwright/dsl'
import { type Characteristics, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { CauseKind } from '../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit, trigger } from '../triggers/collect.ts'
import { moveObjects } from './move.ts'

/** CR 701.9: the one place where cards are discarded. Returns the objects they became. */
export function discardCards(
  game: Game,
  player: PlayerId,
  ids: readonly ObjectId[],
  source: ObjectId = NO_OBJECT,
  controller: PlayerId | -1 = -1,
): ObjectId[] {
  const cards = ids.filter((id) => game.state.objects[id]?.zone === 'hand')
  if (cards.length === 0) return []
  const kind: CauseKind = 'discard'
  const madness = cards.map((id) => madnessCost(characteristics(game, id)))
  const became = moveObjects(
    game,
    // CR 702.35a: a card with madness is discarded into exile instead.
    cards.map((id, index) => ({
      id,
      to: madness[index] ? ('exile' as const) : ('graveyard' as const),
      cause: { kind, source, controller },
    })),
  )
  emit(
    game,
    became.map((id) => makeEvent('discarded', { object: id, became: id, player, source, controller })),
  )
  became.forEach((id, index) => {
    const cost = madness[index]
    if (!cost || game.state.objects[id]?.zone !== 'exile') return
    trigger(game, { ability: madnessTrigger(cost), abilityKey: 'madness', source: id, controller: player })
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
