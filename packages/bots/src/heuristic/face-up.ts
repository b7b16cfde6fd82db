import type { Action, PermanentView } from '@spellwright/engine'
import { aimedOf } from '../facts/aimed.ts'
import type { CardFacts } from '../facts/card-facts.ts'
import { morphCost } from '../facts/cast-ways.ts'
import { costPrice } from '../facts/price.ts'
import { payWith } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { aimAbility } from '../worth/aim.ts'
import { infoWorth, permanentWorth } from '../worth/permanent-worth.ts'

/** What turning up must gain. */
const WORTH_SHOWING = 1

const NOTHING: readonly Action[] = []

/** Creatures of the player that are worth more face up, the best first. */
export function faceUpPlays(s: SeenGame): readonly Action[] {
  const found: { readonly action: Action; readonly gain: number }[] = []
  for (const { view } of s.battlefield.mine.permanentFacts) {
    const gain = view.faceDown ? gainOf(s, view) : 0
    if (gain > WORTH_SHOWING) found.push({ action: { kind: 'turnFaceUp', object: view.id }, gain })
  }
  if (found.length === 0) return NOTHING
  return found.sort((a, b) => b.gain - a.gain).map(({ action }) => action)
}

function gainOf(s: SeenGame, permanent: PermanentView): number {
  const facts = permanent.card && s.facts(permanent.card.definition)
  const cost = facts ? morphCost(facts.abilities[0]!) : null
  if (!facts || !permanent.card || !cost) return 0
  const left = payWith(s.units, costPrice(cost))
  if (left === null) return 0
  const hasX = cost.some((part) => part.kind === 'mana' && part.mana.includes('{X}'))
  const x = hasX ? bestX(s, permanent, left.length) : 0
  const becomes = infoWorth(permanent.card, facts.worths[0]!)
  return becomes - permanentWorth(s, permanent) + shownWorth(s, permanent, facts, x)
}

/** What happens as it is turned face up. */
function shownWorth(s: SeenGame, { id }: PermanentView, facts: CardFacts, x: number): number {
  let sum = 0
  for (const ability of facts.abilities[0]!)
    if (ability.kind === 'triggered' && ability.on.kind === 'turnedFaceUp' && ability.on.object === 'self') {
      const { worth } = aimAbility(s, s.context(id, s.me, x), aimedOf(ability))
      if (Number.isFinite(worth)) sum += worth
    }
  return sum
}

/** The X for which turning it up does most. */
export function bestX(s: SeenGame, permanent: PermanentView, most: number): number {
  const facts = permanent.card && s.facts(permanent.card.definition)
  let best = 0
  let gain = Number.NEGATIVE_INFINITY
  for (let x = 0; facts && x <= most; x++) {
    const worth = shownWorth(s, permanent, facts, x)
    if (worth <= gain + 0.01) continue
    gain = worth
    best = x
  }
  return best
}
