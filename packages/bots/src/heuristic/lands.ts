import { MANA_TYPES } from '@spellwright/dsl'
import { type Action, type CardView, ManaCost, type PermanentView } from '@spellwright/engine'
import { type LandFacts, landFacts } from '../facts/land-facts.ts'
import { manaBit, manaFacts } from '../facts/mana-facts.ts'
import type { Situation } from '../seat/situation.ts'
import { isLand } from '../seat/thing.ts'

/** Types of mana a land on the battlefield can make. */
const typesMade = (s: Situation, { id }: PermanentView): number =>
  s.abilities(id).reduce((sum, { ability }) => sum | (manaFacts(ability)?.types ?? 0), 0)

/** Colours that spells in hand ask for and the player's lands do not make, or not often enough. */
export function neededTypes(s: Situation): number {
  const spells = s.hand.filter((card) => !isLand(card))
  const made = s.landsOf(s.me).map((land) => typesMade(s, land))
  return MANA_TYPES.reduce((needed, type) => {
    const bit = manaBit(type)
    const sources = made.filter((types) => (types & bit) !== 0).length
    return spells.some((card) => asksFor(card, type) > sources) ? needed | bit : needed
  }, 0)
}

const asksFor = (card: CardView, type: (typeof MANA_TYPES)[number]): number =>
  ManaCost.parse(card.manaCost).symbols.filter(
    (symbol) =>
      (symbol.kind === 'typed' && symbol.type === type) || (symbol.kind === 'hybrid' && symbol.types.includes(type)),
  ).length

/** Colours any spell in hand has use for. */
function usefulTypes(s: Situation): number {
  return s.hand.reduce(
    (sum, card) => MANA_TYPES.reduce((bits, type) => (asksFor(card, type) > 0 ? bits | manaBit(type) : bits), sum),
    0,
  )
}

/**
 * The order of SPEC S13.2: a basic that makes a needed colour, then a nonbasic that does, then other basics; painful ones
 * lower, and one that is lost to the next land only when nothing else is left.
 */
export function landScore(facts: LandFacts, needed: number, useful: number): number {
  if (facts.isFragile) return 1
  const makesNeeded = (facts.types & needed) !== 0
  const makesUseful = (facts.types & useful) !== 0
  const base = makesNeeded ? (facts.isBasic ? 100 : 80) : facts.isBasic ? 60 : 40
  return base + (makesUseful ? 8 : 0) - (facts.hurts ? 6 : 0) - (facts.entersTapped ? 4 : 0)
}

/** The land to play, best first; lands that would only replace their like are left out. */
export function landsToPlay(s: Situation): readonly Action[] {
  const needed = neededTypes(s)
  const useful = usefulTypes(s)
  return s.hand
    .filter(isLand)
    .flatMap((card) => {
      const definition = s.definition(card.definition)
      if (!definition) return []
      const facts = landFacts(definition)
      const isSpare = facts.isLegendary && s.mine.some(({ name, tapped }) => name === card.name && !tapped)
      return isSpare ? [] : [{ card, score: landScore(facts, needed, useful) }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ card }): Action => ({ kind: 'playLand', object: card.id, face: 0 }))
}
