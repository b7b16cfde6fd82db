import type { Ability } from '@spellwright/dsl'
import { abilityText } from './ability/ability.ts'
import { EMBLEM_WORDS, type SelfWords } from './self-words.ts'
import { Talk } from './talk.ts'
import { and } from './words/english.ts'

/** An emblem by its abilities (CR 114.1). */
export function emblemPhrase(abilities: readonly Ability[], giver: SelfWords): string {
  // What is linked to the permanent that gives the emblem is told by that permanent.
  const { linked, here } = giver
  const words = Object.keys(linked).length === 0 ? EMBLEM_WORDS : { ...EMBLEM_WORDS, linked, here }
  const texts = abilities.map((ability) => `"${abilityText(ability, new Talk(words)).join(' ')}"`)
  return `an emblem with ${and(texts)}`
}
