import type { CompanionCondition, Filter } from '@spellwright/dsl'
import { comparisonPhrase } from './filter/comparison.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import type { Talk } from './talk.ts'
import { withArticle } from './words/english.ts'
import { numberWord } from './words/numbers.ts'

/** What each card has or is: "has mana value 2 or less", "is a Cat or Beast card". */
function predicate(filter: Filter, talk: Talk): string {
  const keys = Object.keys(filter)
  if (keys.length === 1 && filter.manaValue) return `has mana value ${comparisonPhrase(filter.manaValue, talk)}`
  if (keys.length === 1 && filter.abilities === 'activated') return 'has an activated ability'
  return `is ${withArticle(nounPhrase(filter, { talk, kind: 'card' }))}`
}

const only = ({ parity, ...rest }: Filter, talk: Talk): string =>
  typeof parity === 'string'
    ? `cards with ${parity} mana values`
    : nounPhrase(rest, { talk, kind: 'card', number: 'many' })

/** "Each permanent card in your starting deck has mana value 2 or less" (CR 702.139). */
export function companionText(condition: CompanionCondition, talk: Talk): string {
  if ('moreThanMinimum' in condition)
    return `Your starting deck contains at least ${numberWord(condition.moreThanMinimum)} cards more than the minimum deck size`
  if ('symbols' in condition)
    return 'No card in your starting deck has more than one of the same mana symbol in its mana cost'
  if ('only' in condition)
    return `Your starting deck contains only ${only(condition.only, talk)}${condition.lands === undefined ? '' : ' and land cards'}`
  const each = `Each ${nounPhrase(condition.each, { talk, kind: 'card' })} in your starting deck`
  if ('are' in condition) return `${each} ${predicate(condition.are, talk)}`
  return `${each} ${condition.compared === 'differentName' ? 'has a different name' : 'shares a card type'}`
}
