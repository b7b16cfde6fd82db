import type { Ability } from '@spellwright/dsl'
import type { CardFacts } from '../facts/card-facts.ts'
import { stepsOf } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature, type SeenObject } from '../seat/seen-object.ts'

/** Does the player hold something that would return this card from the graveyard to the battlefield? */
export function isRevivable(s: SeenGame, { id }: SeenObject): boolean {
  const { revivers } = s.ownHand
  const there = revivers.length === 0 ? null : s.reader.suppose(id, { zone: 'graveyard' })
  if (there === null) return false
  for (const { card, facts } of revivers)
    if (card.id !== id && facts?.revives && s.reader.fits(s.context(card.id, s.me), facts.revives, there)) return true
  return false
}

/** Does the player hold a spell that returns one creature card like this from the graveyard to the battlefield? */
export function isReturnable(s: SeenGame, { info, owner }: SeenObject): boolean {
  if (!s.policy.graveyardPlans || owner !== s.me || !isCreature(info)) return false
  return holdsReturner(s)
}

/** Is that what returns one card from a graveyard to the battlefield? */
export const isReturner = (s: SeenGame, facts: CardFacts | null): boolean =>
  facts !== null && (returnsOne(facts) || (s.policy.reanimation && enchantsBuried(facts.abilities[0])))

/** Does the player hold a spell that returns one card from a graveyard to the battlefield? */
export const holdsReturner = (s: SeenGame): boolean => s.ownHand.handCards.some(({ facts }) => isReturner(s, facts))

/** An Aura for a card in a graveyard, which it brings back. */
const enchantsBuried = (abilities: readonly Ability[] = []): boolean =>
  abilities.some(
    ({ kind, ...ability }) =>
      kind === 'keyword' &&
      'keyword' in ability &&
      typeof ability.keyword === 'object' &&
      ability.keyword.kind === 'enchant' &&
      'zone' in ability.keyword.what &&
      ability.keyword.what.zone === 'graveyard',
  )

const known = new WeakMap<CardFacts, boolean>()

function returnsOne(facts: CardFacts): boolean {
  let found = known.get(facts)
  if (found === undefined) {
    const abilities = facts.abilities[0] ?? []
    found = abilities.some((ability) => {
      if (ability.kind !== 'spell') return false
      const steps = stepsOf(ability)
      const fromGraveyard =
        steps.some((step) => step.kind === 'choose' && step.from.zone === 'graveyard') ||
        Object.values(ability.targets ?? {}).some(({ objects }) => objects?.zone === 'graveyard')
      return fromGraveyard && steps.some((step) => step.kind === 'move' && step.to === 'battlefield')
    })
    known.set(facts, found)
  }
  return found
}
