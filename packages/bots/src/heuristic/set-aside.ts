import type { Ability, Quantity } from '@spellwright/dsl'
import type { Action, CardView } from '@spellwright/engine'
import type { CastWay } from '../facts/cast-ways.ts'
import { costPrice } from '../facts/price.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { cardPrice } from './cost.ts'

type SpecialAction = Extract<Ability, { kind: 'specialAction' }>

/** What a turn of waiting leaves of a spell's worth. */
const PER_TURN = 0.85
/** A card that waits in exile must promise so much. */
const WORTHWHILE = 0.8

/** With mana that is left over: cards to be suspended, foretold or plotted, and cast later. */
export function setAsidePlays(s: SeenGame): readonly Action[] {
  if (!s.ownHand.acts) return []
  const found: { readonly action: Action; readonly worth: number }[] = []
  for (const { card, facts } of s.ownHand.handCards) {
    const way = facts?.actsInHand ? facts.ways[0] : undefined
    if (way === undefined) continue
    for (const { ability, key } of s.abilities(card.id)) {
      if (ability.kind !== 'specialAction' || ability.zone !== 'hand') continue
      if (!canPay(s.units, costPrice(ability.cost))) continue
      const worth = waitingWorth(s, card, way, ability)
      if (worth > WORTHWHILE) found.push({ action: { kind: 'activate', object: card.id, ability: key }, worth })
    }
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ action }) => action)
}

/** With mana that is left over: the companion, put into the hand (CR 702.139a). */
export function companionPlays(s: SeenGame): readonly Action[] {
  const { companion } = s.view.players[s.me]
  if (companion === null) return []
  return s.view.sideboard
    .filter(({ name }) => name === companion.name)
    .flatMap(({ id }) =>
      s
        .abilities(id)
        .filter(({ ability }) => ability.kind === 'specialAction' && ability.zone === 'outside')
        .map(({ key }): Action => ({ kind: 'activate', object: id, ability: key })),
    )
}

/** What the card is worth when its time comes. What could as well be cast now need not wait. */
function waitingWorth(s: SeenGame, card: CardView, way: CastWay, { effects }: SpecialAction): number {
  const isSuspended = effects.some(({ kind }) => kind === 'putCounters')
  const canCast = card.manaCost !== null && canPay(s.units, cardPrice(s, card, way))
  const worth = Math.max(castWorth(s, card, way), LATER)
  if (!isSuspended) return canCast && worth > LATER ? 0 : PER_TURN * worth
  return canCast ? 0 : PER_TURN ** timeOf(effects) * worth
}

/** A spell that has nothing to do yet may have later. */
const LATER = 1.2

const timeOf = (effects: SpecialAction['effects']): number => {
  const step = effects.find(({ kind }) => kind === 'putCounters') as { readonly count?: Quantity } | undefined
  return typeof step?.count === 'number' ? step.count : 3
}
